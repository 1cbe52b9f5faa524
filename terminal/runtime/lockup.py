"""A lock of play, and what still works under it: the orders of the devices, and doors and keys that are only shown.

Whether a lock writes. The journal takes events under a lock that was not caused by the journal itself: the meters did
not agree, a device sent an impossible report, or a sheet, the currency or the program has changed. These events come
from the board alone (`terminal/cabinet/board.py`), and can be trusted even if something else cannot:

* An event holds what the board has reported. The state in memory is not written: no snapshot is taken under a lock, and
  the next start folds the state again from the journal.
* The cause of the lock has booked nothing, because the runtime folds and audits before it appends. The board's event
  takes the same path; if the audit or the append fails, the lock stops writing.

A lock that does not write leaves the evidence with the board: the board is ordered to keep openings, and its reports
stay unhandled. Doors and keys are then shown as the board reports them, with alarm and lamp, and the next start
journals them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec
from msgspec.structs import replace

from drivers.ports import AnyPort, BoardInputs, BoardOrder, Lamp, Lost, Order, Report, ValidatorOrder
from drivers.ports.message import Message, message
from terminal.cabinet.board import BOARD
from terminal.messages.english import sentence

JOURNAL_UNUSABLE = message("lock.journal_unusable")
JOURNAL_UNWRITABLE = message("lock.journal_unwritable")
METERS_DISAGREE = message("lock.meters_disagree")
PASSES = message("lock.passes")
"""Why play is only held: it goes on by itself."""

_NOTHING = BoardInputs((), ())


class Lock(msgspec.Struct, frozen=True):
    """Why play is locked: for the screen, a title and one sentence. Only the staff and a restart end it."""

    title: Message
    why: Message
    passes: bool = False
    """It is only a hold: nothing is wrong, and it ends by itself."""
    writes: bool = True
    """The journal is still written, with the board's reports of the doors."""

    def __str__(self) -> str:
        """In English, for the log and the command line."""
        return f"{sentence(self.title)}: {sentence(self.why)}"


class SeenInputs(msgspec.Struct, frozen=True):
    """The state of doors and keys by the board's last report, if it is not journaled."""

    inputs: BoardInputs = _NOTHING
    opened: bool = False
    """The report contained a newly opened door: the alarm must sound."""

    def after(self, report: Report) -> SeenInputs:
        """The state after this report. A key that can no longer be read counts as not turned."""
        match report:
            case BoardInputs():
                return SeenInputs(report, bool(set(report.doors_open) - set(self.inputs.doors_open)))
            case Lost():
                return SeenInputs(replace(self.inputs, keys_turned=()))
        return SeenInputs(self.inputs)


class UnjournaledInputs:
    """Unjournaled inputs: doors and keys as the board last reported them, once a lock does not write."""

    def __init__(self) -> None:
        self._seen: SeenInputs | None = None
        self._see: Callable[[SeenInputs], None] = lambda _: None

    def follow(self, see: Callable[[SeenInputs], None]) -> None:
        """Call `see` for each report of the board."""
        self._see = see

    def take(self, report: Report, known: BoardInputs) -> None:
        """Show the state after this report; `known` is the state by the last event."""
        self._seen = (self._seen or SeenInputs(known)).after(report)
        self._see(self._seen)

    def inputs(self, known: BoardInputs) -> BoardInputs:
        """The current state."""
        return known if self._seen is None else self._seen.inputs


def board_alone(drivers: Mapping[str, AnyPort]) -> dict[str, AnyPort]:
    """The only device that a start under a lock talks to: the board, for the doors and the staff's keys."""
    return {name: driver for name, driver in drivers.items() if name == BOARD}


def board_order(*, door_open: bool, writes: bool) -> BoardOrder:
    """The order to the board while play is locked: its lamp, and who keeps openings."""
    return BoardOrder(Lamp.DOOR if door_open else Lamp.TILT, keep_openings=not writes)


def orders(wanted: Mapping[str, Order], doors_open: tuple[str, ...], *, writes: bool) -> dict[str, Order]:
    """The orders under a lock: devices finish what is under way, but accept no more bills."""
    return {name: _order(order, doors_open, writes=writes) for name, order in wanted.items()}


def _order(order: Order, doors_open: tuple[str, ...], *, writes: bool) -> Order:
    match order:
        case ValidatorOrder():
            return replace(order, accept=False)
        case BoardOrder():
            return board_order(door_open=bool(doors_open), writes=writes)
    return order
