"""Calibration of the touch panel: measured, tried, measured again, kept, undone (regulation 6, ANZ 1.10.38)."""

from __future__ import annotations

import itertools

import pytest
from msgspec.structs import replace

from drivers import ports
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.diagnostics.calibration import ERROR_MAX, MOVE_MAX, in_force
from terminal.cabinet.diagnostics.touch_matrix import (
    CORNERS,
    IDENTITY,
    WHOLE,
    Matrix,
    Touched,
    after,
    corrected,
    fitted,
    largest_error,
    largest_move,
)
from terminal.cabinet.fold_clear import CONTINUED
from tests.cabinet.pipeline import Pipeline

TARGETS = tuple((x, y) for y in (60_000, 500_000, 940_000) for x in (40_000, 270_000, 500_000, 730_000, 960_000))
OFF: Matrix = (980_000, 4_000, 15_000, -3_000, 1_020_000, -12_000)
"""A panel that is a little stretched, turned and shifted: where it feels a touch."""
HIT: tuple[Touched, ...] = tuple((x, y, x, y) for x, y in TARGETS)


def felt(panel: Matrix) -> tuple[Touched, ...]:
    return tuple((*target, *corrected(panel, target)) for target in TARGETS)


def squares(touches: list[Touched], matrix: Matrix) -> int:
    """How far the touches are from their targets, corrected."""
    found = [(corrected(matrix, (x, y)), wanted) for *wanted, x, y in touches]
    return sum((x - wanted[0]) ** 2 + (y - wanted[1]) ** 2 for (x, y), wanted in found)


def undone(pipeline: Pipeline) -> Matrix:
    (event,) = pipeline.give(c.UndoCalibration())
    assert isinstance(event, e.TouchCalibrationUndone)
    return event.matrix


@pytest.fixture
def tested(pipeline: Pipeline) -> Pipeline:
    """A cabinet in test mode."""
    pipeline.turn_keys("technician")
    pipeline.give(c.BeginTest())
    return pipeline


def test_least_squares_find_the_matrix_that_leads_every_touch_to_its_target() -> None:
    matrix = fitted(felt(OFF))
    assert matrix is not None
    for target in (*TARGETS, *CORNERS):
        found = corrected(matrix, corrected(OFF, target))
        assert max(abs(found[0] - target[0]), abs(found[1] - target[1])) <= 3, target
    shaken = [
        (x, y, fx + (-1) ** number * 4_000, fy - (-1) ** number * 3_000)
        for number, (x, y, fx, fy) in enumerate(felt(OFF))
    ]
    best = fitted(shaken)
    assert best is not None
    others = [matrix]
    for number, step in itertools.product(range(6), (-3_000, 3_000)):
        figures = list(best)
        figures[number] += step
        one, two, three, four, five, six = figures
        others.append((one, two, three, four, five, six))
    assert all(squares(shaken, best) < squares(shaken, other) for other in others)


def test_touches_on_one_line_or_too_few_say_nothing_about_the_whole_panel() -> None:
    assert fitted([(x, y, x, x) for x, y in TARGETS]) is None
    assert fitted(felt(OFF)[:2]) is None
    assert fitted([]) is None


def test_two_corrections_after_each_other_are_one() -> None:
    second: Matrix = (1_010_000, -2_000, 5_000, 1_000, 990_000, 7_000)
    both = after(OFF, second)
    for point in (*TARGETS, *CORNERS):
        one, two = corrected(both, point), corrected(second, corrected(OFF, point))
        assert max(abs(one[0] - two[0]), abs(one[1] - two[1])) <= 2, point
    assert after(IDENTITY, OFF) == after(OFF, IDENTITY) == OFF
    assert largest_move(OFF) == 19_000
    assert largest_error(felt(IDENTITY)) == 0


