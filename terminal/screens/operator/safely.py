"""What a page reports of the journals that it reads: that one is damaged, or how far back it has looked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any, Generic, TypeVar

from terminal.journal.history import LOOK_BACK, History
from terminal.recall.kept_journals import KeptJournal, Merged, UnreadableError, merged
from terminal.screens.operator.list_page import Listing
from terminal.screens.operator.page import Desk
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

Entry = TypeVar("Entry")
Read = Callable[[KeptJournal, History, int], Sequence[Entry]]


def why_unreadable(error: UnreadableError) -> str:
    """Say what is wrong with the journal."""
    return languages.message_sentence(error.message)


class MergedList(Generic[Entry]):
    """A list from the current journal and the archived ones, which never change and are read once."""

    def __init__(self, desk: Desk, read: Read[Entry], most: int) -> None:
        """`read` returns at most the given number of a journal's entries; `most` is the length of the list."""
        self._desk, self._read, self._most = desk, read, most
        self._before: Merged[Entry] | None = None
        self._now = Merged[Entry]()

    def entries(self) -> Sequence[Entry]:
        """Read the list again."""
        self._now = merged(islice(self._desk.kept_journals(), 1), self._read, self._most)
        room = self._most - len(self._now.entries)
        if not room or self._now.looked_through > LOOK_BACK:
            return self._now.entries
        if self._before is None:
            self._before = merged(islice(self._desk.kept_journals(), 1, None), self._read, room)
        return [*self._now.entries, *self._before.entries[:room]]

    def why_empty(self) -> str:
        """Why the list is empty; empty if it is not, or everything was read."""
        return "" if self._found else self._missing()

    def remark(self) -> str:
        """What is missing in the list, and how far back it has looked if the list is not full."""
        bounded = self._found < self._most and sum(part.looked_through for part in self._parts) > LOOK_BACK
        far = translate("Operator", "Looked for among the last {0} events").format(LOOK_BACK) if bounded else ""
        return "  ".join(filter(None, (self._missing() if self._found else "", far)))

    @property
    def _parts(self) -> Sequence[Merged[Entry]]:
        return (self._now, self._before) if self._before else (self._now,)

    @property
    def _found(self) -> int:
        return sum(len(part.entries) for part in self._parts)

    def _missing(self) -> str:
        return "  ".join(languages.message_sentence(one) for part in self._parts for one in part.unreadable)


class FromJournals(Listing):
    """A list of what `merged` reads from the journals, and what it reports of them."""

    merged: MergedList[Any]

    def footnote(self) -> str:
        """What is missing, and why."""
        return self.merged.remark()

    def nothing(self) -> str:
        """The message if the journal cannot be read."""
        return self.merged.why_empty() or super().nothing()
