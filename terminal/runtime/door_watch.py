"""Doors and keys of a terminal that could not open: it has no journal, so they are shown but not recorded.

The alarm sounds, the lamp is lit and the doors are shown on the screen (regulation D1). The board is ordered to keep
openings, and none of its reports is handled: the next start that opens the journal records them (regulation D2).
"""

from __future__ import annotations

from collections.abc import Callable

from drivers.ports import AnyPort, BoardOrder, DoorsOpenedUnseen, Lamp, Listener, Order, Report
from terminal.runtime import lockup
from terminal.runtime.inbox import Inbox
from terminal.runtime.lockup import SeenInputs


class DoorWatch:
    """Listens to the cabinet board only. Its owner drains it; only the board's own thread comes from elsewhere."""

    def __init__(self, board: AnyPort, see: Callable[[SeenInputs], None]) -> None:
        self._board = board
        self._see = see
        self._seen = SeenInputs()
        self._order: BoardOrder | None = None
        self._inbox = Inbox()

    def start(self, wake: Callable[[], None]) -> None:
        """Begin to listen. `wake` is called on any thread, and must have `drain` called on the owner's."""
        self._inbox.wake_by(wake)
        self._want()
        self._board.start(self._reported)

    def drain(self) -> None:
        """Show what the board has reported since the last time."""
        self._inbox.drain()

    def stop(self) -> None:
        """Stop listening."""
        self._board.stop()

    def _reported(self, number: int, report: Report) -> None:
        del number  # reports are never marked as handled
        self._inbox.put(lambda: self._take(report))

    def _take(self, report: Report) -> None:
        self._seen = self._seen.after(report)
        self._see(self._seen)
        self._want()

    def _want(self) -> None:
        order = lockup.board_order(door_open=bool(self._seen.inputs.doors_open), writes=False)
        if order != self._order:
            self._order = order
            self._board.want(order)


class KeepingBoard:
    """A board's driver for a journal that is not the cabinet's and cannot be used: play is locked, whatever is ordered.

    The board keeps its evidence, and its lamp shows a lock-up.
    """

    def __init__(self, board: AnyPort) -> None:
        self._board = board

    def start(self, listener: Listener[Report]) -> None:
        """Start communicating. Unseen openings are not reported: they belong in the cabinet's own journal."""

        def reported(number: int, report: Report) -> None:
            if not isinstance(report, DoorsOpenedUnseen):
                listener(number, report)

        self._board.start(reported)

    def want(self, order: Order) -> None:
        """Replace the order."""
        assert isinstance(order, BoardOrder), order
        self._board.want(lockup.board_order(door_open=order.lamp is Lamp.DOOR, writes=False))

    def handled(self, number: int) -> None:
        """Not passed on: what is durable here is lost with this journal."""

    def stop(self) -> None:
        """Stop communicating."""
        self._board.stop()
