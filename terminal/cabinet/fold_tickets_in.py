"""Folds what happened to tickets that were fed in, and to what their authority is still to be told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from msgspec.structs import replace

from drivers.ports.authority import Close, Outcome
from terminal.cabinet import events as e
from terminal.cabinet import recent
from terminal.cabinet.meters import after_ticket_in
from terminal.cabinet.session import money_in
from terminal.cabinet.state import State
from terminal.cabinet.state.bills import Dispute
from terminal.cabinet.state.machine import Device
from terminal.cabinet.state.tickets import TicketIn, TicketTaken, UnknownTickets
from terminal.rules.tables import deposit

CONTRADICTIONS_KEPT = 10
"""The journal has all of them."""


def _seen(state: State, event: e.TicketInSeen) -> State:
    fate: Literal["return", "ask"] = "return" if event.why else "ask"
    ticket = TicketIn(event.number, event.validation, event.at_ms, fate, asked=not event.why)
    taken = TicketTaken(event.number, event.validation, event.at_ms, why=event.why)
    return replace(
        state,
        bill=None,
        bills=event.number,
        ticket_in=ticket,
        tickets_taken=recent.kept(state.tickets_taken, taken),
    )


def _answered(state: State, event: e.TicketInAnswered) -> State:
    ticket = _under_way(state)
    fate = "return" if event.why else "stack"
    taken = recent.changed(state.tickets_taken, event.number, amount_cents=event.amount_cents, why=event.why)
    ticket_in = replace(ticket, fate=fate, amount_cents=event.amount_cents)
    unknown = replace(state.unknown_tickets, in_row=state.unknown_tickets.in_row + event.unknown)
    return replace(state, ticket_in=ticket_in, tickets_taken=taken, unknown_tickets=unknown)


def _tilted(state: State, event: e.TicketInTilted) -> State:
    unknown = UnknownTickets(event.unknown, event.until_ms, event.delay_ms, attendant_called=True)
    return replace(state, unknown_tickets=unknown)


def _tilt_ended(state: State, event: e.TicketInTiltEnded) -> State:
    del event  # there is one tilt at most
    return replace(state, unknown_tickets=replace(state.unknown_tickets, until_ms=None))


def _credited(state: State, event: e.TicketInCredited) -> State:
    ticket = _under_way(state)
    return replace(
        state,
        table=deposit(state.table, event.amount_cents),
        meters=after_ticket_in(state.meters, event.amount_cents),
        ticket_in=replace(ticket, fate="credited"),
        unknown_tickets=replace(state.unknown_tickets, in_row=0),
        owed=(*state.owed, _close(ticket, "redeemed")),
        session=money_in(state.session, event.amount_cents),
        tickets_taken=recent.changed(state.tickets_taken, event.number, outcome="credited"),
    )


def _closed(state: State, event: e.TicketInClosed) -> State:
    ticket = _under_way(state)
    if event.outcome != "returned":
        return replace(state, ticket_in=None)
    known = next((one.why for one in state.tickets_taken if one.number == event.number), "")
    taken = recent.changed(state.tickets_taken, event.number, outcome="returned", why=known or event.reason)
    owed = (*state.owed, _close(ticket, "released")) if ticket.asked else state.owed
    return replace(state, ticket_in=None, owed=owed, tickets_taken=taken)


def _disputed(state: State, event: e.TicketInDisputed) -> State:
    """A ticket that was credited already has been told to its authority; any other waits for the attendant."""
    ticket = _under_way(state)
    at_ms = ticket.at_ms if ticket.asked and ticket.fate != "credited" else 0
    dispute = Dispute(event.number, event.amount_cents, event.reason, event.validation, at_ms)
    taken = recent.changed(state.tickets_taken, event.number, outcome="disputed", why=event.reason)
    return replace(
        state,
        ticket_in=replace(ticket, fate="disputed"),
        disputes=(*state.disputes, dispute),
        tickets_taken=taken,
    )


def _noted(state: State, event: e.TicketNoted) -> State:
    told = (event.outcome, event.validation, event.at_ms)
    left = tuple(one for one in state.owed if (one.outcome, one.validation, one.at_ms) != told)
    held_against = (*state.contradictions, event.contradiction) if event.contradiction else state.contradictions
    return replace(state, owed=left, contradictions=held_against[-CONTRADICTIONS_KEPT:])


def _authority_stands(state: State, event: e.AuthorityStands) -> State:
    return replace(state, authority=Device(True, event.code, event.say, event.note))


def _under_way(state: State) -> TicketIn:
    assert state.ticket_in is not None, "there is a ticket in the validator's path"
    return state.ticket_in


def _close(ticket: TicketIn, outcome: Outcome) -> Close:
    return Close(outcome, ticket.number, ticket.validation, ticket.at_ms, ticket.amount_cents)


FOLDS: Mapping[type[e.AnyEvent], Callable[[State, Any], State]] = {
    e.TicketInSeen: _seen,
    e.TicketInAnswered: _answered,
    e.TicketInCredited: _credited,
    e.TicketInClosed: _closed,
    e.TicketInDisputed: _disputed,
    e.TicketInTilted: _tilted,
    e.TicketInTiltEnded: _tilt_ended,
    e.TicketNoted: _noted,
    e.AuthorityStands: _authority_stands,
}
