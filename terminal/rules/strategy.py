"""A named strategy, such as Iron Cross: the bets to be up, in units, read from a file in config/sheets/strategies."""

from __future__ import annotations

import re

import msgspec

from drivers.ports.message import message
from terminal.ini.ini import Entry, IniError, read
from terminal.rules.sheet_reader import SheetReader

TEXTS = ("title", "about")
ENGLISH = "en"
PART = re.compile(r"([1-9][0-9]?)(?: up to ([1-9]))?")


class Part(msgspec.Struct, frozen=True):
    """One of its bets."""

    bet: str
    """A field; without its number (``come_odds``) every field of that name that has become possible."""
    units: int
    most: int | None = None
    """It is put up again until so many have moved on to a number; None for a bet that does not move."""


class Strategy(msgspec.Struct, frozen=True):
    """Bets that belong together. What of them is put up, and when, follows from the table."""

    name: str
    """Its name in the parameters and in the journal."""
    titles: dict[str, str]
    """Its title on a screen, by language; a trade's name that is the same everywhere only in English."""
    about: dict[str, str]
    """What it is, in a sentence, by language; the English one is there."""
    parts: tuple[Part, ...]

    @property
    def title(self) -> str:
        """Its English title."""
        return self.titles[ENGLISH]

    @classmethod
    def parse(cls, text: str, file_name: str) -> Strategy:
        """Read the INI text of a file. Raises IniError."""
        reader = SheetReader(file_name, read(text, file_name))
        reader.only_sections("strategy", "bets")
        titles, about = (_by_language(reader, key) for key in TEXTS)
        reader.only_keys(
            "strategy", ("name", *TEXTS, *(f"{key}.{code}" for key in TEXTS for code in (*titles, *about)))
        )
        parts = tuple(_part(bet, reader.entry("bets", bet), file_name) for bet in reader.values("bets"))
        if not parts:
            raise IniError(file_name, 0, message("strategy.no_bets"))
        return cls(reader.text("strategy", "name"), titles, about, parts)


def _by_language(reader: SheetReader, key: str) -> dict[str, str]:
    """The texts under this key, the English one without a language: ``title`` and ``title.de``. Raises IniError."""
    others = {
        name.removeprefix(f"{key}."): text
        for name, text in reader.values("strategy").items()
        if name.startswith(f"{key}.")
    }
    return {ENGLISH: reader.entry("strategy", key).value, **others}


def _part(bet: str, entry: Entry, file_name: str) -> Part:
    found = PART.fullmatch(entry.value)
    if found is None:
        raise IniError(file_name, entry.line, message("strategy.part", bet=bet, value=entry.value))
    units, most = found.groups()
    return Part(bet, int(units), None if most is None else int(most))
