"""The log of events: the last of them, or the last of one matter, in plain words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from terminal.cabinet import events as e
from terminal.journal.chain import Row
from terminal.journal.history import LOOK_BACK, History
from terminal.recall.describe import Matter, describe, kinds
from terminal.recall.description import Description

EVENTS = 1_000
"""The number of events listed."""


class Entry(NamedTuple):
    """A line of the log."""

    seq: int
    at_ms: int
    description: Description


def log(history: History, matter: Matter | None = None, most: int = EVENTS) -> Sequence[Entry]:
    """Describe the last events, the newest first, among the last `LOOK_BACK` or some more. Raises JournalError.

    Every event on the way is read and checked, also those of other matters: one whose kind was altered would otherwise
    be missing in the list without a word.
    """
    wanted, found = kinds(matter), list[Row]()
    end, oldest = history.seq, max(history.seq - LOOK_BACK, 0)
    while end > oldest and len(found) < most:
        rows, end = history.slice_back(wanted, end)
        found += rows
    return [described(row) for row in found[:most]]


def described(row: Row) -> Entry:
    """The line of an event."""
    return Entry(row.seq, row.at_ms, describe(e.from_bytes(row.body)))
