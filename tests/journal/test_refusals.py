"""A journal that cannot be verified is not opened, and no byte of it is changed."""

from __future__ import annotations

import errno
import fcntl
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from terminal.journal import connections, head
from terminal.journal.audit import verify
from terminal.journal.chain import link
from terminal.journal.connections import open_writer
from terminal.journal.errors import (
    KINDS,
    JournalBroken,
    JournalDamaged,
    JournalError,
    JournalFailed,
    JournalInUse,
    JournalNewer,
    JournalUnreachable,
    from_sqlite,
    from_system,
)
from terminal.journal.journal import Journal
from terminal.journal.places import head_path
from tests.journal.bench import EVENTS, NOW_MS, STATE, alter, assert_refused, closed_journal, killed_journal

NOBODY = 65534


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return closed_journal(tmp_path / "journal.db")


def test_a_second_opener_is_refused_in_the_same_process(path: Path) -> None:
    with closing(Journal.open(path, NOW_MS)), pytest.raises(JournalInUse, match="in use"):
        Journal.open(path, NOW_MS)


def test_a_second_opener_is_refused_in_another_process_until_the_first_has_closed(path: Path) -> None:
    opener = "import sys, pathlib, terminal.journal.journal as j; j.Journal.open(pathlib.Path(sys.argv[1]), 0).close()"
    command = [sys.executable, "-c", opener, str(path)]
    with closing(Journal.open(path, NOW_MS)):
        refused = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "JournalInUse: The journal journal.db is in use" in refused.stderr
    assert subprocess.run(command, check=False).returncode == 0


def test_a_killed_terminal_frees_its_journal(tmp_path: Path) -> None:
    with closing(Journal.open(killed_journal(tmp_path / "journal.db"), NOW_MS)) as journal:
        assert journal.seq == len(EVENTS) + 1


@pytest.mark.parametrize("content", [b"", b"credit=500\n", b"SQLite format 3\x00", os.urandom(8192)])
def test_a_file_that_is_no_database_is_refused(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert_refused(path, JournalDamaged)


@pytest.mark.parametrize("mode", ["DELETE", "WAL"])
def test_a_database_that_is_no_journal_is_refused(path: Path, mode: str) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA journal_mode = {mode}")
        connection.execute("CREATE TABLE events (seq INTEGER PRIMARY KEY)")
    assert_refused(path, JournalDamaged)


def test_a_journal_of_a_later_version_is_refused(path: Path) -> None:
    alter(path, "PRAGMA user_version = 2")
    error = assert_refused(path, JournalNewer)
    assert "version 2" in str(error)


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE events SET body = CAST('forged' AS BLOB) WHERE seq = 150",
        "UPDATE events SET at_ms = at_ms + 1 WHERE seq = 150",
        "UPDATE events SET kind = 'kind_x' WHERE seq = 150",
        "UPDATE events SET chain = zeroblob(32) WHERE seq = 150",
        "DELETE FROM events WHERE seq = 150",
    ],
)
def test_a_change_behind_the_journals_back_breaks_the_chain_there(path: Path, sql: str) -> None:
    alter(path, sql)
    error = assert_refused(path, JournalBroken)
    assert isinstance(error, JournalBroken)
    assert error.seq == 150


def test_the_last_event_rewritten_with_a_hash_that_fits_is_not_the_acknowledged_one(path: Path) -> None:
    last = len(EVENTS) + 1
    with closing(sqlite3.connect(path)) as connection:
        (before,) = connection.execute("SELECT chain FROM events WHERE seq = ?", (last - 1,)).fetchone()
    forged = link(before, last, NOW_MS, "bill", b"100.00")
    alter(
        path,
        "UPDATE events SET at_ms = ?, kind = 'bill', body = ?, chain = ? WHERE seq = ?",
        NOW_MS,
        b"100.00",
        forged,
        last,
    )
    assert_refused_at(path, last)


def assert_refused_at(path: Path, seq: int) -> None:
    """It is refused as broken at this event, the first that cannot be verified."""
    error = assert_refused(path, JournalBroken)
    assert isinstance(error, JournalBroken)
    assert error.seq == seq


