"""A player at a table for tests: asks the game, applies the records, and keeps them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

import pytest

from terminal.common.places import SHEETS
from terminal.rules import actions
from terminal.rules.craps.game import Craps
from terminal.rules.craps.records import BetsChanged, CommissionAsked, CommissionDeclined, Record, Rolled
from terminal.rules.craps.table import Table
from terminal.rules.refusal import Refusal
from terminal.rules.resolution import Resolution
from terminal.rules.sheet import Sheet
from terminal.rules.tables import deposit

CRAPS, CRAPLESS, EASY, FIRST = "craps-el601", "crapless-el611", "easy-el621", "first-person"
"""The sheets by their variants."""

VARIANTS = (CRAPS, CRAPLESS, EASY, FIRST)
INTERBLOCK = (CRAPS, CRAPLESS, EASY)

POINT_ROLLS = {
    2: (1, 1),
    3: (1, 2),
    4: (1, 3),
    5: (1, 4),
    6: (2, 4),
    8: (2, 6),
    9: (3, 6),
    10: (4, 6),
    11: (5, 6),
    12: (6, 6),
}
"""A roll for each number that can be a Point in some variant, an easy one where possible."""

SEVEN = (3, 4)

ASKS: Mapping[str, Callable[..., actions.Action]] = {
    "place": actions.PlaceWager,
    "remove": actions.TakeDown,
    "undo": actions.Undo,
    "redo": actions.Redo,
    "clear_last": actions.ClearLast,
    "clear_all": actions.ClearAll,
    "double": actions.Double,
    "repeat": actions.Repeat,
    "answer": actions.Answer,
    "transfer": actions.Transfer,
    "set_bets": actions.SetBets,
    "puck_off": actions.PuckOff,
    "press": actions.Press,
    "spread": actions.Spread,
}
"""The actions, by the words that the tests use."""


def sheet_text(shipped: str = CRAPS, /, **changes: str) -> str:
    """The text of a shipped sheet with the values of some keys changed; ``field_12="3:1"``."""
    lines = []
    for line in (SHEETS / f"{shipped}.ini").read_text().splitlines():
        key = line.partition("=")[0].strip()
        lines.append(f"{key} = {changes.pop(key)}" if key in changes else line)
    assert not changes, f"the sheet has no keys {list(changes)}"
    return "\n".join(lines)


def craps(shipped: str = CRAPS, /, **changes: str) -> Craps:
    """The game of a shipped sheet, or of one with changes."""
    return _craps(shipped, tuple(changes.items()))


@lru_cache(maxsize=64)
def _craps(shipped: str, changes: tuple[tuple[str, str], ...]) -> Craps:
    return Craps(Sheet.parse(sheet_text(shipped, **dict(changes)), f"{shipped}.ini"))


class Player:
    """One player with money at a table of a shipped sheet, or of one with changes."""

    def __init__(self, shipped: str = CRAPS, playable_cents: int = 1_000_00, /, **changes: str) -> None:
        self.game = craps(shipped, **changes)
        self.table = deposit(Table(), playable_cents)
        self.records: list[Record] = []

    @property
    def bets(self) -> Mapping[str, int]:
        """The stakes in cents that are up."""
        return self.table.bets

    def _apply(self, record: Record) -> None:
        self.records.append(record)
        self.table = self.game.apply(self.table, record)

    def ask(self, word: str, *args: object) -> Record:
        """Carry out an action."""
        record = self.game.do(self.table, ASKS[word](*args))
        self._apply(record)
        return record

    def place(self, bet: str, amount_cents: int) -> None:
        """Put chips on a field, and say YES to its commission."""
        self.answered("place", bet, amount_cents)

    def answered(self, word: str, *args: object) -> BetsChanged:
        """Carry out an action, with YES to its commission if one is asked for."""
        record = self.ask(word, *args)
        if isinstance(record, CommissionAsked):
            record = self.ask("answer", True)
        assert isinstance(record, BetsChanged)
        return record

    def decline(self) -> None:
        """Say NO to the commission."""
        assert isinstance(self.ask("answer", False), CommissionDeclined)

    def remove(self, bet: str, amount_cents: int | None = None) -> None:
        """Take chips off a field; all of them when no amount is named."""
        self.ask("remove", bet, amount_cents)

    def press(self, verb: str) -> BetsChanged:
        """One of the buttons that move chips and ask for no commission here: undo, clear_all, double, repeat, ..."""
        record = self.ask(verb)
        assert isinstance(record, BetsChanged)
        return record

    def roll(self, first: int, second: int) -> Rolled:
        """Throw the dice."""
        record = self.game.roll(self.table, (first, second))
        self._apply(record)
        return record

    def set_point(self, point: int) -> None:
        """Roll this Point on a come-out roll."""
        assert self.table.point is None
        self.roll(*POINT_ROLLS[point])
        assert self.table.point == point

    def result(self, first: int, second: int, bet: str) -> Resolution | None:
        """What the roll did to one bet; None when it was not decided."""
        resolved = {one.bet: one for one in self.roll(first, second).resolved}
        return resolved.get(bet)

    def refused(self, word: str, *args: object) -> Refusal:
        """The refusal of an action. Verifying and doing must agree on it, and it changes nothing."""
        before = self.table
        if word == "call_dice":
            with pytest.raises(Refusal) as verified:
                self.game.verify_call_dice(before)
            assert not self.game.can_call_dice(before)
            return verified.value
        ask = ASKS[word](*args)
        with pytest.raises(Refusal) as verified:
            self.game.verify(before, ask)
        with pytest.raises(Refusal) as done:
            self.game.do(before, ask)
        assert (done.value.code, done.value.say) == (verified.value.code, verified.value.say)
        assert not self.game.can(before, ask)
        assert self.table == before
        return verified.value


def assert_says(refusal: Refusal, code: str, *facts: str) -> None:
    """The code, and one sentence that holds every fact the player needs."""
    assert refusal.code == code
    for fact in facts:
        assert fact in refusal.say
    assert refusal.say.endswith(".")
    assert "_" not in refusal.say


def with_odds(line: str = "dont_pass", odds: str = "dont_pass_odds") -> Player:
    """A line bet of 10.00 whose Point 6 is set, backed with 40.00."""
    player = Player()
    player.place(line, 10_00)
    player.set_point(6)
    player.place(odds, 40_00)
    return player
