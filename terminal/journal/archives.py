"""The journals archived by RAM clears, each in a folder of its own. Reading changes none of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from terminal.journal.errors import JournalBroken
from terminal.journal.putting_away import ARCHIVES, RECORD, record_of
from terminal.journal.reading import look_back
from terminal.messages.lazy import message

if TYPE_CHECKING:
    from pathlib import Path

    from terminal.journal.history import History


class Archives:
    """The archived journals of a cabinet, by the names of their folders."""

    def __init__(self, path: Path) -> None:
        """`path` is the journal whose history is read: the current one, or an archived one."""
        self._put_away_itself = path.parent.parent.name == ARCHIVES
        self._folder = path.parent.parent if self._put_away_itself else path.parent / ARCHIVES
        self._path = path

    def names(self) -> Sequence[str]:
        """Every folder with a journal or its record. None if `path` itself is archived: some archives are newer."""
        if self._put_away_itself:
            return ()
        try:
            return sorted(one.name for one in self._folder.iterdir() if self._is_one(one))
        except OSError:  # there are none, or the folder is unreadable, which is found when one is opened
            return ()

    def record(self, name: str) -> bytes:
        """The record written when this journal was archived; empty if there is no readable one."""
        try:
            return (self._folder / name / RECORD).read_bytes()
        except OSError:
            return b""

    @property
    def own_name(self) -> str:
        """The name of the journal whose history is read, if it is archived itself; empty if it is the current one."""
        return self._path.parent.name if self._put_away_itself else ""

    def record_under_way(self) -> bytes:
        """The record of a clear that was interrupted, and that the next start completes; empty if there is none."""
        try:
            return record_of(self._path) or b""
        except OSError:
            return b""

    @contextmanager
    def look_back(self, name: str, end: tuple[int, str] | None) -> Iterator[History]:
        """Open the history of an archive whose last event must have this number and hash; None if they are unknown.

        Raises JournalError, also if the archive does not end as it did when it was made. An archive in use by another
        program is not waited for: it is never written, and a screen may be reading it.
        """
        with look_back(self._folder / name / self._path.name, busy_seconds=0) as history:
            if end is not None:
                _check_end(history, *end)
            yield history

    def _is_one(self, folder: Path) -> bool:
        return (folder / RECORD).exists() or (folder / self._path.name).exists()


def _check_end(history: History, seq: int, chain: str) -> None:
    if history.seq < seq:
        raise JournalBroken(history.seq + 1, message("journal.end_missing", number=seq))
    if history.seq > seq or history.chain(seq).hex() != chain:
        raise JournalBroken(history.seq, message("journal.event_replaced"))
