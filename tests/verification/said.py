"""A verification of the program that finds what a test says, when it says so."""

from __future__ import annotations

import threading

from drivers.ports.message import message
from terminal.verification.verdict import Verdict

DIGEST = "d1" * 32
SIGNED = Verdict("signed", DIGEST)
UNSIGNED = Verdict("unsigned", DIGEST)
CHANGED = Verdict(
    "changed",
    "bad0" * 16,
    (message("program.file_changed", path="terminal/rules/game.py"), message("program.file_missing", path="door.py")),
)


class Said:
    """Stands where `terminal.verification.background.BackgroundVerification` does."""

    def __init__(self, verdict: Verdict | None) -> None:
        self.verdict = verdict
        self.closed = False
        self._said = threading.Event()

    def say(self, verdict: Verdict) -> None:
        """End with this verdict."""
        self.verdict = verdict
        self._said.set()

    def poll(self) -> Verdict | None:
        """The verdict, once there is one."""
        return self.verdict

    def wait(self) -> Verdict:
        """Wait until the test has said it."""
        assert self._said.wait(10)
        assert self.verdict is not None
        return self.verdict

    def close(self) -> None:
        """Note that it is not awaited any more."""
        self.closed = True
