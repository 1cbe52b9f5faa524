"""When a field takes a bet, how much of it, and what a player is told when it does not."""

from __future__ import annotations

import pytest

from terminal.rules.refusal import Refusal
from tests.rules.player import Player


def assert_says(refusal: Refusal, code: str, *facts: str) -> None:
    """The code, and one sentence that holds every fact the player needs."""
    assert refusal.code == code
    for fact in facts:
        assert fact in refusal.say
    assert refusal.say.endswith(".")
    assert "_" not in refusal.say


def test_a_placed_bet_has_left_the_playable_credit() -> None:
    player = Player(playable_cents=100_00)
    player.place("field", 5_00)
    player.place("field", 2_50)
    assert player.table.bets == {"field": 7_50}
    assert player.table.playable_cents == 92_50


def test_a_name_that_no_field_has_is_refused() -> None:
    refusal = Player().refused("place", "moon", 5_00)
    assert (refusal.code, refusal.say) == ("not_a_field", "There is no field 'moon' on this table.")


def test_a_number_that_the_field_does_not_have_is_refused() -> None:
    assert_says(Player().refused("place", "place@7", 5_00), "no_such_number", "Place", "4, 5, 6, 8, 9, 10", "7")
    assert_says(Player().refused("place", "hard@5", 5_00), "no_such_number", "Hard", "4, 6, 8, 10", "5")
    assert_says(Player().refused("place", "place", 5_00), "no_such_number", "no number")


@pytest.mark.parametrize("amount_cents", [0, -5_00])
def test_nothing_and_less_than_nothing_are_no_bets(amount_cents: int) -> None:
    assert_says(Player().refused("place", "field", amount_cents), "below_minimum", "Field", ".00")


def test_pass_line_only_while_the_puck_is_off() -> None:
    player = Player()
    player.set_point(6)
    assert_says(player.refused("place", "pass_line", 5_00), "come_out_only", "Pass Line", "6")


def test_pass_line_is_locked_once_the_point_is_set() -> None:
    player = Player()
    player.place("pass_line", 10_00)
    player.set_point(6)
    assert_says(player.refused("place", "pass_line", 5_00), "locked", "Pass Line", "10.00", "6", "7")
    assert_says(player.refused("remove", "pass_line", None), "locked", "10.00")
    assert_says(player.refused("remove", "pass_line", 5_00), "locked", "10.00")


def test_pass_line_may_change_freely_before_its_first_roll_and_after_one_that_sets_no_point() -> None:
    player = Player(push="stay")
    player.place("pass_line", 10_00)
    player.place("pass_line", 5_00)
    player.remove("pass_line", 12_00)
    assert player.table.bets == {"pass_line": 3_00}


def test_dont_pass_may_never_be_raised_after_its_point_but_reduced_and_taken_down() -> None:
    player = Player()
    player.place("dont_pass", 10_00)
    player.set_point(6)
    assert_says(player.refused("place", "dont_pass", 5_00), "come_out_only", "Don't Pass", "6")
    player.remove("dont_pass", 4_00)
    assert player.table.bets == {"dont_pass": 6_00}
    player.remove("dont_pass")
    assert player.table.bets == {}


def test_no_new_dont_pass_until_the_next_cycle() -> None:
    player = Player()
    player.place("dont_pass", 10_00)
    player.set_point(6)
    player.remove("dont_pass")
    assert player.refused("place", "dont_pass", 10_00).code == "come_out_only"
    player.roll(3, 3)
    player.place("dont_pass", 10_00)


@pytest.mark.parametrize(("up", "other"), [("pass_line", "dont_pass"), ("dont_pass", "pass_line")])
def test_pass_line_and_dont_pass_exclude_each_other(up: str, other: str) -> None:
    titles = {"pass_line": "Pass Line", "dont_pass": "Don't Pass"}
    player = Player()
    player.place(up, 10_00)
    assert_says(player.refused("place", other, 5_00), "excluding", titles[up], titles[other], "10.00")
    player.remove(up)
    player.place(other, 5_00)


def test_where_the_sheet_excludes_nothing_pass_line_and_dont_pass_stand_together() -> None:
    player = Player(exclude="false")
    player.place("pass_line", 10_00)
    player.place("dont_pass", 10_00)
    assert player.table.bets == {"dont_pass": 10_00, "pass_line": 10_00}


def test_odds_only_with_the_base_bet_up() -> None:
    player = Player()
    player.set_point(6)
    assert_says(player.refused("place", "pass_odds", 5_00), "no_base_bet", "Pass Line Odds", "Pass Line bet")
    assert player.game.limits(player.table, "pass_odds") == (1_00, 0)


def test_odds_only_once_the_point_is_set() -> None:
    player = Player()
    player.place("dont_pass", 10_00)
    assert_says(player.refused("place", "dont_pass_odds", 5_00), "point_only", "Don't Pass Odds", "Point")


