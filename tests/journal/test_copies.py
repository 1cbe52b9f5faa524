"""Critical memory in three copies on two devices: compared at every start, mended from a good one, or refused.

The rules are those of regulation C3 to C8.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from terminal.journal import Journal, JournalDamaged, JournalError, JournalFailed, head
from terminal.journal.copies import examination, frames, plain, rebuilding, rereading
from terminal.journal.copies.places import CopyPlace, copy_places
from terminal.journal.places import head_path
from tests.journal.bench import NOW_MS, contents, events_of, in_child

EVENTS = [(f"kind_{number % 7}", f"the body of event {number} ".encode() * (1 + number % 9)) for number in range(60)]
STATE = b"the state after forty events"


class House:
    """A journal in its three copies in a folder: the first two on one device, the third on another."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "first" / "journal.db"
        self.second = folder / "second"
        self.places = copy_places(self.path, self.second)
        self.copy2, self.copy3 = (place.path for place in self.places)

    def open(self) -> Journal:
        return Journal.open(self.path, NOW_MS, self.second)

    def filled(self) -> House:
        """With sixty events, and a snapshot after the fortieth."""
        with closing(self.open()) as journal:
            for event in EVENTS[:40]:
                journal.append([event], NOW_MS)
            journal.snapshot(STATE)
            journal.append(EVENTS[40:], NOW_MS)
        return self

    def everything(self) -> dict[str, bytes]:
        """Every file on both devices."""
        found = contents(self.path)
        return found | contents(self.copy3) if self.second.exists() else found

    def assert_refused(self, kind: type[JournalError] = JournalError) -> JournalError:
        """Opening is refused with one sentence, and nothing is cleared or overwritten (C8)."""
        before = self.everything()
        with pytest.raises(kind) as caught:
            self.open()
        assert self.everything() == before
        assert caught.value.say.endswith(".")
        return caught.value

    def assert_whole(self, *copies_told: int) -> None:
        """All is there, the start tells of these copies, and the next start finds nothing to mend."""
        with closing(self.open()) as journal:
            assert [finding.copy for finding in journal.findings] == list(copies_told)
            assert all(finding.say.endswith(".") for finding in journal.findings)
            self._assert_holds_all(journal)
            journal.verify_ends()
        with closing(self.open()) as journal:
            assert journal.findings == ()
            self._assert_holds_all(journal)
        assert records(self.places[0]) == records(self.places[1])

    def _assert_holds_all(self, journal: Journal) -> None:
        assert events_of(list(journal.read(0))) == EVENTS
        assert journal.latest_snapshot() == (41, STATE)


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "house").filled()


def records(place: CopyPlace) -> list[frames.Record]:
    """Everything that a plain copy holds, its links followed."""
    with place.path.open("rb") as file:
        size = os.fstat(file.fileno()).st_size
        return [frame.record for frame in frames.frames(file.fileno(), frames.START, size)]


def flip(file: Path, offset: int) -> None:
    content = bytearray(file.read_bytes())
    content[offset] ^= 0xFF
    file.write_bytes(content)


def remove_database(house: House) -> None:
    house.path.unlink()


def test_every_event_and_snapshot_is_in_all_three_copies(house: House) -> None:
    in_copy = records(house.places[0])
    assert in_copy == records(house.places[1])
    assert [record.seq for record in in_copy] == list(range(1, 62))
    assert in_copy[40].state == STATE
    assert house.second != house.path.parent
    house.assert_whole()


