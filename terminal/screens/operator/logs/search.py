"""A search in a log, from its newest entry to its oldest, on any thread; what it has found can be shown meanwhile."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from threading import Event

from terminal.journal.history import History
from terminal.recall.kept_journals import UNREADABLE, KeptJournal
from terminal.recall.kind_index import Selection
from terminal.recall.log_index import LogJournal
from terminal.screens.operator.logs.words import Words

log = logging.getLogger(__name__)

SOME = 200
"""Entries that are read together."""
STRETCH = 65_536
"""Events that are looked through together for bytes."""
SPARSE = 20
"""Where not one in so many events is an entry, each is read by its number."""
PAUSE_S = 0.001
"""Leaves the processor to the screen between two steps."""

Place = tuple[LogJournal, int]
"""An entry: its journal, and the number of its event."""
Finds = Callable[[LogJournal, History, Sequence[int]], Sequence[int]]
"""Which of these entries, the newest first, are looked for."""


class Search:
    """One search. `run` works; other threads may read `found`, `share` and `is_over`, and `cancel`."""

    def __init__(
        self,
        words: Words,
        selected: Callable[[LogJournal], Selection],
        finds: Finds,
        direct: Callable[[LogJournal], Sequence[int]],
        *,
        recorded: int,
        most: int | None = None,
    ) -> None:
        """`direct` finds those that a number names, at once; `most` limits the entries that are looked through.

        A number of at least `recorded` digits is in the entry's own event, if it is in its row; 0 for none.
        """
        self.words = words
        self.found: list[Place] = []
        """The newest first."""
        self.share = 0.0
        self.is_over = False
        self.has_failed = False
        """It ended by a mistake of the program, before all was looked through."""
        self._selected, self._finds, self._direct = selected, finds, direct
        self._recorded_digits = words.recorded if 0 < recorded <= len(words.recorded) else b""
        self._most = most
        self._cancelled = Event()

    def cancel(self) -> None:
        """End it."""
        self._cancelled.set()

    def run(self, opened: Callable[[], Sequence[tuple[KeptJournal, LogJournal]]]) -> None:
        """Look through the journals, opened for this thread. An unreadable one is left out, as it was noted."""
        try:
            journals = opened()
            for number, (kept, one) in enumerate(journals):
                for share in self._in(kept, one):
                    self.share = (number + share) / len(journals)
                    if self._cancelled.wait(PAUSE_S):
                        return
        except Exception:
            log.exception("a search in a log failed")
            self.has_failed = True
        finally:
            self.is_over = True

    def _in(self, kept: KeptJournal, one: LogJournal) -> Iterator[float]:
        if one.unreadable is not None:
            return
        try:
            with kept.look_back() as history:
                named = set(self._direct(one))
                self.found += [(one, seq) for seq in sorted(named, reverse=True)]
                for seqs, share in self._candidates(one, history):
                    self.found += [(one, seq) for seq in self._finds(one, history, seqs) if seq not in named]
                    yield share
        except UNREADABLE as error:
            one.unreadable = kept.unreadable(error)

    def _candidates(self, one: LogJournal, history: History) -> Iterator[tuple[Sequence[int], float]]:
        """The entries that may be meant, some at a time, and the fraction that has been passed."""
        selection = self._selected(one)
        count = len(selection)
        if self._most is not None:
            count = min(count, self._most)
        if self._recorded_digits and count * SPARSE > one.index.seq:
            yield from self._recorded(one, history, selection)
            return
        for first in range(0, count, SOME):
            seqs = selection.at(first, min(SOME, count - first))
            if self._recorded_digits:
                seqs = [row.seq for row in reversed(history.at(seqs)) if self._recorded_digits in row.body]
            yield seqs, (first + SOME) / count

    def _recorded(
        self, one: LogJournal, history: History, selection: Selection
    ) -> Iterator[tuple[Sequence[int], float]]:
        """The entries whose events have these digits."""
        for end in range(one.index.seq, 0, -STRETCH):
            start = max(0, end - STRETCH)
            found = history.with_bytes(selection.kinds, self._recorded_digits, start, end)
            for first in range(0, len(found), SOME):
                yield found[first : first + SOME], 1 - end / one.index.seq
            yield (), 1 - start / one.index.seq