def test_a_deleted_last_event_is_missed(path: Path) -> None:
    alter(path, "DELETE FROM events WHERE seq = (SELECT max(seq) FROM events)")
    assert_refused_at(path, len(EVENTS) + 1)


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE snapshots SET state = CAST('credit=1000000' AS BLOB)",
        "DELETE FROM snapshots",
        "UPDATE snapshots SET seq = seq + 1",
        "INSERT INTO snapshots VALUES (500, zeroblob(9))",
        "INSERT INTO snapshots VALUES (50, zeroblob(9))",
    ],
)
def test_a_snapshot_that_is_not_the_one_taken_is_refused(path: Path, sql: str) -> None:
    alter(path, sql)
    assert_refused(path, JournalDamaged)


@pytest.mark.parametrize(
    "sql",
    [
        "DROP TABLE snapshots",
        "ALTER TABLE events RENAME COLUMN body TO text",
        "ALTER TABLE events ADD COLUMN remark TEXT",
    ],
)
def test_a_journal_with_other_tables_is_refused(path: Path, sql: str) -> None:
    alter(path, sql)
    assert_refused(path, JournalDamaged)


def test_a_journal_without_its_head_is_refused(path: Path) -> None:
    (path.parent / "journal.db.head").unlink()
    assert_refused_at(path, len(EVENTS) + 2)


def test_a_head_without_its_journal_is_refused(path: Path) -> None:
    path.unlink()
    error = assert_refused(path, JournalBroken)
    assert f"{len(EVENTS) + 1} events were acknowledged" in str(error)


def test_a_damaged_head_without_its_journal_is_refused(path: Path) -> None:
    path.unlink()
    (path.parent / "journal.db.head").write_bytes(b"")
    assert_refused(path, JournalDamaged)


def test_an_older_copy_put_back_is_refused(path: Path, tmp_path: Path) -> None:
    shutil.copy(path, tmp_path / "older")
    with closing(Journal.open(path, NOW_MS)) as journal:
        journal.append([("ticket", b"85.02")], NOW_MS)
    shutil.copy(tmp_path / "older", path)
    error = assert_refused(path, JournalBroken)
    assert f"events up to {len(EVENTS) + 2} were acknowledged" in str(error)


