"""A terminal with one player seats the house: as faders, or as the shooter when the player fades."""

from __future__ import annotations

from terminal.rules.actions import CallMain, Keep, PassDice, Stake, Undo
from tests.rules.hazard.hand import Hand, game_with


def house_shooting(cents: int = 100_00, **changes: str) -> Hand:
    """A player alone with this much, under a sheet by which the house shoots, at even money unless it says otherwise.

    Such a sheet would be refused at a cabinet; the laboratory plays it.
    """
    return Hand({"ann": cents}, game_with(**{"house_shoots": "yes", "cover": "1:1", **changes}))


def test_the_house_fades_for_a_player_alone_and_covers_whatever_comes() -> None:
    hand = Hand({"ann": 100_00})
    assert (hand.table.shooter, hand.table.faders, hand.table.faders_cents) == ("ann", ("house",), 0)
    hand.play(80_00, 7, 7)
    assert (hand.table.faders_cents, hand.table.playable_cents, hand.table.bet_cents) == (-80_00, 20_00, 160_00)
    hand.do(Keep())
    assert (hand.table.faders_cents, hand.table.bet_cents) == (-240_00, 160_00)
    hand.throw(7, 2)
    assert (hand.table.faders_cents, hand.table.balances) == (80_00, {"ann": 20_00})


def test_the_dice_come_straight_back_when_the_house_does_not_shoot() -> None:
    for totals, bank_cents in [((), 0), ((7, 7), 20_00), ((7, 2), 0), ((7, 4, 7), 0)]:
        hand = Hand({"ann": 100_00})
        if totals:
            hand.play(10_00, *totals)
        assert hand.table.bank_cents == bank_cents
        hand.do(PassDice())
        assert (hand.table.shooter, hand.table.dice_are, hand.table.phase) == ("ann", "passed", "stake"), totals
        assert hand.table.bank_cents == 0


def test_a_house_that_names_its_main_is_not_to_throw_for_it() -> None:
    hand = house_shooting(house_main="7")
    hand.do(PassDice(), Stake(1_00))
    assert (hand.table.phase, hand.table.main) == ("first", 7)
    assert hand.refused(CallMain(5)) == "phase"
    hand.do(Undo())
    assert (hand.table.phase, hand.table.main) == ("stake", None)
    (resolution,) = hand.play(1_00, 12)
    assert (resolution.bet, resolution.result) == ("cover", "win")


def test_a_cover_pays_what_the_sheet_says_and_the_house_keeps_the_rest_of_its_bank() -> None:
    hand = house_shooting(cover="19:20", min_bet="1.10")
    hand.do(PassDice())
    (resolution,) = hand.play(1_10, 7, 2)
    assert (resolution.profit_cents, resolution.credited_cents) == (104, 214)  # 1.045 without the fraction of a cent
    assert hand.table.seats == {"ann": 101_04, "house": -104}


def test_after_the_player_has_passed_the_house_shoots_with_a_bank_of_the_table_minimum() -> None:
    hand = house_shooting()
    hand.do(PassDice())
    assert (hand.table.shooter, hand.table.faders, hand.table.dice_are) == ("house", ("ann",), "passed")
    assert hand.game.limits(hand.table, "bank") == (1_00, 1_00)
    assert hand.refused(Stake(99)) == "below_minimum"
    assert hand.refused(Stake(1_01)) == "above_maximum"
    hand.do(Stake(1_00))
    assert (hand.table.shooter_cents, hand.table.faders_cents, hand.table.bet_cents) == (-1_00, 99_00, 1_00)


def test_the_player_needs_the_money_to_fade() -> None:
    hand = house_shooting(99)
    hand.do(PassDice())
    assert hand.refused(Stake(1_00)) == "balance"
    hand.do(PassDice())
    assert hand.table.shooter == "ann"


def test_the_house_always_passes_after_a_win() -> None:
    hand = house_shooting()
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
    hand = house_shooting()
    hand.do(PassDice())
    hand.play(1_00, 7, 4, 7)
    assert hand.table.dice_are == "must_pass"
    hand.do(PassDice())
    assert (hand.table.shooter, hand.table.seats) == ("ann", {"ann": 101_00, "house": -1_00})


def test_the_house_may_be_let_shoot_on_after_losing_on_the_first_throw() -> None:
    hand = house_shooting()
    hand.do(PassDice())
    hand.play(1_00, 7, 12)
    assert hand.table.dice_are == "may_keep"
    hand.do(Keep(), Stake(1_00))
    assert hand.table.shooter == "house"


def test_the_totals_that_pay_the_player_are_those_that_lose_for_the_house() -> None:
    hand = house_shooting()
    hand.do(PassDice(), Stake(1_00))
    assert hand.game.win_totals(hand.table) == ()
    hand.throw(8)
    assert hand.game.win_totals(hand.table) == (2, 3, 11)
    hand.throw(5)
    assert hand.game.win_totals(hand.table) == (8,)
