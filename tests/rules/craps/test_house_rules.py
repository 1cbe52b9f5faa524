"""Chapter 1.9 of the rule book: what the sheets state, and what each house rule does."""

from __future__ import annotations

import pytest

from tests.each import each_of
from tests.rules.craps import test_box_bets, test_line_and_come, test_odds, test_single_roll
from tests.rules.craps.player import CRAPLESS, CRAPS, EASY, FIRST, SEVEN, VARIANTS, Player, assert_says, craps
from tests.rules.craps.sentences import STAKE_CENTS, Sentence

INTERBLOCK_SAYS = {
    "winners": "stay",
    "push": "return",
    "odds_on_come_out": "working",
    "box_on_come_out": "working",
    "exclude": "true",
    "off_lasts": "until_on",
    "auto_off_after_seven_out": "true",
    "payout_rounding": "cent_down",
    "lucky_roller_locked": "yes",
}
COMMISSION = {
    "commission_rate": "0.05",
    "commission_time": "upfront",
    "commission_buy_basis": "bet",
    "commission_lay_basis": "win",
    "commission_rounding": "none",
    "commission_refund": "false",
}
SHEETS_SAY = {
    CRAPS: INTERBLOCK_SAYS | COMMISSION | {"big_small_mode": "single", "lucky_shooter_7_11": "stay"},
    CRAPLESS: INTERBLOCK_SAYS | COMMISSION,
    EASY: INTERBLOCK_SAYS,
    FIRST: {
        "winners": "return",
        "push": "return",
        "odds_on_come_out": "working",
        "box_on_come_out": "working",
        "exclude": "false",
        "payout_rounding": "cent_down",
    },
}


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_shipped_sheets_state_the_house_rules_of_the_rule_book(variant: str) -> None:
    assert craps(variant).house() == SHEETS_SAY[variant]


def test_first_person_takes_from_half_a_unit_to_500_on_each_field() -> None:
    player = Player(FIRST, 10_000_00)
    for bet in player.game.fields():
        if player.game.layout.field(bet).base is None:
            assert player.game.limits(player.table, bet) == (50, 500_00)
    player.place("pass_line", 200_00)
    player.set_point(6)
    assert player.game.limits(player.table, "pass_odds") == (50, 500_00)


STAYING = ("place", "buy", "lay", "hard", "big6", "big8")
"""What stays up when it wins; the stake of every other winner returns."""

WINS = [
    sentence
    for of in (test_line_and_come, test_odds, test_box_bets, test_single_roll)
    for sentence in of.SENTENCES
    if ":" in sentence.then
]


@each_of("sentence", WINS, ids=str)
def test_winners_stay_or_return_with_their_stake(sentence: Sentence) -> None:
    for seat, dice in sentence.cases():
        (one,) = (one for one in seat.rolled(dice).resolved if one.bet == seat.bet)
        stays = seat.variant != FIRST and seat.bet.partition("@")[0] in STAYING
        assert one.stays == stays, seat
        assert one.credited_cents == one.profit_cents + (0 if stays else STAKE_CENTS)


@pytest.mark.parametrize("bet", ["place@8", "buy@8", "hard@8", "big8"])
def test_where_the_sheet_says_return_the_stake_of_a_box_bet_comes_back_too(bet: str) -> None:
    player = Player(winners="return")
    player.place(bet, 6_00)
    resolution = player.result(4, 4, bet)
    assert resolution is not None
    assert resolution.credited_cents == resolution.profit_cents + 6_00
    assert player.bets == {}


@pytest.mark.parametrize("variant", [CRAPS, FIRST])
@pytest.mark.parametrize("bet", ["dont_pass", "dont_come"])
@pytest.mark.parametrize(("push", "up"), [("return", False), ("stay", True)])
def test_a_push_returns_the_stake_or_leaves_it_up(variant: str, bet: str, push: str, up: bool) -> None:
    player = Player(variant, push=push)
    if bet == "dont_come":
        player.set_point(6)
    player.place(bet, 10_00)
    resolution = player.result(6, 6, bet)
    assert resolution is not None
    assert (resolution.result, resolution.profit_cents, resolution.stays) == ("push", 0, up)
    assert (player.bets, player.table.playable_cents) == (({bet: 10_00}, 990_00) if up else ({}, 1_000_00))


@pytest.mark.parametrize("bet", ["place@8", "buy@8", "hard@8"])
@pytest.mark.parametrize("dice", [(4, 4), (3, 4)], ids=["its number", "7"])
def test_box_bets_that_do_not_work_on_the_come_out_stand_still_then(bet: str, dice: tuple[int, int]) -> None:
    player = Player(box_on_come_out="off")
    player.place(bet, 6_00)
    assert player.game.win_totals(player.table) == ()
    assert player.result(*dice, bet) is None
    player = Player(box_on_come_out="off")
    player.set_point(4)
    player.place(bet, 6_00)
    assert player.result(*dice, bet) is not None


