"""Checks the old part of a long journal in other processes, while the terminal opens its screen.

The processes share a pipe, from which each takes the next run of events when it has finished one. So all of them end at
the same time, whatever else the processors do. They can be started before the journal is open, and wait.
"""

from __future__ import annotations

import os
import struct
from typing import TYPE_CHECKING, Literal

from terminal.common.own_process import start_own_process
from terminal.journal.errors import JournalError, JournalFailed
from terminal.journal.verdicts import not_ended, read
from terminal.messages.lazy import message

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path
    from subprocess import Popen

Verdict = Literal["sound"] | JournalError

NICENESS = 5
"""The screen that is just opening has priority; but play waits for the verdict."""

MAX_PROCESSES = 4
"""More would compete for the disk."""

RUNS = 32
"""The number of runs of events: one thirty-second of a million events takes a process some twenty milliseconds."""

PAGES = RUNS
"""The number of the one run that is not events: the pages of the file. It takes longest, and comes first."""

ORDER = struct.Struct(">QQ")
"""A run's number, and that of the last event to check. A pipe delivers such an order to one process, undivided."""


class BackgroundCheck:
    """A check that is running in some processes. The caller that started it must close it."""

    def __init__(self, processes: list[Popen[str]], runs: Collection[int] = ()) -> None:
        """All of `runs` must be reported valid by some process."""
        self._processes = processes
        self._runs = frozenset(runs)
        self._verdict: Verdict | None = None

    def poll(self) -> Verdict | None:
        """The verdict, or None if there is none yet. Never waits."""
        if self._verdict is None and all(process.poll() is not None for process in self._processes):
            self._verdict = self._judged([read(*process.communicate()) for process in self._processes])
        return self._verdict

    def _judged(self, said: list[list[int] | JournalError]) -> Verdict:
        done: set[int] = set()
        for one in said:
            if isinstance(one, JournalError):
                return one
            done.update(one)
        return "sound" if done >= self._runs else not_ended(message("journal.check_incomplete"))

    def close(self) -> None:
        """End the check if it is still running. Closing again does nothing."""
        if self._verdict is None:
            end(self._processes)
            self._verdict = JournalFailed(message("journal.check_stopped"))


class Verifiers:
    """Processes that wait for the range of events to check. Their owner must call `begin` or `close`."""

    def __init__(self, path: Path) -> None:
        """Start them, one per processor; they do not touch the journal before `begin`. Raises OSError."""
        self.path = path
        self._processes: list[Popen[str]] = []
        reader, self._orders = os.pipe()
        try:
            for _ in range(min(MAX_PROCESSES, os.cpu_count() or 1)):
                process = start_process(
                    "terminal.journal.verifier", str(path.absolute()), niceness=NICENESS, stdin=reader
                )
                self._processes.append(process)
        except OSError:
            self.close()
            raise
        finally:
            os.close(reader)

    def begin(self, up_to_seq: int) -> BackgroundCheck:
        """Let them check the events from 1 up to a number. Raises OSError if all of them have already ended."""
        runs = (PAGES, *range(RUNS))
        try:
            os.write(self._orders, b"".join(ORDER.pack(run, up_to_seq) for run in runs))  # fits into any pipe
        except OSError:
            self.close()
            raise
        os.close(self._orders)
        return BackgroundCheck(self._processes, runs)

    def close(self) -> None:
        """End them: there is nothing to check. Do not call it after `begin`."""
        os.close(self._orders)
        end(self._processes)


def verify_in_background(path: Path, up_to_seq: int) -> BackgroundCheck:
    """Start checking the events from 1 up to a number, on all processors, in processes of low priority.

    Raises OSError if no process can be started.
    """
    return Verifiers(path).begin(up_to_seq)


def start_process(module: str, *words: str, niceness: int, stdin: int | None = None) -> Popen[str]:
    """Start a verifier; it prints its verdict as its only line. Raises OSError."""
    from pathlib import Path  # imported here because a short journal never needs it

    root = Path(__file__).parents[2]  # the folder that the package terminal is imported from, wherever we were started
    return start_own_process(str(root), module, *words, niceness=niceness, stdin=stdin, libraries=True)


def end(processes: list[Popen[str]]) -> None:
    """Kill these processes, and wait for their end."""
    for process in processes:
        process.kill()
        process.communicate()
