"""The list of gaming days: those of a journal by its last state (regulation M7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from terminal.cabinet.gaming_day import DAYS_KEPT, DayFigures
from terminal.cabinet.state import State
from terminal.recall.ends import end_of
from terminal.recall.following import Portions
from terminal.recall.kept_journals import KeptJournal

LISTED = DAYS_KEPT + 1
"""How many days are listed: as many as a state keeps, and the current one."""


@dataclass(frozen=True)
class Listed:
    """A gaming day, and the journal it is in."""

    volume: KeptJournal
    day: DayFigures
    currency: str


def listed(volume: KeptJournal, beginning: State) -> Portions[Sequence[Listed]]:
    """The last gaming days of a journal, the newest first, in portions. Raises JournalError, NonsenseError.

    `beginning` is the state of a journal without events.
    """
    return listed_of(volume, (yield from end_of(volume, beginning)))


def listed_of(volume: KeptJournal, state: State) -> Sequence[Listed]:
    """The last gaming days of a journal, the newest first, by its last state.

    The day on which a journal was archived ended with that.
    """
    days = [replace(one, ended_ms=volume.ended_ms) if one.ended_ms is None else one for one in state.known_days]
    return [Listed(volume, one, state.configuration.currency) for one in reversed(days)]
