"""A test of the bill validator: it takes a bill, reads it, and gives it back (547.8(g)).

A bill has no mark of a test on it, so the state has one: from the technician's call until the validator has confirmed
that it takes no bill and holds none, whatever comes to escrow belongs to the test. That mark outlasts test mode, a
restart and a power cut. A bill of a test is returned and never credited; one that the hardware stacks all the same is a
disputed bill, about which an attendant decides.
"""

from __future__ import annotations

from terminal.cabinet.device_status import why_not_ready
from terminal.cabinet.diagnostics.mode import verify_testing
from terminal.cabinet.events import Event, TestBillCalled, TestBillEnded
from terminal.cabinet.people.authority import acting
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile


def call(profile: Profile, state: State) -> tuple[Event, ...]:
    """Let the validator take a test bill. Raises Refusal."""
    verify_testing(profile, state)
    if state.acceptor.test is not None and state.acceptor.test.wanted:
        raise Refusal("test_bill", "A test bill is waited for already.")
    if state.acceptor.test is not None or state.acceptor.bill is not None or state.acceptor.ticket_in is not None:
        raise Refusal("bill_open", "A bill is still on its way.")
    if why := why_not_ready(state, "validator"):
        raise Refusal("device", "No bill can be tested now: {why}.", why=why)
    return (TestBillCalled(state.acceptor.tests + 1, acting(profile, state)),)


def confirmed(state: State, number: int) -> tuple[Event, ...]:
    """The validator has confirmed that it is idle and takes no bill: the test with this number is over."""
    test = state.acceptor.test
    if test is None or test.wanted or test.number != number:
        return ()
    return (TestBillEnded(number),)
