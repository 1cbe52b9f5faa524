"""The attendants of a shared table: they see lamps and screens, repair what they find, and pay by hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from drivers.ports import Lamp
from harness.simulation.board import Board
from harness.simulation.table.room import Room
from harness.simulation.table.station import Station
from harness.simulation.table.table import Table
from harness.simulation.terminal import Terminal
from terminal.cabinet import commands as c
from terminal.cabinet.keys import ATTENDANT, TECHNICIAN
from terminal.cabinet.state import State
from terminal.cabinet.state.bills import Dispute

LOOK_MS = (15_000, 90_000)
WORK_MS = 8_000
GAME_SHARE = 0.5
"""How often the attendant of a table that offers several games looks after the choice, at a look."""


class _Attendant:
    """Looks at one terminal every now and then."""

    def __init__(self, room: Room, board: Board, runtime: Callable[[], Terminal | None]) -> None:
        self._room = room
        self._board = board
        self._runtime = runtime
        room.within(*LOOK_MS, self._look)

    def _look(self) -> None:
        if self._board.lamp is not Lamp.OFF or self._asks():
            self.put_right()
        self._room.within(*LOOK_MS, self._look)

    def _asks(self) -> bool:
        runtime = self._runtime()
        return runtime is not None and self.is_needed(runtime.state)

    def is_needed(self, state: State) -> bool:
        """The screen shows that something is wrong."""
        return any(device.faulty for device in state.machine.devices.values())

    def repair(self) -> None:
        """Plug in and repair."""

    def settle(self, runtime: Terminal) -> None:
        """What needs the key."""

    def put_right(self) -> None:
        """Plug in and repair, and a little later settle what only a person can."""
        self.repair()
        for door in sorted(self._board.doors_open):
            self._board.door(door, opened=False)
        runtime = self._runtime()
        keys = [ATTENDANT]
        if runtime is not None and runtime.state.dice.alarms:
            keys.append(TECHNICIAN)
        for key in keys:
            self._board.turn(key, on=True)
        self._room.after(WORK_MS, partial(self._work, keys))

    def _work(self, keys: list[str]) -> None:
        if (runtime := self._runtime()) is not None:
            self.settle(runtime)
        for key in keys:
            self._room.after(1, partial(self._board.turn, key, on=False))


class StationAttendant(_Attendant):
    """The attendant of a station. Settles everything truthfully."""

    def __init__(self, station: Station) -> None:
        super().__init__(station.room, station.board, lambda: station.runtime)
        self._station = station
        self.paid_cents = 0
        """What was paid by hand."""
        self._paid: set[int] = set()

    def is_needed(self, state: State) -> bool:
        """A device is at fault, money is due, or in doubt."""
        doubt = state.ticketing.ticket is not None and state.ticketing.ticket.doubt
        due = state.hand_pay.due or state.acceptor.disputes
        return super().is_needed(state) or bool(due or doubt) or self._station.printer.needs_hand

    def repair(self) -> None:
        """Plug in and repair."""
        station = self._station
        for device in (station.validator, station.printer, station.board):
            device.plug()
        station.validator.free()
        station.printer.serve()

    def settle(self, runtime: Terminal) -> None:
        """Pay what is due, and settle what is in doubt."""
        for due in () if self._is_paid_at_table(runtime) else runtime.state.hand_pay.due:
            if not runtime.has_power:
                return
            if runtime.touch(c.ConfirmHandPay(due.number)) is not None and runtime.has_power:
                continue
            if due.number not in self._paid:
                self._paid.add(due.number)
                self.paid_cents += due.amount_cents
        for dispute in runtime.state.acceptor.disputes:
            runtime.touch(c.SettleBill(dispute.number, self._is_inside(dispute)))
        matter = runtime.state.ticketing.ticket
        if matter is not None and matter.doubt:
            printed = self._station.printer.printed[matter.ticket.validation] > 0
            runtime.touch(c.SettleTicket(matter.ticket.number, printed))

    def _is_paid_at_table(self, runtime: Terminal) -> bool:
        """A station that has not heard its table may not know that its seat was freed: they ask there."""
        checks = self._station.checks
        return runtime.state.at_table.unheard and (checks.freed or checks.to_be_freed) is not None

    def _is_inside(self, dispute: Dispute) -> bool:
        books, validator = self._station.checks.books, self._station.validator
        if dispute.validation:
            return validator.stacker_tickets[dispute.validation] > books.tickets_in[dispute.validation]
        return validator.stacker_cents[dispute.value_cents] > books.bills[dispute.value_cents]


class TableAttendant(_Attendant):
    """The attendant of the table itself."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.room, table.board, lambda: table.runtime)
        self._table = table

    def is_needed(self, state: State) -> bool:
        """A device is at fault, or the dice rest; or another game is wanted."""
        wanted = self._offers_several and self._room.happens(GAME_SHARE)
        return wanted or super().is_needed(state) or state.hosting.in_vain or bool(state.dice.alarms)

    @property
    def _offers_several(self) -> bool:
        """The table has a choice of games, and no dealer who makes it."""
        cabinet = self._table.cabinet
        return len(cabinet.games) > 1 and not cabinet.profile.has_dealer

    def repair(self) -> None:
        """Plug in and repair."""
        for device in (self._table.dice, self._table.board, self._table.printer):
            device.plug()
        self._table.dice.repair()
        self._table.printer.serve()

    def settle(self, runtime: Terminal) -> None:
        """Have the dice thrown again; choose the game that comes next, or withdraw it."""
        if self._offers_several:
            sheet = self._room.chance.choice(tuple(self._table.cabinet.games))
            runtime.touch(c.ChooseNextGame(runtime.state.hosting.rounds, sheet))
        hosting = runtime.state.hosting
        if hosting.in_vain:
            runtime.touch(c.ResumeTable(hosting.rounds, throw=hosting.throw_of_round))
