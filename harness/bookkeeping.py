"""A second set of books for a cabinet, kept from its events without the fold, to check the fold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from terminal.cabinet import bills, tickets_in
from terminal.cabinet import events as e
from terminal.cabinet.meters import Meters
from terminal.rules.games import kind_of
from terminal.rules.tables import AnyChange, AnyRoll

FORGOTTEN = (bills.NEVER_STACKED, bills.STRAY, tickets_in.NEVER_STACKED)
"""Reasons of disputes that no validator causes if it keeps its evidence until its report is handled."""


@dataclass
class Books:
    """What came in, went out, was won and lost; money in cents."""

    bills: Counter[int] = field(default_factory=Counter)
    """How many bills of each value are in the credit, by the validator's report or an attendant's decision."""
    tickets_in: Counter[str] = field(default_factory=Counter)
    """How often each ticket that was fed in is in the credit, by its validation number."""
    validations: dict[int, str] = field(default_factory=dict)
    """The validation number of each issued ticket, by the cabinet's own number."""
    amounts_cents: dict[str, int] = field(default_factory=dict)
    """The amount of each issued ticket."""
    unprinted: set[str] = field(default_factory=set)
    """Tickets that were not printed, according to an attendant."""
    bills_cents: int = 0
    tickets_in_cents: int = 0
    settled_cents: int = 0
    given_cents: int = 0
    """The part of it that attendants gave by hand."""
    credits_given: int = 0
    tickets_out_cents: int = 0
    hand_paid_cents: int = 0
    result_cents: int = 0
    """What the player has won, minus losses and commission."""
    games: int = 0
    drops: int = 0
    """How many cash boxes were taken out."""
    _disputed: dict[int, str] = field(default_factory=dict)

    @classmethod
    def of(cls, events: Iterable[e.Event]) -> Books:
        """Keep the books of these events, from the first event of a journal on."""
        books = cls()
        for event in events:
            books.book(event)
        return books

    @property
    def credit_cents(self) -> int:
        """What must be on the credit meter and on the felt."""
        return self.moved_cents + self.result_cents

    @property
    def moved_cents(self) -> int:
        """What came in, less what went out."""
        came_in = self.bills_cents + self.tickets_in_cents + self.settled_cents
        return came_in - self.out_cents

    @property
    def out_cents(self) -> int:
        """What went out."""
        return self.tickets_out_cents + self.hand_paid_cents

    def book(self, event: e.Event) -> None:
        """Book one more event."""
        match event:
            case e.BetsMoved(record) | e.BetsRestored(record=record):
                self._decide(record)
                self.result_cents -= sum(cents for _, cents in kind_of(record).commissions_of(record))
            case e.ChoiceMade(record):
                self._decide(record)
            case e.SeatVoided(commissions=commissions):
                self.result_cents += sum(commissions.values())
            case e.DiceSettled(_, record):
                self.games += 1
                self._decide(record)
            case e.BillCredited(_, value_cents):
                self.bills[value_cents] += 1
                self.bills_cents += value_cents
            case e.TicketInCredited(_, validation, amount_cents):
                self.tickets_in[validation] += 1
                self.tickets_in_cents += amount_cents
            case e.TicketInDisputed(number, validation):
                self._disputed[number] = validation
            case e.BillSettled(number, credited_cents) if credited_cents:
                self._settle(number, credited_cents)
            case _:
                self._book_ticket_out(event)

    def _decide(self, record: AnyChange | AnyRoll) -> None:
        for one in kind_of(record).resolved_by(record):
            if one.result == "win":
                self.result_cents += one.profit_cents
            elif one.result == "lose":
                self.result_cents -= one.stake_cents

    def _settle(self, number: int, credited_cents: int) -> None:
        self.settled_cents += credited_cents
        if number in self._disputed:
            self.tickets_in[self._disputed[number]] += 1
        else:
            self.bills[credited_cents] += 1

    def _book_ticket_out(self, event: e.Event) -> None:
        match event:
            case e.TicketIssued(ticket, _, amount_cents):
                self.tickets_out_cents += amount_cents
                self.validations[ticket.number] = ticket.validation
                self.amounts_cents[ticket.validation] = amount_cents
            case e.TicketRenumbered(ticket):
                before = self.validations[ticket.number]
                self.validations[ticket.number] = ticket.validation
                self.amounts_cents[ticket.validation] = self.amounts_cents.pop(before)
            case e.TicketSettled(number, printed, returned_cents):
                self.tickets_out_cents -= returned_cents
                if not printed:
                    self.unprinted.add(self.validations[number])
            case e.CreditGiven(_, amount_cents):
                self.settled_cents += amount_cents
                self.given_cents += amount_cents
                self.credits_given += 1
            case e.HandPayPaid(_, amount_cents):
                self.hand_paid_cents += amount_cents
            case e.DropTaken():
                self.drops += 1
            case e.DropUndone():
                self.drops -= 1

    def disagreement(self, meters: Meters, credit_cents: int) -> str:
        """Name the meter, or the credit, that differs from these books, as half a sentence; empty when all agree."""
        if credit_cents != self.credit_cents:
            return f"the credit is {credit_cents} cents, the events add up to {self.credit_cents}"
        said = (
            ("bills in", meters.bills_in_cents, self.bills_cents),
            ("tickets in", meters.tickets_in_cents, self.tickets_in_cents),
            ("settled in", meters.attendant_in_cents, self.settled_cents),
            ("credits given", meters.credits_given, self.credits_given),
            ("tickets out", meters.tickets_out_cents, self.tickets_out_cents),
            ("paid by hand", meters.jackpots_cents + meters.cancelled_cents, self.hand_paid_cents),
            ("won less lost", meters.won_cents - meters.lost_cents - meters.commission_cents, self.result_cents),
            ("games", meters.games, self.games),
            ("cash boxes taken out", meters.drops, self.drops),
        )
        for name, shown, booked in said:
            if shown != booked:
                return f"the meter {name} is {shown}, the events add up to {booked}"
        return ""
