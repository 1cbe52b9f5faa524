"""A lock of play, and what it leaves of the street: what the devices are to do, and doors and keys that are only seen.

Whether a lock writes. The journal takes events under a lock that is not of the journal itself: when the meters did not
agree, a device reported what cannot be, a sheet, the currency or the program is not what it was. These events are the
board's words alone (`terminal/cabinet/board.py`), and can be trusted though something else cannot:

* An event holds what the board has said. Of the state that is in memory nothing is written: no snapshot is taken under
  a lock, and the next start makes the state anew from what stands in the journal.
* What has locked play has booked nothing, for the street folds and audits before it appends. The board's event goes the
  same way; where it does not pass the audit, or the append fails, the lock writes no more from then on.

A lock that writes nothing leaves the evidence with the board: it is told to keep what was opened, and its reports stay
unhandled. Doors and keys are shown then as they are seen, with alarm and lamp, and the next start journals them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from drivers.ports import AnyPort, BoardInputs, BoardOrder, Lamp, Lost, Order, Report, ValidatorOrder
from terminal.cabinet.board import BOARD

_NOTHING = BoardInputs((), ())


@dataclass(frozen=True)
class Lock:
    """Why play is locked: for the screen, a title and one sentence. Only the staff and a new start end it."""

    title: str
    say: str
    passes: bool = False
    """It is only a hold: nothing is wrong, and it ends by itself."""
    writes: bool = True
    """The journal is still written, with what the board says of the doors."""


@dataclass(frozen=True)
class Seen:
    """How doors and keys stand by the board's last word, where nothing of it is written down."""

    inputs: BoardInputs = _NOTHING
    opened: bool = False
    """That word told of a door that was opened: the alarm is to be heard."""

    def after(self, report: Report) -> Seen:
        """How they stand after this report. A key that nobody can see any more is not turned."""
        match report:
            case BoardInputs():
                return Seen(report, bool(set(report.doors_open) - set(self.inputs.doors_open)))
            case Lost():
                return Seen(replace(self.inputs, keys_turned=()))
        return Seen(self.inputs)


class Unwritten:
    """Doors and keys once a lock writes nothing: as the board's last word has them, told to whoever follows them."""

    def __init__(self) -> None:
        self._seen: Seen | None = None
        self._see: Callable[[Seen], None] = lambda _: None

    def follow(self, see: Callable[[Seen], None]) -> None:
        """Tell `see` of each word of the board."""
        self._see = see

    def take(self, report: Report, known: BoardInputs) -> None:
        """Tell how they stand after this report; `known` is how they stood by the last event."""
        self._seen = (self._seen or Seen(known)).after(report)
        self._see(self._seen)

    def inputs(self, known: BoardInputs) -> BoardInputs:
        """How they stand now."""
        return known if self._seen is None else self._seen.inputs


def heard(drivers: Mapping[str, AnyPort]) -> dict[str, AnyPort]:
    """The one device that a start under a lock talks to: doors and the staff's keys are the board's."""
    return {name: driver for name, driver in drivers.items() if name == BOARD}


def board_order(*, door_open: bool, writes: bool) -> BoardOrder:
    """The lamp of a terminal whose play is locked, and who is to remember what is opened."""
    return BoardOrder(Lamp.DOOR if door_open else Lamp.TILT, keep_openings=not writes)


def orders(wanted: Mapping[str, Order], doors_open: tuple[str, ...], *, writes: bool) -> dict[str, Order]:
    """What the devices are to do under a lock: finish what is under way, but take no more bills."""
    return {name: _order(order, doors_open, writes=writes) for name, order in wanted.items()}


def _order(order: Order, doors_open: tuple[str, ...], *, writes: bool) -> Order:
    match order:
        case ValidatorOrder():
            return replace(order, accept=False)
        case BoardOrder():
            return board_order(door_open=bool(doors_open), writes=writes)
    return order
