"""A full disk, as the operating system reports it: a partial write does not count, and nothing more is accepted."""

from __future__ import annotations

import resource
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from terminal.journal.errors import JournalFailed
from terminal.journal.journal import Journal
from tests.journal.bench import EVENTS, NOW_MS, assert_refused, contents, in_child, killed_journal

BODY = b"x" * 1000


def limit_files(size_bytes: int) -> None:
    """From now on no file of this process may become larger; the kernel refuses the write with EFBIG."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (size_bytes, resource.RLIM_INFINITY))


def append_for_ever(journal: Journal) -> None:
    """Append, two events at a time, more than any disk of these tests takes."""
    while journal.seq < 1_000:
        journal.append([("bill", BODY), ("chip", BODY)], NOW_MS)


def on_a_full_disk(run: Callable[[], None]) -> None:
    """Run in a child, so that the limit ends with it; a failing assertion there fails the test."""
    assert in_child(run) == 0


def test_an_append_that_finds_the_disk_full_changes_nothing_and_is_the_last(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"

    def play_until_full() -> None:
        journal = Journal.open(path, NOW_MS)
        limit_files(200_000)
        with pytest.raises(JournalFailed, match="cannot be written") as caught:
            append_for_ever(journal)
        seq, chain = journal.seq, journal.chain
        assert 0 < seq < 1_000
        assert str(caught.value).endswith(".")
        limit_files(10_000_000)
        with pytest.raises(JournalFailed, match="cannot be written"):
            journal.append([("bill", BODY)], NOW_MS)
        with pytest.raises(JournalFailed, match="cannot be written"):
            journal.snapshot(b"state")
        assert (journal.seq, journal.chain) == (seq, chain)
        assert len(list(journal.read(0))) == seq
        (tmp_path / "acknowledged").write_text(f"{seq} {chain.hex()}")
        journal.close()

    on_a_full_disk(play_until_full)
    seq, chain = (tmp_path / "acknowledged").read_text().split()
    with closing(Journal.open(path, NOW_MS)) as journal:
        assert (journal.seq, journal.chain.hex()) == (int(seq), chain)
        assert journal.append([("bill", BODY)], NOW_MS) == int(seq) + 1


@pytest.mark.parametrize("size_bytes", [0, 100, 4096, 8000])
def test_a_first_start_on_a_full_disk_is_refused_and_the_next_one_is_clean(tmp_path: Path, size_bytes: int) -> None:
    path = tmp_path / "journal.db"

    def start() -> None:
        limit_files(size_bytes)
        with pytest.raises(JournalFailed):
            Journal.open(path, NOW_MS)
        assert not path.exists()

    on_a_full_disk(start)
    with closing(Journal.open(path, NOW_MS)) as journal:
        assert journal.append([("bill", BODY)], NOW_MS) == 1


def test_a_journal_that_cannot_be_opened_on_a_full_disk_is_left_as_it_is(tmp_path: Path) -> None:
    path = killed_journal(tmp_path / "journal.db")
    before = contents(path)

    def start() -> None:
        limit_files(0)
        assert_refused(path, JournalFailed)

    on_a_full_disk(start)
    assert contents(path) == before
    with closing(Journal.open(path, NOW_MS)) as journal:
        assert journal.seq == len(EVENTS) + 1


def test_a_head_that_cannot_be_written_ends_the_appending_but_denies_nothing_durable(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    journal = Journal.open(path, NOW_MS)
    journal._head._file, kept = -1, journal._head._file
    assert journal.append([("bill", BODY)], NOW_MS) == 1
    with pytest.raises(JournalFailed, match="record of the last event"):
        journal.append([("bill", BODY)], NOW_MS)
    journal._head._file = kept
    journal.close()
    with closing(Journal.open(path, NOW_MS)) as journal:
        assert journal.seq == 1
