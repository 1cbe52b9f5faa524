"""The volumes of a cabinet's past, the newest first: the journal that goes on, and each that a RAM clear has put away.

A journal that begins with a RAM clear names the one before it, with its last event's number and hash: what is read in
its place must end with that very event. Where the line of them cannot be followed, because one is damaged or gone, it
goes on with the newest of those that nobody has named yet, by what was written down when they were put away. So a
volume that cannot be read is one sentence, and all others are told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeVar

from msgspec import MsgspecError
from msgspec.structs import replace

from terminal.cabinet import events as e
from terminal.journal.archives import Archives
from terminal.journal.errors import JournalDamaged, JournalError
from terminal.journal.past import LOOK_BACK, Past
from terminal.recall.following import NonsenseError

UNREADABLE = (JournalError, NonsenseError)
"""What reading a volume may raise."""

OPENING = 1_000
"""To open a volume takes as long as to look through so many events."""

Opens = Callable[[], AbstractContextManager[Past]]
Entry = TypeVar("Entry")


@dataclass(frozen=True)
class Volume:
    """A journal of the cabinet. `opens` opens it, and raises JournalError where it cannot be."""

    opens: Opens
    cleared: e.Cleared | None = None
    """What has put it away; None for the journal that goes on."""

    @contextmanager
    def look_back(self) -> Iterator[Past]:
        """Look back in it. Raises JournalError; or NonsenseError for an event that this program makes nothing of."""
        with self.opens() as past:
            try:
                yield past
            except (MsgspecError, AssertionError) as error:
                raise NonsenseError(f"An event in it makes no sense ({error}).") from error

    @property
    def ended_ms(self) -> int | None:
        """When it was put away; None while it goes on."""
        return self.cleared.at_ms if self.cleared else None

    def unreadable(self, error: Exception) -> Unreadable:
        """That nothing of it is told, and why."""
        return Unreadable(self.cleared.archive if self.cleared else "", str(error))


class Unreadable(NamedTuple):
    """A volume that cannot be read."""

    archive: str
    """Where it lies; empty for the journal that goes on."""
    why: str

    @property
    def say(self) -> str:
        """One sentence."""
        return f"Archived journal {self.archive} cannot be read: {self.why}" if self.archive else self.why


def volumes(running: Opens, archives: Archives | None) -> Iterator[Volume]:
    """Every volume, the one that goes on first; without `archives` it alone."""
    volume = Volume(running)
    yield volume
    if archives is None:
        return
    met: set[str] = set()
    while True:
        cleared = _before(volume)
        if cleared is None or cleared.archive in met:
            cleared = _newest(archives, met)
        if cleared is None:
            return
        met.add(cleared.archive)
        volume = Volume(_opens(archives, cleared), cleared)
        yield volume


@dataclass
class Gathered(Generic[Entry]):
    """Entries of a list out of several volumes, the newest first."""

    entries: list[Entry] = field(default_factory=list)
    unreadable: list[Unreadable] = field(default_factory=list)
    """Why some volumes are not told."""
    looked_through: int = 0
    """How many events were there to be looked through."""


def gathered(
    among: Iterable[Volume], read: Callable[[Volume, Past, int], Sequence[Entry]], most: int
) -> Gathered[Entry]:
    """Gather the newest entries of a list out of as many volumes as it takes, and no more than a moment allows.

    `read` is given a volume, and how many entries there is room for.
    """
    found = Gathered[Entry]()
    for volume in among:
        try:
            with volume.look_back() as past:
                found.looked_through += max(past.seq, OPENING)
                found.entries += read(volume, past, most - len(found.entries))
        except UNREADABLE as error:
            found.unreadable.append(volume.unreadable(error))
            found.looked_through += OPENING
        if len(found.entries) >= most or found.looked_through > LOOK_BACK:
            break
    return found


def _before(volume: Volume) -> e.Cleared | None:
    """The RAM clear that a volume begins with; None where it begins with none, or its first event cannot be read."""
    try:
        with volume.opens() as past:
            first = next(past.rows(0, 1), None)
    except JournalError:
        return None
    return _cleared(first.body) if first else None


def _newest(archives: Archives, met: set[str]) -> e.Cleared | None:
    """The one that was put away last, of those that were not met."""
    names = archives.names()
    found = [one for name in names if name not in met and (one := _recorded(archives, name, names))]
    return max(found, key=lambda one: (one.at_ms, one.archive), default=None)


def _recorded(archives: Archives, name: str, names: Sequence[str]) -> e.Cleared | None:
    """What was written down of an archive, under the name that its folder has now; None for a copy of another one.

    Of one that has no record nothing is known, and it is named all the same.
    """
    under_way = _cleared(archives.record_under_way())
    found = _cleared(archives.record(name)) or (under_way if under_way and under_way.archive == name else None)
    if found is None:
        return e.Cleared(0, (), name, 0, "", None)
    if found.archive == name:
        return found
    return None if found.archive in names else replace(found, archive=name)


def _cleared(body: bytes) -> e.Cleared | None:
    try:
        event = e.from_bytes(body)
    except MsgspecError:
        return None
    return event if isinstance(event, e.Cleared) else None


def _opens(archives: Archives, cleared: e.Cleared) -> Opens:
    if not cleared.at_ms:
        return _unrecorded
    return lambda: archives.look_back(cleared.archive, (cleared.seq, cleared.chain) if cleared.chain else None)


def _unrecorded() -> AbstractContextManager[Past]:
    raise JournalDamaged("The record of its RAM clear is missing or damaged.")
