"""`./kiosk test`: every check a change has to pass, in the order in which they fail fastest."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import IO

import click

from terminal.commands.failing import NotGoodError
from terminal.commands.paths import CALLER
from terminal.places import FONTCONFIG, ROOT

BIN = Path(sys.executable).parent


def steps() -> list[tuple[str, list[str]]]:
    """Name every check and its command."""
    python = sys.executable
    return [
        ("format", [str(BIN / "ruff"), "format", "--check", "--quiet", "."]),
        ("lint", [str(BIN / "ruff"), "check", "--quiet", "."]),
        ("types", [str(BIN / "mypy"), "--no-error-summary"]),
        ("rooms", [str(BIN / "lint-imports"), "--no-logo"]),
        ("qml format", [python, "-m", "terminal.commands.qml", "format"]),
        ("qml lint", [python, "-m", "terminal.commands.qml", "lint"]),
    ]


COMPUTING = (
    "tests/rules", "tests/maths", "tests/lab",
    "tests/simulation", "tests/street", "tests/torture", "tests/sabotage", "tests/virtual_disk",
)  # fmt: skip
"""Tests that only compute: they run beside all others, which mostly wait, and give way to them."""

WAITING = ("tests/end_to_end", "tests/speed", "tests/screens/test_texts.py", "tests/screens/test_contrast.py")
"""Tests of whole programs, which mostly wait for one another: they too run beside the others. So do those that read
every screen: it takes them minutes, and here is the room for it."""

DRAWING = ("tests/shots",)
"""Tests that draw every screen: they take minutes of computing, care for no time, and give way to all others."""


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
    if pytest_arguments:
        sys.exit(_tests(pytest_arguments, environment).wait())
    with ExitStack() as held:
        beside: list[tuple[subprocess.Popen[bytes], IO[bytes]]] = []
        for folders, aside in ((WAITING, False), (COMPUTING, True), (DRAWING, True)):
            output = held.enter_context(tempfile.TemporaryFile())
            beside.append((_tests(folders, environment, output, aside=aside), output))
        failed = [name for name, line in steps() if not _passes(name, line, environment)]
        codes = [_tests([f"--ignore={folder}" for folder in COMPUTING + WAITING + DRAWING], environment).wait()]
        for tests, said in beside:
            codes.append(tests.wait())
            said.seek(0)
            click.echo(said.read())
    if failed:
        raise NotGoodError(f"These checks failed: {', '.join(failed)}")
    sys.exit(max(codes))


def _tests(
    arguments: Sequence[str], environment: dict[str, str], said: IO[bytes] | None = None, *, aside: bool = False
) -> subprocess.Popen[bytes]:
    """Start pytest: in sight, or with its output kept for later; `aside` gives way to whatever else runs."""
    line = [*(["nice"] if aside else []), sys.executable, "-m", "pytest", "-q", *arguments]
    return subprocess.Popen(line, cwd=ROOT, env=environment, stdout=said, stderr=said)  # noqa: S603


def _passes(name: str, line: list[str], environment: dict[str, str]) -> bool:
    started = time.monotonic()
    done = subprocess.run(line, cwd=ROOT, env=environment, check=False, capture_output=True, text=True)  # noqa: S603
    passed = done.returncode == 0
    click.echo(f"{name:12} {'ok' if passed else 'FAILED':8} {time.monotonic() - started:5.1f} s")
    if not passed:
        click.echo(done.stdout + done.stderr)
    return passed
