"""A named strategy, such as Iron Cross: the bets to be up, in units, read from a file in config/sheets/strategies."""

from __future__ import annotations

import re

import msgspec

from drivers.ports.message import message
from terminal.ini.ini import Entry, IniError, read
from terminal.rules.sheet_reader import SheetReader

ABOUT = "about"
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
    title: str
    """Its title on a screen: the trade's name, which is the same in every language."""
    about: dict[str, str]
    """What it is, in a sentence, by language; the English one is there."""
    parts: tuple[Part, ...]

    @classmethod
    def parse(cls, text: str, file_name: str) -> Strategy:
        """Read the INI text of a file. Raises IniError."""
        reader = SheetReader(file_name, read(text, file_name))
        reader.only_sections("strategy", "bets")
        about = {
            key.removeprefix(ABOUT).removeprefix(".") or "en": value
            for key, value in reader.values("strategy").items()
            if key == ABOUT or key.startswith(f"{ABOUT}.")
        }
        reader.entry("strategy", ABOUT)
        reader.only_keys("strategy", ("name", "title", ABOUT, *(f"{ABOUT}.{code}" for code in about)))
        parts = tuple(_part(bet, reader.entry("bets", bet), file_name) for bet in reader.values("bets"))
        if not parts:
            raise IniError(file_name, 0, message("strategy.no_bets"))
        return cls(reader.text("strategy", "name"), reader.text("strategy", "title"), about, parts)


def _part(bet: str, entry: Entry, file_name: str) -> Part:
    found = PART.fullmatch(entry.value)
    if found is None:
        raise IniError(file_name, entry.line, message("strategy.part", bet=bet, value=entry.value))
    units, most = found.groups()
    return Part(bet, int(units), None if most is None else int(most))
