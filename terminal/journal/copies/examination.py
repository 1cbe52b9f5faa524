"""Examines a plain copy before it is used, without changing anything."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from terminal.journal.chain import GENESIS
from terminal.journal.copies import frames
from terminal.journal.copies.frames import HEADER_BYTES, START, Place
from terminal.journal.copies.places import CopyPlace, suspect_path
from terminal.journal.errors import JournalBroken, JournalDamaged, JournalError
from terminal.journal.places import opened
from terminal.messages.lazy import message

if TYPE_CHECKING:
    from drivers.ports.message import Message

INLINE_BYTES = 1 << 20
"""A longer copy is checked over this many bytes before its end when it is opened, and completely afterwards."""


@dataclass(frozen=True)
class Examined:
    """The result for a plain copy: where its last complete batch ends, or what is wrong with it."""

    place: CopyPlace
    end: Place = START
    size: int = 0
    verified_from: Place = START
    """From where on its links were followed."""
    fault: Message | None = None
    """What is wrong with it; None when it is sound."""
    missing: bool = False


def examine(place: CopyPlace, known: Place = START) -> Examined:
    """Examine a copy: its header, its end, and the links of all of it or of its last part. Raises OSError.

    The caller knows that it is sound up to `known`.
    """
    if not place.path.exists():
        return Examined(place, fault=message("journal.copy_missing"), missing=True)
    if suspect_path(place.path).exists():
        return Examined(place, fault=message("journal.copy_suspect"))
    if not place.path.is_file():
        return Examined(place, fault=message("journal.copy_not_a_file"))
    try:
        with opened(place.path, os.O_RDONLY) as file:
            return _examined(place, file, known)
    except JournalError as error:
        return Examined(place, fault=error.message)


def _examined(place: CopyPlace, file: int, known: Place) -> Examined:
    size = os.fstat(file).st_size
    if frames.read(file, 0, HEADER_BYTES) != frames.header(place.number):
        return Examined(place, fault=message("journal.copy_header_wrong"))
    last = frames.last_batch_end(file, size)
    if last is None:
        return Examined(place, START, size)
    end = Place(last.end, last.record.seq, last.record.chain)
    start = _start_of_check(file, known, end)
    follow(file, start, end)
    return Examined(place, end, size, start)


def _start_of_check(file: int, known: Place, end: Place) -> Place:
    """Where it is not known to be sound, or behind the first complete frame near the end of a long copy."""
    if end.offset - known.offset <= INLINE_BYTES:
        return known
    frame = frames.first_whole(file, end.offset - INLINE_BYTES, end.offset)
    assert frame is not None, "the last frame was found"
    return Place(frame.end, frame.record.seq, frame.record.chain)


def follow(file: int, start: Place, end: Place, watch: Callable[[int], None] | None = None) -> None:
    """Check the links from one place to another. Raises JournalBroken, JournalDamaged, OSError."""
    reached = start
    for frame in frames.frames(file, start, end.offset):
        reached = Place(frame.end, frame.record.seq, frame.record.chain)
        if watch is not None and reached.seq % 1_000 == 0:
            watch(reached.seq)
    if reached != end:
        raise JournalBroken(reached.seq + 1, message("journal.copy_end_wrong"))


def chain_in(examined: Examined, seq: int) -> bytes:
    """The hash of an event in a copy that is at least as long. Raises JournalError, OSError."""
    if seq == 0:
        return GENESIS
    for place in (examined.end, examined.verified_from):
        if seq == place.seq:
            return place.chain
    with opened(examined.place.path, os.O_RDONLY) as file:
        start = examined.verified_from if examined.verified_from.seq < seq else START
        for frame in frames.frames(file, start, examined.end.offset):
            if frame.record.seq == seq:
                return frame.record.chain
    raise JournalDamaged(message("journal.copy_event_missing", number=seq, copy=examined.place.number))
