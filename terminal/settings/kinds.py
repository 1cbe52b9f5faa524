"""The value types of parameters: how each is read from Param.ini and written there, and its range."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Generic, TypeVar

from terminal.common import money
from terminal.messages.lazy import message

if TYPE_CHECKING:
    from drivers.ports.message import Message

T = TypeVar("T")

NONE = "none"
ALL = "all"
DIGITS_MAX = 20
MS = {"seconds": 1_000, "minutes": 60_000}


class WrongValueError(ValueError):
    """A text is no value of its kind: `range` is what it has to be."""

    def __init__(self, wanted: Message) -> None:
        super().__init__(wanted)
        self.range = wanted

    def about(self, key: str) -> Message:
        """The reason for the parameter with this key."""
        return message("parameter.has_to_be", key=key, range=self.range)


class NamedTwiceError(WrongValueError):
    """A list of names has one of them twice."""

    def __init__(self, wanted: Message, name: str) -> None:
        super().__init__(wanted)
        self._name = name

    def about(self, key: str) -> Message:
        """The reason for the parameter with this key."""
        return message("parameter.names_twice", key=key, name=self._name)


class Kind(ABC, Generic[T]):
    """A value type. `unit` is the unit of a number in the file; empty for values without one."""

    unit: str = ""

    @property
    @abstractmethod
    def range(self) -> Message:
        """The allowed values, as the end of a sentence after "has to be"."""

    @abstractmethod
    def read(self, text: str) -> T:
        """Read the file's text. Raises WrongValueError."""

    def write(self, value: T) -> str:
        """Write the value as file text: equal values give equal texts."""
        return str(value)

    def _wrong(self) -> WrongValueError:
        return WrongValueError(self.range)


@dataclass(frozen=True)
class Text(Kind[str]):
    """A line of text of limited length; may be empty if the minimum is 0."""

    length_min: int
    length_max: int
    or_none: bool = False

    @property
    def range(self) -> Message:
        """The bounds of its length."""
        if self.or_none:
            return message("range.text_or_none", least=self.length_min, most=self.length_max)
        return message("range.text", least=self.length_min, most=self.length_max)

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
class Amount(Kind[int]):
    """An amount of money like 12.50 in the file, and whole cents in the program."""

    min_cents: int
    max_cents: int
    unit: str = "money"

    @property
    def range(self) -> Message:
        """Its bounds."""
        return message("range.amount", least=self.least, most=self.most)

    @property
    def least(self) -> str:
        """The lower bound as the file writes it."""
        return money.figures(self.min_cents)

    @property
    def most(self) -> str:
        """The upper bound as the file writes it."""
        return money.figures(self.max_cents)

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
    def range(self) -> Message:
        """What is allowed."""
        example = "1200.00 from 2025-01-01, 2000.00 from 2026-01-01"
        return message("range.dated_amounts", example=example)

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
    def range(self) -> Message:
        """How many there may be, and their bounds."""
        return message("range.chips", least=self.amount.least, most=self.amount.most)

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
class ChipsBySheet(Kind[tuple[tuple[str, tuple[int, ...]], ...]]):
    """Values of chips for each of several par sheets, by its file name; or none at all."""

    chips: ChipValues
    unit: str = "money"

    @property
    def range(self) -> Message:
        """What is allowed."""
        return message("range.chips_by_sheet", example="first-person 0.50 1.00 5.00 25.00, hazard 5.00 25.00 100.00")

    def read(self, text: str) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """Read the values of each sheet."""
        if text == NONE:
            return ()
        try:
            found = tuple(self._one(one) for one in _listed(text))
        except ValueError as error:
            raise self._wrong() from error
        if len(dict(found)) < len(found):
            raise self._wrong()
        return found

    def write(self, value: tuple[tuple[str, tuple[int, ...]], ...]) -> str:
        """Write the values of each sheet."""
        return ", ".join(f"{sheet} {self.chips.write(chips).replace(',', '')}" for sheet, chips in value) or NONE

    def _one(self, text: str) -> tuple[str, tuple[int, ...]]:
        sheet, *values = text.split()
        return sheet, self.chips.read(", ".join(values))


