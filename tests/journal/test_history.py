"""The history of a journal: everything returned has been checked by its hash (regulation C3)."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from terminal.journal import history
from terminal.journal.errors import JournalBroken, JournalDamaged, JournalUnreachable
from terminal.journal.journal import Journal
from terminal.journal.reading import look_back


def written(path: Path) -> Journal:
    """An open journal of eight events and a snapshot after the fifth."""
    journal = Journal.open(path, 0)
    for number in range(5):
        journal.append([("odd" if number % 2 else "even", str(number).encode())], number)
    journal.snapshot(b"state")
    for number in range(5, 8):
        journal.append([("odd" if number % 2 else "even", str(number).encode())], number)
    return journal


def damage(path: Path, seq: int) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE events SET body = ? WHERE seq = ?", (b"other", seq))


def test_a_stretch_is_read_in_order_without_the_journals_own_snapshots(tmp_path: Path) -> None:
    with closing(written(tmp_path / "j")) as journal:
        assert [row.body for row in journal.history().rows(2, 8)] == [b"2", b"3", b"4", b"5", b"6"]


def test_a_stretch_ends_with_the_last_event_there_is(tmp_path: Path) -> None:
    with closing(written(tmp_path / "j")) as journal:
        assert [row.seq for row in journal.history().rows(7, 1_000)] == [8, 9]


def test_the_latest_of_some_kinds_come_newest_first(tmp_path: Path) -> None:
    with closing(written(tmp_path / "j")) as journal:
        looking = journal.history()
        assert [row.body for row in looking.latest(("odd",), 3)] == [b"7", b"5", b"3"]
        assert [row.body for row in looking.latest(("odd", "even"), 2, up_to_seq=4)] == [b"3", b"2"]
        assert looking.latest(("other",), 3) == []


def test_the_first_event_can_be_the_latest_of_its_kind(tmp_path: Path) -> None:
    with closing(written(tmp_path / "j")) as journal:
        assert journal.history().latest(("even",), 10)[-1].seq == 1


def test_rare_events_are_looked_for_only_so_far_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "LOOK_BACK", 3)
    with closing(written(tmp_path / "j")) as journal:
        assert [row.body for row in journal.history().latest(("odd", "even"), 10)] == [b"7", b"6", b"5"]


def test_the_snapshot_at_or_before_an_event_is_found(tmp_path: Path) -> None:
    with closing(written(tmp_path / "j")) as journal:
        looking = journal.history()
        assert looking.snapshot(5) is None
        assert looking.snapshot(6) == (6, b"state")
        assert looking.snapshot(9) == (6, b"state")


def test_what_is_appended_later_is_seen(tmp_path: Path) -> None:
    with closing(written(tmp_path / "j")) as journal:
        looking = journal.history()
        journal.append([("odd", b"9")], 9)
        assert looking.seq == 10
        assert looking.latest(("odd",), 1)[0].body == b"9"


def test_a_changed_event_is_never_given_out(tmp_path: Path) -> None:
    written(tmp_path / "j").close()
    damage(tmp_path / "j", 4)
    with look_back(tmp_path / "j") as looking:
        with pytest.raises(JournalBroken):
            looking.latest(("odd",), 3)
        with pytest.raises(JournalBroken):
            list(looking.rows(2, 5))
        assert [row.seq for row in looking.rows(6, 9)] == [7, 8, 9], "what does not follow from it is sound"


def test_a_snapshot_that_is_not_the_one_that_was_taken_is_never_given_out(tmp_path: Path) -> None:
    written(tmp_path / "j").close()
    with closing(sqlite3.connect(tmp_path / "j")) as connection, connection:
        connection.execute("UPDATE snapshots SET state = ?", (b"other",))
    with look_back(tmp_path / "j") as looking, pytest.raises(JournalDamaged):
        looking.snapshot(9)


def test_from_outside_a_journal_is_looked_back_in_while_a_terminal_has_it_open(tmp_path: Path) -> None:
    with closing(written(tmp_path / "j")) as journal, look_back(tmp_path / "j") as looking:
        seq = looking.seq
        journal.append([("odd", b"9")], 9)
        assert (seq, looking.seq) == (9, 9), "it is looked at as it was"


def test_where_there_is_no_journal_one_sentence_says_so(tmp_path: Path) -> None:
    with pytest.raises(JournalUnreachable, match="There is no journal"), look_back(tmp_path / "j"):
        pass
