"""The commands about the cash box."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class TakeDrop(msgspec.Struct, frozen=True):
    """The staff has taken the cash box out, and no device has reported it."""

    number: int
    """The number after that of the last drop, so that a repeated command records one."""


class UndoDrop(msgspec.Struct, frozen=True):
    """The staff has put the cash box of the last drop back unopened."""

    number: int


class CountDrop(msgspec.Struct, frozen=True):
    """The staff has counted what was in the cash box of this drop."""

    number: int
    bills: Mapping[str, int]
    """How many bills of each value in cents; a value that is not in it was counted as none."""
    tickets: int


class PrintDrop(msgspec.Struct, frozen=True):
    """The staff wants the slip of a counted drop."""

    number: int


CashBox = TakeDrop | UndoDrop | CountDrop | PrintDrop
