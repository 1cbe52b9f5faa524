"""What a start does with a bad database, and which copies may replace it (regulation C5, C6)."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from terminal.journal import connections, head
from terminal.journal.chain import link
from terminal.journal.copies import examination, frames, rebuilding
from terminal.journal.copies.examination import examine
from terminal.journal.copies.settling import inspect_database
from terminal.journal.errors import JournalBroken, JournalDamaged
from terminal.journal.journal import Journal
from terminal.journal.places import head_path
from terminal.messages.english import sentence
from tests.journal.bench import NOW_MS
from tests.journal.house import EVENTS, LAST, House, another, flip, records


def longer(house: House, number: int) -> None:
    """Give one plain copy an event more, which was never acknowledged."""
    last = records(house.places[number - 2])[-1]
    event = (LAST + 1, NOW_MS, "bill", b"20.00", link(last.chain, LAST + 1, NOW_MS, "bill", b"20.00"))
    with house.places[number - 2].path.open("ab") as file:
        file.write(frames.packed([event], None).content)


@pytest.mark.parametrize("number", [2, 3])
def test_a_bad_database_is_rebuilt_from_the_longest_copy(house: House, number: int) -> None:
    longer(house, number)
    house.path.write_bytes(b"")
    with closing(house.open()) as journal:
        assert journal.seq == LAST + 1
        assert [finding.copy for finding in journal.findings] == [1, 5 - number]
        assert sentence(journal.findings[0].message).startswith(
            f"The journal's database was bad and was rebuilt from copy {number}: "
        )


def test_an_older_database_is_said_to_lack_what_a_copy_has(house: House, tmp_path: Path) -> None:
    older = tmp_path / "older" / "journal.db"
    with closing(Journal.open(older, NOW_MS)) as journal:
        journal.append(EVENTS[:5], NOW_MS)
    for file in (older, head_path(older)):
        shutil.copy(file, house.path.parent)
    with closing(house.open()) as journal:
        [finding] = journal.findings
    assert sentence(finding.message) == (
        "The journal's database was bad and was rebuilt from copy 2: "
        f"the journal is broken at event 6: events up to {LAST} are in copy 2."
    )


def test_nothing_of_a_database_that_was_set_aside_meets_the_new_one(house: House) -> None:
    old = {suffix: house.path.with_name(f"journal.db{suffix}") for suffix in ("", "-wal", "-shm", "-journal")}
    for suffix, file in old.items():
        file.write_bytes(b"old" + suffix.encode())
    house.open().close()
    for suffix in old:
        assert house.path.with_name(f"journal.db.bad{suffix}").read_bytes() == b"old" + suffix.encode()
    assert not any(file.exists() for suffix, file in old.items() if suffix)


@pytest.mark.parametrize("suffix", ["", "-wal", "-shm", "-journal"])
def test_a_bad_database_is_kept_beside_a_folder_that_has_the_name_of_one(house: House, suffix: str) -> None:
    house.path.with_name(f"journal.db.bad{suffix}").mkdir()
    house.path.write_bytes(b"noise")
    house.assert_whole(1)
    assert house.path.with_name("journal.db.bad2").read_bytes() == b"noise"


@pytest.mark.parametrize("events", [5, 400])
def test_a_shorter_or_longer_strange_copy_that_is_not_outvoted_is_refused_and_nothing_changes(
    house: House, tmp_path: Path, events: int
) -> None:
    other = House(tmp_path / "other")
    with closing(other.open()) as journal:
        journal.append([("bill", b"1")] * events, NOW_MS)
    house.copy2.write_bytes(b"")
    shutil.copy(other.copy3, house.copy3)
    names = sorted(house.path.parent.iterdir())
    house.assert_refused(JournalDamaged)
    assert sorted(house.path.parent.iterdir()) == names


def test_two_good_copies_that_contradict_each_other_make_no_database(house: House, tmp_path: Path) -> None:
    other = House(tmp_path / "other")
    with closing(other.open()) as journal:
        journal.append([("bill", b"1")] * 400, NOW_MS)
    shutil.copy(other.copy3, house.copy3)
    house.path.write_bytes(b"")
    head_path(house.path).unlink()
    assert "The plain copies of the journal hold different events" in str(house.assert_refused(JournalDamaged))


def test_copies_of_another_story_do_not_stand_in_for_the_database_though_they_are_longer(
    house: House, tmp_path: Path
) -> None:
    """The head names the last acknowledged event: a copy without it, or with another one, is another journal."""
    other = another(tmp_path)
    shutil.copy(other.copy2, house.copy2)
    shutil.copy(other.copy3, house.copy3)
    house.path.write_bytes(b"")
    house.assert_refused(JournalDamaged)


@pytest.mark.parametrize("content", ["noise", "header alone"])
def test_no_database_is_made_of_copies_that_hold_nothing(house: House, content: str) -> None:
    """An empty journal in the place of one that cannot be read would be money forgotten."""
    for place in house.places:
        place.path.write_bytes(b"noise" if content == "noise" else frames.header(place.number))
    house.path.write_bytes(b"")
    head_path(house.path).unlink()
    house.assert_refused(JournalDamaged)


@pytest.mark.parametrize("acknowledged", [5, LAST])
def test_a_copy_that_is_bad_where_it_was_not_looked_at_leaves_the_other_one_to_be_tried(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, acknowledged: int
) -> None:
    """Of a long copy the start follows the last part alone: what lies before shows as the database is made."""
    monkeypatch.setattr(examination, "INLINE_BYTES", 2_000)
    if acknowledged < LAST:
        early = House(tmp_path / "early")
        with closing(early.open()) as journal:
            journal.append(EVENTS[:acknowledged], NOW_MS)
        shutil.copy(head_path(early.path), head_path(house.path))
    flip(house.copy2, len(frames.header(2)) + 40)
    assert not examine(house.places[0]).fault
    house.path.write_bytes(b"")
    with closing(house.open()) as journal:
        assert sentence(journal.findings[0].message).startswith(
            "The journal's database was bad and was rebuilt from copy 3: "
        )
        assert journal.seq == LAST


def test_a_made_database_that_does_not_end_as_its_copy_is_refused_where_it_ends(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = rebuilding._insert
    monkeypatch.setattr(rebuilding, "_insert", lambda making, made_of: honest(making, iter(list(made_of)[:-2])))
    with pytest.raises(JournalBroken) as caught:
        rebuilding.rebuild_database(tmp_path / "made.db", examine(house.places[0]))
    assert caught.value.seq == LAST - 1
    assert "does not end as its copy does" in str(caught.value)


@pytest.mark.parametrize("seq", [1, 30, LAST])
def test_a_database_that_was_rebuilt_is_followed_as_a_whole_before_it_gets_its_name(
    house: House, monkeypatch: pytest.MonkeyPatch, seq: int
) -> None:
    honest = rebuilding._insert

    def damaged(making: Path, made_of: Iterator[frames.Record]) -> None:
        honest(making, made_of)
        with closing(sqlite3.connect(making, isolation_level=None)) as disk:
            disk.execute("UPDATE events SET at_ms = at_ms + 1 WHERE seq = ?", (seq,))

    house.path.write_bytes(b"")
    with monkeypatch.context() as patched:
        patched.setattr(rebuilding, "_insert", damaged)
        with pytest.raises(JournalDamaged):
            house.open()
    assert house.path.read_bytes() == b""
    house.assert_whole(1)


def test_the_first_event_of_a_made_database_is_followed_though_no_snapshot_covers_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(tmp_path)
    with closing(house.open()) as journal:
        journal.append(EVENTS[:3], NOW_MS)
    honest = rebuilding._insert

    def damaged(making: Path, made_of: Iterator[frames.Record]) -> None:
        honest(making, made_of)
        with closing(sqlite3.connect(making, isolation_level=None)) as disk:
            disk.execute("UPDATE events SET at_ms = at_ms + 1 WHERE seq = 1")

    monkeypatch.setattr(rebuilding, "_insert", damaged)
    house.path.write_bytes(b"")
    with pytest.raises(JournalDamaged):
        house.open()
    assert house.path.read_bytes() == b""


def unused_page(making: Path) -> None:
    """A page more than the tables have."""
    content = bytearray(making.read_bytes())
    page_bytes = int.from_bytes(content[16:18], "big")
    content[28:32] = (len(content) // page_bytes + 1).to_bytes(4, "big")
    making.write_bytes(content + bytes(page_bytes))


def another_application(making: Path) -> None:
    """The mark of another program in its header."""
    with closing(sqlite3.connect(making, isolation_level=None)) as disk:
        disk.execute("PRAGMA application_id = 1")


@pytest.mark.parametrize("damage", [unused_page, another_application])
def test_a_made_database_whose_events_are_right_is_refused_for_its_pages_and_its_header(
    house: House, monkeypatch: pytest.MonkeyPatch, damage: Callable[[Path], None]
) -> None:
    honest = rebuilding._insert

    def damaged(making: Path, made_of: Iterator[frames.Record]) -> None:
        honest(making, made_of)
        damage(making)

    house.path.write_bytes(b"")
    with monkeypatch.context() as patched:
        patched.setattr(rebuilding, "_insert", damaged)
        with pytest.raises(JournalDamaged):
            house.open()
    assert house.path.read_bytes() == b""
    house.assert_whole(1)
    assert not [file.name for file in house.path.parent.iterdir() if ".new" in file.name]


def test_the_newest_head_stays_until_the_next_is_written(house: House) -> None:
    """Each start writes into the slot that does not hold it."""
    found = set()
    for appended in (2, 1, 0):
        known = head.read(head_path(house.path))
        assert known is not None
        assert inspect_database(house.path)[1] == known.slot
        found.add(known.slot)
        with closing(house.open()) as journal:
            for _ in range(appended):
                journal.append([("bill", b"20.00")], NOW_MS)
    assert found == {0, 1}


def test_no_reader_waits_at_a_pipe_in_the_place_of_any_file_of_a_database(tmp_path: Path) -> None:
    for suffix in ("", "-wal", "-shm", "-journal"):
        path = tmp_path / (suffix or "itself") / "journal.db"
        path.parent.mkdir()
        os.mkfifo(path.with_name(f"journal.db{suffix}"))
        with pytest.raises(JournalDamaged, match=f"What has the name journal.db{suffix} is no file"):
            connections._verify_files(path)
