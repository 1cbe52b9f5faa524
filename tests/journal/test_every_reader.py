"""Every way of reading a journal refuses one that is not a complete journal of this program (regulation C3)."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from terminal.journal import inspection
from terminal.journal.archives import Archives
from terminal.journal.audit import Audit, verify
from terminal.journal.background import RUNS, BackgroundCheck, Verifiers
from terminal.journal.errors import JournalBroken, JournalDamaged, JournalError, JournalNewer, JournalUnreachable
from terminal.journal.inspection import follow
from terminal.journal.journal import Journal
from terminal.journal.places import lock_path
from terminal.journal.putting_away import ARCHIVES
from terminal.journal.reading import look_back, read, read_kinds
from terminal.journal.verifier import check
from tests.journal.bench import EVENTS, NOW_MS, SNAPSHOT_SEQ, STATE, alter, assert_refused, closed_journal, events_of

LAST = len(EVENTS) + 1


def opened(path: Path) -> None:
    Journal.open(path, NOW_MS).close()


def audited(path: Path) -> None:
    verify(path)


def read_whole(path: Path) -> None:
    list(read(path))


def looked_back(path: Path) -> None:
    with look_back(path) as history:
        list(history.rows(0, history.seq))


def checked_in_runs(path: Path) -> None:
    """As the processes do that check a long journal."""
    verdict = check(path, iter([(run, LAST) for run in range(RUNS)]))
    if isinstance(verdict, JournalError):
        raise verdict


READERS = (opened, audited, read_whole, looked_back, checked_in_runs)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a journal, to be copied: to make one takes the disk longer than any of these tests."""
    return closed_journal(tmp_path_factory.mktemp("whole") / "journal.db").parent


@pytest.fixture
def path(whole: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(whole, tmp_path / "first")) / "journal.db"


@pytest.mark.parametrize("reader", READERS)
def test_no_reader_refuses_a_whole_journal(path: Path, reader: Callable[[Path], None]) -> None:
    reader(path)


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize(
    ("sql", "kind"),
    [
        ("PRAGMA user_version = 2", JournalNewer),
        ("PRAGMA user_version = 0", JournalDamaged),
        ("PRAGMA application_id = 1", JournalDamaged),
        ("ALTER TABLE events ADD COLUMN remark TEXT", JournalDamaged),
        ("ALTER TABLE snapshots RENAME COLUMN state TO text", JournalDamaged),
        ("DELETE FROM events WHERE seq = 150", JournalBroken),
        ("UPDATE events SET body = x'00' WHERE seq = 150", JournalBroken),
    ],
)
def test_what_is_not_a_whole_journal_of_this_program_is_refused_by_everybody(
    path: Path, reader: Callable[[Path], None], sql: str, kind: type[JournalError]
) -> None:
    alter(path, sql)
    with pytest.raises(kind) as caught:
        reader(path)
    if isinstance(caught.value, JournalBroken):
        assert caught.value.seq == 150


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("suffix", ["", "-wal", "-shm", "-journal"])
def test_no_reader_waits_at_a_pipe_that_has_the_name_of_one_of_its_files(
    path: Path, reader: Callable[[Path], None], suffix: str
) -> None:
    path.with_name(path.name + suffix).unlink(missing_ok=True)
    os.mkfifo(path.with_name(path.name + suffix))
    with pytest.raises(JournalDamaged):
        reader(path)


@pytest.mark.parametrize("reader", [opened, audited, read_whole, looked_back])
def test_no_reader_waits_at_a_pipe_that_has_the_name_of_its_lock(path: Path, reader: Callable[[Path], None]) -> None:
    lock_path(path).unlink()
    os.mkfifo(lock_path(path))
    with pytest.raises(JournalUnreachable, match="it is no file"):
        reader(path)


@pytest.mark.parametrize("reader", [audited, read_whole, looked_back])
def test_who_only_reads_makes_no_journal_where_there_is_none(tmp_path: Path, reader: Callable[[Path], None]) -> None:
    with pytest.raises(JournalUnreachable, match="There is no journal at"):
        reader(tmp_path / "journal.db")
    assert list(tmp_path.iterdir()) == []


def test_each_way_of_reading_gives_every_event_but_the_journals_own_as_it_was_appended(path: Path) -> None:
    with look_back(path) as history:
        looked = list(history.rows(0, history.seq))
        assert (history.seq, history.snapshot(history.seq)) == (LAST, (SNAPSHOT_SEQ, STATE))
    assert events_of(looked) == events_of(list(read(path))) == EVENTS
    assert [row.seq for row in looked] == [*range(1, 101), *range(102, LAST + 1)]
    kinds = ["kind_3", "kind_5"]
    named = [row for row in looked if row.kind in kinds]
    assert list(read_kinds(path, kinds, closed=True)) == named


