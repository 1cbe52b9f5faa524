"""What the cabinet kept before each RAM clear, for a page: read in slices once the page is open, and only once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice

from PySide6.QtCore import QObject

from terminal.cabinet.state import State
from terminal.recall.ends import Ends, ends
from terminal.recall.kept_journals import KeptJournal
from terminal.screens.operator.page import Desk
from terminal.screens.operator.slices import Reading
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


class EarlierJournals:
    """The last states of the archived journals, the newest first; none before `begin`."""

    def __init__(self, desk: Desk, changed: Callable[[], None]) -> None:
        """`changed` is called when there is something new to show."""
        self._desk, self._changed = desk, changed
        self._ends = Ends()
        self._share = ""
        """The progress of reading a journal, as text; empty while nothing is being read."""
        self._reading: Reading[Ends] | None = None

    def begin(self, parent: QObject, wants: Callable[[Ends], bool]) -> None:
        """Read while `parent` exists, as many as are wanted."""
        self._reading = Reading(
            ends(islice(self._desk.kept_journals(), 1, None), self._desk.touch_gateway.cabinet.new_state(), wants),
            parent,
            done=self._done,
            failed=self._failed,
            goes_on=self._goes_on,
        )
        self._reading.go_on()

    @property
    def states(self) -> Sequence[tuple[KeptJournal, State]]:
        """Each archived journal with its last state."""
        return self._ends.found

    @property
    def is_read(self) -> bool:
        """Everything wanted has been read."""
        return self._reading is None

    def remark(self) -> str:
        """The progress of the reading, and what is missing."""
        if self._share:
            return translate("Operator", "The journal is being read: {0}").format(self._share)
        return "  ".join(map(languages.message_sentence, self._ends.unreadable))

    def _done(self, found: Ends) -> None:
        self._ends, self._share, self._reading = found, "", None
        self._changed()

    def _failed(self, error: Exception) -> None:
        raise AssertionError("every volume that cannot be read is named") from error

    def _goes_on(self, share: float) -> None:
        before, self._share = self._share, f"{share:.0%}"
        if self._share != before:
            self._changed()
