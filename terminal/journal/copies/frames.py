"""The bytes of a plain copy: a header, then one frame for each record, with a checksum and its place in its batch."""

from __future__ import annotations

import os
import struct
import zlib
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from terminal.journal.chain import GENESIS, SNAPSHOT, STATE_DIGEST_BYTES, Stored, link
from terminal.journal.errors import JournalBroken, JournalDamaged
from terminal.messages.lazy import message

MAGIC = b"BOXCOPY\n"
VERSION = 1
_HEADER = struct.Struct(">8sHH")
_CHECKSUM = struct.Struct(">I")
HEADER_BYTES = _HEADER.size + _CHECKSUM.size

_MARK = b"\xfeEVT"
"""Begins each frame; the end of a copy is found by searching for the last one. Two of them cannot overlap."""
_FRAME = struct.Struct(">4sIHQqHIB32s")
"""Mark, length of the whole frame, frames that follow in its batch, seq, at_ms, lengths of kind and state, a byte of
two parts, chain. Then come kind, state and body, and the CRC-32 of all of it.

The byte's lowest bit says whether there is a state, the others how many frames come before it in its batch: 127 for
more, and 0 in all that were written before this was kept."""
MAX_BEFORE = 127
MIN_FRAME_BYTES = _FRAME.size + _CHECKSUM.size

CHUNK_BYTES = 1 << 20
"""How much of a copy is read at once."""
NEAR_BYTES, FAR_BYTES = 1 << 14, 1 << 21
"""Where the frame before another one is searched for: most are small, and none is larger than the second."""


class Record(NamedTuple):
    """An event with its hash, and the state if it is a snapshot event."""

    seq: int
    at_ms: int
    kind: str
    body: bytes
    chain: bytes
    state: bytes | None = None


class Frame(NamedTuple):
    """A record as it is stored in a copy."""

    record: Record
    left: int
    """How many frames follow in the same batch; a batch is complete or does not count at all."""
    offset: int
    end: int
    before: int
    """How many frames come before it in the same batch, if that was recorded."""


class Place(NamedTuple):
    """A position in a copy between two frames: its offset, and the event before it."""

    offset: int
    seq: int
    chain: bytes


START = Place(HEADER_BYTES, 0, GENESIS)


def header(number: int) -> bytes:
    """Make the header of this copy."""
    plain = _HEADER.pack(MAGIC, VERSION, number)
    return plain + _CHECKSUM.pack(zlib.crc32(plain))


class Batch(NamedTuple):
    """The frames of events that are valid only together: the same bytes in every copy."""

    content: bytes
    seq: int
    """The number of the last event."""
    chain: bytes


def packed(rows: Sequence[Stored], state: bytes | None) -> Batch:
    """Make the frames of one batch. `state` belongs to its only event, which is a snapshot."""
    last = len(rows) - 1
    content = b"".join(_packed(Record(*row, state), place, last - place) for place, row in enumerate(rows))
    return Batch(content, rows[-1][0], rows[-1][4])


def _packed(record: Record, before: int, left: int) -> bytes:
    kind, state = record.kind.encode(), record.state or b""
    length = MIN_FRAME_BYTES + len(kind) + len(state) + len(record.body)
    fixed = _FRAME.pack(
        _MARK,
        length,
        min(left, 0xFFFF),
        record.seq,
        record.at_ms,
        len(kind),
        len(state),
        min(before, MAX_BEFORE) << 1 | (record.state is not None),
        record.chain,
    )
    plain = b"".join((fixed, kind, state, record.body))
    return plain + _CHECKSUM.pack(zlib.crc32(plain))


def unpacked(content: bytes, at: int, offset: int) -> Frame | None:
    """Parse the frame that begins at `at` in these bytes; `offset` is their position in the file.

    Returns None if there is no complete and valid frame.
    """
    if len(content) - at < MIN_FRAME_BYTES:
        return None
    mark, length, left, seq, at_ms, kind_bytes, state_bytes, parts, chain = _FRAME.unpack_from(content, at)
    end = at + length
    if mark != _MARK or length < MIN_FRAME_BYTES + kind_bytes + state_bytes or end > len(content):
        return None
    checked = end - _CHECKSUM.size
    if (zlib.crc32(content[at:checked]),) != _CHECKSUM.unpack_from(content, checked):
        return None
    kind_end = at + _FRAME.size + kind_bytes
    state_end = kind_end + state_bytes
    kind = content[at + _FRAME.size : kind_end].decode(errors="replace")
    state = content[kind_end:state_end] if parts & 1 else None
    record = Record(seq, at_ms, kind, content[state_end:checked], chain, state)
    return Frame(record, left, offset + at, offset + end, parts >> 1)


