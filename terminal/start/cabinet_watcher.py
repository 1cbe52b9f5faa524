"""Follows the journal of a cabinet that another process runs, for its second screen: what is durable there is shown.

The cabinet knows nothing of it. Nothing is written, no lock is held between two looks, and a cabinet that is closed,
cleared or started again is simply followed again.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from drivers.ports.message import message
from drivers.ports.table import ShownRound
from drivers.ports.table_board import TableBoard
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.shown_table import board_alone, round_alone
from terminal.cabinet.state import State
from terminal.journal.errors import JournalError
from terminal.journal.history import History
from terminal.journal.reading import look_back
from terminal.recall.following import Follower, NonsenseError, Place, at_once, next_state
from terminal.table.watching.sight import Sight

LOOK_S = 0.1
"""How often it is looked whether the journal has grown."""
RETRY_S = 1.0
BUSY_S = 1.0
"""How long a reader waits for a cabinet that writes."""
CLOSE_S = 3.0
UNKNOWN_CHAIN = b""

Mark = tuple[int, int, int]


class CabinetWatcher:
    """Watches from a thread of its own until it is closed. What it sees is told on that thread."""

    def __init__(
        self,
        cabinet: Cabinet,
        journal: Path,
        tell: Callable[[Sight], None],
        wall_ms: Callable[[], int],
        now_ms: Callable[[], int],
    ) -> None:
        """`wall_ms` is the time of day, which the cabinet on this machine shares; `now_ms` never goes back."""
        self._cabinet = cabinet
        self._journal = journal
        self._tell = tell
        self._wall_ms = wall_ms
        self._now_ms = now_ms
        self._place = Place(0, cabinet.new_state())
        self._chain = UNKNOWN_CHAIN
        self._marks: tuple[Mark, ...] = ()
        self._sight = Sight()
        self._board: tuple[State | None, TableBoard] = (None, TableBoard())
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._follow, name="cabinet watcher", daemon=True)

    def start(self) -> None:
        """Begin to watch."""
        self._thread.start()

    def close(self) -> None:
        """End the thread."""
        self._closing.set()
        self._thread.join(CLOSE_S)

    # On its own thread ------------------------------------------------------------------------------------------------

    def _follow(self) -> None:
        while not self._closing.is_set():
            self._closing.wait(LOOK_S if self.look() else RETRY_S)

    def look(self) -> bool:
        """Look once, and tell what has changed; False if the journal could not be read."""
        try:
            self._catch_up()
        except (JournalError, NonsenseError) as error:
            self._show(replace(self._sight, trouble=message("journal.not_followed", error=str(error))))
            return False
        self._show(self._seen())
        return True

    def _catch_up(self) -> None:
        """Fold what the journal has more than before."""
        marks = tuple(_mark(path) for path in (self._journal, self._journal.with_name(f"{self._journal.name}-wal")))
        if marks == self._marks:
            return
        with look_back(self._journal, BUSY_S) as history:
            if not self._continues(history):
                self._place = Place(0, self._cabinet.new_state())
            self._place = self._at_the_end(history)
            self._chain = history.chain(self._place.seq) if self._place.seq else UNKNOWN_CHAIN
        self._marks = marks

    def _continues(self, history: History) -> bool:
        """Whether it is the journal that was read before: after a RAM clear it is another one."""
        seq = self._place.seq
        return seq <= history.seq and (not seq or history.chain(seq) == self._chain)

    def _at_the_end(self, history: History) -> Place:
        if not self._place.seq:
            return at_once(Follower(history, self._cabinet.new_state()).to(history.seq))
        place = self._place
        for row in history.rows(place.seq, history.seq):
            place = Place(row.seq, next_state(place.state, row)[1])
        return Place(history.seq, place.state)

    def _seen(self) -> Sight:
        state = self._place.state
        cabinet = self._cabinet.in_force(state)
        if self._board[0] is not state:
            self._board = (state, board_alone(cabinet, state))
        shown = round_alone(cabinet, state, self._wall_ms())
        before = self._sight
        if before.shown is not None and _untimed(before.shown) == _untimed(shown) and before.board is self._board[1]:
            shown, since_ms = before.shown, before.since_ms  # its clock goes on by itself
        else:
            since_ms = self._now_ms()
        return Sight(shown, since_ms, self._board[1], read=True)

    def _show(self, sight: Sight) -> None:
        if sight != self._sight:
            self._sight = sight
            self._tell(sight)


def _untimed(shown: ShownRound) -> ShownRound:
    return replace(shown, remaining_ms=0)


def _mark(path: Path) -> Mark:
    """What changes of a file with every write."""
    try:
        found = path.stat()
    except OSError:
        return (0, 0, 0)
    return (found.st_ino, found.st_size, found.st_mtime_ns)
