"""The last start of the program in a journal: it says in which currency the journal counts, and whether it counts."""

from __future__ import annotations

from terminal.cabinet.events import Started, from_bytes, kind_named
from terminal.journal.history import LOOK_BACK, History

KIND = kind_named(Started)


def last_start(history: History) -> Started | None:
    """The last start, however far back it is; None in a journal without one.

    Raises JournalError, MsgspecError for one that this program cannot read.
    """
    end = history.seq
    while end > 0:
        for row in history.latest((KIND,), 1, end):
            started = from_bytes(row.body)
            assert isinstance(started, Started), f"event {row.seq} is no start"
            return started
        end -= LOOK_BACK
    return None


def currency_of(history: History) -> str:
    """The currency of the amounts in a journal; empty in one without a start. Raises as `last_start`.

    It is changed only while nothing is counted, so that all amounts of a journal are in that of its last start.
    """
    started = last_start(history)
    return started.currency if started else ""