def frames(file: int, start: Place, end: int, chunk_bytes: int = CHUNK_BYTES) -> Iterator[Frame]:
    """Read a copy from a place up to an offset, checking each frame and its link.

    Raises JournalBroken at the first one that is not what was written, OSError.
    """
    seq, chain, offset = start.seq, start.chain, start.offset
    content, at = b"", 0
    while offset + at < end:
        frame = unpacked(content, at, offset)
        if frame is None:
            offset, at = offset + at, 0
            content = _refilled(file, offset, end, chunk_bytes)
            frame = unpacked(content, at, offset)
        if frame is None:
            raise JournalBroken(seq + 1, message("journal.record_damaged", byte=offset + at))
        _check_follows(frame.record, seq, chain)
        seq, chain, at = frame.record.seq, frame.record.chain, frame.end - offset
        yield frame


def followed(file: int, start: Place, end: int, slice_bytes: int) -> tuple[Place, bytes]:
    """Check the links of about one slice; returns the end of its last complete frame, and its bytes.

    Raises JournalBroken, JournalDamaged for the first frame that is not what was written, OSError.
    """
    place, at = start, 0
    content = _refilled(file, start.offset, end, slice_bytes)
    while (frame := unpacked(content, at, start.offset)) is not None:
        _check_follows(frame.record, place.seq, place.chain)
        place, at = Place(frame.end, frame.record.seq, frame.record.chain), frame.end - start.offset
    if content and not at:
        raise JournalBroken(start.seq + 1, message("journal.record_damaged", byte=start.offset))
    return place, content[:at]


def _refilled(file: int, start: int, end: int, chunk_bytes: int) -> bytes:
    """Read on from the beginning of a frame: a chunk, or all of a frame that is longer."""
    content = read(file, start, min(chunk_bytes, end - start))
    if len(content) >= _FRAME.size:
        length = min(_FRAME.unpack_from(content)[1], end - start)
        content += read(file, start + len(content), length - len(content))
    return content


def read(file: int, offset: int, length: int) -> bytes:
    """Read this many bytes, fewer at the end of the file. Raises OSError."""
    parts: list[bytes] = []
    while length > 0 and (part := os.pread(file, length, offset)):
        parts.append(part)
        offset, length = offset + len(part), length - len(part)
    return b"".join(parts)


def _check_follows(record: Record, seq: int, chain: bytes) -> None:
    if record.seq != seq + 1:
        raise JournalBroken(seq + 1, message("journal.record_missing"))
    if link(chain, record.seq, record.at_ms, record.kind, record.body) != record.chain:
        raise JournalBroken(record.seq, message("journal.record_altered"))
    if record.kind == SNAPSHOT:
        _check_state(record)


def _check_state(record: Record) -> None:
    from hashlib import sha256

    if record.state is None or sha256(record.state).digest() != record.body[:STATE_DIGEST_BYTES]:
        raise JournalDamaged(message("journal.copy_snapshot_altered", number=record.seq))


def last_batch_end(file: int, size: int) -> Frame | None:
    """Find the last frame that ends a batch, searching backwards from the end; None in a copy without events.

    Only a possible interrupted write is skipped: the search ends at a complete batch. The end of an interrupted write
    may have reached the disk without its beginning. Raises OSError.
    """
    window = CHUNK_BYTES
    while True:
        start = max(HEADER_BYTES, size - window)
        content = read(file, start, size - start)
        at = content.rfind(_MARK)
        while at >= 0:
            frame = unpacked(content, at, start)
            if frame is not None and frame.left == 0 and _is_batch_whole(file, frame):
                return frame
            at = content.rfind(_MARK, 0, at)
        if start == HEADER_BYTES:
            return None
        window *= 8


def _is_batch_whole(file: int, last: Frame) -> bool:
    """Whether all frames of the batch that ends with this one exist. Raises OSError."""
    frame = last
    while frame.before:
        earlier = _frame_before(file, frame.offset)
        if earlier is None or earlier.record.seq != frame.record.seq - 1 or not earlier.left:
            return False
        frame = earlier
    return True


def _frame_before(file: int, end: int) -> Frame | None:
    """Find the complete frame that ends at this offset. Raises OSError."""
    for window in (NEAR_BYTES, FAR_BYTES):
        start = max(HEADER_BYTES, end - window)
        content = read(file, start, end - start)
        at = content.rfind(_MARK)
        while at >= 0:
            frame = unpacked(content, at, start)
            if frame is not None and frame.end == end:
                return frame
            at = content.rfind(_MARK, 0, at)
    return None


def first_whole(file: int, start: int, size: int) -> Frame | None:
    """Find the first complete frame from an offset on. Raises OSError."""
    content = read(file, start, size - start)
    at = content.find(_MARK)
    while at >= 0:
        if (frame := unpacked(content, at, start)) is not None:
            return frame
        at = content.find(_MARK, at + len(_MARK))
    return None
