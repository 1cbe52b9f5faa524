"""The last states of a cabinet's archived journals: the days and tickets they held at each RAM clear."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import islice

from drivers.ports.message import Message
from terminal.cabinet.state import State
from terminal.recall.following import Follower, Portions
from terminal.recall.kept_journals import UNREADABLE, KeptJournal

MAX_JOURNALS = 36
"""The most journals that are folded to their end for a list."""


@dataclass
class Ends:
    """The last states of several journals, the newest first."""

    found: list[tuple[KeptJournal, State]] = field(default_factory=list)
    unreadable: list[Message] = field(default_factory=list)
    """The journals that could not be read."""


def end_of(kept: KeptJournal, beginning: State) -> Portions[State]:
    """The last state of a journal, in portions. Raises JournalError, NonsenseError.

    `beginning` is the state of a journal without events.
    """
    with kept.look_back() as history:
        state = (yield from Follower(history, beginning).to(history.seq)).state
        _ = state.known_days  # an error in its sums is found here, and not when it is drawn
        return state


def ends(among: Iterable[KeptJournal], beginning: State, wants: Callable[[Ends], bool]) -> Portions[Ends]:
    """The last states of as many journals as requested, in portions; unreadable ones are listed."""
    reached = Ends()
    for kept in islice(among, MAX_JOURNALS):
        if not wants(reached):
            break
        try:
            reached.found.append((kept, (yield from end_of(kept, beginning))))
        except UNREADABLE as error:
            reached.unreadable.append(kept.unreadable(error))
    return reached
