"""Many cabinets, each by itself, on all processors: the same seed gives the same events to the last."""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from terminal.app import load_cabinet, load_settings
from terminal.simulation.cabinet import SimulatedCabinet, Week

PARAM = "[devices]\nsimulated = no\n[screen]\nlanguages = en, de, sl\n"
IN_MEMORY = Path("/dev/shm")  # noqa: S108 - where there is such a place, the disk's slowness need not be simulated too


@dataclass
class Outcome:
    """What all cabinets together have been through."""

    cabinets: int = 0
    happened: Counter[str] = field(default_factory=Counter)
    """How often each kind of event has happened."""
    cuts: int = 0
    fed_cents: int = 0
    digest: str = ""
    wrong: list[str] = field(default_factory=list)


def simulate(cabinets: int, days: float, seed: int, told: Callable[[Outcome], None]) -> Outcome:
    """Let so many cabinets stand for so many days. `told` is called after each, with what there is so far."""
    outcome, digest = Outcome(), hashlib.sha256()
    for number, week in enumerate(_weeks(cabinets, days, seed)):
        outcome.cabinets += 1
        outcome.happened += week.happened
        outcome.cuts += week.cuts
        outcome.fed_cents += week.fed_cents
        digest.update(week.digest.encode())
        outcome.digest = digest.hexdigest()
        if week.wrong:
            outcome.wrong.append(f"cabinet {number} of seed {seed}: {week.wrong}")
        told(outcome)
    return outcome


def _weeks(cabinets: int, days: float, seed: int) -> Iterator[Week]:
    """Every cabinet's time, in order."""
    asked = [(seed, number, days) for number in range(cabinets)]
    if cabinets == 1:
        yield week(*asked[0])
        return
    with ProcessPoolExecutor(min(cabinets, os.cpu_count() or 1)) as pool:
        yield from pool.map(_week, asked)


def _week(asked: tuple[int, int, float]) -> Week:
    return week(*asked)


def week(seed: int, number: int, days: float) -> Week:
    """The time of one cabinet, which depends on nothing but these three."""
    place = IN_MEMORY if os.access(IN_MEMORY, os.W_OK) else None
    with tempfile.TemporaryDirectory(dir=place) as folder:
        param = Path(folder) / "Param.ini"
        param.write_text(PARAM)
        cabinet = load_cabinet(load_settings(param))
        return SimulatedCabinet(cabinet, Path(folder) / "journal.sqlite", f"{seed}/{number}").lives(days)
