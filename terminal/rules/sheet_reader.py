"""Reads the values of a par sheet: words, amounts and pays; a refused value is reported with its line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from fractions import Fraction

from drivers.ports.message import Message, message
from terminal.common.spelling import nearest
from terminal.ini.ini import Entry, IniError, Section

AMOUNT = re.compile(r"[0-9]{1,9}\.[0-9]{2}")
PAY = re.compile(r"([1-9][0-9]{0,5}):([1-9][0-9]{0,5})")
RATE = re.compile(r"0\.[0-9]{1,4}")
MULTIPLES = re.compile(r"[1-9][0-9]{0,2}( +[1-9][0-9]{0,2})*")
MAX_TEXT = 40
"""A sheet's name and title are used in sentences, in lists and on paper."""


class SheetReader:
    """The sections of one sheet, with errors that name its file."""

    def __init__(self, file_name: str, sections: Mapping[str, Section]) -> None:
        self._file_name = file_name
        self._sections = {title: Section(one.line, dict(one.entries)) for title, one in sections.items()}
        self._overridden: set[tuple[str, str]] = set()

    def override(self, section: str, key: str, value: str) -> None:
        """Set a line that replaces the sheet's own and those that narrow it (``max_bet.hard``).

        A line that the game does not know has no effect, and lines set this way never contradict each other.
        """
        entries = self._sections[section].entries
        for own in [own for own in entries if own.startswith(f"{key}.")] + [key]:
            entries[own] = Entry(value, 0)
            self._overridden.add((section, own))

    def is_overridden(self, section: str, *keys: str) -> bool:
        """Whether any of these lines was overridden."""
        return any((section, key) in self._overridden for key in keys)

    def error(self, line: int, reason: Message) -> IniError:
        """An error in a line of this file."""
        return IniError(self._file_name, line, reason)

    def only_sections(self, *known: str) -> None:
        """Raise IniError for a section that does not exist in sheets, or one that is missing."""
        for title, section in self._sections.items():
            if title not in known:
                sections = ", ".join(known)
                raise self.error(section.line, message("sheet.unknown_section", section=title, sections=sections))
        for title in known:
            if title not in self._sections:
                raise self.error(1, message("sheet.section_missing", section=title))

    def only_keys(self, section: str, known: Iterable[str]) -> None:
        """Raise IniError for an unknown key."""
        known = tuple(known)
        for key, entry in self._sections[section].entries.items():
            if key not in known and (section, key) not in self._overridden:
                raise self.error(entry.line, _unknown(section, key, known))

    def values(self, section: str) -> dict[str, str]:
        """The values of a section by key."""
        return {key: entry.value for key, entry in self._sections[section].entries.items()}

    def find(self, section: str, *keys: str) -> Entry | None:
        """The entry of the first of these keys that the section has."""
        entries = self._sections[section].entries
        return next((entries[key] for key in keys if key in entries), None)

    def entry(self, section: str, *keys: str) -> Entry:
        """The entry of the first of these keys that the section has. Raises IniError when it has none.

        An entry that is in another section by mistake is reported with its own line.
        """
        found = self.find(section, *keys)
        if found is None:
            for title, other in self._sections.items():
                if keys[0] in other.entries:  # a group's line, the later key, may also be valid there
                    line, key = other.entries[keys[0]].line, keys[0]
                    raise self.error(line, message("sheet.key_of_another", key=key, other=title, section=section))
            raise self.error(self._sections[section].line, _missing(section, tuple(dict.fromkeys(keys))))
        return found

    def line_of(self, section: str, *keys: str) -> int:
        """The line of the first of these keys that exists."""
        return self.entry(section, *keys).line

    def text(self, section: str, key: str) -> str:
        """A value that may be any short line of text. Raises IniError when it is missing, empty or too long."""
        entry = self.entry(section, key)
        if not entry.value:
            raise self.error(entry.line, message("sheet.value_empty", key=key))
        if len(entry.value) > MAX_TEXT or not entry.value.isprintable():
            raise self.error(entry.line, message("sheet.value_too_long", key=key, most=MAX_TEXT))
        return entry.value

    def one_of(self, section: str, key: str, words: tuple[str, ...]) -> str:
        """A value that is one of these words."""
        entry = self.entry(section, key)
        if entry.value not in words:
            why = message("sheet.not_one_of", key=key, value=entry.value, words=", ".join(words))
            raise self.error(entry.line, why)
        return entry.value

    def pay(self, section: str, *keys: str) -> tuple[int, int]:
        """A pay of the form a:b, under the first of these keys that exists."""
        entry = self.entry(section, *keys)
        match = PAY.fullmatch(entry.value)
        if match is None:
            raise self.error(entry.line, message("sheet.not_a_pay", value=entry.value))
        return int(match[1]), int(match[2])

    def cents(self, section: str, *keys: str) -> int:
        """An amount above zero, under the first of these keys that exists, in cents."""
        entry = self.entry(section, *keys)
        if AMOUNT.fullmatch(entry.value) is None or not int(entry.value.replace(".", "")):
            raise self.error(entry.line, message("sheet.not_an_amount", value=entry.value))
        return int(entry.value.replace(".", ""))

    def cents_or_none(self, section: str, *keys: str) -> int | None:
        """An amount in cents, or None for the word ``none``: no limit."""
        return None if self.entry(section, *keys).value == "none" else self.cents(section, *keys)

    def says_none(self, section: str, key: str) -> bool:
        """Whether the key has the word ``none``, or does not exist."""
        entry = self.find(section, key)
        return entry is None or entry.value == "none"

    def rate(self, section: str, key: str) -> Fraction:
        """An exact fraction below one, like 0.05."""
        entry = self.entry(section, key)
        if RATE.fullmatch(entry.value) is None:
            raise self.error(entry.line, message("sheet.not_a_rate", value=entry.value))
        return Fraction(entry.value)

    def multiples(self, section: str, key: str) -> tuple[int, ...]:
        """Whole numbers above zero, ascending, separated by blanks; empty for the word ``none``: no limit."""
        entry = self.entry(section, key)
        if entry.value == "none":
            return ()
        if MULTIPLES.fullmatch(entry.value) is None:
            raise self.error(entry.line, message("sheet.not_multiples", value=entry.value))
        numbers = tuple(int(number) for number in entry.value.split())
        if list(numbers) != sorted(set(numbers)):
            raise self.error(entry.line, message("sheet.multiples_not_rising", value=entry.value))
        return numbers


def _unknown(section: str, key: str, known: tuple[str, ...]) -> Message:
    if meant := nearest(key, known):
        return message("sheet.key_misspelt", key=key, section=section, known=meant)
    return message("sheet.unknown_key", key=key, section=section)


def _missing(section: str, keys: tuple[str, ...]) -> Message:
    if len(keys) == 1:
        return message("sheet.key_missing", section=section, key=keys[0])
    return message("sheet.keys_missing", section=section, keys=", ".join(keys))
