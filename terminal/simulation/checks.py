"""What must hold after every event, and what must agree with bills, paper and dice when everything has come to rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from terminal.cabinet import events as e
from terminal.cabinet import state as states
from terminal.cabinet.fold import audit
from terminal.cabinet.state import State
from terminal.runtime import Lock
from terminal.simulation.dice import Dice
from terminal.simulation.printer import Printer
from terminal.simulation.validator import Validator

ROUND_TRIP_EVERY = 500
"""After so many turns the whole state is encoded and decoded, as a snapshot does."""


class WrongError(AssertionError):
    """Something that must hold does not; the message says what."""


@dataclass
class Checks:
    """Watches one cabinet for as long as it stands, whatever terminals come and go."""

    validator: Validator
    printer: Printer
    dice: Dice
    happened: Counter[str] = field(default_factory=Counter)
    """How often each kind of event has happened."""
    turns: int = 0
    booked: Counter[int] = field(default_factory=Counter)
    """How many bills of each value are in the books."""
    issued: Counter[str] = field(default_factory=Counter)
    """How often each validation number was issued."""
    unprinted: set[str] = field(default_factory=set)
    """The numbers of which an attendant said that they did not come out."""
    _numbers: dict[int, str] = field(default_factory=dict)
    _seq: int = 0

    def shown(self, state: State, events: tuple[e.AnyEvent, ...], seq: int) -> None:
        """Hold what has happened against what must be. Raises WrongError."""
        require(seq >= self._seq + len(events), f"event {seq} follows event {self._seq}")
        self._seq, self.turns = seq, self.turns + 1
        self.happened.update(map(e.kind_of, events))
        audit(state)
        for event in events:
            self._check(event)
        if self.turns % ROUND_TRIP_EVERY == 0:
            require(states.from_bytes(states.to_bytes(state)) == state, "the state is not what its bytes say")

    def locked(self, lock: Lock) -> None:
        """Nothing that devices or people do may lock a terminal."""
        raise WrongError(f"{lock.title}: {lock.say}")

    def released(self) -> None:
        """Nothing is held here."""

    def _check(self, event: e.AnyEvent) -> None:
        match event:
            case e.BillCredited(_, value_cents):
                self._book(value_cents)
            case e.BillSettled(_, credited_cents) if credited_cents:
                self._book(credited_cents)
            case e.TicketIssued(ticket):
                self.issued[ticket.validation] += 1
                self._numbers[ticket.number] = ticket.validation
                require(self.issued[ticket.validation] == 1, f"ticket {ticket.validation} is issued a second time")
            case e.TicketDone(number):
                require(
                    self.printer.printed[self._numbers[number]] == 1, f"ticket {number} is done and not on paper once"
                )
            case e.TicketSettled(number, printed):
                require(self.printer.printed[self._numbers[number]] == printed, f"ticket {number} is settled wrongly")
                if not printed:
                    self.unprinted.add(self._numbers[number])
            case e.DiceSettled(throw, record):
                require(self.dice.record.get(throw) == record.dice, f"throw {throw} is played as {record.dice}")

    def _book(self, value_cents: int) -> None:
        self.booked[value_cents] += 1
        there, booked = self.validator.stacker_cents[value_cents], self.booked[value_cents]
        require(booked <= there, f"{booked} bills of {value_cents} cents are booked, {there} are in the stacker")

    def at_rest(self, state: State) -> Iterator[str]:
        """Say what does not agree once nothing is under way any more."""
        if +self.booked != +self.validator.stacker_cents:
            yield f"booked are {dict(self.booked)}, in the stacker are {dict(self.validator.stacker_cents)}"
        on_paper = {validation for validation, count in self.printer.printed.items() if count}
        if on_paper != set(self.issued) - self.unprinted:
            yield f"{len(on_paper)} tickets are on paper, {len(self.issued)} were issued"
        if self.unprinted & on_paper:
            yield "a ticket that was paid back is on paper"
        if state.bill or state.ticket or state.disputes or state.throw is not None:
            yield "it does not come to rest"


def require(holds: bool, otherwise: str) -> None:
    """Raise WrongError unless it holds."""
    if not holds:
        raise WrongError(otherwise)
