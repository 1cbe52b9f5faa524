"""The journals of a cabinet's history, the newest first: the current one, and each that a RAM clear has archived.

A journal that begins with a RAM clear names the one before it, with its last event's number and hash: the archive read
in its place must end with that very event. If this chain breaks, because an archive is damaged or missing, it continues
with the newest archive not named so far, by the record written when it was archived. So a journal that cannot be read
becomes one sentence, and all others are still read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager

import msgspec
from msgspec import MsgspecError
from msgspec.structs import replace

from drivers.ports.message import Message, message
from terminal.cabinet import events as e
from terminal.journal.archives import Archives
from terminal.journal.errors import JournalDamaged, JournalError
from terminal.journal.history import History
from terminal.recall.following import NonsenseError

UnreadableError = JournalError | NonsenseError
UNREADABLE = (JournalError, NonsenseError)
"""What reading a journal may raise."""

OPENING = 1_000
"""Opening a journal takes as long as looking through this many events."""

Opens = Callable[[], AbstractContextManager[History]]


class KeptJournal(msgspec.Struct, frozen=True):
    """A journal of the cabinet. `opens` opens it, and raises JournalError if that fails."""

    opens: Opens
    cleared: e.Cleared | None = None
    """The RAM clear that archived it; None for the current journal, and for one whose record is not beside it."""

    @contextmanager
    def look_back(self) -> Iterator[History]:
        """Read its history. Raises JournalError, or NonsenseError for an event that this program cannot interpret."""
        with self.opens() as history:
            try:
                yield history
            except (MsgspecError, AssertionError) as error:
                raise NonsenseError(message("journal.event_senseless", error=str(error))) from error

    @property
    def ended_ms(self) -> int | None:
        """When it was archived; None for the current journal."""
        return self.cleared.at_ms if self.cleared else None

    def unreadable(self, error: UnreadableError) -> Message:
        """That it cannot be read, and why."""
        if self.cleared is None:
            return error.message
        return message("journal.archive_unreadable", archive=self.cleared.archive, why=error.message)


def kept_journals(running: Opens, archives: Archives | None) -> Iterator[KeptJournal]:
    """Every journal, the current one first, or the archived one that is read; without `archives` only that one."""
    own = _own(archives) if archives is not None else None
    kept = KeptJournal(running, own)
    yield kept
    if archives is None:
        return
    met: set[str] = set() if own is None else {own.archive}
    while True:
        cleared = _before(kept)
        if cleared is None or cleared.archive in met:
            cleared = _newest(archives, met)
        if cleared is None:
            return
        met.add(cleared.archive)
        kept = KeptJournal(_opens(archives, cleared), cleared)
        yield kept


def _own(archives: Archives) -> e.Cleared | None:
    """The RAM clear that archived the journal that is read itself, by its record."""
    name = archives.own_name
    found = _cleared(archives.record(name)) if name else None
    return None if found is None else replace(found, archive=name)


def _before(kept: KeptJournal) -> e.Cleared | None:
    """The RAM clear that a journal begins with; None without one, or if its first event cannot be read."""
    try:
        with kept.opens() as history:
            first = next(history.rows(0, 1), None)
    except JournalError:
        return None
    return _cleared(first.body) if first else None


def _newest(archives: Archives, met: set[str]) -> e.Cleared | None:
    """The archive made last, of those not met."""
    names = archives.names()
    found = [one for name in names if name not in met and (one := _recorded(archives, name, names))]
    return max(found, key=lambda one: (one.at_ms, one.archive), default=None)


def _recorded(archives: Archives, name: str, names: Sequence[str]) -> e.Cleared | None:
    """The record of an archive, under the current name of its folder; None for a copy of another archive.

    An archive without a record is unknown, but is named as well.
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


def _unrecorded() -> AbstractContextManager[History]:
    raise JournalDamaged(message("journal.archive_record_missing"))
