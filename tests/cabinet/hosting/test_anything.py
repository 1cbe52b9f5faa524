"""Whatever stations, dealer, dice, staff and power do: the promises of a shared table hold after every decision."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

import pytest

from drivers import ports
from drivers.ports.message import message
from drivers.ports.table import (
    BetsFixed,
    BetsSeen,
    DealerOrdered,
    ResultsSeen,
    SealedBets,
    SeatResult,
    SeatSeen,
    SeatsSeen,
    ShownRound,
    StationsSaid,
    StationVerb,
)
from drivers.ports.table_board import read_board
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.hosting.consoles import WORDS
from terminal.cabinet.rounds.commands import VOID_REASONS
from terminal.common.places import SHEETS
from terminal.rules.game import AnyGame
from terminal.rules.games import open_game
from terminal.rules.refusal import Refusal
from terminal.rules.sheet import Sheet
from terminal.settings.parameters import Profile
from tests.cabinet.hosting.house import ANN, BY_HAND, LIVE, ROLL, TABLE, House
from tests.cabinet.pipeline import GAME

STEPS = 300
SEATS = (1, 2, 5, 9)
BIG_SHOT = open_game(Sheet.parse((SHEETS / "big-shot-baden.ini").read_text(), "big-shot-baden.ini"))
PUCK = replace(TABLE, puck_can_be_reset="2", shooter_needs="any_bet")
VERBS: tuple[StationVerb, ...] = ("ready", "roll", "pass_dice", "take_dice", "puck_off", "chosen")
PHASES = ("open", "hurry", "closing", "closed", "rolling", "decided", "choice")
OF_THROW = ("enter_dice", "confirm_dice", "void_throw", "resume")


class Watch:
    """What was shown and ordered so far, as the exchange and the generator would hold it against the table."""

    def __init__(self) -> None:
        self.shown: dict[tuple[int, str, int, int], ShownRound] = {}
        self.last: ShownRound | None = None
        self.throws: dict[int, int] = {}
        """The round of each throw."""
        self.faces: dict[int, tuple[int, ...]] = {}
        self.accepted: dict[int, dict[int, int]] = {}

    def look(self, house: House) -> None:
        """Look at what is ordered now."""
        order = house.table_order
        for shown in (order.before, order.shown):
            if shown is not None:
                self._see(shown)
        if order.shown is not None and order.shown.round > 1:
            assert order.before is not None, "the exchange may not have the round before"
            assert order.before.round == order.shown.round - 1
        dice = house.order("dice")
        assert isinstance(dice, ports.DiceOrder)
        if dice.throw is not None and not house.state.diagnostics.throws.throw:
            assert order.shown is not None
            assert order.shown.accepted is not None, "a throw is ordered before the list is journaled"
            assert self.throws.setdefault(dice.throw, order.shown.round) == order.shown.round

    def _see(self, shown: ShownRound) -> None:
        key = (shown.round, shown.phase, shown.throw or 0, shown.revision)
        assert self.shown.setdefault(key, shown) == shown, "other content under the same phase, throw and revision"
        if shown.accepted is not None:
            assert self.accepted.setdefault(shown.round, shown.accepted) == shown.accepted
        if shown.faces is not None:
            assert self.faces.setdefault(shown.round, shown.faces) == shown.faces, "a round has one outcome"
        assert (shown.faces is not None) == (shown.phase in ("decided", "choice"))
        ended = shown.phase == "decided" and shown.faces == ()
        assert (shown.throw is not None) == (shown.phase in ("rolling", "decided", "choice") and not ended)
        last = self.last
        if last is not None and shown.round == last.round:
            assert _place(shown) >= _place(last), "a round never goes back"
        elif last is not None and shown.round > last.round:
            assert shown.round == last.round + 1
            assert last.phase in ("decided", "choice"), "one live round"
        if last is None or shown.round >= last.round:
            self.last = shown


def _place(shown: ShownRound) -> tuple[int, int, int]:
    return PHASES.index(shown.phase), shown.throw or 0, shown.revision


class Chance:
    """Everybody at once, by chance."""

    def __init__(self, seed: int, profile: Profile, game: AnyGame) -> None:
        self.chance = random.Random(seed)  # noqa: S311 - of a test
        self.house = House(profile, game).opened(*SEATS)
        self.watch = Watch()
        self.seals: dict[int, SealedBets] = {}
        self.said: tuple[tuple[int, StationVerb], ...] = ()
        self.number = self.orders = 0
        self.fields = ("pass_line", "dont_pass", "field") if game is GAME else ("number@3", "number@5", "double")

    def step(self) -> None:
        """One thing happens, and what is ordered is looked at."""
        with suppress(Refusal):
            self.chance.choices(*zip(*self._ways(), strict=True))[0]()
        shown = self.house.table_order.shown
        if shown is not None and shown.round != self.number:
            self.number, self.seals, self.said = shown.round, {}, ()
        self.watch.look(self.house)

    def _ways(self) -> list[tuple[Callable[[], object], int]]:
        return [
            (self._seal, 30),
            (self._wait, 30),
            (self._fix, 25),
            (self._throw, 20),
            (self._say, 12),
            (self._deal, 25),
            (self._seats, 4),
            (self._result, 8),
            (self._dice_fault, 3),
            (self._void, 3),
            (self._exchange, 2),
            (self._key, 3),
            (self._start, 2),
        ]

    def _seal(self) -> None:
        seat, before = self.chance.choice(SEATS), None
        before = self.seals.get(seat)
        bets = self.chance.choice(({}, {self.chance.choice(self.fields): 5_00}))
        version = 1 if before is None else before.version + 1
        final = self.chance.random() < 0.5
        self.seals[seat] = SealedBets(self.number, seat, version, sum(bets.values()), bets, final=final)
        self.house.report("exchange", BetsSeen(self.number, tuple(self.seals.values())))

    def _wait(self) -> None:
        alarm_ms = self.house.cabinet.alarm_ms(self.house.state, self.house.now)
        left_ms = 1_000 if alarm_ms is None else max(alarm_ms - self.house.now.at_ms, 0)
        self.house.wait(min(left_ms, self.chance.choice((1, 500, 5_000, 30_000))))
        self.house.give(c.TimePasses())

    def _fix(self) -> None:
        if self.house.table_order.close is not None or self.chance.random() < 0.1:
            self.house.report("exchange", BetsFixed(self.number, tuple(self.seals.values())))

    def _throw(self) -> None:
        order = self.house.order("dice")
        assert isinstance(order, ports.DiceOrder)
        last = self.house.state.dice.throws
        if order.throw is None and last and self.chance.random() < 0.2:  # an outcome that was reported before
            self.house.report("dice", ports.DiceThrown(last - self.chance.randint(0, 1), (1,) * order.count))
        if order.throw is not None:
            dice = tuple(self.chance.randint(1, 6) for _ in range(order.count))
            if self.chance.random() < 0.3:
                dice = (self.chance.choice((3, 5)),) * order.count
            self.house.report("dice", ports.DiceThrown(order.throw, dice))

    def _say(self) -> None:
        one = (self.chance.choice(SEATS), self.chance.choice(VERBS))
        self.said = self.said if one in self.said else (*self.said, one)
        self.house.report("exchange", StationsSaid(self.number, self.said))

    def _deal(self) -> None:
        number = self.house.hosting.rounds
        lying = self.house.hosting.dice
        count = self.house.hosting.count or self.house.cabinet.game.dice_count(self.house.state.table)
        orders = {
            "open_betting": f'"round": {number + 1}',
            "enter_dice": f'"round": {number}, "dice": {[self.chance.randint(1, 6)] * count}',
            "confirm_dice": f'"round": {number}, "dice": {list(lying.dice) if lying else [1]}',
            "void_throw": f'"round": {number}, "reason": "{self.chance.choice(VOID_REASONS)}"',
            "choose_shooter": f'"round": {number}, "seat": {self.chance.choice(SEATS)}',
        }
        words = list(read_board(self.house.table_order.board).verbs.rounds) if self.chance.random() < 0.8 else [*WORDS]
        word = self.chance.choice([one for one in words if one != "pause" or self.chance.random() < 0.1] or ["resume"])
        fields = orders.get(word, f'"round": {number}')
        if word in OF_THROW and self.chance.random() < 0.5:
            late = self.chance.random() < 0.2
            fields += f', "throw": {self.house.hosting.throw_of_round - late}'
        line = f'{{"do": "{word}", {fields}}}'
        self.orders += 1
        self.house.report("exchange", DealerOrdered(self.orders, ANN, line, f"key {self.orders}"))
        assert self.house.hosting.orders == self.orders

    def _seats(self) -> None:
        taken = [seat for seat in SEATS if self.chance.random() < 0.9]
        seats = tuple(SeatSeen(seat, 100 + seat, 0, self.chance.random() < 0.8) for seat in taken)
        self.house.report("exchange", SeatsSeen(seats))

    def _result(self) -> None:
        seat, number = self.chance.choice(SEATS), self.chance.randint(0, self.number)
        self.house.report("exchange", ResultsSeen(number, (SeatResult(number, seat, 0, 5_00, 0),)))

    def _dice_fault(self) -> None:
        self.house.report("dice", ports.DiceFault("lid", message("dice.lid")))
        if self.chance.random() < 0.5:
            self._wait()
        self.house.report("dice", ports.DiceReady())

    def _void(self) -> None:
        order = self.house.order("dice")
        assert isinstance(order, ports.DiceOrder)
        if order.throw is not None:
            self.house.report("dice", ports.ThrowVoid(order.throw, message("dice.cocked")))

    def _exchange(self) -> None:
        self.house.lose_exchange()
        self._wait()
        self.house.report("exchange", ports.Back("file"))

    def _key(self) -> None:
        self.house.turn_keys(*self.chance.choice((("attendant",), ("technician",))))
        self._wait()
        self.house.turn_keys()

    def _start(self) -> None:
        """The process is killed: what is left is what was journaled."""
        self.house.restart()


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("profile", "game"),
    [(TABLE, GAME), (ROLL, GAME), (PUCK, GAME), (LIVE, GAME), (BY_HAND, GAME), (TABLE, BIG_SHOT), (LIVE, BIG_SHOT)],
    ids=["auto", "roll", "puck", "live", "by hand", "Big Shot", "Big Shot live"],
)
def test_whatever_happens_the_promises_of_the_table_hold_after_every_decision(
    profile: Profile, game: AnyGame, seed: int
) -> None:
    everybody = Chance(seed, replace(profile, show_ms=seed * 500), game)
    for _ in range(STEPS):
        everybody.step()
    events = everybody.house.events
    decided = [one for one in events if isinstance(one, e.TableRoundDecided | e.TableRoundNotThrown)]
    assert decided, f"the table does not go on: {everybody.house.hosting}"
    throws = [one.throw for one in events if isinstance(one, e.DiceSettled)]
    assert throws == sorted(set(throws)), "a throw decides once"
    assert len({one.round for one in decided}) == len(decided), "a round is decided once"
