"""Double and Repeat, and what each skips."""

from __future__ import annotations

import pytest

from terminal.rules.tables import withdraw
from tests.rules.craps.player import CRAPS, SEVEN, Player, assert_says, with_odds


def test_double_puts_as_much_again_on_every_bet() -> None:
    player = Player()
    player.place("pass_line", 10_00)
    player.place("field", 5_00)
    player.press("double")
    assert player.bets == {"field": 10_00, "pass_line": 20_00}


@pytest.mark.parametrize("line", ["pass_line", "dont_pass"])
def test_double_passes_over_line_bets_whose_point_is_set(line: str) -> None:
    player = Player()
    player.place(line, 10_00)
    player.set_point(6)
    assert_says(player.refused("double"), "nothing_to_double")
    player.place("place@8", 6_00)
    player.press("double")
    assert player.bets == {line: 10_00, "place@8": 12_00}


def test_double_is_all_or_nothing_and_says_which_part_is_refused() -> None:
    player = with_odds()
    player.place("place@8", 6_00)
    assert_says(player.refused("double"), "odds_limit", "Double places nothing", "Don't Pass Odds", "80.00")


def test_double_needs_the_money_for_all_of_it() -> None:
    player = Player(CRAPS, 20_00)
    player.place("field", 5_00)
    player.place("place@8", 6_00)
    assert_says(player.refused("double"), "balance", "Place 8", "6.00", "4.00")


def test_repeat_places_what_was_up_when_the_dice_were_last_called() -> None:
    player = Player()
    player.place("field", 5_00)
    player.place("place@8", 6_00)
    player.roll(3, 4)
    assert player.press("repeat").changes == (("field", 5_00), ("place@8", 6_00))
    assert player.bets == {"field": 5_00, "place@8": 6_00}


def test_repeat_reaches_back_past_rolls_with_an_empty_felt() -> None:
    player = Player()
    player.place("field", 5_00)
    player.roll(2, 3)
    player.roll(2, 2)
    player.roll(*SEVEN)
    player.press("repeat")
    assert player.bets == {"field": 5_00}


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
    assert player.bets == {"pass_line": 10_00}


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
    assert player.bets == {"pass_line": 10_00, "pass_odds": 40_00}


def test_double_and_repeat_pass_over_bets_that_are_off() -> None:
    player = Player()
    for bet in ("place@6", "hard@6", "field"):
        player.place(bet, 6_00)
    player.ask("set_bets", False)
    player.press("double")
    assert player.bets == {"field": 12_00, "hard@6": 6_00, "place@6": 6_00}
    player.roll(1, 1)
    player.remove("place@6")
    player.press("repeat")
    assert player.bets == {"field": 12_00, "hard@6": 6_00}
    assert_says(player.refused("repeat"), "nothing_to_repeat")


def test_double_and_repeat_pass_over_come_bets_and_lucky_rollers_on_their_way() -> None:
    player = Player()
    player.place("lucky_all", 2_00)
    player.set_point(6)
    for bet in ("come", "field"):
        player.place(bet, 6_00)
    player.roll(2, 2)
    player.place("place@8", 6_00)
    player.press("double")
    assert player.bets == {"come@4": 6_00, "lucky_all": 2_00, "place@8": 12_00}
    player.press("repeat")
    assert player.bets == {"come": 6_00, "come@4": 6_00, "field": 6_00, "lucky_all": 2_00, "place@8": 12_00}


def test_repeat_passes_over_come_while_the_puck_is_off() -> None:
    player = Player()
    player.set_point(6)
    player.place("come", 5_00)
    player.place("field", 5_00)
    player.roll(*SEVEN)
    player.press("repeat")
    assert player.bets == {"field": 5_00}


def test_repeat_asks_for_the_commission_of_what_it_places() -> None:
    player = Player(auto_off_after_seven_out="false")
    player.place("buy@4", 20_00)
    player.place("field", 5_00)
    player.roll(*SEVEN)
    change = player.answered("repeat")
    assert change.commissions == (("buy@4", 1_00),)
    assert player.bets == {"buy@4": 20_00, "field": 5_00}


REPEATED = {"field": 5_00, "hop@1-3": 5_00, "horn": 4_00, "seven": 5_00}


def after_a_loss(**changes: str) -> Player:
    """A player who had these bets on the last roll, and none of them any more."""
    player = Player(**changes)
    for bet, cents in REPEATED.items():
        player.place(bet, cents)
    player.roll(4, 4)
    assert player.bets == {}
    return player


def test_repeat_needs_the_money_for_all_of_it() -> None:
    player = after_a_loss()
    player.table = withdraw(player.table, player.table.playable_cents - 18_99)
    assert_says(player.refused("repeat"), "balance", "Repeat places nothing", "5.00")
    player = after_a_loss()
    player.table = withdraw(player.table, player.table.playable_cents - 19_00)
    player.press("repeat")
    assert (player.bets, player.table.playable_cents) == (REPEATED, 0)


def test_repeat_keeps_the_limit_of_all_bets_together() -> None:
    player = after_a_loss(max_total_bet="500.00")
    player.place("place@6", 481_01)
    assert_says(player.refused("repeat"), "above_maximum", "Repeat places nothing", "500.01")
    player.remove("place@6", 1)
    player.press("repeat")
    assert player.table.bet_cents == 500_00


def test_repeat_passes_over_lucky_roller_until_the_next_7() -> None:
    player = Player()
    player.place("lucky_low", 5_00)
    player.place("field", 5_00)
    player.roll(2, 6)
    player.remove("lucky_low")
    player.press("repeat")
    assert player.bets == {"field": 5_00}
