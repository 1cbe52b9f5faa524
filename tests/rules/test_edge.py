"""The house edge that the engine's own rolls give, against the figures published for craps."""

from __future__ import annotations

import time
from fractions import Fraction

import pytest

from terminal.rules.edge import expected_profit_cents, house_edge
from terminal.rules.sheet import Sheet
from terminal.rules.table import Table
from tests.rules.player import POINT_ROLLS, sheet_text

PUBLISHED = {
    "pass_line": Fraction(7, 495),
    "dont_pass": Fraction(3, 220),  # a push counts as a bet made
    "field": Fraction(1, 18),
    "place@4": Fraction(1, 15),
    "place@5": Fraction(1, 25),
    "place@6": Fraction(1, 66),
    "place@8": Fraction(1, 66),
    "place@9": Fraction(1, 25),
    "place@10": Fraction(1, 15),
    "hard@4": Fraction(1, 9),
    "hard@6": Fraction(1, 11),
    "hard@8": Fraction(1, 11),
    "hard@10": Fraction(1, 9),
}


def shipped(**changes: str) -> Sheet:
    return Sheet.parse(sheet_text(**changes), "craps-el601.ini")


@pytest.mark.parametrize("bet", PUBLISHED)
def test_the_house_edge_is_the_published_one(bet: str) -> None:
    layout = shipped().layout
    assert house_edge(layout, layout.catalogue.bets[bet]) == PUBLISHED[bet]


def test_every_bet_but_odds_has_a_published_edge() -> None:
    bets = shipped().layout.catalogue.bets.values()
    assert {bet.name for bet in bets if bet.base is None} == set(PUBLISHED)


def test_a_field_that_pays_3_to_1_on_12_has_half_the_edge() -> None:
    layout = shipped(field_12="3:1").layout
    assert house_edge(layout, layout.catalogue.bets["field"]) == Fraction(1, 36)


@pytest.mark.parametrize(("line", "odds"), [("pass_line", "pass_odds"), ("dont_pass", "dont_pass_odds")])
@pytest.mark.parametrize("point", POINT_ROLLS)
def test_odds_have_no_edge_for_either_side(line: str, odds: str, point: int) -> None:
    layout = shipped().layout
    without_odds = expected_profit_cents(layout, Table(bets={line: 30_00}, point=point))
    with_odds = expected_profit_cents(layout, Table(bets={line: 30_00, odds: 60_00}, point=point))
    assert with_odds == without_odds


def test_a_push_that_stays_up_still_counts_as_a_decision() -> None:
    layout = shipped(push="stay").layout
    assert house_edge(layout, layout.catalogue.bets["dont_pass"]) == PUBLISHED["dont_pass"]


@pytest.mark.parametrize("bet", ["place@6", "hard@8"])
def test_bets_that_are_off_on_the_come_out_roll_have_the_same_edge(bet: str) -> None:
    layout = shipped(box_on_come_out="off").layout
    assert house_edge(layout, layout.catalogue.bets[bet]) == PUBLISHED[bet]


def test_bets_that_no_roll_can_decide_have_no_worth() -> None:
    with pytest.raises(ValueError, match="can never be decided"):
        expected_profit_cents(shipped().layout, Table())


def test_a_sheet_is_read_and_checked_in_less_than_a_tenth_of_a_second() -> None:
    text = sheet_text()
    fastest_s = 1.0
    for _ in range(5):
        started_s = time.perf_counter()
        Sheet.parse(text, "craps-el601.ini")
        fastest_s = min(fastest_s, time.perf_counter() - started_s)
    assert fastest_s < 0.1
