"""Undo and Redo."""

from __future__ import annotations

import pytest

from terminal.rules.craps.table import HISTORY_LIMIT
from terminal.rules.refusal import Refusal
from terminal.rules.tables import withdraw
from tests.rules.craps.player import CRAPS, SEVEN, Player, assert_says


def test_undo_takes_back_the_changes_one_by_one_and_redo_makes_them_again() -> None:
    player = Player()
    tables = [player.table]
    for change in (
        lambda: player.place("field", 5_00),
        lambda: player.press("double"),
        lambda: player.remove("field", 3_00),
    ):
        change()
        tables.append(player.table)
    for table in reversed(tables[:-1]):
        player.press("undo")
        assert (player.bets, player.table.playable_cents) == (table.bets, table.playable_cents)
    assert_says(player.refused("undo"), "nothing_to_undo")
    for table in tables[1:]:
        player.press("redo")
        assert player.bets == table.bets
    assert_says(player.refused("redo"), "nothing_to_redo")
    assert player.table == tables[-1]


def test_a_new_change_ends_what_could_be_redone() -> None:
    player = Player()
    player.place("field", 5_00)
    player.press("undo")
    player.place("place@8", 6_00)
    assert player.refused("redo").code == "nothing_to_redo"


def test_once_the_dice_are_called_nothing_can_be_undone_or_redone() -> None:
    player = Player()
    player.place("place@8", 6_00)
    player.place("field", 5_00)
    player.press("undo")
    player.set_point(6)
    assert player.refused("undo").code == "nothing_to_undo"
    assert player.refused("redo").code == "nothing_to_redo"


@pytest.mark.parametrize("verb", ["undo", "redo"])
def test_undo_and_redo_need_the_money_that_a_cash_out_may_have_taken(verb: str) -> None:
    player = Player(CRAPS, 10_00)
    player.place("field", 5_00)
    player.remove("field") if verb == "undo" else player.press("undo")
    player.table = withdraw(player.table, 8_00)
    assert_says(player.refused(verb), "balance", verb.title(), "5.00", "2.00")


def test_the_history_is_bounded() -> None:
    player = Player()
    for _ in range(HISTORY_LIMIT + 5):
        player.place("field", 1_00)
    for _ in range(HISTORY_LIMIT):
        player.press("undo")
    assert player.bets == {"field": 5_00}
    with pytest.raises(Refusal):
        player.press("undo")


def test_undo_takes_back_double_repeat_and_clear_each_as_one() -> None:
    player = Player()
    player.place("field", 5_00)
    player.place("place@8", 6_00)
    player.roll(*SEVEN)
    for verb in ("repeat", "double", "clear_all"):
        before = player.table
        player.press(verb)
        player.press("undo")
        assert player.bets == before.bets
        player.press("redo")
