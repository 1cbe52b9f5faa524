"""Taking bets down, Clear, Double, Repeat, Undo and Redo."""

from __future__ import annotations

import pytest

from terminal.rules.refusal import Refusal
from terminal.rules.table import HISTORY_LIMIT, withdraw
from tests.rules.player import Player
from tests.rules.test_placing import assert_says


def with_odds(line: str = "dont_pass", odds: str = "dont_pass_odds") -> Player:
    """A line bet of 10.00 whose Point 6 is set, backed with 40.00."""
    player = Player()
    player.place(line, 10_00)
    player.set_point(6)
    player.place(odds, 40_00)
    return player


def test_removing_the_base_bet_returns_its_odds() -> None:
    player = with_odds()
    player.remove("dont_pass")
    assert player.table.bets == {}
    assert player.table.playable_cents == 1_000_00


def test_a_base_bet_is_not_reduced_below_what_its_odds_need() -> None:
    player = with_odds()
    assert_says(player.refused("remove", "dont_pass", 4_00), "odds_limit", "6 times", "6.00", "40.00")
    player.remove("dont_pass", 3_00)
    assert player.table.bets == {"dont_pass": 7_00, "dont_pass_odds": 40_00}


def test_a_bet_is_reduced_to_nothing_or_to_no_less_than_its_minimum() -> None:
    player = Player()
    player.place("field", 5_00)
    assert_says(player.refused("remove", "field", 4_50), "below_minimum", "1.00", "0.50")
    player.remove("field", 4_00)
    player.remove("field", 1_00)
    assert player.table.bets == {}


@pytest.mark.parametrize("amount_cents", [0, -1_00])
def test_nothing_and_less_than_nothing_cannot_be_taken_down(amount_cents: int) -> None:
    player = Player()
    player.place("field", 5_00)
    assert_says(player.refused("remove", "field", amount_cents), "below_minimum", "Field")


def test_what_is_not_up_cannot_be_taken_down() -> None:
    player = Player()
    assert_says(player.refused("remove", "field", None), "not_up", "Field")
    player.place("field", 5_00)
    assert_says(player.refused("remove", "field", 6_00), "not_up", "5.00", "6.00")
    assert player.refused("remove", "moon", None).code == "not_a_field"


def test_clear_last_takes_down_one_placement_after_the_other_the_newest_first() -> None:
    player = Player()
    player.place("field", 5_00)
    player.place("place@6", 6_00)
    player.place("field", 2_00)
    felts = []
    for _ in range(3):
        player.press("clear_last")
        felts.append(player.table.bets)
    assert felts == [{"field": 5_00, "place@6": 6_00}, {"field": 5_00}, {}]
    assert_says(player.refused("clear_last"), "nothing_to_clear")


def test_clear_last_passes_over_what_the_player_took_down() -> None:
    player = Player()
    player.place("place@6", 6_00)
    player.place("field", 5_00)
    player.remove("field", 4_00)
    player.press("clear_last")
    assert player.table.bets == {"place@6": 6_00}
    player.press("clear_last")
    assert player.table.bets == {}


def test_clear_last_finds_placements_from_before_the_last_roll_that_are_still_up_and_not_locked() -> None:
    player = Player()
    player.place("place@6", 6_00)
    player.place("field", 5_00)
    player.place("pass_line", 10_00)
    player.set_point(8)
    player.press("clear_last")
    assert player.table.bets == {"pass_line": 10_00}
    assert_says(player.refused("clear_last"), "locked", "Pass Line of 10.00")


def test_clear_last_after_double_takes_down_all_that_double_placed() -> None:
    player = Player()
    player.place("place@6", 6_00)
    player.place("field", 5_00)
    player.press("double")
    player.press("clear_last")
    assert player.table.bets == {"field": 5_00, "place@6": 6_00}


def test_clear_last_can_be_undone() -> None:
    player = Player()
    player.place("field", 5_00)
    player.press("clear_last")
    player.press("undo")
    assert player.table.bets == {"field": 5_00}


def test_clear_all_takes_down_everything_but_a_locked_bet() -> None:
    player = with_odds("pass_line", "pass_odds")
    player.place("place@8", 6_00)
    player.press("clear_all")
    assert player.table.bets == {"pass_line": 10_00}
    assert_says(player.refused("clear_all"), "locked", "Pass Line of 10.00")
    player.press("undo")
    assert player.table.bets == {"pass_line": 10_00, "pass_odds": 40_00, "place@8": 6_00}


