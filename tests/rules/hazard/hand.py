"""A Hazard table for tests: asks the game, applies the records, and returns balances."""

from __future__ import annotations

import pytest

from terminal.common.places import SHEETS
from terminal.rules.actions import Action, Stake
from terminal.rules.hazard.game import Hazard
from terminal.rules.hazard.records import HazardRecord, HazardRolled
from terminal.rules.refusal import Refusal
from terminal.rules.resolution import Resolution
from terminal.rules.sheet import Sheet

TEXT = (SHEETS / "hazard.ini").read_text()
PLAIN = TEXT.replace("\nfading = yes\n", "\n").replace("\ncover = 19:20\n", "\n")
"""The shipped sheet without the fading of a shared table."""

PAIRS = {total: (total // 2, total - total // 2) for total in range(2, 13)}
"""Two dice for every total."""


SECTIONS = {"cover": "pays", "main": "house", "house_shoots": "house", "house_main": "house"}


def game_with(**changes: str) -> Hazard:
    """The game under the shipped sheet with some of its lines changed; ``max_bet="none"``."""
    overrides = [(SECTIONS.get(key, "limits"), key, value) for key, value in changes.items()]
    return Hazard(Sheet.parse(TEXT, "hazard.ini", overrides))


class Hand:
    """Players with these cents at a table; without names, `ann` alone with 100.00 against the house."""

    def __init__(self, balances: dict[str, int] | None = None, game: Hazard | None = None) -> None:
        self.game = game or game_with()
        self.table = self.game.open_table(balances or {"ann": 100_00})

    def do(self, *actions: Action) -> HazardRecord:
        """Do these; the record of the last."""
        for ask in actions:
            assert self.game.can(self.table, ask)
            record = self.game.do(self.table, ask)
            self.table = self.game.apply(self.table, record)
        return record

    def throw(self, *totals: int) -> HazardRolled:
        """Throw these totals; the record of the last."""
        for total in totals:
            record = self.game.roll(self.table, PAIRS[total])
            self.table = self.game.apply(self.table, record)
        assert isinstance(record, HazardRolled)
        return record

    def play(self, stake_cents: int, *totals: int) -> tuple[Resolution, ...]:
        """Lay a bank and throw; what the last throw decided."""
        self.do(Stake(stake_cents))
        return self.throw(*totals).resolved

    def refused(self, ask: Action) -> str:
        """The code of the refusal. `verify`, `can` and `do` agree on it, in one sentence, and nothing changes."""
        before = self.table
        with pytest.raises(Refusal) as verified:
            self.game.verify(before, ask)
        with pytest.raises(Refusal) as done:
            self.game.do(before, ask)
        assert not self.game.can(before, ask)
        assert (done.value.code, done.value.say) == (verified.value.code, verified.value.say)
        assert self.table == before
        check_sentence(done.value.say)
        return done.value.code

    def refused_throw(self) -> str:
        """The code with which the dice are refused, called or thrown."""
        with pytest.raises(Refusal) as called:
            self.game.verify_call_dice(self.table)
        with pytest.raises(Refusal) as thrown:
            self.game.roll(self.table, (3, 4))
        assert not self.game.can_call_dice(self.table)
        assert (called.value.code, called.value.say) == (thrown.value.code, thrown.value.say)
        check_sentence(called.value.say)
        return called.value.code


def check_sentence(say: str) -> None:
    """Check that a refusal is one sentence for a person."""
    assert say[0].isupper() or say[0].isdigit()
    assert say.endswith(".")
    assert ". " not in say
    assert "_" not in say
