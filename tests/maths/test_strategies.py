"""The exact cost of strategies, compared with published figures and with the edges of their bets."""

from __future__ import annotations

from fractions import Fraction

import pytest

from terminal.common.places import SHEETS
from terminal.maths.modular import PRIME, fraction_of, modulo, totals
from terminal.maths.strategies import cost
from terminal.rules.game import AnyGame
from terminal.rules.games import open_game
from terminal.rules.sheet import Sheet
from terminal.start.loading import load_strategies

SHIPPED = load_strategies()


def game_of(sheet: str) -> AnyGame:
    return open_game(Sheet.parse((SHEETS / f"{sheet}.ini").read_text(), f"{sheet}.ini"))


def test_each_strategy_costs_what_its_bets_cost_together() -> None:
    """Iron Cross with a triple 12 costs 0.25 on 22 a roll; single odds bring a line bet to 7/825."""
    published = {
        ("craps-el602", "iron-cross"): ("9/362", "1/4"),
        ("craps-el601", "iron-cross"): ("7/181", "7/18"),
        ("craps-el601", "inside"): ("3/116", "1/6"),
        ("easy-el621", "across"): ("6/161", "1/3"),
        ("first-person", "three-point-molly"): ("7/825", "49427/4887675"),
    }
    found = {}
    for sheet, name in published:
        one = cost(game_of(sheet), SHIPPED[name])
        found[sheet, name] = (str(one.edge), str(one.lost_per_roll))
    assert found == published


def test_the_per_roll_cost_is_the_sum_of_what_each_bet_costs_on_a_roll() -> None:
    """Field: 1/18 of 5 on each roll. Place 5: 1/25 of 5 on 10 of 36 rolls; Place 6 and 8: 1/66 of 6 on 11 of 36."""
    field, five, six = Fraction(5, 18), Fraction(5, 25) * Fraction(10, 36), Fraction(6, 66) * Fraction(11, 36)
    assert cost(game_of("craps-el601"), SHIPPED["iron-cross"]).lost_per_roll == field + five + 2 * six


def test_a_strategy_is_offered_only_where_the_sheet_has_its_bets() -> None:
    offered = {
        sheet: [name for name, one in SHIPPED.items() if game_of(sheet).strategy_unit_cents(one) is not None]
        for sheet in ("craps-el601", "easy-el621", "big-shot-baden", "hazard")
    }
    every = ["across", "inside", "iron-cross", "three-point-molly"]
    assert offered == {"craps-el601": every, "easy-el621": every[:3], "big-shot-baden": [], "hazard": []}
    with pytest.raises(ValueError, match="does not offer"):
        cost(game_of("easy-el621"), SHIPPED["three-point-molly"])


def test_a_round_is_solved_modulo_a_prime_and_a_fraction_found_again() -> None:
    """Of two states each leads to the other in one of three ways, and to itself in one: it ends after three rolls."""
    third = modulo(Fraction(1, 3))
    rolls, gained = totals([{0: third, 1: third}, {0: third, 1: third}], [(1, 2), (1, 5)])
    assert [fraction_of(rolls), fraction_of(gained)] == [Fraction(3), Fraction(9)]
    assert fraction_of(modulo(Fraction(-123456789, 987654321))) == Fraction(-123456789, 987654321)
    with pytest.raises(ValueError, match="too long"):
        fraction_of(pow(3, PRIME // 2, PRIME) * 7**400 % PRIME)
    with pytest.raises(ValueError, match="never end"):
        totals([{0: 1}], [(1,)])
