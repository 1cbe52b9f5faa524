"""The people who look after the cabinet: they see the lamp, come after a while, and put right what they find."""

from __future__ import annotations

from collections.abc import Sequence

from drivers.ports import Lamp
from terminal.cabinet import commands as c
from terminal.cabinet.staff import KEY
from terminal.runtime import Runtime
from terminal.simulation.board import Board
from terminal.simulation.checks import Checks
from terminal.simulation.device import Device
from terminal.simulation.world import World

LOOK_MS = (20_000, 240_000)
"""From one look at the lamp to the next."""
WORK_MS = 15_000


class Staff:
    """The attendants of one cabinet. They tell the truth about what they find."""

    def __init__(self, world: World, checks: Checks, board: Board, devices: Sequence[Device]) -> None:
        self._world = world
        self._checks = checks
        self._board = board
        self._devices = devices
        self.runtime: Runtime | None = None
        """The terminal, while one runs."""
        self._look_later()

    def _look_later(self) -> None:
        self._world.within(*LOOK_MS, self._look)

    def _look(self) -> None:
        if self._board.lamp is not Lamp.OFF or self._checks.printer.needs_hand or self._screen_asks:
            self.put_right()
        self._look_later()

    @property
    def _screen_asks(self) -> bool:
        """The screen says that something is wrong, even where the lamp cannot."""
        state = self.runtime.state if self.runtime else None
        if state is None:
            return False
        faulty = any(device.faulty for device in state.devices.values())
        return faulty or bool(state.hand_pays or state.disputes or (state.ticket and state.ticket.doubt))

    def put_right(self) -> None:
        """Turn the key, plug in and repair, and a little later settle what only a person can."""
        for device in self._devices:
            device.plug()
        self._checks.validator.free()
        self._checks.printer.serve()
        self._checks.dice.repair()
        for door in tuple(self._board.doors_open):
            self._board.door(door, opened=False)
        self._board.turn(KEY, on=True)
        self._world.after(WORK_MS, self._settle)

    def _settle(self) -> None:
        if self.runtime is not None:
            self._pay_by_hand(self.runtime)
            self._settle_bills(self.runtime)
            self._settle_ticket(self.runtime)
        self._world.after(1, lambda: self._board.turn(KEY, on=False))

    def _pay_by_hand(self, runtime: Runtime) -> None:
        """Pay what is to be paid, and say so."""
        for due in runtime.state.hand_pays:
            runtime.touch(c.ConfirmHandPay(due.number))

    def _settle_bills(self, runtime: Runtime) -> None:
        """A disputed bill is in the stacker if more of its value are there than the books say."""
        for dispute in runtime.state.disputes:
            there = self._checks.validator.stacker_cents[dispute.value_cents]
            runtime.touch(c.SettleBill(dispute.number, there > self._checks.booked[dispute.value_cents]))

    def _settle_ticket(self, runtime: Runtime) -> None:
        matter = runtime.state.ticket
        if matter is not None and matter.doubt:
            printed = self._checks.printer.printed[matter.ticket.validation] > 0
            runtime.touch(c.SettleTicket(matter.ticket.number, printed))
