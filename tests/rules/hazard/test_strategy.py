"""The player's best play: naming a main or throwing for it, keeping or passing the dice, solved exactly."""

from __future__ import annotations

from fractions import Fraction

import pytest

from terminal.ini.ini import IniError
from terminal.maths.sheets import open_checked
from terminal.rules.actions import Action, CallMain, Keep, PassDice, PlaceWager
from terminal.rules.hazard.table import HazardTable
from terminal.rules.two_dice import WAYS
from tests.rules.hazard.hand import PLAIN, game_with

ASKS: tuple[Action, ...] = (Keep(), PassDice(), *(CallMain(main) for main in (None, 5, 6, 7, 8, 9)))
"""All that is free to the player while money is at stake."""

GAME = game_with(max_bet="2.00", max_total_bet="16.00")


class Solver:
    """The most money that the best play can be expected to bring in from a table to the end of the hand."""

    def __init__(self) -> None:
        self._values: dict[bytes, Fraction] = {}

    def value(self, table: HazardTable) -> Fraction:
        """The best of going on as the table is, and of every answer that the game accepts."""
        if table.phase in ("stake", "lost"):
            return Fraction(table.playable_cents)
        key = repr((table.phase, table.main, table.chance, table.called, table.bank_cents, table.seats)).encode()
        if key not in self._values:
            asks = [ask for ask in ASKS if not (table.called and isinstance(ask, CallMain))]  # named again: the same
            tables = [GAME.apply(table, GAME.do(table, ask)) for ask in asks if GAME.can(table, ask)]
            thrown = [self._thrown(table)] if GAME.can_call_dice(table) else []
            self._values[key] = max([*thrown, *map(self.value, tables)])
        return self._values[key]

    def _thrown(self, table: HazardTable) -> Fraction:
        """The mean over the dice; a throw that leaves the hand as it was is thrown again."""
        total, moved = Fraction(0), 0
        for dice, ways in WAYS:
            after = GAME.apply(table, GAME.roll(table, dice))
            if (after.phase, after.main, after.chance) != (table.phase, table.main, table.chance):
                total += ways * self.value(after)
                moved += ways
        return total / moved


def test_the_best_play_names_seven_and_passes_and_loses_7_of_495() -> None:
    """A caster who names 7 has the Pass Line of craps; each further bank that rides costs the same share again."""
    start = GAME.open_table({"ann": 2_00})
    laid = GAME.apply(start, GAME.do(start, PlaceWager("bank", 2_00)))
    solver = Solver()
    assert solver.value(laid) == 2_00 * (1 - Fraction(7, 495))
    seven = GAME.apply(laid, GAME.do(laid, CallMain(7)))
    assert solver.value(seven) == solver.value(laid)
    for main in (5, 6, 8, 9):
        other = GAME.apply(laid, GAME.do(laid, CallMain(main)))
        assert solver.value(other) < solver.value(laid)
    won = GAME.apply(seven, GAME.roll(seven, (3, 4)))
    assert solver.value(won) == 4_00
    assert solver.value(GAME.apply(won, GAME.do(won, Keep()))) == 4_00 * (1 - Fraction(7, 495))


def shooting(cover: str, main: str, least: str = "1.00") -> str:
    """The sheet's text with a house that shoots."""
    text = PLAIN.replace("house_shoots = no", f"house_shoots = yes\nhouse_main = {main}")
    return text.replace("bank = 1:1", f"bank = 1:1\ncover = {cover}").replace("min_bet = 1.00", f"min_bet = {least}")


FADING = [
    # the pay of a cover, the house's main, the smallest bank, the fader's edge; None: the house has it, or none has one
    ("1:1", "7", "1.00", "1.41% (7/495)"),
    ("1:1", "5", "1.00", "1.52% (43/2835)"),
    ("1:1", "9", "1.00", "1.52% (43/2835)"),
    ("1:1", "6", "1.00", "2.34% (167/7128)"),
    ("1:1", "8", "1.00", "2.34% (167/7128)"),
    ("1:1", "thrown", "1.00", "1.84% (37/2016)"),
    ("34:35", "7", "1.00", None),
    ("35:36", "7", "3.60", "0.01% (1/17820)"),
    ("35:36", "7", "1.00", None),
    ("26:27", "thrown", "1.00", None),
    ("27:28", "thrown", "2.80", "0.02% (19/112896)"),
    ("1:1", "thrown", "0.01", "1.84% (37/2016)"),
    ("1:2", "6", "0.01", None),
]


def test_a_sheet_by_which_the_fader_of_the_house_has_an_edge_is_refused_by_name_and_line() -> None:
    """It is counted at the one stake that can be made, the smallest bank, with its rounding to whole cents."""
    for cover, main, least, edge in FADING:
        text = shooting(cover, main, least)
        if edge is None:
            assert open_checked(text, "own.ini").house()["house_main"] == main
            continue
        with pytest.raises(IniError) as refused:
            open_checked(text, "own.ini")
        line = text.splitlines().index(f"cover = {cover}") + 1
        assert str(refused.value).startswith(f"own.ini, line {line}: cover would give the player an edge of {edge}")


@pytest.mark.parametrize(
    ("cover", "wrong"),
    [
        ("1:1", "cover@5 would give the player an edge of 1.52% (43/2835)"),
        ("24:25", "cover@6 would give the player an edge of 0.30% (211/71280)"),
        ("21:22", "cover@6 would give the player an edge of 0.02%"),
        ("20:21", None),
        ("1:2", None),
    ],
)
def test_a_sheet_by_which_a_fader_of_a_shared_table_has_an_edge_with_any_main_is_refused(
    cover: str, wrong: str | None
) -> None:
    """A caster may name the main that costs a caster most, for a fader who lays more."""
    text = PLAIN.replace("house_shoots = no", "house_shoots = no\nfading = yes")
    text = text.replace("bank = 1:1", f"bank = 1:1\ncover = {cover}")
    if wrong is None:
        assert open_checked(text, "own.ini").house()["fading"] == "yes"
        return
    with pytest.raises(IniError) as refused:
        open_checked(text, "own.ini")
    line = text.splitlines().index(f"cover = {cover}") + 1
    assert str(refused.value).startswith(f"own.ini, line {line}: {wrong}")
