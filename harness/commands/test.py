"""`./kiosk test`: every check that a change has to pass; those that fail fastest run first."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import IO

import click

from harness.quick_place import quick_place
from terminal.commands.failing import NotGoodError
from terminal.commands.paths import CALLER
from terminal.common.places import FONTCONFIG, ROOT

BIN = Path(sys.executable).parent


QUICK_CHECKS = {
    "format": (str(BIN / "ruff"), "format", "--check", "--quiet", "."),
    "lint": (str(BIN / "ruff"), "check", "--quiet", "."),
    "rooms": (str(BIN / "lint-imports"), "--no-logo"),
    "qml format": (sys.executable, "-m", "harness.commands.qml", "format"),
}
"""What fails first if something small is wrong; the tests that are shown wait for them."""

SLOW_CHECKS = {
    "types": (str(BIN / "mypy"), "--no-error-summary"),
    "qml lint": (sys.executable, "-m", "harness.commands.qml", "lint"),
}
"""These run beside the tests: on a fresh copy the types take minutes."""


COMPUTING = (
    "tests/rules", "tests/maths", "tests/lab", "tests/cabinet", "tests/recall", "tests/ticket_book", "tests/fairness",
    "tests/drivers", "tests/mutants",
    "tests/simulation", "tests/pipeline", "tests/torture", "tests/sabotage", "tests/virtual_disk",
)  # fmt: skip
"""Tests that only compute: they run beside all others, which mostly wait, at lower priority. None of them knows Qt, and
they run without its plugin: `tests/conftest.py` makes an import of it fail there."""

PROCESSES = "tests/table/processes"
WAITING = ("tests/end_to_end", "tests/speed", PROCESSES)
"""Tests of whole programs, which mostly wait for one another, also run beside the others."""

READING = ("tests/screens/test_states.py",)
"""The test that reads every screen, which takes minutes."""

DRAWING = (
    "tests/drivers/rig/test_main.py", "tests/drivers/rig/test_show.py", "tests/drivers/rig/test_window.py",
    "tests/assets", "tests/shots",
)  # fmt: skip
"""Tests that draw, every screen among them: they compute longest of all. Those of the rig's window come first, while
theirs is the only window."""

DRAWING_IN_GERMAN = ("tests/shots/test_pictures_in_german.py",)
"""Half of the pictures, beside the others: at the end nothing but these computes."""

KILLED = ("tests/journal", "tests/table")
"""Tests that kill copies of their own process, by the hundred, or whose threads race: in a process of their own. A copy
costs what its original has in memory, which is three times as much once the screens have been tested; and what a test
of a screen has left over must not be collected by another thread."""

BESIDE = (
    (WAITING, ()),
    (READING, ()),
    (KILLED, ("-p", "no:pytest-qt", f"--ignore={PROCESSES}")),
    (COMPUTING, ("-p", "no:pytest-qt", *(f"--ignore={file}" for file in DRAWING))),
    (DRAWING, tuple(f"--ignore={file}" for file in DRAWING_IN_GERMAN)),
    (DRAWING_IN_GERMAN, ()),
)
"""What runs beside the tests whose output is shown, each with further words for pytest. All that compute have one lower
priority, the shown ones too: what is put behind the others runs alone at the end, on one processor of two."""


LARGE_PAGES = {
    "GLIBC_TUNABLES": "glibc.malloc.hugetlb=1:"
    "glibc.malloc.mmap_threshold=33554432:glibc.malloc.trim_threshold=268435456"
}
"""For tests that draw or read screens: a copy of the process draws each picture, and reads each state, which costs a
tenth less with fewer pages to copy. It is not for tests that measure the memory of programs."""

ROOM_BYTES = 2 * 1024**3
"""The memory that tests may use at once, with a generous reserve."""

MAX_END_S = 10
"""How long tests may take to end when the command is interrupted; then they are killed."""


@click.command("test", context_settings={"ignore_unknown_options": True})
@click.argument("pytest_arguments", nargs=-1, type=click.UNPROCESSED)
def command(pytest_arguments: tuple[str, ...]) -> None:
    """Run every check and test; further words go to pytest, and then only the tests run."""
    environment = {
        **{name: value for name, value in os.environ.items() if name != CALLER},
        "QT_QPA_PLATFORM": "offscreen",
        "QT_QUICK_BACKEND": "software",
        "FONTCONFIG_FILE": str(FONTCONFIG),
    }
    if not pytest_arguments:  # a run of some tests is to try just these
        environment["BOXMAN_DRAW_WHAT_CHANGED"] = "yes"  # tests/shots/drawn_before.py
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # ending this command ends its tests too
    with ExitStack() as held:
        environment["TMPDIR"] = held.enter_context(tempfile.TemporaryDirectory(prefix="boxman-test-", dir=_room()))
        Path(environment["TMPDIR"]).chmod(0o755)  # some tests continue as a user whom permissions stop, but cannot here
        if pytest_arguments:
            sys.exit(_tests(pytest_arguments, environment, held).wait())
        beside: list[tuple[subprocess.Popen[bytes], IO[bytes]]] = []
        for folders, words in BESIDE:
            output = _kept(held)
            surroundings = (
                environment | LARGE_PAGES if folders in (DRAWING, DRAWING_IN_GERMAN, READING) else environment
            )
            tests = _tests((*folders, *words), surroundings, held, output, aside=folders is not WAITING)
            beside.append((tests, output))
        slow = {name: _Check(name, line, environment, held) for name, line in SLOW_CHECKS.items()}
        failed = [name for name, line in QUICK_CHECKS.items() if not _Check(name, line, environment, held).passes()]
        others = [f"--ignore={folder}" for folders, _ in BESIDE for folder in folders]
        codes = [_tests(others, environment, held, aside=True).wait()]
        failed += [name for name, check in slow.items() if not check.passes()]
        for tests, said in beside:
            codes.append(tests.wait())
            said.seek(0)
            click.echo(said.read())
    if failed:
        raise NotGoodError(f"These checks failed: {', '.join(failed)}")
    sys.exit(max(codes))


def _room() -> Path | None:
    """Where tests keep their files: in memory if there is room, because on a disk they wait for thousands of syncs."""
    memory = quick_place()
    return memory if memory and shutil.disk_usage(memory).free >= ROOM_BYTES else None


def _tests(
    arguments: Sequence[str],
    environment: dict[str, str],
    held: ExitStack,
    said: IO[bytes] | None = None,
    *,
    aside: bool = False,
) -> subprocess.Popen[bytes]:
    """Start pytest: visibly, or with its output kept for later; `aside` runs it at lower priority."""
    line = [*(["nice"] if aside else []), sys.executable, "-m", "pytest", "-q", *arguments]
    tests = subprocess.Popen(line, cwd=ROOT, env=environment, stdout=said, stderr=said)  # noqa: S603
    held.callback(_end, tests)
    return tests


def _kept(held: ExitStack) -> IO[bytes]:
    """A file for what something writes that is shown later."""
    return held.enter_context(tempfile.TemporaryFile())


def _end(tests: subprocess.Popen[bytes]) -> None:
    """Leave nothing running: end it as Ctrl-C does, with everything that it started."""
    if tests.poll() is None:
        tests.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            tests.wait(MAX_END_S)
        tests.kill()
        tests.wait()


class _Check:
    """A check that runs, with its output kept until it is asked for."""

    def __init__(self, name: str, line: Sequence[str], environment: dict[str, str], held: ExitStack) -> None:
        self._name = name
        self._started = time.monotonic()
        self._output = _kept(held)
        self._process = subprocess.Popen(line, cwd=ROOT, env=environment, stdout=self._output, stderr=self._output)  # noqa: S603
        held.callback(_end, self._process)

    def passes(self) -> bool:
        """Wait for its end, and say how it went and how long it took until now."""
        passed = self._process.wait() == 0
        click.echo(f"{self._name:12} {'ok' if passed else 'FAILED':8} {time.monotonic() - self._started:5.1f} s")
        if not passed:
            self._output.seek(0)
            click.echo(self._output.read())
        return passed
