"""The walk over a game's rolls finds each state and each end once, by the game's own word."""

from __future__ import annotations

from fractions import Fraction

import pytest

from terminal.maths.chain import MAX_ANSWERS, MAX_STATES, End, build_chain
from tests.maths.tiny_game import TAKE, tiny, token

WIN = End("win", Fraction(1))
LOSE = End("lose", Fraction(-1))


def test_a_bet_of_one_roll_has_one_state_and_its_ends() -> None:
    chain = build_chain(tiny({"felt": ("win", "lose")}), token("felt"))
    assert chain.starts == ((0, 1),)
    assert chain.steps == (((1, ~0), (1, ~1)),)
    assert chain.ends == (WIN, LOSE)


def test_a_push_and_a_returned_stake_bring_no_profit() -> None:
    chain = build_chain(tiny({"felt": ("push", "return")}), token("felt"))
    assert chain.ends == (End("push", Fraction(0)), End("return", Fraction(0)))


def test_tables_with_the_same_key_are_one_state() -> None:
    chain = build_chain(tiny({"felt": ("felt.again", "lose")}), token("felt"))
    assert chain.steps == (((1, 0), (1, ~0)),)


def test_ways_to_the_same_target_are_added() -> None:
    sides = (((1,), 3), ((2,), 2), ((1,), 1))
    chain = build_chain(tiny({"felt": ("win", "lose")}, sides=sides), token("felt"))
    assert chain.steps == (((4, ~0), (2, ~1)),)
    assert chain.ways(0) == 6


def test_every_start_counts_with_its_weight_and_one_met_twice_is_one_state() -> None:
    squares = {"left": ("win", "lose"), "right": ("lose", "left")}
    chain = build_chain(tiny(squares), token("left", "right", "left.again"))
    assert chain.starts == ((0, 2), (1, 1))
    assert len(chain.steps) == 2


def test_the_answer_is_given_as_often_as_the_game_asks_for_it() -> None:
    squares = {"felt": ("choice", "lose"), "fourth": ("win", "lose")}
    asked_twice = tiny(squares, {"choice": "sure", "sure": "fourth"})
    chain = build_chain(asked_twice, token("felt", answer=TAKE))
    assert chain.steps == (((1, 1), (1, ~0)), ((1, ~1), (1, ~0)))


def test_a_bet_that_the_answer_decides_ends_without_another_roll() -> None:
    chain = build_chain(tiny({"felt": ("choice", "lose")}, {"choice": "win"}), token("felt", answer=TAKE))
    assert chain.steps == (((1, ~0), (1, ~1)),)
    assert chain.ends == (WIN, LOSE)


def test_a_bet_that_has_travelled_to_a_number_is_still_the_bet() -> None:
    chain = build_chain(tiny({"felt": ("win", "lose")}, bet="token@6"), token("felt"))
    assert chain.ends == (WIN, LOSE)


@pytest.mark.parametrize("other", ["token_odds", "tokens", "other@6"])
def test_what_happens_to_another_bet_decides_nothing(other: str) -> None:
    chain = build_chain(tiny({"felt": ("win", "lose"), "over": ("over", "over")}, bet=other), token("felt"))
    assert chain.ends == ()


def test_a_game_that_asks_without_end_is_reported() -> None:
    endless = tiny({"felt": ("choice", "lose")}, {"choice": "choice"})
    with pytest.raises(ValueError, match=f"asks the player for more than {MAX_ANSWERS} decisions"):
        build_chain(endless, token("felt", answer=TAKE))


def test_a_game_whose_tables_never_repeat_is_reported() -> None:
    squares = {f"{number}": (f"{number + 1}", "lose") for number in range(MAX_STATES + 1)}
    with pytest.raises(ValueError, match=f"token has more than {MAX_STATES} states"):
        build_chain(tiny(squares), token("0"))
