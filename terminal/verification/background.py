"""Verifying the program in another process, while the terminal opens its screen or plays on."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from terminal.verification.verdict import Signature, Verdict

if TYPE_CHECKING:
    from pathlib import Path
    from subprocess import Popen


class BackgroundVerification:
    """A verification under way. Whoever has started it closes it."""

    def __init__(self, process: Popen[str]) -> None:
        self._process = process
        self._verdict: Verdict | None = None

    def poll(self) -> Verdict | None:
        """The verdict, or None while there is none yet. Never waits."""
        if self._verdict is None and self._process.poll() is not None:
            self._verdict = _read(*self._process.communicate())
        return self._verdict

    def wait(self) -> Verdict:
        """Wait for the verdict: for a thread of its own."""
        self._process.wait()
        verdict = self.poll()
        assert verdict is not None
        return verdict

    def close(self) -> None:
        """End the verification if it is still under way. Closing again does nothing."""
        if self._verdict is None:
            self._process.kill()
            self._process.communicate()
            self._verdict = Verdict("changed", "", ("The verification of the program was stopped.",))


def verify_in_background(root: Path) -> BackgroundVerification:
    """Start to verify the program in this folder. Raises OSError if there can be no process."""
    from subprocess import DEVNULL, PIPE, Popen

    # -I and -S: nothing from outside the program's folder has a say in the verdict, and the process starts sooner.
    code = f"import sys; sys.path.insert(0, {str(root)!r}); from terminal.verification.process import main; main()"
    process = Popen(  # noqa: S603 - this very interpreter, no shell, and no word of it comes from outside
        [sys.executable, "-I", "-S", "-c", code, str(root)],
        stdin=DEVNULL,
        stdout=PIPE,
        stderr=PIPE,
        text=True,
        env=dict(os.environ),
    )
    return BackgroundVerification(process)


def _read(output: str, complaints: str) -> Verdict:
    import json

    if not output:
        reason = complaints.strip().splitlines()[-1:] or ["it was stopped"]
        return Verdict("changed", "", (f"The verification of the program did not end ({reason[0]}).",))
    said = json.loads(output)
    components = tuple(Signature(*one) for one in said["components"])
    return Verdict(said["standing"], said["digest"], tuple(said["mismatches"]), components)
