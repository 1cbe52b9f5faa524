"""The cabinet with the sheet and the parameters of a recalled game, as far as they exist."""

from __future__ import annotations

from dataclasses import replace

from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.state import State
from terminal.common.places import SHEETS
from terminal.ini import ini
from terminal.rules.games import open_game
from terminal.rules.sheet import Sheet
from terminal.screens.shared.felts.all_felts import FELTS


def cabinet_under(cabinet: Cabinet, state: State) -> Cabinet | None:
    """The cabinet with the sheet of this state; None if there is no sheet with exactly that text any more."""
    cabinet = cabinet.in_force(state)
    if state.configuration.sheet_digest == cabinet.game_of(state).sheet_digest:
        return cabinet.under(state)
    path = SHEETS / f"{state.configuration.sheet}.ini"
    try:
        game = open_game(Sheet.parse(ini.read_file(path), path.name))
    except ini.IniError:
        return None
    if game.sheet_digest != state.configuration.sheet_digest or game.name not in FELTS:
        return None
    return replace(cabinet, games={game.sheet: game}, sheet=game.sheet)
