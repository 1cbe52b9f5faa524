"""The program is verified at every start and whenever an attendant asks, and a mismatch locks play (regulation V1)."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from drivers import ports
from harness.torture.program import write_param
from terminal.cabinet.commands import VerifyProgram
from terminal.cabinet.events import Event, ProgramCheckCalled, ProgramVerified, Started, from_bytes
from terminal.journal.journal import Journal
from terminal.messages.english import sentence
from terminal.runtime.runtime import Runtime
from terminal.start import program_check
from terminal.start.app import Opened, open_terminal
from terminal.start.program_check import CHECKING_PROGRAM
from terminal.verification.verdict import Verdict
from tests.cabinet.pipeline import NOON
from tests.runtime.bench import Bench, bench_in
from tests.verification.said import CHANGED, DIGEST, SIGNED, UNSIGNED, Said

LOCKED = "play is locked: The program is not as it was released: "


class Starts:
    """Starts the terminal on one journal, with a program that is found to be what a test says."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._param = write_param(folder)
        self._journal = folder / "journal.sqlite"
        self.verification = Said(None)
        monkeypatch.setattr(program_check, "verify_in_background", lambda _: self.verification)

    def open(self) -> Opened:
        return open_terminal(self._param, self._journal)

    def start(self, verdict: Verdict) -> Opened:
        """Start, and stop again: what is left is the journal."""
        self.verification = Said(verdict)
        opened = self.open()
        opened.ports.clear()
        assert opened.checked()
        opened.start(lambda: None)
        opened.close()
        return opened

    def events(self) -> list[Event]:
        """What the journal tells of the program."""
        journal = Journal.open(self._journal, NOON.at_ms)
        try:
            told = [from_bytes(row.body) for row in journal.read(0)]
            return [event for event in told if isinstance(event, Started | ProgramVerified)]
        finally:
            journal.close()


@pytest.fixture
def starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Starts:
    return Starts(tmp_path, monkeypatch)


def test_play_waits_for_the_verdict(starts: Starts) -> None:
    opened = starts.open()
    assert not opened.checked()
    assert opened.runtime.hold is not None
    assert opened.runtime.hold.title == CHECKING_PROGRAM
    starts.verification.say(SIGNED)
    assert opened.checked()
    assert opened.runtime.hold is None
    assert opened.runtime.lock is None
    opened.close()


@pytest.mark.parametrize(("verdict", "signed"), [(SIGNED, True), (UNSIGNED, False)])
def test_the_start_in_the_journal_records_the_digest_and_who_vouches_for_it(
    starts: Starts, verdict: Verdict, signed: bool
) -> None:
    starts.start(verdict)
    (started,) = starts.events()
    assert isinstance(started, Started)
    assert (started.program_digest, started.program_signed) == (DIGEST, signed)


@pytest.mark.expects_log(LOCKED + "terminal/rules/game.py is not the release's")
def test_a_changed_file_locks_play_and_is_in_the_journal(starts: Starts) -> None:
    """C10: a change of the software is detected at resumption. The journal holds the id before it and after it (V2)."""
    starts.start(SIGNED)
    opened = starts.start(CHANGED)
    assert opened.runtime.lock is not None
    assert sentence(opened.runtime.lock.why) == "terminal/rules/game.py is not the release's."
    before, after = starts.events()
    assert isinstance(before, Started)
    assert before.program_digest == DIGEST
    assert isinstance(after, ProgramVerified)
    assert replace(after, at_ms=0) == ProgramVerified("changed", CHANGED.digest, CHANGED.mismatches)


@pytest.mark.expects_log(LOCKED + "terminal/rules/game.py is not the release's")
def test_a_mismatch_stays_one_over_the_next_start_and_ends_with_the_mended_program(starts: Starts) -> None:
    """D9: a fault that is powered down is a fault on power-up."""
    assert starts.start(CHANGED).runtime.lock is not None
    assert starts.start(CHANGED).runtime.lock is not None
    assert starts.start(SIGNED).runtime.lock is None


@pytest.mark.expects_log(LOCKED + "A signed release has played here")
def test_taking_the_manifest_away_is_no_way_around_the_signature(starts: Starts) -> None:
    starts.start(UNSIGNED)
    assert starts.start(SIGNED).runtime.lock is None
    assert starts.start(UNSIGNED).runtime.lock is not None
    assert isinstance(starts.events()[-1], ProgramVerified)
    assert starts.start(SIGNED).runtime.lock is None


