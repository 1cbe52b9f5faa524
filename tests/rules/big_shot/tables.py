"""A Big Shot table for tests: asks the game, applies the records, and keeps them."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest

from terminal.rules.actions import Action, Decide, NoMoreBets, PlaceWager
from terminal.rules.big_shot.game import BigShot
from terminal.rules.big_shot.records import BigShotRecord, Rolled, VoidReason
from terminal.rules.big_shot.table import BigShotTable
from terminal.rules.refusal import Refusal
from terminal.rules.resolution import Resolution
from terminal.rules.sheet import Override, Sheet

SHEET = Path(__file__).parents[3] / "config" / "sheets" / "big-shot-baden.ini"

SHIPPED = SHEET.read_text()


def big_shot(*overrides: Override, text: str = SHIPPED) -> BigShot:
    """The game of this sheet, with some lines of it replaced."""
    return BigShot(Sheet.parse(text, SHEET.name, overrides))


class Seats:
    """Players with money at a table; the order of the names is the shooter list."""

    def __init__(self, *names: str, cents: int = 1_000_00, game: BigShot | None = None) -> None:
        self.game = big_shot() if game is None else game
        self.table: BigShotTable = self.game.open_table(dict.fromkeys(names or ("anna",), cents))
        self.records: list[BigShotRecord] = []

    def apply(self, record: BigShotRecord) -> BigShotRecord:
        """Apply a record."""
        self.records.append(record)
        self.table = self.game.apply(self.table, record)
        return record

    def ask(self, ask: Action) -> BigShotRecord:
        """Carry out an action, and apply its record."""
        return self.apply(self.game.do(self.table, ask))

    def place(self, bet: str, cents: int = 10_00, player: str = "") -> None:
        self.ask(PlaceWager(bet, cents, player))

    def call(self) -> None:
        self.ask(NoMoreBets())

    def roll(self, *dice: int) -> dict[tuple[str, str], Resolution]:
        """What the dice decided, by player and bet."""
        record = self.game.roll(self.table, dice)
        self.apply(record)
        return {(one.player, one.bet): one for one in record.resolved}

    def decide(self, player: str, choice: Literal["take", "risk"]) -> None:
        self.ask(Decide(player, choice))

    def void(self, reason: VoidReason = "dealer") -> None:
        self.apply(self.game.void(self.table, reason))

    def rolled(self) -> Rolled:
        """The last record, a roll of three dice."""
        assert isinstance(self.records[-1], Rolled)
        return self.records[-1]

    def refused(self, ask: Action) -> Refusal:
        """The refusal of an action. `verify`, `can` and `do` must agree on it, and it changes nothing."""
        before = self.table
        with pytest.raises(Refusal) as verified:
            self.game.verify(self.table, ask)
        with pytest.raises(Refusal) as done:
            self.game.do(self.table, ask)
        assert not self.game.can(self.table, ask)
        assert (done.value.code, done.value.say) == (verified.value.code, verified.value.say)
        assert self.table == before
        return a_sentence(verified.value)

    def roll_refused(self, *dice: int) -> Refusal:
        """The refusal of a throw."""
        with pytest.raises(Refusal) as refusal:
            self.game.roll(self.table, dice)
        return a_sentence(refusal.value)

    def money(self, player: str = "anna") -> int:
        """The player's cents that are not on the felt."""
        return self.table.players[player].playable_cents

    def bets(self, player: str = "anna") -> dict[str, int]:
        """The player's stakes."""
        return self.table.players[player].bets


def a_sentence(refusal: Refusal) -> Refusal:
    """Check that the refusal is one sentence for a person."""
    assert refusal.say.endswith(".")
    assert "_" not in refusal.say
    return refusal


def called() -> Seats:
    """Anna shoots with 10.00 on 4, Bert has 10.00 on Double, the dealer has called."""
    seats = Seats("anna", "bert")
    seats.place("number@4", player="anna")
    seats.place("double", player="bert")
    seats.call()
    return seats


def choosing(*choices: tuple[str, str]) -> Seats:
    """Anna, Bert and Cleo, in this order, have three hits; Anna shoots; some have chosen."""
    seats = Seats("anna", "bert", "cleo")
    for name in ("anna", "bert", "cleo"):
        seats.place("number@4", player=name)
    seats.roll(4, 4, 4)
    for name, choice in choices:
        seats.decide(name, "risk" if choice == "risk" else "take")
    return seats
