"""The audit checks the whole chain, open or closed; the old part of a long journal is checked in the background."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlite_utils

from drivers.ports.message import message
from terminal.journal import schema, verdicts
from terminal.journal.audit import verify
from terminal.journal.background import PAGES, RUNS, BackgroundCheck, Verifiers, verify_in_background
from terminal.journal.connections import reader
from terminal.journal.errors import (
    KINDS,
    JournalBroken,
    JournalDamaged,
    JournalError,
    JournalFailed,
    JournalInUse,
    JournalUnreachable,
)
from terminal.journal.inspection import INLINE_EVENTS
from terminal.journal.journal import Journal
from terminal.journal.verifier import check as checked_runs
from tests.journal.bench import EVENTS, NOW_MS, alter, closed_journal, contents, killed_journal


def test_the_audit_of_a_closed_journal_says_what_is_in_it_and_changes_nothing(tmp_path: Path) -> None:
    path = closed_journal(tmp_path / "journal.db")
    before = sorted(tmp_path.iterdir()), contents(path)
    audit = verify(path)
    assert (audit.events, audit.snapshots, audit.seq) == (len(EVENTS), 1, len(EVENTS) + 1)
    assert (audit.first_at_ms, audit.last_at_ms, audit.open_elsewhere) == (NOW_MS, NOW_MS, False)
    assert (sorted(tmp_path.iterdir()), contents(path)) == before
    with closing(Journal.open(path, NOW_MS)) as journal:
        assert journal.chain == audit.chain


def test_the_audit_of_an_open_journal_does_not_disturb_its_terminal(tmp_path: Path) -> None:
    with closing(Journal.open(closed_journal(tmp_path / "journal.db"), NOW_MS)) as journal:
        journal.append([("ticket", b"85.02")], NOW_MS + 5)
        audit = verify(tmp_path / "journal.db", lambda _seq, _total: _ignored(journal.append([("chip", b"5")], NOW_MS)))
        assert (audit.seq, audit.last_at_ms, audit.open_elsewhere) == (len(EVENTS) + 2, NOW_MS + 5, True)
        assert journal.seq > audit.seq


def _ignored(_seq: int) -> None:
    """The number of the event appended during the audit does not matter."""


def test_the_audit_of_a_killed_terminals_journal_reads_its_wal_and_leaves_it(tmp_path: Path) -> None:
    path = killed_journal(tmp_path / "journal.db")
    before = contents(path)
    assert verify(path).events == len(EVENTS)
    assert contents(path) == before


def test_no_terminal_opens_a_closed_journal_in_mid_audit(tmp_path: Path) -> None:
    path = closed_journal(tmp_path / "journal.db")
    reports = []

    def try_to_open(seq: int, total: int) -> None:
        reports.append((seq, total))
        with pytest.raises(JournalInUse):
            Journal.open(path, NOW_MS)

    verify(path, try_to_open)
    assert reports[-1] == (len(EVENTS) + 1, len(EVENTS) + 1)
    Journal.open(path, NOW_MS).close()


def test_the_audit_of_an_empty_journal_is_sound(tmp_path: Path) -> None:
    Journal.open(tmp_path / "journal.db", NOW_MS).close()
    audit = verify(tmp_path / "journal.db")
    assert (audit.events, audit.snapshots, audit.chain, audit.first_at_ms) == (0, 0, bytes(32), 0)


def test_a_copy_of_the_database_and_its_head_can_be_audited_elsewhere(tmp_path: Path) -> None:
    path = closed_journal(tmp_path / "journal.db")
    copy = tmp_path / "evidence" / "journal.db"
    copy.parent.mkdir()
    for name, content in contents(path).items():
        (copy.parent / name).write_bytes(content)
    assert verify(copy).chain == verify(path).chain
    assert sorted(file.name for file in copy.parent.iterdir()) == ["journal.db", "journal.db.head"]


def test_there_is_no_audit_of_what_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(JournalUnreachable, match="There is no journal"):
        verify(tmp_path / "journal.db")
    assert list(tmp_path.iterdir()) == []


def test_the_audit_names_the_event_that_was_changed(tmp_path: Path) -> None:
    path = closed_journal(tmp_path / "journal.db")
    alter(path, "UPDATE events SET body = zeroblob(3) WHERE seq = 42")
    with pytest.raises(JournalBroken) as caught:
        verify(path)
    assert caught.value.seq == 42


def test_the_audit_sees_pages_that_belong_to_nothing(tmp_path: Path) -> None:
    path = closed_journal(tmp_path / "journal.db")
    content = path.read_bytes()
    pages = (len(content) // 4096 + 1).to_bytes(4, "big")
    path.write_bytes(content[:28] + pages + content[32:] + bytes(4096))
    with pytest.raises(JournalDamaged, match="pages do not hang together"):
        verify(path)


@pytest.fixture(scope="module")
def long_journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """More events before the snapshot than are checked at a start."""
    path = tmp_path_factory.mktemp("long") / "journal.db"
    with closing(Journal.open(path, NOW_MS)) as journal:
        journal.append([("chip", b"5.00")] * INLINE_EVENTS, NOW_MS)
        journal.snapshot(b"early")
        journal.append([("chip", b"5.00")] * 10, NOW_MS)
        journal.snapshot(b"late")
        journal.append([("chip", b"1.00")] * 10, NOW_MS)
    return path


@pytest.fixture
def long_copy(long_journal: Path, tmp_path: Path) -> Path:
    for name, content in contents(long_journal).items():
        (tmp_path / name).write_bytes(content)
    return tmp_path / "journal.db"


def verdict(check: BackgroundCheck) -> str | JournalError:
    """Wait for the verdict, with a limit."""
    for process in check._processes:
        process.wait()
    said = check.poll()
    assert said is not None
    return said


@pytest.fixture
def checks() -> Iterator[list[BackgroundCheck]]:
    """Background checks of a test, closed at its end."""
    started: list[BackgroundCheck] = []
    yield started
    for check in started:
        check.close()


def test_a_long_journal_is_opened_from_its_last_snapshot_and_checked_in_the_background(
    long_copy: Path, checks: list[BackgroundCheck]
) -> None:
    with closing(Journal.open(long_copy, NOW_MS)) as journal:
        assert journal.verified_from == INLINE_EVENTS + 12
        assert journal.latest_snapshot() == (INLINE_EVENTS + 12, b"late")
        checks.append(verify_in_background(long_copy, journal.verified_from))
        journal.append([("bill", b"20.00")], NOW_MS)
        assert verdict(checks[0]) == "sound"


@pytest.mark.parametrize("seq", [1, 25_000, INLINE_EVENTS])
def test_an_old_event_changed_in_a_long_journal_is_found_in_the_background(
    long_copy: Path, checks: list[BackgroundCheck], seq: int
) -> None:
    alter(long_copy, "UPDATE events SET body = CAST('500.00' AS BLOB) WHERE seq = ?", seq)
    with closing(Journal.open(long_copy, NOW_MS)) as journal:
        checks.append(verify_in_background(long_copy, journal.verified_from))
        found = verdict(checks[0])
    assert isinstance(found, JournalBroken)
    assert found.seq == seq
    with pytest.raises(JournalBroken, match=str(found)):
        verify(long_copy)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE events SET at_ms = at_ms + 1 WHERE seq = ?",
        "UPDATE events SET kind = 'other' WHERE seq = ?",
        "UPDATE events SET body = x'00' WHERE seq = ?",
        "UPDATE events SET chain = zeroblob(32) WHERE seq = ?",
    ],
)
def test_whatever_is_changed_of_an_old_event_does_not_agree_with_its_segment(
    long_copy: Path, checks: list[BackgroundCheck], change: str
) -> None:
    alter(long_copy, change, 777)
    with closing(Journal.open(long_copy, NOW_MS)) as journal:
        checks.append(verify_in_background(long_copy, journal.verified_from))
        found = verdict(checks[0])
    assert isinstance(found, JournalBroken)
    assert found.seq == 777


def test_an_old_event_that_is_missing_is_found_in_the_background(
    long_copy: Path, checks: list[BackgroundCheck]
) -> None:
    alter(long_copy, "DELETE FROM events WHERE seq = ?", 777)
    with closing(Journal.open(long_copy, NOW_MS)) as journal:
        checks.append(verify_in_background(long_copy, journal.verified_from))
        assert isinstance(verdict(checks[0]), JournalBroken)


def test_an_event_after_the_last_snapshot_of_a_long_journal_is_checked_at_the_start(long_copy: Path) -> None:
    alter(long_copy, "UPDATE events SET body = CAST('500.00' AS BLOB) WHERE seq = ?", INLINE_EVENTS + 15)
    with pytest.raises(JournalBroken, match=f"event {INLINE_EVENTS + 15}"):
        Journal.open(long_copy, NOW_MS)


def test_the_last_snapshot_of_a_long_journal_is_checked_at_the_start(long_copy: Path) -> None:
    alter(long_copy, "UPDATE snapshots SET state = CAST('rich' AS BLOB) WHERE seq = ?", INLINE_EVENTS + 12)
    with pytest.raises(JournalDamaged):
        Journal.open(long_copy, NOW_MS)


def test_a_check_that_is_closed_early_ends(long_copy: Path) -> None:
    check = verify_in_background(long_copy, INLINE_EVENTS)
    check.close()
    check.close()
    assert isinstance(check.poll(), JournalFailed)


def test_a_check_that_was_killed_is_not_taken_for_a_sound_one(long_copy: Path, checks: list[BackgroundCheck]) -> None:
    checks.append(verify_in_background(long_copy, INLINE_EVENTS))
    checks[0]._processes[-1].kill()
    found = verdict(checks[0])
    assert isinstance(found, JournalFailed)
    assert "did not end" in str(found)


def test_a_run_that_no_verifier_has_done_is_not_taken_for_a_sound_one(
    long_copy: Path, checks: list[BackgroundCheck]
) -> None:
    verifiers = Verifiers(long_copy)
    checks.append(BackgroundCheck(verifiers._processes, [7]))
    os.close(verifiers._orders)  # so that they end, each without an error
    found = verdict(checks[0])
    assert isinstance(found, JournalFailed)
    assert "a part of it was not done" in str(found)


def test_verifiers_wait_for_a_journal_that_is_not_there_yet(tmp_path: Path, checks: list[BackgroundCheck]) -> None:
    verifiers = Verifiers(tmp_path / "journal.db")
    with closing(Journal.open(tmp_path / "journal.db", NOW_MS)) as journal:
        journal.append(EVENTS, NOW_MS)
        checks.append(verifiers.begin(journal.seq))
        assert verdict(checks[0]) == "sound"


def test_verifiers_without_work_end_and_leave_nothing(tmp_path: Path) -> None:
    verifiers = Verifiers(tmp_path / "journal.db")
    verifiers.close()
    assert all(process.poll() is not None for process in verifiers._processes)
    assert list(tmp_path.iterdir()) == []


def test_verifiers_that_have_ended_take_no_order(tmp_path: Path) -> None:
    verifiers = Verifiers(tmp_path / "journal.db")
    for process in verifiers._processes:
        process.kill()
        process.wait()
    with pytest.raises(OSError, match="Broken pipe"):
        verifiers.begin(7)


@pytest.fixture(scope="module")
def journal_of_many_runs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A snapshot after every fifth event or so, so that some runs have several segments and some have none."""
    path = tmp_path_factory.mktemp("runs") / "journal.db"
    with closing(Journal.open(path, NOW_MS)) as journal:
        for number in range(50):
            journal.append(EVENTS[: number % 9 + 1], NOW_MS + number)
            journal.snapshot(b"after segment %d" % number)
        journal.append(EVENTS[:3], NOW_MS)
    return path


