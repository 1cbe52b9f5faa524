"""Verifies the files of the program at its start, before play, and again when an attendant requests it."""

from __future__ import annotations

import logging
import threading
from collections.abc import Sequence
from pathlib import Path

from drivers.ports.message import Message, message
from terminal.cabinet.commands import Program, ProgramFound
from terminal.cabinet.events import Event, ProgramCheckCalled, ProgramVerified, Signature
from terminal.cabinet.state import State
from terminal.messages.text import Text
from terminal.rules.refusal import Refusal
from terminal.runtime.lockup import Lock
from terminal.runtime.runtime import Runtime
from terminal.verification.background import BackgroundVerification, verify_in_background
from terminal.verification.verdict import Verdict

log = logging.getLogger(__name__)

CHECKING_PROGRAM = message("lock.program_checking")
CHANGED = message("lock.program_changed")
UNSIGNED = message("program.unsigned")


class ProgramCheck:
    """Holds play until the program is verified, and locks it if its files are not those of its release.

    The caller must poll `checked` to end the hold.

    A development copy has no manifest and may play, which the journal and the log record. But where a signed release
    has ever played, an unsigned copy does not: removing the manifest does not circumvent the signature.
    """

    def __init__(self, runtime: Runtime, root: Path, begun: BackgroundVerification | None = None) -> None:
        """`begun` is a verification of the program at `root` that this start has already begun."""
        self.found = Program()
        """The result of the verification at this start."""
        self._runtime = runtime
        self._root = root
        self._asked: BackgroundVerification | None = None
        self._first: BackgroundVerification | None = None
        if runtime.lock:
            if begun is not None:
                begun.close()
            return  # there is no play to hold
        try:
            self._first = begun or verify_in_background(root)
        except OSError as error:
            runtime.lock_play(CHANGED, _impossible(error))
            return
        runtime.watch(self)
        runtime.hold_play(CHECKING_PROGRAM)

    def checked(self) -> bool:
        """Whether the verdict of the start is known; a bad one has locked play. Never waits: ask again while False."""
        if self._first is None:
            return True
        verdict = self._first.poll()
        if verdict is None:
            return False
        self._first = None
        self._judge(verdict)
        return True

    def wait(self) -> None:
        """Wait until `checked` is true: for callers without a loop."""
        if self._first is not None:
            self._first.wait()

    def close(self) -> None:
        """End the running verification. Closing again does nothing."""
        for verification in (self._first, self._asked):
            if verification is not None:
                verification.close()

    def shown(self, state: State, events: tuple[Event, ...], seq: int) -> None:
        """Verify again when an attendant requests it, and lock play when changed files were found."""
        del state, seq
        for event in events:
            if isinstance(event, ProgramCheckCalled):
                self._verify_again()
            elif isinstance(event, ProgramVerified) and event.standing == "changed":
                self._runtime.lock_play(CHANGED, _why(event.mismatches))

    def locked(self, lock: Lock) -> None:
        """Nothing to do: the verdict is reported whether play is locked or not."""

    def released(self) -> None:
        """Nothing to do."""

    def _judge(self, verdict: Verdict) -> None:
        before = self._runtime.state
        log.info("the program is %s, digest %s", _words(verdict), verdict.digest)
        if before.program.digest not in ("", verdict.digest):
            log.info("the program has changed since the last start: its digest was %s", before.program.digest)
        self.found = Program(verdict.digest, verdict.status == "signed")
        if verdict.status == "changed" or (verdict.status == "unsigned" and before.program.signed):
            self._runtime.record(_fact(verdict))
            self._runtime.lock_play(CHANGED, _why(verdict.mismatches))

    def _verify_again(self) -> None:
        try:
            self._asked = verify_in_background(self._root)
        except OSError as error:
            self._runtime.lock_play(CHANGED, _impossible(error))
            return
        threading.Thread(target=self._wait, args=(self._asked,), name="verification", daemon=True).start()

    def _wait(self, verification: BackgroundVerification) -> None:
        """Submit the verdict: on a thread of its own, because it takes a while."""
        self._runtime.submit_untouched(_fact(verification.wait()), _answered)


def _fact(verdict: Verdict) -> ProgramFound:
    components = tuple(Signature(*one) for one in verdict.components)
    return ProgramFound(verdict.status, verdict.digest, verdict.mismatches, components)


def _why(mismatches: Sequence[Text]) -> Message:
    """What a lock says: the first of them. Texts are those of older journals, for which no play is locked now."""
    return next((one for one in mismatches if isinstance(one, Message)), UNSIGNED)


def _impossible(error: OSError) -> Message:
    return message("program.check_impossible", error=str(error.strerror))


def _words(verdict: Verdict) -> str:
    return "an unsigned development copy" if verdict.status == "unsigned" else verdict.status


def _answered(refusal: Refusal | None) -> None:
    if refusal:
        log.info("the result of the verification is not journaled: %s", refusal.say)
