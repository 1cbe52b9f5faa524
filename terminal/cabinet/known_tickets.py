"""What the journal knows of every ticket that a validation authority was told of: folded from events alone.

A ticket book that was put back from an older copy, or is gone, is held against this: `terminal/ticket_book/holding.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from terminal.authority import Enter, Known, Outcome
from terminal.cabinet import events as e

EVENTS: tuple[type[e.AnyEvent], ...] = (
    *(e.Started, e.TicketIssued, e.TicketRenumbered, e.TicketEntered, e.TicketSettled, e.TicketNoted),
    *(e.TicketInSeen, e.TicketInAnswered, e.TicketInCredited, e.TicketInClosed, e.BillSettled),
)
"""All that has to do with it; of no other event anything is known of tickets."""


def known_tickets(events: Iterable[e.AnyEvent]) -> tuple[Known, ...]:
    """Say of each ticket what has become of it, in the order in which they were issued."""
    tickets = _Tickets()
    for event in events:
        tickets.out(event)
        tickets.fed_in(event)
    return tuple(Known(one.ticket, one.state, one.request, one.entered, one.told) for one in tickets.known.values())


@dataclass
class _Ticket:
    ticket: Enter
    state: Literal["issued", "redeemed", "void"] = "issued"
    request: tuple[int, int] | None = None
    entered: bool = False
    told: bool = False
    asked: bool = False
    """It was fed in, and the answer is not known yet: the book may keep it for that already."""


class _Tickets:
    """The tickets by their validation numbers, and the requests by which some were fed in, by theirs."""

    def __init__(self) -> None:
        self.known: dict[str, _Ticket] = {}
        self._currency = ""
        self._last = ""
        """The ticket that was issued last."""
        self._requests: dict[int, tuple[str, int]] = {}

    def out(self, event: e.AnyEvent) -> None:
        """Fold what happens to a ticket on its way out."""
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
                last.entered = last.told = True
            case e.TicketSettled(number, printed) if not printed:
                last = self.known.get(self._last)
                if last is not None and last.ticket.number == number:
                    last.state, last.told = "void", False

    def fed_in(self, event: e.AnyEvent) -> None:
        """Fold what happens to a ticket that was fed in. One that this journal has not issued is passed over."""
        match event:
            case e.TicketInSeen(number, validation, at_ms, why) if not why:
                self._requests[number] = (validation, at_ms)
                self._ended(number, "issued", kept=False, asked=True)
            case e.TicketInAnswered(number, amount_cents, why) if amount_cents and not why:
                self._ended(number, "issued", kept=True)
            case e.TicketInCredited(number):
                self._ended(number, "redeemed", kept=True)
            case e.TicketInClosed(number, "returned"):
                self._ended(number, "issued", kept=False)
            case e.BillSettled(number, credited_cents):
                self._ended(number, "redeemed" if credited_cents else "issued", kept=bool(credited_cents))
            case e.TicketNoted(outcome, validation, at_ms):
                self._noted(outcome, validation, at_ms)

    def _ended(self, number: int, state: Literal["issued", "redeemed"], *, kept: bool, asked: bool = False) -> None:
        validation, at_ms = self._requests.get(number, ("", 0))
        one = self.known.get(validation)
        if one is not None and one.state == "issued":
            one.state, one.request, one.told = state, (number, at_ms) if kept else None, state == "issued" and kept
            one.asked = asked

    def _noted(self, outcome: Outcome, validation: str, at_ms: int) -> None:
        one = self.known.get(validation)
        if one is None or one.asked:  # what was noted is of an earlier time that it was fed in
            return
        wanted = {"redeemed": "redeemed", "released": "issued", "void": "void"}[outcome]
        instant = at_ms if one.request is None or outcome == "void" else one.request[1]
        if one.state == wanted and at_ms == instant:
            one.told = True
