"""How many events the journal takes on in a day, by its own times."""

from __future__ import annotations

from terminal.common.local_time import DAY_MS
from terminal.journal.errors import JournalError
from terminal.journal.history import History

WINDOW_DAYS = 7
"""The last days that count: a casino's week."""
MIN_DAYS = 1
"""A younger journal says nothing of its days."""
LOOK_AHEAD = 50
"""So many events after a number, one of them has a time: the others are snapshots."""


def events_per_day(history: History, now_ms: int) -> float | None:
    """The events of a day, as the mean of the last week. None for a journal that is younger than a day, or damaged."""
    try:
        first_ms = _at_ms(history, 1)
        if first_ms is None or now_ms - first_ms < MIN_DAYS * DAY_MS:
            return None
        since_ms = max(first_ms, now_ms - WINDOW_DAYS * DAY_MS)
        return (history.seq - _before(history, since_ms)) * DAY_MS / (now_ms - since_ms)
    except JournalError:
        return None


def _before(history: History, since_ms: int) -> int:
    """How many events there were before this time, as far as times increase."""
    low, high = 0, history.seq
    while low < high:
        middle = (low + high) // 2
        at_ms = _at_ms(history, middle + 1)
        if at_ms is not None and at_ms < since_ms:
            low = middle + 1
        else:
            high = middle
    return low


def _at_ms(history: History, seq: int) -> int | None:
    """When this event happened, or the next one that is no snapshot."""
    return next((row.at_ms for row in history.rows(seq - 1, seq + LOOK_AHEAD)), None)
