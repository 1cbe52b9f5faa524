"""The commands about shifts."""

from __future__ import annotations

import msgspec


class BeginShift(msgspec.Struct, frozen=True):
    """An attendant begins a shift."""

    number: int
    """The number after that of the last shift, so that a repeated command begins one."""


class EndShift(msgspec.Struct, frozen=True):
    """An attendant ends a shift."""

    number: int


class PrintShift(msgspec.Struct, frozen=True):
    """An attendant wants the slip of an ended shift."""

    number: int


Shift = BeginShift | EndShift | PrintShift
