"""Many shared tables, one for each seed, on all processors: the same seed gives exactly the same events."""

from __future__ import annotations

import hashlib
import os
import random
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path

from harness.quick_place import quick_place
from harness.simulation.seldom_collected import seldom_collected
from harness.simulation.table.house import Cabinets, Evening, House
from harness.simulation.table.kinds import Kind, kind_of_seed
from harness.virtual_disk.recording import recorded_system_calls
from harness.virtual_disk.several import SeveralDisks
from harness.virtual_disk.sqlite_layer import recorded_sqlite
from terminal.cabinet.cabinet import Cabinet
from terminal.start.loading import load_cabinet, load_settings

STATIONS = 14
MINUTES = 12.0
ON_DISKS_EVERY = 10
"""One seed in so many has the real journals, on disks that forget."""
ON_DISKS = 3
"""How many stations a table on disks has at most: every one of their writes is looked at."""


@dataclass
class Outcome:
    """The results of all seeds together."""

    seeds: int = 0
    happened: Counter[str] = field(default_factory=Counter)
    """How often each kind of event has happened."""
    rounds: int = 0
    seat_rounds: int = 0
    settled: int = 0
    restored: int = 0
    cuts: int = 0
    digest: str = ""
    wrong: list[str] = field(default_factory=list)


def simulate(
    first: int,
    seeds: int,
    told: Callable[[Outcome], None],
    stations: int = STATIONS,
    minutes: float = MINUTES,
    processes: int | None = None,
) -> Outcome:
    """Play these seeds. `told` is called after each, with the results so far."""
    outcome, digest = Outcome(), hashlib.sha256()
    asked = [(seed, stations, minutes) for seed in range(first, first + seeds)]
    for (seed, *_), one in zip(asked, _evenings(asked, processes or os.cpu_count() or 1), strict=True):
        outcome.seeds += 1
        outcome.happened += one.happened
        outcome.rounds += one.rounds
        outcome.seat_rounds += one.seat_rounds
        outcome.settled += one.settled
        outcome.restored += one.restored
        outcome.cuts += one.cuts
        digest.update(one.digest.encode())
        outcome.digest = digest.hexdigest()
        if one.wrong:
            outcome.wrong.append(f"seed {seed}: {one.wrong}")
        told(outcome)
    return outcome


def _evenings(asked: list[tuple[int, int, float]], processes: int) -> Iterator[Evening]:
    if min(len(asked), processes) == 1:
        yield from map(_evening, asked)
        return
    with ProcessPoolExecutor(min(len(asked), processes)) as pool:
        yield from pool.map(_evening, asked)


def _evening(asked: tuple[int, int, float]) -> Evening:
    return evening(*asked)


@seldom_collected()
def evening(seed: int, stations: int = STATIONS, minutes: float = MINUTES, *, on_disks: bool | None = None) -> Evening:
    """Play one seed; its result depends on nothing but these."""
    with house_of(seed, stations, on_disks=seed % ON_DISKS_EVERY == 0 if on_disks is None else on_disks) as house:
        return house.plays(minutes)


@contextmanager
def house_of(seed: int, stations: int, *, on_disks: bool) -> Iterator[House]:
    """The table of a seed with its stations, in a folder of its own; on disks there are fewer of them."""
    kind = kind_of_seed(random.Random(f"table {seed}"))  # noqa: S311 - a simulation's chance
    with tempfile.TemporaryDirectory(dir=quick_place()) as folder, ExitStack() as used:
        disks = None
        if on_disks:
            disks, stations = SeveralDisks(), min(stations, ON_DISKS)
            used.enter_context(recorded_system_calls(disks))
            used.enter_context(recorded_sqlite(disks))
        yield House(kind, stations, _cabinets(kind, Path(folder)), f"table {seed}", Path(folder), disks)


def _cabinets(kind: Kind, folder: Path) -> Cabinets:
    """The cabinets of such a table: they share their games, which never change."""
    sheets = _games(kind.parameters["game.sheet"], kind.of_table())

    def cabinet(seat: int) -> Cabinet:
        param = folder / f"{seat}.ini"
        param.write_text(kind.of_station(seat) if seat else kind.of_table())
        profile = load_settings(param)
        return replace(sheets, games={name: sheets.games[name] for name in profile.sheets}, profile=profile)

    return cabinet


@lru_cache(maxsize=16)
def _games(sheet: str, param: str) -> Cabinet:
    del sheet
    with tempfile.TemporaryDirectory(dir=quick_place()) as folder:
        path = Path(folder) / "Param.ini"
        path.write_text(param)
        return load_cabinet(load_settings(path))
