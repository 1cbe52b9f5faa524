"""One input of the fuzzer: a list of turns, each of which can be written as a line of text."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

MAX_MS = 40_000
"""The longest turn: longer than any time-out of a driver."""


class Kind(StrEnum):
    """What happens in a turn."""

    HAND = "hand"
    """Something is done to the device, its cable, its power or the terminal."""
    BEND = "bend"
    """The cable mangles the next bytes from the device."""
    BEND_BACK = "bend-back"
    """The cable mangles the next bytes to the device."""
    SAY = "say"
    """These bytes reach the driver, forged or not."""
    TELL = "tell"
    """These bytes reach the device."""


class Way(StrEnum):
    """How a cable mangles what it carries; a turn's `data` says where, or what is inserted."""

    DROP = "drop"
    FLIP = "flip"
    CUT = "cut"
    NOISE = "noise"
    LATE = "late"
    TWICE = "twice"
    INSTEAD = "instead"
    """Other bytes arrive instead: an answer to this very question, from a hostile device."""


WAYS = tuple(Way)
FORGING = (Kind.SAY, Kind.TELL)
LYING = (Way.LATE, Way.TWICE, Way.INSTEAD)
"""Ways after which whole frames answer another question, which no protocol without numbers can detect."""
MAX_TIMES = 4


@dataclass(frozen=True)
class Turn:
    """One action, and how long things continue after it. `which` is the index of a person's action or of a way."""

    kind: Kind
    which: int = 0
    ms: int = 0
    data: bytes = b""

    @property
    def forges(self) -> bool:
        """Whether bytes arrive that nothing has sent, or has sent at another time."""
        bends = self.kind in (Kind.BEND, Kind.BEND_BACK)
        return self.kind in FORGING or (bends and self.way in LYING)

    @property
    def way(self) -> Way:
        """How the next bytes are mangled."""
        return WAYS[self.which % len(WAYS)]

    @property
    def times(self) -> int:
        """How many pieces are mangled."""
        return 1 + self.which // len(WAYS) % MAX_TIMES

    def __str__(self) -> str:
        return f"{self.kind} {self.which} {self.ms} {self.data.hex() or '-'}"


Case = tuple[Turn, ...]


class Counted(Protocol):
    """Counts how much has been tried."""

    runs: int


More = Callable[[Counted], bool]
"""Says whether to go on trying."""


def written(case: Case) -> str:
    """Write an input as text, one turn per line."""
    return "\n".join(map(str, case)) + "\n"


def read(lines: Iterable[str]) -> Case:
    """Read what `written` wrote; a line that begins with ``#`` is a comment. Raises ValueError."""
    return tuple(_turn(line) for line in lines if line.strip() and not line.startswith("#"))


def _turn(line: str) -> Turn:
    kind, which, ms, data = line.split()
    return Turn(Kind(kind), int(which), int(ms), bytes.fromhex(data.replace("-", "")))
