"""Starts that must not be: a journal in use, broken, damaged or out of reach. One sentence, and not a byte changed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from harness.torture.program import on_param, write_param
from terminal.journal.audit import verify
from terminal.journal.places import head_path
from tests.end_to_end.house import House
from tests.journal.bench import alter, closed_journal, contents

PAGE_BYTES = 4096


def break_chain(path: Path) -> None:
    alter(path, "UPDATE events SET body = ? WHERE seq = 7", b"another body")


def damage_page(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[:PAGE_BYTES] + bytes(PAGE_BYTES) + content[2 * PAGE_BYTES :])


def lose_head(path: Path) -> None:
    head_path(path).unlink()


def be_no_journal(path: Path) -> None:
    head_path(path).unlink()
    path.write_bytes(b"This is a letter to the manager.\n" * 1000)


WRONGS: tuple[Callable[[Path], None], ...] = (break_chain, damage_page, lose_head, be_no_journal)


@pytest.fixture(params=WRONGS, ids=lambda wrong: wrong.__name__)
def param(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Parameters that name a journal which must not be played on."""
    path = closed_journal(tmp_path / "journal.sqlite")
    request.param(path)
    return write_param(tmp_path)


def assert_one_sentence(complaints: str) -> None:
    """The program has said what is wrong, once, for a person."""
    assert complaints.startswith("kiosk: ")
    assert complaints.endswith(".\n")
    assert complaints.count("\n") == 1


def test_a_journal_that_cannot_be_vouched_for_is_refused_and_not_touched(param: Path) -> None:
    before = contents(param)
    program = on_param(param)
    assert program.wait() == 2
    assert_one_sentence(program.complaints())
    assert program.output == []
    assert contents(param) == before


def test_a_sound_chain_of_what_no_cabinet_has_ever_done_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    before = verify(closed_journal(tmp_path / "journal.sqlite"))
    program = on_param(write_param(tmp_path))
    assert program.wait() == 2
    assert_one_sentence(program.complaints())
    assert "makes no sense" in program.complaints()
    assert verify(tmp_path / "journal.sqlite") == before


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    param = write_param(tmp_path)
    param.write_text(param.read_text().replace(str(tmp_path / "journal.sqlite"), "/proc/journal.sqlite"))
    program = on_param(param)
    assert program.wait() == 2
    assert_one_sentence(program.complaints())
    assert "/proc" in program.complaints()


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("[money]\ncurrency = XXX", "line 14"),
        ("[game]\nsheet = no-such-sheet", "no-such-sheet.ini"),
        ("[cabinet]\nmachine = 1", "machine"),
    ],
)
def test_a_wrong_parameter_is_refused_before_any_journal_is_made(tmp_path: Path, line: str, what: str) -> None:
    param = write_param(tmp_path)
    param.write_text(param.read_text() + line + "\n")
    program = on_param(param)
    assert program.wait() == 2
    assert_one_sentence(program.complaints())
    assert what in program.complaints()
    assert [path.name for path in tmp_path.iterdir()] == ["Param.ini"]


@pytest.mark.parametrize("screen", [False, True])
def test_a_second_program_on_one_journal_is_refused_and_the_first_plays_on(house: House, screen: bool) -> None:
    house.start(ready=())
    second = on_param(house.param, screen=screen)
    assert second.wait() == 2
    assert_one_sentence(second.complaints())
    assert "in use" in second.complaints()
    assert house.touch("undo")["accepted"] is False


@pytest.mark.parametrize("param", [break_chain], indirect=True, ids=["break_chain"])
def test_on_its_screen_a_terminal_that_must_not_play_says_so_until_it_is_ended(param: Path) -> None:
    before = contents(param)
    program = on_param(param, screen=True)
    told = program.wait_for(lambda line: "locked" in line)
    assert told["locked"] == "The journal cannot be used"
    assert "broken at event 7" in told["say"]
    assert (told["code"], told["why"]) == ("lock.journal_unusable", "journal.broken")
    program.listen(1.0)
    assert program.running
    assert program.end() == 0
    assert_one_sentence(program.complaints())
    assert program.output == [told]
    assert contents(param) == before


def test_on_its_screen_a_terminal_plays_by_touches_as_it_does_without(house: House) -> None:
    house.start(screen=True)
    house.feed(20)
    house.do("place", bet="field", amount="5.00")
    house.throw(1, 2)
    house.kill()
    house.start(screen=True, ready=())
    assert house.state["credit"] == "25.00"