def test_an_audit_counts_what_there_is(path: Path) -> None:
    with closing(Journal.open(path, NOW_MS)) as journal:
        journal.append([("bill", b"20.00")], NOW_MS + 5)
        chain = journal.chain
        assert verify(path) == Audit(len(EVENTS) + 1, 1, LAST + 1, chain, NOW_MS, NOW_MS + 5, open_elsewhere=True)
    assert verify(path) == Audit(len(EVENTS) + 1, 1, LAST + 1, chain, NOW_MS, NOW_MS + 5, open_elsewhere=False)


def test_the_progress_of_an_audit_is_reported_now_and_then_and_at_its_end(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inspection, "PROGRESS_EVENTS", 100)
    told: list[tuple[int, int]] = []
    verify(path, lambda done, all_of_them: told.append((done, all_of_them)))
    assert told == [(100, LAST), (200, LAST), (300, LAST), (LAST, LAST)]


def test_following_counts_the_snapshots_on_the_way_and_no_others(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        assert follow(connection, 0, LAST) == 1
        assert follow(connection, 0, 100) == 0
        assert follow(connection, 100, 101) == 1
        assert follow(connection, 101, LAST) == 0


def test_an_archive_that_lacks_its_end_or_has_another_is_named_with_the_event(path: Path) -> None:
    folder = path.parent / ARCHIVES / "then"
    shutil.copytree(path.parent, folder, ignore=shutil.ignore_patterns(ARCHIVES))
    archives = Archives(path)
    with archives.look_back("then", None) as history:
        chain = history.chain(LAST).hex()
    with archives.look_back("then", (LAST, chain)) as history:
        assert history.seq == LAST
    for end, seq in (((LAST + 3, chain), LAST + 1), ((LAST, "00" * 32), LAST), ((LAST - 1, chain), LAST)):
        with pytest.raises(JournalBroken) as caught, archives.look_back("then", end):
            pass
        assert caught.value.seq == seq


def test_the_tables_of_a_journal_are_those_of_its_version(path: Path) -> None:
    """Name, type, whether it may be empty, place in the key: readers of version 1 rely on these."""
    events = [
        ("seq", "INTEGER", 0, 1),
        ("at_ms", "INTEGER", 1, 0),
        ("kind", "TEXT", 1, 0),
        ("body", "BLOB", 1, 0),
        ("chain", "BLOB", 1, 0),
    ]
    snapshots = [("seq", "INTEGER", 0, 1), ("state", "BLOB", 1, 0)]
    with closing(sqlite3.connect(path)) as connection:
        for table, columns in (("events", events), ("snapshots", snapshots)):
            query = 'SELECT name, type, "notnull", pk FROM pragma_table_info(?)'
            assert connection.execute(query, (table,)).fetchall() == columns
            (strict,) = connection.execute("SELECT strict FROM pragma_table_list(?)", (table,)).fetchone()
            assert strict == 1
        assert connection.execute("PRAGMA application_id").fetchone() == (int.from_bytes(b"BOXM", "big"),)
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)


def test_what_a_first_start_that_was_cut_has_left_is_cleared_away(tmp_path: Path) -> None:
    left = [tmp_path / f"journal.db.new{suffix}" for suffix in ("", "-wal", "-shm", "-journal")]
    for file in left:
        file.write_bytes(b"left by a cut")
    opened(tmp_path / "journal.db")
    assert not any(file.exists() for file in left)


def test_a_check_under_way_is_asked_without_waiting_and_its_verdict_stays(path: Path) -> None:
    verifiers = Verifiers(path)
    waiting = BackgroundCheck(verifiers._processes, [])
    try:
        assert waiting.poll() is None
    finally:
        os.close(verifiers._orders)
    for process in verifiers._processes:
        process.wait()
    assert waiting.poll() == "sound"
    assert waiting.poll() == "sound"


@pytest.mark.parametrize(("processors", "started"), [(None, 1), (1, 1), (3, 3), (64, 4)])
def test_a_verifier_is_started_for_each_processor_up_to_what_the_disk_bears(
    path: Path, monkeypatch: pytest.MonkeyPatch, processors: int | None, started: int
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: processors)
    verifiers = Verifiers(path)
    try:
        assert len(verifiers._processes) == started
    finally:
        verifiers.close()


def test_a_journal_whose_head_acknowledges_nothing_is_refused_at_its_first_event(tmp_path: Path) -> None:
    opened(tmp_path / "journal.db")
    (tmp_path / "journal.db.head").write_bytes(b"")
    error = assert_refused(tmp_path / "journal.db", JournalBroken)
    assert isinstance(error, JournalBroken)
    assert error.seq == 1
