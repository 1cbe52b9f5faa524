"""A terminal with one player seats the house: as faders, or as the shooter when the player fades."""

from __future__ import annotations

from terminal.rules.actions import Keep, PassDice, Stake
from tests.rules.hazard.hand import Hand


def test_the_house_fades_for_a_player_alone_and_covers_whatever_comes() -> None:
    hand = Hand({"ann": 100_00})
    assert (hand.table.shooter, hand.table.faders, hand.table.faders_cents) == ("ann", ("house",), 0)
    hand.play(80_00, 7, 7)
    assert (hand.table.faders_cents, hand.table.playable_cents, hand.table.bet_cents) == (-80_00, 20_00, 160_00)
    hand.do(Keep())
    assert (hand.table.faders_cents, hand.table.bet_cents) == (-240_00, 160_00)
    hand.throw(7, 2)
    assert (hand.table.faders_cents, hand.table.balances) == (80_00, {"ann": 20_00})


def test_after_the_player_has_passed_the_house_shoots_with_a_bank_of_the_table_minimum() -> None:
    hand = Hand({"ann": 100_00})
    hand.do(PassDice())
    assert (hand.table.shooter, hand.table.faders, hand.table.dice_are) == ("house", ("ann",), "passed")
    assert hand.game.limits(hand.table, "bank") == (1_00, 1_00)
    assert hand.refused(Stake(99)) == "below_minimum"
    assert hand.refused(Stake(1_01)) == "above_maximum"
    hand.do(Stake(1_00))
    assert (hand.table.shooter_cents, hand.table.faders_cents, hand.table.bet_cents) == (-1_00, 99_00, 1_00)


def test_the_player_needs_the_money_to_fade() -> None:
    hand = Hand({"ann": 99})
    hand.do(PassDice())
    assert hand.refused(Stake(1_00)) == "balance"
    hand.do(PassDice())
    assert hand.table.shooter == "ann"


def test_the_house_always_passes_after_a_win() -> None:
    hand = Hand({"ann": 100_00})
    hand.do(PassDice())
    (resolution,) = hand.play(1_00, 7, 7)
    assert (resolution.bet, resolution.player, resolution.result) == ("cover", "ann", "lose")
    assert (resolution.stake_cents, resolution.profit_cents, resolution.credited_cents) == (1_00, 0, 0)
    assert (hand.table.phase, hand.table.dice_are, hand.table.bet_cents) == ("won", "must_pass", 0)
    for ask in (Keep(), Stake(1_00)):
        assert hand.refused(ask) == "must_pass"
    assert hand.refused_throw() == "must_pass"
    hand.do(PassDice())
    assert (hand.table.shooter, hand.table.seats) == ("ann", {"ann": 99_00, "house": 1_00})


def test_the_house_passes_after_losing_on_its_chance() -> None:
    hand = Hand({"ann": 100_00})
    hand.do(PassDice())
    hand.play(1_00, 7, 4, 7)
    assert hand.table.dice_are == "must_pass"
    hand.do(PassDice())
    assert (hand.table.shooter, hand.table.seats) == ("ann", {"ann": 101_00, "house": -1_00})


def test_the_house_may_be_let_shoot_on_after_losing_on_the_first_throw() -> None:
    hand = Hand({"ann": 100_00})
    hand.do(PassDice())
    hand.play(1_00, 7, 12)
    assert hand.table.dice_are == "may_keep"
    hand.do(Keep(), Stake(1_00))
    assert hand.table.shooter == "house"


def test_the_totals_that_pay_the_player_are_those_that_lose_for_the_house() -> None:
    hand = Hand({"ann": 100_00})
    hand.do(PassDice(), Stake(1_00))
    assert hand.game.win_totals(hand.table) == ()
    hand.throw(8)
    assert hand.game.win_totals(hand.table) == (2, 3, 11)
    hand.throw(5)
    assert hand.game.win_totals(hand.table) == (8,)
