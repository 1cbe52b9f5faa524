"""Which tests reach a line, the most promising first; recorded per test file until the code that it runs changes."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, SimpleQueue

import click
from coverage import CoverageData

from harness.mutants.recording import OUTSIDE
from harness.mutants.source import Place
from harness.mutants.workplace import PROGRAM, environment, pytest_line

MAX_RECORD_S = 1_800
MIN_S = 0.01
"""The least that running any test takes."""
SECONDS = "seconds"
"""The file of a workplace in which the recorder stores what each test took, and which tests share a fixture."""


@dataclass
class Reach:
    """Which tests reach which line of which file, and how long each test takes."""

    program: Path
    """The folder of the program with these lines."""
    lines: dict[tuple[str, int], set[str]] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    _reached: Counter[str] = field(default_factory=Counter)
    """How many lines a test reaches."""
    _reached_of: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How many of them are of a file."""
    _texts: dict[str, list[str]] = field(default_factory=dict)

    def add(self, record: Path) -> None:
        """Read what one test file reaches."""
        data, beside = _read(record), json.loads(record.with_suffix(".json").read_text())
        for measured in data.measured_files():
            path = measured.partition(f"/{PROGRAM}/")[2]
            if path.startswith("tests/"):  # a record depends on these, and no mutant changes them
                continue
            for line, found in data.contexts_by_lineno(measured).items():
                contexts = {test for context in found for test in beside["users"].get(context, (context,))}
                self.lines.setdefault((path, line), set()).update(contexts)
                self._reached.update(contexts)
                self._reached_of.update((test, path) for test in contexts)
        self.seconds.update(beside["seconds"])

    def is_loaded_with(self, path: str, place: Place) -> bool:
        """Return whether a mistake takes effect while modules are imported, so that only a new process shows it."""
        return not place.inside or OUTSIDE in self._at(path, place)

    def tests(self, path: str, place: Place) -> tuple[str, ...]:
        """Return the tests that reach a mistake, the most promising first."""
        if not self.is_loaded_with(path, place):
            return self._most_telling(self._at(path, place), path)
        found = {test for (where, _), tests in self.lines.items() if where == path for test in tests}
        users = self._users(place.defines) if place.defines else set()
        return (*self._most_telling(users, path), *self._most_telling(found - users, path))

    def _users(self, name: str) -> set[str]:
        """The tests that reach a line, in any file, that uses this name."""
        used = re.compile(rf"\b{name}\b")
        return {
            test for (path, line), tests in self.lines.items() if used.search(self._line(path, line)) for test in tests
        }

    def _line(self, path: str, number: int) -> str:
        if path not in self._texts:
            self._texts[path] = (self.program / path).read_text().splitlines()
        lines = self._texts[path]
        return lines[number - 1] if 0 < number <= len(lines) else ""

    def beside(self, path: str) -> tuple[str, ...]:
        """Return the tests that reach any file of the same folder, for a file that only holds data."""
        room = "/".join(path.split("/")[:-1][:2]) + "/"
        found = {test for (where, _), tests in self.lines.items() if where.startswith(room) for test in tests}
        return self._most_telling(found, path)

    def _most_telling(self, tests: set[str], path: str) -> tuple[str, ...]:
        """Sort tests: cheap ones that are mostly about this file first, and of each parametrized test first one."""
        cost = {
            test: (self.seconds[test] + MIN_S) * self._reached[test] / (self._reached_of[test, path] or 1)
            for test in tests - {OUTSIDE}
        }
        seen: Counter[str] = Counter()
        order: list[tuple[int, float, str]] = []
        for test in sorted(cost, key=lambda test: (cost[test], test)):
            function = test.partition("[")[0]
            order.append((seen[function], cost[test], test))
            seen[function] += 1
        return tuple(test for *_, test in sorted(order))

    def _at(self, path: str, place: Place) -> set[str]:
        return {test for line in range(place.first, place.last + 1) for test in self.lines.get((path, line), ())}


def record(
    places: Sequence[Path], kept: Path, tests: Sequence[Path], folders: Sequence[str], say: Callable[[str], None]
) -> Reach:
    """Record what test files reach, as many in parallel as there are copies, unless a record is still valid.

    Raises click.ClickException if a test fails on the unchanged program.
    """
    program = places[0] / PROGRAM
    kept.mkdir(parents=True, exist_ok=True)
    records = {test: kept / _digest(f"{test} {folders}".encode()) for test in tests}
    missing = SimpleQueue[tuple[Path, Path]]()
    for test, path in records.items():
        if not _holds(path, program):
            missing.put((test, path))

    def record_missing(place: Path) -> None:
        with suppress(Empty):
            while True:
                test, path = missing.get_nowait()
                say(f"recording what {test} reaches")
                _run(place, test, path, folders)

    with ThreadPoolExecutor(len(places)) as pool:
        list(pool.map(record_missing, places))
    reach = Reach(program)
    for path in records.values():
        reach.add(path)
    return reach


def _holds(record: Path, program: Path) -> bool:
    """Return whether every file that the tests of a record have run is unchanged."""
    beside = record.with_suffix(".json")
    return beside.exists() and all(
        (program / path).exists() and _digest((program / path).read_bytes()) == digest
        for path, digest in json.loads(beside.read_text())["files"].items()
    )


def _run(place: Path, test: Path, path: Path, folders: Sequence[str]) -> None:
    path.unlink(missing_ok=True)
    words = [f"--reached={path}", f"--seconds={place / SECONDS}", *(f"--folder={one}" for one in (*folders, "tests"))]
    done = subprocess.run(  # noqa: S603
        [*pytest_line(place, "recording"), *words, str(test)],
        cwd=place / PROGRAM,
        env=environment(place),
        capture_output=True,
        text=True,
        check=False,
        timeout=MAX_RECORD_S,
    )
    if done.returncode:
        raise click.ClickException(f"{test} fails without any mutant:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    paths = [measured.partition(f"/{PROGRAM}/")[2] for measured in _read(path).measured_files()]
    files = {name: _digest((place / PROGRAM / name).read_bytes()) for name in paths}
    recorded = json.loads((place / SECONDS).read_text())
    path.with_suffix(".json").write_text(json.dumps({"files": files, **recorded}))


def _read(record: Path) -> CoverageData:
    data = CoverageData(str(record))
    data.read()
    return data


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]
