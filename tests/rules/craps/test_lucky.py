"""Chapter 1.7 of the rule book: Lucky Roller and Lucky Shooter."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import permutations

import pytest

from tests.each import each_of
from tests.rules.craps.player import INTERBLOCK, POINT_ROLLS, SEVEN, Player, assert_says

LOW, HIGH = (2, 3, 4, 5, 6), (8, 9, 10, 11, 12)
ROLLERS = [("lucky_low", LOW, 30), ("lucky_high", HIGH, 30), ("lucky_all", LOW + HIGH, 155)]


def rolled(player: Player, *totals: int) -> list[tuple[str, str, int]]:
    """Roll these totals; every decision on the way, with its profit in cents."""
    dice = {**POINT_ROLLS, 7: SEVEN}
    records = [player.roll(*dice[total]) for total in totals]
    return [(one.bet, one.result, one.profit_cents) for record in records for one in record.resolved]


@pytest.mark.parametrize("variant", INTERBLOCK)
@pytest.mark.parametrize(("bet", "totals", "pay"), ROLLERS, ids=[row[0] for row in ROLLERS])
def test_lucky_roller_wins_once_all_its_totals_have_come_before_a_7(
    variant: str, bet: str, totals: tuple[int, ...], pay: int
) -> None:
    player = Player(variant)
    player.place(bet, 2_00)
    *most, last = totals
    assert rolled(player, *most) == []
    assert player.bets == {bet: 2_00}
    assert rolled(player, last) == [(bet, "win", pay * 2_00)]
    assert (player.bets, player.table.playable_cents) == ({}, 1_000_00 + pay * 2_00)


@pytest.mark.parametrize(("bet", "totals", "pay"), ROLLERS, ids=[row[0] for row in ROLLERS])
def test_a_7_before_the_last_of_them_loses_it(bet: str, totals: tuple[int, ...], pay: int) -> None:
    del pay
    for count in range(len(totals)):
        player = Player()
        player.place(bet, 2_00)
        assert rolled(player, *totals[:count], 7) == [(bet, "lose", 0)]


def test_their_order_does_not_matter() -> None:
    for totals in list(permutations(LOW))[::7]:
        player = Player()
        player.place("lucky_low", 1_00)
        assert rolled(player, *totals) == [("lucky_low", "win", 30_00)]


def test_totals_that_come_again_or_belong_to_others_neither_help_nor_harm() -> None:
    player = Player()
    player.place("lucky_low", 1_00)
    assert rolled(player, 2, 2, 8, 12, 3, 4, 2, 11, 5, 5) == []
    assert rolled(player, 6) == [("lucky_low", "win", 30_00)]


def test_the_three_are_independent() -> None:
    player = Player()
    for bet, _, _ in ROLLERS:
        player.place(bet, 1_00)
    assert rolled(player, *LOW) == [("lucky_low", "win", 30_00)]
    assert sorted(rolled(player, *HIGH)) == [("lucky_all", "win", 155_00), ("lucky_high", "win", 30_00)]


def _key(bets: tuple[str, ...], *totals: int) -> Hashable:
    """What the odds of these bets depend on after these totals."""
    player = Player()
    for bet in bets:
        player.place(bet, 1_00)
    rolled(player, *totals)
    return player.game.key(player.table)


def test_the_odds_of_one_alone_are_the_same_whichever_of_two_totals_as_likely_has_come() -> None:
    assert _key(("lucky_all",), 2) == _key(("lucky_all",), 12)
    assert _key(("lucky_all",), 3, 9) == _key(("lucky_all",), 5, 11)
    assert _key(("lucky_all",), 2) != _key(("lucky_all",), 3)
    assert _key(("lucky_all",), 2) != _key(("lucky_all",), 2, 12)


def test_the_odds_of_several_together_depend_on_which_has_come() -> None:
    assert _key(("lucky_all", "lucky_low"), 2) != _key(("lucky_all", "lucky_low"), 12)


def test_what_has_come_is_reported_as_lit_totals() -> None:
    player = Player()
    rolled(player, 6, 2, 6, 12)
    assert player.table.marks.since_seven == (2, 6, 12)
    rolled(player, 7)
    assert not player.table.marks.since_seven


@pytest.mark.parametrize("bet", [row[0] for row in ROLLERS])
def test_it_may_be_placed_from_the_start_and_right_after_a_7_and_raised_and_taken_down_then(bet: str) -> None:
    player = Player()
    player.place(bet, 1_00)
    player.place(bet, 2_00)
    player.remove(bet)
    rolled(player, 2, 7)
    player.place(bet, 1_00)
    assert player.bets == {bet: 1_00}


@each_of("bet", [row[0] for row in ROLLERS])
@each_of("total", LOW + HIGH)
def test_not_once_another_total_has_come_and_the_refusal_names_it(bet: str, total: int) -> None:
    player = Player()
    rolled(player, 7, total)
    assert_says(player.refused("place", bet, 1_00), "after_a_seven_only", f"{total} came")


def test_it_is_not_raised_on_the_way() -> None:
    player = Player()
    player.place("lucky_all", 1_00)
    rolled(player, 2)
    assert player.refused("place", "lucky_all", 1_00).code == "after_a_seven_only"
    assert rolled(player, 3, 4) == []


def test_a_decided_winner_cannot_be_bet_again_until_a_7() -> None:
    player = Player()
    player.place("lucky_low", 1_00)
    rolled(player, *LOW)
    assert player.refused("place", "lucky_low", 1_00).code == "after_a_seven_only"
    rolled(player, 7)
    player.place("lucky_low", 1_00)
    assert rolled(player, *LOW) == [("lucky_low", "win", 30_00)]


def test_an_unplaced_roller_cannot_be_placed_after_another_was_won() -> None:
    player = Player()
    player.place("lucky_low", 1_00)
    rolled(player, *LOW)
    assert player.refused("place", "lucky_high", 1_00).code == "after_a_seven_only"


# Lucky Shooter. The Point is 4, so that 5, 6, 8, 9 and 10 are hits.
HITS = (5, 6, 8, 9, 10)
POINT_PAYS = {3: 4, 4: 15, 5: 80}
CRAPS_PAYS = {3: 3, 4: 8, 5: 40}


def shooter(**changes: str) -> Player:
    player = Player(**changes)
    player.place("lucky_shooter", 2_00)
    return player


@pytest.mark.parametrize("total", [2, 3, 12])
def test_before_its_point_craps_lose_lucky_shooter(total: int) -> None:
    assert rolled(shooter(), total) == [("lucky_shooter", "lose", 0)]


@pytest.mark.parametrize("total", [7, 11])
def test_before_its_point_7_and_11_leave_it_or_lose_it_as_the_sheet_says(total: int) -> None:
    player = shooter()
    assert rolled(player, total) == []
    assert player.bets == {"lucky_shooter": 2_00}
    assert rolled(shooter(lucky_shooter_7_11="lose"), total) == [("lucky_shooter", "lose", 0)]


@pytest.mark.parametrize("hits", range(6))
def test_its_point_again_pays_by_hits_and_loses_below_three(hits: int) -> None:
    player = shooter()
    result = ("win", POINT_PAYS[hits] * 2_00) if hits >= 3 else ("lose", 0)
    assert rolled(player, 4, *HITS[:hits], 4) == [("lucky_shooter", *result)]
    assert player.bets == {}


@each_of("hits", range(6))
@each_of("ender", [2, 3, 7, 11, 12])
def test_2_3_7_11_and_12_pay_by_hits_from_a_column_of_their_own_and_lose_below_three(hits: int, ender: int) -> None:
    player = shooter()
    result = ("win", CRAPS_PAYS[hits] * 2_00) if hits >= 3 else ("lose", 0)
    assert rolled(player, 4, *HITS[:hits], ender) == [("lucky_shooter", *result)]
    assert player.bets == {}


@pytest.mark.parametrize("point", [4, 5, 6, 8, 9, 10])
def test_every_point_can_become_its_point_and_the_five_others_are_the_hits(point: int) -> None:
    player = shooter()
    others = [number for number in (4, 5, 6, 8, 9, 10) if number != point]
    assert rolled(player, point, *others) == []
    assert rolled(player, point) == [("lucky_shooter", "win", 160_00)]


def test_a_number_hits_once_only() -> None:
    assert rolled(shooter(), 4, 5, 5, 5, 6, 6, 4) == [("lucky_shooter", "lose", 0)]
    assert rolled(shooter(), 4, 5, 5, 5, 6, 6, 8, 4) == [("lucky_shooter", "win", 8_00)]


def test_what_has_come_since_its_point_is_reported_as_hits() -> None:
    player = shooter()
    rolled(player, 7, 4)
    assert not player.table.marks.since_point
    rolled(player, 9, 5, 9)
    assert player.table.marks.since_point == (5, 9)
    rolled(player, 4)
    assert not player.table.marks.since_point


def test_totals_from_before_its_point_are_no_hits() -> None:
    player = Player()
    rolled(player, 5, 6, 8, 9, 10, 5)
    assert player.table.point is None
    player.place("lucky_shooter", 2_00)
    assert rolled(player, 4, 5, 6, 4) == [("lucky_shooter", "lose", 0)]


def test_it_is_placed_only_while_the_puck_is_off_and_is_a_contract_bet_once_its_point_is_set() -> None:
    player = Player()
    player.set_point(6)
    assert_says(player.refused("place", "lucky_shooter", 2_00), "come_out_only", "Lucky Shooter", "6")
    player.roll(3, 3)
    player.place("lucky_shooter", 2_00)
    player.place("lucky_shooter", 2_00)
    player.remove("lucky_shooter", 1_00)
    player.set_point(6)
    for asked in (
        ("place", "lucky_shooter", 1_00),
        ("remove", "lucky_shooter", 1_00),
        ("remove", "lucky_shooter", None),
    ):
        assert_says(player.refused(*asked), "locked", "Lucky Shooter of 3.00 is locked until the dice decide it.")


def test_decided_within_a_cycle_it_is_bet_again_after_the_puck_was_moved_to_off() -> None:
    player = shooter()
    rolled(player, 4, 5, 6, 8, 11)
    assert player.refused("place", "lucky_shooter", 2_00).code == "come_out_only"
    player.ask("puck_off")
    player.place("lucky_shooter", 2_00)
    assert rolled(player, 5, 6, 8, 5) == [("lucky_shooter", "lose", 0)]


def test_the_sheet_names_the_least_number_of_hits_that_pays() -> None:
    for hits, decided in ((2, ("lose", 0)), (3, ("lose", 0)), (4, ("win", 30_00))):
        player = shooter(lucky_shooter_point_3="none")
        assert rolled(player, 4, *HITS[:hits], 4) == [("lucky_shooter", *decided)]


UNNAMED = [
    # the counts that the sheet does not name, the hits, the count by which they are paid
    ((4,), 4, 3),
    ((4,), 5, 5),
    ((5,), 4, 4),
    ((5,), 5, 4),
    ((4, 5), 3, 3),
    ((4, 5), 4, 3),
    ((4, 5), 5, 3),
    ((3, 5), 5, 4),
]


@each_of(("unnamed", "hits", "paid_as"), UNNAMED)
@each_of(
    ("column", "pays", "ender"),
    [("point", POINT_PAYS, 4), *(("craps", CRAPS_PAYS, ender) for ender in (2, 3, 7, 11, 12))],
)
def test_a_count_of_hits_that_the_sheet_does_not_name_is_paid_as_the_one_below_it(
    column: str, pays: dict[int, int], ender: int, unnamed: tuple[int, ...], hits: int, paid_as: int
) -> None:
    player = shooter(**{f"lucky_shooter_{column}_{count}": "none" for count in unnamed})
    assert rolled(player, 4, *HITS[:hits], ender) == [("lucky_shooter", "win", pays[paid_as] * 2_00)]


def test_a_column_that_names_no_count_at_all_never_pays_and_leaves_the_other_alone() -> None:
    column = {f"lucky_shooter_point_{count}": "none" for count in POINT_PAYS}
    assert rolled(shooter(**column), 4, *HITS, 4) == [("lucky_shooter", "lose", 0)]
    assert rolled(shooter(**column), 4, *HITS, 7) == [("lucky_shooter", "win", CRAPS_PAYS[5] * 2_00)]


def test_it_may_be_taken_down_until_the_first_of_its_totals_is_hit_and_is_locked_from_then_on() -> None:
    player = Player()
    player.place("lucky_low", 2_00)
    player.place("lucky_high", 2_00)
    rolled(player, 8)
    player.remove("lucky_low")
    for amount_cents in (1_00, None):
        assert_says(player.refused("remove", "lucky_high", amount_cents), "locked", "High Rolls of 2.00 is locked")
    rolled(player, 7)
    assert player.bets == {}


def test_a_house_that_does_not_lock_it_lets_it_be_taken_down_at_any_time() -> None:
    player = Player(lucky_roller_locked="no")
    player.place("lucky_all", 2_00)
    rolled(player, 8, 2, 3)
    player.remove("lucky_all")
    assert player.table.playable_cents == 1_000_00
