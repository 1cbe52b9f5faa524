"""A list read whole for an export, from the first journal of the cabinet to the current one, on another thread."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from terminal.exporting.export import Progress
from terminal.journal.chain import Row
from terminal.journal.history import History
from terminal.recall.kept_journals import UNREADABLE, KeptJournal
from terminal.screens.operator.list_page import Line
from terminal.screens.operator.page import Desk
from terminal.screens.translating import languages

ROWS_A_REPORT = 500
"""Events read between two reports of progress: a few milliseconds of work."""

Read = Callable[[KeptJournal, Iterator[Row]], Iterator[Line]]


def every_row(desk: Desk, kinds: Collection[str], read: Read, progress: Progress) -> Iterator[Line]:
    """The lines that `read` makes of the events of these kinds; one that says why, where a journal is unreadable."""
    journals = desk.journals_for_a_thread()
    for number, kept in enumerate(journals):
        try:
            with kept.look_back() as history:
                yield from read(kept, _rows(history, frozenset(kinds), _part(progress, number, len(journals))))
        except UNREADABLE as error:
            yield Line((languages.message_sentence(kept.unreadable(error)),), unread=True)


def _rows(history: History, kinds: Collection[str], progress: Progress) -> Iterator[Row]:
    for row in history.rows(0, history.seq):
        if row.seq % ROWS_A_REPORT == 0:
            progress(row.seq / history.seq)
        if row.kind in kinds:
            yield row


def _part(progress: Progress, number: int, of: int) -> Progress:
    return lambda share: progress((number + share) / of)
