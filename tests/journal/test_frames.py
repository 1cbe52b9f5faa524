"""The bytes of a plain copy match their description, and no others are taken for a frame (regulation C3, C4)."""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from drivers.ports.message import message
from terminal.journal.chain import GENESIS, SNAPSHOT, Stored, link
from terminal.journal.copies import frames
from terminal.journal.copies.frames import HEADER_BYTES, MAX_BEFORE, START, Batch, Place, Record
from terminal.journal.errors import JournalBroken, JournalDamaged

FIXED_BYTES = 65
"""The part of a frame of fixed length, which contains the length of the whole frame."""

STATE = b"the state after the third event"


def rows(count: int, after: Stored | None = None, body: bytes = b"body") -> list[Stored]:
    """This many events, each chained to the one before; the first follows `after`."""
    seq, chain = (after[0], after[4]) if after else (0, GENESIS)
    made: list[Stored] = []
    for number in range(seq + 1, seq + 1 + count):
        chain = link(chain, number, -number, "Würfel", body)
        made.append((number, -number, "Würfel", body, chain))
    return made


def snapshot_after(last: Stored, state: bytes) -> Stored:
    """The following snapshot event, for this state."""
    from hashlib import sha256

    seq, body = last[0] + 1, sha256(state).digest()
    return (seq, 7, SNAPSHOT, body, link(last[4], seq, 7, SNAPSHOT, body))


@dataclass
class Copy:
    """A plain copy in a file: batches of three events, of one snapshot, and of two more events."""

    file: int
    stored: list[Stored]
    batches: list[Batch]

    @property
    def size(self) -> int:
        return os.fstat(self.file).st_size

    def places(self) -> list[Place]:
        """The place behind each of its events."""
        return [Place(one.end, one.record.seq, one.record.chain) for one in frames.frames(self.file, START, self.size)]


@contextmanager
def written(path: Path) -> Iterator[Copy]:
    first = rows(3)
    snapshot = snapshot_after(first[-1], STATE)
    last = rows(2, after=snapshot, body=b"x" * 300)
    batches = [frames.packed(first, None), frames.packed([snapshot], STATE), frames.packed(last, None)]
    path.write_bytes(frames.header(2) + b"".join(batch.content for batch in batches))
    file = os.open(path, os.O_RDWR)
    try:
        yield Copy(file, [*first, snapshot, *last], batches)
    finally:
        os.close(file)


@pytest.fixture
def copy(tmp_path: Path) -> Iterator[Copy]:
    with written(tmp_path / "copy") as one:
        yield one


def by_hand(content: bytes) -> tuple[dict[str, object], int]:
    """Read a frame from its description alone; also returns its end."""

    def number(at: int, length: int, *, signed: bool = False) -> int:
        return int.from_bytes(content[at : at + length], "big", signed=signed)

    length, kind, state = number(4, 4), number(26, 2), number(28, 4)
    begin = 33 + 32
    fields = {
        "mark": content[:4],
        "left": number(8, 2),
        "seq": number(10, 8),
        "at_ms": number(18, 8, signed=True),
        "has_state": number(32, 1) & 1,
        "before": number(32, 1) // 2,
        "chain": content[33:begin],
        "kind": content[begin : begin + kind].decode(),
        "state": content[begin + kind : begin + kind + state],
        "body": content[begin + kind + state : length - 4],
    }
    assert number(length - 4, 4) == zlib.crc32(content[: length - 4])
    return fields, length


def test_a_stranger_can_read_a_copy_from_its_description(copy: Copy) -> None:
    content = os.pread(copy.file, copy.size, 0)
    assert content[:12] == b"BOXCOPY\n\x00\x01\x00\x02"
    assert content[12:16] == zlib.crc32(content[:12]).to_bytes(4, "big")
    at, places = 16, [(0, 2), (1, 1), (2, 0), (0, 0), (0, 1), (1, 0)]
    for (seq, at_ms, kind, body, chain), (before, left) in zip(copy.stored, places, strict=True):
        fields, length = by_hand(content[at:])
        assert fields == {
            "mark": b"\xfeEVT",
            "left": left,
            "seq": seq,
            "at_ms": at_ms,
            "has_state": kind == SNAPSHOT,
            "before": before,
            "chain": chain,
            "kind": kind,
            "state": STATE if kind == SNAPSHOT else b"",
            "body": body,
        }
        at += length
    assert at == len(content)


