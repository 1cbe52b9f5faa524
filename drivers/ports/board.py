"""What the cabinet board can do and report, whatever its make: doors, keys, lamps."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Lamp(StrEnum):
    """What the tower light shows, the more urgent the later (regulation D6)."""

    OFF = "off"
    ADMINISTRATIVE = "administrative"
    """A key of the staff is turned."""
    CALL = "call"
    DISABLED = "disabled"
    """Nobody may play for now, though nothing is broken."""
    PAYOUT = "payout"
    """An attendant is to pay credit by hand."""
    JACKPOT = "jackpot"
    """An attendant is to pay a win by hand."""
    FAULT = "fault"
    TILT = "tilt"
    """Play is locked until somebody has come: memory, program or money cannot be trusted."""
    DOOR = "door"


@dataclass(frozen=True)
class BoardOrder:
    """What the tower light shall show, and who is to remember openings of doors."""

    lamp: Lamp = Lamp.OFF
    keep_openings: bool = False
    """Nothing can be written down: the board is to keep every opening for the terminal's next start to hear of."""


@dataclass(frozen=True)
class BoardInputs:
    """Every door that stands open and every key that is turned, by name; the whole picture, on each change."""

    doors_open: tuple[str, ...]
    keys_turned: tuple[str, ...]


@dataclass(frozen=True)
class DoorsOpenedUnseen:
    """How often doors were opened while the board had no power, or nobody listened to it. How they stand comes next.

    The board keeps this on its battery until the report is handled, and adds to it until then: `evidence` names the
    record, so that each opening counts once.
    """

    evidence: str
    openings: tuple[tuple[str, int], ...]


DOORS = ("main", "cashbox", "logic")
KEYS = ("attendant", "technician")

BoardReport = BoardInputs | DoorsOpenedUnseen