def test_clear_all_returns_odds_with_their_base_bet() -> None:
    player = with_odds()
    player.press("clear_all")
    assert player.table.bets == {}
    assert_says(player.refused("clear_all"), "nothing_to_clear")


def test_double_puts_as_much_again_on_every_bet() -> None:
    player = Player()
    player.place("pass_line", 10_00)
    player.place("field", 5_00)
    player.press("double")
    assert player.table.bets == {"field": 10_00, "pass_line": 20_00}


@pytest.mark.parametrize("line", ["pass_line", "dont_pass"])
def test_double_passes_over_line_bets_whose_point_is_set(line: str) -> None:
    player = Player()
    player.place(line, 10_00)
    player.set_point(6)
    assert_says(player.refused("double"), "nothing_to_double")
    player.place("place@8", 6_00)
    player.press("double")
    assert player.table.bets == {line: 10_00, "place@8": 12_00}


def test_double_is_all_or_nothing_and_says_which_part_is_refused() -> None:
    player = with_odds()
    player.place("place@8", 6_00)
    assert_says(player.refused("double"), "odds_limit", "Double places nothing", "Don't Pass Odds", "80.00")


def test_double_needs_the_money_for_all_of_it() -> None:
    player = Player(playable_cents=20_00)
    player.place("field", 5_00)
    player.place("place@8", 6_00)
    assert_says(player.refused("double"), "balance", "Place 8", "6.00", "4.00")


def test_repeat_places_what_was_up_when_the_dice_were_last_called() -> None:
    player = Player()
    player.place("field", 5_00)
    player.place("place@8", 6_00)
    player.roll(3, 4)
    assert player.press("repeat").changes == (("field", 5_00), ("place@8", 6_00))
    assert player.table.bets == {"field": 5_00, "place@8": 6_00}


def test_repeat_leaves_alone_what_stayed_up_and_fills_up_what_was_reduced() -> None:
    player = Player()
    player.place("field", 5_00)
    player.place("place@8", 6_00)
    player.place("place@9", 5_00)
    player.roll(3, 3)
    player.remove("place@9", 2_00)
    assert player.press("repeat").changes == (("field", 5_00), ("place@9", 2_00))
    assert_says(player.refused("repeat"), "nothing_to_repeat")


def test_repeat_passes_over_odds_while_no_point_is_set() -> None:
    player = with_odds("pass_line", "pass_odds")
    player.roll(3, 3)
    player.press("repeat")
    assert player.table.bets == {"pass_line": 10_00}


def test_repeat_is_all_or_nothing_and_says_which_part_is_refused() -> None:
    player = Player()
    player.place("dont_pass", 10_00)
    player.place("field", 5_00)
    player.roll(3, 4)
    player.place("pass_line", 10_00)
    assert_says(player.refused("repeat"), "excluding", "Repeat places nothing", "Don't Pass", "Pass Line")


def test_repeat_does_not_bring_a_line_bet_back_once_its_time_is_over() -> None:
    player = Player()
    player.place("dont_pass", 10_00)
    player.set_point(6)
    player.remove("dont_pass")
    assert_says(player.refused("repeat"), "come_out_only", "Repeat places nothing", "Don't Pass")


def test_repeat_needs_an_earlier_roll() -> None:
    assert_says(Player().refused("repeat"), "nothing_to_repeat")


def test_repeat_places_odds_again_that_were_taken_down_after_the_base_bet() -> None:
    player = with_odds("pass_line", "pass_odds")
    player.roll(1, 2)
    player.remove("pass_odds")
    player.press("repeat")
    assert player.table.bets == {"pass_line": 10_00, "pass_odds": 40_00}


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
        assert (player.table.bets, player.table.playable_cents) == (table.bets, table.playable_cents)
    assert_says(player.refused("undo"), "nothing_to_undo")
    for table in tables[1:]:
        player.press("redo")
        assert player.table.bets == table.bets
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
    player = Player(playable_cents=10_00)
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
    assert player.table.bets == {"field": 5_00}
    with pytest.raises(Refusal):
        player.press("undo")
