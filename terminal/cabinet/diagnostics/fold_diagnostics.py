"""Folds events of test mode: none of them touches a meter, the credit or a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from terminal.cabinet import events as e
from terminal.cabinet import fold_hand_over
from terminal.cabinet.state import State
from terminal.cabinet.state.bills import Bill, BillTest
from terminal.cabinet.state.diagnostics import Diagnostics, Mode, TestBill, TestPrint, TestThrows
from terminal.fairness.counts import counted
from terminal.messages.text import Text


def _began(state: State, event: e.TestModeBegan) -> State:
    return replace(state, diagnostics=Diagnostics(Mode(event.at_ms, event.key, event.who)))


def _ended(state: State, event: e.TestModeEnded) -> State:
    del event
    test = state.acceptor.test
    ending = replace(test, wanted=False) if test else None
    return replace(state, diagnostics=Diagnostics(), acceptor=replace(state.acceptor, test=ending))


def _throw_called(state: State, event: e.TestThrowCalled) -> State:
    """The number is taken for good: no game asks the generator for it."""
    throws = replace(state.diagnostics.throws, throw=event.throw, count=event.count)
    return _with_throws(replace(state, dice=replace(state.dice, throws=event.throw)), throws)


def _thrown(state: State, event: e.TestThrown) -> State:
    before = state.diagnostics.throws
    dice = len(event.dice)
    last = before.last if len(before.last) == dice else None
    others = (one for one in before.counts if one.dice != dice)
    counts = (*others, counted(before.counts_of(dice), event.dice, last))
    after = fold_hand_over.thrown(state)
    return _with_throws(after, replace(before, throw=None, last=event.dice, void="", counts=counts))


def _throw_voided(state: State, event: e.TestThrowVoided) -> State:
    before = state.diagnostics.throws
    return _with_throws(state, replace(before, throw=None, last=(), void=event.reason, voids=before.voids + 1))


def _bill_called(state: State, event: e.TestBillCalled) -> State:
    acceptor = replace(state.acceptor, test=BillTest(event.number), tests=event.number)
    return _with_bill(replace(state, acceptor=acceptor), TestBill())


def _bill_seen(state: State, event: e.TestBillSeen) -> State:
    """One bill is a test: no other is waited for."""
    test = state.acceptor.test
    acceptor = replace(
        state.acceptor,
        bill=Bill(event.number, event.value_cents, "test"),
        bills=event.number,
        ticket_in=None,
        test=replace(test, wanted=False) if test else None,
    )
    return _with_bill(replace(state, acceptor=acceptor), TestBill("escrow", event.value_cents))


def _bill_closed(state: State, event: e.TestBillClosed) -> State:
    del event
    shown = state.diagnostics.bill or TestBill()
    state = replace(state, acceptor=replace(state.acceptor, bill=None))
    return _with_bill(state, replace(shown, outcome="returned"))


def _bill_test_ended(state: State, event: e.TestBillEnded) -> State:
    del event
    return replace(state, acceptor=replace(state.acceptor, test=None))


def bill_disputed(state: State) -> State:
    """The state in which the page shows that the test's bill was stacked; unchanged for any other bill."""
    bill = state.acceptor.bill
    if bill is None or bill.fate != "test":
        return state
    return _with_bill(state, TestBill("disputed", bill.value_cents))


def bill_rejected(state: State, why: Text) -> State:
    """The state in which the page shows why the validator gave a bill back that was to be tested."""
    shown = state.diagnostics.bill
    if state.acceptor.test is None or shown is None:
        return state
    return _with_bill(state, replace(shown, rejected=why))


def _with_bill(state: State, bill: TestBill) -> State:
    """The page shows it while test mode is on."""
    if state.diagnostics.mode is None:
        return state
    return replace(state, diagnostics=replace(state.diagnostics, bill=bill))


def _lamp_tested(state: State, event: e.LampTested) -> State:
    return replace(state, diagnostics=replace(state.diagnostics, lamp=event.lamp))


def _sound_tested(state: State, event: e.SoundTested) -> State:
    """It changes nothing: the screen plays it when the event is durable."""
    del event
    return state


def _calibrated(state: State, event: e.TouchCalibrated) -> State:
    return replace(state, diagnostics=replace(state.diagnostics, calibration=event.matrix))


def _calibration_kept(state: State, event: e.TouchCalibrationKept) -> State:
    del event
    touch = e.TouchPanel(state.diagnostics.calibration, state.machine.touch.matrix)
    machine = replace(state.machine, touch=touch)
    return replace(state, machine=machine, diagnostics=replace(state.diagnostics, calibration=None))


def _calibration_undone(state: State, event: e.TouchCalibrationUndone) -> State:
    """A trial is given up; a calibration that was kept changes places with the one before."""
    del event
    if state.diagnostics.calibration is not None:
        return replace(state, diagnostics=replace(state.diagnostics, calibration=None))
    touch = e.TouchPanel(state.machine.touch.before, state.machine.touch.matrix)
    return replace(state, machine=replace(state.machine, touch=touch))


def _with_throws(state: State, throws: TestThrows) -> State:
    return replace(state, diagnostics=replace(state.diagnostics, throws=throws))


def print_ordered(state: State, number: int) -> State:
    """The state with this test print under way."""
    return replace(state, diagnostics=replace(state.diagnostics, paper=TestPrint(number)))


def print_closed(state: State, event: e.SlipClosed) -> State:
    """The state after the end of a test print; unchanged if test mode has ended meanwhile."""
    paper = state.diagnostics.paper
    if paper is None or paper.number != event.number:
        return state
    closed = TestPrint(event.number, "printed" if event.printed else "failed", event.reason)
    return replace(state, diagnostics=replace(state.diagnostics, paper=closed))


FOLDS: Mapping[type[e.Event], Callable[[State, Any], State]] = {
    e.TestModeBegan: _began,
    e.TestModeEnded: _ended,
    e.TestThrowCalled: _throw_called,
    e.TestThrown: _thrown,
    e.TestThrowVoided: _throw_voided,
    e.TestBillCalled: _bill_called,
    e.TestBillSeen: _bill_seen,
    e.TestBillClosed: _bill_closed,
    e.TestBillEnded: _bill_test_ended,
    e.LampTested: _lamp_tested,
    e.SoundTested: _sound_tested,
    e.TouchCalibrated: _calibrated,
    e.TouchCalibrationKept: _calibration_kept,
    e.TouchCalibrationUndone: _calibration_undone,
}
