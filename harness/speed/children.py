"""The real program and the real rig as child processes, the way the house starts them."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO, Any

from terminal.common.places import ROOT

SIZE = (1920, 1080)
LIFE_S = 3000.0
"""No child is needed for longer, on the slowest machine; one that lives so long hangs, and is killed."""

PARAM = """\
[journal]
path = {folder}/journal.sqlite
low_megabytes = 20
full_megabytes = 10
[devices]
simulated = no
validator = id003 {folder}/rig/validator
printer = tcl {folder}/rig/printer
dice = boxman {folder}/rig/dice
board = boxman {folder}/rig/board
"""


class MeasureError(RuntimeError):
    """A figure cannot be measured; the message is one sentence."""


def write_param(folder: Path, more: str = "") -> Path:
    """Write a Param.ini whose journal and devices lie in this folder, and what `more` it says."""
    path = folder / "Param.ini"
    path.write_text(PARAM.format(folder=folder) + more)
    return path


def environment(display: str | None) -> dict[str, str]:
    """Make the environment of a program that draws by software: into memory, or on the named X display."""
    drawn = {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display} if display else {"QT_QPA_PLATFORM": "offscreen"}
    return {**os.environ, **drawn, "QT_QUICK_BACKEND": "software"}


@contextlib.contextmanager
def rig(folder: Path, speed: float = 1.0) -> Iterator[Path]:
    """Let the simulated devices work in this folder; answers with their directory. Raises MeasureError."""
    directory = folder / "rig"
    words = ["drivers.simulated.process", "--directory", str(directory), "--speed", str(speed), "--headless"]
    with child(words, os.environ) as (_, out):
        if not out.readline():
            raise MeasureError(f"The simulated devices did not start in {directory}.")
        yield directory


class Terminal:
    """``./kiosk run --touches`` on its screen, and what it tells."""

    def __init__(self, pid: int, out: IO[str], begun_ms: int) -> None:
        self.pid = pid
        self._out = out
        self._begun_ms = begun_ms

    def wait_for(self, what: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Take in what is told until a line is as wished, and return it. Raises MeasureError."""
        for told in self._out:
            line: dict[str, Any] = json.loads(told)
            if what(line):
                return line
            if "locked" in line:
                raise MeasureError(f"{line['locked']}: {line['say']}")
        raise MeasureError(f"The terminal has ended by itself, or did not get ready within {LIFE_S:.0f} s.")

    def first_frame_ms(self) -> int:
        """Wait for the first frame of play; how long after the start it was there. Raises MeasureError."""
        return int(self.wait_for(lambda line: "frame" in line)["frame"]) - self._begun_ms


@contextlib.contextmanager
def terminal(param: Path, display: str | None, journal: Path | None = None) -> Iterator[Terminal]:
    """Open the terminal, on another journal than the parameters' if one is named; it is ended with the block."""
    words = ["terminal.commands", "run", "--param", str(param), "--touches"]
    words += [] if display else ["--size", "x".join(map(str, SIZE))]
    words += ["--journal", str(journal)] if journal else []
    begun_ms = time.monotonic_ns() // 1_000_000
    with child(words, environment(display)) as (process, out):
        yield Terminal(process.pid, out, begun_ms)


def answer(words: Sequence[str], variables: Mapping[str, str]) -> dict[str, Any]:
    """Run a module of ours and take its one line of JSON. Raises MeasureError, also for what it calls its `failure`."""
    with child(words, variables) as (_, out):
        said = out.readline()
    if not said:
        raise MeasureError("The terminal has ended before it was done; its own words stand above.")
    told: dict[str, Any] = json.loads(said)
    if told["failure"]:
        raise MeasureError(told["failure"])
    return told


@contextlib.contextmanager
def child(words: Sequence[str], variables: Mapping[str, str]) -> Iterator[tuple[subprocess.Popen[str], IO[str]]]:
    """Run a module of ours, its standard input held open; at the end of the block, or of LIFE_S, it is ended."""
    pipe = subprocess.PIPE
    process = subprocess.Popen(  # noqa: S603 - this very interpreter and our own module
        [sys.executable, "-m", *words], cwd=ROOT, env=variables, stdin=pipe, stdout=pipe, text=True
    )
    assert process.stdout is not None, "the pipe was asked for"
    too_long = threading.Timer(LIFE_S, process.kill)
    too_long.start()
    try:
        yield process, process.stdout
    finally:
        process.terminate()
        process.communicate()
        too_long.cancel()