def all_runs(path: Path, last: int) -> list[int] | JournalError:
    """What a verifier says that is given every run."""
    return checked_runs(path, iter([(run, last) for run in (PAGES, *range(RUNS))]))


def test_the_runs_are_all_of_a_journal(journal_of_many_runs: Path) -> None:
    last = verify(journal_of_many_runs).seq
    assert all_runs(journal_of_many_runs, last) == [PAGES, *range(RUNS)]


def test_an_event_changed_in_whatever_run_is_found(journal_of_many_runs: Path, tmp_path: Path) -> None:
    """C5: every event is in some run."""
    last = verify(journal_of_many_runs).seq
    path = tmp_path / "journal.db"
    for name, content in contents(journal_of_many_runs).items():
        (tmp_path / name).write_bytes(content)
    with closing(sqlite3.connect(path)) as connection:
        snapshots = [seq for (seq,) in connection.execute("SELECT seq FROM snapshots")]
    around = [seq for snapshot in snapshots[::12] for seq in (snapshot - 1, snapshot, snapshot + 1)]
    for seq in (1, *around, snapshots[-1], last):
        alter(path, "UPDATE events SET at_ms = at_ms + 1 WHERE seq = ?", seq)
        found = all_runs(path, last)
        assert isinstance(found, JournalBroken)
        assert found.seq == seq
        alter(path, "UPDATE events SET at_ms = at_ms - 1 WHERE seq = ?", seq)