@dataclass(frozen=True)
class BillValues(Kind[tuple[int, ...]]):
    """Values of bills, smallest first, as whole cents; empty for every bill of the currency."""

    amount: Amount
    unit: str = "money"

    @property
    def range(self) -> Message:
        """The word for all, and what a list may hold."""
        return message("range.bills", least=self.amount.least, most=self.amount.most)

    def read(self, text: str) -> tuple[int, ...]:
        """Read the values."""
        if text == ALL:
            return ()
        try:
            values = tuple(self.amount.read(one) for one in _listed(text))
        except ValueError as error:
            raise self._wrong() from error
        if list(values) != sorted(set(values)):
            raise self._wrong()
        return values

    def write(self, value: tuple[int, ...]) -> str:
        """Write the values."""
        return ", ".join(self.amount.write(one) for one in value) or ALL


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
    def range(self) -> Message:
        """The words."""
        return message("range.words", words=", ".join(self.choices))

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
    def range(self) -> Message:
        """How many there may be, and how long."""
        return message("range.names", count=self.count_max, most=self.length_max)

    def read(self, text: str) -> tuple[str, ...]:
        """Read the names."""
        names = _listed(text)
        good = all(1 <= len(name) <= self.length_max and name.isprintable() for name in names)
        if not good or len(names) > self.count_max:
            raise self._wrong()
        for name in names:
            if names.count(name) > 1:
                raise NamedTwiceError(self.range, name)
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
    def range(self) -> Message:
        """The words."""
        return message("range.one_of", words=", ".join(self.choices))

    def read(self, text: str) -> Word:
        """Read the word."""
        for choice in self.choices:
            if choice == text:
                return choice
        raise self._wrong()


@dataclass(frozen=True)
class Renamed(OneOf[Word]):
    """One of these words; earlier names of them are read as well."""

    earlier: tuple[tuple[str, Word], ...] = ()

    def read(self, text: str) -> Word:
        """Read the word, or an earlier name."""
        return super().read(dict[str, str](self.earlier).get(text, text))


@dataclass(frozen=True)
class InOrder(Kind[tuple[Word, ...]]):
    """These words in any order; those that are left out come last, in the order in which they are offered."""

    choices: tuple[Word, ...]

    @property
    def range(self) -> Message:
        """The words."""
        return message("range.in_order", words=", ".join(self.choices))

    def read(self, text: str) -> tuple[Word, ...]:
        """Read the words."""
        words = _listed(text)
        if len(set(words)) != len(words) or not set(words).issubset(self.choices):
            raise self._wrong()
        order = [*words, *(one for one in self.choices if one not in words)]
        return tuple(sorted(self.choices, key=order.index))

    def write(self, value: tuple[Word, ...]) -> str:
        """Write the words."""
        return ", ".join(value)


@dataclass(frozen=True)
class YesNo(Kind[bool]):
    """Yes or no."""

    @property
    def range(self) -> Message:
        """The two."""
        return message("range.yes_no")

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
    def range(self) -> Message:
        """The whole day."""
        return message("range.time")

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


@dataclass(frozen=True)
class LastDay(Kind[str]):
    """The last day of something, as ``2026-11-24``; all for every day, none for no day."""

    @property
    def range(self) -> Message:
        """What is allowed."""
        return message("range.last_day", example="2026-11-24")

    def read(self, text: str) -> str:
        """Read the day."""
        if text in (ALL, NONE):
            return text
        try:
            return date.fromisoformat(text).isoformat()
        except ValueError as error:
            raise self._wrong() from error


@dataclass(frozen=True)
class DailyLevels(Kind[tuple[tuple[int, int], ...]]):
    """Levels, each with the time of day from which it applies, as minutes after midnight and a whole number."""

    least: int
    most: int

    @property
    def range(self) -> Message:
        """What is allowed."""
        example = f"{self.most} from 08:00, {self.least + 1} from 22:00"
        return message("range.daily_levels", least=self.least, most=self.most, example=example)

    def read(self, text: str) -> tuple[tuple[int, int], ...]:
        """Read each level with its time."""
        try:
            found = tuple(self._one(one) for one in _listed(text))
        except ValueError as error:
            raise self._wrong() from error
        times = [minutes for minutes, _ in found]
        if times != sorted(set(times)):
            raise self._wrong()
        return found

    def write(self, value: tuple[tuple[int, int], ...]) -> str:
        """Write each level with its time."""
        return ", ".join(f"{level} from {TimeOfDay().write(minutes)}" for minutes, level in value)

    def _one(self, text: str) -> tuple[int, int]:
        level, _, time = text.partition(" from ")
        return TimeOfDay().read(time), Whole(self.least, self.most).read(level)


def level_at(levels: tuple[tuple[int, int], ...], minutes: int) -> int:
    """The level at this minute of the day; before the first time it is still that of the evening before."""
    begun = [level for begins, level in levels if begins <= minutes]
    return begun[-1] if begun else levels[-1][1]


def with_level_at(levels: tuple[tuple[int, int], ...], minutes: int, level: int) -> tuple[tuple[int, int], ...]:
    """The same levels, with this one in the stretch of the day to which this minute belongs."""
    begun = [begins for begins, _ in levels if begins <= minutes]
    changed = begun[-1] if begun else levels[-1][0]
    return tuple((begins, level if begins == changed else one) for begins, one in levels)


def _listed(text: str) -> tuple[str, ...]:
    return tuple(one.strip() for one in text.split(","))
