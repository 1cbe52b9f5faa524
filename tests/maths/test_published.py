"""The house edge of every line of every shipped sheet is the published one, or one counted by hand on the spot."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations

import pytest

from tests.each import each_of
from tests.maths.worked_out import NAMES, lines

WIZARD = "Wizard of Odds, Craps: house edge per bet made, pushes counted"
CRAPLESS = "Wizard of Odds, Crapless Craps"
BONUS = "Wizard of Odds, All Tall Small: wins 0.026354, 0.026354 and 0.005258, here at 30:1, 30:1 and 155:1"
HAZARD = (
    "de Moivre, The Doctrine of Chances, on Hazard: the gain of the setter; the source of chapter 3 says about 1.8 %"
)
CHAMBERS = "Chambers's Encyclopaedia, Hazard: with a main of 6 or 8 setter to caster as 7295 to 6961"
FAIR = "rule book 1.3: odds are paid as they fall"
COUNTED = "counted"

TWO_DICE = "craps-el601 craps-el602 craps-side-bets crapless-el611 easy-el621 first-person"
INTERBLOCK = "craps-el601 craps-el602 craps-side-bets crapless-el611 easy-el621"
CRAPS = "craps-el601 craps-el602 craps-side-bets"
CRAPS_AND_FIRST = "craps-el601 craps-el602 craps-side-bets first-person"
SIDE_BETS = "craps-side-bets"
TEN_POINTS = "crapless-el611 easy-el621"
ALL_BUT_FIRST_AND_EASY = "craps-el601 craps-el602 craps-side-bets crapless-el611"
TWO_TO_ONE = "craps-el601 craps-side-bets crapless-el611 easy-el621 first-person"

EASY_HOPS = "hop@1-3 hop@1-4 hop@1-5 hop@1-6 hop@2-3 hop@2-4 hop@2-5 hop@2-6 hop@3-4 hop@3-5 hop@3-6 hop@4-5 hop@4-6"
HARD_HOPS = "hop@2-2 hop@3-3 hop@4-4 hop@5-5"
SIX_POINTS_ODDS = (
    "pass_odds dont_pass_odds come_odds@4 come_odds@5 come_odds@6 come_odds@8 come_odds@9 come_odds@10"
    " dont_come_odds@4 dont_come_odds@5 dont_come_odds@6 dont_come_odds@8 dont_come_odds@9 dont_come_odds@10"
)
TEN_POINTS_ODDS = " ".join(f"come_odds@{point}" for point in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12))
SIX_BUYS = "buy@4 buy@5 buy@6 buy@8 buy@9 buy@10"
NUMBERS = range(1, 7)

UP_FRONT = {"buy": ("1/21",) * 3, "lay": ("1/41", "1/31", "1/25")}
ON_WIN = dict.fromkeys(UP_FRONT, ("1/60", "1/50", "1/44"))
COMMISSIONS = {
    "craps-commission-on-win": ON_WIN,
    "craps-commission-unit-down": ON_WIN,
    "craps-commission-refund": UP_FRONT,
    "craps-commission-unit-up": UP_FRONT,
}
"""The sheets that differ from EL601 in the commission, and the edges of their bets on 4, 5 and 6, by Wizard of Odds."""

PUBLISHED = [
    (CRAPS_AND_FIRST, "pass_line come", "7/495", WIZARD),
    (CRAPS_AND_FIRST, "dont_pass dont_come", "3/220", WIZARD),
    (CRAPS_AND_FIRST, SIX_POINTS_ODDS, "0", FAIR),
    (TEN_POINTS, "pass_line", "373/6930", CRAPLESS),
    ("crapless-el611", "come", "373/6930", CRAPLESS),
    (TEN_POINTS, "pass_odds", "0", FAIR),
    ("crapless-el611", TEN_POINTS_ODDS, "0", FAIR),
    (TWO_DICE, "place@6 place@8", "1/66", WIZARD),
    (TWO_DICE, "place@5 place@9", "1/25", WIZARD),
    (TWO_DICE, "place@4 place@10", "1/15", WIZARD),
    (TEN_POINTS, "place@3 place@11", "1/16", CRAPLESS),
    (TEN_POINTS, "place@2 place@12", "1/14", CRAPLESS),
    ("first-person", "place_lose@6 place_lose@8", "1/55", WIZARD),
    ("first-person", "place_lose@5 place_lose@9", "1/40", WIZARD),
    ("first-person", "place_lose@4 place_lose@10", "1/33", WIZARD),
    (ALL_BUT_FIRST_AND_EASY, SIX_BUYS, "1/21", f"{WIZARD}: 4.76 %, 5 % of the bet up front"),
    ("crapless-el611", "buy@2 buy@3 buy@11 buy@12", "1/21", CRAPLESS),
    (CRAPS, "lay@6 lay@8", "1/25", f"{WIZARD}: 4.00 %, 5 % of the win up front"),
    (CRAPS, "lay@5 lay@9", "1/31", f"{WIZARD}: 3.23 %"),
    (CRAPS, "lay@4 lay@10", "1/41", f"{WIZARD}: 2.44 %"),
    (CRAPS, "big6 big8", "1/11", WIZARD),
    (CRAPS, "big small", "1/6", f"{COUNTED}: 15 of 36 win, 21 lose"),
    (TWO_DICE, "hard@4 hard@10", "1/9", WIZARD),
    (TWO_DICE, "hard@6 hard@8", "1/11", WIZARD),
    (TWO_TO_ONE, "field", "1/18", WIZARD),
    ("craps-el602", "field", "1/36", WIZARD),
    ("easy-el621", "low_field high_field", "1/6", f"{COUNTED}: 6 of 36 win 4:1"),
    (TWO_DICE, "seven", "1/6", WIZARD),
    (TWO_DICE, "any_craps", "1/9", WIZARD),
    (INTERBLOCK, "c", "1/9", f"{WIZARD}: as Any Craps"),
    (INTERBLOCK, "e", "1/9", f"{WIZARD}: as the 11 of the Horn"),
    (TWO_DICE, "c_and_e", "1/9", WIZARD),
    (TWO_DICE, "total@3 total@11", "1/9", WIZARD),
    (TWO_DICE, "total@2 total@12", "5/36", WIZARD),
    (INTERBLOCK, "horn", "1/8", WIZARD),
    (INTERBLOCK, EASY_HOPS, "1/9", WIZARD),
    (INTERBLOCK, HARD_HOPS, "5/36", WIZARD),
    (INTERBLOCK, "lucky_low lucky_high", "139241/760760", BONUS),
    (INTERBLOCK, "lucky_all", "27738774841/154277300100", BONUS),
    (SIDE_BETS, "repeater@2 repeater@12", "8/49", f"{COUNTED}: 1 of 7 before a 7, twice, at 40:1"),
    (SIDE_BETS, "repeater@3 repeater@11", "13/64", f"{COUNTED}: 2 of 8, three times, at 50:1"),
    (SIDE_BETS, "repeater@4 repeater@10", "5/27", f"{COUNTED}: 3 of 9, four times, at 65:1"),
    (SIDE_BETS, "repeater@5 repeater@9", "533/3125", f"{COUNTED}: 4 of 10, five times, at 80:1"),
    (SIDE_BETS, "repeater@6 repeater@8", "349686/1771561", f"{COUNTED}: 5 of 11, six times, at 90:1"),
    ("hazard", "main@7", "7/495", HAZARD),
    ("hazard", "main@6 main@8", "167/7128", CHAMBERS),
    ("hazard", "main@5 main@9", "43/2835", HAZARD),
    ("hazard", "bank", "37/2016", HAZARD),
    ("hazard", "cover@7", "37/3300", f"{HAZARD}: 251 of 495 at 19:20"),
    ("hazard", "cover@6 cover@8", "41/19008", f"{CHAMBERS}: 7295 of 14256 at 19:20"),
    ("hazard", "cover@5 cover@9", "193/18900", f"{HAZARD}: 1439 of 2835 at 19:20"),
    (
        "big-shot-baden",
        " ".join(f"number@{number}:take" for number in NUMBERS),
        "1/27",
        f"{COUNTED}: of 216 ways 75 win 1:1, 15 win 2:1, 1 wins 12:1, 125 lose",
    ),
    (
        "big-shot-baden",
        " ".join(f"number@{number}:risk" for number in NUMBERS),
        "5/162",
        f"{COUNTED}: the same, and 1 way wins 50:1 one time in six, else 6:1",
    ),
    ("big-shot-baden", "double", "1/36", f"{COUNTED}: 90 of 216 ways win 1:1, 6 win 4:1, 120 lose"),
    ("big-shot-baden", "triple", "1/18", f"{COUNTED}: 6 of 216 ways win 33:1"),
    ("big-shot-baden", "straight", "1/18", f"{COUNTED}: 24 of 216 ways win 15:2"),
]
"""Sheets, bets, the house edge, and where it is from."""

WITH_A_TEST_OF_ITS_OWN = {
    (SIDE_BETS, "fire"),
    (SIDE_BETS, "hot_roller"),
    *((sheet, "lucky_shooter") for sheet in CRAPS.split()),
}


ROWS = [
    (sheet, bet, edge, source)
    for sheets, bets, edge, source in PUBLISHED
    for sheet in sheets.split()
    for bet in bets.split()
]
"""One row a sheet line."""


@each_of(("sheet", "bet", "edge", "source"), ROWS, ids=[f"{row[0]} {row[1]}" for row in ROWS])
def test_the_house_edge_is_the_published_one(sheet: str, bet: str, edge: str, source: str) -> None:
    assert lines(sheet)[bet].edge == Fraction(edge), source


def test_every_line_of_every_shipped_sheet_has_its_row() -> None:
    rowed = [(sheet, bet) for sheet, bet, _, _ in ROWS]
    assert len(rowed) == len(set(rowed))
    assert {*rowed, *WITH_A_TEST_OF_ITS_OWN} == {
        (sheet, bet) for sheet in NAMES if sheet not in COMMISSIONS for bet in lines(sheet)
    }


def test_a_sheet_with_another_commission_differs_in_its_buys_and_lays_alone() -> None:
    """When it is taken, how it is rounded, whether it is paid back: the edges at stakes on which it is exact."""
    assert set(COMMISSIONS) == {sheet for sheet in NAMES if sheet.startswith("craps-commission-")}
    standard = lines("craps-el601")
    for sheet, edges in COMMISSIONS.items():
        own = lines(sheet)
        expected = {
            f"{kind}@{number}": Fraction(edge)
            for kind, by_number in edges.items()
            for edge, pair in zip(by_number, ((4, 10), (5, 9), (6, 8)), strict=True)
            for number in pair
        }
        assert {bet: own[bet].edge for bet in expected} == expected, sheet
        assert {bet for bet in own if own[bet] != standard[bet]} <= set(expected), sheet


@pytest.mark.parametrize("sheet", [sheet for sheet in NAMES if sheet not in COMMISSIONS])
def test_every_bet_is_won_pushed_or_lost(sheet: str) -> None:
    for line in lines(sheet).values():
        assert line.win + line.push + line.lose == 1, line.name
        assert line.rtp + line.edge == 1, line.name


def ways(total: int) -> int:
    """In how many of 36 ways two dice make the total."""
    return 6 - abs(7 - total)


@pytest.mark.parametrize(
    ("bet", "totals"),
    [
        ("lucky_low", (2, 3, 4, 5, 6)),
        ("lucky_high", (8, 9, 10, 11, 12)),
        ("lucky_all", (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)),
    ],
)
def test_lucky_roller_by_inclusion_and_exclusion(bet: str, totals: tuple[int, ...]) -> None:
    """All have come unless the 7 is before one of them; a set of them is behind the 7 with 6 in 6 and its ways."""
    misses = [missed for size in range(len(totals) + 1) for missed in combinations(totals, size)]
    wins = sum((-1) ** len(missed) * Fraction(6, 6 + sum(map(ways, missed))) for missed in misses)
    assert lines("craps-el601")[bet].win == wins


@pytest.mark.parametrize(("bet", "wins"), [("lucky_low", 0.026354), ("lucky_high", 0.026354), ("lucky_all", 0.005258)])
def test_lucky_roller_wins_as_often_as_all_tall_small(bet: str, wins: float) -> None:
    """Wizard of Odds, All Tall Small: the probabilities as printed there."""
    assert round(float(lines("craps-el601")[bet].win), 6) == wins


@pytest.mark.parametrize("sheet", CRAPS.split())
def test_lucky_shooter_counted_hit_by_hit(sheet: str) -> None:
    """Rule book 1.7: 2, 3, 12 lose before its Point; then hits count until the Point again, or 2, 3, 7, 11, 12."""
    points = (4, 5, 6, 8, 9, 10)
    again, craps = {3: 4, 4: 15, 5: 80}, {3: 3, 4: 8, 5: 40}

    def worth(point: int, hits: frozenset[int]) -> Fraction:
        missing = [total for total in points if total != point and total not in hits]
        ended = ways(point) * again.get(len(hits), -1) + 12 * craps.get(len(hits), -1)
        gone_on = sum((ways(total) * worth(point, hits | {total}) for total in missing), Fraction(0))
        return (ended + gone_on) / (ways(point) + 12 + sum(map(ways, missing)))

    by_point = sum((ways(point) * worth(point, frozenset()) for point in points), Fraction(0))
    assert lines(sheet)["lucky_shooter"].edge == -(by_point - 4) / 28


def test_fire_by_inclusion_and_exclusion() -> None:
    """A hand goes from Point to Point: one of n is set and made with w(n)/24 * w(n)/(w(n)+6), or the hand ends.

    It ends with Points of a set only, with the chance of an end for each Point to come against those outside the set.
    """
    points = (4, 5, 6, 8, 9, 10)
    made = {point: Fraction(ways(point), 24) * Fraction(ways(point), ways(point) + 6) for point in points}
    end = 1 - sum(made.values(), Fraction(0))

    def within(some: tuple[int, ...]) -> Fraction:
        return end / (1 - sum(made[point] for point in some))

    def exactly(count: int) -> Fraction:
        parts = (
            (-1) ** (count - size) * within(part)
            for some in combinations(points, count)
            for size in range(count + 1)
            for part in combinations(some, size)
        )
        return sum(parts, Fraction(0))

    line = lines(SIDE_BETS)["fire"]
    assert {one.profit: chance for one, chance in line.distribution if one.result == "win"} == {
        pay: exactly(count) for count, pay in ((4, 24), (5, 249), (6, 999))
    }
    assert line.edge == 1 - 25 * exactly(4) - 250 * exactly(5) - 1000 * exactly(6)
    assert round(float(line.edge), 4) == 0.2076


def test_hot_roller_by_inclusion_and_exclusion() -> None:
    """Each of some ways comes before a 7: of every part of them, none does with 6/(6 + w). Then by sets of Points."""
    each = {4: (2, 1), 5: (2, 2), 6: (2, 2, 1), 8: (2, 2, 1), 9: (2, 2), 10: (2, 1)}

    @cache
    def all_before_a_seven(counts: tuple[int, ...]) -> Fraction:
        parts = ((size, part) for size in range(len(counts) + 1) for part in combinations(counts, size))
        return sum(((-1) ** size * Fraction(6, 6 + sum(part)) for size, part in parts), Fraction(0))

    def complete(points: tuple[int, ...]) -> Fraction:
        return all_before_a_seven(tuple(sorted(count for point in points for count in each[point])))

    def exactly(count: int) -> Fraction:
        chosen = (
            (-1) ** size * complete((*some, *more))
            for some in combinations(each, count)
            for others in [[point for point in each if point not in some]]
            for size in range(len(others) + 1)
            for more in combinations(others, size)
        )
        return sum(chosen, Fraction(0))

    line = lines(SIDE_BETS)["hot_roller"]
    pays = {2: 5, 3: 10, 4: 20, 5: 50, 6: 200}
    assert {one.profit: chance for one, chance in line.distribution if one.result == "win"} == {
        pay: exactly(count) for count, pay in pays.items()
    }
    assert line.edge == 1 - sum((pay + 1) * exactly(count) for count, pay in pays.items())
    assert round(float(line.edge), 4) == 0.0750


def test_first_person_returns_no_less_than_its_source_says() -> None:
    """The source: an average return from 83.33 % on."""
    assert round(float(min(line.rtp for line in lines("first-person").values())), 4) == 0.8333


@pytest.mark.parametrize(("bet", "rolls"), [("pass_line", "557/165"), ("come", "557/165"), ("dont_pass", "557/165")])
def test_a_line_bet_takes_as_many_rolls_as_published(bet: str, rolls: str) -> None:
    """557/165, about 3.38: Ethier, The Doctrine of Chances, chapter 15; Wizard of Odds says 3.38."""
    assert lines("craps-el601")[bet].mean_rolls == Fraction(rolls)


@pytest.mark.parametrize(
    ("bet", "per_roll"), [("pass_line", 0.0042), ("place@6", 0.0046), ("hard@8", 0.0278), ("dont_pass", 0.0040)]
)
def test_the_edge_per_roll_is_the_published_one(bet: str, per_roll: float) -> None:
    """Wizard of Odds, Craps: house edge per roll 0.42 %, 0.46 %, 2.78 % and 0.40 %."""
    assert round(float(lines("craps-el601")[bet].edge_per_roll), 4) == per_roll
