"""A par sheet: the game it is for, its pays, house rules and limits, read from a technician's file and checked."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from hashlib import sha256

from terminal.ini import read
from terminal.rules.bet import Catalogue
from terminal.rules.catalogue import CATALOGUES
from terminal.rules.edge import house_edge
from terminal.rules.layout import Layout
from terminal.rules.sheet_reader import SheetReader
from terminal.rules.sheet_sections import read_house, read_limits, read_pays

SECTIONS = ("sheet", "pays", "house", "limits")


@dataclass(frozen=True)
class Sheet:
    """A checked par sheet, with the layout of the table that it makes."""

    name: str
    """What the cabinet's parameters and the journal call it, e.g. ``craps-el601``."""
    game: str
    title: str
    """What it is called on a screen."""
    layout: Layout
    digest: str
    """SHA-256 of the file's text in UTF-8, in hexadecimal."""

    @classmethod
    def parse(cls, text: str, name: str) -> Sheet:
        """Read a sheet from the INI text of the file `name`.

        Raises IniError with line and reason for whatever is unknown, missing, contradicts itself, or would give the
        player an edge on any bet but odds.
        """
        reader = SheetReader(name, read(text, name))
        reader.only_sections(*SECTIONS)
        reader.only_keys("sheet", ("name", "game", "title"))
        catalogue = CATALOGUES[reader.one_of("sheet", "game", tuple(CATALOGUES))]
        layout = read_layout(reader, catalogue)
        refuse_players_edge(reader, layout)
        digest = sha256(text.encode()).hexdigest()
        name, game, title = (reader.text("sheet", key) for key in ("name", "game", "title"))
        return cls(name, game, title, layout, digest)


def read_layout(reader: SheetReader, catalogue: Catalogue) -> Layout:
    """The layout of the sheet's terms on this catalogue, not yet checked for who has the edge. Raises IniError."""
    pays = read_pays(reader, catalogue)
    return Layout(catalogue, pays, read_house(reader), read_limits(reader, catalogue))


def refuse_players_edge(reader: SheetReader, layout: Layout) -> None:
    """Raise IniError on the highest pay of a bet that the player would win in the long run. Odds are exempt."""
    for bet in layout.catalogue.bets.values():
        if bet.base is not None:
            continue
        edge = house_edge(layout, bet)
        if edge < 0:
            wins = bet.wins()
            highest = max(wins, key=lambda effect: Fraction(*layout.pays[effect.pay]))
            percent = f"{float(-edge):.2%} ({-edge})"
            line = reader.line_of("pays", highest.pay, highest.pay_group)
            raise reader.error(line, f"{bet.title} would give the player an edge of {percent}")
