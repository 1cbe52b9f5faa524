"""A player at a table for tests: asks the game, applies the records, remembers them."""

from __future__ import annotations

from pathlib import Path

import pytest

from terminal.rules.games import open_game
from terminal.rules.refusal import Refusal
from terminal.rules.sheet import Sheet
from terminal.rules.table import BetsChanged, Record, Resolution, Rolled, Table, deposit

SHEET = Path(__file__).parents[2] / "config" / "sheets" / "craps-el601.ini"

POINT_ROLLS = {4: (1, 3), 5: (1, 4), 6: (2, 4), 8: (2, 6), 9: (3, 6), 10: (4, 6)}
"""An easy way to roll each Point number."""


def sheet_text(**changes: str) -> str:
    """The text of the shipped sheet with the values of some keys changed; ``field_12="3:1"``."""
    lines = []
    for line in SHEET.read_text().splitlines():
        key = line.partition("=")[0].strip()
        lines.append(f"{key} = {changes.pop(key)}" if key in changes else line)
    assert not changes, f"the sheet has no keys {list(changes)}"
    return "\n".join(lines)


class Player:
    """One player with money at a table of the shipped sheet, or of one with changes."""

    def __init__(self, playable_cents: int = 1_000_00, **changes: str) -> None:
        self.game = open_game(Sheet.parse(sheet_text(**changes), "craps-el601.ini"))
        self.table = deposit(Table(), playable_cents)
        self.records: list[Record] = []

    def _apply(self, record: Record) -> None:
        self.records.append(record)
        self.table = self.game.apply(self.table, record)

    def place(self, bet: str, amount_cents: int) -> None:
        self._apply(self.game.place(self.table, bet, amount_cents))

    def remove(self, bet: str, amount_cents: int | None = None) -> None:
        self._apply(self.game.remove(self.table, bet, amount_cents))

    def press(self, verb: str) -> BetsChanged:
        """One of the buttons: undo, redo, clear_last, clear_all, double, repeat."""
        record: BetsChanged = getattr(self.game, verb)(self.table)
        self._apply(record)
        return record

    def roll(self, first: int, second: int) -> Rolled:
        record = self.game.roll(self.table, (first, second))
        self._apply(record)
        return record

    def set_point(self, point: int) -> None:
        self.roll(*POINT_ROLLS[point])
        assert self.table.point == point

    def result(self, first: int, second: int, bet: str) -> Resolution | None:
        """What the roll did to one bet; None when it was not decided."""
        resolved = {one.bet: one for one in self.roll(first, second).resolved}
        return resolved.get(bet)

    def refused(self, verb: str, *args: object) -> Refusal:
        """The refusal of a verb. `verify_`, `can_` and the verb itself must agree on it, and it changes nothing."""
        before = self.table
        with pytest.raises(Refusal) as verified:
            getattr(self.game, f"verify_{verb}")(self.table, *args)
        assert not getattr(self.game, f"can_{verb}")(self.table, *args)
        if verb != "call_dice":
            with pytest.raises(Refusal) as done:
                getattr(self.game, verb)(self.table, *args)
            assert (done.value.code, done.value.say) == (verified.value.code, verified.value.say)
        assert self.table == before
        return verified.value
