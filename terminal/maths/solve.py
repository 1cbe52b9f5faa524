"""Solves a chain in exact fractions: how often each end occurs, and how many rolls it takes."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from terminal.maths.chain import Chain

Inflow = dict[int, Fraction | int]
"""The number of ways of each state's throw that lead to one state."""


@dataclass(frozen=True)
class Solution:
    """The long-run results of a wager."""

    chances: tuple[Fraction, ...]
    """The probability of each end, in the order of `Chain.ends`; they add up to 1."""
    visits: tuple[Fraction, ...]
    """The average number of rolls made from each state."""

    @property
    def mean_rolls(self) -> Fraction:
        """The average number of rolls until the bet is decided."""
        return sum(self.visits, Fraction(0))


def solve(chain: Chain) -> Solution:
    """Solve the chain. Raises ValueError for a bet that may never be decided."""
    rates = _rates(chain)
    chances = [Fraction(0)] * len(chain.ends)
    for rate, steps in zip(rates, chain.steps, strict=True):
        for ways, target in steps:
            if target < 0:
                chances[~target] += rate * ways
    assert sum(chances) == 1, f"the ends of {chain.wager.name} come with {sum(chances)}, not with certainty"
    return Solution(tuple(chances), tuple(rate * chain.ways(state) for state, rate in enumerate(rates)))


def _rates(chain: Chain) -> list[Fraction]:
    """How often each single way of a state's throw occurs: starts there, plus arrivals from every other state.

    States are eliminated one after the other, each from the equations of the later ones that it leads to. States are
    numbered in the order found, so nearly all lead to later ones: there the equation is final when its turn comes, and
    only cycles leave anything to substitute from last to first.
    """
    rates = _start_chances(chain)
    inflows = _inflows(chain)
    fed_by: list[set[int]] = [set() for _ in chain.steps]
    for state, inflow in enumerate(inflows):
        for source in inflow:
            fed_by[source].add(state)
    for state, inflow in enumerate(inflows):
        _settle(chain, rates, state, inflow)
        for later in sorted(fed_by[state]):
            if later > state:
                _put_in(inflows, rates, state, later)
                for source in inflow:
                    fed_by[source].add(later)
    for state in reversed(range(len(rates))):
        rates[state] += sum((part * rates[source] for source, part in inflows[state].items()), Fraction(0))
    return rates


def _start_chances(chain: Chain) -> list[Fraction]:
    weights = sum(weight for _, weight in chain.starts)
    chances = [Fraction(0)] * len(chain.steps)
    for state, weight in chain.starts:
        chances[state] += Fraction(weight, weights)
    return chances


def _inflows(chain: Chain) -> list[Inflow]:
    inflows: list[Inflow] = [{} for _ in chain.steps]
    for state, steps in enumerate(chain.steps):
        for ways, target in steps:
            if target >= 0:
                inflows[target][state] = inflows[target].get(state, 0) + ways
    return inflows


def _settle(chain: Chain, rates: list[Fraction], state: int, inflow: Inflow) -> None:
    """Remove the state itself from its own equation, which then names later states only."""
    leaving = Fraction(chain.ways(state) - inflow.pop(state, 0))
    if not leaving:
        raise ValueError(f"{chain.wager.name} can stand for ever")
    rates[state] /= leaving
    for source in inflow:
        inflow[source] /= leaving


def _put_in(inflows: list[Inflow], rates: list[Fraction], state: int, later: int) -> None:
    """Replace the state in a later state's equation by its own equation."""
    part = inflows[later].pop(state)
    rates[later] += part * rates[state]
    for source, more in inflows[state].items():
        inflows[later][source] = inflows[later].get(source, 0) + part * more
