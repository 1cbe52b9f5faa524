"""How many bet-rolls per second the simulation of a par sheet walks, including the start of its processes."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from harness.speed.children import MeasureError
from terminal.common.places import SHEETS
from terminal.ini.ini import read_file
from terminal.maths.simulate import prepare
from terminal.maths.workers import WorkerError

RUNS = 3
BET_ROLLS = 500_000_000
SHEET = SHEETS / "craps-el601.ini"


def simulations(folder: Path, step: Callable[[], object]) -> dict[str, list[float]]:
    """Simulate all bets of a sheet repeatedly. Raises MeasureError."""
    del folder
    rates = []
    try:
        simulation = prepare(read_file(SHEET), SHEET.name)
        for seed in range(RUNS):
            begun_s = time.monotonic()
            lines = simulation.run(BET_ROLLS, seed, lambda _: None)
            rates.append(sum(line.rolls for line in lines) / (time.monotonic() - begun_s))
            step()
    except (ValueError, WorkerError) as error:
        raise MeasureError(str(error)) from error
    return {"simulate_bet_rolls_per_s": rates}
