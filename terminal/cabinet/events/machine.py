"""The machine around the game: devices, authority, doors, keys, clock, disks, and the statistics of the dice."""

from __future__ import annotations

from typing import Literal

from terminal.cabinet.events.shape import Event
from terminal.cabinet.people.account import Person
from terminal.fairness.watch import DiceAlarm
from terminal.messages.text import Text


class AuthorityStands(Event, frozen=True, tag="authority_stands"):
    """The ticket authority's status: ready if `code` is empty, otherwise why not."""

    code: str = ""
    say: Text = ""
    note: Text = ""
    """Information for the staff while it is ready, for example that its book was completed from the journal."""


class DeviceLost(Event, frozen=True, tag="device_lost"):
    """A device no longer answers."""

    device: str
    reason: Text


class DeviceBack(Event, frozen=True, tag="device_back"):
    """A device answers again. A dice generator says how many dice it can throw at once; empty if it has not."""

    device: str
    identity: str
    dice_counts: tuple[int, ...] = ()


class DeviceStands(Event, frozen=True, tag="device_stands"):
    """A device's status: ready if `code` is empty, otherwise why not. `note` is a warning, such as low paper."""

    device: str
    code: str = ""
    say: Text = ""
    note: Text = ""


class ValidatorRestarted(Event, frozen=True, tag="validator_restarted"):
    """The validator had lost its power; `bill` is where it found a bill at power-up."""

    bill: str


class InputsChanged(Event, frozen=True, tag="inputs_changed"):
    """The doors that are open and the keys that are turned."""

    doors_open: tuple[str, ...]
    keys_turned: tuple[str, ...]


class DoorsOpenedUnseen(Event, frozen=True, tag="doors_opened_unseen"):
    """The board reports doors that were opened while it had no power or no host listened (regulation D2, M6)."""

    evidence: str
    """The board's serial number and the number of its record."""
    openings: tuple[tuple[str, int], ...]
    """How often each door was opened, without the openings that were reported before."""


class TakenOutOfService(Event, frozen=True, tag="taken_out_of_service"):
    """The staff has put the station out of service: no bet, no dice and no money in until it is back in service."""

    at_ms: int
    by: str
    """The key that was turned."""
    who: Person | None = None
    """The person; None where a key alone is enough."""


class ReturnedToService(Event, frozen=True, tag="returned_to_service"):
    """The staff has put the station back into service."""

    at_ms: int
    by: str
    """The key that was turned."""
    who: Person | None = None
    """The person; None where a key alone is enough."""


class FaultHeld(Event, frozen=True, tag="fault_held"):
    """A device has failed and stays out of use until the technician's key is turned (regulation D4)."""

    device: str
    code: str


class FaultsAcknowledged(Event, frozen=True, tag="faults_acknowledged"):
    """The staff acknowledged these faults, which ends them; the codes are those of the fault table."""

    codes: tuple[str, ...]
    by: str
    """The key that was turned."""
    who: Person | None = None
    """The person; None in journals of earlier versions, where a key alone is enough, and for a technician's key."""


class ClockMoved(Event, frozen=True, tag="clock_moved"):
    """The wall clock was set: it shows `found_ms` instead of `expected_ms`."""

    expected_ms: int
    found_ms: int
    off_ms: int
    """By how much it has been wrong in total since then; 0 if this change corrected it."""
    at_least: bool = False
    """The time that the program was off could not be measured, so `off_ms` is a bound."""
    within_ms: int = 0
    """The clock also counts as right if it shows up to this much more; 0 beside `at_least` in journals of earlier
    versions."""
    asks: bool = False
    """It has jumped too far for a turned key: a technician confirms it on the page of the clock."""


class DiskStands(Event, frozen=True, tag="disk_stands"):
    """Disk space for the journal has become low, or is sufficient again."""

    standing: Literal["", "low", "full"]
    journal_mb: int
    """Megabytes free on the journal's own device."""
    second_mb: int
    """Megabytes free on the device of its third copy."""


class CameraStands(Event, frozen=True, tag="camera_stands"):
    """The camera of the dice shows no picture, or shows one again. Play goes on: the drawn dice are seen."""

    why: Text = ""
    """Why there is none; empty while there is one."""


class DiceAlarmed(Event, frozen=True, tag="dice_alarmed"):
    """The dice statistics are outside their limits: the generator has to be inspected."""

    alarm: DiceAlarm
    locks: bool
    """No dice are thrown until a technician has acknowledged it."""


class DiceAlarmsAcknowledged(Event, frozen=True, tag="dice_alarms_acknowledged"):
    """A technician has acknowledged the alarms; the statistics restart. The earlier ones remain in this journal."""
