"""The index of a log: the kinds of all events, and the ways to any of them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, nullcontext
from pathlib import Path

import pytest

from terminal.journal.errors import JournalBroken
from terminal.journal.history import History
from terminal.journal.journal import Journal
from terminal.recall import kind_index
from terminal.recall.kept_journals import KeptJournal
from terminal.recall.kind_index import KindIndex, Selection
from terminal.recall.log_index import LogIndex, last_until

EVENTS = 50
ODD = [seq for seq in range(EVENTS, 0, -1) if seq % 2]


@pytest.fixture(autouse=True)
def _short_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kind_index, "CHUNK", 8)


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    """Fifty events of two kinds, a second apart."""
    with closing(Journal.open(tmp_path / "j", 0)) as journal:
        append(journal, EVENTS)
        yield journal


def append(journal: Journal, up_to: int) -> None:
    for seq in range(journal.seq + 1, up_to + 1):
        journal.append([("odd" if seq % 2 else "even", f"body {seq}".encode())], seq * 1_000)


def read(history: History) -> KindIndex:
    index = KindIndex()
    for _ in index.read_down(history):
        pass
    return index


def test_any_entries_are_found_by_their_places_from_the_newest_on(journal: Journal) -> None:
    odd = Selection(read(journal.history()), ("odd",))
    assert len(odd) == len(ODD)
    for first in range(len(ODD) + 2):
        for most in (0, 1, 3, 10):
            assert list(odd.at(first, most)) == ODD[first : first + most]


def test_the_place_of_an_event_is_the_number_of_newer_entries(journal: Journal) -> None:
    odd = Selection(read(journal.history()), ("odd",))
    for seq in range(EVENTS + 2):
        assert odd.newer_than(seq) == sum(one > seq for one in ODD)


def test_the_newest_entries_are_there_before_the_oldest_are_read(journal: Journal) -> None:
    index = KindIndex()
    odd = Selection(index, ("odd",))
    assert len(odd) == 0
    steps = index.read_down(journal.history())
    next(steps)
    assert list(odd.at(0, 99)) == [49]
    next(steps)
    assert list(odd.at(0, 99)) == [49, 47, 45, 43, 41]
    assert odd.newer_than(45) == 2


def test_what_happens_meanwhile_is_added_on_top(journal: Journal) -> None:
    index = read(journal.history())
    odd = Selection(index, ("odd",))
    assert len(odd) == 25
    append(journal, EVENTS + 9)
    index.extend(journal.history())
    assert (len(odd), list(odd.at(0, 3))) == (30, [59, 57, 55])


def test_entries_that_others_stand_for_are_not_counted(journal: Journal) -> None:
    odd = Selection(read(journal.history()), ("odd",))
    odd.leave_out((47, 3))
    assert (len(odd), list(odd.at(0, 3)), odd.newer_than(45)) == (len(ODD) - 2, [49, 45, 43], 1)


def test_an_instant_is_found_among_all_events(journal: Journal) -> None:
    history = journal.history()
    index = read(history)
    assert [last_until(history, index, at_ms) for at_ms in (999, 1_000, 25_999, 26_000, 99_000)] == [
        *(None, 1, 25, 26, 50)
    ]


def test_events_are_read_by_their_numbers_and_checked(journal: Journal, tmp_path: Path) -> None:
    history = journal.history()
    assert [row.body for row in history.at((7, 1, 50))] == [b"body 1", b"body 7", b"body 50"]
    with pytest.raises(JournalBroken):
        history.at((51,))
    with closing(sqlite3.connect(tmp_path / "j")) as connection, connection:
        connection.execute("UPDATE events SET kind = 'even' WHERE seq = 7")
    with pytest.raises(JournalBroken):
        history.at((7,))


def test_a_row_that_is_gone_is_not_passed_over_in_silence(journal: Journal, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "j")) as connection, connection:
        connection.execute("DELETE FROM events WHERE seq = 7")
    log = LogIndex()
    list(log.read([KeptJournal(lambda: nullcontext(journal.history()))]))
    assert log.journals[0].unreadable is not None
    assert log.is_read


def test_events_are_found_by_bytes_of_their_bodies_among_those_of_some_kinds(journal: Journal) -> None:
    history = journal.history()
    assert list(history.with_bytes(("odd",), b"dy 1", 0, EVENTS)) == [19, 17, 15, 13, 11, 1]
    assert list(history.with_bytes(("odd", "even"), b"dy 1", 9, 12)) == [12, 11, 10]