def test_another_cabinets_journal_put_in_its_place_is_refused(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "other" / "journal.db"
    with closing(Journal.open(other, NOW_MS)) as journal:
        journal.append([("bill", b"1")] * 400, NOW_MS)
    shutil.copy(other, path)
    assert_refused(path, JournalBroken)


def test_a_wal_that_was_deleted_is_missed(tmp_path: Path) -> None:
    path = killed_journal(tmp_path / "journal.db")
    (tmp_path / "journal.db-wal").unlink()
    assert_refused(path, JournalBroken)


def test_a_wal_without_its_journal_is_refused(tmp_path: Path) -> None:
    path = killed_journal(tmp_path / "journal.db")
    path.unlink()
    (tmp_path / "journal.db.head").unlink()
    assert_refused(path, JournalDamaged)


def test_a_rollback_journal_that_would_undo_the_events_is_refused(path: Path) -> None:
    (path.parent / "journal.db-journal").write_bytes(b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" + bytes(504))
    assert_refused(path, JournalDamaged)


def test_a_place_that_cannot_be_created_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(JournalUnreachable, match="cannot be used"):
        Journal.open(tmp_path / "file" / "journal.db", NOW_MS)


def test_a_folder_in_the_journals_place_is_refused(tmp_path: Path) -> None:
    (tmp_path / "journal.db").mkdir()
    with pytest.raises(JournalUnreachable, match="cannot be used"):
        Journal.open(tmp_path / "journal.db", NOW_MS)


@pytest.fixture
def readable_folder() -> Iterator[Path]:
    """A folder that everyone may read; the test then continues as a user who is stopped by its permissions."""
    user = os.geteuid()
    with TemporaryDirectory() as name:
        folder = Path(name)
        closed_journal(folder / "journal.db")
        for file in folder.iterdir():
            file.chmod(0o666)
        folder.chmod(0o555)
        if user == 0:
            os.seteuid(NOBODY)
        yield folder
        os.seteuid(user)
        folder.chmod(0o755)


def test_a_first_start_in_a_folder_that_may_not_be_written_is_refused(readable_folder: Path) -> None:
    with pytest.raises(JournalUnreachable, match="cannot be used"):
        Journal.open(readable_folder / "another.db", NOW_MS)


def test_a_journal_in_a_folder_that_may_not_be_written_is_refused(readable_folder: Path) -> None:
    before = sorted(readable_folder.iterdir())
    assert_refused(readable_folder / "journal.db", JournalUnreachable)
    assert sorted(readable_folder.iterdir()) == before


def test_a_refused_journal_opens_again_once_it_is_whole(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-1000])
    assert_refused(path, JournalError)
    path.write_bytes(whole)
    with closing(Journal.open(path, NOW_MS)) as journal:
        assert journal.latest_snapshot() == (101, STATE)


def test_each_kind_of_error_has_its_stable_code() -> None:
    """Devices, hosts and processes use these codes."""
    assert {kind.__name__: code for code, kind in KINDS.items()} == {
        "JournalInUse": "journal_in_use",
        "JournalBroken": "journal_broken",
        "JournalDamaged": "journal_damaged",
        "JournalNewer": "journal_newer",
        "JournalUnreachable": "journal_unreachable",
        "JournalFailed": "journal_failed",
    }


def test_errors_of_sqlite_and_the_system_are_classified() -> None:
    """A full disk, another program, a closed door, or else damage; an extended code counts as its primary one."""
    meanings = {
        sqlite3.SQLITE_BUSY: JournalInUse,
        sqlite3.SQLITE_LOCKED: JournalInUse,
        sqlite3.SQLITE_CANTOPEN: JournalUnreachable,
        sqlite3.SQLITE_PERM: JournalUnreachable,
        sqlite3.SQLITE_READONLY: JournalUnreachable,
        sqlite3.SQLITE_FULL: JournalFailed,
        sqlite3.SQLITE_IOERR: JournalFailed,
        sqlite3.SQLITE_CORRUPT: JournalDamaged,
        sqlite3.SQLITE_NOTADB: JournalDamaged,
        sqlite3.SQLITE_ERROR: JournalDamaged,
    }
    for code, kind in meanings.items():
        for extension in (0, 1, 7):
            error = sqlite3.OperationalError("said by SQLite")
            error.sqlite_errorcode = code | extension << 8
            told = from_sqlite(error)
            assert type(told) is kind
            assert str(told).endswith("(said by SQLite).")
    assert type(from_sqlite(sqlite3.ProgrammingError("no code"))) is JournalDamaged
    for number in range(1, 130):
        failing = number in {errno.EDQUOT, errno.EFBIG, errno.EIO, errno.ENOSPC}
        assert type(from_system(OSError(number, "said"), "there")) is (JournalFailed if failing else JournalUnreachable)


def test_a_head_that_acknowledges_nothing_is_an_interrupted_first_start_and_any_other_a_lost_journal(
    path: Path,
) -> None:
    for file in path.parent.iterdir():
        file.unlink()
    head.create(head_path(path), bytes(32), 1)
    assert_refused_at(path, 1)
    head.create(head_path(path), bytes(32), 0)
    with closing(Journal.open(path, NOW_MS)) as journal:
        assert journal.seq == 0


def test_a_journal_that_is_opened_to_write_goes_through_a_wal_and_waits_for_the_disk(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    alter(path, "PRAGMA journal_mode = DELETE")
    with pytest.raises(JournalDamaged, match="not written through a WAL"):
        open_writer(path)
    alter(path, "PRAGMA journal_mode = WAL")
    monkeypatch.setattr(connections, "_FULL", 3)
    with pytest.raises(JournalFailed, match="does not wait for the disk"):
        open_writer(path)


def test_a_lock_that_the_system_does_not_give_is_an_error_and_no_terminal(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", no_locks)
    with pytest.raises(JournalUnreachable, match="No locks available"):
        verify(path)
