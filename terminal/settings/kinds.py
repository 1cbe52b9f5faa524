"""The value types of parameters: how each is read from Param.ini and written there, and its range."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from datetime import date
from typing import Generic, TypeVar

from terminal.common import money

T = TypeVar("T")

NONE = "none"
DIGITS_MAX = 20
MS = {"seconds": 1_000, "minutes": 60_000}


class Kind(ABC, Generic[T]):
    """A value type. `unit` is the unit of a number in the file; empty for values without one."""

    unit: str = ""

    @property
    @abstractmethod
    def range(self) -> str:
        """The allowed values, as the end of a sentence after "has to be"."""

    @abstractmethod
    def read(self, text: str) -> T:
        """Read the file's text. Raises ValueError with half a sentence: what the value has to be."""

    def write(self, value: T) -> str:
        """Write the value as file text: equal values give equal texts."""
        return str(value)

    def _wrong(self) -> ValueError:
        return ValueError(f"has to be {self.range}")


@dataclass(frozen=True)
class Text(Kind[str]):
    """A line of text of limited length; may be empty if the minimum is 0."""

    length_min: int
    length_max: int
    or_none: bool = False

    @property
    def range(self) -> str:
        """The bounds of its length."""
        return f"{self.length_min} to {self.length_max} printable characters{', or none' * self.or_none}"

    def read(self, text: str) -> str:
        """Read it as it is."""
        if self.or_none and text == NONE:
            return ""
        if not self.length_min <= len(text) <= self.length_max or not text.isprintable():
            raise self._wrong()
        return text

    def write(self, value: str) -> str:
        """Write it as it is."""
        return value or NONE


@dataclass(frozen=True)
class Whole(Kind[int]):
    """A whole number."""

    least: int
    most: int
    unit: str = ""

    @property
    def range(self) -> str:
        """Its bounds."""
        return f"a whole number from {self.least} to {self.most}"

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
    def range(self) -> str:
        """Its bounds."""
        return Whole(self.least, self.most).range

    def read(self, text: str) -> int:
        """Read the number, as milliseconds."""
        return Whole(self.least, self.most).read(text) * MS[self.unit]

    def write(self, value: int) -> str:
        """Write the milliseconds as that number."""
        return f"{value / MS[self.unit]:g}"


@dataclass(frozen=True)
class Amount(Kind[int]):
    """An amount of money like 12.50 in the file, and whole cents in the program."""

    min_cents: int
    max_cents: int
    unit: str = "money"

    @property
    def range(self) -> str:
        """Its bounds."""
        return f"an amount from {self.bounds}, written like 12.50"

    @property
    def bounds(self) -> str:
        """The bounds alone."""
        return f"{money.figures(self.min_cents)} to {money.figures(self.max_cents)}"

    def read(self, text: str) -> int:
        """Read the amount, as whole cents."""
        try:
            cents = money.cents(text)
        except ValueError as error:
            raise self._wrong() from error
        if not self.min_cents <= cents <= self.max_cents:
            raise self._wrong()
        return cents

    def write(self, value: int) -> str:
        """Write the cents as that amount."""
        return money.figures(value).replace(",", "")


@dataclass(frozen=True)
class DatedAmounts(Kind[tuple[tuple[str, int], ...]]):
    """Amounts, each with the day from which it applies, as ``2026-01-01`` and whole cents; or none at all."""

    amount: Amount
    unit: str = "money"

    @property
    def range(self) -> str:
        """What is allowed."""
        example = "1200.00 from 2025-01-01, 2000.00 from 2026-01-01"
        return f"none, or amounts with the days from which they count, rising, like {example}"

    def read(self, text: str) -> tuple[tuple[str, int], ...]:
        """Read each amount with its day."""
        if text == NONE:
            return ()
        try:
            found = tuple(self._one(one) for one in _listed(text))
        except ValueError as error:
            raise self._wrong() from error
        days = [day for day, _ in found]
        if days != sorted(set(days)):
            raise self._wrong()
        return found

    def write(self, value: tuple[tuple[str, int], ...]) -> str:
        """Write each amount with its day."""
        return ", ".join(f"{self.amount.write(cents)} from {day}" for day, cents in value) or NONE

    def _one(self, text: str) -> tuple[str, int]:
        amount, _, day = text.partition(" from ")
        return date.fromisoformat(day).isoformat(), self.amount.read(amount)


