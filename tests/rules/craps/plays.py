"""Any actions of a player at any table of the family, for property tests, and rolls."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeVar

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from terminal.rules import actions
from terminal.rules.craps.game import Craps
from terminal.rules.craps.records import BetsChanged, Record, Rolled
from terminal.rules.craps.table import Table
from terminal.rules.refusal import Refusal
from terminal.rules.tables import deposit
from tests.rules.craps.player import CRAPLESS, CRAPS, EASY, FIRST, craps

GAMES: dict[str, Craps] = {
    **{variant: craps(variant) for variant in (CRAPS, CRAPLESS, EASY, FIRST)},
    "craps, every rule otherwise": craps(
        CRAPS,
        winners="return",
        push="stay",
        odds_on_come_out="off",
        box_on_come_out="off",
        exclude="false",
        off_lasts="one_roll",
        auto_off_after_seven_out="false",
        commission_time="on_win",
        commission_rounding="unit_up",
        big_small_mode="multi",
        lucky_shooter_7_11="lose",
        payout_rounding="none",
    ),
    "craps, commission back": craps(CRAPS, commission_refund="true", commission_rounding="unit_down", max_bet="none"),
}
"""The four variants, and two with house rules of their own."""

several = settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
"""The number of plays for each property, so that the whole folder takes no more than a minute."""

START = deposit(Table(), 1_000_00)

Dice = tuple[int, int]


@dataclass(frozen=True)
class Touch:
    """A change of the first, second, ... bet that is up: fields chosen at random would hardly ever hit one."""

    what: Literal["raise", "remove", "back"]
    index: int
    amount_cents: int

    def ask(self, game: Craps, table: Table) -> actions.Action:
        """The action on this table; `back` places odds on the bet."""
        name = list(table.bets)[self.index % len(table.bets)] if table.bets else "field"
        if self.what == "remove":
            return actions.TakeDown(name, self.amount_cents if self.index % 2 else None)
        odds = [odds for odds, bet in game.layout.catalogue.bets.items() if bet.base == name]
        return actions.PlaceWager(odds[0] if odds and self.what == "back" else name, self.amount_cents)


Change = actions.Action | Touch
Action = Change | Dice

dice: st.SearchStrategy[Dice] = st.tuples(st.integers(1, 6), st.integers(1, 6))
MIN_ACTIONS = 25
"""Hypothesis prefers short lists, in which the felt is empty most of the time."""

amounts = st.sampled_from([50, 1_00, 2_00, 5_00, 12_00, 12_01, 26_40, 60_00, 600_00])
LINE = ("pass_line", "pass_odds", "dont_pass", "dont_pass_odds", "come", "dont_come", "lucky_shooter")


@dataclass(frozen=True)
class Play:
    """A game, and a player's attempts at it."""

    game: Craps
    actions: tuple[Action, ...]

    def table(self) -> Table:
        """The table at the end."""
        return self.played()[0]

    def played(self) -> tuple[Table, list[Record]]:
        """The table after everything that the rules allow, and its records.

        A question that is open when another action is tried is answered YES first.
        """
        table, records = START, list[Record]()
        for action in self.actions:
            steps = (
                [actions.Answer(True), action] if table.asked and not isinstance(action, actions.Answer) else [action]
            )
            for step in steps:
                record = attempt(self.game, table, step)
                if record is not None:
                    records.append(record)
                    table = self.game.apply(table, record)
        return table, records

    def settled(self) -> Table:
        """The table at the end, with no question open."""
        table = self.table()
        return self.game.apply(table, self.game.do(table, actions.Answer(True))) if table.asked else table


def attempt(game: Craps, table: Table, action: Action) -> Record | None:
    """The record of an action; None if a rule forbids it."""
    action = action.ask(game, table) if isinstance(action, Touch) else action
    try:
        return game.roll(table, action) if isinstance(action, tuple) else game.do(table, action)
    except Refusal:
        return None


