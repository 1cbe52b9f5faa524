"""What is left of the street while play is locked: what the devices are to do, and doors and keys that are only seen.

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

from dataclasses import dataclass, replace

from drivers.ports import BoardInputs, BoardOrder, Lamp, Lost, Order, Report, ValidatorOrder

_NOTHING = BoardInputs((), ())


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


def board_order(*, door_open: bool, writes: bool) -> BoardOrder:
    """The lamp of a terminal whose play is locked, and who is to remember what is opened."""
    return BoardOrder(Lamp.DOOR if door_open else Lamp.TILT, keep_openings=not writes)


def ordered(order: Order, doors_open: tuple[str, ...], *, writes: bool) -> Order:
    """What a device is to do under a lock: finish what is under way, but take no more bills."""
    match order:
        case ValidatorOrder():
            return replace(order, accept=False)
        case BoardOrder():
            return board_order(door_open=bool(doors_open), writes=writes)
    return order
