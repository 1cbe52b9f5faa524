"""The felt of each game, by the name under `game` in its par sheets."""

from __future__ import annotations

from collections.abc import Mapping

from terminal.cabinet.cabinet import Cabinet
from terminal.rules.game import AnyGame
from terminal.screens.shared.felts.big_shot import BIG_SHOT
from terminal.screens.shared.felts.crapless import CRAPLESS
from terminal.screens.shared.felts.craps import CRAPS
from terminal.screens.shared.felts.easy import EASY
from terminal.screens.shared.felts.felt import Felt
from terminal.screens.shared.felts.first_person import FIRST_PERSON
from terminal.screens.shared.felts.hazard import HAZARD

FELTS: Mapping[str, Felt] = {
    "craps": CRAPS,
    "crapless": CRAPLESS,
    "easy": EASY,
    "first_person": FIRST_PERSON,
    "big_shot": BIG_SHOT,
    "hazard": HAZARD,
}


def felt_of(cabinet: Cabinet, game: AnyGame | None = None) -> Felt:
    """The felt of a game, usually the cabinet's own: the bets of its sheet, its tabs in the order of the parameters."""
    game = game or cabinet.game
    return FELTS[game.name].with_bets({*game.fields(), *game.marks}).with_tabs(cabinet.profile.tabs)
