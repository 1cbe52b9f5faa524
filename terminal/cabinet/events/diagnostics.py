"""Tests by a technician: test mode, and what is tried in it. None of these events concerns money."""

from __future__ import annotations

from typing import Literal

import msgspec

from drivers.ports import Lamp
from terminal.cabinet.diagnostics.touch_matrix import Matrix
from terminal.cabinet.events.shape import Event
from terminal.cabinet.people.account import Person
from terminal.messages.text import Text


class TestModeBegan(Event, frozen=True, tag="test_mode_began"):
    """A technician began test mode: nothing that happens in it counts (regulation 6; 547.8(g))."""

    at_ms: int
    key: str
    """The key that was turned."""
    who: Person | None = None
    """The person; None where a key alone is enough."""


TestModeEnds = Literal["button", "key", "sign_out", "start"]


class TestModeEnded(Event, frozen=True, tag="test_mode_ended"):
    """Test mode ended: by its button, or because the technician has left, or the program started again."""

    reason: TestModeEnds
    """``key`` if the key was turned back, ``start`` if the program started again."""
    at_ms: int
    who: Person | None = None
    """The person who touched the button; None otherwise, and where a key alone is enough."""


class TestThrowCalled(Event, frozen=True, tag="test_throw_called"):
    """A test throw of this many dice was ordered. Its number is one of the generator's, and no game has it."""

    throw: int
    count: int = 2


class TestThrown(Event, frozen=True, tag="test_thrown"):
    """The result of a test throw: it counts in the test alone."""

    throw: int
    dice: tuple[int, ...]


class TestThrowVoided(Event, frozen=True, tag="test_throw_voided"):
    """A test throw has no result; it is not made again."""

    throw: int
    reason: Text


class TestBillCalled(Event, frozen=True, tag="test_bill_called"):
    """A technician calls for a bill as a test: the next bill in escrow is read and always returned."""

    number: int
    """Of the test; the validator confirms its end with it."""
    who: Person | None = None
    """The person; None where a key alone is enough."""


class TestBillSeen(Event, frozen=True, tag="test_bill_seen"):
    """A test's bill is in escrow: it is returned, whatever happens meanwhile, and is never credited."""

    number: int
    """As of all bills."""
    value_cents: int


class TestBillClosed(Event, frozen=True, tag="test_bill_closed"):
    """A test's bill is no longer in the validator: the technician has it back."""

    number: int


class TestBillEnded(Event, frozen=True, tag="test_bill_ended"):
    """The validator has confirmed that it takes no bill and holds none: the next bill is a player's again."""

    number: int
    """Of the test."""


class LampTested(Event, frozen=True, tag="lamp_tested"):
    """A technician had the tower light show something, or show the state of the cabinet again."""

    lamp: Lamp | None
    """None for the state of the cabinet."""
    who: Person | None = None
    """The person; None where a key alone is enough."""


class SoundTested(Event, frozen=True, tag="sound_tested"):
    """A technician had a sound played once at this volume; the player's volume has not changed."""

    sound: str
    volume: int
    """1 to 5."""
    who: Person | None = None
    """The person; None where a key alone is enough."""


class TouchCalibrated(Event, frozen=True, tag="touch_calibrated"):
    """A calibration of the touch panel was computed and is on trial: it ends with test mode unless it is kept."""

    matrix: Matrix
    """Corrects touches from here on: a 2 x 3 matrix over shares of the screen, in millionths."""
    before: Matrix
    """What has corrected them until now."""
    error: int
    """By how much the touches missed at most, in millionths of the screen's width or height."""
    remaining: int
    """By how much they would still have missed with the new matrix."""
    at_ms: int
    who: Person | None = None
    """The person; None where a key alone is enough."""


class TouchCalibrationKept(Event, frozen=True, tag="touch_calibration_kept"):
    """The calibration on trial is kept: targets were touched again, and were hit."""

    error: int
    """By how much the touches missed at most, in millionths of the screen's width or height."""
    at_ms: int
    who: Person | None = None
    """The person; None where a key alone is enough."""


class TouchCalibrationUndone(Event, frozen=True, tag="touch_calibration_undone"):
    """The touch panel is corrected as before: a trial was given up, or a calibration that was kept is exchanged."""

    matrix: Matrix
    """What corrects touches now."""
    at_ms: int
    who: Person | None = None
    """The person; None where a key alone is enough."""


class TouchPanel(msgspec.Struct, frozen=True):
    """How touches are corrected."""

    matrix: Matrix | None = None
    """The calibration that was kept; None for none."""
    before: Matrix | None = None
    """The one before, to which it can be undone."""
