"""Regulation G1, G5, G6 and G9: fair dice give no alarm, and each way of being unfair gives its own."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from terminal.fairness.judging import SAMPLES, TESTS, WINDOW_THROWS, is_sample, next_sample
from terminal.fairness.report import report
from terminal.fairness.watch import DiceAlarm, Watch, acknowledged, alarms, met, thrown

Dice = tuple[int, int]
Throw = Callable[[random.Random, Dice], Dice]


def fair(chance: random.Random, last: Dice) -> Dice:
    del last
    return chance.randint(1, 6), chance.randint(1, 6)


def die_2_loaded(chance: random.Random, last: Dice) -> Dice:
    return fair(chance, last)[0], chance.choice((1, 2, 3, 4, 5, 6, 6, 6))


def second_like_first(chance: random.Random, last: Dice) -> Dice:
    first, second = fair(chance, last)
    return first, first if chance.random() < 0.3 else second


def first_stays(chance: random.Random, last: Dice) -> Dice:
    first, second = fair(chance, last)
    return last[0] if chance.random() < 0.3 else first, second


def played(throw: Throw, throws: int, seed: int = 1) -> tuple[Watch, list[DiceAlarm]]:
    """The watch after so many throws by a seed, and every alarm on the way."""
    chance = random.Random(seed)  # noqa: S311 - not for play
    watch, dice = Watch("it"), (1, 1)
    found: list[DiceAlarm] = []
    for _ in range(throws):
        dice = throw(chance, dice)
        watch = thrown(watch, dice)
        found += alarms(watch)
    return watch, found


def test_fair_dice_give_no_alarm() -> None:
    watch, found = played(fair, 20_000)
    assert found == []
    assert watch.run.throws == 20_000


@pytest.mark.parametrize(
    ("throw", "tests"),
    [
        (die_2_loaded, {"faces_2", "pairs", "totals", "serial_2"}),
        (second_like_first, {"pairs", "totals"}),
        (first_stays, {"serial_1"}),
    ],
)
def test_unfair_dice_are_found_by_the_tests_that_look_for_it(throw: Throw, tests: set[str]) -> None:
    _, found = played(throw, WINDOW_THROWS)
    assert {alarm.test for alarm in found} <= tests
    assert found
    assert {(alarm.scope, alarm.throws) for alarm in found} == {("window", WINDOW_THROWS)}


def test_a_face_a_tenth_too_likely_is_no_matter_of_a_window_but_of_the_run() -> None:
    def slightly(chance: random.Random, last: Dice) -> Dice:
        first, second = fair(chance, last)
        return 6 if chance.random() < 0.03 else first, second

    _, found = played(slightly, SAMPLES[0])
    assert ("run", "faces_1", SAMPLES[0]) in {(alarm.scope, alarm.test, alarm.throws) for alarm in found}
    assert all(alarm.scope == "run" for alarm in found)


def test_an_alarm_reports_its_figure_and_its_limit() -> None:
    _, found = played(die_2_loaded, WINDOW_THROWS)
    (alarm,) = [one for one in found if one.test == "faces_2"]
    assert alarm.limit == "35.89"
    assert float(alarm.chi_square) > float(alarm.limit)


def test_the_run_is_judged_at_the_sample_sizes_of_the_regulation_and_then_for_ever() -> None:
    assert [throws for throws in (0, 1, 9_999, 10_000, 10_001, 67_000, 419_000) if is_sample(throws)] == [
        10_000,
        67_000,
        419_000,
    ]
    assert [next_sample(throws) for throws in (0, 9_999, 10_000, 67_000, 1_669_999)] == [
        10_000,
        10_000,
        67_000,
        419_000,
        1_670_000,
    ]
    assert is_sample(1_670_000)
    assert next_sample(1_670_000) == 3_340_000
    assert is_sample(3_340_000)


def test_windows_follow_each_other_and_the_run_goes_on() -> None:
    watch, _ = played(fair, WINDOW_THROWS + 1)
    assert (watch.window.throws, watch.run.throws) == (1, WINDOW_THROWS + 1)


def test_counts_of_a_few_throws() -> None:
    watch = Watch()
    for dice in ((3, 4), (3, 1), (6, 4)):
        watch = thrown(watch, dice)
    assert watch.run.faces(0) == (0, 0, 2, 0, 0, 1)
    assert watch.run.faces(1) == (1, 0, 0, 2, 0, 0)
    assert watch.run.totals() == (0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0)
    first = {(cell // 6 + 1, cell % 6 + 1): count for cell, count in enumerate(watch.run.serial[0]) if count}
    assert first == {(3, 3): 1, (3, 6): 1}


def test_another_generator_begins_with_nothing_and_the_same_one_goes_on() -> None:
    watch, _ = played(fair, 10)
    assert met(watch, "it") == watch
    assert met(watch, "another") == Watch("another")


def test_after_an_acknowledged_alarm_the_counts_restart() -> None:
    watch, _ = played(die_2_loaded, WINDOW_THROWS)
    assert acknowledged(watch) == Watch("it")


def test_a_throw_of_three_dice_is_not_counted() -> None:
    assert thrown(Watch(), (1, 2, 3)) == Watch()


def test_the_report_has_every_test_with_its_figures() -> None:
    watch, _ = played(fair, 12_345)
    told = report(watch)
    assert (told.identity, told.run.throws, told.run.judged_at) == ("it", 12_345, 67_000)
    assert (told.window.throws, told.window.judged_at) == (345, 1_000)
    assert tuple(figure.test for figure in told.run.figures) == TESTS
    assert [figure.freedom for figure in told.run.figures] == [5, 5, 10, 35, 30, 30]
    assert all(0.0001 < figure.probability < 1 for figure in told.run.figures)
    assert sum(told.run.faces[0]) == sum(told.run.totals) == 12_345
