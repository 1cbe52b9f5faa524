"""What a plain copy reports to an audit and a start, and what it refuses to take or to return (regulation C3 to C6)."""

from __future__ import annotations

import os
import sqlite3
import zlib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from drivers.ports.message import message
from terminal.journal import putting_away
from terminal.journal.chain import GENESIS, link
from terminal.journal.copies import examination, frames, places, plain
from terminal.journal.copies.audit import CopyAudit, verify_copy
from terminal.journal.copies.examination import chain_in, examine
from terminal.journal.copies.frames import START
from terminal.journal.copies.places import CopyPlace, bad_path, mark_suspect, suspect_path
from terminal.journal.errors import JournalBroken, JournalDamaged, JournalError, JournalFailed
from terminal.journal.history import _checked
from terminal.journal.journal import Journal
from terminal.messages.english import sentence
from tests.journal.bench import NOW_MS, contents
from tests.journal.house import LAST, House, chain_of, records


def fault(place: CopyPlace, seq: int, chain: bytes) -> str:
    """What an audit says is wrong with a copy, in English."""
    found = verify_copy(place, seq, chain).fault
    assert found is not None
    return sentence(found)


def test_an_audit_follows_each_copy_to_the_databases_last_event_and_beyond(house: House) -> None:
    chain = chain_of(house)
    for place in house.places:
        for seq in (0, 1, 40, LAST):
            assert verify_copy(place, seq, chain[seq]) == CopyAudit(place, LAST)


def test_an_audit_of_copies_without_events_is_sound(tmp_path: Path) -> None:
    empty = House(tmp_path / "empty")
    empty.open().close()
    for place in empty.places:
        assert verify_copy(place, 0, GENESIS) == CopyAudit(place, 0)
        assert "event 1: it and what follows up to event 1 are not" in fault(place, 1, bytes(32))


def test_an_audit_says_of_each_copy_what_is_wrong_with_it(house: House) -> None:
    place, chain = house.places[1], chain_of(house)
    assert fault(place, LAST, bytes(32)) == (
        f"The journal is broken at event {LAST}: it is not what the database says."
    )
    assert fault(place, LAST + 2, bytes(32)) == (
        f"The journal is broken at event {LAST + 1}: it and what follows up to event {LAST + 2} are not in the copy."
    )
    mark_suspect(place.path)
    assert verify_copy(place, LAST, chain[LAST]) == CopyAudit(place, LAST, message("journal.copy_suspect"))
    suspect_path(place.path).unlink()
    place.path.write_bytes(frames.header(2) + place.path.read_bytes()[frames.HEADER_BYTES :])
    assert fault(place, LAST, chain[LAST]) == "its file does not begin as that copy does"
    place.path.unlink()
    assert verify_copy(place, LAST, chain[LAST]) == CopyAudit(
        place, fault=message("journal.copy_missing"), missing=True
    )
    place.path.mkdir()
    assert fault(place, LAST, chain[LAST]).startswith("it cannot be read (")
    assert not verify_copy(place, LAST, chain[LAST]).missing
    assert verify_copy(place, LAST, chain[LAST]).events == 0


