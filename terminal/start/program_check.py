"""Verifies the files of the program at its start, before play, and again whenever an attendant asks for it."""

from __future__ import annotations

import logging
import threading
from pathlib import Path

from terminal.cabinet.commands import Program, ProgramFound
from terminal.cabinet.events import AnyEvent, ProgramCheckCalled, ProgramVerified, Signature
from terminal.cabinet.state import State
from terminal.messages.english import sentence
from terminal.rules.refusal import Refusal
from terminal.runtime.lockup import Lock
from terminal.runtime.runtime import Runtime
from terminal.verification.background import BackgroundVerification, verify_in_background
from terminal.verification.verdict import Verdict

log = logging.getLogger(__name__)

CHECKING_PROGRAM = "The program is being checked"
CHANGED = "The program is not as it was released"
UNSIGNED = "A signed release has played here; this copy of the program is not signed."


class ProgramCheck:
    """Lets play wait until the program is verified, and locks it if its files are not those of its release.

    The hold is for whoever asks `checked` to end.

    A development copy has no manifest and plays, and the journal and the log say so. But where a signed release has
    ever played, nothing unsigned does: taking the manifest away opens no way around the signature.
    """

    def __init__(self, runtime: Runtime, root: Path, begun: BackgroundVerification | None = None) -> None:
        """`begun` is a verification of the program at `root` that has been begun at this start already."""
        self.found = Program()
        """What the program was at this start."""
        self._runtime = runtime
        self._root = root
        self._asked: BackgroundVerification | None = None
        self._first: BackgroundVerification | None = None
        if runtime.lock:
            if begun is not None:
                begun.close()
            return  # there will be no play to wait for
        try:
            self._first = begun or verify_in_background(root)
        except OSError as error:
            runtime.lock_play(CHANGED, f"Its files cannot be checked ({error.strerror}).")
            return
        runtime.watch(self)
        runtime.hold_play(CHECKING_PROGRAM, "Play goes on in a moment.")

    def checked(self) -> bool:
        """Whether the verdict of the start is there; a bad one has locked play. Never waits: ask again while not."""
        if self._first is None:
            return True
        verdict = self._first.poll()
        if verdict is None:
            return False
        self._first = None
        self._judge(verdict)
        return True

    def wait(self) -> None:
        """Wait until `checked` has an answer: for whoever has no loop to ask it from."""
        if self._first is not None:
            self._first.wait()

    def close(self) -> None:
        """End what is under way. Closing again does nothing."""
        for verification in (self._first, self._asked):
            if verification is not None:
                verification.close()

    def shown(self, state: State, events: tuple[AnyEvent, ...], seq: int) -> None:
        """Verify anew when an attendant has asked, and lock play when files were found changed."""
        del state, seq
        for event in events:
            if isinstance(event, ProgramCheckCalled):
                self._verify_again()
            elif isinstance(event, ProgramVerified) and event.standing == "changed":
                self._runtime.lock_play(CHANGED, sentence(event.mismatches[0]))

    def locked(self, lock: Lock) -> None:
        """Nothing is to be done: the verdict is told whether play is locked or not."""

    def released(self) -> None:
        """Nothing is to be done."""

    def _judge(self, verdict: Verdict) -> None:
        before = self._runtime.state
        log.info("the program is %s, digest %s", _words(verdict), verdict.digest)
        if before.program.digest not in ("", verdict.digest):
            log.info("the program has changed since the last start: its digest was %s", before.program.digest)
        self.found = Program(verdict.digest, verdict.standing == "signed")
        if verdict.standing == "changed" or (verdict.standing == "unsigned" and before.program.signed):
            self._runtime.record(_fact(verdict))
            self._runtime.lock_play(CHANGED, verdict.mismatches[0] if verdict.mismatches else UNSIGNED)

    def _verify_again(self) -> None:
        try:
            self._asked = verify_in_background(self._root)
        except OSError as error:
            self._runtime.lock_play(CHANGED, f"Its files cannot be checked ({error.strerror}).")
            return
        threading.Thread(target=self._wait, args=(self._asked,), name="verification", daemon=True).start()

    def _wait(self, verification: BackgroundVerification) -> None:
        """Hand the verdict in: on a thread of its own, for it takes a while."""
        self._runtime.submit(_fact(verification.wait()), _answered)


def _fact(verdict: Verdict) -> ProgramFound:
    components = tuple(Signature(*one) for one in verdict.components)
    return ProgramFound(verdict.standing, verdict.digest, verdict.mismatches, components)


def _words(verdict: Verdict) -> str:
    return "an unsigned development copy" if verdict.standing == "unsigned" else verdict.standing


def _answered(refusal: Refusal | None) -> None:
    if refusal:
        log.info("what was found of the program is not written down: %s", refusal.say)
