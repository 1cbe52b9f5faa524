"""What the state knows of the machine: its devices, doors that were opened unseen, its clock and its disks."""

from __future__ import annotations

from typing import Literal

import msgspec

from terminal.cabinet.meters import Counts

DEVICES = ("validator", "printer", "dice", "board")

PASSING = ("waiting", "starting", "printing")
"""Why a device is not ready while nothing is wrong with it."""

PAPER_IN_SLOT = "chute"
"""The printer's code while paper waits to be taken: the player can help that, and no attendant is needed."""


class Device(msgspec.Struct, frozen=True):
    """What the cabinet knows of a device. `code` empty and `linked` means ready."""

    linked: bool = False
    code: str = "waiting"
    say: str = "not heard of yet"
    note: str = ""

    @property
    def ready(self) -> bool:
        """The device answers and would do its work."""
        return self.linked and not self.code

    @property
    def faulty(self) -> bool:
        """Something is wrong with it, which a person should know."""
        return not self.ready and self.code not in PASSING


class DoorRecord(msgspec.Struct, frozen=True):
    """What the board's last record of openings that nobody saw has told so far."""

    evidence: str = ""
    openings: Counts = {}


class ClockOff(msgspec.Struct, frozen=True):
    """The wall clock is wrong by so much, or at least by so much; positive where it is ahead."""

    off_ms: int
    at_least: bool = False


class Disk(msgspec.Struct, frozen=True):
    """Whether there is room for the journal, and how many megabytes there were when that was last told."""

    standing: Literal["", "low", "full"] = ""
    journal_mb: int = 0
    second_mb: int = 0
