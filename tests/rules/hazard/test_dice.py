"""Keeping and passing the dice, and what comes at the wrong time."""

from __future__ import annotations

import pytest

from terminal.rules.actions import (
    Action,
    Decide,
    Keep,
    NoMoreBets,
    PassDice,
    PuckOff,
    SetBets,
    Spread,
    Stake,
)
from terminal.rules.refusal import Refusal
from tests.rules.hazard.hand import Hand

THREE = {"ann": 100_00, "bob": 100_00, "cid": 100_00}

DICE_ARE = [
    # sentence, the throws, where the dice are, whether the shooter may keep them
    ("with the shooter while no main is thrown", (2,), "shooter_has_them", "phase"),
    ("with the shooter after the main", (7,), "shooter_has_them", "phase"),
    ("with the shooter after a chance", (7, 4), "shooter_has_them", "phase"),
    ("his to keep after a nick", (7, 11), "may_keep", None),
    ("his to keep after his chance", (7, 4, 4), "may_keep", None),
    ("his to keep after losing on the first throw", (7, 2), "may_keep", None),
    ("bound to pass after losing on the chance", (7, 4, 7), "must_pass", "must_pass"),
]


@pytest.mark.parametrize(
    ("totals", "dice_are", "code"), [row[1:] for row in DICE_ARE], ids=[row[0] for row in DICE_ARE]
)
def test_the_dice_are(totals: tuple[int, ...], dice_are: str, code: str | None) -> None:
    hand = Hand(THREE)
    assert hand.table.dice_are == "shooter_has_them"
    hand.play(10_00, *totals)
    assert hand.table.dice_are == dice_are
    if code is None:
        hand.do(Keep())
        assert (hand.table.shooter, hand.table.dice_are) == ("ann", "shooter_has_them")
    else:
        assert hand.refused(Keep()) == code


def test_who_loses_on_the_first_throw_may_keep_the_dice_with_a_new_bank() -> None:
    hand = Hand(THREE)
    hand.play(10_00, 7, 3)
    assert hand.refused(Stake(10_00)) == "phase"
    hand.do(Keep())
    assert (hand.table.phase, hand.table.main) == ("stake", None)
    hand.do(Stake(25_00))
    assert (hand.table.shooter, hand.table.bank_cents) == ("ann", 25_00)


@pytest.mark.parametrize("totals", [(7, 3), (7, 4, 7), (7, 7)], ids=["out", "chance lost", "won"])
def test_passed_dice_go_to_the_right_hand_neighbour(totals: tuple[int, ...]) -> None:
    hand = Hand(THREE)
    for shooter, neighbour in (("ann", "bob"), ("bob", "cid"), ("cid", "ann")):
        assert hand.table.shooter == shooter
        hand.play(10_00, *totals)
        hand.do(PassDice())
        assert (hand.table.shooter, hand.table.dice_are, hand.table.phase) == (neighbour, "passed", "stake")
        assert (hand.table.main, hand.table.chance) == (None, None)
        hand.do(Stake(1_00))
        assert hand.table.dice_are == "shooter_has_them"
        hand.throw(7, 2)
        hand.do(Keep())


def test_the_dice_may_be_passed_before_a_bank_is_laid() -> None:
    hand = Hand(THREE)
    hand.do(PassDice(), PassDice())
    assert (hand.table.shooter, hand.table.faders, hand.table.dice_are) == ("cid", ("ann", "bob"), "passed")


WRONG_TIME = [
    ((), Keep()),
    ((2,), PassDice()),
    ((7,), PassDice()),
    ((7, 4), PassDice()),
    ((2,), Stake(10_00)),
    ((7,), Stake(10_00)),
    ((7, 4), Stake(10_00)),
    ((7, 11), Stake(10_00)),
    ((7, 2), Stake(10_00)),
]


@pytest.mark.parametrize(("totals", "ask"), WRONG_TIME)
def test_what_comes_at_the_wrong_time_is_refused(totals: tuple[int, ...], ask: Action) -> None:
    hand = Hand(THREE)
    if totals:
        hand.play(10_00, *totals)
    assert hand.refused(ask) == "phase"


@pytest.mark.parametrize("ask", [Stake(10_00), Keep()])
def test_after_a_lost_chance_nothing_comes_before_the_dice_have_passed(ask: Action) -> None:
    hand = Hand(THREE)
    hand.play(10_00, 7, 4, 7)
    assert hand.refused(ask) == "must_pass"
    assert hand.refused_throw() == "must_pass"
    hand.do(PassDice())
    assert hand.refused(Keep()) == "phase"
    assert hand.refused_throw() == "phase"
    hand.do(Stake(10_00))


@pytest.mark.parametrize("totals", [(7, 11), (7, 2)])
def test_no_throw_without_a_bank_or_after_its_decision(totals: tuple[int, ...]) -> None:
    hand = Hand(THREE)
    assert hand.refused_throw() == "phase"
    hand.play(10_00, *totals)
    assert hand.refused_throw() == "phase"


@pytest.mark.parametrize(
    "ask",
    [
        SetBets(on=True),
        PuckOff(),
        Spread("across", 5_00),
        NoMoreBets(),
        Decide("ann", "take"),
    ],
)
def test_what_other_games_offer_is_not_in_this_one(ask: Action) -> None:
    assert Hand(THREE).refused(ask) == "not_in_variant"


def test_the_bank_is_the_only_field() -> None:
    hand = Hand()
    assert hand.game.fields() == ("bank",)
    with pytest.raises(Refusal, match="Hazard has one field") as refused:
        hand.game.limits(hand.table, "pass_line")
    assert refused.value.code == "not_a_field"


@pytest.mark.parametrize("balances", [{}, {"house": 5_00}, {"ann": 5_00, "house": 5_00}, {"ann": -1}])
def test_who_cannot_be_seated(balances: dict[str, int]) -> None:
    game = Hand().game
    with pytest.raises(ValueError, match=r"no player|the name of the house|cannot sit down"):
        game.open_table(balances)


def test_a_table_shows_no_throw_before_the_first() -> None:
    hand = Hand()
    assert hand.table.event is None
    hand.play(1_00, 7, 2)
    hand.do(PassDice(), Stake(1_00))
    assert hand.table.event == "out"
