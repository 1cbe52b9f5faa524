"""What a roll does to a bet and to the puck: one row is one sentence of the rule book. Every stake is 60.00."""

from __future__ import annotations

import pytest

from tests.rules.player import POINT_ROLLS, Player

STAKE = 60_00

NOT_TOUCHING = [(1, 1), (1, 2), (5, 6), (6, 6)]
"""2, 3, 11 and 12."""

COME_OUT_SENTENCES = [
    # bet, dice, result, profit in cents
    ("Pass Line wins on a come-out 7", "pass_line", (3, 4), "win", 60_00),
    ("Pass Line wins on a come-out 11", "pass_line", (5, 6), "win", 60_00),
    ("Pass Line loses on a come-out 2", "pass_line", (1, 1), "lose", 0),
    ("Pass Line loses on a come-out 3", "pass_line", (2, 1), "lose", 0),
    ("Pass Line loses on a come-out 12", "pass_line", (6, 6), "lose", 0),
    *(
        (f"{point} sets the Point and Pass Line stays", "pass_line", POINT_ROLLS[point], None, 0)
        for point in POINT_ROLLS
    ),
    ("Don't Pass wins on a come-out 2", "dont_pass", (1, 1), "win", 60_00),
    ("Don't Pass wins on a come-out 3", "dont_pass", (1, 2), "win", 60_00),
    ("Don't Pass bars the 12, which pushes", "dont_pass", (6, 6), "push", 0),
    ("Don't Pass loses on a come-out 7", "dont_pass", (1, 6), "lose", 0),
    ("Don't Pass loses on a come-out 11", "dont_pass", (6, 5), "lose", 0),
    *(
        (f"{point} sets the Point and Don't Pass stays", "dont_pass", POINT_ROLLS[point], None, 0)
        for point in POINT_ROLLS
    ),
    ("Field pays 2:1 on 2", "field", (1, 1), "win", 120_00),
    ("Field pays 1:1 on 3", "field", (1, 2), "win", 60_00),
    ("Field pays 1:1 on 4", "field", (2, 2), "win", 60_00),
    ("Field loses on 5", "field", (2, 3), "lose", 0),
    ("Field loses on 6", "field", (3, 3), "lose", 0),
    ("Field loses on 7", "field", (5, 2), "lose", 0),
    ("Field loses on 8", "field", (5, 3), "lose", 0),
    ("Field pays 1:1 on 9", "field", (5, 4), "win", 60_00),
    ("Field pays 1:1 on 10", "field", (5, 5), "win", 60_00),
    ("Field pays 1:1 on 11", "field", (5, 6), "win", 60_00),
    ("Field pays 2:1 on 12", "field", (6, 6), "win", 120_00),
    ("Place pays 9:5 on 4", "place@4", (1, 3), "win", 108_00),
    ("Place pays 7:5 on 5", "place@5", (2, 3), "win", 84_00),
    ("Place pays 7:6 on 6", "place@6", (1, 5), "win", 70_00),
    ("Place pays 7:6 on 8", "place@8", (4, 4), "win", 70_00),
    ("Place pays 7:5 on 9", "place@9", (6, 3), "win", 84_00),
    ("Place pays 9:5 on 10", "place@10", (6, 4), "win", 108_00),
    ("Place loses on a 7, with the puck OFF too", "place@6", (6, 1), "lose", 0),
    ("another number leaves Place alone", "place@6", (4, 4), None, 0),
    *(
        (f"in Craps {sum(dice)} does not touch Place", "place@6", dice, None, 0)
        for dice in ((1, 1), (1, 2), (5, 6), (6, 6))
    ),
    ("Hard 4 pays 7:1 on 2-2", "hard@4", (2, 2), "win", 420_00),
    ("Hard 6 pays 9:1 on 3-3", "hard@6", (3, 3), "win", 540_00),
    ("Hard 8 pays 9:1 on 4-4", "hard@8", (4, 4), "win", 540_00),
    ("Hard 10 pays 7:1 on 5-5", "hard@10", (5, 5), "win", 420_00),
    ("Hard 4 loses on the easy way 1-3", "hard@4", (1, 3), "lose", 0),
    ("Hard 6 loses on the easy way 5-1", "hard@6", (5, 1), "lose", 0),
    ("Hard 6 loses on the easy way 2-4", "hard@6", (2, 4), "lose", 0),
    ("Hard 8 loses on the easy way 6-2", "hard@8", (6, 2), "lose", 0),
    ("Hard 8 loses on the easy way 3-5", "hard@8", (3, 5), "lose", 0),
    ("Hard 10 loses on the easy way 4-6", "hard@10", (4, 6), "lose", 0),
    ("Hard 8 loses on a 7", "hard@8", (3, 4), "lose", 0),
    ("another pair leaves Hard 8 alone", "hard@8", (3, 3), None, 0),
]


