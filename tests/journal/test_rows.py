"""The rows of a journal, in a database in memory: their checks, and the event named by an error (regulation C3)."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from hashlib import sha256

import pytest

from terminal.journal import inspection, schema, segments
from terminal.journal.chain import (
    GENESIS,
    SNAPSHOT,
    Stored,
    chain_at,
    checked,
    instant_of,
    last_seq,
    last_snapshot_seq,
    link,
    snapshot_at,
)
from terminal.journal.connections import CACHE_KIB, _check_answers, _set_up
from terminal.journal.errors import JournalBroken, JournalDamaged, JournalError, JournalNewer
from terminal.journal.head import Head
from terminal.journal.history import _checked
from terminal.journal.inspection import Inspected, check_end, check_head, follow, follow_segments, inspect
from terminal.journal.segments import agrees, digest, digest_of, segment_start, snapshot_body

SNAPSHOTS = (3, 4, 8)
"""Two of them one after the other, and the first not at the beginning."""
LAST = 11


def by_hand(rows: list[Stored]) -> bytes:
    """The digest of a segment by its description: of each event instant, a blank, kind, chain and body."""
    return sha256(b"".join(str(row[1]).encode() + b" " + row[2].encode() + row[4] + row[3] for row in rows)).digest()


def written() -> list[Stored]:
    """Eleven events, three of them snapshots."""
    rows: list[Stored] = []
    begun, chain = 0, GENESIS
    for seq in range(1, LAST + 1):
        kind, body, at_ms = f"kind_{seq}", b"body %d" % seq, 1_000 * seq
        if seq in SNAPSHOTS:
            kind, body = SNAPSHOT, sha256(b"state %d" % seq).digest() + by_hand(rows[begun:])
            begun = seq - 1
        chain = link(chain, seq, at_ms, kind, body)
        rows.append((seq, at_ms, kind, body, chain))
    return rows


ROWS = written()


def database(*, strict: bool = False) -> sqlite3.Connection:
    """A journal's tables with these rows; unless they are strict, damage can put any type into a column."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    if strict:
        connection.execute(f"PRAGMA application_id = {schema.APPLICATION_ID}")
        schema.migrate(connection)
    else:
        connection.execute("CREATE TABLE events (seq PRIMARY KEY, at_ms, kind, body, chain)")
        connection.execute("CREATE TABLE snapshots (seq PRIMARY KEY, state)")
    connection.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?)", ROWS)
    connection.executemany("INSERT INTO snapshots VALUES (?, ?)", [(seq, b"state %d" % seq) for seq in SNAPSHOTS])
    return connection


@pytest.fixture
def rows() -> Iterator[sqlite3.Connection]:
    with closing(database()) as connection:
        yield connection


def broken_at(run: Callable[..., object], *words: object) -> int:
    """The event that the error names."""
    with pytest.raises(JournalBroken) as caught:
        run(*words)
    return caught.value.seq


def all_of(rows: sqlite3.Connection, after_seq: int = 0, up_to_seq: int = LAST) -> list[Stored]:
    return list(checked(rows, after_seq, up_to_seq))


