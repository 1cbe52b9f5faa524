"""What the cabinet board reports of itself, of doors and of keys: the facts, without the effect of a turned key.

Only these facts are still decided under a lock (regulation D1). They depend on nothing but the board's own report and,
so that they are recorded only once, on what is known of the board: they involve no money, no bet and no player, and
begin no gaming day.
"""

from __future__ import annotations

from drivers import ports
from terminal.cabinet.commands import FromDevice
from terminal.cabinet.device_status import lost
from terminal.cabinet.events import DeviceBack, DoorsOpenedUnseen, Event, InputsChanged
from terminal.cabinet.state import State

BOARD = "board"


def under_lock(state: State, command: FromDevice) -> tuple[Event, ...]:
    """Decide what follows from a report while play is locked: only what the board sees.

    A key turned under a lock opens the staff's menu, but ends no fault, no call and no reservation; it does that when
    it is turned after the next start. Reports of all other devices wait for that start too.
    """
    if command.device != BOARD:
        return ()
    match command.report:
        case ports.Lost(reason):
            return lost(state, BOARD, reason)
        case ports.Back(identity):
            return (DeviceBack(BOARD, identity),)
        case ports.BoardInputs():
            return inputs(state, command.report)
        case ports.DoorsOpenedUnseen():
            return opened_unseen(state, command.report)
    return ()


def inputs(state: State, report: ports.BoardInputs) -> tuple[Event, ...]:
    """The state of doors and keys, if it has changed."""
    doors_open, keys_turned = report.doors_open, report.keys_turned
    known = (
        state.machine.doors_open == doors_open
        and state.machine.keys_turned == keys_turned
        and state.machine.devices[BOARD].ready
    )
    return () if known else (InputsChanged(doors_open, keys_turned),)


def opened_unseen(state: State, report: ports.DoorsOpenedUnseen) -> tuple[Event, ...]:
    """Count the openings of this board record that were not reported before."""
    record = state.machine.door_record
    reported = record.openings if record.evidence == report.evidence else {}
    new = tuple(
        (door, count - reported.get(door, 0)) for door, count in report.openings if count > reported.get(door, 0)
    )
    return (DoorsOpenedUnseen(report.evidence, new),) if new else ()
