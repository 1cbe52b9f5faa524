"""The audit of the plain copies: each is checked from its first record to its last, and compared with the database."""

from __future__ import annotations

import os
from typing import NamedTuple

from terminal.journal.chain import GENESIS
from terminal.journal.copies import frames
from terminal.journal.copies.frames import HEADER_BYTES, START
from terminal.journal.copies.places import CopyPlace, suspect_path
from terminal.journal.errors import JournalBroken, JournalDamaged, JournalError
from terminal.journal.places import open_file


class CopyAudit(NamedTuple):
    """The result of the audit of one plain copy."""

    place: CopyPlace
    events: int = 0
    """The number of events checked, including the journal's own snapshot events."""
    fault: str = ""
    """One sentence; empty if the copy is good."""
    missing: bool = False
    """The file does not exist."""


def verify_copy(place: CopyPlace, seq: int, chain: bytes) -> CopyAudit:
    """Check a copy without changing it; up to event `seq` it must agree with the database.

    A terminal may append meanwhile, so a copy that is checked later may hold more.
    """
    if not place.path.exists():
        return CopyAudit(place, fault="The file is missing.", missing=True)
    try:
        file = open_file(place.path, os.O_RDONLY)
        try:
            events = _followed(file, place, seq, chain)
        finally:
            os.close(file)
    except JournalError as error:
        return CopyAudit(place, fault=error.say)
    except OSError as error:
        return CopyAudit(place, fault=f"It cannot be read ({error.strerror}).")
    if suspect_path(place.path).exists():
        return CopyAudit(place, events, "It was found damaged while the terminal ran.")
    return CopyAudit(place, events)


def _followed(file: int, place: CopyPlace, seq: int, chain: bytes) -> int:
    if frames.read(file, 0, HEADER_BYTES) != frames.header(place.number):
        raise JournalDamaged("Its file does not begin as that copy does.")
    last = frames.last_batch_end(file, os.fstat(file).st_size)
    reached, found = 0, GENESIS
    for frame in frames.frames(file, START, last.end if last else HEADER_BYTES):
        reached = frame.record.seq
        if reached == seq:
            found = frame.record.chain
    if reached < seq:
        raise JournalBroken(reached + 1, f"it and what follows up to event {seq} are not in the copy")
    if found != chain:
        raise JournalBroken(seq, "it is not what the database says")
    return reached
