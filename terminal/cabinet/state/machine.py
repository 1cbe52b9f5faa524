"""The state of the machine: its devices, doors opened unseen, its clock and its disks."""

from __future__ import annotations

from typing import Literal

import msgspec

from drivers.ports.message import message
from terminal.cabinet.events import CertificateStands, ClockSetCalled, TakenOutOfService, TouchPanel
from terminal.cabinet.meters import Counts
from terminal.common.local_time import UtcOffset
from terminal.messages.text import Text

DEVICES = ("validator", "printer", "dice", "board")
EXCHANGE = "exchange"
"""The exchange of a shared table with its stations: among the devices of the table."""
TABLE_DEVICES = ("printer", "dice", "board", EXCHANGE)
"""The devices of a shared table, which takes and gives no money."""
CARDS = "cards"
"""The reader of players' cards: among the devices only of a cabinet that has one, because play does not need it."""

PASSING = ("waiting", "starting", "printing")
"""Codes of a device that is not ready although nothing is wrong."""

PAPER_IN_SLOT = "chute"
"""The printer's code while paper waits to be taken: the player can remove it without an attendant."""


AWAY_MS = 30 * 86_400_000
"""Up to this long without power the clock is trusted; beyond it a technician must confirm it.

Cabinets work every day, and closures and repairs take days. The question costs one turn of a key; an unnoticed clock of
a different year would give permanently wrong dates and gaming days.
"""


OFFSETS_KEPT = 64
"""Local time changes its offset twice a year at most, so this is more than a cabinet's life."""

WAITING = message("device.waiting")


class Device(msgspec.Struct, frozen=True):
    """A device as the cabinet knows it. An empty `code` and `linked` mean ready."""

    linked: bool = False
    code: str = "waiting"
    say: Text = WAITING
    note: Text = ""

    @property
    def ready(self) -> bool:
        """The device answers and could do its work."""
        return self.linked and not self.code

    @property
    def faulty(self) -> bool:
        """Something is wrong with it that a person should know."""
        return not self.ready and self.code not in PASSING


class DoorRecord(msgspec.Struct, frozen=True):
    """The counts of the board's last record of unseen openings that were already reported."""

    evidence: str = ""
    openings: Counts = {}


class ClockOff(msgspec.Struct, frozen=True):
    """The wall clock is wrong by this much, positive if it is ahead; it may be right by up to `within_ms` more.

    `within_ms` is more than 0 if the time without power was not measured.
    """

    off_ms: int
    within_ms: int = 0
    asks: bool = False
    """It is so far off that a turned key does not confirm it."""

    @property
    def excess_ms(self) -> int:
        """How far it is from any time at which it would be right."""
        return outside(self.off_ms, self.within_ms)


def outside(off_ms: int, within_ms: int) -> int:
    """How far this is below 0 (negative) or above `within_ms`; 0 between them."""
    return off_ms if off_ms < 0 else max(off_ms - within_ms, 0)


class Disk(msgspec.Struct, frozen=True, rename={"status": "standing"}):
    """Whether there is space for the journal, and the megabytes that were last reported."""

    status: Literal["", "low", "full"] = ""
    journal_mb: int = 0
    second_mb: int = 0


class Machine(msgspec.Struct, frozen=True):
    """The cabinet as a machine: devices, doors, keys, the clock and the disks."""

    devices: dict[str, Device] = msgspec.field(default_factory=lambda: {name: Device() for name in DEVICES})
    doors_open: tuple[str, ...] = ()
    keys_turned: tuple[str, ...] = ()
    door_record: DoorRecord = DoorRecord()
    doors_unseen: Counts = {}
    """How often each door was opened unseen, until an attendant acknowledges it."""
    held: tuple[str, ...] = ()
    """Devices that stay out of use until a technician's key is turned."""
    contradictions: tuple[Text, ...] = ()
    """Contradictions between the authority's books and the cabinet's, until a technician acknowledges them."""
    clock: ClockOff | None = None
    """None while the clock is right, as far as known."""
    clock_setting: ClockSetCalled | None = None
    """The setting of the clock whose outcome is not known yet."""
    clock_alone_ms: int = 0
    """By how much one person alone has set the clock since the gaming day began."""
    offsets: tuple[UtcOffset, ...] = ()
    """The last offsets of local time, in the order in which they were found: an instant is shown with its own."""
    clocks_stopped_ms: int | None = None
    """Since when a staff key has stopped betting time, reservation and tilt; None while they run."""
    disk: Disk = Disk()
    camera: Text = ""
    """Why a camera that is configured shows no picture of the dice; empty without one, and while it does."""
    out_of_service: TakenOutOfService | None = None
    """None while the station is in service."""
    table_keys: dict[str, str] = {}
    """The key that each party of a shared table was heard with last, by the party's name."""
    certificate: CertificateStands | None = None
    """Which certificates of this machine end soon; None while none does."""
    touch: TouchPanel = TouchPanel()
    """How touches are corrected, besides a calibration on trial."""

    def device(self, name: str) -> Device:
        """The device of this name; one that waits, where the cabinet has none."""
        return self.devices.get(name) or Device()
