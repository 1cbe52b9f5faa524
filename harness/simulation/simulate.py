"""Many cabinets, each by itself, on all processors: the same seed gives exactly the same events."""

from __future__ import annotations

import hashlib
import os
import random
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from drivers.catalogue import INTERNAL
from harness.quick_place import quick_place
from harness.simulation.cabinet import SimulatedCabinet, Week
from harness.simulation.kinds import parameters, place_of
from harness.simulation.seldom_collected import seldom_collected
from harness.virtual_disk.forgetful import ForgetfulDisk, in_use
from terminal.start.loading import load_cabinet, load_settings


@dataclass
class Outcome:
    """The results of all cabinets together."""

    cabinets: int = 0
    happened: Counter[str] = field(default_factory=Counter)
    """How often each kind of event has happened."""
    cuts: int = 0
    fed_cents: int = 0
    digest: str = ""
    wrong: list[str] = field(default_factory=list)


def simulate(
    cabinets: int, days: float, seed: int, report: Callable[[Outcome], None], processes: int | None = None
) -> Outcome:
    """Run this many cabinets for this many days. `report` is called after each, with the results so far.

    By default there are as many processes as processors; the outcome does not depend on their number.
    """
    outcome, digest = Outcome(), hashlib.sha256()
    for number, week in enumerate(_weeks(cabinets, days, seed, processes or os.cpu_count() or 1)):
        outcome.cabinets += 1
        outcome.happened += week.happened
        outcome.cuts += week.cuts
        outcome.fed_cents += week.fed_cents
        digest.update(week.digest.encode())
        outcome.digest = digest.hexdigest()
        if week.wrong:
            outcome.wrong.append(f"cabinet {number} of seed {seed}: {week.wrong}")
        report(outcome)
    return outcome


def _weeks(cabinets: int, days: float, seed: int, processes: int) -> Iterator[Week]:
    """The results of every cabinet, in order."""
    asked = [(seed, number, days) for number in range(cabinets)]
    if min(cabinets, processes) == 1:
        yield from map(_week, asked)
        return
    with ProcessPoolExecutor(min(cabinets, processes)) as pool:
        yield from pool.map(_week, asked)


def _week(asked: tuple[int, int, float]) -> Week:
    return week(*asked)


@seldom_collected()
def week(seed: int, number: int, days: float) -> Week:
    """Run one cabinet; its result depends on nothing but these three."""
    with tempfile.TemporaryDirectory(dir=quick_place()) as folder:
        param, name = Path(folder) / "Param.ini", f"{seed}/{number}"
        param.write_text(parameters(number, random.Random(name)))  # noqa: S311 - a simulation's chance
        settings = load_settings(param)
        internal = settings.dice == INTERNAL
        disk = ForgetfulDisk(Path(folder) / "disk", random.Random(f"{name}/disk"))  # noqa: S311 - a simulation's chance
        with in_use(disk):
            cabinet = SimulatedCabinet(load_cabinet(settings), disk, name, place_of(number), internal_dice=internal)
            return cabinet.lives(days)