def test_a_development_copy_plays_and_says_what_it_is(starts: Starts, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    assert starts.start(UNSIGNED).runtime.lock is None
    assert f"the program is an unsigned development copy, digest {DIGEST}" in caplog.text


def test_another_program_than_at_the_last_start_is_reported_with_the_id_before(
    starts: Starts, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    starts.start(SIGNED)
    assert "has changed" not in caplog.text
    starts.start(Verdict("signed", "ab" * 32))
    assert f"the program has changed since the last start: its digest was {DIGEST}" in caplog.text


def test_a_verification_under_way_is_ended_with_the_program(starts: Starts) -> None:
    starts.open().close()
    assert starts.verification.closed


@pytest.mark.expects_log(LOCKED + r"Its files cannot be checked \(Resource temporarily unavailable\)")
def test_play_is_locked_when_there_can_be_no_verification(starts: Starts, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: Path) -> Said:
        raise OSError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(program_check, "verify_in_background", fail)
    opened = starts.open()
    assert opened.checked()
    assert opened.runtime.lock is not None
    opened.close()


class Asked:
    """A terminal in play, whose program an attendant may have verified."""

    def __init__(self, bench: Bench, runtime: Runtime, verification: Said) -> None:
        self.bench, self.runtime, self.verification = bench, runtime, verification

    def turn_key(self, *, on: bool = True) -> None:
        self.bench.drivers["board"].report(ports.BoardInputs((), ("attendant",) if on else ()))
        self.runtime.drain()

    def say(self, verdict: Verdict) -> None:
        """Let the verification end, and wait until its thread has handed the verdict in."""
        self.verification.say(verdict)
        for thread in threading.enumerate():
            if thread.name == "verification":
                thread.join(10)
        self.runtime.drain()

    def last(self) -> Event:
        return from_bytes([row.body for row in self.bench.journal.read(0)][-1])


@pytest.fixture
def asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Asked]:
    verification = Said(SIGNED)
    monkeypatch.setattr(program_check, "verify_in_background", lambda _: verification)
    with bench_in(tmp_path) as bench:
        runtime = bench.runtime
        check = program_check.ProgramCheck(runtime, tmp_path)
        assert check.checked()
        runtime.release_play()
        bench.start().open_for_play()
        yield Asked(bench, runtime, verification)
        check.close()


def test_only_with_the_key_turned_is_the_program_verified_on_demand(asked: Asked) -> None:
    refusal = asked.runtime.touch(VerifyProgram())
    assert refusal is not None
    assert refusal.code == "key"


def test_an_attendant_has_the_program_verified_while_it_plays(asked: Asked) -> None:
    """V3: outcome components can be authenticated at any time."""
    asked.turn_key()
    assert asked.runtime.touch(VerifyProgram()) is None
    assert asked.last() == ProgramCheckCalled()
    again = asked.runtime.touch(VerifyProgram())
    assert again is not None
    assert again.say == "The program is being checked already."
    asked.say(SIGNED)
    assert asked.last() == ProgramVerified("signed", DIGEST, at_ms=NOON.at_ms)
    assert asked.runtime.lock is None
    assert asked.runtime.touch(VerifyProgram()) is None


@pytest.mark.expects_log(LOCKED + "terminal/rules/game.py is not the release's")
def test_a_file_that_changes_while_the_program_plays_locks_it_when_it_is_verified(asked: Asked) -> None:
    asked.turn_key()
    asked.runtime.touch(VerifyProgram())
    asked.say(CHANGED)
    assert asked.last() == ProgramVerified("changed", CHANGED.digest, CHANGED.mismatches, at_ms=NOON.at_ms)
    assert asked.runtime.lock is not None


def test_a_power_cut_during_the_verification_leaves_it_to_the_next_start(asked: Asked) -> None:
    asked.turn_key()
    asked.runtime.touch(VerifyProgram())
    assert asked.runtime.state.program.check_called
    asked.verification.say(SIGNED)
    asked.bench.start()
    assert not asked.bench.runtime.state.program.check_called
