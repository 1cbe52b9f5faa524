"""Every byte of every file may be damaged: the journal is then refused, or returns every event unchanged."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from terminal.journal.audit import verify
from terminal.journal.errors import JournalBroken, JournalDamaged, JournalError
from terminal.journal.journal import Journal
from tests.journal.bench import (
    EVENTS,
    NOW_MS,
    SNAPSHOT_SEQ,
    STATE,
    assert_refused,
    closed_journal,
    contents,
    events_of,
    killed_journal,
)

PAGE_BYTES = 4096
HEAD_SLOT_BYTES = 80


def put_back(path: Path, files: dict[str, bytes]) -> None:
    """Make the journal's folder hold exactly these files again."""
    for file in path.parent.iterdir():
        file.unlink()
    for name, content in files.items():
        (path.parent / name).write_bytes(content)


def flipped(content: bytes, offset: int) -> bytes:
    """One byte of it with every bit inverted."""
    return content[:offset] + bytes([content[offset] ^ 0xFF]) + content[offset + 1 :]


def refused_or_whole(path: Path) -> bool:
    """Whether the journal was refused, without a change; if not, every event is there and one more can be appended."""
    before = contents(path)
    try:
        journal = Journal.open(path, NOW_MS)
    except JournalError:
        assert contents(path) == before
        return True
    with closing(journal):
        assert events_of(list(journal.read(0))) == EVENTS
        assert journal.latest_snapshot() == (SNAPSHOT_SEQ, STATE)
        assert journal.append([("bill", b"20.00")], NOW_MS) == len(EVENTS) + 2
    with closing(Journal.open(path, NOW_MS)) as journal:
        assert events_of(list(journal.read(0))) == [*EVENTS, ("bill", b"20.00")]
    return False


def offsets_of_events(path: Path) -> list[int]:
    """Where in the closed database the bodies, kinds and hashes of the events are."""
    content = path.read_bytes()
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT kind, body, chain FROM events").fetchall()
    # SQLite stores the columns of a row one after the other: https://sqlite.org/fileformat.html#record_format
    records = [kind.encode() + body + chain for kind, body, chain in rows]
    return [content.index(record) + place for record in records for place in (0, 6, len(record) - 32, len(record) - 1)]


def test_a_flipped_byte_in_an_event_is_always_noticed(tmp_path: Path) -> None:
    path = closed_journal(tmp_path / "journal.db")
    whole = contents(path)
    for offset in offsets_of_events(path)[::5]:
        path.write_bytes(flipped(whole["journal.db"], offset))
        assert_refused(path, JournalError)
        with pytest.raises(JournalError):
            verify(path)


def test_a_flipped_byte_in_a_snapshot_is_always_noticed(tmp_path: Path) -> None:
    path = closed_journal(tmp_path / "journal.db")
    whole = path.read_bytes()
    page_of_the_state = whole.index(STATE[-2000:-1000])
    for offset in range(page_of_the_state, page_of_the_state + 1000, 100):
        path.write_bytes(flipped(whole, offset))
        assert_refused(path, JournalError)


@pytest.mark.parametrize("make", [closed_journal, killed_journal])
def test_a_flipped_byte_anywhere_is_noticed_or_does_no_harm(tmp_path: Path, make: Callable[[Path], Path]) -> None:
    path = make(tmp_path / "journal.db")
    whole = contents(path)
    refused = 0
    for name, content in whole.items():
        for offset in range(0, len(content), 1999 if name.endswith("-wal") else 397):
            put_back(path, {**whole, name: flipped(content, offset)})
            refused += refused_or_whole(path)
    assert refused > 50


def test_a_flipped_byte_in_the_first_page_is_noticed_or_does_no_harm(tmp_path: Path) -> None:
    path = closed_journal(tmp_path / "journal.db")
    whole = contents(path)
    header_and_tables = [*range(112), *range(PAGE_BYTES - 400, PAGE_BYTES, 3)]
    refused = 0
    for offset in header_and_tables:
        put_back(path, {**whole, "journal.db": flipped(whole["journal.db"], offset)})
        refused += refused_or_whole(path)
    assert refused > len(header_and_tables) // 3


