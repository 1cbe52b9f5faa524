"""How much a field takes, whose money it uses, and the refusals; when the dice may be called."""

from __future__ import annotations

import pytest

from terminal.rules import actions
from terminal.rules.refusal import Refusal
from tests.each import each_of
from tests.rules.craps.player import CRAPS, FIRST, VARIANTS, Player, assert_says, craps


def test_a_placed_bet_has_left_the_playable_credit() -> None:
    player = Player(CRAPS, 100_00)
    player.place("field", 5_00)
    player.place("field", 2_50)
    assert player.bets == {"field": 7_50}
    assert player.table.playable_cents == 92_50


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("amount_cents", [0, -5_00])
def test_nothing_and_less_than_nothing_are_no_bets(variant: str, amount_cents: int) -> None:
    player = Player(variant)
    player.place("field", 10_00)
    for bet in player.game.fields():
        assert_says(player.refused("place", bet, amount_cents), "below_minimum", ".00")


PLACEABLE = [
    (variant, bet)
    for variant in VARIANTS
    for bet, field in craps(variant).layout.catalogue.bets.items()
    if field.base is None and "come" not in bet
]
"""Every field that takes bets on a fresh table."""


@each_of(("variant", "bet"), PLACEABLE, ids=[" ".join(row) for row in PLACEABLE])
def test_a_field_takes_from_its_minimum_to_its_maximum_and_not_a_cent_beyond(variant: str, bet: str) -> None:
    player = Player(variant, 10_000_00)
    min_cents, max_cents = player.game.limits(player.table, bet)
    assert max_cents is not None
    assert_says(player.refused("place", bet, min_cents - 1), "below_minimum")
    assert_says(player.refused("place", bet, max_cents + 4), "above_maximum")
    player.place(bet, max_cents - 4)
    assert_says(player.refused("place", bet, 8), "above_maximum")
    player.place(bet, 4)
    assert player.bets == {bet: max_cents}


def test_the_refusals_name_the_limit_and_what_the_bet_would_be() -> None:
    player = Player()
    assert_says(player.refused("place", "field", 99), "below_minimum", "Field", "1.00", "0.99")
    player.place("hard@8", 60_00)
    assert_says(player.refused("place", "hard@8", 40_01), "above_maximum", "Hard 8", "100.00", "100.01")


def test_a_maximum_may_be_a_groups_own() -> None:
    player = Player()
    assert player.game.limits(player.table, "hard@8") == (1_00, 100_00)
    assert player.game.limits(player.table, "field") == (1_00, 500_00)


def test_all_bets_together_have_a_maximum() -> None:
    player = Player(CRAPS, 9_000_00, max_total_bet="600.00")
    player.place("field", 500_00)
    assert_says(player.refused("place", "place@6", 100_01), "above_maximum", "600.00", "600.01", "Place 6")
    player.place("place@6", 100_00)
    assert player.refused("place", "place@8", 1_00).code == "above_maximum"


def test_where_the_sheet_says_none_a_field_has_no_maximum() -> None:
    player = Player(CRAPS, 9_000_00, max_bet="none", max_total_bet="none")
    player.place("field", 9_000_00)
    assert player.game.limits(player.table, "field") == (1_00, None)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_bet_needs_the_money_for_it(variant: str) -> None:
    player = Player(variant, 3_20)
    assert_says(player.refused("place", "field", 5_00), "balance", "Field", "5.00", "3.20")
    player.place("field", 3_20)
    assert player.table.playable_cents == 0


def test_where_the_sheet_excludes_nothing_opposite_bets_stand_together() -> None:
    player = Player(exclude="false")
    for bet in ("pass_line", "dont_pass", "place@4", "buy@4", "lay@4"):
        player.place(bet, 10_00)
    assert len(player.bets) == 5


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_dice_are_not_called_for_an_empty_felt(variant: str) -> None:
    player = Player(variant)
    assert_says(player.refused("call_dice"), "bets_not_valid", "no bet is up")
    player.place("field", 1_00)
    assert player.game.can_call_dice(player.table)


def test_the_fields_are_reported_in_the_order_of_the_felt() -> None:
    fields = craps(CRAPS).fields()
    assert fields[:4] == ("pass_line", "pass_odds", "dont_pass", "dont_pass_odds")
    place = fields.index("place@4")
    assert fields[place : place + 6] == tuple(f"place@{number}" for number in (4, 5, 6, 8, 9, 10))
    assert fields[-1] == "lucky_shooter"


def test_limits_are_asked_only_of_fields() -> None:
    player = Player()
    for bet, code in (("moon", "not_a_field"), ("place@2", "no_such_number"), ("low_field", "not_in_variant")):
        with pytest.raises(Refusal) as refusal:
            player.game.limits(player.table, bet)
        assert refusal.value.code == code


def test_what_other_games_ask_is_not_asked_at_a_craps_table() -> None:
    player = Player(FIRST)
    for ask in (
        actions.NoMoreBets(),
        actions.Stake(5_00),
        actions.Keep(),
        actions.PassDice(),
        actions.Decide("ann", "take"),
    ):
        with pytest.raises(Refusal) as refusal:
            player.game.do(player.table, ask)
        assert refusal.value.code == "not_in_variant"