def changed(game: Craps, table: Table, ask: Change) -> Table | None:
    """The table after a change, with YES to its commission; None if a rule forbids it."""
    record = attempt(game, table, ask)
    if record is None:
        return None
    after = game.apply(table, record)
    return game.apply(after, game.do(after, actions.Answer(True))) if after.asked else after


@lru_cache(maxsize=16)
def fields(game: Craps) -> st.SearchStrategy[str]:
    """Fields of every kind, those of the line and the odds more often than each proposition."""
    names = game.fields()
    odds = [name for name in names if game.layout.field(name).base is not None]
    line = [name for name in names if name in LINE]
    box = [name for name in names if name.startswith(("place", "buy", "lay", "hard", "lucky"))]
    return st.sampled_from([*line * 6, *odds * 3, *box * 2, *names])


BUTTONS: dict[actions.Action, int] = {
    actions.Undo(): 4,
    actions.Redo(): 3,
    actions.ClearLast(): 2,
    actions.ClearAll(): 1,
    actions.Double(): 2,
    actions.Repeat(): 4,
    actions.Press(): 2,
    actions.PuckOff(): 2,
    actions.SetBets(False): 2,
    actions.SetBets(True): 3,
}
"""Each with its weight."""


@lru_cache(maxsize=16)
def placing(game: Craps) -> st.SearchStrategy[Change]:
    return st.builds(actions.PlaceWager, fields(game), amounts)


touching: st.SearchStrategy[Change] = st.builds(
    Touch, st.sampled_from(["raise", "remove", "remove", "back", "back", "back"]), st.integers(0, 20), amounts
)


@lru_cache(maxsize=16)
def changes(game: Craps) -> st.SearchStrategy[Change]:
    """All actions except answers."""
    names = fields(game)
    covers = st.sampled_from(["across", "inside", "outside"])
    kinds: dict[st.SearchStrategy[Change], int] = {
        placing(game): 4,
        touching: 8,
        st.builds(actions.TakeDown, names, st.none() | amounts): 1,
        st.sampled_from([button for button, weight in BUTTONS.items() for _ in range(weight)]): 6,
        st.builds(actions.Spread, covers, amounts): 1,
        st.builds(actions.Transfer, names, names): 1,
    }
    return weighted(kinds)


Kind = TypeVar("Kind")


def weighted(kinds: dict[st.SearchStrategy[Kind], int]) -> st.SearchStrategy[Kind]:
    """One of these according to its weight; `one_of` treats equal alternatives as one."""
    drawn = [kind for kind, weight in kinds.items() for _ in range(weight)]
    return st.integers(0, len(drawn) - 1).flatmap(lambda index: drawn[index])


@lru_cache(maxsize=16)
def moves(game: Craps) -> st.SearchStrategy[Action]:
    """Changes, rolls, and answers to questions that may be open."""
    kinds: dict[st.SearchStrategy[Action], int] = {
        placing(game): 7,
        dice: 4,
        changes(game): 8,
        st.builds(actions.Answer, st.booleans()): 1,
    }
    return weighted(kinds)


games = st.sampled_from(list(GAMES.values()))


@st.composite
def plays(draw: st.DrawFn) -> Play:
    """Some dozens of actions at one of the games: enough that felts fill, bets move, and felts empty again."""
    game = draw(games)
    return Play(game, tuple(draw(st.lists(moves(game), min_size=MIN_ACTIONS, max_size=2 * MIN_ACTIONS))))


def commission_cents(records: list[Record]) -> int:
    """The commission that went to the house, minus refunds."""
    return sum(cents for record in records if isinstance(record, BetsChanged) for _, cents in record.commissions)


def rolls_of(records: list[Record]) -> list[Rolled]:
    return [record for record in records if isinstance(record, Rolled)]


def in_bytes(table: Table) -> bytes:
    """The table as it is stored on disk."""
    return msgspec.json.encode(table, order="deterministic")
