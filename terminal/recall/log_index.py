"""The kinds of all events of a cabinet's journals: what a log turns its pages by, and finds an instant in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from drivers.ports.message import Message
from terminal.journal.history import History
from terminal.recall.kept_journals import OPENING, UNREADABLE, KeptJournal
from terminal.recall.kind_index import KindIndex


class LogJournal:
    """A journal with its index."""

    def __init__(self, kept: KeptJournal) -> None:
        self.kept = kept
        self.index = KindIndex()
        self.is_read = False
        """The index is complete, or the journal is unreadable."""
        self.unreadable: Message | None = None


class LogIndex:
    """The journals, the current one first, as far as they have been read."""

    def __init__(self) -> None:
        self.journals: list[LogJournal] = []
        self.is_read = False
        """All journals have been read."""
        self.has_failed = False
        """Reading ended by a mistake of the program: older events are missing."""

    def read(self, among: Iterable[KeptJournal]) -> Iterator[int]:
        """Read on from the newest journal to the oldest; yields about how many events each step has looked at.

        What is already read is left out, so that another thread can go on. A journal that cannot be read is noted.
        """
        for number, kept in enumerate(among):
            if number == len(self.journals):
                self.journals.append(LogJournal(kept))
            one = self.journals[number]
            if one.is_read:
                continue
            try:
                with kept.look_back() as history:
                    yield OPENING
                    yield from one.index.read_down(history)
            except UNREADABLE as error:
                one.unreadable = kept.unreadable(error)
            one.is_read = True
        self.is_read = True

    def extend(self, history: History) -> None:
        """Add what the current journal has got since. Raises JournalError."""
        if self.journals and self.journals[0].unreadable is None:
            self.journals[0].index.extend(history)

    @property
    def looked_through(self) -> int:
        """How many events are in it."""
        return sum(one.index.seq - one.index.down_to + 1 for one in self.journals)

    @property
    def share(self) -> float:
        """The fraction of the newest unread journal that has been read."""
        for one in self.journals:
            if not one.is_read:
                return 1 - (one.index.down_to - 1) / max(1, one.index.seq)
        return 1.0


def last_until(history: History, index: KindIndex, at_ms: int) -> int | None:
    """The last event of a journal that was written up to this instant; None if it is older than what has been read.

    Instants rise with the events. Where a clock was set back, the event of one of the equal instants is found.
    Raises JournalError.
    """
    return last_up_to(history, index.down_to, index.seq, at_ms)


def last_up_to(history: History, low: int, high: int, at_ms: int) -> int | None:
    """The same among the events from one number to another."""
    if low > high or history.at_ms(low) > at_ms:
        return None
    while low < high:
        middle = (low + high + 1) // 2
        if history.at_ms(middle) <= at_ms:
            low = middle
        else:
            high = middle - 1
    return low
