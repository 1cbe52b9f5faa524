"""The last states of the volumes of a cabinet's past: what it kept of days and tickets when its memory was cleared."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import islice

from terminal.cabinet.state import State
from terminal.recall.following import Follower, Portions
from terminal.recall.volumes import UNREADABLE, Unreadable, Volume

MAX_VOLUMES = 36
"""So many volumes are followed to their end for a list."""


@dataclass
class Ends:
    """The ends of several volumes, the newest first."""

    found: list[tuple[Volume, State]] = field(default_factory=list)
    unreadable: list[Unreadable] = field(default_factory=list)
    """Why some volumes are not told."""


def end_of(volume: Volume, beginning: State) -> Portions[State]:
    """The last state of a volume, in portions. Raises JournalError, NonsenseError.

    `beginning` is the state of a journal without events.
    """
    with volume.look_back() as past:
        state = (yield from Follower(past, beginning).to(past.seq)).state
        _ = state.known_days  # what does not add up is said here, and not where it is drawn
        return state


def ends(among: Iterable[Volume], beginning: State, wants: Callable[[Ends], bool]) -> Portions[Ends]:
    """The last states of as many volumes as somebody wants, in portions; one that cannot be read is named."""
    reached = Ends()
    for volume in islice(among, MAX_VOLUMES):
        if not wants(reached):
            break
        try:
            reached.found.append((volume, (yield from end_of(volume, beginning))))
        except UNREADABLE as error:
            reached.unreadable.append(volume.unreadable(error))
    return reached