def test_a_frame_is_read_back_as_it_was_written_wherever_it_lies(copy: Copy) -> None:
    found = list(frames.frames(copy.file, START, copy.size))
    assert [one.record[:5] for one in found] == copy.stored
    assert [one.record.state for one in found] == [None, None, None, STATE, None, None]
    assert [(one.before, one.left) for one in found] == [(0, 2), (1, 1), (2, 0), (0, 0), (0, 1), (1, 0)]
    assert [one.offset for one in found] == [HEADER_BYTES, *(one.end for one in found[:-1])]
    assert found[-1].end == copy.size
    frame = frames.unpacked(b"other bytes" + copy.batches[1].content + b"more", 11, 1_000)
    assert frame is not None
    assert (frame.offset, frame.end) == (1_011, 1_011 + len(copy.batches[1].content))
    assert frame.record == found[3].record


def test_a_batch_ends_with_its_last_event(copy: Copy) -> None:
    assert [(batch.seq, batch.chain) for batch in copy.batches] == [
        (copy.stored[at][0], copy.stored[at][4]) for at in (2, 3, 5)
    ]


def test_the_state_of_a_snapshot_may_be_empty_and_is_there_all_the_same() -> None:
    snapshot = snapshot_after(rows(1)[0], b"")
    frame = frames.unpacked(frames.packed([snapshot], b"").content, 0, 0)
    assert frame is not None
    assert frame.record.state == b""


def test_no_bytes_but_those_that_were_written_are_taken_for_a_frame(copy: Copy) -> None:
    content = copy.batches[1].content
    for at in range(len(content)):
        assert frames.unpacked(content[:at], 0, 0) is None, f"cut off at {at}"
        assert frames.unpacked(content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :], 0, 0) is None, at


def repaired(content: bytes) -> bytes:
    """These bytes with a valid checksum."""
    return content[:-4] + zlib.crc32(content[:-4]).to_bytes(4, "big")


def test_a_frame_that_says_it_is_shorter_than_what_it_has_to_hold_is_none() -> None:
    """Its checksum may be right: another program may have made it."""
    content = frames.packed([(1, 0, "kind", b"", bytes(32))], b"state").content
    assert frames.unpacked(repaired(content), 0, 0) is not None
    for field, width in ((26, 2), (28, 4)):
        longer = bytearray(content)
        longer[field : field + width] = (int.from_bytes(content[field : field + width], "big") + 1).to_bytes(
            width, "big"
        )
        assert frames.unpacked(repaired(bytes(longer)), 0, 0) is None


def test_a_long_batch_counts_as_far_as_there_is_room() -> None:
    many = rows(MAX_BEFORE + 3, body=b"")
    content, at, found = frames.packed(many, None).content, 0, []
    while (frame := frames.unpacked(content, at, 0)) is not None:
        found.append((frame.before, frame.left))
        at = frame.end
    last = len(many) - 1
    assert found == [(min(number, 127), last - number) for number in range(len(many))]


def test_a_batch_of_more_events_than_can_be_counted_still_has_an_end() -> None:
    record = Record(1, 0, "kind", b"", bytes(32))
    frame = frames.unpacked(frames._packed(record, 0, 0xFFFF + 1), 0, 0)
    assert frame is not None
    assert frame.left == 0xFFFF


@pytest.mark.parametrize("at_once", [FIXED_BYTES, 66, 69, 70, 76, 77, 80, 81, 82, 100, 300, 1_000, 1 << 20])
def test_a_copy_reads_the_same_however_much_of_it_is_read_at_once(copy: Copy, at_once: int) -> None:
    assert [one.record[:5] for one in frames.frames(copy.file, START, copy.size, at_once)] == copy.stored


def test_a_copy_is_read_from_any_place_on_and_up_to_any_place(copy: Copy) -> None:
    places = [START, *copy.places()]
    for first, start in enumerate(places):
        for last in range(first, len(places)):
            read = [one.record.seq for one in frames.frames(copy.file, start, places[last].offset)]
            assert read == list(range(first + 1, last + 1))


def test_a_slice_is_as_many_whole_frames_as_it_has_room_for_and_one_at_least(copy: Copy) -> None:
    places = copy.places()
    for room in range(FIXED_BYTES, copy.size):
        place, content = frames.followed(copy.file, START, copy.size, room)
        fitting = [one for one in places if one.offset <= START.offset + room]
        assert place == (fitting[-1] if fitting else places[0])
        assert content == os.pread(copy.file, place.offset - START.offset, START.offset)
    assert frames.followed(copy.file, places[-1], copy.size, 100) == (places[-1], b"")


