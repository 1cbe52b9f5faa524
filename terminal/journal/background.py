"""Checking the old part of a long journal in another process, while the terminal is already playing."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Literal

from terminal.journal.errors import KINDS, JournalError, JournalFailed

if TYPE_CHECKING:
    from pathlib import Path
    from subprocess import Popen

Verdict = Literal["sound"] | JournalError


class BackgroundCheck:
    """A check under way. Whoever has started it closes it."""

    def __init__(self, process: Popen[str]) -> None:
        self._process = process
        self._verdict: Verdict | None = None

    def poll(self) -> Verdict | None:
        """The verdict, or None while there is none yet. Never waits."""
        if self._verdict is None and self._process.poll() is not None:
            output, complaints = self._process.communicate()
            self._verdict = _verdict(output, complaints)
        return self._verdict

    def close(self) -> None:
        """End the check if it is still under way. Closing again does nothing."""
        if self._verdict is None:
            self._process.kill()
            self._process.communicate()
            self._verdict = JournalFailed("The check of the journal's earlier events was stopped.")


def verify_in_background(path: Path, up_to_seq: int) -> BackgroundCheck:
    """Start checking the events from 1 up to a number, in a process that gives way to all others.

    Raises OSError if there can be no process.
    """
    # Imported here because a short journal never needs them.
    from pathlib import Path
    from subprocess import DEVNULL, PIPE, Popen

    root = Path(__file__).parents[2]  # the folder that the package terminal is imported from, wherever we were started
    searched = os.pathsep.join(filter(None, (str(root), os.environ.get("PYTHONPATH"))))
    command = [sys.executable, "-m", "terminal.journal.verifier", str(path.absolute()), str(up_to_seq)]
    return BackgroundCheck(
        Popen(  # noqa: S603 - this very interpreter, no shell, and no word of it comes from outside
            command, stdin=DEVNULL, stdout=PIPE, stderr=PIPE, text=True, env={**os.environ, "PYTHONPATH": searched}
        )
    )


def _verdict(output: str, complaints: str) -> Verdict:
    """What the verifier's only line says: ``["sound"]``, or an error's code and arguments, as JSON."""
    import json

    if not output:
        reason = complaints.strip().splitlines()[-1:] or ["it was stopped"]
        return JournalFailed(f"The check of the journal's earlier events did not end ({reason[0]}).")
    code, *arguments = json.loads(output)
    return "sound" if code == "sound" else KINDS[code](*arguments)
