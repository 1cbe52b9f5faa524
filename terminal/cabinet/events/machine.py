"""The machine round the game: devices, authority, doors, keys, clock, disks, and the statistics of the dice."""

from __future__ import annotations

from typing import Literal

from terminal.cabinet.events.shape import Event
from terminal.fairness.watch import DiceAlarm
from terminal.messages.text import Text


class AuthorityStands(Event, frozen=True, tag="authority_stands"):
    """What the validation authority says of itself: ready when `code` is empty, else why not."""

    code: str = ""
    say: Text = ""
    note: Text = ""
    """What the staff should know though it is ready, such as that its book was completed from the journal."""


class DeviceLost(Event, frozen=True, tag="device_lost"):
    """A device no longer answers."""

    device: str
    reason: Text


class DeviceBack(Event, frozen=True, tag="device_back"):
    """A device answers."""

    device: str
    identity: str


class DeviceStands(Event, frozen=True, tag="device_stands"):
    """What a device says of itself: ready when `code` is empty, else why not. `note` asks for care (paper low)."""

    device: str
    code: str = ""
    say: Text = ""
    note: Text = ""


class ValidatorRestarted(Event, frozen=True, tag="validator_restarted"):
    """The validator had lost its power; where it found a bill when it came back."""

    bill: str


class InputsChanged(Event, frozen=True, tag="inputs_changed"):
    """The doors that stand open and the keys that are turned."""

    doors_open: tuple[str, ...]
    keys_turned: tuple[str, ...]


class DoorsOpenedUnseen(Event, frozen=True, tag="doors_opened_unseen"):
    """The board tells of doors that were opened while it had no power or nobody listened (regulation D2, M6)."""

    evidence: str
    """The board's serial number and the number of its record."""
    openings: tuple[tuple[str, int], ...]
    """How often each door was opened, as far as it had not been told before."""


class FaultHeld(Event, frozen=True, tag="fault_held"):
    """A device has failed in such a way that it is out of use until a technician's key is turned (regulation D4)."""

    device: str
    code: str


class FaultsAcknowledged(Event, frozen=True, tag="faults_acknowledged"):
    """The staff has seen these faults, by the codes of the table of faults: they are over."""

    codes: tuple[str, ...]
    by: str
    """The key that was turned."""


class ClockMoved(Event, frozen=True, tag="clock_moved"):
    """The wall clock was set: it ought to have shown one instant, and shows another."""

    expected_ms: int
    found_ms: int
    off_ms: int
    """By how much it is wrong in all since then; 0 when this has set it right."""
    at_least: bool = False
    """Nobody could measure how long the program was off, so that `off_ms` is a bound."""
    within_ms: int = 0
    """The clock is right, too, where it shows up to so much more; journals from before it have 0 beside `at_least`."""


class DiskStands(Event, frozen=True, tag="disk_stands"):
    """Room for the journal has become short, or is there again."""

    standing: Literal["", "low", "full"]
    journal_mb: int
    """Megabytes free on the journal's own device."""
    second_mb: int
    """Megabytes free on the device of its third copy."""


class DiceAlarmed(Event, frozen=True, tag="dice_alarmed"):
    """The statistics of the dice are outside their limits: a person has to look at the generator."""

    alarm: DiceAlarm
    locks: bool
    """The dice rest until a technician has acknowledged it."""


class DiceAlarmsAcknowledged(Event, frozen=True, tag="dice_alarms_acknowledged"):
    """A technician has come; the statistics begin anew, those before it are in this journal."""
