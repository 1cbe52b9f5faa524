"""Inserted tickets: each is credited exactly once, or returned, or an attendant decides.

The escrow record (`TicketInSeen`) is durable before the ticket authority is asked, its yes (`TicketInAnswered`) before
the ticket may be stacked, the credit (`TicketInCredited`) before the validator may clear the ticket. So after any
interruption, the record, the authority's answer and the validator's next status decide together (regulation C11, C12).
"""

from __future__ import annotations

from drivers import ports
from drivers.ports import authority as a
from drivers.ports.message import Amount, Message, message
from terminal.cabinet import bills, tickets, unknown_tickets
from terminal.cabinet import events as e
from terminal.cabinet.commands import Instant
from terminal.cabinet.device_status import status_changed
from terminal.cabinet.diagnostics import test_bill
from terminal.cabinet.orders import accepts_bills
from terminal.cabinet.state import State
from terminal.cabinet.state.machine import Device
from terminal.cabinet.state.tickets import TicketIn
from terminal.messages.text import Text
from terminal.settings.parameters import Profile

NOT_NOW = message("ticket.not_now")
TILTED = message("ticket.tilted")
WAITS_FOR_ATTENDANT = message("ticket.waits_for_attendant")
NOT_CASHABLE = message("ticket.not_cashable")
NEVER_STACKED = message("ticket.never_stacked")
NOT_ORDERED = message("ticket.not_ordered")
CREDITED_AND_BACK = message("ticket.credited_and_back")
LOST_IN_POWER_CUT = message("ticket.lost_in_power_cut")


def escrowed(profile: Profile, state: State, validation: str, now: Instant) -> tuple[e.Event, ...]:
    """A ticket waits in escrow: ask the authority, or return it at once."""
    before = state.acceptor.ticket_in
    if before and before.validation == validation and before.fate in ("ask", "stack", "return"):
        return ()  # the same ticket, seen again after a restart or a lost cable: its record exists
    seen = e.TicketInSeen(state.acceptor.bills + 1, validation, now.at_ms, _why_not(profile, state, validation) or "")
    return (*bills.superseded(state.acceptor.bill), *_superseded(before), seen)


def reported(profile: Profile, state: State, report: ports.Report, ticket: TicketIn) -> tuple[e.Event, ...]:
    """Decide what follows from a validator's report while this ticket is in its path.

    Raises AssertionError for another device's report.
    """
    match report:
        case ports.BillEscrowed():
            return (*_superseded(ticket), *bills.reported(profile, state, report))
        case ports.BillStacked():
            return _secured(ticket, "vend_valid")
        case ports.BillReturned(reason):
            return (_closed(ticket, reason),)
        case ports.ValidatorPoweredUp(found):
            return (e.ValidatorRestarted(str(found)), *_powered_up(ticket, found))
        case ports.ValidatorIdle(_, confirms):
            over = test_bill.confirmed(state, confirms)
            return (*_superseded(ticket, closing=True), *status_changed(state, bills.DEVICE), *over)
    raise AssertionError(f"{report} is not a validator's report")


def answered(profile: Profile, state: State, answer: ports.Report, now: Instant) -> tuple[e.Event, ...]:
    """Decide what follows from the authority's report; nothing for an answer that is no longer awaited.

    Raises AssertionError for the report of a device.
    """
    match answer:
        case a.AuthorityReady(note):
            return _ready(state, note or "")
        case a.AuthorityFault(code, say):
            return _failed(state, code, say)
        case a.Entered(validation):
            return tickets.entered(state, validation)
        case a.NumberKnown(validation):
            return tickets.number_known(profile, state, validation)
        case a.Honoured():
            return _honoured(profile, state, answer)
        case a.Refused():
            return _refused(state, answer, now)
        case a.Noted(outcome, validation, at_ms, contradiction):
            owed = any(
                (one.outcome, one.validation, one.at_ms) == (outcome, validation, at_ms) for one in state.ticketing.owed
            )
            return (e.TicketNoted(outcome, validation, at_ms, contradiction or ""),) if owed else ()
        case ports.Lost(reason):
            return _failed(state, "lost", reason)
        case ports.Back():
            return ()  # its own status is reported separately
    raise AssertionError(f"{answer} is not an authority's report")


def _ready(state: State, note: Text) -> tuple[e.Event, ...]:
    return () if state.ticketing.authority == Device(True, "", "", note) else (e.AuthorityStands(note=note),)


def _refused(state: State, no: a.Refused, now: Instant) -> tuple[e.Event, ...]:
    if not _waits(state, no.number, no.validation):
        return ()
    tilted = unknown_tickets.answered(state, now) if no.unknown else ()
    return (e.TicketInAnswered(no.number, 0, no.why, unknown=no.unknown), *tilted)