def test_a_slice_whose_first_frame_is_damaged_is_reported_with_event_and_byte(copy: Copy) -> None:
    third = copy.places()[1]
    os.pwrite(copy.file, b"?", third.offset + 50)
    with pytest.raises(JournalBroken, match=f"event 3: its record in the copy is damaged at byte {third.offset}"):
        frames.followed(copy.file, third, copy.size, 1_000)
    with pytest.raises(JournalBroken, match=f"event 3: its record in the copy is damaged at byte {third.offset}"):
        list(frames.frames(copy.file, START, copy.size))
    assert frames.followed(copy.file, START, copy.size, 1_000)[0] == third


def test_a_frame_of_another_number_or_another_hash_does_not_follow(copy: Copy) -> None:
    places = [START, *copy.places()]
    wrong_number = [Place(start.offset, start.seq + step, start.chain) for start in places[:-1] for step in (-1, 1)]
    for place in wrong_number:
        with pytest.raises(JournalBroken) as caught:
            list(frames.frames(copy.file, place, copy.size))
        assert (caught.value.seq, caught.value.reason) == (place.seq + 1, message("journal.record_missing"))
        with pytest.raises(JournalBroken, match="its record is missing in the copy"):
            frames.followed(copy.file, place, copy.size, 1_000)
    for start in places[:-1]:
        with pytest.raises(JournalBroken, match="not what was written after the event before it") as caught:
            list(frames.frames(copy.file, Place(start.offset, start.seq, b"?" * 32), copy.size))
        assert caught.value.seq == start.seq + 1


@pytest.mark.parametrize("state", [None, b"", b"another state"])
def test_a_snapshot_whose_state_is_gone_or_another_is_damage(copy: Copy, state: bytes | None) -> None:
    before = copy.places()[2]
    os.pwrite(copy.file, frames.packed([copy.stored[3]], state).content, before.offset)
    with pytest.raises(JournalDamaged, match="snapshot of event 4 is not the one that was taken"):
        list(frames.frames(copy.file, before, copy.size))


@pytest.mark.parametrize("window", [1, 60, 200, 1 << 20])
def test_the_end_of_a_copy_is_its_last_whole_batch_wherever_it_was_cut(
    copy: Copy, window: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frames, "CHUNK_BYTES", window)
    whole, places = os.pread(copy.file, copy.size, 0), copy.places()
    ends = [places[2], places[3], places[5]]
    for size in range(HEADER_BYTES, len(whole) + 1):
        os.ftruncate(copy.file, 0)
        os.pwrite(copy.file, whole[:size], 0)
        found = frames.last_batch_end(copy.file, size)
        fitting = [one for one in ends if one.offset <= size]
        assert (found.end if found else None) == (fitting[-1].offset if fitting else None), f"cut off at {size}"


@pytest.mark.parametrize("near", [1, 100, 1 << 14])
@pytest.mark.parametrize("lost", range(2))
def test_a_batch_counts_only_with_all_its_frames_however_far_apart_they_lie(
    copy: Copy, lost: int, near: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frames, "NEAR_BYTES", near)
    end = copy.places()[2].offset
    found = frames.last_batch_end(copy.file, end)
    assert found is not None
    assert found.end == end
    start = [START, *copy.places()][lost].offset
    os.pwrite(copy.file, bytes(frames.MIN_FRAME_BYTES), start)
    assert frames.last_batch_end(copy.file, end) is None


def test_frames_of_two_batches_are_not_taken_for_one(copy: Copy) -> None:
    """Before the end of an interrupted write there may be the end of another batch, or an event of another number."""
    first, places = os.pread(copy.file, copy.size, 0), copy.places()
    head = first[: places[2].offset]
    second_of_two = copy.batches[2].content[places[4].offset - places[3].offset :]
    os.ftruncate(copy.file, 0)
    os.pwrite(copy.file, head + second_of_two, 0)
    found = frames.last_batch_end(copy.file, len(head) + len(second_of_two))
    assert found is not None
    assert found.end == len(head)


def test_the_first_whole_frame_is_found_from_any_byte_on(copy: Copy) -> None:
    starts = [START.offset, *(one.offset for one in copy.places()[:-1])]
    for offset in range(copy.size):
        found = frames.first_whole(copy.file, offset, copy.size)
        expected = next((one for one in starts if one >= offset), None)
        assert (found.offset if found else None) == expected


def test_a_copy_is_read_whole_though_the_system_gives_it_in_pieces(copy: Copy, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = os.pread
    monkeypatch.setattr(os, "pread", lambda file, length, offset: honest(file, min(length, 7), offset))
    assert frames.read(copy.file, 0, copy.size + 50) == honest(copy.file, copy.size, 0)
    assert frames.read(copy.file, 5, 20) == honest(copy.file, 20, 5)
    assert frames.read(copy.file, 5, 0) == b""
