"""Doors and keys of a terminal that did not open: with no journal of its own, all that happens to them is seen only.

The alarm sounds, the lamp is lit and the doors stand on the screen (regulation D1). The board is told to keep what is
opened, and none of its reports is handled: the next start that opens journals it (regulation D2).
"""

from __future__ import annotations

from collections.abc import Callable

from drivers.ports import AnyPort, BoardOrder, DoorsOpenedUnseen, Lamp, Listener, Order, Report
from terminal.runtime import lockup as under_lock
from terminal.runtime.inbox import Inbox
from terminal.runtime.lockup import Seen


class DoorWatch:
    """Listens to the cabinet board alone. Its owner drains it; only the board's own thread comes from elsewhere."""

    def __init__(self, board: AnyPort, see: Callable[[Seen], None]) -> None:
        self._board = board
        self._see = see
        self._seen = Seen()
        self._order: BoardOrder | None = None
        self._inbox = Inbox()

    def start(self, wake: Callable[[], None]) -> None:
        """Begin to listen. `wake` comes from any thread, and is to have `drain` called on the owner's."""
        self._inbox.wake_by(wake)
        self._want()
        self._board.start(self._reported)

    def drain(self) -> None:
        """Show what the board has said since the last time."""
        self._inbox.drain()

    def stop(self) -> None:
        """Stop listening."""
        self._board.stop()

    def _reported(self, number: int, report: Report) -> None:
        del number  # it is never handled
        self._inbox.put(lambda: self._take(report))

    def _take(self, report: Report) -> None:
        self._seen = self._seen.after(report)
        self._see(self._seen)
        self._want()

    def _want(self) -> None:
        order = under_lock.board_order(door_open=bool(self._seen.inputs.doors_open), writes=False)
        if order != self._order:
            self._order = order
            self._board.want(order)


class KeepingBoard:
    """A board's driver for a journal that is not the cabinet's, which cannot be used: play is locked, whatever it says.

    The board keeps its evidence, and its lamp is that of a lock.
    """

    def __init__(self, board: AnyPort) -> None:
        self._board = board

    def start(self, listener: Listener[Report]) -> None:
        """Begin to talk. What was opened unseen is not told: it is for the cabinet's own journal."""

        def told(number: int, report: Report) -> None:
            if not isinstance(report, DoorsOpenedUnseen):
                listener(number, report)

        self._board.start(told)

    def want(self, order: Order) -> None:
        """Replace the order."""
        assert isinstance(order, BoardOrder), order
        self._board.want(under_lock.board_order(door_open=order.lamp is Lamp.DOOR, writes=False))

    def handled(self, number: int) -> None:
        """What has become durable goes with its journal: the board is not told."""

    def stop(self) -> None:
        """Stop talking."""
        self._board.stop()
