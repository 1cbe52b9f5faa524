"""What must hold at a station after each of its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from drivers.ports import KEYS
from harness.bookkeeping import Books
from harness.simulation.require import WrongError, require
from harness.simulation.table.freed_checks import EndedJournal, JournalSoFar, is_left
from harness.simulation.table.truth import NO_THROW, Freed, Truth, key_of
from harness.simulation.ticket_checks import TicketChecks
from harness.simulation.validator import Validator
from terminal.cabinet import events as e
from terminal.cabinet.events.at_table import seen_from
from terminal.cabinet.fold import fold
from terminal.cabinet.state import State
from terminal.journal.journal import Journal
from terminal.rules.games import kind_of
from terminal.rules.tables import AnyChange, AnyRoll
from terminal.runtime.lockup import Lock

DICE = (e.DiceSettled, e.DiceSeen)
FOLDED = (*DICE, e.RoundNotThrown, e.SeatRoundPassed, e.ChoiceMade, e.BetsRestored, e.BetsSealed)
"""Whatever is decided with one of these is folded event by event."""


class SeatChecks:
    """Watches one station for its whole time, over all its lives."""

    def __init__(self, seat: int, new: State, truth: Truth, validator: Validator, tickets: TicketChecks) -> None:
        self.seat = seat
        self.seq = 0
        """The last event that was shown."""
        self.happened: Counter[str] = Counter()
        self.books = Books()
        """Of all its journals."""
        self._since_clear = self.books
        """Of the journal that began with the last RAM clear."""
        self._confirmed: e.ClearConfirmed | None = None
        """The RAM clear with which the journal ends."""
        self.to_be_freed: Freed | None = None
        """What the staff of the table has ordered last: to free the seat, and to pay this."""
        self.freed: Freed | None = None
        """The seat of this journal was freed, and is paid at the table."""
        self._barred = False
        """The journal is refused by its table, and pays nothing out."""
        self.ended: list[EndedJournal] = []
        """Its journals whose seat was freed, once their RAM was cleared."""
        self._life = 1
        """Which of its journals this is."""
        self._cleared: dict[int, JournalSoFar] = {}
        """Its journals that end with a RAM clear, by life, whether or not the clear is carried out yet."""
        self.left_cents = 0
        """What journals had whose seat was freed, when their RAM was cleared."""
        self._out_cents = 0
        """What had gone out at the station by its last start."""
        self._moved_cents: dict[int, int] = {}
        """What had come in and gone out at the station, as each round of this journal was taken."""
        self._slips = 0
        """How many papers were printed when the clear was called."""
        self.tickets = tickets
        self._truth = truth
        self._validator = validator
        self._state = self._new = new
        self._applied = 0
        """The last round that was taken."""
        self._standing: dict[str, int] = {}
        """The bets after it."""
        self._owed_cents = 0
        """What was won, less what was lost, since the last result."""
        self._sealed: dict[int, dict[int, dict[str, int]]] = {}
        """The bets of each version, by round."""
        self._answered: dict[int, dict[int, str]] = {}
        """What the table has answered for each version, by round."""

    def shown(self, state: State, events: tuple[e.Event, ...], seq: int) -> None:
        """Check what has happened. Raises WrongError."""
        require(seq >= self.seq + len(events), f"event {seq} follows event {self.seq}")
        self.seq = seq
        for event in events:
            self.happened[e.kind_of(event)] += 1
        if state.at_table.freed and self.freed is None:
            self._hears_of_it()
        if self._barred:
            self._check_barred(events)
        for event in events:
            self.books.book(event)
            if self._since_clear is not self.books:
                self._since_clear.book(event)
            self.tickets.check(event, self.books)
            self._check(event)
        moved = state.meters is not self._state.meters or state.credit_cents != self._state.credit_cents
        if moved and (why := self._since_clear.disagreement(state.meters, state.credit_cents)):
            raise WrongError(self._of(why))
        if any(isinstance(event, FOLDED) for event in events):
            self._follow(events)
        self._state = state

    def catch_up(self, state: State, journal: Journal) -> None:
        """Check what became durable before a power cut without being shown. Raises WrongError."""
        if self._confirmed is not None:
            self._look_for_new(self._confirmed, journal)
        require(journal.seq >= self.seq, f"event {self.seq} was shown, and the journal ends with {journal.seq}")
        unseen = list(journal.read(self.seq))
        if unseen:
            self.shown(state, tuple(e.from_bytes(row.body) for row in unseen), unseen[-1].seq)
        self._barred = self.freed is not None
        self._out_cents = self._since_clear.out_cents

    def paid_at_table(self, freed: Freed, *, starts: bool) -> None:
        """Its seat was freed, and this was paid there; what it has done before its next start it did before.

        It may have heard of that first, and its RAM may have been cleared since.
        """
        if self.to_be_freed is None:
            require(freed in self._truth.freed, self._of(f"it is paid, and it was not ordered to be freed: {freed}"))
            return
        require(freed == self.to_be_freed, self._of(f"ordered was {self.to_be_freed}, and paid is {freed}"))
        self._seat_freed(freed, starts=starts)

    def _hears_of_it(self) -> None:
        """The exchange has refused it: its seat was freed. The table may not know yet that it is."""
        freed = self.to_be_freed
        ordered = freed is not None and freed.life == self._life
        require(ordered, self._of(f"it is refused as freed in life {self._life}, and ordered was {freed}"))
        assert freed is not None
        self._seat_freed(freed, starts=False)

    def _seat_freed(self, freed: Freed, *, starts: bool) -> None:
        self.to_be_freed = None
        self._truth.freed.append(freed)
        if freed.life in self._cleared:  # the player was paid before the clear, and what follows is another journal
            self.ended.append(self._cleared[freed.life].ended_by(freed))
            return
        self.freed, self._barred = freed, not starts
        out_cents = self._since_clear.out_cents - self._out_cents
        require(starts or not out_cents, self._of(f"its seat is freed and paid, and it has paid {out_cents} cents"))

    def so_far(self, state: State) -> JournalSoFar:
        """Its present journal."""
        return JournalSoFar(state, self._since_clear.moved_cents, dict(self._moved_cents))

    def _check_barred(self, events: tuple[e.Event, ...]) -> None:
        """What was paid at the table is not paid here."""
        paid = [event for event in events if isinstance(event, (e.TicketIssued, e.HandPayPaid))]
        require(not paid, self._of(f"its seat was freed and paid at the table, and it pays again: {paid}"))

    def locked(self, lock: Lock) -> None:
        """Nothing that devices, people or the table do may lock a terminal."""
        raise WrongError(self._of(f"it is locked: {lock}"))

    def released(self) -> None:
        """Play never waits here."""

    def _of(self, why: str) -> str:
        return f"seat {self.seat}: {why}"

    def _check(self, event: e.Event) -> None:
        match event:
            case e.StationSeated(applied_round=applied):
                require(
                    not self._standing or applied == self._applied, self._of(f"bets stand, and it joins at {applied}")
                )
                self._applied = max(applied, self._applied)
            case e.RoundShown(shown):
                self._check_shown(shown)
            case e.SealAnswered(number, version, answer):
                self._answered.setdefault(number, {})[version] = answer
            case e.ClearCalled() | e.ClearConfirmed():
                self._check_clear(event)
            case e.TableDisagreed():
                raise WrongError(self._of(f"it disagrees with the table: {event}"))
            case e.BillCredited(_, value_cents):
                there, booked = self._validator.stacker_cents[value_cents], self.books.bills[value_cents]
                require(booked <= there, self._of(f"{booked} bills of {value_cents} cents are booked, not {there}"))

    def _check_shown(self, shown: e.SeatRound) -> None:
        """What a station takes for shown, the table has shown."""
        there = self._truth.shown.get(key_of(shown.number, shown.phase, shown.throw, shown.revision))
        require(there is not None, self._of(f"{shown} was never shown"))
        assert there is not None
        expected = seen_from(self.seat, there)
        require(shown.remaining_ms <= expected.remaining_ms, self._of(f"{shown} has more time than {expected}"))
        agreed = replace(expected, remaining_ms=shown.remaining_ms)
        require(shown == agreed, self._of(f"it has seen {shown}, and the table has shown {expected}"))
        if there.accepted is not None:
            self._check_counting(shown.number, shown.accepted or 0)

    def _check_counting(self, number: int, version: int) -> None:
        """The version that counts is the table's, and nothing that the table has answered is broken by it."""
        fixed = self._truth.fixed.get(number)
        require(fixed is not None, self._of(f"the bets of round {number} count before they are fixed"))
        assert fixed is not None
        there = fixed.get(self.seat)
        expected = 0 if there is None else there.version
        require(version == expected, self._of(f"version {version} counts in round {number}, in truth {expected}"))
        for answered, answer in self._answered.get(number, {}).items():
            promised = answered <= version if answer == "sealed" else answered > version
            require(promised, self._of(f"version {answered} was answered {answer}, and {version} counts"))
        if there is not None:
            mine = self._sealed.get(number, {}).get(version)
            require(mine == there.bets, self._of(f"version {version} is {there.bets}, and here it was {mine}"))

    # RAM clears -------------------------------------------------------------------------------------------------------

    def _check_clear(self, event: e.ClearCalled | e.ClearConfirmed) -> None:
        """The journal ends: its meters are on paper, and nothing of it is open with the player or with the table."""
        if isinstance(event, e.ClearCalled):
            self._slips = self.tickets.printer.slips + event.pages
            return
        self._confirmed = event
        printed, board = self.tickets.printer.slips, self._state.machine
        require(printed >= self._slips, self._of("its RAM is cleared before the meters are on paper"))
        require(set(KEYS) <= {*board.keys_turned} and "logic" in board.doors_open, self._of("it is cleared by no one"))
        cents = self._since_clear.credit_cents
        self._cleared[self._life] = ended = self.so_far(self._state)
        if self.freed is not None:
            self.left_cents += cents
            self.ended.append(ended.ended_by(self.freed))
            return
        require(not cents, self._of(f"its RAM is cleared, and the player has {cents} cents"))
        unheard = self._owed_cents or self._state.at_table.owed
        require(not unheard, self._of(f"its RAM is cleared before the table has noted {unheard}"))
        for number, fixed in self._truth.fixed.items():
            bets = fixed.get(self.seat)
            taken = bets is None or not bets.stake_cents or (self.seat, number) in self._truth.results
            taken = taken or is_left(self._truth, self.seat, number)  # by an earlier journal, whose seat was freed
            require(taken, self._of(f"it is cleared before it has taken round {number}, in which {bets} counts"))

    def _look_for_new(self, confirmed: e.ClearConfirmed, journal: Journal) -> None:
        """The clear is carried out, or the old journal is still there, whole."""
        first = next(iter(journal.read(0)), None)
        cleared = None if first is None else e.from_bytes(first.body)
        if isinstance(cleared, e.Cleared) and (cleared.at_ms, cleared.seq) == (confirmed.at_ms, self.seq):
            self._begin_journal(cleared)

    def _begin_journal(self, cleared: e.Cleared) -> None:
        """The books of this journal begin, and those of all journals go on."""
        meters = cleared.meters
        require(meters is not None, self._of("it is cleared, and nothing is known of the meters before"))
        assert meters is not None
        left_cents = 0 if self.freed is None else self._since_clear.credit_cents
        why = self._since_clear.disagreement(meters, left_cents)
        require(not why, self._of(f"after a RAM clear: {why}"))
        self.tickets.cleared(meters.tickets_out)
        self.seq, self._confirmed, self._life = 0, None, self._life + 1
        self._state, self._since_clear = self._new, Books()
        self._applied, self._standing = 0, {}
        self._sealed.clear()
        self._answered.clear()
        self._moved_cents.clear()
        self.freed, self._barred = None, False

    # Chips and dice ---------------------------------------------------------------------------------------------------

    def _follow(self, events: Sequence[e.Event]) -> None:
        """Look at the felt before and after dice, and when it is brought back to what counts."""
        state = self._state
        for event in events:
            before, state = state, fold(state, event)
            match event:
                case e.BetsSealed(number, version):
                    seal = state.at_table.seal
                    require(seal is not None, self._of(f"version {version} is sealed, and nothing is sent"))
                    assert seal is not None
                    self._sealed.setdefault(number, {})[version] = dict(seal.bets)
                    for old in [one for one in self._sealed if one < number]:
                        del self._sealed[old]
                        self._answered.pop(old, None)
                case e.RoundShown(shown) if shown.number > self._applied and not _is_foreign(state):
                    self._check_point(state, shown.number)
                case e.BetsRestored():
                    self._check_restored(before, state, event)
                case e.DiceSettled(throw, record):
                    self._check_taken(before, throw, record.dice)
                    self._check_settled(before, event)
                    self._took(state)
                case e.DiceSeen(number, throw, dice):
                    require(number == self._applied + 1, self._of(f"round {number} follows round {self._applied}"))
                    require(not before.bet_cents, self._of(f"round {number} is only seen, and bets are up"))
                    self._check_taken(before, throw, dice)
                    self._took(state)
                case e.RoundNotThrown(number):
                    require(number == self._applied + 1, self._of(f"round {number} follows round {self._applied}"))
                    self._check_over(before)
                    self._took(state, thrown=False)
                case e.SeatRoundPassed(number):
                    self._check_passed(before, number)
                    self._took(state, thrown=False)
                case e.ChoiceMade(record):
                    won_cents = _result_cents(record)
                    self._owed_cents += won_cents
                    self._truth.chosen[self.seat, self._applied] += won_cents
                    self._standing = _bets(state)

    def _check_restored(self, before: State, after: State, event: e.BetsRestored) -> None:
        """Late chips are in the credit again, and chips that were taken down too late on the felt."""
        self._truth.restored += 1
        paid_cents = sum(cents for _, cents in kind_of(event.record).commissions_of(event.record))
        back_cents = before.bet_cents - after.bet_cents - paid_cents
        gained_cents = after.playable_cents - before.playable_cents
        require(gained_cents == back_cents, self._of(f"{back_cents} cents come back, {gained_cents} are in the credit"))
        require(_bets(after) == self._counting(event.round), self._of(f"{_bets(after)} is not what counts"))

    def _counting(self, number: int) -> dict[str, int]:
        """The bets of this seat that count in the round."""
        sealed = self._truth.fixed[number].get(self.seat)
        return self._standing if sealed is None else dict(sealed.bets)

    def _check_taken(self, before: State, throw: int, dice: tuple[int, ...]) -> None:
        """The round is the next one, its bets are those that count, and its dice those that lie."""
        number = self._applied + 1
        require(number in self._truth.decided, self._of(f"round {number} is taken, and not decided"))
        there = self._truth.decided[number]
        require((throw, dice) == there, self._of(f"round {number} is taken by throw {throw}, {dice}, not by {there}"))
        counting = self._counting(number)
        require(_bets(before) == counting, self._of(f"round {number}: {_bets(before)} is played, {counting} counts"))
        self._truth.played[self.seat, number] = sum(counting.values())

    def _check_over(self, before: State) -> None:
        """The round is over without dice: only what a choice has kept still lies."""
        number = self._applied + 1
        require(self._truth.decided.get(number) == (NO_THROW, ()), self._of(f"round {number} has dice"))
        lies, counting = _bets(before), self._counting(number)
        require(lies in ({}, counting), self._of(f"round {number} leaves {lies} of {counting} without dice"))
        self._truth.played[self.seat, number] = 0

    def _check_passed(self, before: State, number: int) -> None:
        """A round is passed that the table has decided, in a game that this station does not offer."""
        require(number == self._applied + 1, self._of(f"round {number} follows round {self._applied}"))
        require(number in self._truth.decided, self._of(f"round {number} is passed, and not decided"))
        require(not before.bet_cents, self._of(f"round {number} is passed, and bets are up"))
        require(_is_foreign(before), self._of(f"round {number} is passed, though its game is played here"))
        self._truth.played[self.seat, number] = 0

    def _check_settled(self, before: State, event: e.DiceSettled) -> None:
        """Nothing is resolved but what was up, and what is not resolved stays."""
        self._truth.settled[self.seat] += 1
        stakes = before.bet_cents
        resolved = kind_of(event.record).resolved_by(event.record)
        lost_cents = sum(one.stake_cents for one in resolved if one.result == "lose")
        self._owed_cents += _result_cents(event.record)
        require(lost_cents <= stakes, self._of(f"{lost_cents} cents are lost, {stakes} were up"))
        require({one.bet for one in resolved} <= set(_bets(before)), self._of(f"{resolved} is not what was up"))

    def _check_point(self, state: State, number: int) -> None:
        """The puck is where this round has it."""
        point = self._truth.points.get(number)
        here = state.felt.point or 0
        require(point in (None, here), self._of(f"its Point before round {number} is {here}, not {point}"))

    def _took(self, after: State, *, thrown: bool = True) -> None:
        self._applied += 1
        self._truth.resolved += 1
        self._standing = _bets(after)
        at = after.at_table
        require(at.applied_round == self._applied, self._of(f"it has taken {at.applied_round}, not {self._applied}"))
        following = self._applied + 1
        if following in self._truth.changed:  # another game begins, of which the station learns with its first round
            following = 0
        if thrown:  # a puck that is moved by hand moves when the next round is shown
            self._check_point(after, following)
        result = at.owed[-1]
        won_cents = result.won_cents - result.lost_cents
        require(won_cents == self._owed_cents, self._of(f"it reports {won_cents} cents of {self._owed_cents}"))
        require(result.credit_cents == after.credit_cents, self._of("it reports another credit than it has"))
        self._owed_cents = 0
        marks = None if _is_foreign(after) else self._truth.marks.get(following)
        here = dict(kind_of(after.table).marks(after.table))
        require(marks in (None, here), self._of(f"after round {self._applied} it shows {here}, not {marks}"))
        require((self.seat, result.round) not in self._truth.results, self._of(f"round {result.round} is taken twice"))
        self._truth.results[self.seat, result.round] = result
        self._moved_cents[result.round] = self._since_clear.moved_cents


def _is_foreign(state: State) -> bool:
    """The table plays a game that this station does not offer."""
    shown = state.at_table.shown
    return shown is not None and shown.sheet != state.configuration.sheet_digest


def _bets(state: State) -> dict[str, int]:
    return dict(state.felt.bets)


def _result_cents(record: AnyChange | AnyRoll) -> int:
    """What was won, less what was lost."""
    resolved = kind_of(record).resolved_by(record)
    won_cents = sum(one.profit_cents for one in resolved if one.result == "win")
    return won_cents - sum(one.stake_cents for one in resolved if one.result == "lose")