@pytest.mark.parametrize("field", [36, 52])
def test_a_first_page_that_would_lead_new_events_over_old_ones_is_refused(tmp_path: Path, field: int) -> None:
    """The number of free pages and the sign of auto-vacuum: https://sqlite.org/fileformat.html#the_database_header."""
    path = closed_journal(tmp_path / "journal.db")
    whole = path.read_bytes()
    path.write_bytes(whole[:field] + (1).to_bytes(4, "big") + whole[field + 4 :])
    assert_refused(path, JournalDamaged)


@pytest.mark.parametrize("make", [closed_journal, killed_journal])
def test_a_journal_cut_short_anywhere_is_refused(tmp_path: Path, make: Callable[[Path], Path]) -> None:
    path = make(tmp_path / "journal.db")
    whole = contents(path)
    name = "journal.db-wal" if "journal.db-wal" in whole else "journal.db"
    content = whole[name]
    for length in {*range(0, len(content), 7919), len(content) - 1, len(content) - PAGE_BYTES}:
        put_back(path, {**whole, name: content[:length]})
        assert_refused(path, JournalError)


def test_a_page_of_zeros_is_refused(tmp_path: Path) -> None:
    path = closed_journal(tmp_path / "journal.db")
    whole = path.read_bytes()
    for offset in range(0, len(whole), PAGE_BYTES):
        path.write_bytes(whole[:offset] + bytes(PAGE_BYTES) + whole[offset + PAGE_BYTES :])
        assert_refused(path, JournalError)


def test_a_page_of_noise_is_refused(tmp_path: Path) -> None:
    path = closed_journal(tmp_path / "journal.db")
    whole = path.read_bytes()
    for offset in range(0, len(whole), PAGE_BYTES):
        path.write_bytes(whole[:offset] + os.urandom(PAGE_BYTES) + whole[offset + PAGE_BYTES :])
        assert_refused(path, JournalError)


def test_a_head_torn_while_it_was_written_leaves_the_one_before(tmp_path: Path) -> None:
    path = closed_journal(tmp_path / "journal.db")
    head = tmp_path / "journal.db.head"
    whole = head.read_bytes()
    slots = [slice(0, HEAD_SLOT_BYTES), slice(PAGE_BYTES, PAGE_BYTES + HEAD_SLOT_BYTES)]
    for torn in slots:
        head.write_bytes(whole[: torn.start + 20] + bytes(HEAD_SLOT_BYTES - 20) + whole[torn.stop :])
        with closing(Journal.open(path, NOW_MS)) as journal:
            assert journal.seq == len(EVENTS) + 1
        assert head.read_bytes()[torn] != bytes(HEAD_SLOT_BYTES)


def test_a_head_torn_in_both_places_is_refused(tmp_path: Path) -> None:
    path = closed_journal(tmp_path / "journal.db")
    head = tmp_path / "journal.db.head"
    head.write_bytes(flipped(flipped(head.read_bytes(), 20), PAGE_BYTES + 20))
    assert_refused(path, JournalBroken)


def test_a_head_older_than_the_journal_is_what_a_power_cut_leaves_and_catches_up(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    with closing(Journal.open(path, NOW_MS)) as journal:
        journal.append([("bill", b"20.00")], NOW_MS)
    older = contents(path)["journal.db.head"]
    with closing(Journal.open(path, NOW_MS)) as journal:
        journal.append([("bill", b"50.00")] * 3, NOW_MS)
    newest = contents(path)["journal.db"]
    put_back(path, {"journal.db": newest, "journal.db.head": older})
    with closing(Journal.open(path, NOW_MS)) as journal:
        assert journal.seq == 4
    path.write_bytes(older_copy(newest, path))
    assert_refused(path, JournalBroken)


def older_copy(content: bytes, path: Path) -> bytes:
    """The same journal without its last event."""
    path.write_bytes(content)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DELETE FROM events WHERE seq = 4")
    return path.read_bytes()
