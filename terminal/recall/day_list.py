"""The list of gaming days: those of a journal by its last state (regulation M7)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from terminal.cabinet.gaming_day import DAYS_KEPT, DayFigures
from terminal.cabinet.state import State
from terminal.recall.ends import end_of
from terminal.recall.following import Portions
from terminal.recall.kept_journals import KeptJournal

LISTED = DAYS_KEPT + 1
"""How many days are listed: as many as a state keeps, and the current one."""


class Listed(msgspec.Struct, frozen=True):
    """A gaming day, and the journal it is in."""

    kept: KeptJournal
    day: DayFigures
    currency: str


def listed(kept: KeptJournal, beginning: State) -> Portions[Sequence[Listed]]:
    """The last gaming days of a journal, the newest first, in portions. Raises JournalError, NonsenseError.

    `beginning` is the state of a journal without events.
    """
    return listed_of(kept, (yield from end_of(kept, beginning)))


def listed_of(kept: KeptJournal, state: State) -> Sequence[Listed]:
    """The last gaming days of a journal, the newest first, by its last state.

    The day on which a journal was archived ended with that.
    """
    days = [replace(one, ended_ms=kept.ended_ms) if one.ended_ms is None else one for one in state.known_days]
    return [Listed(kept, one, state.configuration.currency) for one in reversed(days)]
