"""Whatever kills, cuts, forges or simulates the cabinet plays every game of the house."""

from __future__ import annotations

import pytest

from harness.fuzzing import pipeline
from harness.simulation import kinds
from harness.torture import torture
from harness.torture.power import life
from terminal.common.places import SHEETS
from terminal.rules.games import GAMES
from terminal.rules.sheet import Sheet

PLAYED = {
    "torture": torture.SHEETS,
    "power cuts": life.SHEETS,
    "fuzzing": pipeline.SHEETS,
    "simulation": tuple(sheet for offered in kinds.SHEETS for sheet in offered.split(", ")),
}
"""The par sheets that each proof offers its players."""


@pytest.mark.parametrize("proof", PLAYED)
def test_every_game_is_played(proof: str) -> None:
    files = [SHEETS / f"{sheet}.ini" for sheet in PLAYED[proof]]
    assert {Sheet.parse(path.read_text(encoding="utf-8"), path.name).game for path in files} == set(GAMES)
