"""Calibrates the touch panel (regulation 6, ANZ 1.10.38): measured, tried, measured again, and only then kept.

A calibration on trial ends with test mode, whatever ends that: a panel that a bad one has made useless is as it was as
soon as the key is turned back, or the power fails.
"""

from __future__ import annotations

from terminal.cabinet import commands as c
from terminal.cabinet.diagnostics.mode import verify_testing
from terminal.cabinet.diagnostics.touch_matrix import (
    IDENTITY,
    WHOLE,
    Matrix,
    Touched,
    after,
    fitted,
    largest_error,
    largest_move,
)
from terminal.cabinet.events import Event, TouchCalibrated, TouchCalibrationKept, TouchCalibrationUndone
from terminal.cabinet.people.authority import acting
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile

TARGETS_MIN = 9
"""Fewer touches than this calibrate nothing: one that slipped would count for too much."""
ERROR_MAX = 15_000
"""1.5 % of width or height: on a screen of 24 inches half a fingertip. A matrix that leaves more does not fit."""
MOVE_MAX = 100_000
"""10 % of width or height: a panel that is farther off is turned, mirrored or badly mounted."""


def calibrate(profile: Profile, state: State, touches: tuple[Touched, ...], now: c.Instant) -> tuple[Event, ...]:
    """Compute a calibration from these touches, as corrected so far, and try it. Raises Refusal."""
    verify_testing(profile, state)
    if state.diagnostics.calibration is not None:
        raise Refusal("calibration_trial", "A calibration is on trial: keep it or undo it first.")
    _verify_touches(touches)
    correction = fitted(touches)
    if correction is None:
        raise Refusal("calibration_touches", "The targets were not touched all over the screen.")
    before = in_force(state)
    matrix = after(before, correction)
    _verify_error(largest_error(touches, correction))
    _verify_move(matrix)
    if matrix == before:
        raise Refusal("calibration_same", "The touch panel is right as it is.")
    errors = (largest_error(touches), largest_error(touches, correction))
    return (TouchCalibrated(matrix, before, *errors, now.at_ms, acting(profile, state)),)


def keep(profile: Profile, state: State, touches: tuple[Touched, ...], now: c.Instant) -> tuple[Event, ...]:
    """Keep the calibration on trial, after targets were touched with it. Raises Refusal."""
    verify_testing(profile, state)
    if state.diagnostics.calibration is None:
        raise Refusal("calibration_trial", "No calibration is on trial.")
    _verify_touches(touches)
    error = largest_error(touches)
    _verify_error(error)
    return (TouchCalibrationKept(error, now.at_ms, acting(profile, state)),)


def undo(profile: Profile, state: State, now: c.Instant) -> tuple[Event, ...]:
    """Return to the calibration before: from a trial to the one that was kept, from that to its predecessor."""
    verify_testing(profile, state)
    touch = state.machine.touch
    if state.diagnostics.calibration is None and touch.matrix is None and touch.before is None:
        raise Refusal("calibration_none", "The touch panel was never calibrated here.")
    to = touch.before if state.diagnostics.calibration is None else touch.matrix
    return (TouchCalibrationUndone(to or IDENTITY, now.at_ms, acting(profile, state)),)


def in_force(state: State) -> Matrix:
    """What corrects touches now."""
    return state.diagnostics.calibration or state.machine.touch.matrix or IDENTITY


def _verify_touches(touches: tuple[Touched, ...]) -> None:
    """They are enough, each on the screen or close beside it, each of a target of its own."""
    if len({touch[:2] for touch in touches}) < max(TARGETS_MIN, len(touches)):
        raise Refusal("calibration_touches", "Touch every target first.")
    if any(not -WHOLE <= figure <= 2 * WHOLE for touch in touches for figure in touch):
        raise Refusal("calibration_touches", "A touch was felt far beside the screen.")


def _verify_error(error: int) -> None:
    if error > ERROR_MAX:
        raise Refusal(
            "calibration_error",
            "No calibration fits these touches: one would still miss by {percent} % of the screen. Clean the panel, and"
            " touch the middle of each target.",
            percent=_percent(error),
        )


def _verify_move(matrix: Matrix) -> None:
    move = largest_move(matrix)
    if move > MOVE_MAX:
        raise Refusal(
            "calibration_far",
            "The panel is off by {percent} % of the screen. It may be turned, mirrored or badly mounted: more than"
            " {most} % is not corrected here.",
            percent=_percent(move),
            most=_percent(MOVE_MAX),
        )


def _percent(share: int) -> str:
    """Millionths in percent with one decimal, rounded up, so that what is too much never looks allowed."""
    tenths = -(-share // 1_000)
    whole, tenth = divmod(tenths, 10)
    return f"{whole}.{tenth}" if tenth else str(whole)
