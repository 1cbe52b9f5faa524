"""Verifies the program in a separate process, while the terminal opens its screen or is in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terminal.common.own_process import start_own_process
from terminal.messages.lazy import message
from terminal.verification.verdict import Signature, Verdict

if TYPE_CHECKING:
    from pathlib import Path
    from subprocess import Popen


NICENESS = 5
"""The screen that is just opening has priority; but play waits for the verdict."""


class BackgroundVerification:
    """A running verification. The caller that started it must close it."""

    def __init__(self, process: Popen[str]) -> None:
        self._process = process
        self._verdict: Verdict | None = None

    def poll(self) -> Verdict | None:
        """The verdict, or None if there is none yet. Never waits."""
        if self._verdict is None and self._process.poll() is not None:
            self._verdict = _read(*self._process.communicate())
        return self._verdict

    def wait(self) -> Verdict:
        """Wait for the verdict. Call it on a separate thread."""
        self._process.wait()
        verdict = self.poll()
        assert verdict is not None
        return verdict

    def close(self) -> None:
        """End the verification if it is still running. Closing again does nothing."""
        if self._verdict is None:
            self._process.kill()
            self._process.communicate()
            self._verdict = Verdict("changed", "", (message("program.check_stopped"),))


def verify_in_background(root: Path) -> BackgroundVerification:
    """Start to verify the program in this folder. Raises OSError if the process cannot be started."""
    process = start_own_process(
        str(root), "terminal.verification.process", str(root), niceness=NICENESS, libraries=True
    )
    return BackgroundVerification(process)


def _read(output: str, complaints: str) -> Verdict:
    if not output:
        last = complaints.strip().splitlines()[-1:]
        why = message("program.check_not_ended", cause=last[0] if last else message("process.stopped"))
        return Verdict("changed", "", (why,))
    import json

    import msgspec

    from drivers.ports.message import Message

    said = json.loads(output)
    mismatches = msgspec.convert(said["mismatches"], tuple[Message, ...])
    components = tuple(Signature(*one) for one in said["components"])
    return Verdict(said["status"], said["digest"], mismatches, components)
