"""What the state knows of the machine: its devices, doors that were opened unseen, its clock and its disks."""

from __future__ import annotations

from typing import Literal

import msgspec

from drivers.ports.message import message
from terminal.cabinet.meters import Counts
from terminal.messages.text import Text

DEVICES = ("validator", "printer", "dice", "board")

PASSING = ("waiting", "starting", "printing")
"""Why a device is not ready while nothing is wrong with it."""

PAPER_IN_SLOT = "chute"
"""The printer's code while paper waits to be taken: the player can help that, and no attendant is needed."""


AWAY_MS = 30 * 86_400_000
"""After at most so long without power the clock is believed; beyond it a technician says whether it is right.

Cabinets work every day, and closures and repairs take days. The question costs one turn of a key; a clock of another
year that passes unnoticed gives false dates and gaming days for good.
"""


WAITING = message("device.waiting")


class Device(msgspec.Struct, frozen=True):
    """What the cabinet knows of a device. `code` empty and `linked` means ready."""

    linked: bool = False
    code: str = "waiting"
    say: Text = WAITING
    note: Text = ""

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
    """The wall clock is wrong by so much, positive where it is ahead; it may be right by up to `within_ms` more.

    `within_ms` is more than 0 where nobody has measured how long there was no power.
    """

    off_ms: int
    within_ms: int = 0


class Disk(msgspec.Struct, frozen=True):
    """Whether there is room for the journal, and how many megabytes there were when that was last told."""

    standing: Literal["", "low", "full"] = ""
    journal_mb: int = 0
    second_mb: int = 0


class Machine(msgspec.Struct, frozen=True):
    """The cabinet as a machine: devices, doors, keys, the clock and the disks."""

    devices: dict[str, Device] = msgspec.field(default_factory=lambda: {name: Device() for name in DEVICES})
    doors_open: tuple[str, ...] = ()
    keys_turned: tuple[str, ...] = ()
    door_record: DoorRecord = DoorRecord()
    doors_unseen: Counts = {}
    """How often each door was opened unseen, as far as no attendant has acknowledged it."""
    held: tuple[str, ...] = ()
    """Devices that stay out of use until a technician's key is turned."""
    contradictions: tuple[Text, ...] = ()
    """What the authority's books hold against the cabinet's, as far as no technician has acknowledged it."""
    clock: ClockOff | None = None
    """None while the clock is right, as far as anybody knows."""
    clocks_stopped_ms: int | None = None
    """Since when a staff key keeps betting time, reservation and tilt at rest; None while they run."""
    disk: Disk = Disk()