def test_the_hash_of_any_event_is_found_in_a_copy_that_was_followed_as_a_whole_or_in_part(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    chain = chain_of(house)
    for inline in (1 << 20, 2_000):
        monkeypatch.setattr(examination, "INLINE_BYTES", inline)
        examined = examine(house.places[0])
        assert (examined.verified_from.seq > 0) == (inline == 2_000)
        assert [chain_in(examined, seq) for seq in range(LAST + 1)] == chain
        with pytest.raises(JournalDamaged, match=f"Event {LAST + 1} is missing in copy 2"):
            chain_in(examined, LAST + 1)


def test_a_kind_that_is_no_text_is_a_broken_event_and_no_error_of_the_program(house: House) -> None:
    """Its checksum may be right: another program may have made it."""
    [first, *_] = records(house.places[0])
    plain = bytearray(frames.packed([(1, NOW_MS, "kind", b"", first.chain)], None).content)
    plain[plain.index(b"kind")] = 0xFF
    content = bytes(plain[:-4])
    house.copy2.write_bytes(frames.header(2) + content + zlib.crc32(content).to_bytes(4, "big"))
    file = os.open(house.copy2, os.O_RDONLY)
    try:
        with pytest.raises(JournalBroken) as caught:
            list(frames.frames(file, START, house.copy2.stat().st_size))
    finally:
        os.close(file)
    assert caught.value.seq == 1


def test_an_event_without_the_one_before_it_is_not_given_out() -> None:
    with pytest.raises(JournalBroken, match="event 6: it is missing"):
        _checked(7, NOW_MS, "bill", b"", bytes(32), None)


def test_the_only_event_of_a_copy_is_its_end(tmp_path: Path) -> None:
    house = House(tmp_path)
    with closing(house.open()) as journal:
        journal.append([("bill", b"20.00")], NOW_MS)
    assert [examine(place).end.seq for place in house.places] == [1, 1]


CHANGES: list[Callable[[House], object]] = [
    lambda house: house.copy2.unlink(),
    lambda house: house.copy2.write_bytes(b"noise"),
    lambda house: os.truncate(house.copy2, house.copy2.stat().st_size - 1),
]


@pytest.mark.parametrize("change", CHANGES)
def test_who_opens_the_database_alone_changes_no_copy(house: House, change: Callable[[House], object]) -> None:
    change(house)
    before = contents(house.copy3)
    there = house.copy2.exists() and house.copy2.read_bytes()
    Journal.open(house.path, NOW_MS).close()
    assert contents(house.copy3) == before
    assert (house.copy2.exists() and house.copy2.read_bytes()) == there


def test_the_bad_file_of_a_copy_is_kept_for_examination(house: House) -> None:
    for bad in (b"noise", b"other noise"):
        house.copy3.write_bytes(bad)
        mark_suspect(house.copy3)
        house.open().close()
        assert house.copy3.with_name("journal.db.copy3.bad").read_bytes() == bad
        assert not suspect_path(house.copy3).exists()
        assert not house.copy3.with_name("journal.db.copy3.new").exists()


@pytest.mark.parametrize("kept", ["none", "file", "folder"])
def test_a_folder_in_the_place_of_a_copy_is_put_aside_whatever_was_before_it(house: House, kept: str) -> None:
    for place in house.places:
        bad = bad_path(place.path)
        if kept == "file":
            bad.write_bytes(b"the last bad copy")
        elif kept == "folder":
            bad.mkdir()
            (bad / "kept").write_bytes(b"kept")
        place.path.unlink()
        place.path.mkdir()
        (place.path / "found").write_bytes(b"found")
    house.assert_whole(2, 3)
    for place in house.places:
        first = place.path.with_name(f"{place.path.name}.bad")
        second = place.path.with_name(f"{place.path.name}.bad2")
        put = first if kept == "none" else second
        assert (put / "found").read_bytes() == b"found"
        assert kept != "file" or first.read_bytes() == b"the last bad copy"
        assert kept != "folder" or (first / "kept").read_bytes() == b"kept"


def test_a_bad_file_is_kept_beside_a_folder_and_replaces_the_file_that_was_kept_so(house: House) -> None:
    house.copy2.with_name("journal.db.copy2.bad").mkdir()
    for noise in (b"noise", b"other noise"):
        house.copy2.write_bytes(noise)
        house.assert_whole(2)
        assert house.copy2.with_name("journal.db.copy2.bad2").read_bytes() == noise
    assert not house.copy2.with_name("journal.db.copy2.bad3").exists()


def test_what_is_kept_of_bad_copies_has_a_bound(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "MAX_BAD", 2)
    for name in ("journal.db.copy2.bad", "journal.db.copy2.bad2"):
        house.copy2.with_name(name).mkdir()
    house.copy2.write_bytes(b"noise")
    with pytest.raises(JournalError, match="too much is kept"):
        house.open()


def forged_from(house: House, seq: int) -> list[tuple[int, int, str, bytes, bytes]]:
    """The events from one on with different bodies of equal length, chained again: each follows from the one before."""
    chain, forged = chain_of(house)[seq - 1], []
    for one in records(house.places[0])[seq - 1 :]:
        body = bytes(len(one.body)) if one.state is None else one.body
        chain = link(chain, one.seq, one.at_ms, one.kind, body)
        forged.append((one.seq, one.at_ms, one.kind, body, chain))
    return forged


def verified_until_damaged(journal: Journal) -> str:
    """The error about damage that the rounds find."""
    for _ in range(20):
        try:
            journal.verify_ends()
        except JournalDamaged as error:
            return str(error)
    return "nothing"


def test_older_events_rewritten_with_hashes_that_fit_are_not_what_was_read_before(house: House) -> None:
    """The first slice of the database ends with event 25, the second with event 50."""
    forged = [row for row in forged_from(house, 30) if row[0] <= 50]
    with closing(house.open()) as journal:
        for _ in range(10):
            journal.verify_ends()
        with closing(sqlite3.connect(house.path, isolation_level=None)) as stranger:
            for seq, _, _, body, chain in forged:
                stranger.execute("UPDATE events SET body = ?, chain = ? WHERE seq = ?", (body, chain, seq))
        assert "its events from 26 on are not what was written." in verified_until_damaged(journal)
    house.assert_whole(1)


def test_older_records_rewritten_with_hashes_that_fit_are_not_what_was_read_before(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plain, "SLICE_BYTES", 2_000)
    with house.copy3.open("rb") as file:
        offsets = [one.offset for one in frames.frames(file.fileno(), START, house.copy3.stat().st_size)]
    ends = [one for one in range(1, LAST + 1) if offsets[one - 1] <= frames.HEADER_BYTES + 2_000]
    with closing(house.open()) as journal:
        for _ in range(20):
            journal.verify_ends()
        with house.copy3.open("r+b") as file:
            for row in forged_from(house, 2):
                if row[0] < ends[-1]:
                    os.pwrite(file.fileno(), frames.packed([row], None).content, offsets[row[0] - 1])
        assert "its records from event 1 on are not what was written." in verified_until_damaged(journal)
    house.assert_whole(3)


def test_after_a_failure_nothing_is_appended_kept_or_vouched_for_until_the_next_start(house: House) -> None:
    with closing(house.open()) as journal:
        seq = journal.seq
        file, journal._copies[0]._file = journal._copies[0]._file, os.open(os.devnull, os.O_RDONLY)
        for refused in (
            lambda: journal.append([("bill", b"20.00")], NOW_MS),
            lambda: journal.append([("bill", b"20.00")], NOW_MS),
            lambda: journal.snapshot(b"state"),
            journal.verify_ends,
        ):
            with pytest.raises(JournalFailed, match="Copy 2"):
                refused()
            assert journal.seq == seq
        os.close(file)


def test_a_write_that_the_disk_takes_only_in_part_is_none(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = os.pwrite
    with closing(house.open()) as journal, monkeypatch.context() as patched:
        patched.setattr(os, "pwrite", lambda file, content, at: honest(file, content[:-1], at))
        with pytest.raises(JournalFailed, match="took only a part"):
            journal.append([("bill", b"20.00")], NOW_MS)
    with monkeypatch.context() as patched:
        patched.setattr(os, "write", lambda _file, content: len(content) - 1)
        house.copy2.unlink()
        with pytest.raises(JournalFailed, match="took only a part"):
            house.open()
        with pytest.raises(OSError, match="took only a part"):
            putting_away.begin(house.path, b"the record")
        assert putting_away.record_of(house.path) is None


def test_a_device_that_fails_is_reported_in_the_systems_words_or_else_in_the_programs(house: House) -> None:
    place = house.places[0]
    for error, words in ((OSError(5, "Input/output error"), "Input/output error"), (OSError("no reason"), "no reason")):
        assert str(plain.failed(place, error)) == f"Copy 2 of the journal, {place.path}, cannot be used ({words})."
