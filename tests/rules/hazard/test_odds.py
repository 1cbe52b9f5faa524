"""The shooter's disadvantage, computed by the game and counted separately."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from terminal.rules.hazard.records import HazardRolled
from terminal.rules.hazard.table import HazardTable
from tests.rules.hazard.hand import game_with

GAME = game_with()
WAYS = {total: 6 - abs(7 - total) for total in range(2, 13)}

NICKS = {5: (5,), 6: (6, 12), 7: (7, 11), 8: (8, 12), 9: (9,)}
"""The totals that win on the first throw after each main, from the rule book."""

EDGES = {
    # the shooter's disadvantage; 7/495 is the published one of the Pass Line, whose rules those of main 7 are
    "main@5": Fraction(43, 2835),
    "main@6": Fraction(167, 7128),
    "main@7": Fraction(7, 495),
    "main@8": Fraction(167, 7128),
    "main@9": Fraction(43, 2835),
    # the count for a rolled main; the encyclopaedia's "about 1.8 %"
    "bank": Fraction(37, 2016),
}


def counted(main: int) -> Fraction:
    """The probability that the shooter wins with this main, by conditional probability: a chance comes before it."""
    chances = [total for total in range(4, 11) if total != main]
    by_nick = Fraction(sum(WAYS[total] for total in NICKS[main]), 36)
    by_chance = sum(Fraction(WAYS[one], 36) * Fraction(WAYS[one], WAYS[one] + WAYS[main]) for one in chances)
    return by_nick + by_chance


def walked(start: HazardTable) -> Fraction:
    """The probability that the bank is won, by the game's own throws; one that leads nowhere is thrown again."""
    tables = {GAME.key(start): start}

    @cache
    def chance_to_win(key: object) -> Fraction:
        table, won, moved = tables[key], Fraction(0), 0
        for dice, ways in GAME.outcomes(table):
            record = GAME.roll(table, dice)
            assert isinstance(record, HazardRolled)
            after = GAME.apply(table, record)
            if record.resolved:
                won += ways * (record.resolved[0].result == "win")
            elif GAME.key(after) != key:
                tables[GAME.key(after)] = after
                won += ways * chance_to_win(GAME.key(after))
            else:
                continue
            moved += ways
        return won / moved

    return chance_to_win(GAME.key(start))


def test_two_dice_fall_in_36_ways() -> None:
    outcomes = GAME.outcomes(GAME.wagers()[0].starts[0][0])
    assert len(outcomes) == 21
    assert {dice: ways for dice, ways in outcomes if dice[0] == dice[1]} == {(one, one): 1 for one in range(1, 7)}
    for total, ways in WAYS.items():
        assert sum(count for dice, count in outcomes if sum(dice) == total) == ways


def test_the_par_sheet_has_a_line_for_every_main_and_one_for_the_main_thrown() -> None:
    wagers = GAME.wagers()
    assert [wager.name for wager in wagers] == [*EDGES, *(f"cover@{main}" for main in NICKS)]
    for wager in wagers[: len(EDGES)]:
        ((table, weight),) = wager.starts
        assert (wager.bet, wager.stake_cents, weight) == ("bank", table.bank_cents, 1)
        assert table.phase == ("main" if wager.name == "bank" else "first")


@pytest.mark.parametrize("main", NICKS)
def test_each_main_is_worth_what_conditional_probability_says(main: int) -> None:
    assert 1 - 2 * counted(main) == EDGES[f"main@{main}"]


@pytest.mark.parametrize("name", EDGES)
def test_the_game_itself_gives_the_same(name: str) -> None:
    ((start, _),) = {wager.name: wager.starts for wager in GAME.wagers()}[name]
    assert 1 - 2 * walked(start) == EDGES[name]


@pytest.mark.parametrize("main", NICKS)
def test_a_fader_wins_where_the_caster_loses_and_is_paid_19_for_20(main: int) -> None:
    ((start, _),) = {wager.name: wager.starts for wager in GAME.wagers()}[f"cover@{main}"]
    assert walked(start) == 1 - counted(main)
    assert (1 - counted(main)) * Fraction(19, 20) < counted(main)


def test_a_rolled_main_costs_the_shooter_about_1_8_percent() -> None:
    of_mains = sum(WAYS[main] for main in NICKS)
    edge = sum(Fraction(WAYS[main], of_mains) * EDGES[f"main@{main}"] for main in NICKS)
    assert edge == EDGES["bank"]
    assert round(float(edge) * 100, 1) == 1.8
