"""The walk at random: arrays that say what the chain says, dice that are the same everywhere, no bet left out."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from terminal.maths.chain import Chain, build_chain
from terminal.maths.par import open_always_working
from terminal.maths.solve import solve
from terminal.maths.walk import Block, Flat, flatten, walk
from tests.maths.tiny_game import tiny, token
from tests.maths.worked_out import changed


def _chains(sheet: str) -> list[Chain]:
    game = open_always_working(changed(sheet), f"{sheet}.ini")
    return [build_chain(game, wager) for wager in game.wagers()]


def _chances(flat: Flat, states: int) -> dict[tuple[int, int], Fraction]:
    """From the arrays alone: how likely each state leads to each next state, or (below 0) to each end."""
    found: dict[tuple[int, int], Fraction] = {}
    for cell in range(states * flat.columns):
        end = int(flat.end[cell])
        target = ~end if end >= 0 else int(flat.following[cell]) // flat.columns
        arrow = (cell // flat.columns, target)
        found[arrow] = found.get(arrow, Fraction(0)) + Fraction(1, flat.columns)
    return found


@pytest.mark.parametrize("sheet", ["craps-el601", "hazard", "big-shot-baden"])
def test_the_arrays_give_every_step_of_the_chain_its_own_chance(sheet: str) -> None:
    for chain in _chains(sheet):
        arrows: dict[tuple[int, int], Fraction] = {}
        for state, steps in enumerate(chain.steps):
            for ways, target in steps:
                arrows[state, target] = arrows.get((state, target), Fraction(0)) + Fraction(ways, chain.ways(state))
        assert _chances(flatten(chain), len(chain.steps)) == arrows, chain.wager.name


def test_two_dice_have_36_columns_and_three_216_also_where_a_fourth_alone_is_thrown() -> None:
    columns = {chain.wager.name: flatten(chain).columns for chain in _chains("big-shot-baden")}
    assert set(columns.values()) == {216}
    assert {flatten(chain).columns for chain in _chains("hazard")} == {36}


def test_a_bet_that_was_decided_is_made_again_on_a_table_as_the_wager_weighs_them() -> None:
    """Odds are placed with the Point on 4, 5, 6, 8, 9 or 10: in 3, 4, 5, 5, 4 or 3 of 24 cases."""
    (odds,) = (chain for chain in _chains("craps-el601") if chain.wager.name == "pass_odds")
    flat = flatten(odds)
    assert flat.columns == 36 * 24
    again = flat.following[flat.end >= 0] // flat.columns
    states, times = np.unique(again, return_counts=True)
    shares = {int(state): Fraction(int(count), len(again)) for state, count in zip(states, times, strict=True)}
    assert shares == {state: Fraction(weight, sum(w for _, w in odds.starts)) for state, weight in odds.starts}


def test_the_same_block_is_walked_alike_again_and_another_block_or_seed_otherwise() -> None:
    flats = [flatten(chain) for chain in _chains("hazard")]

    def ends(seed: int, number: int) -> list[list[int]]:
        return [counts.tolist() for counts, _ in walk(flats, Block(seed, number, tables=50, rolls=40))]

    assert ends(1, 0) == ends(1, 0)
    assert ends(1, 0) != ends(1, 1)
    assert ends(1, 0) != ends(2, 0)


def test_the_dice_of_a_seed_are_the_same_on_every_machine() -> None:
    chains = _chains("hazard")
    walked = walk([flatten(chain) for chain in chains], Block(seed=1, number=0, tables=100, rolls=100))
    found = {chain.wager.name: (ends.tolist(), rolls) for chain, (ends, rolls) in zip(chains, walked, strict=True)}
    assert found["bank"] == ([989, 1021], 10_432)
    assert found["cover@9"] == ([1237, 1260], 10_378)


def test_bets_on_different_pairs_never_win_on_the_same_roll() -> None:
    """A column is the same throw for every bet: the hops and the Horn numbers share all 36 among them."""
    winning: list[int] = []
    for chain in _chains("craps-el601"):
        if chain.wager.name.partition("@")[0] in ("hop", "total"):
            flat = flatten(chain)
            winning += [column for column, end in enumerate(flat.end) if chain.ends[end].result == "win"]
    assert sorted(winning) == list(range(36))


def test_a_bet_that_is_up_at_the_end_is_followed_until_it_is_decided() -> None:
    """Three tosses to a decision: one table that is given a single roll still has its one bet decided."""
    game = tiny({"a": ["b", "b"], "b": ["c", "c"], "c": ["win", "lose"]})
    flats = [flatten(build_chain(game, token("a")))]
    ((ends, rolls),) = walk(flats, Block(1, 0, tables=7, rolls=1))
    assert (int(ends.sum()), rolls) == (7, 7 * 3)


def test_long_bets_do_not_differ_from_short_ones_by_where_the_walk_stops() -> None:
    """Lucky Roller's winners take long; cut off at the last roll, they would be missing by many deviations."""
    (lucky,) = (chain for chain in _chains("craps-el601") if chain.wager.name == "lucky_low")
    ends, _ = walk([flatten(lucky)], Block(7, 0, tables=20_000, rolls=2))[0]
    won = sum(int(times) for end, times in zip(lucky.ends, ends, strict=True) if end.result == "win")
    chances = zip(lucky.ends, solve(lucky).chances, strict=True)
    chance = float(sum(part for end, part in chances if end.result == "win"))
    decided = int(ends.sum())
    assert abs(won - decided * chance) < 4 * (decided * chance) ** 0.5
