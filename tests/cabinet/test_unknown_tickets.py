"""Guessing of ticket numbers is braked: unknown ones in a row tilt the acceptor for longer each time, and call."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import pytest

from drivers import ports
from drivers.ports import BillOrder, BoardInputs, BoardOrder, Lamp, ValidatorOrder
from drivers.ports.authority import AuthorityReady, Honoured, Refused
from terminal.cabinet import tickets_in
from terminal.cabinet.commands import ClockFound, FromDevice, Start, TimePasses
from terminal.cabinet.events import FaultsAcknowledged, TicketInAnswered, TicketInTilted, TicketInTiltEnded, from_bytes
from terminal.cabinet.state import from_bytes as state_from_bytes
from terminal.cabinet.state import to_bytes
from terminal.cabinet.unknown_tickets import delay_ms
from terminal.ticket_book.book import REDEEMED, UNKNOWN
from tests.cabinet.pipeline import PROFILE, Pipeline

MINUTE_MS = 60_000
GOOD = "006338742623748784"


def guess(pipeline: Pipeline, number: int) -> None:
    """Feed a ticket whose number the authority does not know, and take it back."""
    validation = f"00{number:016d}"
    pipeline.report("validator", ports.TicketEscrowed(validation))
    if asked(pipeline):
        pipeline.give(
            FromDevice("authority", Refused(pipeline.state.acceptor.bills, validation, UNKNOWN, unknown=True))
        )
    take_back(pipeline)


def take_back(pipeline: Pipeline) -> None:
    order = pipeline.order("validator")
    assert isinstance(order, ValidatorOrder)
    assert order.bill is BillOrder.RETURN
    pipeline.report("validator", ports.BillReturned())
    pipeline.report("validator", ports.ValidatorIdle(accepting=True))


def guesses(pipeline: Pipeline, count: int) -> Pipeline:
    for number in range(count):
        guess(pipeline, number)
    return pipeline


def asked(pipeline: Pipeline) -> bool:
    """Whether the authority is asked about what is in escrow."""
    return pipeline.state.acceptor.ticket_in is not None and pipeline.state.acceptor.ticket_in.fate == "ask"


def honoured(pipeline: Pipeline) -> None:
    """Feed a ticket that the authority pays."""
    pipeline.report("validator", ports.TicketEscrowed(GOOD))
    pipeline.give(FromDevice("authority", Honoured(pipeline.state.acceptor.bills, GOOD, 20_00)))
    pipeline.report("validator", ports.BillStacked())
    pipeline.report("validator", ports.ValidatorIdle(accepting=True))


def tilts(pipeline: Pipeline) -> list[int]:
    """The minutes of every tilt so far."""
    return [one.delay_ms // MINUTE_MS for one in pipeline.events if isinstance(one, TicketInTilted)]


def is_tilted(pipeline: Pipeline) -> bool:
    return pipeline.state.acceptor.unknown_tickets.until_ms is not None


def wait_it_out(pipeline: Pipeline) -> None:
    """Let the cabinet's own alarm ring."""
    at_ms = pipeline.cabinet.alarm_ms(pipeline.state, pipeline.now)
    assert at_ms is not None
    pipeline.wait(at_ms - pipeline.now.at_ms).give(TimePasses())


def turned(pipeline: Pipeline) -> None:
    """Turn the attendant's key and turn it back."""
    pipeline.report("board", BoardInputs((), ("attendant",)))
    pipeline.report("board", BoardInputs((), ()))


def test_two_unknown_tickets_are_a_mistake_and_stop_nothing(booked: Pipeline) -> None:
    guesses(booked, 2)
    assert (tilts(booked), booked.order("board")) == ([], BoardOrder(Lamp.OFF))
    honoured(booked)
    assert booked.state.credit_cents == 20_00


def test_the_third_in_a_row_tilts_the_acceptor_and_calls_the_attendant(booked: Pipeline) -> None:
    guesses(booked, 3)
    assert tilts(booked) == [1]
    assert booked.order("board") == BoardOrder(Lamp.CALL)


