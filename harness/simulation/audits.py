"""Reads and compares all three copies of the journal at the end of each day, and at the very end."""

from __future__ import annotations

import os
from pathlib import Path

from harness.simulation.require import require
from terminal.journal.chain import chain_at, checked, last_seq
from terminal.journal.connections import reader
from terminal.journal.copies.frames import START, Place, frames
from terminal.journal.copies.places import copy_places
from terminal.start.journal_places import other_journal


class DailyAudit:
    """Follows what each copy has received since the day before, while the terminal has the journal open."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._seq = 0
        self._ends = dict.fromkeys(copy_places(*other_journal(path)), START)

    def follow(self) -> None:
        """Follow it up to now. Raises WrongError if the copies do not agree, JournalError if one is bad."""
        with reader(self._path, closed=False) as connection:
            seq = last_seq(connection)
            for _ in checked(connection, self._seq, seq):
                pass
            self._seq, chain = seq, chain_at(connection, seq)
        for place, end in self._ends.items():
            self._ends[place] = reached = _followed(place.path, end)
            require((reached.seq, reached.chain) == (seq, chain), f"copy {place.number} is not what the database is")


def _followed(path: Path, end: Place) -> Place:
    file = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        for frame in frames(file, end, os.fstat(file).st_size):
            end = Place(frame.end, frame.record.seq, frame.record.chain)
    finally:
        os.close(file)
    return end
