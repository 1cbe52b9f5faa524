"""The real program and the real rig as child processes, driven by touches and by orders to the devices."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from drivers.simulated.control import ask
from harness.torture.strikes import Strike
from terminal.common.places import ROOT

PARAM = """\
[access]
sign_in = key
[journal]
path = {journal}
low_megabytes = 20
full_megabytes = 10
[devices]
simulated = no
validator = id003 {rig}/validator
printer = tcl {rig}/printer
dice = {dice}
board = boxman {rig}/board
"""
ALL_OPTIONS = """\
cards = boxman {rig}/cards
[player]
card_memory = yes
card_prefix = 600999
limits = yes
[screen]
first_hand = yes
"""


MAX_END_S = 60.0
"""Longer than any program takes to end on the slowest machine; after that it hangs."""


class HasEndedError(AssertionError):
    """The program ended before the expected happened."""


class HangsError(AssertionError):
    """A program did not end when asked to, and was killed."""


def ended(process: subprocess.Popen[str], max_s: float = MAX_END_S) -> int:
    """Ask a program to end, as a service manager does; returns its exit code. Raises HangsError."""
    process.terminate()
    try:
        return process.wait(max_s)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
        words = shlex.join(map(str, process.args)) if isinstance(process.args, list | tuple) else str(process.args)
        raise HangsError(f"asked to end, it still ran after {max_s:g} s, and was killed: {words}") from None


class HeadlessRig:
    """The simulated devices in a separate process, in `directory`; they outlive every terminal."""

    def __init__(self, directory: Path, speed: float) -> None:
        self.directory = directory
        words = ["--directory", str(directory), "--speed", str(speed), "--headless"]
        self._process = subprocess.Popen(  # noqa: S603 - this very interpreter and our own module
            [sys.executable, "-m", "drivers.simulated.process", *words], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None, "the pipe was asked for"
        if not self._process.stdout.readline():
            raise HasEndedError(f"the rig did not start in {directory}")

    def order(self, *words: str) -> bool:
        """Give an order to a device, as a person does; whether it could be carried out."""
        return ask(self.directory, words).ok

    def picture(self) -> dict[str, Any]:
        """What a person sees of the devices."""
        picture = ask(self.directory, ("picture",)).picture
        assert picture is not None, "the picture was asked for"
        return dict(picture)

    def close(self) -> None:
        """End the rig. Raises HangsError."""
        with self._process:  # closes the pipe
            ended(self._process)


def write_param(
    folder: Path, *, internal_dice: bool = False, sheets: Sequence[str] = (), all_options: bool = False
) -> Path:
    """Write a Param.ini for a journal and a rig in this folder, with the rig's dice or the internal ones.

    It offers the par sheets named, or that of a new cabinet. `all_options` adds the rig's card reader, and what else a
    house may offer its players.
    """
    path, rig = folder / "Param.ini", folder / "rig"
    dice = f"internal {dice_record(folder)}" if internal_dice else f"boxman {rig}/dice"
    games = f"[game]\nsheet = {', '.join(sheets)}\n" if sheets else ""
    options = ALL_OPTIONS.format(rig=rig) if all_options else ""
    path.write_text(PARAM.format(journal=folder / "journal.sqlite", rig=rig, dice=dice) + options + games)
    return path


def dice_record(folder: Path) -> Path:
    """Where the internal dice keep their record."""
    return folder / "dice.record"


def on_param(param: Path, *, screen: bool = False, strike: Strike | None = None) -> Program:
    """Start `./kiosk run` on these parameters with scripted touches, on an invisible screen or without one.

    With a `strike` the program dies there by itself.
    """
    mode = ["--touches", "--size", "1280x720"] if screen else ["--headless"]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
    module = ["harness.torture.struck", strike.step, strike.report] if strike else ["terminal.commands"]
    return Program([sys.executable, "-m", *module, "run", "--param", str(param), *mode], environment)


class Program:
    """A terminal with scripted touches, and its whole output from start to end."""

    def __init__(self, line: Sequence[str], environment: Mapping[str, str]) -> None:
        """Start it with this command line."""
        pipe = subprocess.PIPE
        # A file, not a pipe: a rig that outlives the program inherits it, and would keep a pipe's reader waiting.
        self._stderr = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115 - see `wait`
        self._complaints = ""
        self._process = subprocess.Popen(  # noqa: S603 - this very interpreter and our own module
            line, cwd=ROOT, env=environment, stdin=pipe, stdout=pipe, stderr=self._stderr, text=True
        )
        self.output: list[dict[str, Any]] = []
        """Every line that has come so far."""
        self._lines: queue.Queue[dict[str, Any] | None] = queue.Queue()
        self._reader = threading.Thread(target=self._read, name="output", daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None, "the pipe was asked for"
        with self._process.stdout as lines:
            for line in lines:
                if line.endswith("\n"):  # a line cut off by a kill is incomplete
                    self._lines.put(json.loads(line))
        self._lines.put(None)

    def touch(self, do: str, **fields: object) -> None:
        """Touch the screen; the output shows the result."""
        self.write(json.dumps({"do": do, **fields}))

    def write(self, line: str) -> None:
        """Send the next line of the script, whatever it says. Raises HasEndedError if the program has ended."""
        assert self._process.stdin is not None, "the pipe was asked for"
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except BrokenPipeError as error:
            raise HasEndedError(f"the program has ended: {self.complaints()}") from error

    def listen(self, seconds: float, kind: str = "") -> bool:
        """Read output for this long, or until an event of this kind appears; whether it did."""
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            try:
                line = self._lines.get(timeout=left)
            except queue.Empty:
                return False
            if line is None:
                self._lines.put(None)
                return False
            self.output.append(line)
            if kind and kind in line.get("events", ()):
                return True
        return False

    def wait_for(self, what: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read output until a line is the expected one, however long that takes, and return it.

        Raises HasEndedError if none can come any more.
        """
        while (line := self._lines.get()) is not None:
            self.output.append(line)
            if what(line):
                return line
        self._lines.put(None)
        raise HasEndedError(f"the program has ended with code {self._process.wait()}: {self.complaints()}")

    def state(self) -> dict[str, Any]:
        """The last state reported as durable; empty before the first."""
        return next((line for line in reversed(self.output) if "seq" in line), {})

    @property
    def running(self) -> bool:
        """Whether it is still running."""
        return self._process.poll() is None

    @property
    def struck(self) -> bool:
        """Whether it has died of its strike."""
        return self._process.poll() == -signal.SIGKILL

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    def freeze(self) -> None:
        """Stop it in its tracks."""
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self._process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        """Kill it with SIGKILL, and read what it reported before."""
        self._process.kill()
        self.wait()

    def end(self, max_s: float = MAX_END_S) -> int:
        """Ask the program to end, as a service manager does; returns its exit code. Raises HangsError."""
        try:
            ended(self._process, max_s)
        finally:
            code = self.wait()
        return code

    def wait(self) -> int:
        """Wait until the program ends by itself, and read all its output; returns its exit code."""
        code = self._process.wait()
        self._reader.join()
        self.complaints()
        while (line := self._lines.get()) is not None:
            self.output.append(line)
        self._lines.put(None)
        if self._process.stdin is not None:
            with contextlib.suppress(BrokenPipeError):  # output of a killed program that was not read is discarded
                self._process.stdin.close()
        return code

    def complaints(self) -> str:
        """Its standard error, once it has ended."""
        self._process.wait()
        if not self._stderr.closed:
            self._stderr.seek(0)
            self._complaints = self._stderr.read()
            self._stderr.close()
        return self._complaints
