"""The solver against chains that can be worked out by hand, those with cycles above all."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from terminal.maths.chain import Chain, End, Step, build_chain
from terminal.maths.solve import solve
from tests.maths.tiny_game import tiny, token

ENDS = (End("win", Fraction(1)), End("lose", Fraction(-1)))
WIN, LOSE = ~0, ~1


def chain(*steps: Sequence[Step], starts: Sequence[Step] = ((0, 1),)) -> Chain:
    """A chain of these steps, each (ways, target)."""
    return Chain(token("any"), tuple(starts), tuple(tuple(one) for one in steps), ENDS)


def test_a_state_that_repeats_is_left_in_the_proportion_of_its_other_ways() -> None:
    """A Place bet on 6: 5 ways win, 6 lose, 25 are thrown again."""
    solution = solve(chain([(5, WIN), (6, LOSE), (25, 0)]))
    assert solution.chances == (Fraction(5, 11), Fraction(6, 11))
    assert solution.mean_rolls == Fraction(36, 11)


def test_the_gamblers_ruin_is_as_feller_has_it() -> None:
    """Feller, An Introduction to Probability Theory I, XIV.2-3: from z of a, fair: win z/a, duration z(a - z)."""
    a, z = 30, 7
    steps = [[(1, WIN if n + 1 == a else n), (1, LOSE if n == 1 else n - 2)] for n in range(1, a)]
    solution = solve(chain(*steps, starts=((z - 1, 1),)))
    assert solution.chances == (Fraction(z, a), 1 - Fraction(z, a))
    assert solution.mean_rolls == z * (a - z)


def test_the_gamblers_ruin_with_unequal_odds_is_as_feller_has_it() -> None:
    """The same, p = 1/3: ruin ((q/p)^a - (q/p)^z) / ((q/p)^a - 1) with q/p = 2."""
    a, z = 12, 5
    steps = [[(1, WIN if n + 1 == a else n), (2, LOSE if n == 1 else n - 2)] for n in range(1, a)]
    assert solve(chain(*steps, starts=((z - 1, 1),))).chances[1] == Fraction(2**a - 2**z, 2**a - 1)


def test_a_cycle_is_solved_from_wherever_it_is_entered() -> None:
    """Round three states, leaving each with one way in two: from the first 4/7, 2/7, 1/7."""
    round_three = [[(1, 1), (1, WIN)], [(1, 2), (1, LOSE)], [(1, 0), (1, LOSE)]]
    assert solve(chain(*round_three)).chances == (Fraction(4, 7), Fraction(3, 7))
    assert solve(chain(*round_three, starts=((1, 1),))).chances == (Fraction(1, 7), Fraction(6, 7))
    assert solve(chain(*round_three, starts=((2, 5),))).visits == (Fraction(4, 7), Fraction(2, 7), Fraction(8, 7))


def test_starts_count_by_their_weights() -> None:
    one_roll = [[(1, WIN)], [(1, LOSE)]]
    assert solve(chain(*one_roll, starts=((0, 3), (1, 5)))).chances == (Fraction(3, 8), Fraction(5, 8))


def test_states_may_have_different_numbers_of_ways() -> None:
    """A roll of three dice leads to a fourth die: 1 of 216, then 1 of 6."""
    solution = solve(chain([(1, 1), (215, LOSE)], [(1, WIN), (5, LOSE)]))
    assert solution.chances[0] == Fraction(1, 1296)
    assert solution.mean_rolls == 1 + Fraction(1, 216)


@pytest.mark.parametrize(
    "steps",
    [
        [[(1, 0)]],
        [[(35, 0), (1, 1)], [(36, 1)]],
        [[(1, WIN), (1, 1)], [(1, 2)], [(1, 3), (1, 1)], [(1, 1), (1, 2)]],
        [[(1, 1), (1, WIN)], [(1, 2), (1, 0)], [(1, 3)], [(1, 3)]],
    ],
)
def test_a_bet_that_can_stand_for_ever_is_refused(steps: list[list[Step]]) -> None:
    with pytest.raises(ValueError, match="token can stand for ever"):
        solve(chain(*steps))


def test_a_long_chain_needs_no_recursion() -> None:
    squares = {f"{number}": (f"{number + 1}", "lose") for number in range(3000)} | {"3000": ("win", "lose")}
    solution = solve(build_chain(tiny(squares), token("0")))
    assert solution.mean_rolls == 2 - Fraction(1, 2**3000)


@st.composite
def chains(draw: st.DrawFn) -> Chain:
    """Any chain that leaves every state with some chance."""
    count = draw(st.integers(1, 7))
    more = st.dictionaries(st.sampled_from([LOSE, *range(count)]), st.integers(1, 9), max_size=5)
    steps = [[(1, WIN), *((ways, target) for target, ways in draw(more).items())] for _ in range(count)]
    return chain(*steps, starts=tuple((state, 1) for state in range(count)))


@given(chains())
@settings(deadline=None)
def test_any_chain_keeps_its_balance(any_chain: Chain) -> None:
    """What comes into a state is what leaves it, and every start comes to an end."""
    solution = solve(any_chain)
    assert sum(solution.chances) == 1
    for state, visits in enumerate(solution.visits):
        comes = Fraction(1, len(any_chain.steps)) + sum(
            solution.visits[source] * Fraction(ways, any_chain.ways(source))
            for source, steps in enumerate(any_chain.steps)
            for ways, target in steps
            if target == state
        )
        assert comes == visits
