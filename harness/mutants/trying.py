"""A pytest plugin: everything is imported once, and each mutant's tests run in a fork of that process.

The mistake is inserted into the loaded functions, and into the file of the copy for processes that tests start.
"""

from __future__ import annotations

import json
import os
import resource
import select
import signal
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from types import CodeType, FunctionType

import pytest

from harness.mutants.patching import Loaded, exchange, loaded_functions

KILLED, SURVIVED, TIMEOUT, LOADED = "killed", "survived", "timeout", "loaded"
"""The results of a trial; `loaded`: the mistake cannot be inserted into a loaded program."""

START_S = 10
"""What a trial may take beyond the time of its tests: for the fork, and on a busy machine."""

SLOWER = 3
"""How much longer than recorded the tests of a mutant may compute before it counts as hung."""
WAITING = 3
"""How many times longer than that it may take by the clock, because of other load."""

MAX_BYTES = 4 << 30
_mtimes = count(1_000_000_000)


class Trials:
    """Tests the mutants of a list one after the other, and writes a line for each."""

    def __init__(self, mutants: Path, results: Path) -> None:
        self._mutants = mutants
        self._results = results

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Test every mutant, instead of running every test once."""
        items = {item.nodeid: item for item in session.items}
        loaded = loaded_functions(str(session.config.rootpath))
        with self._results.open("a", buffering=1) as results:
            for line in self._mutants.read_text().splitlines():
                one = json.loads(line)
                outcome = _try(session, loaded, one, [items[test] for test in one["tests"]])
                results.write(json.dumps({"number": one["number"], "outcome": outcome}) + "\n")
        return True


def _try(session: pytest.Session, loaded: Loaded, mutant: Mapping[str, object], items: Sequence[pytest.Item]) -> str:
    path = session.config.rootpath / str(mutant["path"])
    text, mutated = path.read_text(), str(mutant["mutated"])
    exchanged = exchange(loaded, str(path), text, mutated)
    if exchanged is None:
        return LOADED
    seconds = START_S + SLOWER * float(str(mutant["seconds"]))
    with written(path, mutated):
        child = os.fork()
        if child == 0:
            _run(session, exchanged, items, seconds)
        return _ended(child, seconds)


@contextmanager
def written(path: Path, mutated: str) -> Iterator[None]:
    """Insert a mistake into a file of the copy, with a new time stamp, so that no stale compiled file is used."""
    text, stat = path.read_bytes(), path.stat()
    path.write_text(mutated)
    changed_s = next(_mtimes)
    os.utime(path, (changed_s, changed_s))
    try:
        yield
    finally:
        path.write_bytes(text)
        os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))


def _run(
    session: pytest.Session,
    exchanged: Sequence[tuple[FunctionType, CodeType]],
    items: Sequence[pytest.Item],
    seconds: float,
) -> None:
    """Run the tests in the fork, until one fails; its exit code says whether one did."""
    os.setsid()
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds) + 1))
    resource.setrlimit(resource.RLIMIT_DATA, (MAX_BYTES, MAX_BYTES))
    code = 1
    try:
        for function, changed in exchanged:
            function.__code__ = changed
        for index, item in enumerate(items):
            after = items[index + 1] if index + 1 < len(items) else None
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if session.testsfailed:
                break
        else:
            code = 0
    finally:
        os._exit(code)


def _ended(child: int, seconds: float) -> str:
    """Wait for a fork; whatever it has started ends with it."""
    watch = os.pidfd_open(child)
    try:
        in_time = bool(select.select([watch], [], [], WAITING * seconds)[0])
    finally:
        os.close(watch)
        end_all(child)
    _, status = os.waitpid(child, 0)
    by_signal = os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL)
    if not in_time or by_signal:
        return TIMEOUT
    return SURVIVED if status == 0 else KILLED


def end_all(leader: int) -> None:
    """End a process and all that it has started."""
    with suppress(ProcessLookupError):  # all of them have ended
        os.killpg(leader, signal.SIGKILL)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the words of this plugin."""
    parser.addoption("--mutants", type=Path, help="the mutants to try, a line of JSON each")
    parser.addoption("--results", type=Path, help="where to write how each has ended")


def pytest_configure(config: pytest.Config) -> None:
    """Take the place of pytest's own loop."""
    config.pluginmanager.register(Trials(config.getoption("--mutants"), config.getoption("--results")), "trials")
