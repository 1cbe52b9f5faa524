"""Reducing bets and taking them down, Clear last and Clear all, and what each skips."""

from __future__ import annotations

import pytest

from tests.rules.craps.player import Player, assert_says, with_odds


def test_a_bet_is_reduced_to_nothing_or_to_no_less_than_its_minimum() -> None:
    player = Player()
    player.place("field", 5_00)
    assert_says(player.refused("remove", "field", 4_50), "below_minimum", "1.00", "0.50")
    player.remove("field", 4_00)
    player.remove("field", 1_00)
    assert player.bets == {}


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
        felts.append(player.bets)
    assert felts == [{"field": 5_00, "place@6": 6_00}, {"field": 5_00}, {}]
    assert_says(player.refused("clear_last"), "nothing_to_clear")


def test_clear_last_passes_over_what_the_player_took_down() -> None:
    player = Player()
    player.place("place@6", 6_00)
    player.place("field", 5_00)
    player.remove("field", 4_00)
    player.press("clear_last")
    assert player.bets == {"place@6": 6_00}
    player.press("clear_last")
    assert player.bets == {}


def test_clear_last_finds_placements_from_before_the_last_roll_that_are_still_up_and_not_locked() -> None:
    player = Player()
    player.place("place@6", 6_00)
    player.place("field", 5_00)
    player.place("pass_line", 10_00)
    player.set_point(8)
    player.press("clear_last")
    assert player.bets == {"pass_line": 10_00}
    assert_says(player.refused("clear_last"), "locked", "Pass Line of 10.00")


def test_clear_last_after_double_takes_down_all_that_double_placed() -> None:
    player = Player()
    player.place("place@6", 6_00)
    player.place("field", 5_00)
    player.press("double")
    player.press("clear_last")
    assert player.bets == {"field": 5_00, "place@6": 6_00}


def test_clear_last_can_be_undone() -> None:
    player = Player()
    player.place("field", 5_00)
    player.press("clear_last")
    player.press("undo")
    assert player.bets == {"field": 5_00}


def test_clear_all_takes_down_everything_but_a_locked_bet() -> None:
    player = with_odds("pass_line", "pass_odds")
    player.place("place@8", 6_00)
    player.press("clear_all")
    assert player.bets == {"pass_line": 10_00}
    assert_says(player.refused("clear_all"), "locked", "Pass Line of 10.00")
    player.press("undo")
    assert player.bets == {"pass_line": 10_00, "pass_odds": 40_00, "place@8": 6_00}


def test_clear_all_returns_odds_with_their_base_bet() -> None:
    player = with_odds()
    player.press("clear_all")
    assert player.bets == {}
    assert_says(player.refused("clear_all"), "nothing_to_clear")


def test_the_clear_buttons_pass_over_bets_that_are_off() -> None:
    player = Player()
    for bet in ("place@6", "hard@6", "lay@4", "field"):
        player.place(bet, 6_00)
    player.ask("set_bets", False)
    player.press("clear_last")
    assert player.bets == {"hard@6": 6_00, "lay@4": 6_00, "place@6": 6_00}
    for verb in ("clear_last", "clear_all"):
        assert_says(player.refused(verb), "locked", "off", "Place 6 of 6.00")
    player.ask("set_bets", True)
    player.press("clear_all")
    assert player.bets == {}


@pytest.mark.parametrize("verb", ["clear_last", "clear_all"])
def test_the_clear_buttons_pass_over_contract_bets(verb: str) -> None:
    player = Player()
    player.place("lucky_shooter", 5_00)
    player.place("pass_line", 5_00)
    player.set_point(6)
    player.place("come", 5_00)
    player.roll(4, 4)
    player.place("field", 5_00)
    player.press(verb)
    assert player.bets == {"come@8": 5_00, "lucky_shooter": 5_00, "pass_line": 5_00}
    assert_says(player.refused(verb), "locked", "Come 8", "Lucky Shooter", "Pass Line")


def test_clear_last_finds_a_dont_come_bet_where_it_travelled_to() -> None:
    player = Player()
    player.set_point(6)
    player.place("place@9", 5_00)
    player.place("dont_come", 5_00)
    player.roll(4, 4)
    player.press("clear_last")
    assert player.bets == {"place@9": 5_00}


def test_the_commission_of_cleared_bets_comes_back_only_where_the_sheet_returns_it() -> None:
    for refund, playable_cents in (("false", 998_50), ("true", 1_000_00)):
        player = Player(commission_refund=refund)
        player.place("buy@4", 10_00)
        player.place("buy@5", 20_00)
        player.press("clear_all")
        assert (player.bets, player.table.playable_cents) == ({}, playable_cents)
