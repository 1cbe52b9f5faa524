"""A door is opened while play is locked: lamp and journal of the real program, or the board's memory (D1, D2)."""

from __future__ import annotations

from itertools import groupby

from harness.torture.program import on_param
from terminal.cabinet import events
from terminal.cabinet.events import DoorsOpenedUnseen, InputsChanged
from terminal.journal.copies.places import copy_places
from terminal.journal.reading import read
from tests.end_to_end.house import House


def locked(house: House, words: str) -> str:
    """Start it on its screen with these words added to Param.ini; returns the title of the lock in its output."""
    with house.param.open("a") as param:
        param.write(words)
    house.program = on_param(house.param, screen=True)
    return str(house.running.wait_for(lambda told: "locked" in told)["locked"])


def move(house: House, order: str, lamp: str) -> None:
    """Move a door by hand, and wait for the lamp."""
    house.hand(order)
    house.until_seen(lambda picture: picture["board"]["device"]["lamp"] == lamp)


def end(house: House, param: str) -> str:
    """End the program and put its parameters right; what it complained of."""
    program, house.program = house.running, None
    assert program.end() == 0
    house.param.write_text(param)
    return program.complaints()


def doors_reported(house: House) -> list[tuple[str, ...]]:
    """The open doors after each change of them. A board that was lost and is back reports them again, unchanged."""
    found = [events.from_bytes(row.body) for row in read(house.journal)]
    return [doors for doors, _ in groupby(one.doors_open for one in found if isinstance(one, InputsChanged))]


def unseen(house: House) -> list[tuple[tuple[str, int], ...]]:
    """The journal's record of doors that were opened while nothing could be journaled."""
    found = [events.from_bytes(row.body) for row in read(house.journal)]
    return [one.openings for one in found if isinstance(one, DoorsOpenedUnseen)]


def test_a_door_under_a_lock_is_lit_and_journaled_and_play_stays_locked(house: House) -> None:
    house.start()
    house.feed(20)
    assert house.end() == 0
    param, before = house.param.read_text(), len(doors_reported(house))
    assert locked(house, "\n[money]\ncurrency = EUR\n") == "The currency has changed in play"
    move(house, "door logic open", "door")
    assert house.state["credit"] == "20.00"
    assert house.touch("cash_out")["why"] == "locked"
    move(house, "door logic close", "tilt")
    assert end(house, param).startswith("play is locked: The currency has changed in play")
    assert doors_reported(house)[before:] == [("logic",), ()]
    house.start()
    house.cash_out()


def test_a_terminal_that_does_not_open_lights_its_lamp_and_the_next_start_journals_the_door(house: House) -> None:
    """There is no journal yet, so no valid parameters to go on with."""
    param = house.param.read_text()
    assert locked(house, "\n[game]\nsheet = craps-el999\n") == "The par sheet is wrong"
    house.until_seen(lambda picture: picture["board"]["device"]["lamp"] == "tilt")
    move(house, "door main open", "door")
    move(house, "door main close", "tilt")
    assert "there is no par sheet craps-el999.ini" in end(house, param)
    assert not house.journal.exists()
    house.start(ready=("board",))
    assert unseen(house) == [(("main", 1),)]


def test_a_terminal_whose_sheet_is_wrong_goes_on_by_its_journal_and_journals_the_door_at_once(house: House) -> None:
    house.start()
    assert house.end() == 0
    param, before = house.param.read_text(), len(doors_reported(house))
    assert locked(house, "\n[game]\nsheet = craps-el999\n") == "The par sheet is wrong"
    move(house, "door main open", "door")
    move(house, "door main close", "tilt")
    assert "there is no par sheet craps-el999.ini" in end(house, param)
    assert doors_reported(house)[before:] == [("main",), ()]


def test_where_a_copy_of_the_journal_was_found_bad_the_next_start_journals_the_door(house: House) -> None:
    house.start(screen=True)
    house.feed(20)
    copy = copy_places(house.journal, house.folder)[0].path
    content = copy.read_bytes()
    copy.unlink()
    copy.write_bytes(content)
    house.do("place", bet="field", amount="5.00")
    assert house.touch("roll")["why"] == "locked"
    house.until_seen(lambda picture: picture["board"]["device"]["lamp"] == "tilt")
    before = len(doors_reported(house))
    for _ in range(2):
        move(house, "door cashbox open", "door")
        move(house, "door cashbox close", "tilt")
    assert [told["locked"] for told in house.running.output if "locked" in told] == ["The journal cannot be used"]
    assert house.end() == 0
    assert len(doors_reported(house)) == before
    house.start(screen=True)
    assert unseen(house) == [(("cashbox", 2),)]
    house.throw(1, 2)


def test_where_no_copy_is_good_what_the_procedure_sees_of_the_doors_is_not_taken_from_the_board(house: House) -> None:
    house.start()
    assert house.end() == 0
    copies = {path: path.read_bytes() for path in house.folder.rglob("journal.sqlite*") if path.stat().st_size}
    for path in copies:
        path.write_bytes(b"no journal")
    assert locked(house, "") == "The journal cannot be used"
    move(house, "door logic open", "door")
    move(house, "door logic close", "tilt")
    end(house, house.param.read_text())
    for path, content in copies.items():
        path.write_bytes(content)
    house.start(ready=("board",))
    assert unseen(house) == [(("logic", 1),)]
