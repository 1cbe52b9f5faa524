"""A RAM clear archives a whole journal, from both devices, whatever an earlier attempt has left (regulation C9)."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from terminal.journal import putting_away
from terminal.journal.places import lock_path
from terminal.journal.putting_away import ARCHIVES, RECORD

OWN = ("journal.db", "journal.db-wal", "journal.db-shm", "journal.db.head", "journal.db.copy2", "journal.db.bad")
"""Files of one journal: the database, what SQLite lays beside it, head, copy, and a bad copy that was kept."""
STRANGE = ("journal.dbx", "another.db", "tickets.sqlite")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    for folder in ("first", "second"):
        (tmp_path / folder).mkdir()
    path = tmp_path / "first" / "journal.db"
    for name in (*OWN, *STRANGE):
        (path.parent / name).write_text(name)
    lock_path(path).touch()
    return path


@pytest.fixture
def second(tmp_path: Path) -> Path:
    (tmp_path / "second" / "journal.db.copy3").write_text("copy 3")
    return tmp_path / "second"


def test_every_file_of_the_journal_goes_and_no_other(path: Path, second: Path) -> None:
    putting_away.begin(path, b"the record")
    putting_away.put_away(path, second, "then")
    archive = path.parent / ARCHIVES / "then"
    assert {file.name for file in archive.iterdir()} == set(OWN)
    assert [file.name for file in (second / ARCHIVES / "then").iterdir() if file.name != RECORD] == ["journal.db.copy3"]
    assert all((path.parent / name).exists() for name in STRANGE)
    assert lock_path(path).exists()


def test_the_record_is_whole_on_both_devices_over_a_longer_one_that_a_cut_has_left(path: Path, second: Path) -> None:
    for left in (putting_away.begun_path(path), second / ARCHIVES / "then" / RECORD):
        left.parent.mkdir(parents=True, exist_ok=True)
        left.with_name(f"{left.name}.new").write_text("what a cut has left of another record")
    putting_away.begin(path, b"the record")
    putting_away.put_away(path, second, "then")
    putting_away.finish(path, "then")
    for folder in (path.parent, second):
        assert (folder / ARCHIVES / "then" / RECORD).read_bytes() == b"the record"


def test_what_was_put_away_already_is_left_as_it_is(path: Path, second: Path) -> None:
    putting_away.begin(path, b"the record")
    putting_away.put_away(path, second, "then")
    path.write_text("the new journal")
    putting_away.put_away(path, second, "then")
    assert path.read_text() == "the new journal"


def test_no_archive_has_the_name_of_another_on_either_device(path: Path, second: Path) -> None:
    assert putting_away.free_name(path, second, "then") == "then"
    (path.parent / ARCHIVES / "then").mkdir(parents=True)
    (second / ARCHIVES / "then-2").mkdir(parents=True)
    assert putting_away.free_name(path, second, "then") == "then-3"


def test_every_new_folder_of_an_archive_can_be_found_after_a_cut(
    path: Path, second: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[Path] = []
    monkeypatch.setattr(putting_away, "sync_folder", lambda file: synced.append(file.parent))
    putting_away.begin(path, b"the record")
    putting_away.put_away(path, second, "then")
    for folder in (path.parent, second):
        assert synced.count(folder) == 2, "for its new folder, and for the files that left it"
        assert synced.count(folder / ARCHIVES) == 1
        assert synced.count(folder / ARCHIVES / "then") == 1


def test_archives_of_one_instant_are_numbered_from_the_second_on_over_both_devices(path: Path, second: Path) -> None:
    for expected in ("then", "then-2", "then-3"):
        name = putting_away.free_name(path, second, "then")
        assert name == expected
        device = second if expected == "then-2" else path.parent
        (device / "cleared" / name).mkdir(parents=True)


def test_the_record_of_a_clear_lies_in_the_archive_under_its_name(path: Path, second: Path) -> None:
    putting_away.begin(path, b"the record")
    putting_away.put_away(path, second, "then")
    putting_away.finish(path, "then")
    for device in (path.parent, second):
        assert (device / "cleared" / "then" / "record.json").read_bytes() == b"the record"


def test_a_journal_that_was_archived_is_not_written_to(path: Path, second: Path) -> None:
    putting_away.begin(path, b"the record")
    putting_away.put_away(path, second, "then")
    files = [*(path.parent / "cleared" / "then").iterdir(), second / "cleared" / "then" / "journal.db.copy3"]
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o400}


def test_a_folder_that_has_the_name_of_a_journals_file_stays_where_it_is(path: Path, second: Path) -> None:
    (path.parent / "journal.db.notes").mkdir()
    putting_away.begin(path, b"the record")
    putting_away.put_away(path, second, "then")
    assert (path.parent / "journal.db.notes").is_dir()


def test_the_record_is_read_from_whichever_step_the_clear_has_come_to(path: Path, second: Path) -> None:
    assert putting_away.record_of(path) is None
    putting_away.begin(path, b"the record")
    assert putting_away.begun_path(path).read_bytes() == putting_away.record_of(path) == b"the record"
    putting_away.put_away(path, second, "then")
    assert not putting_away.begun_path(path).exists()
    assert putting_away.emptied_path(path).read_bytes() == putting_away.record_of(path) == b"the record"
    putting_away.finish(path, "then")
    assert putting_away.record_of(path) is None
