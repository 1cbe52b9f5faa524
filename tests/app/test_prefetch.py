"""What a start begins ahead of its imports: it is what play then waits for, and nothing of it is left over."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from drivers.ports.message import Message
from harness.torture.program import write_param
from terminal.cabinet.commands import Start
from terminal.journal.background import Verifiers
from terminal.start import prefetch, program_check
from terminal.start.app import Opened, open_parts, open_terminal
from terminal.start.no_play import NoPlayError
from terminal.start.prefetch import Prefetched
from tests.verification.said import UNSIGNED, Said


@pytest.fixture
def param(tmp_path: Path) -> Path:
    """Parameters of a cabinet whose files all lie in this folder."""
    return write_param(tmp_path)


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch) -> Said:
    """The verification of the program that is prefetched; a second one would fail."""
    begun = Said(UNSIGNED)
    monkeypatch.setattr(prefetch, "verify_in_background", lambda _: begun)

    def fail(_: Path) -> Said:
        raise OSError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(program_check, "verify_in_background", fail)
    return begun


@pytest.fixture
def any_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the shortest journal be one for which verifiers wait."""
    monkeypatch.setattr(prefetch, "LONG_BYTES", 1)


def ended(verifiers: Verifiers) -> bool:
    return all(process.poll() is not None for process in verifiers._processes)


def checked(opened: Opened) -> bool:
    """Ask once every verifier has ended."""
    for process in opened._check._processes if opened._check else ():
        process.wait()
    return opened.checked()


def test_play_waits_for_the_verification_that_was_begun_ahead(param: Path, program: Said) -> None:
    program.verdict = None
    with closing(open_terminal(param, None, Prefetched.begin(param, None))) as opened:
        assert not opened.checked()
        program.verdict = UNSIGNED
        assert opened.checked()
        assert opened.runtime.lock is None


def test_for_a_journal_that_a_start_checks_by_itself_nothing_waits(param: Path, program: Said) -> None:
    del program
    open_terminal(param, None, Prefetched.begin(param, None)).close()
    begun = Prefetched.begin(param, None)
    assert begun._verifiers is None
    begun.close()


@pytest.mark.usefixtures("any_is_long", "program")
def test_verifiers_that_waited_check_the_journal(param: Path) -> None:
    parts = open_parts(param, None)
    parts.runtime._commit(Start("test"))
    parts.runtime.unchecked_to = parts.runtime.history.seq
    begun = Prefetched.begin(param, None)
    waiting = begun._verifiers
    assert waiting is not None
    with closing(Opened(parts, begun)) as opened:
        assert opened._check is not None
        assert opened._check._processes is waiting._processes
        assert checked(opened)
        assert opened.runtime.lock is None


@pytest.mark.usefixtures("any_is_long", "program")
def test_verifiers_of_another_journal_check_nothing(param: Path, tmp_path: Path) -> None:
    open_terminal(param, None, Prefetched.begin(param, None)).close()
    begun = Prefetched.begin(param, None)
    waiting = begun._verifiers
    assert waiting is not None
    assert begun.verifiers_of(tmp_path / "other.sqlite") is None
    open_terminal(param, tmp_path / "other.sqlite", begun).close()
    assert ended(waiting)


@pytest.mark.usefixtures("any_is_long")
def test_a_start_that_is_refused_ends_what_it_has_begun(param: Path, program: Said) -> None:
    open_terminal(param, None, Prefetched.begin(param, None)).close()
    program.verdict = None
    begun = Prefetched.begin(param, None)
    waiting = begun._verifiers
    assert waiting is not None
    param.write_text(param.read_text() + "[game]\nsheet = nowhere\n")
    with pytest.raises(NoPlayError):
        open_terminal(param, None, begun)
    assert program.closed
    assert ended(waiting)


@pytest.mark.expects_log("play is locked: A cable is loose")
def test_a_start_that_is_locked_waits_for_no_verification(param: Path, program: Said) -> None:
    program.verdict = None
    parts = open_parts(param, None)
    parts.runtime.lock_play(Message("A cable is loose"), Message("It has to be fastened."))
    with closing(Opened(parts, Prefetched.begin(param, None))) as opened:
        assert program.closed
        assert opened.checked()


@pytest.mark.usefixtures("program")
def test_parameters_that_cannot_be_read_keep_nothing_from_being_begun(tmp_path: Path) -> None:
    begun = Prefetched.begin(tmp_path / "nowhere.ini", None)
    assert begun.program_check() is not None
    assert begun.program_check() is None
