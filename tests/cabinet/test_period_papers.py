"""The end of an accounting period is printed, at once or later, and waits for no printer (regulation M8)."""

from __future__ import annotations

import re

import pytest

from drivers import ports
from drivers.ports import MAX_SLIP_CHARACTERS, MAX_SLIP_LINES
from drivers.ports.message import message
from terminal.cabinet import commands as c
from terminal.cabinet.events import PeriodEnded, SlipOrdered
from terminal.recall.describe import describe
from tests.cabinet.papers import papers
from tests.cabinet.pipeline import Pipeline

PAPER_OUT = ports.PrinterFault("paper_out", message("printer.paper_out"))


@pytest.fixture
def attended(pipeline: Pipeline) -> Pipeline:
    """Bills of 100.00 and 20.00 came in; the attendant's key is turned."""
    pipeline.feed(100).feed(20)
    pipeline.turn_keys("attendant")
    return pipeline


def values(paper: str) -> dict[str, str]:
    """The lines of a paper by their names."""
    rows = (re.fullmatch(r"(\S.*?) {2,}(\S+)", line) for line in paper.splitlines())
    return {row[1]: row[2] for row in rows if row}


def test_the_end_prints_what_the_period_counted_with_when_and_who(attended: Pipeline) -> None:
    attended.give(c.EndPeriod(1))
    pages = papers(attended)
    paper = "".join(pages)
    assert paper.startswith("period 1:\nACCOUNTING PERIOD - METERS\nNOT A TICKET - CANNOT BE REDEEMED")
    found = values(paper)
    assert (found["Period"], found["Bills in"], found["Bills of $20.00"]) == ("000001", "120.00", "1")
    assert "Ended by          " in paper
    assert "attendant key" in paper


def test_the_next_paper_counts_from_the_end_before(attended: Pipeline) -> None:
    attended.give(c.EndPeriod(1))
    papers(attended)
    attended.turn_keys()
    attended.feed(50).turn_keys("attendant")
    attended.give(c.EndPeriod(2))
    assert values(papers(attended)[0])["Bills in"] == "50.00"


def test_without_a_printer_the_period_ends_and_is_printed_later_as_it_was(attended: Pipeline) -> None:
    attended.report("printer", PAPER_OUT)
    assert [type(event) for event in attended.give(c.EndPeriod(1))] == [PeriodEnded]
    assert attended.refused(c.PrintPeriod(1)) == "device"
    attended.report("printer", ports.PrinterReady())
    attended.give(c.Start("again"))
    attended.open_for_play().feed(50)
    attended.turn_keys("attendant")
    attended.give(c.PrintPeriod(1))
    assert values(papers(attended)[0])["Bills in"] == "120.00"


def test_only_the_last_period_is_printed_and_only_by_the_staff(attended: Pipeline) -> None:
    assert attended.refused(c.PrintPeriod(1)) == "period"
    attended.give(c.EndPeriod(1))
    assert attended.refused(c.PrintPeriod(1)) == "device"
    papers(attended)
    assert attended.refused(c.PrintPeriod(2)) == "period"
    attended.turn_keys()
    assert attended.refused(c.PrintPeriod(1)) == "key"


def test_every_page_fits_the_printer_and_is_described(attended: Pipeline) -> None:
    ended = attended.give(c.EndPeriod(1))
    orders = [event for event in ended if isinstance(event, SlipOrdered)]
    assert orders
    for order in orders:
        assert len(order.slip.lines) <= MAX_SLIP_LINES
        assert all(len(line) <= MAX_SLIP_CHARACTERS for line in order.slip.lines)
    assert describe(orders[0]).phrase.say == "Slip 1 is printed: meters of period 1"
