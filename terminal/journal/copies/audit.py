"""The audit of the plain copies: each is checked from its first record to its last, and compared with the database."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from terminal.journal.chain import GENESIS
from terminal.journal.copies import frames
from terminal.journal.copies.frames import HEADER_BYTES, START
from terminal.journal.copies.places import CopyPlace, suspect_path
from terminal.journal.errors import JournalBroken, JournalDamaged, JournalError
from terminal.journal.places import opened
from terminal.messages.lazy import message

if TYPE_CHECKING:
    from drivers.ports.message import Message


class CopyAudit(NamedTuple):
    """The result of the audit of one plain copy."""

    place: CopyPlace
    events: int = 0
    """Those that were followed, the journal's own snapshot events included."""
    fault: Message | None = None
    """What is wrong with it; None when the copy is good."""
    missing: bool = False
    """The file does not exist."""


def verify_copy(place: CopyPlace, seq: int, chain: bytes) -> CopyAudit:
    """Check a copy without changing it; up to event `seq` it must agree with the database.

    A terminal may append meanwhile, so a copy that is checked later may hold more.
    """
    if not place.path.exists():
        return CopyAudit(place, fault=message("journal.copy_missing"), missing=True)
    try:
        with opened(place.path, os.O_RDONLY) as file:
            events = _followed(file, place, seq, chain)
    except JournalError as error:
        return CopyAudit(place, fault=error.message)
    except OSError as error:
        return CopyAudit(place, fault=message("journal.copy_unreadable", error=str(error.strerror)))
    if suspect_path(place.path).exists():
        return CopyAudit(place, events, message("journal.copy_suspect"))
    return CopyAudit(place, events)


def _followed(file: int, place: CopyPlace, seq: int, chain: bytes) -> int:
    if frames.read(file, 0, HEADER_BYTES) != frames.header(place.number):
        raise JournalDamaged(message("journal.copy_header_wrong"))
    last = frames.last_batch_end(file, os.fstat(file).st_size)
    reached, found = 0, GENESIS
    for frame in frames.frames(file, START, last.end if last else HEADER_BYTES):
        reached = frame.record.seq
        if reached == seq:
            found = frame.record.chain
    if reached < seq:
        raise JournalBroken(reached + 1, message("journal.records_missing", number=seq))
    if found != chain:
        raise JournalBroken(seq, message("journal.record_differs"))
    return reached