@pytest.mark.parametrize(
    ("line", "odds", "multiple"), [("pass_line", "pass_odds", 5), ("dont_pass", "dont_pass_odds", 6)]
)
def test_odds_up_to_the_largest_multiple_of_the_base_bet(line: str, odds: str, multiple: int) -> None:
    player = Player()
    player.place(line, 10_00)
    player.set_point(6)
    assert player.game.limits(player.table, odds) == (1_00, multiple * 10_00)
    player.place(odds, multiple * 10_00 - 1_00)
    refusal = player.refused("place", odds, 1_01)
    assert_says(refusal, "odds_limit", f"{multiple} times", "10.00", f"{multiple}0.01")
    player.place(odds, 1_00)


def test_odds_are_raised_reduced_and_removed_freely_before_any_roll() -> None:
    player = Player()
    player.place("pass_line", 10_00)
    player.set_point(6)
    player.place("pass_odds", 20_00)
    player.roll(1, 2)
    player.place("pass_odds", 10_00)
    player.remove("pass_odds", 5_00)
    player.roll(1, 2)
    player.remove("pass_odds")
    assert player.table.bets == {"pass_line": 10_00}


def test_a_field_takes_no_less_than_its_minimum() -> None:
    assert_says(Player().refused("place", "field", 99), "below_minimum", "Field", "1.00", "0.99")


def test_a_field_takes_no_more_than_its_maximum_which_may_be_its_groups_own() -> None:
    player = Player()
    player.place("hard@8", 60_00)
    assert_says(player.refused("place", "hard@8", 40_01), "above_maximum", "Hard 8", "100.00", "100.01")
    assert player.game.limits(player.table, "hard@8") == (1_00, 100_00)
    assert player.game.limits(player.table, "field") == (1_00, 500_00)


def test_all_bets_together_have_a_maximum() -> None:
    player = Player(max_total_bet="600.00")
    player.place("field", 500_00)
    assert_says(player.refused("place", "place@6", 100_01), "above_maximum", "600.00", "600.01", "Place 6")
    player.place("place@6", 100_00)


def test_where_the_sheet_says_none_a_field_has_no_maximum() -> None:
    player = Player(playable_cents=9_000_00, max_bet="none", max_total_bet="none")
    player.place("field", 9_000_00)
    assert player.game.limits(player.table, "field") == (1_00, None)


def test_a_bet_needs_the_money_for_it() -> None:
    player = Player(playable_cents=3_20)
    assert_says(player.refused("place", "field", 5_00), "balance", "Field", "5.00", "3.20")


def test_a_sheet_without_rounding_refuses_a_stake_that_does_not_pay_whole_cents() -> None:
    player = Player(payout_rounding="none")
    assert_says(player.refused("place", "place@6", 1_00), "not_whole_cents", "Place 6", "0.06", "1.00")
    player.place("place@6", 1_02)
    resolution = player.result(3, 3, "place@6")
    assert resolution is not None
    assert resolution.profit_cents == 1_19


def test_without_rounding_odds_are_judged_by_the_pay_of_their_point() -> None:
    player = Player(payout_rounding="none")
    player.place("pass_line", 10_00)
    player.set_point(6)
    assert_says(player.refused("place", "pass_odds", 10_01), "not_whole_cents", "0.05")
    player.roll(3, 3)
    player.place("pass_line", 10_00)
    player.set_point(4)
    player.place("pass_odds", 10_01)


def test_the_dice_are_not_called_for_an_empty_felt() -> None:
    player = Player()
    assert_says(player.refused("call_dice"), "bets_not_valid", "no bet is up")
    player.place("field", 1_00)
    assert player.game.can_call_dice(player.table)


def test_the_dice_are_not_called_for_bets_that_are_off() -> None:
    player = Player(box_on_come_out="off")
    player.place("place@6", 1_00)
    assert player.refused("call_dice").code == "bets_not_valid"
    player.set_point(8)
    assert player.game.can_call_dice(player.table)


def test_the_fields_are_told_in_the_order_of_the_felt() -> None:
    fields = Player().game.fields()
    assert fields[:5] == ("pass_line", "pass_odds", "dont_pass", "dont_pass_odds", "field")
    assert fields[5:11] == ("place@4", "place@5", "place@6", "place@8", "place@9", "place@10")
    assert fields[11:] == ("hard@4", "hard@6", "hard@8", "hard@10")


def test_limits_are_asked_only_of_fields() -> None:
    player = Player()
    with pytest.raises(Refusal, match="no field 'moon'"):
        player.game.limits(player.table, "moon")


def test_the_game_says_what_it_is() -> None:
    game = Player().game
    assert (game.name, game.title, game.dice_count) == ("craps", "Craps", 2)
