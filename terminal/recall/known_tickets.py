"""What the journal knows of every ticket of which a ticket authority was informed: folded from events alone.

A ticket book that was lost or restored from an older copy is compared with this: `terminal/ticket_book/holding.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from drivers.ports.authority import Enter, Outcome
from terminal.cabinet import events as e
from terminal.ticket_book.known import Known

EVENTS: tuple[type[e.Event], ...] = (
    *(e.Started, e.TicketIssued, e.TicketRenumbered, e.TicketEntered, e.TicketSettled, e.TicketNoted),
    *(e.TicketInSeen, e.TicketInAnswered, e.TicketInCredited, e.TicketInClosed, e.BillSettled),
)
"""All events that matter here; no other event affects a ticket."""


def known_tickets(events: Iterable[e.Event]) -> tuple[Known, ...]:
    """The state of each ticket, in the order in which they were issued."""
    tickets = _Tickets()
    for event in events:
        tickets.out(event)
        tickets.fed_in(event)
    return tuple(Known(one.ticket, one.state, one.request, one.entered, one.certain) for one in tickets.known.values())


@dataclass
class _Ticket:
    ticket: Enter
    state: Literal["issued", "redeemed", "void"] = "issued"
    request: tuple[int, int] | None = None
    entered: bool = False
    noted: bool = False
    """The authority has confirmed that it is redeemed, or void."""
    unsure: set[int] = field(default_factory=set)
    """The requests of its insertions without a yes of the authority, or a confirmed return: the authority may have
    reserved it for any of them. While it is reserved for one, the end of another changes nothing.
    """

    @property
    def certain(self) -> bool:
        """The authority has answered the last request about it, so the state in its books is certain."""
        if self.state != "issued":
            return self.noted
        return self.request is not None or (self.entered and not self.unsure)


class _Tickets:
    """The tickets by their validation numbers, and the requests of insertions, by their numbers."""

    def __init__(self) -> None:
        self.known: dict[str, _Ticket] = {}
        self._currency = ""
        self._last = ""
        """The ticket that was issued last."""
        self._requests: dict[int, tuple[str, int]] = {}

    def out(self, event: e.Event) -> None:
        """Fold events about an issued ticket."""
        match event:
            case e.Started():
                self._currency = event.currency
            case e.TicketIssued(ticket, _, amount_cents, issued_ms, expires_ms, to_enter) if to_enter:
                number, self._last = ticket.number, ticket.validation
                self.known[self._last] = _Ticket(
                    Enter(number, self._last, amount_cents, self._currency, issued_ms, expires_ms)
                )
            case e.TicketRenumbered(ticket) if (last := self.known.pop(self._last, None)) is not None:
                before, self._last = last.ticket, ticket.validation
                self.known[self._last] = _Ticket(
                    Enter(
                        before.number,
                        self._last,
                        before.amount_cents,
                        before.currency,
                        before.issued_ms,
                        before.expires_ms,
                    )
                )
            case e.TicketEntered(number) if (last := self.known.get(self._last)) and last.ticket.number == number:
                last.entered = True
            case e.TicketSettled(number, printed) if not printed:
                last = self.known.get(self._last)
                if last is not None and last.ticket.number == number:
                    last.state, last.noted = "void", False

    def fed_in(self, event: e.Event) -> None:
        """Fold events about an inserted ticket. One that this journal has not issued is ignored."""
        match event:
            case e.TicketInSeen(number, validation, at_ms, why) if not why:
                self._requests[number] = (validation, at_ms)
                self._maybe_kept(number)
            case e.TicketInAnswered(number, amount_cents, why) if amount_cents and not why:
                self._kept(number, "issued")
            case e.TicketInCredited(number):
                self._kept(number, "redeemed")
            case e.TicketInClosed(number, "returned"):
                self._maybe_kept(number)
            case e.BillSettled(number, credited_cents) if credited_cents:
                self._kept(number, "redeemed")
            case e.BillSettled(number):
                self._maybe_kept(number)
            case e.TicketNoted(outcome, validation, at_ms):
                self._noted(outcome, validation, at_ms)

    def _maybe_kept(self, number: int) -> None:
        """The authority is asked about it, or must still be sent its return: the state in its books is unknown."""
        if (one := self._asked(number)) is not None:
            one.unsure.add(self._requests[number][1])
            if one.request is not None and one.request[0] == number:
                one.request = None

    def _kept(self, number: int, state: Literal["issued", "redeemed"]) -> None:
        if (one := self._asked(number)) is not None:
            at_ms = self._requests[number][1]
            one.state, one.request = state, (number, at_ms)
            one.unsure.discard(at_ms)

    def _asked(self, number: int) -> _Ticket | None:
        """The ticket of this request, unless it is already redeemed or void."""
        one = self.known.get(self._requests.get(number, ("", 0))[0])
        return one if one is not None and one.state == "issued" else None

    def _noted(self, outcome: Outcome, validation: str, at_ms: int) -> None:
        one = self.known.get(validation)
        if one is None:
            return
        if outcome == "released":
            one.unsure.discard(at_ms)
        elif outcome == one.state and (outcome == "void" or one.request is None or one.request[1] == at_ms):
            one.noted = True
