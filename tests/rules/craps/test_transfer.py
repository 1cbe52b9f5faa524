"""Chapter 1.4 of the rule book: a Place bet that won on the come-out roll may move to another number."""

from __future__ import annotations

import pytest

from tests.rules.craps.player import CRAPLESS, CRAPS, EASY, FIRST, Player, assert_says


def winner(shipped: str = CRAPS, bet: str = "place@6", /, **changes: str) -> Player:
    """A player whose Place bet of 20.00 has just won on the come-out roll of a 6."""
    player = Player(shipped, **changes)
    player.place(bet, 20_00)
    player.roll(2, 4)
    return player


def test_in_craps_a_place_bet_that_wins_on_the_come_out_may_move_to_buy_another_number_with_its_commission() -> None:
    player = winner()
    assert player.table.offers == ("place@6",)
    playable_cents = player.table.playable_cents
    change = player.answered("transfer", "place@6", "buy@4")
    assert change.commissions == (("buy@4", 1_00),)
    assert (player.bets, player.table.playable_cents) == ({"buy@4": 20_00}, playable_cents - 1_00)


@pytest.mark.parametrize("variant", [CRAPLESS, EASY])
def test_in_crapless_and_easy_craps_it_may_move_to_place_another_number(variant: str) -> None:
    player = winner(variant)
    playable_cents = player.table.playable_cents
    player.ask("transfer", "place@6", "place@12")
    assert (player.bets, player.table.playable_cents) == ({"place@12": 20_00}, playable_cents)


@pytest.mark.parametrize(
    ("variant", "to", "code"),
    [
        (CRAPS, "buy@6", "not_a_field"),
        (CRAPS, "place@4", "not_a_field"),
        (CRAPS, "lay@4", "not_a_field"),
        (CRAPS, "field", "not_a_field"),
        (CRAPS, "buy@2", "no_such_number"),
        (CRAPLESS, "place@6", "not_a_field"),
        (CRAPLESS, "buy@4", "not_a_field"),
        (EASY, "buy@4", "not_in_variant"),
    ],
)
def test_it_moves_nowhere_else(variant: str, to: str, code: str) -> None:
    assert winner(variant).refused("transfer", "place@6", to).code == code


def test_an_answer_of_no_leaves_it_where_it_is() -> None:
    player = winner()
    before = player.table
    player.ask("transfer", "place@6", "buy@4")
    player.decline()
    assert player.table == before


def test_a_lay_on_the_other_number_is_in_the_way() -> None:
    player = Player()
    player.place("lay@4", 20_00)
    player.place("place@6", 20_00)
    player.roll(2, 4)
    assert_says(player.refused("transfer", "place@6", "buy@4"), "excluding", "Lay 4")


def test_no_offer_without_a_win_on_a_come_out_roll() -> None:
    early, late, other, gone, off = Player(), Player(), winner(), winner(), Player()
    early.place("place@6", 20_00)
    late.set_point(8)
    late.place("place@6", 20_00)
    late.roll(2, 4)
    other.place("place@8", 20_00)
    gone.roll(1, 1)
    off.place("place@6", 20_00)
    off.ask("set_bets", False)
    off.roll(2, 4)
    for player, bet in ((early, "place@6"), (late, "place@6"), (other, "place@8"), (gone, "place@6"), (off, "place@6")):
        assert_says(player.refused("transfer", bet, "buy@4"), "no_decision_open", "come-out")


def test_a_bet_that_was_put_there_afterwards_has_not_won() -> None:
    moved, replaced = winner(), winner()
    moved.answered("transfer", "place@6", "buy@4")
    replaced.remove("place@6")
    for player in (moved, replaced):
        player.place("place@6", 20_00)
        assert player.refused("transfer", "place@6", "buy@8").code == "no_decision_open"
        player.press("undo")
        player.press("undo")
        player.answered("transfer", "place@6", "buy@8")
        assert player.bets == {"buy@8": 20_00}


def test_where_winners_return_nothing_is_left_to_move() -> None:
    assert winner(winners="return").table.offers == ()
    assert winner(FIRST).table.offers == ()


def test_a_transfer_is_undone_with_its_commission() -> None:
    player = winner()
    before = player.table
    player.answered("transfer", "place@6", "buy@4")
    player.press("undo")
    assert (player.bets, player.table.playable_cents) == (before.bets, before.playable_cents)
    assert player.table.offers == before.offers