def test_a_state_changed_in_whatever_run_is_found(journal_of_many_runs: Path, tmp_path: Path) -> None:
    last = verify(journal_of_many_runs).seq
    path = tmp_path / "journal.db"
    for name, content in contents(journal_of_many_runs).items():
        (tmp_path / name).write_bytes(content)
    with closing(sqlite3.connect(path)) as connection:
        snapshots = connection.execute("SELECT seq, state FROM snapshots").fetchall()
    for seq, state in snapshots[::7]:
        alter(path, "UPDATE snapshots SET state = CAST('rich' AS BLOB) WHERE seq = ?", seq)
        assert isinstance(all_runs(path, last), JournalDamaged)
        alter(path, "UPDATE snapshots SET state = CAST(? AS BLOB) WHERE seq = ?", state.decode(), seq)


def test_errors_travel_between_processes_by_code_and_arguments() -> None:
    for kind in KINDS.values():
        nested = message("journal.copy_damaged", number=2, path="copy", cause=message("journal.file_replaced"))
        error = JournalBroken(7, message("journal.event_missing")) if kind is JournalBroken else kind(nested)
        read = verdicts.read(verdicts.written(error), "")
        assert isinstance(read, kind)
        assert (read.args, read.message) == (error.args, error.message)


def test_a_later_version_steps_forward_and_keeps_every_event(tmp_path: Path) -> None:
    path = closed_journal(tmp_path / "journal.db")

    def add_a_table(database: sqlite_utils.Database) -> None:
        database.table("notes").create({"seq": int, "note": str}, pk="seq")

    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        schema.migrate(connection, (*schema.STEPS, add_a_table))
        schema.migrate(connection, (*schema.STEPS, add_a_table))
        assert schema.version_of(connection) == 2
        assert connection.execute("SELECT count(*) FROM notes").fetchone() == (0,)
        assert connection.execute("SELECT count(*) FROM events").fetchone() == (len(EVENTS) + 1,)


def test_a_step_that_fails_is_undone_altogether(tmp_path: Path) -> None:
    path = closed_journal(tmp_path / "journal.db")

    def fail_half_way(database: sqlite_utils.Database) -> None:
        database.table("notes").create({"seq": int}, pk="seq")
        database.execute("INSERT INTO nowhere VALUES (1)")

    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        with pytest.raises(sqlite3.OperationalError):
            schema.migrate(connection, (*schema.STEPS, fail_half_way))
        assert schema.version_of(connection) == 1
    assert verify(path).events == len(EVENTS)


def test_a_reader_of_a_journal_trusts_no_schema_and_checks_every_cell(tmp_path: Path) -> None:
    """A file that was tampered with runs no function of its own: https://sqlite.org/security.html."""
    with reader(closed_journal(tmp_path / "journal.db"), closed=True) as connection:
        assert connection.execute("PRAGMA trusted_schema").fetchone() == (0,)
        assert connection.execute("PRAGMA cell_size_check").fetchone() == (1,)
