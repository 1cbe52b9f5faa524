"""The felt of each game, by the name under `game` in its par sheets."""

from __future__ import annotations

from collections.abc import Mapping

from terminal.screens.shared.felts.crapless import CRAPLESS
from terminal.screens.shared.felts.craps import CRAPS
from terminal.screens.shared.felts.easy import EASY
from terminal.screens.shared.felts.felt import Felt
from terminal.screens.shared.felts.first_person import FIRST_PERSON

FELTS: Mapping[str, Felt] = {"craps": CRAPS, "crapless": CRAPLESS, "easy": EASY, "first_person": FIRST_PERSON}
