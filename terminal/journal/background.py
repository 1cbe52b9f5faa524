"""Checking the old part of a long journal in other processes, while the terminal opens its screen."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Literal

from terminal.journal.errors import KINDS, JournalError, JournalFailed

if TYPE_CHECKING:
    from pathlib import Path
    from subprocess import Popen

Verdict = Literal["sound"] | JournalError

RUNS_MOST = 4
"""More processes would fight for the disk."""


class BackgroundCheck:
    """A check under way, each run of events in a process of its own. Whoever has started it closes it."""

    def __init__(self, processes: list[Popen[str]]) -> None:
        self._processes = processes
        self._verdict: Verdict | None = None

    def poll(self) -> Verdict | None:
        """The verdict, or None while there is none yet. Never waits."""
        if self._verdict is None and all(process.poll() is not None for process in self._processes):
            verdicts = [_verdict(*process.communicate()) for process in self._processes]
            self._verdict = next((verdict for verdict in verdicts if verdict != "sound"), "sound")
        return self._verdict

    def close(self) -> None:
        """End the check if it is still under way. Closing again does nothing."""
        if self._verdict is None:
            for process in self._processes:
                process.kill()
                process.communicate()
            self._verdict = JournalFailed("The check of the journal's earlier events was stopped.")


def verify_in_background(path: Path, up_to_seq: int) -> BackgroundCheck:
    """Start checking the events from 1 up to a number, on all processors, in processes that give way to others.

    Each process checks a run of segments. Raises OSError if there can be no process.
    """
    runs = min(RUNS_MOST, os.cpu_count() or 1)
    where = (str(path.absolute()), str(up_to_seq))
    return BackgroundCheck(
        [start_process("terminal.journal.verifier", *where, str(run), str(runs)) for run in range(runs)]
    )


def start_process(module: str, *words: str) -> Popen[str]:
    """Start a verifier; its only line is its verdict. Raises OSError."""
    # Imported here because a short journal never needs them.
    from pathlib import Path
    from subprocess import DEVNULL, PIPE, Popen

    root = Path(__file__).parents[2]  # the folder that the package terminal is imported from, wherever we were started
    searched = os.pathsep.join(filter(None, (str(root), os.environ.get("PYTHONPATH"))))
    return Popen(  # noqa: S603 - this very interpreter, no shell, and no word of it comes from outside
        [sys.executable, "-m", module, *words],
        stdin=DEVNULL,
        stdout=PIPE,
        stderr=PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": searched},
    )


def _verdict(output: str, complaints: str) -> Verdict:
    """What the verifier's only line says: ``["sound"]``, or an error's code and arguments, as JSON."""
    import json

    if not output:
        reason = complaints.strip().splitlines()[-1:] or ["it was stopped"]
        return JournalFailed(f"The check of the journal's earlier events did not end ({reason[0]}).")
    code, *arguments = json.loads(output)
    return "sound" if code == "sound" else KINDS[code](*arguments)
