"""Opens the requested game under its par sheet, with the overrides applied."""

from __future__ import annotations

from functools import lru_cache

from terminal.common.places import SHEETS
from terminal.ini.ini import IniError, read_file
from terminal.lab.fields import RequestError, quoted
from terminal.rules.game import AnyGame
from terminal.rules.games import OWN_SHEETS, open_game
from terminal.rules.sheet import Override, Sheet

GAMES_KEPT = 16
"""Most scripts that open many tables use the same few games, and reading a sheet takes time."""


@lru_cache(maxsize=GAMES_KEPT)
def find_game(name: str, sheet_name: str | None, overrides: tuple[Override, ...]) -> AnyGame:
    """The game with this name. Does not check whether a pay gives the player an edge.

    Raises RequestError for an unknown game or shipped sheet, for a sheet of another game, and for overrides with which
    the sheet makes no sense.
    """
    if name not in OWN_SHEETS:
        raise RequestError(f"There is no game {quoted(name)}, only {', '.join(OWN_SHEETS)}.")
    sheet_name = OWN_SHEETS[name] if sheet_name is None else sheet_name
    paths = {path.stem: path for path in SHEETS.glob("*.ini")}
    if sheet_name not in paths:
        raise RequestError(f"There is no par sheet {quoted(sheet_name)}, only {', '.join(sorted(paths))}.")
    try:
        sheet = Sheet.parse(read_file(paths[sheet_name]), paths[sheet_name].name, overrides)
        if sheet.game != name:
            raise RequestError(f"The par sheet {sheet_name!r} is for the game {sheet.game!r}, not for {name!r}.")
        return open_game(sheet)
    except IniError as error:
        raise RequestError(f"This table cannot be opened: {error}.") from error
