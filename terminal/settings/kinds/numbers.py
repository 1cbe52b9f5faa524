"""Numbers, durations and factors as values of parameters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from terminal.messages.lazy import message
from terminal.settings.kinds.amounts import Amount
from terminal.settings.kinds.kind import Kind, listed

if TYPE_CHECKING:
    from drivers.ports.message import Message

DIGITS_MAX = 20
MS = {"seconds": 1_000, "minutes": 60_000}


@dataclass(frozen=True)
class Whole(Kind[int]):
    """A whole number."""

    least: int
    most: int
    unit: str = ""

    @property
    def range(self) -> Message:
        """Its bounds."""
        return message("range.whole", least=self.least, most=self.most)

    def read(self, text: str) -> int:
        """Read the number."""
        digits = text.isascii() and text.isdigit() and len(text) <= DIGITS_MAX
        if not digits or not self.least <= int(text) <= self.most:
            raise self._wrong()
        return int(text)


@dataclass(frozen=True)
class Duration(Kind[int]):
    """A whole number of seconds or minutes in the file, and milliseconds in the program."""

    least: int
    most: int
    unit: str

    @property
    def range(self) -> Message:
        """Its bounds."""
        return Whole(self.least, self.most).range

    def read(self, text: str) -> int:
        """Read the number, as milliseconds."""
        return Whole(self.least, self.most).read(text) * MS[self.unit]

    def write(self, value: int) -> str:
        """Write the milliseconds as that number."""
        return f"{value / MS[self.unit]:g}"


@dataclass(frozen=True)
class Factors(Kind[tuple[str, ...]]):
    """What chip values may be multiplied by, each as written."""

    amount: Amount
    count_max: int

    @property
    def range(self) -> Message:
        """How many there may be, and their bounds."""
        return message("range.factors", count=self.count_max, least=self.amount.least, most=self.amount.most)

    def read(self, text: str) -> tuple[str, ...]:
        """Read the factors."""
        factors = listed(text)
        if len({self.amount.read(one) for one in factors}) < len(factors) or len(factors) > self.count_max:
            raise self._wrong()
        return factors

    def write(self, value: tuple[str, ...]) -> str:
        """Write the factors."""
        return ", ".join(value)
