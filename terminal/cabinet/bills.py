"""What the validator's reports mean for the bill under way: a bill is credited exactly once, or an attendant decides.

The escrow record (`BillSeen`) is durable before the bill may be stacked, the credit (`BillCredited`) before the
validator may clear the bill. So after any interruption, the record and the validator's next status decide together, by
the rules of the device reference for status 15 and 42.
"""

from __future__ import annotations

from typing import Literal

from drivers import ports
from drivers.ports.message import Amount, Message, message
from terminal.cabinet import events as e
from terminal.cabinet.device_status import status_changed
from terminal.cabinet.diagnostics import test_bill
from terminal.cabinet.orders import accepts_bills, takes_bill
from terminal.cabinet.state import State
from terminal.cabinet.state.bills import Bill
from terminal.settings.parameters import Profile

Evidence = Literal["vend_valid", "power_up"]
"""The validator's evidence that something is in the stacker."""
Outcome = Literal["stacked", "returned", "disputed"]
"""Where the bill or ticket went."""

DEVICE = "validator"
NEVER_STACKED = message("bill.never_stacked")
STRAY = message("bill.stray")
TEST_STACKED = message("bill.test_stacked")
UNDECIDED = ("stack", "return", "test")
"""The fates of a bill that is not known to have left escrow."""
CREDITED_AND_BACK = message("bill.credited_and_back")
LOST_IN_POWER_CUT = message("bill.lost_in_power_cut")


def reported(profile: Profile, state: State, report: ports.Report) -> tuple[e.Event, ...]:
    """Decide what follows from a report about a bill. Raises AssertionError for another device's report."""
    match report:
        case ports.BillEscrowed(value_cents):
            return _escrowed(profile, state, value_cents)
        case ports.BillStacked():
            return _secured(state, "vend_valid")
        case ports.BillReturned(reason):
            return _returned(state, reason)
        case ports.ValidatorPoweredUp(bill):
            return (e.ValidatorRestarted(str(bill)), *_powered_up(state, bill))
        case ports.ValidatorIdle(_, confirms):
            return (*_idle(state), *status_changed(state, DEVICE), *test_bill.confirmed(state, confirms))
    raise AssertionError(f"{report} is not a validator's report")


def _escrowed(profile: Profile, state: State, value_cents: int) -> tuple[e.Event, ...]:
    open_bill = state.acceptor.bill
    if open_bill and open_bill.fate in UNDECIDED and open_bill.value_cents == value_cents:
        return ()  # the same bill, seen again after a restart or a lost cable: its record exists
    if state.acceptor.test is not None:
        return (*superseded(open_bill), e.TestBillSeen(state.acceptor.bills + 1, value_cents))
    why = _why_return(profile, state, value_cents)
    seen = e.BillSeen(state.acceptor.bills + 1, value_cents, "return" if why else "stack", why or "")
    return (*superseded(open_bill), seen)


def superseded(bill: Bill | None) -> tuple[e.Event, ...]:
    """A new bill in escrow means that the one before it is no longer in the path."""
    if bill is None:
        return ()
    if bill.fate == "stack":
        return (e.BillDisputed(bill.number, bill.value_cents, NEVER_STACKED),)
    return (_closed(bill),)


def _closed(bill: Bill, reason: Message | None = None) -> e.BillClosed | e.TestBillClosed:
    """Close a bill that is no longer in the path, according to its fate."""
    if bill.fate == "test":
        return e.TestBillClosed(bill.number)
    outcomes: dict[str, Outcome] = {
        "stack": "returned",
        "return": "returned",
        "credited": "stacked",
        "stray": "disputed",
    }
    return e.BillClosed(bill.number, outcomes[bill.fate], reason or "")


def _why_return(profile: Profile, state: State, value_cents: int) -> Message | None:
    if value_cents <= 0:
        return message("bill.none")
    if not takes_bill(profile, value_cents):
        return message("bill.refused")
    if over_limit := why_over_limit(profile, state, value_cents):
        return over_limit
    return None if accepts_bills(state, profile.credit_limit_cents) else message("bill.not_now")


def why_over_limit(profile: Profile, state: State, value_cents: int) -> Message | None:
    """Why this much money is not accepted: the credit would exceed its limit. None if it would not."""
    limit_cents = profile.credit_limit_cents
    if state.credit_cents + value_cents <= limit_cents:
        return None
    return message("credit.limit", amount=Amount(limit_cents, profile.currency))


def _secured(state: State, evidence: Evidence) -> tuple[e.Event, ...]:
    """The bill is out of the player's reach: credit it, unless that is done, or its value is unknown."""
    bill = state.acceptor.bill
    if bill is None:
        return (e.BillDisputed(state.acceptor.bills + 1, 0, STRAY),)
    if bill.fate in ("credited", "stray"):
        return ()
    if bill.fate == "test":
        return (e.BillDisputed(bill.number, bill.value_cents, TEST_STACKED),)
    return (e.BillCredited(bill.number, bill.value_cents, evidence),)


def _returned(state: State, reason: Message | None) -> tuple[e.Event, ...]:
    if state.acceptor.bill:
        return (_closed(state.acceptor.bill, reason),)
    return (e.BillRejected(reason),) if reason else ()


def _powered_up(state: State, found: ports.BillAtPowerUp) -> tuple[e.Event, ...]:
    bill = state.acceptor.bill
    if found is ports.BillAtPowerUp.STACKER:
        return _secured(state, "power_up")
    if bill is None:
        return ()
    if bill.fate == "stack" and found is ports.BillAtPowerUp.NONE:
        return (e.BillDisputed(bill.number, bill.value_cents, LOST_IN_POWER_CUT),)
    if bill.fate == "credited" and found is ports.BillAtPowerUp.ACCEPTOR:
        return (e.BillDisputed(bill.number, 0, CREDITED_AND_BACK),)
    return (_closed(bill),)


def _idle(state: State) -> tuple[e.Event, ...]:
    bill = state.acceptor.bill
    if bill is None:
        return ()
    if bill.fate == "stack":
        return (
            e.BillDisputed(bill.number, bill.value_cents, NEVER_STACKED),
            e.BillClosed(bill.number, "disputed"),
        )
    return (_closed(bill),)
