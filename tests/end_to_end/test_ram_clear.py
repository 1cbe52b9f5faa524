"""A RAM clear on the real program: keys, logic door, the meters on paper, and a program that starts again (C9)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from terminal.cabinet import events
from terminal.cabinet.events import Cleared
from terminal.commands.report import command as report
from terminal.journal import putting_away
from terminal.journal.audit import verify
from terminal.journal.reading import read
from tests.end_to_end.house import SPEED, House


@pytest.fixture
def cleared_house(tmp_path: Path) -> Iterator[House]:
    """A cabinet whose devices hold more than its journal at the end: the journal restarts, and they do not."""
    house = House(tmp_path, SPEED)
    try:
        yield house
    finally:
        house.close()


def until_accepted(house: House, do: str) -> None:
    """Touch again and again until it is granted."""
    while not house.touch(do).get("accepted"):
        house.running.listen(0.05)


def test_the_whole_procedure_ends_in_a_cabinet_that_plays_on_a_new_journal(cleared_house: House) -> None:
    house = cleared_house
    house.start()
    house.feed(20)
    house.do("place", bet="field", amount="5.00")
    house.throw(3, 4)
    house.cash_out()
    assert "accepted" in house.touch("call_clear")
    assert not house.rig.picture()["printer"]["device"]["slips"]
    for order in ("key attendant on", "key technician on", "door logic open"):
        house.hand(order)
    until_accepted(house, "call_clear")
    house.until_seen(lambda picture: len(picture["printer"]["device"]["slips"]) == 2)
    until_accepted(house, "confirm_clear")
    house.event("started")
    house.until_ready("board", "printer")
    assert house.state["credit"] == "0.00"
    (old,) = (house.folder / putting_away.ARCHIVES).iterdir()
    first = events.from_bytes(next(read(house.journal)).body)
    assert isinstance(first, Cleared)
    assert (first.seq, first.chain) == ((audit := verify(old / "journal.sqlite")).seq, audit.chain.hex())
    printed = [line for slip in house.rig.picture()["printer"]["device"]["slips"] for line in slip]
    assert any(line.startswith("Bills in") and line.endswith(" 20.00") for line in printed)
    for order in ("door logic close", "key attendant off", "key technician off"):
        house.hand(order)
    told = CliRunner().invoke(report, ["--param", str(house.param), "--json"])
    before, after = json.loads(told.stdout)["days"]
    assert (before["archive"], before["totals"]["deposits_cents"], before["totals"]["table_win_cents"]) == (
        old.name,
        20_00,
        5_00,
    )
    assert (after["archive"], after["number"], after["totals"]["deposits_cents"]) == (None, before["number"] + 1, 0)
    house.feed(5)
    house.cash_out()
    program = house.running
    assert program.end() == 0
    said = "play is locked: The RAM clear is confirmed: The program starts again in a moment."
    assert program.complaints().strip() == said
