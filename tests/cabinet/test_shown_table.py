"""What a table shows to people round it: its limits, its last throws, and the round of a cabinet alone."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from drivers.ports.table_board import BoardLimit, BoardShooter
from terminal.cabinet import commands as c
from terminal.cabinet import shown_table
from terminal.cabinet.state.games import Roll
from tests.cabinet.pipeline import PROFILE, Pipeline

AUTO = replace(PROFILE, mode="auto")


def table(profile: object = PROFILE) -> Pipeline:
    return Pipeline(profile=profile).open_for_play().feed(50)  # type: ignore[arg-type]


def phase(pipeline: Pipeline) -> tuple[str, int]:
    cabinet = pipeline.cabinet.in_force(pipeline.state)
    shown = shown_table.round_alone(cabinet, pipeline.state, pipeline.now.at_ms)
    return shown.phase, shown.remaining_ms


def limits(pipeline: Pipeline) -> dict[str, BoardLimit]:
    cabinet = pipeline.cabinet.in_force(pipeline.state)
    found = shown_table.board_alone(cabinet, pipeline.state).limits
    return {one.kind: one for one in found}


def test_a_sign_at_the_table_shows_the_least_and_the_most_of_each_kind_of_bet() -> None:
    found = limits(table())
    assert found["line"] == BoardLimit("line", 1_00, 500_00)
    assert found["hard"] == BoardLimit("hard", 1_00, 100_00)
    assert found["total"] == BoardLimit("total", 0, 5_000_00)


def test_odds_are_shown_as_the_largest_multiple_that_may_be_taken() -> None:
    game = table().cabinet.game
    multiples = {name: game.odds_multiples(name) for name, bet in game.limited_bets().items() if bet.side == "take"}
    assert limits(table())["odds"].multiple == max(max(one) for one in multiples.values() if one) > 0


def test_the_sign_follows_the_limits_that_the_house_has_set() -> None:
    assert limits(table(replace(PROFILE, line_min_cents=15_00)))["line"].min_cents == 15_00


def test_a_cabinet_alone_counts_down_its_betting_time_and_then_rolls() -> None:
    pipeline = table(AUTO)
    assert phase(pipeline) == ("open", AUTO.bet_ms)
    pipeline.give(c.PlaceWager("field", 5_00))
    pipeline.wait(AUTO.bet_ms - AUTO.hurry_ms)
    assert phase(pipeline) == ("hurry", AUTO.hurry_ms)
    pipeline.wait(AUTO.hurry_ms)
    pipeline.give(c.TimePasses())
    while pipeline.state.dice.throw is None:
        assert phase(pipeline) == ("closed", 0)
        pipeline.wait(100)
        pipeline.give(c.TimePasses())
    assert phase(pipeline) == ("rolling", 0)


def test_the_last_throws_are_shown_with_what_they_meant_for_the_point() -> None:
    pipeline = table()
    pipeline.give(c.PlaceWager("pass_line", 5_00))
    pipeline.roll(4, 2)
    board = shown_table.board_alone(pipeline.cabinet, pipeline.state)
    (thrown,) = board.history
    roll = msgspec.json.decode(thrown.roll, type=Roll)
    assert (roll.record.dice, roll.point_before, roll.point_after) == ((4, 2), None, 6)
    assert board.recent == ((4, 2),)
    assert board.shooter == BoardShooter(rolls=1, best_rolls=1)
    assert phase(pipeline) == ("open", 0)


@pytest.mark.parametrize("key", ["attendant", "technician"])
def test_a_table_at_which_the_staff_works_is_stopped(key: str) -> None:
    pipeline = table()
    pipeline.turn_keys(key)
    shown = shown_table.round_alone(pipeline.cabinet, pipeline.state, pipeline.now.at_ms)
    assert shown.stopped == "staff"
