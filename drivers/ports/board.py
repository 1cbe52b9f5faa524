"""What the cabinet board can do and report, of any make: doors, keys, lamps."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Lamp(StrEnum):
    """What the tower light shows; later ones are more urgent (regulation D6)."""

    OFF = "off"
    ADMINISTRATIVE = "administrative"
    """An attendant's key is turned."""
    CALL = "call"
    DISABLED = "disabled"
    """Play is disabled for now, though nothing is broken."""
    PAYOUT = "payout"
    """An attendant must pay credit by hand."""
    JACKPOT = "jackpot"
    """An attendant must pay a win by hand."""
    FAULT = "fault"
    TILT = "tilt"
    """Play is locked until an attendant comes: memory, program or money cannot be trusted."""
    DOOR = "door"


class BoardOrder(msgspec.Struct, frozen=True):
    """What the tower light must show, and who keeps openings of doors."""

    lamp: Lamp = Lamp.OFF
    keep_openings: bool = False
    """Nothing can be journaled: the board must keep every opening until the terminal's next start reads them."""


class BoardInputs(msgspec.Struct, frozen=True):
    """Every open door and every turned key, by name; the complete picture, on each change."""

    doors_open: tuple[str, ...]
    keys_turned: tuple[str, ...]


class DoorsOpenedUnseen(msgspec.Struct, frozen=True):
    """How often doors were opened while the board had no power, or no host was listening. The door inputs come next.

    The board keeps this on its battery until the report is handled, and adds to it until then: `evidence` names the
    record, so that each opening counts once.
    """

    evidence: str
    openings: tuple[tuple[str, int], ...]


DOORS = ("main", "cashbox", "logic")
KEYS = ("attendant", "technician")

BoardReport = BoardInputs | DoorsOpenedUnseen
