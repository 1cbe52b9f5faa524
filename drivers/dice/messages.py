"""The messages of the dice line protocol, version 1; drivers/dice/PROTOCOL.md says what each means on the wire."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, IntFlag, StrEnum

MAX_THROW = 4_294_967_295
RECORD_LENGTH = 16
"""How many outcomes the generator remembers through a power cut."""
PAGE_LENGTH = 4
"""How many outcomes stand on one page of the log."""
MIN_CONFIDENCE = 80
"""A die read with less confidence than this, in percent, makes the throw void."""
DICE_COUNTS = (2, 3, 4)


class State(IntEnum):
    """What the generator is doing."""

    STARTING = 1
    READY = 2
    THROWING = 3
    READING = 4
    FAULT = 5
    SELF_TEST = 6
    SERVICE = 7


class Warn(IntFlag):
    """The warnings of the state line, added up."""

    LID = 0x01
    DRIVE = 0x02
    READER = 0x04
    DICE = 0x08
    MEMORY = 0x10
    SOURCE = 0x20
    LAST_VOID = 0x40


FAULTS = Warn.LID | Warn.DRIVE | Warn.READER | Warn.DICE | Warn.MEMORY | Warn.SOURCE
"""Each of these alone keeps the generator from throwing."""


class VoidReason(IntEnum):
    """Why a throw has no result."""

    COCKED = 1
    MISSING = 2
    STACKED = 3
    MOVING = 4
    LID = 5
    POWER = 6
    HOST = 7
    BROKEN = 8


class Refused(StrEnum):
    """Why the generator does not do what it was told; nothing has changed then."""

    UNKNOWN = "UNKNOWN"
    FORM = "FORM"
    STATE = "STATE"
    OLD = "OLD"
    COUNT = "COUNT"
    NONE = "NONE"
    GOOD = "GOOD"
    ABSENT = "ABSENT"


# From the host --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AskIdentity:
    """``*S``: who are you?"""


@dataclass(frozen=True)
class AskState:
    """``*X``: what are you doing?"""


@dataclass(frozen=True)
class Open:
    """``*P``: take throws, or take none."""

    open: bool


@dataclass(frozen=True)
class Throw:
    """``*T``: the outcome of this throw, which is made now if it was not made before."""

    throw: int
    count: int


@dataclass(frozen=True)
class RefuseResult:
    """``*V``: the recorded result of this throw does not stand; record it as void."""

    throw: int
    count: int


@dataclass(frozen=True)
class SelfTest:
    """``*F``: test yourself."""


@dataclass(frozen=True)
class AskTotals:
    """``*H;0``: how many results and voids in your life?"""


@dataclass(frozen=True)
class AskHistogram:
    """``*H``: how often did each face of this die show?"""

    die: int


@dataclass(frozen=True)
class AskLog:
    """``*L``: this page of the recorded outcomes, 0 the newest."""

    page: int


@dataclass(frozen=True)
class Clock:
    """``*C``: set the clock, `moment` as YYYYMMDDhhmmss; the generator repeats it when it has a clock."""

    moment: str


Command = AskIdentity | AskState | Open | Throw | RefuseResult | SelfTest | AskTotals | AskHistogram | AskLog | Clock


# From the generator ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Identity:
    """``*S``: maker, model, firmware version, serial number and how many dice lie in the chamber."""

    protocol: int
    maker: str
    model: str
    version: str
    serial: str
    count: int


@dataclass(frozen=True)
class StateLine:
    """``*X``: what the generator does, the highest throw number it ever began (0: none), and its warnings."""

    state: State
    throw: int
    warnings: Warn


@dataclass(frozen=True)
class Result:
    """``*R…D``: the recorded faces of a throw and how sure the reader is of each, in percent."""

    throw: int
    dice: tuple[int, ...]
    confidences: tuple[int, ...]


@dataclass(frozen=True)
class Void:
    """``*R…V``: the throw is recorded as having no result."""

    throw: int
    reason: VoidReason


Outcome = Result | Void


@dataclass(frozen=True)
class SelfTestEnded:
    """``*F``: the self-test's findings, (0,) when all is well."""

    codes: tuple[int, ...]


@dataclass(frozen=True)
class Totals:
    """``*H;0``: results and voids since the generator was made."""

    results: int
    voids: int


@dataclass(frozen=True)
class Histogram:
    """``*H``: how often faces 1…6 of this die showed."""

    die: int
    faces: tuple[int, ...]


@dataclass(frozen=True)
class LogPage:
    """``*L``: up to four outcomes, newest first, as throw and faces or throw and void reason."""

    page: int
    entries: tuple[tuple[int, tuple[int, ...] | VoidReason], ...]


@dataclass(frozen=True)
class Refusal:
    """``*E``: what was refused (its letter and first argument) and why."""

    letter: str
    argument: str
    code: Refused


Reply = Identity | StateLine | Result | Void | SelfTestEnded | Totals | Histogram | LogPage | Clock | Refusal
