"""Runs mutants: selects their tests, runs them in copies of the program, and collects the results."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from dataclasses import dataclass, replace
from itertools import repeat
from pathlib import Path

import click

from harness.mutants.mutant import Mutant, Said
from harness.mutants.reach import Reach, record
from harness.mutants.trying import KILLED, LOADED, SLOWER, START_S, SURVIVED, TIMEOUT, WAITING, end_all, written
from harness.mutants.workplace import PROGRAM, environment, pytest_line, workplace

UNREACHED, SETTLED = "unreached", "settled"
"""Further results of a mutant: no test reaches it; it is known to change nothing that matters."""

TELL_S = 30
"""How often the progress is printed."""

Say = Callable[[str], None]


@dataclass(frozen=True)
class Trial:
    """A mutant, the tests that should notice it, and its result."""

    mutant: Mutant
    tests: tuple[str, ...] = ()
    left_out: int = 0
    """Tests that reach it too but are not run, because those before them use up the mutant's time."""
    seconds: float = 0.0
    fresh: bool = False
    """Only a new process shows the mistake, which takes effect while modules are imported."""
    outcome: str = UNREACHED


def planned(mutant: Mutant, reach: Reach, max_seconds: float) -> Trial:
    """Select the tests of a mutant; for a file that only holds data, tests that reach its neighbours."""
    path, place = mutant.source.path, mutant.place
    fresh = reach.is_loaded_with(path, place)
    tests = reach.tests(path, place) or (reach.beside(path) if fresh else ())
    chosen: list[str] = []
    seconds = 0.0
    for test in tests:
        if chosen and seconds + reach.seconds[test] > max_seconds:
            break
        chosen.append(test)
        seconds += reach.seconds[test]
    return Trial(mutant, tuple(chosen), len(tests) - len(chosen), seconds, fresh)


@dataclass(frozen=True)
class Program:
    """The program whose mutants are tested, the tests that should notice them, and where records are kept."""

    root: Path
    tests: Sequence[Path]
    folders: Sequence[str]
    kept: Path
    settled: Mapping[Said, str]


def try_all(program: Program, chosen: Sequence[Mutant], workers: int, max_seconds: float, say: Say) -> list[Trial]:
    """Test mutants in this many parallel processes, each with its own copy."""
    with ExitStack() as held:
        places = [held.enter_context(workplace(program.root)) for _ in range(workers)]
        reach = record(places, program.kept, program.tests, program.folders, say)
        plans = [
            Trial(mutant, outcome=SETTLED) if mutant.said in program.settled else planned(mutant, reach, max_seconds)
            for mutant in chosen
        ]
        say(f"{len(plans)} mutants, {sum(plan.fresh for plan in plans)} of them in a new process each")
        pool = held.enter_context(ThreadPoolExecutor(workers))
        shares = [plans[index::workers] for index in range(workers)]
        tried = pool.map(_try_share, places, shares, repeat(say))
        return [trial for share in tried for trial in share]


def _try_share(place: Path, plans: Sequence[Trial], say: Say) -> list[Trial]:
    """Test mutants one after the other: first all that can be inserted into a loaded program."""
    outcomes = _try_loaded(place, plans, say)
    for number, plan in enumerate(plans):
        if plan.tests and outcomes.get(number, LOADED) == LOADED:
            outcomes[number] = _try_fresh(place, plan)
            say(f"{len(outcomes)} of {len(plans)} tried")
    return [replace(plan, outcome=outcomes.get(number, plan.outcome)) for number, plan in enumerate(plans)]


def _try_loaded(place: Path, plans: Sequence[Trial], say: Say) -> dict[int, str]:
    wanted = {number: plan for number, plan in enumerate(plans) if plan.tests and not plan.fresh}
    if not wanted:
        return {}
    lines = [
        {
            "number": number,
            "path": plan.mutant.source.path,
            "mutated": plan.mutant.text,
            "tests": plan.tests,
            "seconds": plan.seconds,
        }
        for number, plan in wanted.items()
    ]
    listed, results, log = place / "mutants", place / "results", place / "log"
    listed.write_text("\n".join(map(json.dumps, lines)))
    results.touch()
    files = sorted({test.partition("::")[0] for plan in wanted.values() for test in plan.tests})
    words = [*pytest_line(place, "trying"), f"--mutants={listed}", f"--results={results}", *files]
    with log.open("wb") as output:
        server = subprocess.Popen(  # noqa: S603
            words, cwd=place / PROGRAM, env=environment(place), stdout=output, stderr=output
        )
        while server.poll() is None:
            with suppress(subprocess.TimeoutExpired):
                server.wait(TELL_S)
            say(f"{len(results.read_text().splitlines())} of {len(plans)} tried")
    outcomes = {one["number"]: str(one["outcome"]) for one in map(json.loads, results.read_text().splitlines())}
    if len(outcomes) < len(wanted):
        raise click.ClickException(f"the mutants were not tried:\n{log.read_text()[-3000:]}")
    return outcomes


def _try_fresh(place: Path, plan: Trial) -> str:
    """Run the tests in a new process, which imports the mistake."""
    seconds = START_S + SLOWER * plan.seconds
    named = place / "tests"
    named.write_text("\n".join(plan.tests))
    with written(place / PROGRAM / plan.mutant.source.path, plan.mutant.text):
        tests = subprocess.Popen(  # noqa: S603
            [*pytest_line(place), "-x", f"@{named}"],
            cwd=place / PROGRAM,
            env=environment(place),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            return KILLED if tests.wait(WAITING * seconds) else SURVIVED
        except subprocess.TimeoutExpired:
            return TIMEOUT
        finally:
            end_all(tests.pid)
            tests.wait()