@dataclass(frozen=True)
class ChipValues(Kind[tuple[int, ...]]):
    """Values of chips, smallest first, as whole cents."""

    amount: Amount
    unit: str = "money"

    @property
    def range(self) -> str:
        """How many there may be, and their bounds."""
        values = f"three to seven different chip values from {self.amount.bounds}"
        return f"{values}, smallest first, separated by commas"

    def read(self, text: str) -> tuple[int, ...]:
        """Read the values."""
        values = tuple(self.amount.read(one) for one in _listed(text))
        if not 3 <= len(values) <= 7 or list(values) != sorted(set(values)):
            raise self._wrong()
        return values

    def write(self, value: tuple[int, ...]) -> str:
        """Write the values."""
        return ", ".join(self.amount.write(one) for one in value)


@dataclass(frozen=True)
class Factors(Kind[tuple[str, ...]]):
    """What chip values may be multiplied by, each as written."""

    amount: Amount
    count_max: int

    @property
    def range(self) -> str:
        """How many there may be, and their bounds."""
        return f"one to {self.count_max} different amounts from {self.amount.bounds}, separated by commas"

    def read(self, text: str) -> tuple[str, ...]:
        """Read the factors."""
        factors = _listed(text)
        if len({self.amount.read(one) for one in factors}) < len(factors) or len(factors) > self.count_max:
            raise self._wrong()
        return factors

    def write(self, value: tuple[str, ...]) -> str:
        """Write the factors."""
        return ", ".join(value)


@dataclass(frozen=True)
class Several(Kind[tuple[str, ...]]):
    """Some of these words, each once, in the order of this list."""

    choices: tuple[str, ...]

    @property
    def range(self) -> str:
        """The words."""
        return f"one or more of these, separated by commas: {', '.join(self.choices)}"

    def read(self, text: str) -> tuple[str, ...]:
        """Read the words."""
        words = _listed(text)
        if len(set(words)) < len(words) or not set(words) <= set(self.choices):
            raise self._wrong()
        return words

    def write(self, value: tuple[str, ...]) -> str:
        """Write the words."""
        return ", ".join(value)


@dataclass(frozen=True)
class Names(Kind[tuple[str, ...]]):
    """Names of files, each once, in an order of their own."""

    length_max: int
    count_max: int

    @property
    def range(self) -> str:
        """How many there may be, and how long."""
        name = f"different names of 1 to {self.length_max} printable characters"
        return f"one to {self.count_max} {name}, separated by commas"

    def read(self, text: str) -> tuple[str, ...]:
        """Read the names."""
        names = _listed(text)
        good = all(1 <= len(name) <= self.length_max and name.isprintable() for name in names)
        if not good or len(names) > self.count_max:
            raise self._wrong()
        for name in names:
            if names.count(name) > 1:
                raise ValueError(f"names {name} twice")
        return names

    def write(self, value: tuple[str, ...]) -> str:
        """Write the names."""
        return ", ".join(value)


Word = TypeVar("Word", bound=str)


@dataclass(frozen=True)
class OneOf(Kind[Word]):
    """One of these words."""

    choices: tuple[Word, ...]

    @property
    def range(self) -> str:
        """The words."""
        return f"one of: {', '.join(self.choices)}"

    def read(self, text: str) -> Word:
        """Read the word."""
        for choice in self.choices:
            if choice == text:
                return choice
        raise self._wrong()


@dataclass(frozen=True)
class YesNo(Kind[bool]):
    """Yes or no."""

    @property
    def range(self) -> str:
        """The two."""
        return "yes or no"

    def read(self, text: str) -> bool:
        """Whether it is yes."""
        if text not in ("yes", "no"):
            raise self._wrong()
        return text == "yes"

    def write(self, value: bool) -> str:
        """Write yes or no."""
        return "yes" if value else "no"


@dataclass(frozen=True)
class TimeOfDay(Kind[int]):
    """A time of day like 06:00, as minutes after midnight."""

    @property
    def range(self) -> str:
        """The whole day."""
        return "a time of day like 06:00, from 00:00 to 23:59"

    def read(self, text: str) -> int:
        """Read the time."""
        hours, colon, minutes = text.partition(":")
        digits = len(text) == len("06:00") and colon and (hours + minutes).isascii() and (hours + minutes).isdigit()
        if not digits or int(hours) > 23 or int(minutes) > 59:
            raise self._wrong()
        return int(hours) * 60 + int(minutes)

    def write(self, value: int) -> str:
        """Write the time."""
        return f"{value // 60:02d}:{value % 60:02d}"


def _listed(text: str) -> tuple[str, ...]:
    return tuple(one.strip() for one in text.split(","))
