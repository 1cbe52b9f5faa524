"""The messages of the dice line protocol, version 2; drivers/dice/PROTOCOL.md says what each means on the wire."""

from __future__ import annotations

from enum import IntEnum, IntFlag, StrEnum

import msgspec

MAX_THROW = 4_294_967_295
RECORD_LENGTH = 16
"""How many outcomes the generator remembers through a power cut."""
PAGE_LENGTH = 4
"""How many outcomes one page of the log holds."""
MIN_CONFIDENCE = 80
"""A die read with less confidence than this, in percent, makes the throw void."""
DICE_COUNTS = (1, 2, 3, 4)
"""The numbers of dice that one throw can have."""


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
    """The warnings of the state line, as a sum of bits."""

    LID = 0x01
    DRIVE = 0x02
    READER = 0x04
    DICE = 0x08
    MEMORY = 0x10
    SOURCE = 0x20
    LAST_VOID = 0x40


FAULTS = Warn.LID | Warn.DRIVE | Warn.READER | Warn.DICE | Warn.MEMORY | Warn.SOURCE
"""Each of these alone prevents the generator from throwing."""


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
    """Why the generator refuses a command; nothing has changed then."""

    UNKNOWN = "UNKNOWN"
    FORM = "FORM"
    STATE = "STATE"
    OLD = "OLD"
    COUNT = "COUNT"
    NONE = "NONE"
    GOOD = "GOOD"
    ABSENT = "ABSENT"


# From the host --------------------------------------------------------------------------------------------------------


class AskIdentity(msgspec.Struct, frozen=True):
    """``*S``: who are you?"""


class AskState(msgspec.Struct, frozen=True):
    """``*X``: what are you doing?"""


class Open(msgspec.Struct, frozen=True):
    """``*P``: accept throws, or accept none."""

    open: bool


class Throw(msgspec.Struct, frozen=True):
    """``*T``: send the outcome of this throw; make it first if it has none."""

    throw: int
    count: int


class RefuseResult(msgspec.Struct, frozen=True):
    """``*V``: the recorded result of this throw is not valid; record it as void."""

    throw: int
    count: int


class SelfTest(msgspec.Struct, frozen=True):
    """``*F``: test yourself."""


class AskTotals(msgspec.Struct, frozen=True):
    """``*H;0``: how many results and voids since the generator was made? Of throws with `count` dice; 0 for all."""

    count: int = 0


class AskHistogram(msgspec.Struct, frozen=True):
    """``*H``: how often has each face of this die shown? In throws with `count` dice; 0 for all."""

    die: int
    count: int = 0


class AskLog(msgspec.Struct, frozen=True):
    """``*L``: this page of the recorded outcomes, 0 the newest."""

    page: int


class Clock(msgspec.Struct, frozen=True):
    """``*C``: set the clock, `moment` as YYYYMMDDhhmmss; the generator repeats it when it has a clock."""

    moment: str


Command = AskIdentity | AskState | Open | Throw | RefuseResult | SelfTest | AskTotals | AskHistogram | AskLog | Clock


# From the generator ---------------------------------------------------------------------------------------------------


class Identity(msgspec.Struct, frozen=True):
    """``*S``: maker, model, firmware version, serial number, its dice, and how many of them it can throw at once."""

    protocol: int
    maker: str
    model: str
    version: str
    serial: str
    count: int
    counts: tuple[int, ...] = ()
    """Ascending; empty in version 1 of the protocol, which throws all dice at once."""

    @property
    def can_throw(self) -> tuple[int, ...]:
        """The numbers of dice that it can throw at once, ascending."""
        return self.counts or (self.count,)


class StateLine(msgspec.Struct, frozen=True):
    """``*X``: what the generator is doing, the highest throw number ever begun (0: none), and its warnings."""

    state: State
    throw: int
    warnings: Warn


class Result(msgspec.Struct, frozen=True):
    """``*R…D``: the recorded faces of a throw and the reader's confidence in each, in percent."""

    throw: int
    dice: tuple[int, ...]
    confidences: tuple[int, ...]


class Void(msgspec.Struct, frozen=True):
    """``*R…V``: the throw is recorded as having no result."""

    throw: int
    reason: VoidReason


Outcome = Result | Void


class SelfTestEnded(msgspec.Struct, frozen=True):
    """``*F``: the findings of the self-test, (0,) if it passed."""

    codes: tuple[int, ...]


class Totals(msgspec.Struct, frozen=True):
    """``*H;0``: results and voids since the generator was made, of throws with `count` dice; 0 for all."""

    results: int
    voids: int
    count: int = 0


class Histogram(msgspec.Struct, frozen=True):
    """``*H``: how often each face 1…6 of this die has shown, in throws with `count` dice; 0 for all."""

    die: int
    faces: tuple[int, ...]
    count: int = 0


class LogPage(msgspec.Struct, frozen=True):
    """``*L``: up to four outcomes, newest first, as throw and faces or throw and void reason."""

    page: int
    entries: tuple[tuple[int, tuple[int, ...] | VoidReason], ...]


class Refusal(msgspec.Struct, frozen=True):
    """``*E``: what was refused (its letter and first argument) and why."""

    letter: str
    argument: str
    code: Refused


Reply = Identity | StateLine | Result | Void | SelfTestEnded | Totals | Histogram | LogPage | Clock | Refusal
