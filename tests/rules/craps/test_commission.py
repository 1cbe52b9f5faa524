"""Chapters 1.4 and 1.9 of the rule book: the commission on Buy and Lay, asked, answered, rounded and returned."""

from __future__ import annotations

import pytest

from terminal.rules.craps.records import CommissionAsked
from terminal.rules.refusal import Refusal
from terminal.rules.tables import withdraw
from tests.rules.craps.player import CRAPLESS, CRAPS, POINT_ROLLS, Player, assert_says


def commission_cents(bet: str, stake_cents: int, shipped: str = CRAPS, /, **changes: str) -> int:
    """The commission that the window shows."""
    player = Player(shipped, **changes)
    record = player.ask("place", bet, stake_cents)
    if not isinstance(record, CommissionAsked):
        return 0
    assert record.change.changes == ((bet, stake_cents),)
    ((charged, cents),) = record.change.commissions
    assert charged == bet
    return cents


FEES = [
    # sentence, bet, stake, what the sheet says otherwise, fee
    ("5 % of the bet for Buy", "buy@4", 20_00, {}, 1_00),
    ("5 % of the bet for Buy, whatever it wins", "buy@6", 20_00, {}, 1_00),
    ("5 % of the amount to be won for Lay against 4", "lay@4", 40_00, {}, 1_00),
    ("5 % of the amount to be won for Lay against 5", "lay@5", 30_00, {}, 1_00),
    ("5 % of the amount to be won for Lay against 6", "lay@6", 24_00, {}, 1_00),
    ("the fraction of a cent goes up", "buy@4", 1_01, {}, 6),
    ("up to the cent: 1.6667 is 2", "lay@9", 1_00, {"commission_rate": "0.025"}, 2),
    ("the sheet may take it of the win for Buy", "buy@4", 20_00, {"commission_buy_basis": "win"}, 2_00),
    ("the sheet may take it of the bet for Lay", "lay@4", 40_00, {"commission_lay_basis": "bet"}, 2_00),
    ("the sheet names the rate", "buy@4", 20_00, {"commission_rate": "0.04"}, 80),
    ("unit_up goes to the next whole unit", "buy@4", 21_00, {"commission_rounding": "unit_up"}, 2_00),
    ("unit_up leaves a whole unit", "buy@4", 20_00, {"commission_rounding": "unit_up"}, 1_00),
    ("unit_down goes to the whole unit below", "buy@4", 39_00, {"commission_rounding": "unit_down"}, 1_00),
    ("unit_down may ask for nothing", "buy@4", 19_00, {"commission_rounding": "unit_down"}, 0),
    ("taken of the win, nothing is asked for", "buy@4", 20_00, {"commission_time": "on_win"}, 0),
    ("a rate of nothing asks for nothing", "lay@4", 20_00, {"commission_rate": "0.0"}, 0),
]


@pytest.mark.parametrize(
    ("bet", "stake_cents", "changes", "expected_cents"), [row[1:] for row in FEES], ids=[row[0] for row in FEES]
)
def test_how_much_is_asked_for(bet: str, stake_cents: int, changes: dict[str, str], expected_cents: int) -> None:
    assert commission_cents(bet, stake_cents, **changes) == expected_cents


@pytest.mark.parametrize("number", [2, 3, 4, 5, 6, 8, 9, 10, 11, 12])
def test_in_crapless_craps_every_buy_costs_5_percent(number: int) -> None:
    assert commission_cents(f"buy@{number}", 20_00, CRAPLESS) == 1_00


def test_yes_takes_fee_and_stake() -> None:
    player = Player()
    player.ask("place", "buy@4", 20_00)
    assert (player.bets, player.table.playable_cents) == ({}, 1_000_00)
    player.ask("answer", True)
    assert (player.bets, player.table.playable_cents) == ({"buy@4": 20_00}, 979_00)


def test_no_takes_neither() -> None:
    player = Player()
    before = player.table
    player.ask("place", "lay@4", 20_00)
    player.decline()
    assert player.table == before


def test_a_raise_is_asked_for_too_and_only_for_what_it_adds() -> None:
    player = Player()
    player.place("buy@4", 20_00)
    record = player.ask("place", "buy@4", 40_00)
    assert isinstance(record, CommissionAsked)
    assert record.change.commissions == (("buy@4", 2_00),)
    player.decline()
    assert player.bets == {"buy@4": 20_00}


WAITING = [
    *(("place", "field", 5_00), ("place", "buy@5", 5_00), ("remove", "field"), ("undo",), ("redo",), ("clear_last",)),
    *(("clear_all",), ("double",), ("repeat",), ("press",), ("spread", "across", 5_00), ("set_bets", False)),
    *(("puck_off",), ("transfer", "place@6", "buy@4"), ("call_dice",)),
]


@pytest.mark.parametrize("asked", WAITING, ids=lambda asked: asked[0])
def test_nothing_else_can_be_done_until_yes_or_no(asked: tuple[str, ...]) -> None:
    player = Player()
    player.place("field", 5_00)
    player.ask("place", "buy@4", 20_00)
    assert_says(player.refused(*asked), "decision_open", "YES or NO")


def test_no_dice_fall_until_yes_or_no() -> None:
    player = Player()
    player.ask("place", "buy@4", 20_00)
    with pytest.raises(Refusal, match="YES or NO") as refusal:
        player.game.roll(player.table, (1, 3))
    assert refusal.value.code == "decision_open"


