"""What a technician tests: dice, printer, validator, lamps, sounds, and the touch panel."""

from __future__ import annotations

import msgspec

from drivers.ports import Lamp
from terminal.cabinet.diagnostics.touch_matrix import Touched


class BeginTest(msgspec.Struct, frozen=True):
    """A technician begins test mode."""


class EndTest(msgspec.Struct, frozen=True):
    """A technician ends test mode."""


class ThrowTest(msgspec.Struct, frozen=True):
    """A technician has this many dice thrown once, in no game."""

    count: int = 2


class PrintTest(msgspec.Struct, frozen=True):
    """A technician has a test slip printed."""


class TestBill(msgspec.Struct, frozen=True):
    """A technician wants to insert a bill that is read and returned."""


class TestLamp(msgspec.Struct, frozen=True):
    """A technician has the tower light show something; None for the state of the cabinet again."""

    lamp: Lamp | None


class TestSound(msgspec.Struct, frozen=True):
    """A technician has a sound played at this volume, 1 to 5."""

    sound: str
    volume: int


class CalibrateTouch(msgspec.Struct, frozen=True):
    """A technician has a calibration of the touch panel computed from these touches, and tried."""

    touches: tuple[Touched, ...]


class KeepCalibration(msgspec.Struct, frozen=True):
    """A technician keeps the calibration on trial, with which these touches were made."""

    touches: tuple[Touched, ...]


class UndoCalibration(msgspec.Struct, frozen=True):
    """A technician returns to the calibration of the touch panel before this one."""