@pytest.mark.parametrize("bet", ["lay@8", "big8", "field"])
def test_other_bets_work_on_the_come_out_then_too(bet: str) -> None:
    player = Player(box_on_come_out="off")
    player.place(bet, 6_00)
    assert player.result(3, 4, bet) is not None


@pytest.mark.parametrize(("dice", "profit_cents"), [(SEVEN, 8_00), ((2, 6), 0)], ids=["7", "its number"])
def test_place_to_lose_works_on_the_come_out_then_beside_a_place_bet_that_does_not(
    dice: tuple[int, int], profit_cents: int
) -> None:
    player = Player(FIRST, box_on_come_out="off")
    for bet in ("place@8", "place_lose@8"):
        player.place(bet, 10_00)
    assert player.game.win_totals(player.table) == (7,)
    (resolution,) = player.roll(*dice).resolved
    assert (resolution.bet, resolution.profit_cents) == ("place_lose@8", profit_cents)
    assert resolution.result == ("win" if profit_cents else "lose")
    assert player.bets == {"place@8": 10_00}


def test_cent_down_leaves_the_fraction_of_a_cent_to_the_house() -> None:
    player = Player()
    player.place("place@6", 1_00)
    resolution = player.result(3, 3, "place@6")
    assert resolution is not None
    assert resolution.profit_cents == 1_16  # 7:6 of 1.00 is 1.1666…


WHOLE = [
    # bet, a stake that does not pay whole cents, the step of those that do
    ("place@6", 1_00, "0.06"),
    ("place@5", 1_01, "0.05"),
    ("lay@4", 1_01, "0.02"),
    ("lay@6", 1_01, "0.06"),
    ("buy@9", 1_01, "0.02"),
]


@pytest.mark.parametrize(("bet", "stake_cents", "step"), WHOLE, ids=[row[0] for row in WHOLE])
def test_without_rounding_a_stake_that_does_not_pay_whole_cents_is_refused(
    bet: str, stake_cents: int, step: str
) -> None:
    player = Player(payout_rounding="none")
    assert_says(player.refused("place", bet, stake_cents), "not_whole_cents", step, "whole cents")
    player.place(bet, 3_00)
    assert player.refused("remove", bet, 1_01).code == "not_whole_cents"


def test_without_rounding_odds_are_judged_by_the_pay_of_their_point() -> None:
    player = Player(payout_rounding="none")
    player.place("pass_line", 10_00)
    player.set_point(6)
    assert_says(player.refused("place", "pass_odds", 10_01), "not_whole_cents", "0.05")
    player.roll(3, 3)
    player.place("pass_line", 10_00)
    player.set_point(4)
    player.place("pass_odds", 10_01)


def test_without_rounding_a_bet_is_judged_by_every_pay_that_it_may_come_to() -> None:
    player = Player(payout_rounding="none", lucky_shooter_point_3="7:2", field_12="5:2")
    assert_says(player.refused("place", "lucky_shooter", 1_01), "not_whole_cents", "0.02")
    assert_says(player.refused("place", "field", 1_01), "not_whole_cents", "0.02")
    player.place("lucky_shooter", 1_02)


@pytest.mark.parametrize("dice", [(), (3,), (3, 4, 5), (0, 3), (3, 7)])
def test_what_is_not_two_dice_is_no_roll(dice: tuple[int, ...]) -> None:
    player = Player()
    with pytest.raises(ValueError, match="are not two dice of 1 to 6"):
        player.game.roll(player.table, dice)


def test_a_roll_with_nothing_at_stake_moves_the_puck_too() -> None:
    player = Player()
    assert player.roll(4, 5).resolved == ()
    assert player.table.point == 9


PAYING = [
    # bets, Point, the totals that would pay something on the next roll
    ((), None, ()),
    (("pass_line",), None, (7, 11)),
    (("dont_pass",), None, (2, 3)),
    (("field",), None, (2, 3, 4, 9, 10, 11, 12)),
    (("place@6", "hard@8"), 5, (6, 8)),
    (("lay@4", "buy@6"), 5, (6, 7)),
    (("come",), 5, (7, 11)),
    (("lucky_low",), None, ()),
]


@pytest.mark.parametrize(("bets", "point", "totals"), PAYING, ids=[str(row[0]) for row in PAYING])
def test_the_totals_that_would_pay_something_are_reported(
    bets: tuple[str, ...], point: int | None, totals: tuple[int, ...]
) -> None:
    player = Player()
    if point:
        player.set_point(point)
    for bet in bets:
        player.place(bet, 6_00)
    assert player.game.win_totals(player.table) == totals


def test_they_follow_the_point_the_hits_and_the_switch() -> None:
    player = Player()
    for bet in ("pass_line", "lucky_low", "place@8"):
        player.place(bet, 6_00)
    player.set_point(9)
    player.place("pass_odds", 6_00)
    player.ask("set_bets", False)
    assert player.game.win_totals(player.table) == (9,)
    player.ask("set_bets", True)
    for dice in ((1, 1), (1, 2), (1, 3), (1, 4)):
        player.roll(*dice)
    assert player.game.win_totals(player.table) == (6, 8, 9)
