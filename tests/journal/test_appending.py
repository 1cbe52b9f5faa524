"""What is appended is on the disk, in order, all or nothing, and reads back unchanged."""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from terminal.journal import connections, schema
from terminal.journal.chain import Row
from terminal.journal.errors import JournalBroken
from terminal.journal.journal import Journal
from tests.journal.bench import EVENTS, NOW_MS, SNAPSHOT_SEQ, STATE, closed_journal, events_of


def test_a_first_start_makes_an_empty_journal_in_folders_that_did_not_exist(tmp_path: Path) -> None:
    path = tmp_path / "var" / "lib" / "journal.db"
    with closing(Journal.open(path, NOW_MS)) as journal:
        assert (journal.seq, journal.chain, journal.verified_from) == (0, bytes(32), 1)
        assert journal.latest_snapshot() is None
        assert list(journal.read(0)) == []
    assert sorted(file.name for file in path.parent.iterdir()) == ["journal.db", "journal.db.head", "journal.db.lock"]


def test_events_are_numbered_from_1_and_read_back_as_appended(tmp_path: Path) -> None:
    with closing(Journal.open(tmp_path / "journal.db", NOW_MS)) as journal:
        assert journal.append([("bill", b"\x00\xff"), ("chip", b"")], 5) == 2
        assert journal.append([("Würfel", b"3-4")], -7) == 3
        assert list(journal.read(0)) == [
            Row(1, 5, "bill", b"\x00\xff"),
            Row(2, 5, "chip", b""),
            Row(3, -7, "Würfel", b"3-4"),
        ]
        assert list(journal.read(2)) == [Row(3, -7, "Würfel", b"3-4")]
        assert list(journal.read(3)) == []


def test_a_stranger_can_recompute_the_chain_from_its_description(tmp_path: Path) -> None:
    path = closed_journal(tmp_path / "journal.db")
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT seq, at_ms, kind, body, chain FROM events ORDER BY seq").fetchall()
    before = b"\x00" * 32
    for seq, at_ms, kind, body, chain in rows:
        name = kind.encode("utf-8")
        numbers = seq.to_bytes(8, "big") + at_ms.to_bytes(8, "big", signed=True) + len(name).to_bytes(2, "big")
        before = sha256(before + numbers + name + body).digest()
        assert chain == before
    assert len(rows) == len(EVENTS) + 1


def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    with closing(Journal.open(tmp_path / "journal.db", NOW_MS)) as journal:
        assert journal._writer.execute("PRAGMA synchronous").fetchone() == (2,)
        assert journal._writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert journal._writer.execute("PRAGMA cell_size_check").fetchone() == (1,)


def test_a_snapshot_is_found_again_with_the_events_after_it(tmp_path: Path) -> None:
    with closing(Journal.open(closed_journal(tmp_path / "journal.db"), NOW_MS)) as journal:
        assert journal.latest_snapshot() == (SNAPSHOT_SEQ, STATE)
        assert events_of(list(journal.read(SNAPSHOT_SEQ))) == EVENTS[100:]
        assert events_of(list(journal.read(0))) == EVENTS
        assert journal.seq == len(EVENTS) + 1


def test_the_snapshots_digest_is_in_the_chain(tmp_path: Path) -> None:
    path = closed_journal(tmp_path / "journal.db")
    with closing(sqlite3.connect(path)) as connection:
        row = connection.execute("SELECT kind, body FROM events WHERE seq = ?", (SNAPSHOT_SEQ,)).fetchone()
    assert row[0] == "snapshot"
    assert row[1][:32] == sha256(STATE).digest()


@pytest.mark.parametrize(
    ("kind", "body"),
    [("", b"x"), ("snapshot", b"x"), ("k" * 256, b"x"), ("bill", bytearray(b"x")), ("bill", bytes(1 << 21))],
)
def test_an_event_that_is_none_is_refused_and_so_is_all_that_came_with_it(
    tmp_path: Path, kind: str, body: bytes
) -> None:
    with closing(Journal.open(tmp_path / "journal.db", NOW_MS)) as journal:
        with pytest.raises(ValueError, match=r"event.*\.$"):
            journal.append([("bill", b"20"), (kind, body)], NOW_MS)
        assert journal.append([], NOW_MS) == 0
        assert journal.append([("bill", b"20")], NOW_MS) == 1


def test_reading_after_an_event_that_is_not_there_says_so(tmp_path: Path) -> None:
    with closing(Journal.open(tmp_path / "journal.db", NOW_MS)) as journal:
        journal.append([("bill", b"20")], NOW_MS)
        with pytest.raises(JournalBroken, match="event 2: it is missing"):
            list(journal.read(2))


def test_reading_goes_up_to_the_last_event_of_its_beginning_though_more_are_appended(tmp_path: Path) -> None:
    with closing(Journal.open(tmp_path / "journal.db", NOW_MS)) as journal:
        journal.append([("bill", b"1"), ("bill", b"2")], NOW_MS)
        seen = []
        for row in journal.read(0):
            seen.append(row.seq)
            journal.append([("bill", b"more")], NOW_MS)
        assert seen == [1, 2]
        assert journal.seq == 4


def test_an_event_damaged_after_opening_is_noticed_when_it_is_read(tmp_path: Path) -> None:
    with closing(Journal.open(tmp_path / "journal.db", NOW_MS)) as journal:
        journal.append([("bill", b"20"), ("bill", b"50"), ("bill", b"100")], NOW_MS)
        journal._writer.execute("UPDATE events SET body = ? WHERE seq = 2", (b"51",))
        rows = journal.read(0)
        assert next(rows).body == b"20"
        with pytest.raises(JournalBroken) as caught:
            next(rows)
        assert caught.value.seq == 2