@pytest.mark.parametrize(
    ("bet", "dice", "result", "profit_cents"),
    [row[1:] for row in COME_OUT_SENTENCES],
    ids=[row[0] for row in COME_OUT_SENTENCES],
)
def test_with_the_puck_off(bet: str, dice: tuple[int, int], result: str | None, profit_cents: int) -> None:
    player = Player()
    player.place(bet, STAKE)
    resolution = player.result(*dice, bet)
    assert (resolution.result if resolution else None) == result
    assert (resolution.profit_cents if resolution else 0) == profit_cents


TAKE = {4: 120_00, 5: 90_00, 6: 72_00, 8: 72_00, 9: 90_00, 10: 120_00}
LAY = {4: 30_00, 5: 40_00, 6: 50_00, 8: 50_00, 9: 40_00, 10: 30_00}

POINT_SENTENCES = [
    # Point, side, dice, result, profit of the odds in cents
    *(
        (
            f"Pass Line pays 1:1 and its odds {paid} on 60.00 when the Point {point} comes",
            point,
            "pass",
            dice,
            "win",
            paid,
        )
        for (point, dice), paid in zip(POINT_ROLLS.items(), TAKE.values(), strict=True)
    ),
    *(
        (
            f"Don't Pass pays 1:1 and its odds {paid} on 60.00 when 7 comes before {point}",
            point,
            "dont_pass",
            (2, 5),
            "win",
            paid,
        )
        for point, paid in LAY.items()
    ),
    ("Pass Line and its odds lose on a 7 after the Point", 6, "pass", (3, 4), "lose", 0),
    ("Don't Pass and its odds lose on the Point", 6, "dont_pass", (3, 3), "lose", 0),
    ("another Point number does nothing to Pass Line", 6, "pass", (4, 4), None, 0),
    ("another Point number does nothing to Don't Pass", 6, "dont_pass", (4, 4), None, 0),
    *((f"{sum(dice)} does nothing to Pass Line after the Point", 6, "pass", dice, None, 0) for dice in NOT_TOUCHING),
    *(
        (f"{sum(dice)} does nothing to Don't Pass after the Point", 6, "dont_pass", dice, None, 0)
        for dice in NOT_TOUCHING
    ),
]


@pytest.mark.parametrize(
    ("point", "side", "dice", "result", "odds_profit_cents"),
    [row[1:] for row in POINT_SENTENCES],
    ids=[row[0] for row in POINT_SENTENCES],
)
def test_with_the_puck_on(
    point: int, side: str, dice: tuple[int, int], result: str | None, odds_profit_cents: int
) -> None:
    line, odds = {"pass": "pass_line", "dont_pass": "dont_pass"}[side], f"{side}_odds"
    player = Player()
    player.place(line, STAKE)
    player.set_point(point)
    player.place(odds, STAKE)
    resolved = {one.bet: (one.result, one.profit_cents) for one in player.roll(*dice).resolved}
    profit_cents = STAKE if result == "win" else 0
    expected = {} if result is None else {line: (result, profit_cents), odds: (result, odds_profit_cents)}
    assert resolved == expected


@pytest.mark.parametrize("bet", ["field", "place@6", "hard@6"])
@pytest.mark.parametrize("point", [None, 8])
def test_these_bets_are_placed_and_decided_whether_the_puck_is_on_or_off(bet: str, point: int | None) -> None:
    player = Player()
    if point:
        player.set_point(point)
    player.place(bet, STAKE)
    resolution = player.result(3, 4, bet)
    assert resolution is not None
    assert resolution.result == "lose"


@pytest.mark.parametrize(
    ("rolls", "point"),
    [
        ([], None),
        ([(3, 4)], None),
        ([(5, 6)], None),
        ([(1, 1)], None),
        ([(6, 6)], None),
        ([(1, 3)], 4),
        ([(1, 3), (5, 5)], 4),
        ([(1, 3), (6, 6)], 4),
        ([(1, 3), (2, 2)], None),
        ([(1, 3), (5, 2)], None),
        ([(1, 3), (2, 2), (4, 4)], 8),
    ],
)
def test_the_puck_goes_on_with_a_point_and_off_when_it_is_rolled_again_or_a_7_comes(
    rolls: list[tuple[int, int]], point: int | None
) -> None:
    player = Player()
    for dice in rolls:
        player.roll(*dice)
    assert player.table.point == point


def test_bets_that_are_not_decided_when_the_cycle_ends_stay_up() -> None:
    player = Player()
    player.place("place@6", STAKE)
    player.set_point(4)
    player.roll(2, 2)
    assert player.table.bets == {"place@6": STAKE}