def _failed(state: State, code: str, say: Message) -> tuple[e.Event, ...]:
    """An authority that cannot answer pays nothing: the ticket in escrow is returned."""
    asked = state.acceptor.ticket_in
    back = (e.TicketInAnswered(asked.number, 0, NOT_NOW),) if asked and asked.fate == "ask" else ()
    known = state.ticketing.authority == Device(True, code, say)
    return back if known else (e.AuthorityStands(code, say), *back)


def _honoured(profile: Profile, state: State, yes: a.Honoured) -> tuple[e.Event, ...]:
    if not _waits(state, yes.number, yes.validation):
        return ()
    why = _why_return(profile, state, yes)
    return (e.TicketInAnswered(yes.number, yes.amount_cents, why or "", yes.cashable),)


def _why_return(profile: Profile, state: State, yes: a.Honoured) -> Message | None:
    """Why a ticket that its authority would pay is returned; None for one that is accepted."""
    if not yes.cashable:
        return NOT_CASHABLE
    if profile.only_at_cage(yes.amount_cents):
        return message("ticket.cage_only", amount=Amount(profile.cage_from_cents, profile.currency))
    if over_limit := bills.why_over_limit(profile, state, yes.amount_cents):
        return over_limit
    if state.machine.out_of_service is not None:
        return NOT_NOW
    return NOT_NOW if yes.amount_cents <= 0 or state.machine.doors_open or state.machine.keys_turned else None


def _waits(state: State, number: int, validation: str) -> bool:
    asked = state.acceptor.ticket_in
    return asked is not None and (asked.number, asked.validation, asked.fate) == (number, validation, "ask")


def _why_not(profile: Profile, state: State, validation: str) -> Message | None:
    """Why a ticket is returned without asking the authority; None for one to ask about.

    A ticket whose printing or whereabouts are in doubt is not paid before the attendant has decided. While the clock is
    wrong the expiry of a ticket cannot be checked.
    """
    in_doubt = state.ticketing.ticket is not None and state.ticketing.ticket.ticket.validation == validation
    if in_doubt or any(dispute.validation == validation for dispute in state.acceptor.disputes):
        return WAITS_FOR_ATTENDANT
    if _is_tilted(state):
        return TILTED
    ready = state.ticketing.authority is not None and state.ticketing.authority.ready and state.machine.clock is None
    return None if ready and accepts_bills(state, profile.credit_limit_cents) else NOT_NOW


def _is_tilted(state: State) -> bool:
    return state.acceptor.unknown_tickets.until_ms is not None


def _superseded(ticket: TicketIn | None, *, closing: bool = False) -> tuple[e.Event, ...]:
    """The ticket is no longer in the path, according to the validator; `closing` if it shows nothing else."""
    if ticket is None:
        return ()
    if ticket.fate != "stack":
        return (_closed(ticket),)
    disputed = e.TicketInDisputed(ticket.number, ticket.validation, ticket.amount_cents, NEVER_STACKED)
    return (disputed, e.TicketInClosed(ticket.number, "disputed")) if closing else (disputed,)


def _closed(ticket: TicketIn, reason: Message | None = None) -> e.TicketInClosed:
    """Close a ticket that is no longer in the path, according to its fate."""
    outcomes: dict[str, bills.Outcome] = {"credited": "stacked", "disputed": "disputed"}
    return e.TicketInClosed(ticket.number, outcomes.get(ticket.fate, "returned"), reason or "")


def _secured(ticket: TicketIn, evidence: bills.Evidence) -> tuple[e.Event, ...]:
    """The ticket is out of the player's reach: credit it, unless that is done, or stacking was never ordered."""
    if ticket.fate in ("credited", "disputed"):
        return ()
    if ticket.fate == "stack":
        return (e.TicketInCredited(ticket.number, ticket.validation, ticket.amount_cents, evidence),)
    return (e.TicketInDisputed(ticket.number, ticket.validation, 0, NOT_ORDERED),)


def _powered_up(ticket: TicketIn, found: ports.BillAtPowerUp) -> tuple[e.Event, ...]:
    if found is ports.BillAtPowerUp.STACKER:
        return _secured(ticket, "power_up")
    if ticket.fate == "stack" and found is ports.BillAtPowerUp.NONE:
        return (e.TicketInDisputed(ticket.number, ticket.validation, ticket.amount_cents, LOST_IN_POWER_CUT),)
    if ticket.fate == "credited" and found is ports.BillAtPowerUp.ACCEPTOR:
        return (e.TicketInDisputed(ticket.number, ticket.validation, 0, CREDITED_AND_BACK),)
    return () if ticket.fate == "disputed" else (_closed(ticket),)
