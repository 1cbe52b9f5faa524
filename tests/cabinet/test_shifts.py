"""Shifts: each attendant has an account of their own, over power cuts and beside others (regulation 6)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet import commands as c
from terminal.cabinet.clearing import cleared, verify_nothing_open
from terminal.cabinet.events import ClearConfirmed, ShiftBegan, ShiftEnded, TicketSettled
from terminal.cabinet.fold import fold
from terminal.cabinet.shifts.figures import ShiftFigures
from terminal.cabinet.state.shifts import SHIFTS_KEPT
from terminal.recall.describe import describe
from terminal.rules.refusal import Refusal
from tests.cabinet.papers import papers
from tests.cabinet.people.staffed import Staffed
from tests.cabinet.pipeline import PROFILE, Pipeline

PAPER_OUT = ports.PrinterFault("paper_out", message("printer.paper_out"))
LIMITED = replace(PROFILE, manual_credit_limit_cents=100_00)


@pytest.fixture
def attended() -> Pipeline:
    """A cabinet where a key alone is enough; the attendant's is turned."""
    pipeline = Pipeline(profile=LIMITED).open_for_play()
    pipeline.turn_keys("attendant")
    return pipeline


@pytest.fixture
def staffed() -> Staffed:
    """A person of each role has an account; no key is turned."""
    return Staffed.with_people()


def test_all_that_is_paid_and_given_by_the_key_is_in_the_keys_shift(attended: Pipeline) -> None:
    (began,) = attended.give(c.BeginShift(1))
    assert began == ShiftBegan(1, attended.now.at_ms, "attendant")
    attended.give(c.GiveCredit(1, 20_00))
    papers(attended)
    attended.give(c.CancelCredit())
    attended.give(c.ConfirmHandPay(1))
    papers(attended)
    attended.wait(3_600_000)
    ended, _ = attended.give(c.EndShift(1))
    figures = ShiftFigures(cancelled=1, cancelled_cents=20_00, credits=1, credits_cents=20_00)
    assert isinstance(ended, ShiftEnded)
    assert (ended.figures, ended.at_ms - ended.began_ms) == (figures, 3_600_000)
    (paper,) = papers(attended)
    assert "END OF SHIFT\nNOT A TICKET - CANNOT BE REDEEMED" in paper
    assert "1 x Credit paid by hand                20.00" in paper
    assert "CASH PAID OUT                          20.00" in paper
    assert "attendant key" in paper
    assert not attended.state.shifts.open


def test_a_win_a_disputed_bill_and_a_ticket_in_doubt_are_counted_apart() -> None:
    pipeline = Pipeline(profile=replace(LIMITED, attended_limits=(("2020-01-01", 45_00),))).open_for_play()
    pipeline.turn_keys("attendant")
    pipeline.give(c.BeginShift(1))
    pipeline.turn_keys()
    pipeline.feed(100).give(c.PlaceWager("place@8", 42_00))
    pipeline.roll(4, 4)
    pipeline.turn_keys("attendant")
    pipeline.give(c.ConfirmHandPay(1))
    papers(pipeline)
    pipeline.turn_keys()
    pipeline.report("validator", ports.BillEscrowed(20_00))
    pipeline.report("validator", ports.ValidatorPoweredUp(ports.BillAtPowerUp.NONE))
    pipeline.report("validator", ports.ValidatorIdle(accepting=True))
    pipeline.turn_keys("attendant")
    pipeline.give(c.SettleBill(2, credit=True))
    pipeline.turn_keys()
    pipeline.give(c.ClearAll())
    pipeline.give(c.CashOut())
    pipeline.report("printer", ports.TicketInDoubt(1, message("ticket.stopped.jam")))
    pipeline.report("printer", ports.PrinterReady())
    pipeline.turn_keys("attendant")
    doubted = pipeline.give(c.SettleTicket(1, printed=False))[-1]
    assert isinstance(doubted, TicketSettled)
    ended = pipeline.give(c.EndShift(1))[0]
    assert isinstance(ended, ShiftEnded)
    figures = ended.figures
    assert (figures.jackpots, figures.jackpots_cents, figures.paid_cents) == (1, 49_00, 49_00)
    assert (figures.bills, figures.bills_cents) == (1, 20_00)
    assert (figures.tickets, figures.tickets_cents) == (1, doubted.returned_cents)


