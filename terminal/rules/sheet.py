"""A par sheet: the game it is for and its terms, read from a technician's file, with overrides for the laboratory."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

import msgspec

from terminal.ini.ini import read
from terminal.rules.sheet_reader import SheetReader
from terminal.rules.table_limits import TableLimits

SECTIONS = ("sheet", "pays", "house", "limits")

Override = tuple[str, str, str]
"""A line that replaces the sheet's own: section, key, value."""


class Sheet(msgspec.Struct, frozen=True):
    """The head of a par sheet, and the reader from which its game takes the terms."""

    name: str
    """Its name in the cabinet's parameters and the journal, e.g. ``craps-el601``."""
    game: str
    title: str
    """Its title on a screen."""
    digest: str
    """SHA-256 of the file's text in UTF-8, in hexadecimal."""
    reader: SheetReader
    currency: str = ""
    """The currency of its limits, ISO 4217; empty if they apply to any."""
    shared: bool = False
    """It is played at a shared table, where a game may have fields that a player alone has no use for."""
    narrowed: TableLimits = TableLimits()
    """What the house has set within the limits of the sheet."""

    @classmethod
    def parse(cls, text: str, name: str, overrides: Sequence[Override] = ()) -> Sheet:
        """Read a sheet from the INI text of the file `name`, with lines of it replaced or added.

        Raises IniError if the text is not a sheet. The terms are read, and refused, when the game is opened.
        """
        reader = SheetReader(name, read(text, name))
        reader.only_sections(*SECTIONS)
        reader.only_keys("sheet", ("name", "game", "title", "currency"))
        for section, key, value in overrides:
            reader.override(section, key, value)
        name, game, title = (reader.text("sheet", key) for key in ("name", "game", "title"))
        currency = reader.text("sheet", "currency") if reader.find("sheet", "currency") else ""
        return cls(name, game, title, sha256(text.encode()).hexdigest(), reader, currency)
