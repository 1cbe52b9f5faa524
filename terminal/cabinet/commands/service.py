"""What the staff wants of the machine: its faults, its program, its clock, out of service and reserved."""

from __future__ import annotations

import msgspec

from terminal.cabinet.events import SkippedTests


class AcknowledgeFaults(msgspec.Struct, frozen=True):
    """An attendant acknowledges the faults that wait for that."""


class VerifyProgram(msgspec.Struct, frozen=True):
    """An attendant wants the files of the program verified now."""


class AcceptProgram(msgspec.Struct, frozen=True):
    """A technician accepts the program that was installed since the last start."""


class TakeOutOfService(msgspec.Struct, frozen=True):
    """The staff puts the station out of service."""


class ReturnToService(msgspec.Struct, frozen=True):
    """The staff puts the station back into service."""


class ReserveForPlayer(msgspec.Struct, frozen=True):
    """The staff reserves the station for a player, for this time."""

    for_ms: int


class EndReservation(msgspec.Struct, frozen=True):
    """The staff opens the station that the staff has reserved."""


class SetClock(msgspec.Struct, frozen=True):
    """The staff sets the clock to this instant, in milliseconds since 1970 in UTC."""

    to_ms: int


class ConfirmClock(msgspec.Struct, frozen=True):
    """The staff confirms that a clock which is doubted is right."""


class SignHandOver(msgspec.Struct, frozen=True):
    """Sign that the cabinet is set up, and have that printed for the house."""

    skipped: SkippedTests = ""
    """Why it is signed although a test is not done."""
