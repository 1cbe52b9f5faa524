"""What the staff sees, on slips: meters, the sheet of faults, events, games and lists (regulation M1, R2, R3, D5)."""

from __future__ import annotations

import pytest

from drivers.ports import MAX_SLIP_CHARACTERS, MAX_SLIP_LINES
from terminal.cabinet import meter_sheet
from terminal.cabinet.commands import CashOut, PrintList
from terminal.cabinet.faults import FAULTS
from terminal.cabinet.list_sheet import MAX_SLIPS, in_width
from tests.cabinet.pipeline import Pipeline


@pytest.fixture
def pipeline() -> Pipeline:
    pipeline = Pipeline()
    pipeline.open_for_play()
    pipeline.turn_keys("attendant")
    return pipeline


def printed(pipeline: Pipeline, command: PrintList) -> list[str]:
    """The lines of all slips below their heads, each slip within its size."""
    pipeline.give(command)
    lines: list[str] = []
    for matter in pipeline.state.papers.slips:
        assert (matter.about, matter.number) == (command.about, command.number)
        assert len(matter.slip.lines) <= MAX_SLIP_LINES
        assert all(len(line) <= MAX_SLIP_CHARACTERS for line in matter.slip.lines)
        assert matter.slip.lines[1] == "NOT A TICKET - CANNOT BE REDEEMED"
        body = next(at for at, line in enumerate(matter.slip.lines) if line.startswith("Page "))
        lines += matter.slip.lines[body + 2 :]
    return lines


def test_every_meter_is_printed_for_the_lifetime_and_the_period(pipeline: Pipeline) -> None:
    text = "\n".join(printed(pipeline, PrintList("current_meters")))
    for one in meter_sheet.lines(pipeline.state):
        assert one.title.split()[0] in text
    assert text.count("in the period") == len(meter_sheet.lines(pipeline.state))
    assert "Games since power reset" in text
    assert "Last paid" in text


def test_every_fault_is_on_the_sheet_with_what_it_stops_and_who_clears_it(pipeline: Pipeline) -> None:
    text = " ".join(" ".join(printed(pipeline, PrintList("faults"))).split())
    for fault in FAULTS:
        assert fault.title.say.upper() in text
        assert " ".join(fault.remedy.say.split()) in text
    assert text.count("Stops: ") == len(FAULTS)


def test_events_and_a_game_are_printed_as_they_were_read(pipeline: Pipeline) -> None:
    lines = ("53  09/21/2026 14:13:20", "  " + "A word and another one " * 4)
    body = printed(pipeline, PrintList("events", 53, lines))
    assert body[0] == lines[0]
    assert " ".join(" ".join(body[1:]).split()) == " ".join(lines[1].split())


def test_a_game_has_its_number_in_the_title(pipeline: Pipeline) -> None:
    pipeline.give(PrintList("game", 7, ("Bet",)))
    assert pipeline.state.papers.slips[0].slip.lines[0] == "GAME 7"


def test_a_list_has_its_own_title_and_its_lines_as_they_were_read(pipeline: Pipeline) -> None:
    command = PrintList("list", lines=("No.  Time  Amount", "3  09/21/2026 14:13:20"), title="BILLS")
    assert printed(pipeline, command) == list(command.lines)
    assert pipeline.state.papers.slips[0].slip.lines[0] == "BILLS"


def test_a_line_without_spaces_is_broken_at_the_edge_and_nothing_of_it_is_lost() -> None:
    parts = in_width("x" * 100)
    assert "".join(part.strip() for part in parts) == "x" * 100
    assert max(map(len, parts)) == MAX_SLIP_CHARACTERS


def test_a_list_that_is_too_long_for_paper_is_refused_and_nothing_is_printed(pipeline: Pipeline) -> None:
    assert pipeline.refused(PrintList("events", 1, ("line",) * MAX_SLIP_LINES * MAX_SLIPS)) == "list"
    assert not pipeline.state.papers.slips


def test_nothing_is_printed_without_a_key_or_over_another_paper_or_a_ticket(pipeline: Pipeline) -> None:
    pipeline.give(PrintList("current_meters"))
    assert pipeline.refused(PrintList("faults")) == "device"
    pipeline = Pipeline()
    pipeline.open_for_play()
    assert pipeline.refused(PrintList("current_meters")) == "key"
    pipeline.feed(20)
    pipeline.give(CashOut())
    pipeline.turn_keys("attendant")
    assert pipeline.refused(PrintList("current_meters")) == "ticket_open"
