"""What no person wants, and is so all the same: a start, a device's report, a clock, files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from drivers.ports import Report
from drivers.ports.message import Message
from terminal.cabinet.events import Signature
from terminal.cabinet.validation import TicketKey
from terminal.common.certificate_ends import Ends


class Program(msgspec.Struct, frozen=True):
    """The verification of the running program; empty for one that was not verified."""

    digest: str = ""
    signed: bool = False


class ClockFound(msgspec.Struct, frozen=True):
    """The wall clock is wrong: it should show this instant, or one at most `within_ms` later."""

    expected_ms: int
    within_ms: int = 0
    """The longest time for which no clock may have run; 0 if the time was measured throughout."""


class Start(msgspec.Struct, frozen=True):
    """The program has started on this journal, with or without a ticket authority."""

    version: str
    repairs: tuple[tuple[int, Message], ...] = ()
    """The copies of the journal that opening repaired: a copy's number, and what was done."""
    program: Program = Program()
    authority: bool = False
    fresh_key: TicketKey | None = None
    """A new key of ticket numbers, used only for a journal that has none."""
    clock: ClockFound | None = None
    """What is wrong with the clock at the start, as far as that can be known."""
    cards: bool = False
    """There is a reader of players' cards."""


class ProgramFound(msgspec.Struct, frozen=True):
    """The result of a verification of the program's files."""

    status: Literal["signed", "unsigned", "changed"]
    digest: str
    mismatches: tuple[Message, ...] = ()
    components: tuple[Signature, ...] = ()


class MemoryUnread(msgspec.Struct, frozen=True):
    """No copy of the cabinet's journal is good; the findings about each."""

    why: Message
    copies: tuple[Message, ...]


class FromDevice(msgspec.Struct, frozen=True):
    """A device, or the ticket authority, has reported."""

    device: str
    report: Report


class ClockTried(msgspec.Struct, frozen=True):
    """The operating system's clock was set as called for; or it was not, and why."""

    why: Message | None = None


class DiskFound(msgspec.Struct, frozen=True):
    """The free megabytes for the journal, and for its third copy on the other device."""

    journal_mb: int
    second_mb: int


class CameraFound(msgspec.Struct, frozen=True):
    """The camera of the dice shows a picture; or none, and why."""

    why: Message | None = None


class CertificateFound(msgspec.Struct, frozen=True):
    """When the certificates end with which this machine proves itself at its shared table in the name of this party."""

    party: str
    ends: Ends


class ParametersEdited(msgspec.Struct, frozen=True):
    """A start has found a Param.ini that was edited, in which every parameter is written so."""

    written: Mapping[str, str]


class ParametersInFile(msgspec.Struct, frozen=True):
    """Param.ini now holds the changed parameters; `copy` is the name of the replaced file's copy."""

    copy: str


class TimePasses(msgspec.Struct, frozen=True):
    """The clock may have reached the instant of `Cabinet.alarm_ms`; may also be given too early."""

    untouched_ms: int = 0
    """How long nothing has been touched, including touches that were not commands."""
