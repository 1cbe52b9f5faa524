"""What must hold after every event, and what must agree with bills, paper and dice when everything is at rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from harness.bookkeeping import FORGOTTEN, Books
from harness.card_book import CardBook
from harness.simulation.attendant_checks import AttendantChecks, by_value_of
from harness.simulation.day_checks import DayChecks
from harness.simulation.dice import Generator
from harness.simulation.lesson_checks import LessonChecks
from harness.simulation.limit_checks import LimitChecks
from harness.simulation.people_checks import PeopleChecks
from harness.simulation.printer import Printer
from harness.simulation.require import WrongError, require
from harness.simulation.sheet_checks import SheetChecks
from harness.simulation.ticket_checks import TicketChecks
from harness.simulation.validator import Validator
from terminal.cabinet import events as e
from terminal.cabinet import state as states
from terminal.cabinet.fold import audit
from terminal.cabinet.meters import Meters
from terminal.cabinet.state import State
from terminal.journal.journal import Journal
from terminal.rules.games import kind_of
from terminal.runtime.lockup import Lock

ROUND_TRIP_EVERY = 500
"""After this many turns the whole state is encoded and decoded, as for a snapshot."""


@dataclass
class Checks:
    """Watches one cabinet for its whole time, over all its terminals."""

    validator: Validator
    printer: Printer
    dice: Generator
    tickets: TicketChecks
    happened: Counter[str] = field(default_factory=Counter)
    """How often each kind of event has happened."""
    turns: int = 0
    books: Books = field(default_factory=Books)
    days: DayChecks = field(default_factory=DayChecks)
    sheets: SheetChecks = field(default_factory=SheetChecks)
    limits: LimitChecks = field(default_factory=LimitChecks)
    cards: CardBook = field(default_factory=CardBook)
    lessons: LessonChecks = field(default_factory=LessonChecks)
    people: PeopleChecks = field(default_factory=PeopleChecks)
    attendants: AttendantChecks = field(default_factory=AttendantChecks)
    seq: int = 0
    """The last event that was reported."""
    thrown_by_hand: Mapping[int, tuple[int, ...]] | None = None
    """What each throw by hand has shown, where a dealer throws; None where the generator does."""
    _agreed: int | None = None
    """The throw that two people have declared void."""
    _meters: Meters | None = None
    _credit_cents: int = 0
    _keys_turned: tuple[str, ...] = ()
    _in_service: bool = True

    def shown(self, state: State, events: tuple[e.Event, ...], seq: int) -> None:
        """Check what has happened. Raises WrongError."""
        require(seq >= self.seq + len(events), f"event {seq} follows event {self.seq}")
        self.seq, self.turns = seq, self.turns + 1
        self.happened.update(map(e.kind_of, events))
        for event in events:
            before_cents = self.books.result_cents
            self.books.book(event)
            self.limits.check(event, self.books.result_cents - before_cents)
            self.lessons.check(event)
            for why in self.cards.book(event):
                raise WrongError(why)
            self._check(event)
            self.people.check(event)
            self.days.check(event, self.books)
            self.tickets.check(event, self.books)
            self.sheets.check(event, self.books)
            self.attendants.check(event)
        if state.meters is not self._meters or state.credit_cents != self._credit_cents:
            self._meters, self._credit_cents = state.meters, state.credit_cents
            if why := self.books.disagreement(state.meters, state.credit_cents):
                raise WrongError(why)
        self.sheets.shown(state)
        self.limits.shown(state)
        self.lessons.shown(state)
        if why := self.cards.differ(state.favourites):
            raise WrongError(why)
        if any(isinstance(event, e.GamingDayBegan) for event in events):
            self.days.shown(state, self.books)
        if self.turns % ROUND_TRIP_EVERY == 0:
            audit(state)
            require(states.from_bytes(states.to_bytes(state)) == state, "the state is not what its bytes say")

    def catch_up(self, state: State, journal: Journal) -> None:
        """Check what became durable before a power cut without being reported. Raises WrongError, JournalError."""
        require(journal.seq >= self.seq, f"event {self.seq} was shown, and the journal ends with {journal.seq}")
        unseen = list(journal.read(self.seq))
        if unseen:
            self.shown(state, tuple(e.from_bytes(row.body) for row in unseen), unseen[-1].seq)

    def locked(self, lock: Lock) -> None:
        """Nothing that devices or people do may lock a terminal."""
        raise WrongError(str(lock))

    def released(self) -> None:
        """Play never waits here."""

    def _check(self, event: e.Event) -> None:
        match event:
            case e.InputsChanged():
                self._keys_turned = event.keys_turned
            case e.Started() | e.DeviceLost("board"):
                self._keys_turned = ()
            case e.TakenOutOfService() | e.ReturnedToService():
                self._in_service = isinstance(event, e.ReturnedToService)
            case e.BetsMoved() | e.DiceCalled() | e.TicketIssued():
                self._check_no_key(event)
                self._check_in_service(event)
            case e.BillSeen(fate="stack") | e.TicketInAnswered(why=""):
                self._check_no_key(event)
                self._check_in_service(event)
            case e.BillCredited(_, value_cents):
                self._check_bill(value_cents)
            case e.BillSettled(_, credited_cents) if credited_cents:
                self._check_bill(credited_cents)
            case e.BillDisputed(reason=reason) | e.TicketInDisputed(reason=reason):
                require(reason not in FORGOTTEN, f"the validator has forgotten what is not booked: {reason}")
            case e.DiceSettled(throw, record):
                lie = self.dice.outcome(throw) if self.thrown_by_hand is None else self.thrown_by_hand.get(throw)
                require(lie == record.dice, f"throw {throw} is played as {record.dice}")
            case e.RoundVoided(throw=throw, dice=dice, second=second):
                require(not dice or second is not None, f"throw {throw} is void by one person, though its dice lie")
                self._agreed = throw if second is not None else None
            case e.ThrowVoided(throw) if throw != self._agreed:
                require(self.dice.outcome(throw) is None, f"throw {throw} is void, though its dice lie")

    def _check_no_key(self, event: e.Event) -> None:
        """No bet, throw or money begins while a staff key is turned (regulation 547.8(c))."""
        require(not self._keys_turned, f"{e.kind_of(event)} while the {' and '.join(self._keys_turned)} key is turned")

    def _check_in_service(self, event: e.Event) -> None:
        """Out of service, no bet is placed, no dice are thrown and no money is taken in."""
        takes_down = isinstance(event, e.BetsMoved) and kind_of(event.record).taken_cents(event.record) <= 0
        allowed = takes_down or isinstance(event, e.TicketIssued)
        require(self._in_service or allowed, f"{e.kind_of(event)} while the station is out of service")

    def _check_bill(self, value_cents: int) -> None:
        there, booked = self.validator.stacker_cents[value_cents], self.books.bills[value_cents]
        require(booked <= there, f"{booked} bills of {value_cents} cents are booked, {there} are in the stacker")

    def at_rest(self, state: State, paid_cents: int, given_cents: int) -> Iterator[str]:
        """Return what does not agree once nothing is in progress; the staff has paid and given this by hand."""
        books = self.books
        if +books.bills != +self.validator.stacker_cents:
            yield f"booked are {dict(books.bills)}, in the stacker are {dict(self.validator.stacker_cents)}"
        by_value = {int(value): count for value, count in state.meters.bills.items()}
        if any(count > self.validator.stacker_cents[value] for value, count in by_value.items()):
            yield f"the meters count bills {by_value}, in the stacker are {dict(self.validator.stacker_cents)}"
        box, there = state.cash_box.contents, (self.validator.box, self.validator.box_tickets)
        if (by_value_of(box), box.tickets) != there:
            yield f"expected in the cash box are {box}, in it are {there}"
        if paid_cents != books.hand_paid_cents:
            yield f"the staff has paid {paid_cents} cents by hand, {books.hand_paid_cents} are booked"
        if given_cents != books.given_cents:
            yield f"the staff has given {given_cents} cents by hand, {books.given_cents} are booked"
        yield from self.tickets.at_rest(state, books)
        if (
            state.acceptor.bill
            or state.ticketing.ticket
            or state.acceptor.ticket_in
            or state.acceptor.disputes
            or state.dice.throw is not None
            or state.ticketing.owed
        ):
            yield "it does not come to rest"