def test_any_stretch_is_read_as_it_was_written(rows: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    for at_once in (1, 2, 10_000):
        monkeypatch.setattr("terminal.journal.chain.CHUNK_ROWS", at_once)
        for first in range(LAST + 1):
            for last in range(first, LAST + 1):
                assert all_of(rows, first, last) == ROWS[first:last]
    assert [chain_at(rows, seq) for seq in range(LAST + 1)] == [GENESIS, *(row[4] for row in ROWS)]
    assert [instant_of(rows, seq) for seq in (0, 1, LAST, LAST + 1)] == [None, 1_000, 1_000 * LAST, None]


@pytest.mark.parametrize("column", ["at_ms", "kind", "body", "chain"])
def test_whatever_is_changed_of_any_event_it_is_the_one_that_is_named(rows: sqlite3.Connection, column: str) -> None:
    """Another value of its kind, a text for a number, a number for a text, nothing: damage can do any of it."""
    for row in ROWS:
        was = dict(zip(("seq", "at_ms", "kind", "body", "chain"), row, strict=True))[column]
        for other in (7, "7", b"7", 1.5, None):
            rows.execute(f"UPDATE events SET {column} = ? WHERE seq = ?", (other, row[0]))  # noqa: S608
            for up_to in (row[0], LAST):
                assert broken_at(all_of, rows, 0, up_to) == row[0]
            assert all_of(rows, 0, row[0] - 1) == ROWS[: row[0] - 1]
        rows.execute(f"UPDATE events SET {column} = ? WHERE seq = ?", (was, row[0]))  # noqa: S608
    assert all_of(rows) == ROWS


def test_an_event_that_is_missing_is_named_whatever_follows(rows: sqlite3.Connection) -> None:
    for seq in range(LAST, 0, -1):
        rows.execute("DELETE FROM events WHERE seq = ?", (seq,))
        assert broken_at(all_of, rows) == seq
        assert broken_at(chain_at, rows, seq) == seq
    with closing(database()) as other:
        other.execute("DELETE FROM events WHERE seq = 5")
        assert broken_at(all_of, other) == 5
        assert broken_at(all_of, other, 5) == 5
        assert broken_at(digest, other, 2, 9) == 3


def test_what_is_no_number_is_no_events(rows: sqlite3.Connection) -> None:
    for table, last in (("events", last_seq), ("snapshots", last_snapshot_seq)):
        rows.execute(f"DELETE FROM {table} WHERE seq > 1")  # noqa: S608 - names of this test
        rows.execute(f"INSERT OR REPLACE INTO {table} (seq) VALUES (1)")  # noqa: S608
        assert last(rows) == 1
        for number in (0, -1, 2.5):
            rows.execute(f"UPDATE {table} SET seq = ?", (number,))  # noqa: S608
            assert broken_at(last, rows) == 1
        rows.execute(f"DELETE FROM {table}")  # noqa: S608
        assert last(rows) == 0


def test_a_hash_that_is_no_bytes_is_none(rows: sqlite3.Connection) -> None:
    rows.execute("UPDATE events SET chain = 'text' WHERE seq = 5")
    with pytest.raises(JournalBroken, match="event 5: its hash is not one"):
        chain_at(rows, 5)


def test_a_single_event_is_given_out_only_if_it_follows_from_the_one_before() -> None:
    assert _checked(*ROWS[0], None) == ROWS[0][:4]
    assert _checked(*ROWS[6], ROWS[5][4]) == ROWS[6][:4]
    assert broken_at(_checked, *ROWS[6], None) == 6
    assert broken_at(_checked, *ROWS[6], ROWS[4][4]) == 7
    for wrong in ((7, "text"), (7, 1, 2), (7, 1, "kind", "text")):
        assert broken_at(_checked, *(*wrong, *ROWS[6][len(wrong) :]), ROWS[5][4]) == 7


def test_a_snapshot_is_its_event_and_the_state_whose_digest_is_in_it(rows: sqlite3.Connection) -> None:
    assert [snapshot_at(rows, seq) for seq in SNAPSHOTS] == [b"state 3", b"state 4", b"state 8"]
    assert [last_snapshot_seq(rows, seq) for seq in (2, 3, 4, 7, 8, LAST)] == [0, 3, 4, 4, 8, 8]
    assert last_snapshot_seq(rows) == 8
    for sql, say in (
        ("DELETE FROM snapshots WHERE seq = 4", "is missing"),
        ("UPDATE snapshots SET state = 'state 4' WHERE seq = 4", "is missing"),
        ("DELETE FROM events WHERE seq = 4", "is missing"),
        ("UPDATE snapshots SET state = x'00' WHERE seq = 4", "is not the one that was taken"),
        ("UPDATE events SET kind = 'other' WHERE seq = 4", "is not the one that was taken"),
        ("UPDATE events SET body = x'00' WHERE seq = 4", "is not the one that was taken"),
    ):
        with closing(database()) as damaged:
            damaged.execute(sql)
            with pytest.raises(JournalDamaged, match=f"The snapshot of event 4 {say}"):
                snapshot_at(damaged, 4)
    with pytest.raises(JournalDamaged, match="The snapshot of event 5 is missing"):
        snapshot_at(rows, 5)


def test_a_segment_begins_with_the_snapshot_before_it(
    rows: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts = [segment_start(rows, last) for last in range(LAST + 1)]
    assert starts == [0, 0, 0, 2, 3, 3, 3, 3, 7, 7, 7, 7]
    for at_once in (1, 2, 1_000):
        monkeypatch.setattr(segments, "ROWS_AT_ONCE", at_once)
        for last, start in enumerate(starts):
            assert snapshot_body(rows, b"s", last) == sha256(b"s").digest() + by_hand(ROWS[start:last])
        assert digest(rows, 3, 9) == digest_of(ROWS[3:9]) == by_hand(ROWS[3:9])
    rows.execute("INSERT INTO snapshots VALUES (6, x'00')")
    with pytest.raises(JournalDamaged, match="There is a snapshot of event 6, which is none"):
        segment_start(rows, 7)


def test_a_snapshot_vouches_for_each_event_of_its_segment_and_for_no_other(rows: sqlite3.Connection) -> None:
    segment_of = {1: 3, 2: 3, 3: 4, 4: 8, 5: 8, 6: 8, 7: 8}
    assert all(agrees(rows, seq) for seq in SNAPSHOTS)
    for seq in range(1, LAST + 1):
        with closing(database()) as damaged:
            damaged.execute("UPDATE events SET at_ms = at_ms + 1 WHERE seq = ?", (seq,))
            assert [one for one in SNAPSHOTS if not agrees(damaged, one)] == [
                segment_of[one] for one in (seq,) if one in segment_of
            ]
            told: list[int] = []
            assert broken_at(follow_segments, damaged, 0, LAST, told.append) == seq
            assert told == [one for one in SNAPSHOTS if one < segment_of.get(seq, LAST)]
            assert broken_at(follow, damaged, 0, LAST) == seq
    told = []
    follow_segments(rows, 0, LAST, told.append)
    assert told == [*SNAPSHOTS]


def test_a_snapshot_whose_digest_is_another_is_named_and_so_is_a_state_too_many(rows: sqlite3.Connection) -> None:
    rows.execute("INSERT INTO snapshots VALUES (20, x'00')")
    assert follow(rows, 0, LAST) == 3
    rows.execute("UPDATE snapshots SET seq = 11 WHERE seq = 20")
    with pytest.raises(JournalDamaged, match="There are 4 snapshots where 3 were taken"):
        follow(rows, 0, LAST)
    with closing(database()) as forged:
        chain = GENESIS
        for seq, at_ms, kind, body, _ in ROWS:
            forged_body = body[:32] + bytes(32) if seq == 4 else body
            chain = link(chain, seq, at_ms, kind, forged_body)
            forged.execute("UPDATE events SET body = ?, chain = ? WHERE seq = ?", (forged_body, chain, seq))
        with pytest.raises(JournalBroken, match="event 4: the digest in it is not that of the events before it"):
            follow(forged, 0, LAST)


def test_the_last_acknowledged_event_has_to_be_there_the_very_same(rows: sqlite3.Connection) -> None:
    for seq in range(LAST + 1):
        check_head(rows, Head(seq, chain_at(rows, seq), 0), LAST)
    assert broken_at(check_head, rows, None, LAST) == LAST + 1
    assert broken_at(check_head, rows, Head(LAST + 1, bytes(32), 0), LAST) == LAST + 1
    assert broken_at(check_head, rows, Head(6, b"?" * 32, 0), LAST) == 6
    assert broken_at(check_head, rows, Head(0, b"?" * 32, 0), LAST) == 1


def test_what_is_opened_for_writing_is_what_was_inspected(rows: sqlite3.Connection) -> None:
    check_end(rows, Inspected(LAST, ROWS[-1][4], 1))
    for seq, chain in ((LAST, bytes(32)), (LAST - 1, ROWS[-2][4])):
        assert broken_at(check_end, rows, Inspected(seq, chain, 1)) == seq


def test_a_start_follows_a_short_journal_as_a_whole_and_a_long_one_from_its_last_snapshot_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    head = Head(LAST, ROWS[-1][4], 0)
    with closing(database(strict=True)) as rows:
        for inline, verified_from in ((7, 8), (8, 1), (9, 1)):
            monkeypatch.setattr(inspection, "INLINE_EVENTS", inline)
            assert inspect(rows, head) == (LAST, ROWS[-1][4], verified_from)
        rows.execute("UPDATE events SET at_ms = 1 WHERE seq = 7")
        assert broken_at(inspect, rows, head) == 7
        monkeypatch.setattr(inspection, "INLINE_EVENTS", 7)
        with pytest.raises(JournalBroken, match="event 8: the digest in it"):
            inspect(rows, head)


def test_only_a_journal_of_a_known_version_with_its_own_tables_is_gone_on_with() -> None:
    changes: list[tuple[str, type[JournalError], str]] = [
        (
            "PRAGMA user_version = 2",
            JournalNewer,
            "The journal is of version 2, and this program knows version 1 only.",
        ),
        ("PRAGMA user_version = 0", JournalDamaged, "is not a journal, or its first page"),
        ("PRAGMA user_version = -1", JournalDamaged, "is not a journal, or its first page"),
        ("PRAGMA application_id = 1", JournalDamaged, "is not a journal, or its first page"),
        ("ALTER TABLE events ADD COLUMN remark TEXT", JournalDamaged, "table of events"),
        ("ALTER TABLE events RENAME COLUMN chain TO hash", JournalDamaged, "table of events"),
        ("ALTER TABLE snapshots RENAME COLUMN state TO text", JournalDamaged, "table of snapshots"),
        ("DROP TABLE snapshots", JournalDamaged, "damaged"),
    ]
    with closing(database(strict=True)) as sound:
        schema.check(sound)
        schema.check_pages(sound)
        strict = sound.serialize()
    for sql, kind, say in changes:
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as changed:
            changed.deserialize(strict)
            changed.execute(sql)
            with pytest.raises(kind, match=say):
                schema.check(changed)


def test_pages_that_are_free_or_move_by_themselves_are_damage() -> None:
    """Nothing is ever deleted from a journal; a damaged list of free pages would let new events overwrite old ones."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as moving:
        moving.execute("PRAGMA auto_vacuum = FULL")
        moving.execute(f"PRAGMA application_id = {schema.APPLICATION_ID}")
        schema.migrate(moving)
        with pytest.raises(JournalDamaged, match="first page is damaged"):
            schema.check(moving)
    with closing(database(strict=True)) as freed:
        freed.execute("CREATE TABLE notes (note)")
        freed.execute("DROP TABLE notes")
        with pytest.raises(JournalDamaged, match="first page is damaged"):
            schema.check(freed)


def test_who_opens_a_journal_keeps_little_of_it_in_memory_and_writes_only_through_a_wal(
    rows: sqlite3.Connection,
) -> None:
    _set_up(rows)
    assert rows.execute("PRAGMA cache_size").fetchone() == (-CACHE_KIB,)
    with pytest.raises(JournalDamaged, match="not written through a WAL"):
        _check_answers(rows)
