"""A start compares the copies, and rebuilds bad or short ones from a good one (regulation C5, C6)."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from terminal.journal import places
from terminal.journal.copies import frames, rebuilding
from terminal.journal.copies.places import CopyPlace, mark_suspect
from terminal.journal.errors import JournalError, JournalFailed
from terminal.journal.journal import Journal
from terminal.journal.places import head_path
from terminal.messages.english import sentence
from tests.journal.bench import NOW_MS, events_of
from tests.journal.house import EVENTS, STATE, House, another, flip, records


def remove_database(house: House) -> None:
    house.path.unlink()


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
def test_a_bad_plain_copy_is_rebuilt_from_the_database(house: House, number: int, way: str) -> None:
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
    """Write a plain copy whose records are all valid by themselves."""
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
def test_a_damaged_database_is_rebuilt_from_a_plain_copy_and_the_bad_one_is_kept(house: House, where: bytes) -> None:
    content = bytearray(house.path.read_bytes())
    offset = content.index(where)
    content[offset : offset + 60] = os.urandom(60)
    house.path.write_bytes(content)
    house.assert_whole(1)
    assert house.path.with_name("journal.db.bad").read_bytes() == content


@pytest.mark.parametrize("lost", [remove_database, lambda house: head_path(house.path).unlink()])
def test_a_lost_database_or_head_is_rebuilt(house: House, lost: Callable[[House], None]) -> None:
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


def test_what_a_cut_left_half_written_is_dropped_and_the_copy_completed(house: House) -> None:
    with house.copy2.open("rb") as file:
        all_frames = list(frames.frames(file.fileno(), frames.START, os.fstat(file.fileno()).st_size))
    forty_first = all_frames[40]
    for end in range(forty_first.end + 1, all_frames[-1].end, 97):
        os.truncate(house.copy3, end)
        house.assert_whole(3)


def test_killed_at_any_byte_of_a_write_the_copies_end_alike(house: House) -> None:
    """A power cut can leave this: the database has the event, copy 2 a part of it, copy 3 nothing."""
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
    say = "Copy 2 of the journal was rebuilt from the database: "
    why = f"the journal is broken at event 1: its record in the copy is damaged at byte {offset}."
    assert sentence(found.message) == f"{say}{why}"


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
    honest, written = places.write_all, [0]

    def write(file: int, content: bytes) -> None:
        written[0] += 1
        honest(file, flip_a_frame(content) if written[0] == 30 else content)

    with monkeypatch.context() as bad_disk:
        bad_disk.setattr(rebuilding, "write_all", write)
        with pytest.raises(JournalError):
            house.open()
    assert path.read_bytes() == bad
    house.assert_whole(number)


@pytest.mark.parametrize(
    "wrong",
    [
        "UPDATE events SET body = x'00' WHERE seq = 1",
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


def said_of(journal: Journal) -> list[tuple[int, str, bool]]:
    """What its opening has found, in English."""
    return [(one.copy, sentence(one.message), one.by_cut) for one in journal.findings]


def test_a_copy_that_a_cut_has_left_behind_is_said_to_lack_what_it_lacks(house: House) -> None:
    for events, lacking in ((1, "event"), (2, "2 events"), (1, "event")):
        with closing(house.open()) as journal:
            journal.append([("bill", b"20.00")] * events, NOW_MS)
        os.truncate(house.copy3, house.copy3.stat().st_size - 5)
        say = f"Copy 3 of the journal lacked the last {lacking}, which came from the database."
        with closing(house.open()) as journal:
            assert said_of(journal) == [(3, say, True)]


def as_a_pipe(copy: Path) -> None:
    copy.unlink()
    os.mkfifo(copy)


def test_a_copy_that_is_rebuilt_is_said_to_be_so_with_the_reason(house: House) -> None:
    ways: tuple[tuple[Callable[[Path], object], str], ...] = (
        (Path.unlink, "its file is missing"),
        (mark_suspect, "it was found damaged while the terminal ran"),
        (lambda copy: copy.write_bytes(b"noise"), "its file does not begin as that copy does"),
        (lambda copy: flip(copy, 20), "the journal is broken at event 1: its record in the copy is damaged at byte 16"),
        (as_a_pipe, "something that is no file has its name"),
    )
    for place in house.places:
        for befall, fault in ways:
            befall(place.path)
            say = f"Copy {place.number} of the journal was rebuilt from the database: {fault}."
            with closing(house.open()) as journal:
                assert said_of(journal) == [(place.number, say, False)]


def test_a_first_start_finds_nothing_and_an_empty_journal_only_what_lies_in_its_way(tmp_path: Path) -> None:
    house = House(tmp_path / "empty")
    for _ in range(2):
        with closing(house.open()) as journal:
            assert journal.findings == ()
    house.copy2.unlink()
    house.copy3.write_bytes(b"noise")
    with closing(house.open()) as journal:
        assert [finding.copy for finding in journal.findings] == [3]
