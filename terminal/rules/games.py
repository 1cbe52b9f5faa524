"""All kinds of games, one line each. All other code finds a game here."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from terminal.rules.big_shot.kind import BigShotKind
from terminal.rules.craps.kind import CrapsKind
from terminal.rules.game import AnyGame
from terminal.rules.hazard.kind import HazardKind
from terminal.rules.kind import AnyKind
from terminal.rules.sheet import Sheet

KINDS: tuple[AnyKind, ...] = (
    CrapsKind(),
    BigShotKind(),
    HazardKind(),
)

GAMES: Mapping[str, AnyKind] = {name: kind for kind in KINDS for name in kind.sheets}
"""The kind of each game, by the name under `game` in its par sheets."""

OWN_SHEETS: Mapping[str, str] = {name: sheet for kind in KINDS for name, sheet in kind.sheets.items()}
"""The default par sheet of each game."""

_BY_TYPE: Mapping[type, AnyKind] = {one: kind for kind in KINDS for one in (kind.table, *kind.rolls, *kind.changes)}


def kind_of(one: object) -> AnyKind:
    """The kind of game that this table or record belongs to."""
    return _BY_TYPE[type(one)]


def open_game(sheet: Sheet) -> AnyGame:
    """The game of this sheet. Raises IniError for terms that are unknown, missing or contradict each other."""
    sheet.reader.one_of("sheet", "game", tuple(GAMES))
    return GAMES[sheet.game].open(sheet)


@cache
def bet_titles() -> Mapping[str, str]:
    """The title of every bet that has one, of all games: a journal may hold several."""
    return {name: title for kind in KINDS for name, title in kind.bet_titles().items()}
