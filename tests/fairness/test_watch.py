"""Regulation G1, G5, G6 and G9: fair dice give no alarm, and each way of being unfair gives its own."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable

import pytest

from terminal.fairness.counts import DICE_COUNTS, ways
from terminal.fairness.judging import SAMPLES, TESTS, WINDOW_THROWS, is_sample, next_sample, run_figures
from terminal.fairness.printing import as_text
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
        found += alarms(watch, len(dice))
    return watch, found


def test_fair_dice_give_no_alarm() -> None:
    watch, found = played(fair, 20_000)
    assert found == []
    assert watch.of(2).run.throws == 20_000


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
    assert (watch.of(2).window.throws, watch.of(2).run.throws) == (1, WINDOW_THROWS + 1)


def test_counts_of_a_few_throws() -> None:
    watch = Watch()
    for dice in ((3, 4), (3, 1), (6, 4)):
        watch = thrown(watch, dice)
    run = watch.of(2).run
    assert run.faces == ((0, 0, 2, 0, 0, 1), (1, 0, 0, 2, 0, 0))
    assert run.totals == (0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0)
    first = {(cell // 6 + 1, cell % 6 + 1): count for cell, count in enumerate(run.serial[0]) if count}
    assert first == {(3, 3): 1, (3, 6): 1}


def test_another_generator_begins_with_nothing_and_the_same_one_goes_on() -> None:
    watch, _ = played(fair, 10)
    assert met(watch, "it") == watch
    assert met(watch, "another") == Watch("another")


def test_after_an_acknowledged_alarm_the_counts_restart() -> None:
    watch, _ = played(die_2_loaded, WINDOW_THROWS)
    assert acknowledged(watch) == Watch("it")


# One to four dice ----------------------------------------------------------------------------------------------------


def test_the_ways_of_each_total_are_those_that_counting_every_throw_gives() -> None:
    for dice in DICE_COUNTS:
        totals = Counter(sum(faces) for faces in itertools.product(range(1, 7), repeat=dice))
        assert ways(dice) == tuple(totals[total] for total in range(dice, 6 * dice + 1))


def test_throws_of_each_number_of_dice_are_counted_by_themselves() -> None:
    watch = Watch("it")
    for dice in ((4, 4, 6), (4,), (3, 4), (1, 2, 3), (6, 6, 6, 6), (5,)):
        watch = thrown(watch, dice)
    assert [(one.run.dice, one.run.throws) for one in watch.series] == [(1, 2), (2, 1), (3, 2), (4, 1)]
    three = watch.of(3).run
    assert three.faces == ((1, 0, 0, 1, 0, 0), (0, 1, 0, 1, 0, 0), (0, 0, 1, 0, 0, 1))
    assert [total for total, count in enumerate(three.totals, start=3) if count] == [6, 14]
    assert three.pairs == (), "pairs are counted only where two dice are thrown"
    assert [cell for cell, count in enumerate(watch.of(1).run.serial[0]) if count] == [3 * 6 + 4], "5 after 4"
    assert watch.of(4).last == (6, 6, 6, 6)


def test_fair_throws_of_every_number_of_dice_give_no_alarm_and_unfair_ones_their_own() -> None:
    for dice in DICE_COUNTS:
        for seed in (1, 2, 3):
            chance = random.Random(seed)  # noqa: S311 - not for play
            fair_watch, unfair = Watch("it"), Watch("it")
            found: list[DiceAlarm] = []
            for _ in range(WINDOW_THROWS):
                faces = tuple(chance.randint(1, 6) for _ in range(dice))
                fair_watch = thrown(fair_watch, faces)
                assert alarms(fair_watch, dice) == ()
                unfair = thrown(unfair, (*faces[:-1], chance.choice((faces[-1], 6))))
                found += alarms(unfair, dice)
            assert f"faces_{dice}" in {alarm.test for alarm in found}
            assert {(alarm.scope, alarm.dice) for alarm in found} == {("window", dice)}
            assert {alarm.test for alarm in found} <= set(TESTS[dice])


def test_rare_totals_are_judged_with_their_neighbours_and_each_figure_has_its_freedom() -> None:
    """4 dice show total 4 once in 1,296 throws: less than once in a window."""
    freedoms = {1: [5, 30], 2: [5, 5, 10, 35, 30, 30], 3: [5] * 3 + [13] + [30] * 3, 4: [5] * 4 + [16] + [30] * 4}
    for dice in DICE_COUNTS:
        figures = run_figures(thrown(Watch(), (1,) * dice).of(dice).run)
        assert tuple(figure.test for figure in figures) == TESTS[dice]
        assert [figure.freedom for figure in figures] == freedoms[dice], dice


def test_a_window_of_each_number_of_dice_is_full_after_its_own_throws() -> None:
    watch = Watch("it")
    for _ in range(WINDOW_THROWS - 1):
        watch = thrown(thrown(watch, (6, 6, 6)), (1,))
    assert alarms(watch, 3) == alarms(watch, 1) == ()
    watch = thrown(watch, (6, 6, 6))
    assert {(alarm.test, alarm.dice) for alarm in alarms(watch, 3)} >= {("faces_3", 3), ("totals", 3)}
    assert alarms(watch, 1) == ()


def test_the_report_has_every_test_with_its_figures() -> None:
    watch, _ = played(fair, 12_345)
    told = report(watch)
    (part,) = told.parts
    assert (told.identity, part.run.throws, part.run.judged_at) == ("it", 12_345, 67_000)
    assert (part.window.throws, part.window.judged_at) == (345, 1_000)
    assert tuple(figure.test for figure in part.run.figures) == TESTS[2]
    assert [figure.freedom for figure in part.run.figures] == [5, 5, 10, 35, 30, 30]
    assert all(0.0001 < figure.probability < 1 for figure in part.run.figures)
    assert sum(part.run.faces[0]) == sum(part.run.totals) == 12_345


def test_the_report_has_a_part_for_each_number_of_dice_thrown_and_before_that_for_those_of_the_game() -> None:
    assert [part.dice for part in report(Watch("it"), (1, 3)).parts] == [1, 3]
    watch = thrown(thrown(Watch("it"), (1, 2, 3)), (4,))
    assert [part.dice for part in report(watch).parts] == [1, 3]
    text = as_text(report(watch))
    for line in ("All throws of one die: 1, judged next at 10000", "All throws of 3 dice: 1", "  totals 3 to 18: "):
        assert line in text
