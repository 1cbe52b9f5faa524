"""Folds events about inserted tickets, and what must still be sent to their authority."""

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
        acceptor=replace(state.acceptor, bill=None, bills=event.number, ticket_in=ticket),
        ticketing=replace(state.ticketing, taken=recent.kept(state.ticketing.taken, taken)),
    )


def _answered(state: State, event: e.TicketInAnswered) -> State:
    ticket = _under_way(state)
    fate = "return" if event.why else "stack"
    taken = recent.changed(state.ticketing.taken, event.number, amount_cents=event.amount_cents, why=event.why)
    ticket_in = replace(ticket, fate=fate, amount_cents=event.amount_cents)
    unknown = replace(state.acceptor.unknown_tickets, in_row=state.acceptor.unknown_tickets.in_row + event.unknown)
    return replace(
        state,
        acceptor=replace(state.acceptor, ticket_in=ticket_in, unknown_tickets=unknown),
        ticketing=replace(state.ticketing, taken=taken),
    )


def _tilted(state: State, event: e.TicketInTilted) -> State:
    unknown = UnknownTickets(event.unknown, event.until_ms, event.delay_ms, attendant_called=True)
    return replace(state, acceptor=replace(state.acceptor, unknown_tickets=unknown))


def _tilt_ended(state: State, event: e.TicketInTiltEnded) -> State:
    del event  # there is at most one tilt
    return replace(
        state, acceptor=replace(state.acceptor, unknown_tickets=replace(state.acceptor.unknown_tickets, until_ms=None))
    )


def _credited(state: State, event: e.TicketInCredited) -> State:
    ticket = _under_way(state)
    return replace(
        state,
        table=deposit(state.table, event.amount_cents),
        meters=after_ticket_in(state.meters, event.amount_cents),
        acceptor=replace(
            state.acceptor,
            ticket_in=replace(ticket, fate="credited"),
            unknown_tickets=replace(state.acceptor.unknown_tickets, in_row=0),
        ),
        ticketing=replace(
            state.ticketing,
            owed=(*state.ticketing.owed, _close(ticket, "redeemed")),
            taken=recent.changed(state.ticketing.taken, event.number, outcome="credited"),
        ),
        visit=replace(state.visit, session=money_in(state.visit.session, event.amount_cents)),
    )


def _closed(state: State, event: e.TicketInClosed) -> State:
    ticket = _under_way(state)
    if event.outcome != "returned":
        return replace(state, acceptor=replace(state.acceptor, ticket_in=None))
    known = next((one.why for one in state.ticketing.taken if one.number == event.number), "")
    taken = recent.changed(state.ticketing.taken, event.number, outcome="returned", why=known or event.reason)
    owed = (*state.ticketing.owed, _close(ticket, "released")) if ticket.asked else state.ticketing.owed
    return replace(
        state,
        acceptor=replace(state.acceptor, ticket_in=None),
        ticketing=replace(state.ticketing, owed=owed, taken=taken),
    )


def _disputed(state: State, event: e.TicketInDisputed) -> State:
    """Dispute a ticket. If it was already credited, its authority knows; any other waits for the attendant."""
    ticket = _under_way(state)
    at_ms = ticket.at_ms if ticket.asked and ticket.fate != "credited" else 0
    dispute = Dispute(event.number, event.amount_cents, event.reason, event.validation, at_ms)
    taken = recent.changed(state.ticketing.taken, event.number, outcome="disputed", why=event.reason)
    return replace(
        state,
        acceptor=replace(
            state.acceptor, ticket_in=replace(ticket, fate="disputed"), disputes=(*state.acceptor.disputes, dispute)
        ),
        ticketing=replace(state.ticketing, taken=taken),
    )


def _noted(state: State, event: e.TicketNoted) -> State:
    noted = (event.outcome, event.validation, event.at_ms)
    left = tuple(one for one in state.ticketing.owed if (one.outcome, one.validation, one.at_ms) != noted)
    held_against = (
        (*state.machine.contradictions, event.contradiction) if event.contradiction else state.machine.contradictions
    )
    return replace(
        state,
        ticketing=replace(state.ticketing, owed=left),
        machine=replace(state.machine, contradictions=held_against[-CONTRADICTIONS_KEPT:]),
    )


def _authority_stands(state: State, event: e.AuthorityStands) -> State:
    return replace(state, ticketing=replace(state.ticketing, authority=Device(True, event.code, event.say, event.note)))


def _under_way(state: State) -> TicketIn:
    assert state.acceptor.ticket_in is not None, "there is a ticket in the validator's path"
    return state.acceptor.ticket_in


def _close(ticket: TicketIn, outcome: Outcome) -> Close:
    return Close(outcome, ticket.number, ticket.validation, ticket.at_ms, ticket.amount_cents)


FOLDS: Mapping[type[e.Event], Callable[[State, Any], State]] = {
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
