"""What must hold at the table after each of its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence

from drivers.ports.table import SealedBets, SeatResult, SeatSeen, ShownRound
from harness.simulation.dice import Generator
from harness.simulation.require import WrongError, require
from harness.simulation.table.caster_checks import CasterChecks
from harness.simulation.table.kinds import has_caster, points_of
from harness.simulation.table.order_checks import OrderChecks
from harness.simulation.table.truth import Truth
from terminal.cabinet import events as e
from terminal.cabinet.named_marks import before_dice
from terminal.cabinet.state import State
from terminal.journal.journal import Journal
from terminal.runtime.lockup import Lock

Stored = Callable[[int], dict[int, SealedBets] | None]
"""The newest seals of a round at the exchange, by seat; None while it has no power."""

HELD_BY = ("pass_line", "dont_pass", "come", "dont_come", "lucky_shooter", "fire")
"""How the names of bets begin that go by the Point, by our own reading of the rule book: they hold the puck."""


class TableChecks:
    """Watches the table for its whole time, over all its lives."""

    def __init__(
        self,
        truth: Truth,
        dice: Generator,
        by_hand: dict[int, tuple[int, ...]] | None,
        stored: Stored,
        sheet: str,
    ) -> None:
        """`by_hand` is what each throw by hand has shown, None for a generator; `sheet` is played first."""
        self.seq = 0
        self.happened: Counter[str] = Counter()
        self.orders = OrderChecks()
        self._truth = truth
        self._dice = dice
        self._by_hand = by_hand
        self._stored = stored
        self._round = 0
        self._asked = False
        """The shooter has asked for the puck in this round."""
        self._agreed: int | None = None
        """The throw that two people have declared void."""
        self._shooter: int | None = None
        self._new_hand = True
        """The dice may change hands: nobody has them, or the hand is over."""
        self._state: State | None = None
        self._turn: int | None = None
        """The seat that had the dice last."""
        self._hand_over = False
        """The last dice were a seven-out."""
        self._seats: Sequence[SeatSeen] = ()
        self._begin(sheet)

    def _begin(self, sheet: str) -> None:
        """The game of this sheet begins: nothing lies of another one."""
        self._sheet, self._wanted = sheet, ""
        self._points: Collection[int] = points_of(sheet)
        self._point: int | None = 0 if self._points else None
        self._truth.has_caster = has_caster(sheet)
        self._casting = CasterChecks() if has_caster(sheet) else None

    def shown(self, state: State, events: tuple[e.Event, ...], seq: int) -> None:
        """Check what has happened. Raises WrongError."""
        require(seq >= self.seq + len(events), f"event {seq} follows event {self.seq}")
        self.seq = seq
        self.happened.update(map(e.kind_of, events))
        for event in events:
            self._check(event)
        self._state = state

    def catch_up(self, state: State, journal: Journal) -> None:
        """Check what became durable before a power cut without being shown. Raises WrongError."""
        require(journal.seq >= self.seq, f"event {self.seq} was shown, and the journal ends with {journal.seq}")
        unseen = list(journal.read(self.seq))
        if unseen:
            self.shown(state, tuple(e.from_bytes(row.body) for row in unseen), unseen[-1].seq)

    def locked(self, lock: Lock) -> None:
        """Nothing that stations, dice or people do may lock the table."""
        raise WrongError(f"the table is locked: {lock}")

    def released(self) -> None:
        """Play never waits here."""

    def published(self, shown: ShownRound) -> None:
        """The table shows this from now on. Raises WrongError."""
        self._truth.show(shown)
        point = self._truth.points.get(shown.round)
        require(point is None or shown.point == point, f"round {shown.round} has the Point {shown.point}, not {point}")
        marks = self._truth.marks.get(shown.round)
        before = before_dice(shown.marks or {})
        require(marks in (None, before), f"round {shown.round} shows {before}, not {marks}")

    def _check(self, event: e.Event) -> None:
        self.orders.happened(event)
        if self._casting is not None:
            self._check_caster(self._casting, event)
        match event:
            case e.TableRoundOpened():
                self._check_opened(event)
            case e.TableNextGameChosen() | e.GameChosen() | e.TableSeatsChanged():
                self._check_game(event)
            case e.TableShooterChosen(shooter=shooter) if self._casting is None:
                require(not self._point, f"the dice change hands in round {event.round}, with a Point")
                self._shooter, self._new_hand, self._hand_over = shooter, True, False
                self._turn = shooter or self._turn
            case e.TableBetsFixed():
                self._check_fixed(event)
            case e.DiceCalled() | e.DiceSettled() | e.TableThrowVoided() | e.ThrowVoided():
                self._check_dice(event)
            case e.TableRoundDecided():
                self._truth.decide(event.round, event.throw, event.dice)
                self._point_after(event.dice)
            case e.TableStationsSaid() | e.BetsMoved():
                self._check_puck(event)
            case e.TableRoundNotThrown():
                self._truth.end_without_dice(event.round, rides=self._asked)
            case e.TableResultsNoted(results):
                for result in results:
                    self._check_noted(result)

    def _check_puck(self, event: e.TableStationsSaid | e.BetsMoved) -> None:
        """Of the table's own felt only the puck can move by hand: its shooter has asked, and no bet goes by it."""
        if isinstance(event, e.TableStationsSaid):
            self._asked |= (self._shooter, "puck_off") in event.said
            return
        require(
            self._asked and bool(self._point), f"the puck is moved in round {self._round}, and no shooter asked for it"
        )
        held = [
            (seat, bet)
            for seat, one in self._truth.fixed.get(self._round, {}).items()
            for bet in one.bets
            if bet.startswith(HELD_BY)
        ]
        require(not held, f"the puck is moved in round {self._round}, and these bets go by it: {held}")
        self._point = 0

    def _check_game(self, event: e.TableNextGameChosen | e.GameChosen | e.TableSeatsChanged) -> None:
        match event:
            case e.TableSeatsChanged(seats):
                self._seats = seats
            case e.TableNextGameChosen(sheet=sheet):
                self._wanted = sheet
            case e.GameChosen(sheet):
                self._check_begun(sheet)

    def _check_begun(self, sheet: str) -> None:
        """The game that was chosen begins between two rounds."""
        require(sheet == self._wanted, f"sheet {sheet} begins, and {self._wanted or 'none'} was chosen")
        require(self._round in {0, *self._truth.decided}, f"sheet {sheet} begins in round {self._round}")
        held = self._shooter if self._casting is None else self._casting.caster
        self._begin(sheet)
        self._truth.changed.add(self._round + 1)
        self._shooter, self._new_hand = held, True
        if self._casting is not None:
            self._casting.seated(self._seats)
            self._casting.takes_over(self._turn, gives_away=self._hand_over or held is None)

    def _check_caster(self, casting: CasterChecks, event: e.Event) -> None:
        match event:
            case e.TableSeatsChanged(seats):
                casting.seated(seats)
            case e.TableRoundOpened():
                casting.opened(event)
                self._truth.marks[event.round] = casting.marks
            case e.TableShooterChosen():
                casting.chosen(event)
            case e.TableBetsFixed():
                casting.fixed(event)
            case e.TableRoundDecided():
                casting.decided(event.dice)
            case e.TableRoundNotThrown():
                casting.not_thrown(event)
            case e.Started():  # no seat is heard before the exchange is reached again
                pass

    def _check_dice(self, event: e.DiceCalled | e.DiceSettled | e.TableThrowVoided | e.ThrowVoided) -> None:
        match event:
            case e.DiceCalled(throw):
                fixed = self._round in self._truth.fixed
                require(fixed, f"throw {throw} is ordered before it is known which bets count")
                require(self._round not in self._truth.decided, f"throw {throw} is ordered in a decided round")
                self._truth.throw_made(throw, self._round)
            case e.DiceSettled(throw, record):
                lie = self._dice.outcome(throw) if self._by_hand is None else self._by_hand.get(throw)
                require(lie == record.dice, f"throw {throw} is played as {record.dice}, and {lie} lie")
            case e.TableThrowVoided(throw=throw, dice=dice, second=second):
                agreed = second is not None or self._key_is_turned
                require(agreed or not dice, f"throw {throw} is void by one person, though its dice lie")
                self._agreed = throw if agreed else None
            case e.ThrowVoided(throw, again=again):
                if throw != self._agreed:
                    require(self._dice.outcome(throw) is None, f"throw {throw} is void, though its dice lie")
                if again is not None:
                    self._truth.throw_made(again, self._round)

    def _check_opened(self, event: e.TableRoundOpened) -> None:
        require(event.round == self._round + 1, f"round {event.round} follows round {self._round}")
        open_one = self._round and self._round not in self._truth.decided
        require(not open_one, f"round {event.round} is opened, and round {self._round} is not decided")
        self._round, self._asked = event.round, False
        if self._casting is not None:
            return
        if self._point is not None:
            self._truth.points[event.round] = self._point
        kept = self._new_hand or event.shooter == self._shooter or not self._is_heard(self._shooter)
        kept = kept or self._has_won_nothing()
        require(kept, f"the dice go from seat {self._shooter} to {event.shooter}, and the hand is not over")
        if self._point:
            require(event.shooter == self._shooter, f"seat {event.shooter} shoots for the Point of {self._shooter}")
        self._shooter, self._turn = event.shooter, event.shooter or self._turn
        self._new_hand, self._hand_over = event.shooter is None, False

    def _has_won_nothing(self) -> bool:
        """Where there is no puck, the shooter's own bets decide: they have won nothing, as far as the seat has said."""
        result = self._truth.results.get((self._shooter or 0, self._round - 1))
        return not self._points and (result is None or not result.won_cents)

    @property
    def _key_is_turned(self) -> bool:
        """Somebody of the staff is at the table, who needs no name where a key is enough."""
        return self._state is not None and bool(self._state.machine.keys_turned)

    def _is_heard(self, seat: int | None) -> bool:
        return self._state is not None and seat in self._state.hosting.heard

    def _check_fixed(self, event: e.TableBetsFixed) -> None:
        """The list is that of the exchange, and is fixed once."""
        require(event.round == self._round, f"bets of round {event.round} are fixed in round {self._round}")
        require(event.round not in self._truth.fixed, f"the bets of round {event.round} are fixed a second time")
        self._truth.fixed[event.round] = fixed = {one.seat: one for one in event.seals}
        require(len(fixed) == len(event.seals), f"a seat has two seals in round {event.round}")
        stored = self._stored(event.round)
        require(stored in (None, fixed), f"round {event.round} is fixed with {fixed}, and the exchange has {stored}")
        if event.shooter is not None and self._casting is None:
            require(self._shooter in (None, event.shooter), f"the dice go from {self._shooter} to {event.shooter}")
            self._shooter = self._turn = event.shooter

    def _point_after(self, dice: tuple[int, ...]) -> None:
        """Our own fold of the puck: the rules in three lines."""
        if len(dice) != 2 or self._point is None:
            self._point = None
            return
        total, point = sum(dice), self._point
        self._new_hand = self._hand_over = bool(point) and total == 7
        self._point = (total if total in self._points else 0) if not point else 0 if total in (7, point) else point

    def _check_noted(self, result: SeatResult) -> None:
        """The table's book has what the station's journal has."""
        there = self._truth.results.get((result.seat, result.round))
        require(there == result, f"the table has noted {result}, and the station's journal has {there}")

    @property
    def round(self) -> int:
        """The newest round."""
        return self._round