def test_shifts_overlap_and_each_event_counts_for_the_person_whom_it_names(staffed: Staffed) -> None:
    staffed.come("Anna")
    staffed.give(c.BeginShift(1))
    staffed.come("Sue")
    staffed.give(c.BeginShift(2))
    staffed.turn_keys()
    staffed.feed(100)
    staffed.come("Anna")
    staffed.give(c.CancelCredit())
    staffed.come("Sue")
    staffed.give(c.ConfirmHandPay(1))
    annas, sues = staffed.state.shifts.open
    assert (annas.figures.paid_cents, sues.figures.paid_cents) == (0, 100_00)
    assert staffed.refused(c.BeginShift(3)) == "shift"


def test_a_person_ends_the_own_shift_and_a_supervisor_that_of_one_who_has_left(staffed: Staffed) -> None:
    staffed.come("Sue")
    staffed.give(c.BeginShift(1))
    staffed.come("Anna")
    staffed.give(c.BeginShift(2))
    assert staffed.refused(c.EndShift(1)) == "right"
    assert staffed.refused(c.EndShift(3)) == "shift"
    staffed.come("Sue")
    ended = staffed.give(c.EndShift(2))[0]
    assert isinstance(ended, ShiftEnded)
    assert (ended.person, ended.who) == (staffed.account("Anna").person, staffed.account("Sue").person)
    assert describe(ended).phrase.say == "Shift 2 of Anna ends, by Sue"
    assert [one.number for one in staffed.state.shifts.open] == [1]


def test_a_technician_has_no_shift(staffed: Staffed) -> None:
    staffed.come("Tom")
    assert staffed.refused(c.BeginShift(1)) == "right"


def test_an_account_with_an_open_shift_is_not_removed(staffed: Staffed) -> None:
    staffed.come("Anna")
    staffed.give(c.BeginShift(1))
    staffed.come("Otto")
    number = staffed.account("Anna").number
    assert staffed.refused(c.RemovePerson(number)) == "shift"
    staffed.give(c.EndShift(1))
    staffed.give(c.RemovePerson(number))


def test_a_shift_outlasts_a_power_cut_and_begins_and_ends_once(attended: Pipeline) -> None:
    attended.give(c.BeginShift(1))
    attended.give(c.Start("again"))
    attended.open_with("attendant")
    assert attended.refused(c.BeginShift(1)) == "shift"
    assert attended.refused(c.BeginShift(2)) == "shift"
    attended.give(c.EndShift(1))
    assert attended.refused(c.EndShift(1)) == "shift"
    assert attended.refused(c.BeginShift(1)) == "shift"
    papers(attended)
    attended.give(c.BeginShift(2))


def test_without_a_printer_a_shift_ends_and_is_printed_later(attended: Pipeline) -> None:
    attended.give(c.BeginShift(1))
    attended.report("printer", PAPER_OUT)
    assert len(attended.give(c.EndShift(1))) == 1
    assert attended.refused(c.PrintShift(1)) == "device"
    attended.report("printer", ports.PrinterReady())
    assert attended.refused(c.PrintShift(2)) == "shift"
    printed = attended.give(c.PrintShift(1))
    assert describe(printed[0]).phrase.say == "Slip 1 is printed: shift 1"


def test_the_last_shifts_are_kept_and_their_numbers_continue_over_a_ram_clear(attended: Pipeline) -> None:
    attended.report("printer", PAPER_OUT)
    for number in range(1, SHIFTS_KEPT + 3):
        attended.give(c.BeginShift(number))
        attended.give(c.EndShift(number))
    assert [one.number for one in attended.state.shifts.ended] == list(range(3, SHIFTS_KEPT + 3))
    attended.give(c.BeginShift(SHIFTS_KEPT + 3))
    with pytest.raises(Refusal, match="A shift is open"):
        verify_nothing_open(attended.state)
    attended.give(c.EndShift(SHIFTS_KEPT + 3))
    confirmed = ClearConfirmed(attended.now.at_ms, ("attendant", "technician"))
    before = fold(attended.state, confirmed)
    after = fold(attended.cabinet.new_state(), cleared(confirmed, before, "2026-11-23", (1, "00")))
    assert (after.shifts.last_number, after.shifts.ended) == (SHIFTS_KEPT + 3, ())