def test_without_a_question_there_is_no_answer() -> None:
    player = Player()
    for yes in (True, False):
        assert_says(player.refused("answer", yes), "no_decision_open", "commission")


def test_the_money_must_reach_for_the_fee_too() -> None:
    player = Player(CRAPS, 20_99)
    assert_says(player.refused("place", "buy@4", 20_00), "balance", "commission", "21.00", "20.99")
    player.place("buy@4", 19_99)
    assert player.table.playable_cents == 0


def test_money_that_was_paid_out_while_the_window_is_open_is_missed_by_yes_and_not_by_no() -> None:
    player = Player(CRAPS, 30_00)
    player.ask("place", "buy@4", 20_00)
    player.table = withdraw(player.table, 10_00)
    assert_says(player.refused("answer", True), "balance", "21.00", "20.00")
    player.decline()
    assert player.table.playable_cents == 20_00


@pytest.mark.parametrize("refund", [False, True])
def test_it_is_kept_when_the_bet_is_taken_down_unless_the_sheet_returns_it(refund: bool) -> None:
    player = Player(commission_refund=str(refund).lower())
    player.place("buy@4", 20_00)
    player.remove("buy@4")
    assert player.table.playable_cents == (1_000_00 if refund else 999_00)


def test_a_part_that_is_taken_down_brings_back_its_part_and_no_cent_more_than_was_paid() -> None:
    player = Player(commission_refund="true")
    player.place("buy@4", 10_01)
    assert player.table.commissions == {"buy@4": 51}
    player.remove("buy@4", 3_33)
    assert player.table.commissions == {"buy@4": 51 - 51 * 333 // 1001}
    player.remove("buy@4")
    assert (player.table.playable_cents, player.table.commissions) == (1_000_00, {})


def test_the_fee_of_a_bet_that_was_lost_does_not_come_back() -> None:
    player = Player(commission_refund="true")
    player.place("buy@4", 20_00)
    player.roll(3, 4)
    assert (player.table.commissions, player.table.playable_cents) == ({}, 979_00)


def test_undo_brings_back_the_fee_and_redo_takes_it_again() -> None:
    for refund in ("true", "false"):
        player = Player(commission_refund=refund)
        player.place("buy@4", 20_00)
        placed = player.table
        player.press("undo")
        assert (player.bets, player.table.playable_cents, player.table.commissions) == ({}, 1_000_00, {})
        player.press("redo")
        assert player.table == placed


def test_several_buy_bets_are_asked_for_in_one_window() -> None:
    player = Player()
    player.place("buy@4", 20_00)
    player.place("lay@5", 30_00)
    player.place("field", 5_00)
    record = player.ask("double")
    assert isinstance(record, CommissionAsked)
    assert dict(record.change.commissions) == {"buy@4": 1_00, "lay@5": 1_00}
    player.ask("answer", True)
    assert player.bets == {"buy@4": 40_00, "field": 10_00, "lay@5": 60_00}
    assert player.table.playable_cents == 1_000_00 - 110_00 - 4_00


ON_WIN = [
    # sentence, bet, stake, roll, what the sheet says otherwise, profit
    ("Buy less 5 % of the bet", "buy@4", 20_00, (1, 3), {}, 39_00),
    ("Lay less 5 % of the win", "lay@4", 20_00, (3, 4), {}, 9_50),
    ("of the win for Buy", "buy@4", 20_00, (1, 3), {"commission_buy_basis": "win"}, 38_00),
    ("up to the cent", "buy@6", 1_01, (3, 3), {}, 1_21 - 6),
    ("to the unit above", "buy@4", 21_00, (1, 3), {"commission_rounding": "unit_up"}, 40_00),
    ("to the unit below", "buy@4", 19_00, (1, 3), {"commission_rounding": "unit_down"}, 38_00),
    ("never more than is won", "lay@4", 1_00, (3, 4), {"commission_rounding": "unit_up"}, 0),
]


@pytest.mark.parametrize(
    ("bet", "stake_cents", "dice", "changes", "profit_cents"),
    [row[1:] for row in ON_WIN],
    ids=[row[0] for row in ON_WIN],
)
def test_taken_on_the_win_it_comes_off_the_profit(
    bet: str, stake_cents: int, dice: tuple[int, int], changes: dict[str, str], profit_cents: int
) -> None:
    player = Player(CRAPS, stake_cents, commission_time="on_win", **changes)
    player.place(bet, stake_cents)
    resolution = player.result(*dice, bet)
    assert resolution is not None
    assert resolution.profit_cents == profit_cents
    assert player.table.playable_cents == profit_cents


def test_taken_on_the_win_a_lost_bet_pays_no_commission() -> None:
    player = Player(commission_time="on_win")
    player.place("buy@4", 20_00)
    player.roll(3, 4)
    assert player.table.playable_cents == 980_00


@pytest.mark.parametrize("number", [4, 5, 6, 8, 9, 10])
def test_paid_up_front_a_buy_wins_all_of_the_true_odds_and_stays_without_a_new_fee(number: int) -> None:
    player = Player()
    player.place(f"buy@{number}", 30_00)
    paid_cents = player.table.playable_cents
    for _ in range(2):
        resolution = player.result(*POINT_ROLLS[number], f"buy@{number}")
        assert resolution is not None
        assert resolution.stays
        player.roll(*POINT_ROLLS[5 if number != 5 else 9])
        assert player.bets == {f"buy@{number}": 30_00}
    assert player.table.playable_cents > paid_cents + 2 * 30_00
