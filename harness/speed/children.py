"""The real program and the real rig as child processes, started as on a cabinet."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO, Any

from terminal.common.places import ROOT

SIZE = (1920, 1080)
FIRST_FRAME_S = 120.0
"""A start that has shown nothing by then hangs, or waits for something that does not come."""
LIFE_S = 3000.0
"""Longer than any child is needed on the slowest machine; after that it hangs, and is killed."""

PARAM = """\
[access]
sign_in = key
[journal]
path = {folder}/journal.sqlite
low_megabytes = 20
full_megabytes = 10
[devices]
simulated = no
validator = id003 {rig}/validator
printer = tcl {rig}/printer
dice = boxman {rig}/dice
board = boxman {rig}/board
"""


class MeasureError(RuntimeError):
    """A figure cannot be measured; the message is one sentence."""


def write_param(folder: Path, more: str = "", kept: Path | None = None) -> Path:
    """Write a Param.ini whose journal and devices are in this folder, with `more` lines.

    For a journal that is kept for later runs the devices are beside it, and are the same in each: a start that finds
    others, which take the open logic door, would lock play.
    """
    path = folder / "Param.ini"
    path.write_text(PARAM.format(folder=folder, rig=(kept.parent if kept else folder) / "rig") + more)
    return path


def environment(display: str | None) -> dict[str, str]:
    """Make the environment of a program that draws by software: into memory, or on the named X display."""
    drawn = {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display} if display else {"QT_QPA_PLATFORM": "offscreen"}
    return {**os.environ, **drawn, "QT_QUICK_BACKEND": "software"}


@contextlib.contextmanager
def rig(folder: Path, speed: float = 1.0) -> Iterator[Path]:
    """Run the simulated devices in this folder; returns their directory. Raises MeasureError."""
    directory = folder / "rig"
    words = ["drivers.simulated.process", "--directory", str(directory), "--speed", str(speed), "--headless"]
    with child(words, os.environ) as (_, out):
        if not out.readline():
            raise MeasureError(f"The simulated devices did not start in {directory}.")
        yield directory


class Terminal:
    """``./kiosk run --touches`` with its screen, and its output."""

    def __init__(self, pid: int, out: IO[str], begun_ms: int) -> None:
        self.pid = pid
        self._out = out
        self._begun_ms = begun_ms
        self._held = ""
        """Why play is held for a moment, if it has been."""

    def wait_for(self, what: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read output until a line is the expected one, and return it. Raises MeasureError."""
        for text in self._out:
            line: dict[str, Any] = json.loads(text)
            if what(line):
                return line
            if "held" in line:
                self._held = f"{line['held']}: {line['say']}"
            if "locked" in line:
                raise MeasureError(f"{line['locked']}: {line['say']}")
        raise MeasureError(f"The terminal has ended by itself, or did not get ready within {LIFE_S:.0f} s.")

    def first_frame_ms(self) -> int:
        """Wait for the first frame of play; returns how long after the start it came. Raises MeasureError."""
        late = threading.Event()

        def end() -> None:
            late.set()
            os.kill(self.pid, signal.SIGKILL)

        too_long = threading.Timer(FIRST_FRAME_S, end)
        too_long.start()
        try:
            return int(self.wait_for(lambda line: "frame" in line)["frame"]) - self._begun_ms
        except MeasureError as error:
            if not late.is_set():
                raise
            held = f"; it said last: {self._held}" if self._held else ""
            say = f"The terminal has shown no frame of play within {FIRST_FRAME_S:.0f} s{held}"
            raise MeasureError(say) from error
        finally:
            too_long.cancel()


@contextlib.contextmanager
def terminal(param: Path, display: str | None, journal: Path | None = None) -> Iterator[Terminal]:
    """Open the terminal, by default on the parameters' journal; it is ended with the block."""
    words = ["terminal.commands", "run", "--param", str(param), "--touches"]
    words += [] if display else ["--size", "x".join(map(str, SIZE))]
    words += ["--journal", str(journal)] if journal else []
    begun_ms = time.monotonic_ns() // 1_000_000
    with child(words, environment(display)) as (process, out):
        yield Terminal(process.pid, out, begun_ms)


def answer(words: Sequence[str], variables: Mapping[str, str]) -> dict[str, Any]:
    """Run one of our modules and read its line of JSON. Raises MeasureError, also if it reports a `failure`."""
    with child(words, variables) as (_, out):
        said = out.readline()
    if not said:
        raise MeasureError("The terminal has ended before it was done; its own words stand above.")
    result: dict[str, Any] = json.loads(said)
    if result["failure"]:
        raise MeasureError(result["failure"])
    return result


@contextlib.contextmanager
def child(words: Sequence[str], variables: Mapping[str, str]) -> Iterator[tuple[subprocess.Popen[str], IO[str]]]:
    """Run one of our modules with its standard input open; it is ended with the block, or after LIFE_S."""
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