@pytest.mark.parametrize("bet", ["place@8", "hard@8"])
def test_winners_that_stay_are_credited_the_profit_and_leave_the_stake_up(bet: str) -> None:
    player = Player(playable_cents=100_00)
    player.place(bet, STAKE)
    resolution = player.result(4, 4, bet)
    assert resolution is not None
    assert resolution.stays
    assert resolution.credited_cents == resolution.profit_cents
    assert player.table.bets == {bet: STAKE}
    assert player.table.playable_cents == 40_00 + resolution.profit_cents


def test_where_the_sheet_says_return_every_winning_stake_comes_back() -> None:
    player = Player(winners="return")
    player.place("place@8", STAKE)
    resolution = player.result(4, 4, "place@8")
    assert resolution is not None
    assert resolution.credited_cents == STAKE + 70_00
    assert player.table.bets == {}


@pytest.mark.parametrize(("bet", "dice"), [("pass_line", (3, 4)), ("dont_pass", (1, 1)), ("field", (6, 3))])
def test_line_and_single_roll_bets_always_return_with_their_win(bet: str, dice: tuple[int, int]) -> None:
    player = Player()
    player.place(bet, STAKE)
    player.roll(*dice)
    assert player.table.bets == {}
    assert player.table.playable_cents > 1_000_00


@pytest.mark.parametrize(
    ("push", "bets", "playable_cents"), [("return", {}, 1_000_00), ("stay", {"dont_pass": STAKE}, 940_00)]
)
def test_a_push_returns_the_stake_or_leaves_it_up_as_the_sheet_says(
    push: str, bets: dict[str, int], playable_cents: int
) -> None:
    player = Player(push=push)
    player.place("dont_pass", STAKE)
    resolution = player.result(6, 6, "dont_pass")
    assert resolution is not None
    assert (player.table.bets, player.table.playable_cents) == (bets, playable_cents)


@pytest.mark.parametrize("bet", ["place@8", "hard@8"])
@pytest.mark.parametrize("dice", [(4, 4), (3, 4)])
def test_where_box_bets_are_off_on_the_come_out_no_come_out_roll_decides_them(bet: str, dice: tuple[int, int]) -> None:
    player = Player(box_on_come_out="off")
    player.place(bet, STAKE)
    assert player.result(*dice, bet) is None
    player = Player(box_on_come_out="off")
    player.set_point(4)
    player.place(bet, STAKE)
    assert player.result(*dice, bet) is not None


def test_cent_down_leaves_the_fraction_of_a_cent_to_the_house() -> None:
    player = Player()
    player.place("place@6", 1_00)
    resolution = player.result(3, 3, "place@6")
    assert resolution is not None
    assert resolution.profit_cents == 1_16  # 7:6 of 1.00 is 1.1666…


def test_a_sheet_may_pay_3_to_1_for_a_field_12() -> None:
    player = Player(field_12="3:1")
    player.place("field", STAKE)
    resolution = player.result(6, 6, "field")
    assert resolution is not None
    assert resolution.profit_cents == 180_00


def test_a_roll_with_nothing_at_stake_moves_the_puck_too() -> None:
    player = Player()
    assert player.roll(4, 5).resolved == ()
    assert player.table.point == 9


@pytest.mark.parametrize("dice", [(), (3,), (3, 4, 5), (0, 3), (3, 7)])
def test_what_is_not_two_dice_is_no_roll(dice: tuple[int, ...]) -> None:
    player = Player()
    with pytest.raises(ValueError, match="are not two dice of 1 to 6"):
        player.game.roll(player.table, dice)


@pytest.mark.parametrize(
    ("bets", "point", "totals"),
    [
        ((), None, ()),
        (("pass_line",), None, (7, 11)),
        (("dont_pass",), None, (2, 3)),
        (("field",), None, (2, 3, 4, 9, 10, 11, 12)),
        (("place@6", "hard@8"), 5, (6, 8)),
    ],
)
def test_the_totals_that_would_pay_something_are_told(
    bets: tuple[str, ...], point: int | None, totals: tuple[int, ...]
) -> None:
    player = Player()
    if point:
        player.set_point(point)
    for bet in bets:
        player.place(bet, STAKE)
    assert player.game.win_totals(player.table) == totals


def test_after_the_point_only_the_point_pays_the_pass_line_and_its_odds() -> None:
    player = Player()
    player.place("pass_line", STAKE)
    player.set_point(9)
    player.place("pass_odds", STAKE)
    assert player.game.win_totals(player.table) == (9,)


def test_box_bets_that_are_off_pay_on_no_total() -> None:
    player = Player(box_on_come_out="off")
    player.place("place@6", STAKE)
    assert player.game.win_totals(player.table) == ()