def test_closing_twice_does_nothing_more(tmp_path: Path) -> None:
    journal = Journal.open(tmp_path / "journal.db", NOW_MS)
    journal.close()
    journal.close()
    Journal.open(tmp_path / "journal.db", NOW_MS).close()


event = st.tuples(st.text(min_size=1, max_size=9).filter(lambda kind: kind != "snapshot"), st.binary(max_size=99))
step = st.one_of(st.lists(event, max_size=4), st.binary(max_size=9), st.none())


@settings(max_examples=25, deadline=None)
@given(steps=st.lists(step, max_size=12))
def test_any_history_of_events_snapshots_and_restarts_reads_back_the_same(
    steps: list[list[tuple[str, bytes]] | bytes | None],
) -> None:
    events: list[tuple[str, bytes]] = []
    states: list[bytes] = []
    with TemporaryDirectory() as folder:
        journal = Journal.open(Path(folder) / "journal.db", NOW_MS)
        for one in steps:
            if one is None:
                seq, chain = journal.seq, journal.chain
                journal.close()
                journal = Journal.open(Path(folder) / "journal.db", NOW_MS)
                assert (journal.seq, journal.chain) == (seq, chain)
            elif isinstance(one, bytes):
                states.append(one)
                journal.snapshot(one)
            else:
                events += one
                journal.append(one, NOW_MS)
        assert events_of(list(journal.read(0))) == events
        latest = journal.latest_snapshot()
        assert (latest[1] if latest else None) == (states[-1] if states else None)
        assert journal.seq == len(events) + len(states)
        journal.close()


def test_an_event_is_as_long_as_it_may_be_and_no_longer(tmp_path: Path) -> None:
    """A kind is measured in bytes, not in letters."""
    with closing(Journal.open(tmp_path / "journal.db", NOW_MS)) as journal:
        for number, event in enumerate([("k" * 255, b""), ("é" * 127, b""), ("k", bytes(1 << 20))], start=1):
            assert journal.append([event], NOW_MS) == number
        for event in (("k" * 256, b""), ("é" * 128, b""), ("k", bytes((1 << 20) + 1))):
            with pytest.raises(ValueError, match="event"):
                journal.append([event], NOW_MS)
        assert journal.seq == 3


def test_a_snapshot_has_the_instant_of_the_last_event_or_else_of_the_opening(tmp_path: Path) -> None:
    def instants() -> list[int]:
        with closing(sqlite3.connect(tmp_path / "journal.db")) as connection:
            return [at_ms for (at_ms,) in connection.execute("SELECT at_ms FROM events ORDER BY seq")]

    with closing(Journal.open(tmp_path / "journal.db", 5)) as journal:
        assert journal.last_ms is None
        journal.snapshot(b"first")
        journal.append([("bill", b"20")], 9)
        journal.append([], 70)
        journal.snapshot(b"second")
        assert journal.last_ms is None
    assert instants() == [5, 9, 9]
    with closing(Journal.open(tmp_path / "journal.db", 30)) as journal:
        assert journal.last_ms == 9
        journal.snapshot(b"third")
    assert instants() == [5, 9, 9, 30]


def test_a_snapshot_is_not_taken_over_a_segment_that_was_damaged_since_the_start(tmp_path: Path) -> None:
    """It would vouch for the damage from then on."""
    for damaged in (2, 4, 5):
        path = tmp_path / str(damaged) / "journal.db"
        with closing(Journal.open(path, NOW_MS)) as journal:
            journal.append([("bill", b"20")], NOW_MS)
            journal.snapshot(b"first")
            journal.append([("bill", b"20")] * 3, NOW_MS)
            journal._writer.execute("UPDATE events SET at_ms = 1 WHERE seq = ?", (damaged,))
            with pytest.raises(JournalBroken):
                journal.snapshot(b"second")
            assert journal.seq == 5
            assert journal._writer.execute("SELECT count(*) FROM snapshots").fetchone() == (1,)


def test_what_a_terminal_appends_is_its_own_users_alone(tmp_path: Path) -> None:
    """Other users can neither read nor lock the money of a cabinet."""
    before = os.umask(0)
    try:
        with closing(Journal.open(tmp_path / "journal.db", NOW_MS, tmp_path / "second")) as journal:
            journal.append([("bill", b"20")], NOW_MS)
        made = [tmp_path / "journal.db.lock", tmp_path / "journal.db.copy2", tmp_path / "second" / "journal.db.copy3"]
        assert [stat.S_IMODE(file.stat().st_mode) for file in made] == [0o600] * 3
    finally:
        os.umask(before)


def test_opening_brings_an_older_journal_forward(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = closed_journal(tmp_path / "journal.db")
    steps = (*schema.STEPS, lambda database: database.execute("CREATE TABLE notes (note)"))
    monkeypatch.setattr(schema, "STEPS", steps)
    monkeypatch.setattr(schema.migrate, "__defaults__", (steps,))
    with closing(Journal.open(path, NOW_MS)) as journal:
        assert events_of(list(journal.read(0))) == EVENTS
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (2,)
        assert connection.execute("SELECT count(*) FROM notes").fetchone() == (0,)


def test_a_journal_that_changes_while_it_is_opened_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, honest = closed_journal(tmp_path / "journal.db"), connections.open_writer

    def changed_meanwhile(path: Path) -> sqlite3.Connection:
        writer = honest(path)
        writer.execute(
            "INSERT INTO events SELECT seq + 1, at_ms, kind, body, chain FROM events ORDER BY seq DESC LIMIT 1"
        )
        return writer

    monkeypatch.setattr("terminal.journal.journal.open_writer", changed_meanwhile)
    with pytest.raises(JournalBroken, match="has changed while it was opened"):
        Journal.open(path, NOW_MS)