def test_a_tilted_acceptor_asks_about_no_ticket_not_even_a_good_one_and_says_whom_to_ask(booked: Pipeline) -> None:
    guesses(booked, 3)
    booked.report("validator", ports.TicketEscrowed(GOOD))
    assert not asked(booked)
    assert booked.state.ticketing.taken[-1].why == tickets_in.TILTED
    take_back(booked)


def test_bills_are_taken_all_the_same(booked: Pipeline) -> None:
    guesses(booked, 3).feed(20)
    assert booked.state.credit_cents == 20_00


def test_the_tilt_ends_by_itself_and_each_further_guess_tilts_for_twice_as_long_up_to_an_hour(booked: Pipeline) -> None:
    guesses(booked, 2)
    for number in range(2, 11):
        guess(booked, number)
        assert is_tilted(booked)
        wait_it_out(booked)
        assert not is_tilted(booked)
    assert tilts(booked) == [1, 2, 4, 8, 16, 32, 60, 60, 60]


def test_a_day_of_guessing_tries_fewer_than_forty_numbers(booked: Pipeline) -> None:
    ends_ms, tried = booked.now.at_ms + 24 * 60 * MINUTE_MS, 0
    while booked.now.at_ms < ends_ms:
        guess(booked, tried)
        tried += 1
        if is_tilted(booked):
            wait_it_out(booked)
    assert tried < 40


def test_the_time_is_not_over_a_moment_too_early(booked: Pipeline) -> None:
    guesses(booked, 3)
    booked.wait(MINUTE_MS - 1).give(TimePasses())
    assert is_tilted(booked)
    [end] = booked.wait(1).give(TimePasses())
    assert end == TicketInTiltEnded()


def test_the_attendant_stays_called_after_the_time_until_the_key_is_turned_back(booked: Pipeline) -> None:
    guesses(booked, 3)
    wait_it_out(booked)
    assert booked.order("board") == BoardOrder(Lamp.CALL)
    booked.report("board", BoardInputs((), ("attendant",)))
    assert booked.state.acceptor.unknown_tickets.attendant_called
    booked.report("board", BoardInputs((), ()))
    assert booked.events[-1] == FaultsAcknowledged(("unknown_tickets",), "attendant")
    assert booked.order("board") == BoardOrder(Lamp.OFF)


def test_the_attendants_key_ends_the_tilt_and_the_row(booked: Pipeline) -> None:
    turned(guesses(booked, 3))
    assert not is_tilted(booked)
    guesses(booked, 2)
    assert tilts(booked) == [1]


def test_the_time_rests_under_a_technicians_key_and_goes_on_with_what_it_had_left(booked: Pipeline) -> None:
    guesses(booked, 3)
    booked.wait(MINUTE_MS - 1_000).turn_keys("technician")
    assert booked.cabinet.alarm_ms(booked.state, booked.now) != booked.now.at_ms + 1_000
    assert booked.wait(600_000).give(TimePasses()) == ()
    booked.turn_keys()
    assert booked.cabinet.alarm_ms(booked.state, booked.now) == booked.now.at_ms + 1_000
    assert booked.wait(999).give(TimePasses()) == ()
    assert booked.wait(1).give(TimePasses()) == (TicketInTiltEnded(),)


def test_the_time_rests_over_a_power_cut_under_the_key(booked: Pipeline) -> None:
    guesses(booked, 3).turn_keys("technician")
    booked.wait(10 * MINUTE_MS).give(Start("again", authority=True))
    assert booked.give(TimePasses()) == ()
    booked.open_for_play()
    assert booked.state.acceptor.unknown_tickets.until_ms == booked.now.at_ms + MINUTE_MS


