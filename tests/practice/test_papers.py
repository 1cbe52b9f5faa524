"""What practice prints can never be taken for money (regulation M11)."""

from __future__ import annotations

from drivers import ports
from terminal.cabinet.commands import CallClear, CashOut
from terminal.cabinet.events import SlipOrdered, TicketIssued
from terminal.cabinet.slips import PRACTICE
from tests.cabinet.pipeline import Pipeline


def practising() -> Pipeline:
    """A cabinet for practice that is open for play, with credit."""
    return Pipeline(practice=True).open_for_play()


def issued(pipeline: Pipeline) -> ports.Ticket:
    """Feed a bill, cash out, and return the ticket."""
    for report in (ports.BillEscrowed(20_00), ports.BillStacked(), ports.ValidatorIdle(accepting=True)):
        pipeline.report("validator", report)
    (event,) = (one for one in pipeline.give(CashOut()) if isinstance(one, TicketIssued))
    return event.ticket


def test_a_ticket_says_that_it_is_not_valid() -> None:
    ticket = issued(practising())
    assert (ticket.establishment, ticket.location, ticket.terms) == (PRACTICE, PRACTICE, PRACTICE)


def test_no_validation_number_of_practice_is_ever_one_of_a_cabinet() -> None:
    ours = issued(Pipeline().open_for_play()).validation
    theirs = issued(practising()).validation
    assert (ours[:2], theirs[:2], len(theirs)) == ("00", "99", 18)


def test_every_slip_says_that_it_is_not_valid_and_keeps_its_lines() -> None:
    papers = {}
    for pipeline in (practising(), Pipeline().open_for_play()):
        pipeline.report("board", ports.BoardInputs(("logic",), ports.KEYS))
        papers[pipeline.cabinet.practice] = [
            one.slip.lines for one in pipeline.give(CallClear()) if isinstance(one, SlipOrdered)
        ]
    assert papers[True]
    for marked, plain in zip(papers[True], papers[False], strict=True):
        assert (marked[2], plain[2]) == (PRACTICE, "")
        assert (marked[:2], marked[3:]) == (plain[:2], plain[3:])


def test_a_cabinet_that_is_not_for_practice_says_nothing_of_it() -> None:
    pipeline = Pipeline().open_for_play()
    assert PRACTICE not in repr(issued(pipeline))
    assert not pipeline.state.configuration.practice
