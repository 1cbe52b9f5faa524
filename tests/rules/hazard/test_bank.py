"""The bank and its cover: laying, covering, winning, riding, losing, taking back."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from terminal.rules.actions import Keep, PassDice, Redo, Stake, Undo
from terminal.rules.hazard.records import HazardBankLaid
from tests.rules.hazard.hand import Hand, game_with

COVERS = [
    # sentence, the faders' money from the shooter's right-hand neighbour on, the bank, their parts
    ("the faders cover in equal parts", (50_00, 50_00), 20_00, (10_00, 10_00)),
    ("one fader covers alone", (50_00,), 20_00, (20_00,)),
    ("a cent that cannot be shared goes to the right-hand neighbour", (50_00, 50_00, 50_00), 10_00, (334, 333, 333)),
    ("two such cents go seat by seat", (50_00, 50_00, 50_00), 11_00, (367, 367, 366)),
    ("who has too little covers what he has", (3_00, 50_00, 50_00), 21_00, (3_00, 9_00, 9_00)),
    ("who has nothing covers nothing", (50_00, 0, 50_00), 20_00, (10_00, 0, 10_00)),
    ("one who is exhausted leaves his cent to the next", (3_00, 3_33, 50_00), 10_00, (3_00, 333, 367)),
    ("a remainder passes over who is exhausted", (3_33, 50_00, 50_00), 10_00, (333, 334, 333)),
    ("all that they have is enough", (1, 2, 1_97), 2_00, (1, 2, 1_97)),
]


@pytest.mark.parametrize(("faders", "bank_cents", "parts"), [row[1:] for row in COVERS], ids=[row[0] for row in COVERS])
def test_cover(faders: tuple[int, ...], bank_cents: int, parts: tuple[int, ...]) -> None:
    names = [f"fader {number}" for number in range(len(faders))]
    hand = Hand({"ann": 50_00, **dict(zip(names, faders, strict=True))})
    hand.do(Stake(bank_cents))
    covers = dict(hand.table.covers)
    assert tuple(covers.get(name, 0) for name in names) == parts
    assert hand.table.cover_cents == hand.table.bank_cents == bank_cents
    assert hand.table.shooter_cents == 50_00 - bank_cents
    assert hand.table.faders_cents == sum(faders) - bank_cents


def test_a_remainder_goes_on_from_the_shooter_and_not_from_the_first_seat() -> None:
    hand = Hand({"ann": 50_00, "bob": 50_00, "cid": 50_00, "dot": 50_00})
    hand.do(PassDice(), PassDice(), Stake(10_00))
    assert hand.table.shooter == "cid"
    assert hand.table.covers == (("dot", 334), ("ann", 333), ("bob", 333))


REFUSED = [
    ("a bank below the least is refused", {}, 99, "below_minimum"),
    ("no bank of nothing", {}, 0, "below_minimum"),
    ("no bank of less than nothing", {}, -5_00, "below_minimum"),
    ("a bank above the most is refused", {"ann": 900_00}, 500_01, "above_maximum"),
    ("the shooter lays what he has", {"ann": 20_00}, 20_01, "balance"),
    ("the faders cover all or nothing", {"ann": 50_00, "bob": 9_00, "cid": 10_00}, 19_01, "balance"),
]


@pytest.mark.parametrize(("balances", "cents", "code"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED])
def test_refused_bank(balances: dict[str, int], cents: int, code: str) -> None:
    assert Hand(balances).refused(Stake(cents)) == code


@pytest.mark.parametrize("cents", [1_00, 500_00])
def test_the_least_and_the_most_can_be_laid(cents: int) -> None:
    hand = Hand({"ann": 500_00})
    hand.do(Stake(cents))
    assert hand.table.bank_cents == cents
    assert hand.game.limits(hand.table, "bank") == (1_00, 500_00)


def test_a_nick_doubles_the_bank_and_credits_nothing_yet() -> None:
    hand = Hand({"ann": 50_00, "bob": 50_00})
    (resolution,) = hand.play(20_00, 7, 11)
    assert (resolution.bet, resolution.player, resolution.result) == ("bank", "ann", "win")
    assert (resolution.stake_cents, resolution.profit_cents, resolution.credited_cents) == (20_00, 20_00, 0)
    assert resolution.stays
    assert (hand.table.bank_cents, hand.table.covers) == (40_00, ())
    assert hand.table.seats == {"ann": 30_00, "bob": 30_00}


def test_who_passes_after_a_win_takes_the_bank() -> None:
    hand = Hand({"ann": 50_00, "bob": 50_00})
    hand.play(20_00, 7, 11)
    hand.do(PassDice())
    assert hand.table.seats == {"ann": 70_00, "bob": 30_00}
    assert (hand.table.bank_cents, hand.table.shooter, hand.table.dice_are) == (0, "bob", "passed")


def test_who_keeps_after_a_win_rides_the_whole_bank_and_the_faders_cover_it_again() -> None:
    hand = Hand({"ann": 50_00, "bob": 80_00, "cid": 80_00})
    hand.play(20_00, 7, 11)
    hand.do(Keep())
    assert (hand.table.bank_cents, hand.table.covers) == (40_00, (("bob", 20_00), ("cid", 20_00)))
    assert hand.table.seats == {"ann": 30_00, "bob": 50_00, "cid": 50_00}
    assert (hand.table.phase, hand.table.main, hand.table.chance) == ("main", None, None)
    (resolution,) = hand.throw(6, 8, 8).resolved
    assert (resolution.stake_cents, resolution.profit_cents) == (40_00, 40_00)
    assert hand.table.bank_cents == 80_00


def test_nothing_may_be_taken_from_a_riding_bank() -> None:
    hand = Hand()
    hand.play(10_00, 7, 7)
    hand.do(Keep())
    assert hand.refused(Undo()) == "nothing_to_undo"
    assert hand.refused(PassDice()) == "phase"
    assert hand.refused(Stake(5_00)) == "phase"
    assert hand.table.bank_cents == 20_00


def test_a_riding_bank_that_is_lost_goes_to_the_faders_whole() -> None:
    hand = Hand({"ann": 50_00, "bob": 100_00})
    hand.play(20_00, 7, 7)
    hand.do(Keep())
    hand.throw(7, 2)
    assert hand.table.seats == {"ann": 30_00, "bob": 120_00}


def test_a_bank_that_the_faders_cannot_cover_again_cannot_ride_but_can_be_taken() -> None:
    hand = Hand({"ann": 50_00, "bob": 50_00})
    hand.play(20_00, 7, 11)
    assert hand.refused(Keep()) == "balance"
    hand.do(PassDice())
    assert hand.table.seats["ann"] == 70_00


def test_a_bank_rides_beyond_the_most_that_may_be_laid_until_the_most_in_all() -> None:
    hand = Hand(game=game_with(max_bet="10.00", max_total_bet="40.00"))
    hand.play(10_00, 7, 7)
    hand.do(Keep())
    hand.throw(7, 7)
    hand.do(Keep())
    hand.throw(7, 7)
    assert hand.table.bank_cents == 80_00
    assert hand.refused(Keep()) == "above_maximum"
    hand.do(PassDice())
    assert hand.table.balances == {"ann": 170_00}


@pytest.mark.parametrize("totals", [(7, 2), (7, 4, 7)], ids=["on the first throw", "on the chance"])
def test_a_loss_pays_each_fader_as_much_as_he_covered(totals: tuple[int, ...]) -> None:
    hand = Hand({"ann": 50_00, "bob": 5_00, "cid": 50_00})
    (resolution,) = hand.play(20_00, *totals)
    assert (resolution.result, resolution.player, resolution.stays) == ("lose", "ann", False)
    assert (resolution.stake_cents, resolution.profit_cents, resolution.credited_cents) == (20_00, 0, 0)
    assert hand.table.seats == {"ann": 30_00, "bob": 10_00, "cid": 65_00}
    assert (hand.table.bank_cents, hand.table.covers) == (0, ())


def test_undo_takes_the_bank_and_its_cover_back_and_redo_lays_them_again() -> None:
    hand = Hand({"ann": 50_00, "bob": 5_00, "cid": 50_00})
    hand.do(PassDice())
    before = hand.table
    laid = hand.do(Stake(3_00))
    after = hand.table
    assert after.dice_are == "shooter_has_them"
    hand.do(Undo())
    assert (hand.table.seats, hand.table.bank_cents, hand.table.covers) == (before.seats, 0, ())
    assert (hand.table.phase, hand.table.dice_are) == ("stake", "passed")
    assert isinstance(laid, HazardBankLaid)
    assert hand.do(Redo()) == replace(laid, verb="redo")
    assert hand.table == after


def test_a_bank_that_was_thrown_for_is_not_taken_back() -> None:
    hand = Hand()
    hand.play(10_00, 2)
    assert hand.refused(Undo()) == "nothing_to_undo"


def test_nothing_is_there_to_undo_or_redo_before_a_bank_was_laid_or_after_another_was() -> None:
    hand = Hand()
    assert hand.refused(Undo()) == "nothing_to_undo"
    assert hand.refused(Redo()) == "nothing_to_redo"
    hand.do(Stake(10_00), Undo(), Stake(5_00))
    assert hand.refused(Redo()) == "nothing_to_redo"
    hand.do(Undo(), PassDice())
    assert hand.refused(Redo()) == "nothing_to_redo"
