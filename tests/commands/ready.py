"""Commands without their longest part, the import of the program: each is a copy of a process that has imported it.

Such a copy is given its words, its environment and its files, and ends as Python ends; nothing that it does reaches the
next one. It imports the module of its command itself, and finds only what most commands share. That a command imports
all it needs is seen only where it runs alone: a test of each does so.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, TypedDict

from terminal.common.places import ROOT

SHARED = ("terminal.start.loading",)
"""What most commands import, with all that is below."""
STREAMS = 3
"""Standard input, output and error."""
MAX_BYTES = 100_000
"""A command with its environment, and how it has ended, are shorter."""
NOTHING = Path(os.devnull)
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")

Done = subprocess.CompletedProcess[str]
Kiosk = Callable[..., Done]
"""Runs the command of these words."""


class Asked(TypedDict):
    """A command that is to be run."""

    words: list[str]
    environment: dict[str, str]


class Ready:
    """The process that has imported the program. One command after the other runs in a copy of it."""

    def __init__(self) -> None:
        self._here, there = socket.socketpair()
        line = [sys.executable, "-m", __name__, str(there.fileno())]
        self._process = subprocess.Popen(line, cwd=ROOT, pass_fds=[there.fileno()], process_group=0)
        there.close()

    def run(self, *words: str) -> Done:
        """Run a command where there is no display, in the program's folder and with nothing to read."""
        asked = json.dumps(Asked(words=[*words], environment=without_display())).encode()
        with NOTHING.open("rb") as nothing, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            try:
                socket.send_fds(self._here, [asked], [stream.fileno() for stream in (nothing, out, err)])
                status = int(self._here.recv(MAX_BYTES))
            except BaseException:  # the test's time is over: as in `subprocess.run`, nothing of it goes on
                self.close()
                raise
            return subprocess.CompletedProcess(words, status, _printed(out), _printed(err))

    def close(self) -> None:
        """End it, and a copy that still runs."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._here.close()


def without_display() -> dict[str, str]:
    """The environment where there is no display."""
    return {name: value for name, value in os.environ.items() if name not in DISPLAYS}


def _printed(stream: IO[bytes]) -> str:
    stream.seek(0)
    return stream.read().decode()


def wait_for_words(there: socket.socket) -> None:
    """Make a copy for each command that is asked for. Returns in the copy alone, which is to be that command."""
    while True:
        asked, streams, _, _ = socket.recv_fds(there, MAX_BYTES, STREAMS)
        if not asked:
            sys.exit()
        copy = os.fork()
        if not copy:
            there.close()
            _become(json.loads(asked), streams)
            return
        for stream in streams:
            os.close(stream)
        _, status = os.waitpid(copy, 0)
        there.send(str(os.waitstatus_to_exitcode(status)).encode())


def _become(asked: Asked, streams: list[int]) -> None:
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    sys.argv[1:] = asked["words"]
    os.environ.clear()
    os.environ.update(asked["environment"])


if __name__ == "__main__":
    for name in SHARED:
        importlib.import_module(name)
    gc.freeze()
    wait_for_words(socket.socket(fileno=int(sys.argv[1])))
    importlib.import_module("harness.commands.__main__").main()