@pytest.mark.parametrize("mode", ["roll", "auto"])  # at the second one a betting time is there to be stopped
def test_a_guess_that_is_answered_under_the_key_tilts_for_a_whole_time_after_it(mode: Literal["roll", "auto"]) -> None:
    pipeline = Pipeline(profile=replace(PROFILE, mode=mode))
    pipeline.give(Start("test", authority=True))
    pipeline.open_for_play().feed(20).give(FromDevice("authority", AuthorityReady()))
    guesses(pipeline, 2).report("validator", ports.TicketEscrowed(GOOD))
    pipeline.turn_keys("technician")
    pipeline.wait(10 * MINUTE_MS)
    pipeline.give(FromDevice("authority", Refused(pipeline.state.acceptor.bills, GOOD, UNKNOWN, unknown=True)))
    assert is_tilted(pipeline)
    assert pipeline.wait(10 * MINUTE_MS).give(TimePasses()) == ()
    pipeline.turn_keys()
    assert pipeline.state.acceptor.unknown_tickets.until_ms == pipeline.now.at_ms + MINUTE_MS


def test_a_good_ticket_ends_the_row_and_not_the_call(booked: Pipeline) -> None:
    guesses(booked, 3)
    wait_it_out(booked)
    honoured(booked)
    guesses(booked, 2)
    assert tilts(booked) == [1]
    assert booked.state.acceptor.unknown_tickets.attendant_called


def test_a_known_ticket_that_is_not_paid_is_no_guess_and_does_not_end_the_row(booked: Pipeline) -> None:
    guesses(booked, 2)
    for _ in range(5):
        booked.report("validator", ports.TicketEscrowed(GOOD))
        booked.give(FromDevice("authority", Refused(booked.state.acceptor.bills, GOOD, REDEEMED)))
        take_back(booked)
    assert tilts(booked) == []
    guess(booked, 3)
    assert tilts(booked) == [1]


def test_an_answer_that_comes_twice_counts_once(booked: Pipeline) -> None:
    guess(booked, 1)
    booked.report("validator", ports.TicketEscrowed(GOOD))
    for _ in range(3):
        booked.give(FromDevice("authority", Refused(booked.state.acceptor.bills, GOOD, UNKNOWN, unknown=True)))
    assert booked.state.acceptor.unknown_tickets.in_row == 2
    assert tilts(booked) == []


@pytest.mark.parametrize("count", [2, 3])
def test_a_power_cut_forgives_nothing(booked: Pipeline, count: int) -> None:
    before = guesses(booked, count).state.acceptor.unknown_tickets
    booked.give(Start("again", authority=True))
    assert booked.state.acceptor.unknown_tickets == before
    assert state_from_bytes(to_bytes(booked.state)) == booked.state


def test_a_clock_that_is_set_forward_does_not_shorten_the_tilt(booked: Pipeline) -> None:
    guesses(booked, 3)
    expected_ms = booked.now.at_ms
    booked.wait(60 * MINUTE_MS)
    booked.give(ClockFound(expected_ms))
    booked.give(TimePasses())
    assert is_tilted(booked)
    assert booked.cabinet.alarm_ms(booked.state, booked.now) == booked.now.at_ms + MINUTE_MS


def test_a_clock_that_is_set_back_does_not_lengthen_it(booked: Pipeline) -> None:
    guesses(booked, 3)
    expected_ms = booked.now.at_ms
    booked.wait(-60 * MINUTE_MS)
    booked.give(ClockFound(expected_ms))
    assert booked.state.acceptor.unknown_tickets.until_ms == booked.now.at_ms + MINUTE_MS


def test_a_clock_that_went_back_unseen_lets_the_time_begin_again_and_no_more(booked: Pipeline) -> None:
    guesses(booked, 3)
    booked.wait(-60 * MINUTE_MS).give(TimePasses())
    assert booked.state.acceptor.unknown_tickets.until_ms == booked.now.at_ms + MINUTE_MS
    assert booked.state.acceptor.unknown_tickets.in_row == 3


@pytest.mark.parametrize("unknown", [9, 100, 1 << 40])
def test_no_row_is_so_long_that_its_delay_cannot_be_worked_out(unknown: int) -> None:
    assert delay_ms(unknown) == 60 * MINUTE_MS


def test_answers_from_before_unknown_numbers_were_marked_are_read_as_they_were() -> None:
    old = from_bytes(b'{"kind":"ticket_in_answered","number":1,"amount_cents":0,"why":"No.","cashable":true}')
    assert old == TicketInAnswered(1, 0, "No.")
