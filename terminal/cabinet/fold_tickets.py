"""Folds what happened to tickets that were issued, until they are out or settled."""

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
from terminal.cabinet.state.tickets import TicketMatter, TicketOut
from terminal.rules.tables import deposit, withdraw


def _ticket_key_made(state: State, event: e.TicketKeyMade) -> State:
    return replace(state, ticket_key=event.key)


def _ticket_issued(state: State, event: e.TicketIssued) -> State:
    book: Literal["none", "to_enter"] = "to_enter" if event.to_enter else "none"
    issued = TicketOut(event.ticket, event.amount_cents, event.issued_ms, event.expires_ms)
    return replace(
        printer_busy(state),
        table=withdraw(state.table, event.amount_cents),
        meters=after_ticket(state.meters, event.amount_cents),
        last_paid_cents=event.amount_cents,
        ticket=TicketMatter(event.ticket, event.amount_cents, "", event.issued_ms, event.expires_ms, book),
        tickets_issued=recent.kept(state.tickets_issued, issued),
        tickets=event.ticket.number,
        ticket_sequence=event.sequence,
        session=money_out(state.session, event.amount_cents),
    )


def _ticket_entered(state: State, event: e.TicketEntered) -> State:
    del event  # its ticket is the one under way
    assert state.ticket is not None, "only a ticket under way is entered"
    return replace(state, ticket=replace(state.ticket, book="entered"))


def _ticket_renumbered(state: State, event: e.TicketRenumbered) -> State:
    assert state.ticket is not None, "only a ticket under way gets another number"
    issued = recent.changed(state.tickets_issued, event.ticket.number, ticket=event.ticket)
    matter = replace(state.ticket, ticket=event.ticket)
    return replace(state, ticket=matter, ticket_sequence=event.sequence, tickets_issued=issued)


def _ticket_done(state: State, event: e.TicketDone) -> State:
    issued = recent.changed(state.tickets_issued, event.number, outcome="printed")
    return replace(printer_busy(state), ticket=None, tickets_issued=issued, last_paper="ticket")


def _ticket_doubted(state: State, event: e.TicketDoubted) -> State:
    assert state.ticket is not None, "only a ticket under way can be doubted"
    issued = recent.changed(state.tickets_issued, event.number, outcome="doubted")
    doubted = replace(state.ticket, doubt=event.reason)
    return replace(printer_busy(state), ticket=doubted, tickets_issued=issued, last_paper="ticket")


def _ticket_settled(state: State, event: e.TicketSettled) -> State:
    back_cents = event.returned_cents
    meters = after_ticket_came_back(state.meters, back_cents) if back_cents else state.meters
    issued = recent.changed(state.tickets_issued, event.number, outcome="printed" if event.printed else "not_printed")
    return replace(
        state,
        table=deposit(state.table, back_cents) if back_cents else state.table,
        meters=meters,
        ticket=None,
        owed=(*state.owed, *_void(state, event)),
        tickets_issued=issued,
        session=money_in(state.session, back_cents),
    )


def _void(state: State, event: e.TicketSettled) -> tuple[Close, ...]:
    """What did not come out may not be paid should it turn up after all."""
    matter = state.ticket
    if event.printed or matter is None or matter.book == "none":
        return ()
    return (Close("void", matter.ticket.number, matter.ticket.validation, matter.issued_ms, matter.amount_cents),)


FOLDS: Mapping[type[e.AnyEvent], Callable[[State, Any], State]] = {
    e.TicketKeyMade: _ticket_key_made,
    e.TicketIssued: _ticket_issued,
    e.TicketEntered: _ticket_entered,
    e.TicketRenumbered: _ticket_renumbered,
    e.TicketDone: _ticket_done,
    e.TicketDoubted: _ticket_doubted,
    e.TicketSettled: _ticket_settled,
}
