"""How many rounds of stations per second of a core the simulation of shared tables plays, with all its checks."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from harness.simulation.table.simulate import STATIONS, evening
from harness.speed.children import MeasureError

SEEDS = (1, 2, 3)
MINUTES = 5.0


def seat_rounds(folder: Path, step: Callable[[], object]) -> dict[str, list[float]]:
    """Play some seeds, by the time that the processor works for them. Raises MeasureError."""
    del folder
    rates = []
    for seed in SEEDS:
        begun_s = time.process_time()
        one = evening(seed, STATIONS, MINUTES, on_disks=False)
        if one.wrong:
            raise MeasureError(f"seed {seed}: {one.wrong}")
        rates.append(one.seat_rounds / (time.process_time() - begun_s))
        step()
    return {"simulate_seat_rounds_per_s": rates}
