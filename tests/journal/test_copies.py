"""The journal in three copies on two devices: written and read back in play, and refused if no copy is good.

The rules are those of regulation C3 to C8.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest

from terminal.journal import head
from terminal.journal.copies import examination, frames, plain, rereading
from terminal.journal.errors import JournalDamaged, JournalError, JournalFailed
from terminal.journal.journal import Journal
from terminal.journal.places import head_path
from tests.journal.bench import NOW_MS, events_of, in_child
from tests.journal.house import EVENTS, STATE, House, another, flip, records


def test_every_event_and_snapshot_is_in_all_three_copies(house: House) -> None:
    in_copy = records(house.places[0])
    assert in_copy == records(house.places[1])
    assert [record.seq for record in in_copy] == list(range(1, 62))
    assert in_copy[40].state == STATE
    assert house.second != house.path.parent
    house.assert_whole()


def test_two_copies_that_tell_of_different_events_are_refused_when_no_third_decides(
    house: House, tmp_path: Path
) -> None:
    house.copy2.write_bytes(b"")
    shutil.copy(another(tmp_path).copy3, house.copy3)
    house.assert_refused(JournalDamaged)


def test_without_any_good_copy_nothing_is_cleared(house: House) -> None:
    for path in (house.path, house.copy2, house.copy3):
        content = bytearray(path.read_bytes())
        content[3000:4000] = bytes(1000)
        path.write_bytes(content)
    house.assert_refused()


def test_a_copy_without_the_last_acknowledged_event_does_not_stand_in_for_the_database(house: House) -> None:
    for path in (house.copy2, house.copy3):
        with path.open("rb") as file:
            seventh = list(frames.frames(file.fileno(), frames.START, os.fstat(file.fileno()).st_size))[6]
        os.truncate(path, seventh.end)
    house.path.write_bytes(b"")
    house.assert_refused(JournalDamaged)
    assert head.read(head_path(house.path)) is not None


def test_a_batch_is_in_a_copy_as_a_whole_or_not_at_all(house: House) -> None:
    """The last twenty events were one batch: with its first nineteen alone, the copy ends before it."""
    with house.copy3.open("rb") as file:
        all_frames = list(frames.frames(file.fileno(), frames.START, os.fstat(file.fileno()).st_size))
        last = frames.last_batch_end(file.fileno(), all_frames[-2].end)
    assert last is not None
    assert last.record.seq == 41


@pytest.mark.parametrize("damaged", range(19))
def test_a_batch_whose_end_came_to_the_disk_without_all_of_its_beginning_is_a_write_that_was_cut_off(
    house: House, damaged: int
) -> None:
    """No copy is marked bad for that, or kept for the staff: any power cut may leave it."""
    with house.copy3.open("r+b") as file:
        frame = list(frames.frames(file.fileno(), frames.START, os.fstat(file.fileno()).st_size))[41 + damaged]
        os.pwrite(file.fileno(), bytes(frame.end - frame.offset), frame.offset)
        last = frames.last_batch_end(file.fileno(), os.fstat(file.fileno()).st_size)
    assert last is not None
    assert last.record.seq == 41
    with closing(house.open()) as journal:
        assert [(finding.copy, finding.by_cut) for finding in journal.findings] == [(3, True)]
    house.assert_whole()


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_copy_found_bad_while_the_terminal_runs_is_named_and_rebuilt_at_the_next_start(
    house: House, number: int
) -> None:
    path = (house.path, house.copy2, house.copy3)[number - 1]
    with closing(house.open()) as journal:
        journal.verify_ends()
        path.rename(path.with_name("taken away"))
        shutil.copy(path.with_name("taken away"), path)
        with pytest.raises(JournalDamaged, match=f"Copy {number} of the journal, .*{path.name}, was found damaged"):
            journal.verify_ends()
    house.assert_whole(number)


def verify_ten_times(journal: Journal) -> None:
    for _ in range(10):
        journal.verify_ends()


@pytest.mark.parametrize("number", [2, 3])
def test_older_records_are_read_again_by_and_by(house: House, number: int) -> None:
    with closing(house.open()) as journal:
        flip(house.places[number - 2].path, 2000)
        with pytest.raises(JournalDamaged, match=f"Copy {number}"):
            verify_ten_times(journal)
    house.assert_whole(number)


@pytest.mark.parametrize("number", [2, 3])
def test_what_an_earlier_round_has_found_good_is_read_again_as_well(house: House, number: int) -> None:
    with closing(house.open()) as journal:
        verify_ten_times(journal)
        flip(house.places[number - 2].path, 2000)
        with pytest.raises(JournalDamaged, match=f"Copy {number}"):
            verify_ten_times(journal)
    house.assert_whole(number)


def test_an_older_event_of_the_database_that_was_found_good_is_read_again_as_well(house: House) -> None:
    with closing(house.open()) as journal:
        verify_ten_times(journal)
        with closing(sqlite3.connect(house.path, isolation_level=None)) as stranger:
            stranger.execute("UPDATE events SET body = zeroblob(length(body)) WHERE seq = 12")
        with pytest.raises(JournalDamaged, match="Copy 1"):
            verify_ten_times(journal)
    house.assert_whole(1)


def test_a_copy_longer_than_what_is_remembered_of_it_is_followed_to_its_end(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rereading, "MAX_SLICES", 1)
    monkeypatch.setattr(plain, "SLICE_BYTES", 1_000)
    with closing(house.open()) as journal:
        verify_ten_times(journal)
        flip(house.copy2, 3_500)
        with pytest.raises(JournalDamaged, match="Copy 2"):
            verify_ten_times(journal)


@pytest.mark.parametrize("length", [plain.SLICE_BYTES - 400, plain.SLICE_BYTES, 5 * plain.SLICE_BYTES])
def test_a_state_longer_than_what_is_read_at_once_is_read_again_too(house: House, length: int) -> None:
    with closing(house.open()) as journal:
        for number in range(12):
            journal.append([("kind", b"x" * (700 * number))], NOW_MS)
            journal.snapshot(b"s" * length)
        for _ in range(200):
            journal.verify_ends()


def test_an_event_whose_copy_cannot_be_written_is_not_acknowledged(house: House) -> None:
    with closing(house.open()) as journal:
        seq = journal.seq
        file, journal._copies[1]._file = journal._copies[1]._file, os.open(os.devnull, os.O_RDONLY)
        with pytest.raises(JournalFailed, match=f"Copy 3 of the journal, {house.copy3}, cannot be used"):
            journal.append([("bill", b"20.00")], NOW_MS)
        assert journal.seq == seq
        with pytest.raises(JournalFailed, match="Copy 3"):
            journal.append([("bill", b"20.00")], NOW_MS)
        os.close(file)
    with closing(house.open()) as journal:
        assert journal.seq in {seq, seq + 1}
        assert [finding.copy for finding in journal.findings] == [3]
    assert records(house.places[0]) == records(house.places[1])


def test_a_second_device_that_is_not_there_is_no_place_to_go_on_from(house: House) -> None:
    shutil.rmtree(house.second)
    house.second.write_bytes(b"")
    with pytest.raises(JournalFailed, match=f"Copy 3 of the journal, {house.copy3}, cannot be used"):
        house.open()
    house.second.unlink()
    house.assert_whole(3)


CALLS = ("open", "pread", "pwrite", "write", "fdatasync", "fsync", "fstat", "ftruncate", "posix_fadvise")


class FailingOnce:
    """A call of the operating system that fails at its n-th use, as a failing disk does."""

    def __init__(self, call: Callable[..., object], at: int) -> None:
        self.call = call
        self.left = at

    def __call__(self, *args: object, **named: object) -> object:
        self.left -= 1
        if self.left == 0:
            raise OSError(5, "Input/output error")
        return self.call(*args, **named)


def life(house: House) -> int:
    """Repair what is bad, append, verify, snapshot; returns the last acknowledged event."""
    journal, seq = house.open(), 0
    try:
        seq = journal.append([("bill", b"20.00"), ("chip", b"5.00")], NOW_MS)
        journal.verify_ends()
        journal.snapshot(b"fifteen dollars")
        seq = journal.seq
    finally:
        journal.close()
    return seq


@pytest.mark.parametrize("name", CALLS)
@pytest.mark.parametrize("database_too", [False, True])
def test_whichever_call_fails_the_next_start_has_all_that_was_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, database_too: bool
) -> None:
    House(tmp_path / "whole").filled()
    for at in range(1, 200):
        house = House(Path(shutil.copytree(tmp_path / "whole", tmp_path / f"{name} {at}")))
        house.copy3.unlink()
        if database_too:
            house.path.write_bytes(b"")
        else:
            os.truncate(house.copy2, house.copy2.stat().st_size - 10)
        failing, acknowledged = FailingOnce(getattr(os, name), at), len(EVENTS) + 1
        with monkeypatch.context() as patched, suppress(JournalError):
            patched.setattr(os, name, failing)
            acknowledged = life(house)
        if failing.left > 0:
            break
        with closing(house.open()) as journal:
            assert journal.seq >= acknowledged
            assert events_of(list(journal.read(0)))[: len(EVENTS)] == EVENTS
        assert records(house.places[0]) == records(house.places[1])
    assert failing.left > 0
    assert at > 1 or (name == "ftruncate" and database_too)


def append_ten(journal: Journal) -> None:
    for _ in range(10):
        journal.append([("bill", b"x" * 900)], NOW_MS)


def test_a_full_disk_stops_the_third_copy_in_one_sentence(house: House) -> None:
    import resource

    def play() -> None:
        with closing(house.open()) as journal:
            size = house.copy3.stat().st_size
            resource.setrlimit(resource.RLIMIT_FSIZE, (size + 2_000, resource.RLIM_INFINITY))
            with pytest.raises(JournalFailed):
                append_ten(journal)
            resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 30, resource.RLIM_INFINITY))

    assert in_child(play) == 0
    with closing(house.open()) as journal:
        assert events_of(list(journal.read(0)))[: len(EVENTS)] == EVENTS


def verdict_of(journal: Journal) -> None:
    """Let the check in the background end, and read its verdict; a check that never ends fails by its own limit."""
    assert journal._check is not None
    for process in journal._check._processes:
        assert process.wait() == 0
    journal.verify_ends()


def test_a_long_copy_is_followed_as_a_whole_while_the_terminal_plays(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(examination, "INLINE_BYTES", 2_000)
    with closing(house.open()) as journal:
        journal.check_copies()
        verdict_of(journal)
    flip(house.copy3, 400)
    with closing(house.open()) as journal:
        assert journal.findings == ()
        journal.check_copies()
        with pytest.raises(JournalDamaged, match=f"Copy 3 of the journal, {house.copy3}, was found damaged"):
            verdict_of(journal)
    house.assert_whole(3)
