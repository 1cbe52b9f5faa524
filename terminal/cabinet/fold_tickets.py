"""Folds events about issued tickets, until they are printed or settled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from msgspec.structs import replace

from drivers.ports.authority import Close
from terminal.cabinet import events as e
from terminal.cabinet import recent
from terminal.cabinet.fold_devices import printer_busy
from terminal.cabinet.meters import after_ticket, after_ticket_came_back
from terminal.cabinet.session import money_in, money_out
from terminal.cabinet.state import State
from terminal.cabinet.state.tickets import Ticketing, TicketMatter, TicketOut
from terminal.rules.tables import deposit, withdraw


def _ticket_key_made(state: State, event: e.TicketKeyMade) -> State:
    return replace(state, ticketing=replace(state.ticketing, key=event.key))


def _ticket_issued(state: State, event: e.TicketIssued) -> State:
    book: Literal["none", "to_enter"] = "to_enter" if event.to_enter else "none"
    issued = TicketOut(event.ticket, event.amount_cents, event.issued_ms, event.expires_ms)
    ticketing = replace(
        state.ticketing,
        ticket=TicketMatter(event.ticket, event.amount_cents, "", event.issued_ms, event.expires_ms, book),
        issued=recent.kept(state.ticketing.issued, issued),
        last_number=event.ticket.number,
        sequence=event.sequence,
    )
    return replace(
        printer_busy(state),
        table=withdraw(state.table, event.amount_cents),
        meters=after_ticket(state.meters, event.amount_cents),
        ticketing=ticketing,
        results=replace(state.results, last_paid_cents=event.amount_cents),
        visit=replace(state.visit, session=money_out(state.visit.session, event.amount_cents), stay=None),
    )


def _ticket_entered(state: State, event: e.TicketEntered) -> State:
    del event  # it is the ticket under way
    assert state.ticketing.ticket is not None, "only a ticket under way is entered"
    return replace(state, ticketing=replace(state.ticketing, ticket=replace(state.ticketing.ticket, book="entered")))


def _ticket_renumbered(state: State, event: e.TicketRenumbered) -> State:
    assert state.ticketing.ticket is not None, "only a ticket under way gets another number"
    issued = recent.changed(state.ticketing.issued, event.ticket.number, ticket=event.ticket)
    matter = replace(state.ticketing.ticket, ticket=event.ticket)
    return replace(state, ticketing=replace(state.ticketing, ticket=matter, sequence=event.sequence, issued=issued))


def _ticket_done(state: State, event: e.TicketDone) -> State:
    issued = recent.changed(state.ticketing.issued, event.number, outcome="printed")
    return _printed(state, replace(state.ticketing, ticket=None, issued=issued))


def _ticket_doubted(state: State, event: e.TicketDoubted) -> State:
    assert state.ticketing.ticket is not None, "only a ticket under way can be doubted"
    issued = recent.changed(state.ticketing.issued, event.number, outcome="doubted")
    doubted = replace(state.ticketing.ticket, doubt=event.reason)
    return _printed(state, replace(state.ticketing, ticket=doubted, issued=issued))


def _printed(state: State, ticketing: Ticketing) -> State:
    return replace(printer_busy(state), ticketing=ticketing, papers=replace(state.papers, last_paper="ticket"))


def _ticket_settled(state: State, event: e.TicketSettled) -> State:
    back_cents = event.returned_cents
    meters = after_ticket_came_back(state.meters, back_cents) if back_cents else state.meters
    issued = recent.changed(state.ticketing.issued, event.number, outcome="printed" if event.printed else "not_printed")
    return replace(
        state,
        table=deposit(state.table, back_cents) if back_cents else state.table,
        meters=meters,
        ticketing=replace(
            state.ticketing, ticket=None, owed=(*state.ticketing.owed, *_void(state, event)), issued=issued
        ),
        visit=replace(state.visit, session=money_in(state.visit.session, back_cents)),
    )


def _void(state: State, event: e.TicketSettled) -> tuple[Close, ...]:
    """A ticket that was not printed must not be paid if it turns up later."""
    matter = state.ticketing.ticket
    if event.printed or matter is None or matter.book == "none":
        return ()
    return (Close("void", matter.ticket.number, matter.ticket.validation, matter.issued_ms, matter.amount_cents),)


FOLDS: Mapping[type[e.Event], Callable[[State, Any], State]] = {
    e.TicketKeyMade: _ticket_key_made,
    e.TicketIssued: _ticket_issued,
    e.TicketEntered: _ticket_entered,
    e.TicketRenumbered: _ticket_renumbered,
    e.TicketDone: _ticket_done,
    e.TicketDoubted: _ticket_doubted,
    e.TicketSettled: _ticket_settled,
}