def test_it_is_tried_and_kept_after_the_targets_were_hit_with_it_and_then_undone(tested: Pipeline) -> None:
    (tried,) = tested.give(c.CalibrateTouch(felt(OFF)))
    assert isinstance(tried, e.TouchCalibrated)
    assert (tried.before, tried.matrix) == (IDENTITY, in_force(tested.state))
    assert tried.error > 10 * tried.remaining
    assert tested.state.machine.touch == e.TouchPanel(), "on trial nothing is kept"
    assert tested.refused(c.CalibrateTouch(felt(OFF))) == "calibration_trial"
    (kept,) = tested.give(c.KeepCalibration(HIT))
    assert isinstance(kept, e.TouchCalibrationKept)
    first = tried.matrix
    assert tested.state.machine.touch == e.TouchPanel(first)
    tested.turn_keys()
    assert in_force(tested.state) == first, "it outlasts test mode"
    tested.turn_keys("technician")
    tested.give(c.BeginTest())
    tested.give(c.CalibrateTouch(felt((WHOLE, 0, 4_000, 0, WHOLE, 0))))
    assert in_force(tested.state) == after(first, (WHOLE, 0, -4_000, 0, WHOLE, 0)), "it is added to the one in force"
    tested.give(c.KeepCalibration(HIT))
    assert undone(tested) == first == in_force(tested.state)
    tested.give(c.UndoCalibration())
    assert in_force(tested.state) != first, "an undo is undone like anything else"


@pytest.mark.parametrize("end", ["button", "key", "start", "undo"])
def test_a_calibration_on_trial_ends_with_test_mode_whatever_ends_that(tested: Pipeline, end: str) -> None:
    tested.give(c.CalibrateTouch(felt(OFF)))
    match end:
        case "button":
            tested.give(c.EndTest())
        case "key":
            tested.report("board", ports.BoardInputs((), ()))
        case "start":
            tested.give(c.Start("another"))
        case _:
            assert undone(tested) == IDENTITY
    assert in_force(tested.state) == IDENTITY


def test_what_is_absurd_is_refused_with_a_reason_and_changes_nothing(tested: Pipeline) -> None:
    slipped = (*HIT[:7], (*HIT[7][:2], HIT[7][2] + 3 * ERROR_MAX, HIT[7][3]), *HIT[8:])
    mirrored = felt((-WHOLE, 0, WHOLE, 0, WHOLE, 0))
    turned = felt((0, WHOLE, 0, WHOLE, 0, 0))
    shifted = felt((WHOLE, 0, MOVE_MAX + 1_000, 0, WHOLE, 0))
    cases: dict[str, tuple[tuple[Touched, ...], str]] = {
        "one finger slipped": (slipped, "calibration_error"),
        "mirrored": (mirrored, "calibration_far"),
        "turned": (turned, "calibration_far"),
        "shifted too far": (shifted, "calibration_far"),
        "nothing was touched": ((), "calibration_touches"),
        "too few": (felt(OFF)[:8], "calibration_touches"),
        "one target again and again": ((HIT[0],) * 15, "calibration_touches"),
        "all felt in one place": (tuple((x, y, 0, 0) for x, y in TARGETS), "calibration_touches"),
        "far beside the screen": ((*HIT[:14], (*HIT[14][:2], 9 * WHOLE, 0)), "calibration_touches"),
        "nothing to correct": (HIT, "calibration_same"),
    }
    before = tested.state
    for case, (touches, why) in cases.items():
        assert tested.refused(c.CalibrateTouch(touches)) == why, case
    assert tested.refused(c.KeepCalibration(HIT)) == "calibration_trial"
    assert tested.refused(c.UndoCalibration()) == "calibration_none"
    assert tested.state == before
    tested.give(c.CalibrateTouch(felt((WHOLE, 0, MOVE_MAX - 1_000, 0, WHOLE, 0))))
    assert tested.refused(c.KeepCalibration(slipped)) == "calibration_error"
    assert tested.refused(c.KeepCalibration(())) == "calibration_touches"


def test_corrections_never_add_up_to_more_than_one_of_them_may_be(tested: Pipeline) -> None:
    step = felt((WHOLE, 0, 60_000, 0, WHOLE, 0))
    tested.give(c.CalibrateTouch(step))
    tested.give(c.KeepCalibration(HIT))
    assert tested.refused(c.CalibrateTouch(step)) == "calibration_far"


def test_only_a_technician_in_test_mode_calibrates_and_a_ram_clear_forgets_nothing(pipeline: Pipeline) -> None:
    for command in (c.CalibrateTouch(felt(OFF)), c.KeepCalibration(HIT), c.UndoCalibration()):
        pipeline.turn_keys()
        assert pipeline.refused(command) == "key"
        pipeline.turn_keys("technician")
        assert pipeline.refused(command) == "test_mode"
    assert CONTINUED["touch"] == ("machine", "touch")
    panel = replace(e.TouchPanel(), matrix=OFF)
    assert e.Cleared(0, (), "", 0, "", None, touch=panel).touch == panel