def test_a_journal_of_an_earlier_program_gets_its_copies(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.path.parent.mkdir()
    with closing(Journal.open(house.path, NOW_MS)) as journal:
        journal.append(EVENTS[:40], NOW_MS)
        journal.snapshot(STATE)
        journal.append(EVENTS[40:], NOW_MS)
    house.assert_whole(2, 3)


@pytest.mark.parametrize("number", [2, 3])
@pytest.mark.parametrize("way", ["missing", "empty", "noise", "short", "of_another_copy"])
def test_a_bad_plain_copy_is_made_anew_from_the_database(house: House, number: int, way: str) -> None:
    path = house.places[number - 2].path
    match way:
        case "missing":
            path.unlink()
        case "empty":
            path.write_bytes(b"")
        case "noise":
            path.write_bytes(os.urandom(5000))
        case "short":
            path.write_bytes(path.read_bytes()[:-3000])
        case "of_another_copy":
            shutil.copy(house.places[3 - number].path, path)
    house.assert_whole(number)


def test_a_flipped_byte_anywhere_in_a_plain_copy_is_noticed_and_mended(house: House) -> None:
    whole = house.copy2.read_bytes()
    for offset in range(0, len(whole), 613):
        flip(house.copy2, offset)
        house.assert_whole(2)
        assert house.copy2.read_bytes()[: len(frames.header(2))] == frames.header(2)


def write_records(place: CopyPlace, those: list[frames.Record]) -> None:
    """Write a plain copy whose records are all whole by themselves."""
    batches = [frames.packed([(*one[:3], one.body, one.chain)], one.state).content for one in those]
    place.path.write_bytes(b"".join((frames.header(place.number), *batches)))


@pytest.mark.parametrize(
    "change",
    [
        lambda those: those[:20] + those[21:],
        lambda those: [*those[:20], those[20]._replace(body=b"another event"), *those[21:]],
        lambda those: [*those[:20], those[20]._replace(at_ms=1), *those[21:]],
        lambda those: [*those[:20], those[20]._replace(kind="another_kind"), *those[21:]],
        lambda those: [*those[:40], those[40]._replace(state=b"another state"), *those[41:]],
    ],
    ids=["left out", "another body", "another time", "another kind", "another state"],
)
def test_a_record_that_was_left_out_or_exchanged_for_a_whole_one_is_noticed_and_mended(
    house: House, change: Callable[[list[frames.Record]], list[frames.Record]]
) -> None:
    those = records(house.places[0])
    write_records(house.places[0], those)
    house.assert_whole()
    write_records(house.places[0], change(those))
    house.assert_whole(2)


@pytest.mark.parametrize("where", [b"SQLite format", b"the body of event 20 ", b"the body of event 59 "])
def test_a_damaged_database_is_made_anew_from_a_plain_copy_and_the_bad_one_is_kept(house: House, where: bytes) -> None:
    content = bytearray(house.path.read_bytes())
    offset = content.index(where)
    content[offset : offset + 60] = os.urandom(60)
    house.path.write_bytes(content)
    house.assert_whole(1)
    assert house.path.with_name("journal.db.bad").read_bytes() == content


@pytest.mark.parametrize("lost", [remove_database, lambda house: head_path(house.path).unlink()])
def test_a_lost_database_or_head_is_made_anew(house: House, lost: Callable[[House], None]) -> None:
    lost(house)
    house.assert_whole(1)


def test_a_first_device_that_is_lost_altogether_comes_back_from_the_second(house: House) -> None:
    shutil.rmtree(house.path.parent)
    house.assert_whole(1, 2)


def test_a_second_device_that_is_replaced_by_an_empty_one_is_filled(house: House) -> None:
    shutil.rmtree(house.second)
    house.assert_whole(3)


def test_an_older_database_and_head_put_back_are_brought_forward(house: House, tmp_path: Path) -> None:
    older = House(tmp_path / "older")
    older.path.parent.mkdir(parents=True)
    with closing(Journal.open(older.path, NOW_MS)) as journal:
        journal.append(EVENTS[:5], NOW_MS)
    for file in (older.path, head_path(older.path)):
        shutil.copy(file, house.path.parent)
    house.assert_whole(1)


def test_another_cabinets_database_is_outvoted_by_two_copies_that_agree(house: House, tmp_path: Path) -> None:
    other = another(tmp_path)
    for file in (other.path, head_path(other.path)):
        shutil.copy(file, house.path.parent)
    house.assert_whole(1)


@pytest.mark.parametrize("number", [2, 3])
def test_another_cabinets_copy_is_outvoted(house: House, tmp_path: Path, number: int) -> None:
    shutil.copy(another(tmp_path).places[number - 2].path, house.places[number - 2].path)
    house.assert_whole(number)


def another(folder: Path) -> House:
    """Another cabinet's journal, with more events."""
    other = House(folder / "other")
    with closing(other.open()) as journal:
        journal.append([("bill", b"1")] * 400, NOW_MS)
    return other


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


def test_what_a_cut_left_half_written_is_dropped_and_the_copy_completed(house: House) -> None:
    with house.copy2.open("rb") as file:
        all_frames = list(frames.frames(file.fileno(), frames.START, os.fstat(file.fileno()).st_size))
    forty_first = all_frames[40]
    for end in range(forty_first.end + 1, all_frames[-1].end, 97):
        os.truncate(house.copy3, end)
        house.assert_whole(3)


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
    """No copy is found bad for that, and kept for the staff to look at: any cut of the power may leave it."""
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
def test_a_copy_found_bad_while_the_terminal_runs_is_named_and_made_anew_at_the_next_start(
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
    monkeypatch.setattr(rereading, "SLICES_MOST", 1)
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
    """Mend what is bad, append, verify, snapshot; answers with the last acknowledged event."""
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


def test_killed_at_any_byte_of_a_write_the_copies_end_alike(house: House) -> None:
    """What a power cut can leave: the database has the event, copy 2 a part of it, copy 3 nothing."""
    with closing(house.open()) as journal:
        file, journal._copies[1]._file = journal._copies[1]._file, os.open(os.devnull, os.O_RDONLY)
        begun = house.copy2.stat().st_size
        with pytest.raises(JournalFailed):
            journal.append([("bill", b"20.00"), ("chip", b"5.00")], NOW_MS)
        os.close(file)
    whole = house.copy2.read_bytes()
    for end in range(begun, len(whole), 7):
        torn = House(Path(shutil.copytree(house.path.parent.parent, house.path.parent.parent.parent / f"torn {end}")))
        torn.copy2.write_bytes(whole[:end])
        with closing(torn.open()) as journal:
            assert [(finding.copy, finding.by_cut) for finding in journal.findings] == [(2, True), (3, True)]
            assert events_of(list(journal.read(0)))[-2:] == [("bill", b"20.00"), ("chip", b"5.00")]
        assert records(torn.places[0]) == records(torn.places[1])
        assert torn.copy2.read_bytes() != whole[:end]


def test_a_start_says_of_a_damaged_copy_which_event_is_bad_and_where(house: House) -> None:
    house.filled()
    offset = len(frames.header(2))
    flip(house.copy2, offset + 60)
    with closing(house.open()) as journal:
        [found] = journal.findings
    say = "Copy 2 of the journal was made anew from the database: "
    assert found.say == f"{say}the journal is broken at event 1: its record in the copy is damaged at byte {offset}."


def flip_a_frame(content: bytes) -> bytes:
    """What a bad disk has made of a frame."""
    middle = len(content) // 2
    return content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]


@pytest.mark.parametrize("number", [2, 3])
def test_a_copy_that_was_made_wrong_is_read_back_and_does_not_take_the_place(
    house: House, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regulation C6: bad copies are re-created from a good one, and the result is verified."""
    path = house.places[number - 2].path
    bad = b"noise" * 1000
    path.write_bytes(bad)
    honest, written = rebuilding._write, [0]

    def write(file: int, content: bytes) -> None:
        written[0] += 1
        honest(file, flip_a_frame(content) if written[0] == 30 else content)

    with monkeypatch.context() as bad_disk:
        bad_disk.setattr(rebuilding, "_write", write)
        with pytest.raises(JournalError):
            house.open()
    assert path.read_bytes() == bad
    house.assert_whole(number)


@pytest.mark.parametrize(
    "wrong",
    [
        "UPDATE events SET body = x'00' WHERE seq = 20",
        "UPDATE snapshots SET state = x'00'",
        "DELETE FROM events WHERE seq = 61",
    ],
)
def test_a_database_that_was_made_wrong_is_read_back_and_does_not_take_the_place(
    house: House, wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.path.write_bytes(b"no database at all" * 1000)
    bad, honest = house.path.read_bytes(), rebuilding._insert

    def insert(making: Path, records: Iterator[frames.Record]) -> None:
        honest(making, records)
        with closing(sqlite3.connect(making, isolation_level=None)) as connection:
            connection.execute(wrong)

    with monkeypatch.context() as bad_disk:
        bad_disk.setattr(rebuilding, "_insert", insert)
        with pytest.raises(JournalError):
            house.open()
    assert house.path.read_bytes() == bad
    house.assert_whole(1)
