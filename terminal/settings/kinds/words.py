"""Texts, words and lists of them as values of parameters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from terminal.messages.lazy import message
from terminal.settings.kinds.kind import NONE, Kind, NamedTwiceError, listed

if TYPE_CHECKING:
    from drivers.ports.message import Message


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
class Several(Kind[tuple[str, ...]]):
    """Some of these words, each once, in the order of this list."""

    choices: tuple[str, ...]

    @property
    def range(self) -> Message:
        """The words."""
        return message("range.words", words=", ".join(self.choices))

    def read(self, text: str) -> tuple[str, ...]:
        """Read the words."""
        words = listed(text)
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
        names = listed(text)
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
        words = listed(text)
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
