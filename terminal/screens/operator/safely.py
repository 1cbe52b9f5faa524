"""What a page says of the journals that it reads: that one is damaged, or how far back was looked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Generic, TypeVar

from terminal.journal.errors import JournalError
from terminal.journal.past import LOOK_BACK, Past
from terminal.recall.volumes import Gathered, Unreadable, Volume, gathered
from terminal.screens.operator.page import Desk
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

Entry = TypeVar("Entry")
Read = Callable[[Volume, Past, int], Sequence[Entry]]


def why_unreadable(error: Exception) -> str:
    """Say what is wrong with the journal."""
    return languages.lock_sentence(error.say if isinstance(error, JournalError) else str(error))


def sentence_of(unreadable: Unreadable) -> str:
    """Say what is wrong with a journal, and which, if it is not the one that goes on."""
    why = languages.lock_sentence(unreadable.why)
    if not unreadable.archive:
        return why
    return translate("Operator", "Archived journal {0} cannot be read: {1}").format(unreadable.archive, why)


class Gathering(Generic[Entry]):
    """A list out of the journal and those put away before it, which never change and are read once."""

    def __init__(self, desk: Desk, read: Read[Entry], most: int) -> None:
        """`read` tells of a volume as many entries as there is room for; `most` is the length of the list."""
        self._desk, self._read, self._most = desk, read, most
        self._before: Gathered[Entry] | None = None
        self._now = Gathered[Entry]()

    def entries(self) -> Sequence[Entry]:
        """Read the list anew."""
        self._now = gathered(islice(self._desk.volumes(), 1), self._read, self._most)
        room = self._most - len(self._now.entries)
        if not room or self._now.looked_through > LOOK_BACK:
            return self._now.entries
        if self._before is None:
            self._before = gathered(islice(self._desk.volumes(), 1, None), self._read, room)
        return [*self._now.entries, *self._before.entries[:room]]

    def why_empty(self) -> str:
        """Why nothing could be told; empty where there is something, or all was read."""
        return "" if self._found else self._missing()

    def remark(self) -> str:
        """What is missing of what is told, and how far back was looked for fewer than there is room for."""
        bounded = self._found < self._most and sum(part.looked_through for part in self._parts) > LOOK_BACK
        far = translate("Operator", "Looked for among the last {0} events").format(LOOK_BACK) if bounded else ""
        return "  ".join(filter(None, (self._missing() if self._found else "", far)))

    @property
    def _parts(self) -> Sequence[Gathered[Entry]]:
        return (self._now, self._before) if self._before else (self._now,)

    @property
    def _found(self) -> int:
        return sum(len(part.entries) for part in self._parts)

    def _missing(self) -> str:
        return "  ".join(sentence_of(one) for part in self._parts for one in part.unreadable)
