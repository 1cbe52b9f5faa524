"""The staff of the cabinet: they see the lamp, come after a while, and repair what they find."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from drivers.ports import Lamp
from harness.simulation.board import Board
from harness.simulation.checks import Checks
from harness.simulation.device import Pluggable
from harness.simulation.people import ATTENDANT as ANNA
from harness.simulation.people import SUPERVISOR, People
from harness.simulation.require import require
from harness.simulation.terminal import Terminal
from harness.simulation.world import World
from terminal.cabinet import commands as c
from terminal.cabinet.keys import ATTENDANT, TECHNICIAN
from terminal.cabinet.state.bills import Dispute

LOOK_MS = (20_000, 240_000)
"""The time from one look at the lamp to the next."""
WORK_MS = 15_000
OUT_OF_SERVICE_SHARE = 0.01
"""How often an attendant who looks puts the station out of service, until the next look."""
CANCEL_SHARE = 0.004
"""How often an attendant who looks pays the credit by hand, because the player asks for it."""
CREDIT_SHARE = 0.01
"""How often an attendant who looks gives credit by hand."""
CREDITS_CENTS = (1_00, 20_00, 50_00, 500_00)
"""The last is above the limit."""
SHIFT_SHARE = 0.02
"""How often an attendant who looks begins a shift, or ends the one that is open."""
DROP_SHARE = 0.01
"""How often an attendant who looks changes the cash box and counts what was in it."""
TWICE_SHARE = 0.3
"""How often a credit by hand is touched once more, by mistake."""
MISTAKEN_SHARE = 0.1
"""The share of hand pays that are cancelled first, because the attendant has no money with him."""


class Staff:
    """The attendants of one cabinet. They settle everything truthfully."""

    def __init__(
        self, world: World, checks: Checks, board: Board, devices: Sequence[Pluggable], people: People
    ) -> None:
        self._people = people
        self._world = world
        self._checks = checks
        self._board = board
        self._devices = devices
        self.runtime: Terminal | None = None
        """The terminal, if one is running."""
        self.paid_cents = 0
        """What the staff has paid out."""
        self._paid: set[int] = set()
        """The numbers of the hand pays that were paid."""
        self.given_cents = 0
        """What the staff has given as credit."""
        self.rests = False
        """Everything has to come to rest: the staff begins nothing more."""
        self._drop = 0
        """The number of the drop under way; 0 for none. Until it is counted, the key remains turned."""
        self._giving: tuple[int, int] | None = None
        """The number and the amount of a credit that was being given when the power failed."""
        self._look_later()

    def _look_later(self) -> None:
        self._world.within(*LOOK_MS, self._look)

    def _look(self) -> None:
        if self._drop or self.rests:
            self._look_later()
            return
        if self._board.lamp is not Lamp.OFF or self._checks.printer.needs_hand or self._screen_asks:
            self.put_right()
        elif self._world.happens(CANCEL_SHARE):
            self._with_key(self._cancel, ANNA)
        elif self._world.happens(CREDIT_SHARE):
            self._with_key(self._give, ANNA)
        elif self._world.happens(SHIFT_SHARE):
            self._with_key(self._change_shift)
        elif self._world.happens(DROP_SHARE):
            self._with_key(self._change_box)
        elif self._world.happens(OUT_OF_SERVICE_SHARE):
            self._with_key(lambda runtime: runtime.touch(c.TakeOutOfService()))
        self._look_later()

    @property
    def _screen_asks(self) -> bool:
        """The screen shows that something is wrong, even if the lamp cannot."""
        state = self.runtime.state if self.runtime else None
        if state is None:
            return False
        faulty = any(device.faulty for device in state.machine.devices.values())
        return faulty or bool(
            state.hand_pay.due or state.acceptor.disputes or (state.ticketing.ticket and state.ticketing.ticket.doubt)
        )

    def put_right(self) -> None:
        """Plug in and repair, and a little later settle what only a person can."""
        for device in self._devices:
            device.plug()
        self._checks.validator.free()
        self._checks.printer.serve()
        self._checks.dice.repair()
        for door in tuple(self._board.doors_open):
            self._board.door(door, opened=False)
        self._with_key(self._settle)

    def end_period(self) -> None:
        """End the accounting period, as every day, and print the last gaming day."""

        def read(runtime: Terminal) -> None:
            runtime.touch(c.PrintDay(runtime.state.known_days[-2:][0].number))
            runtime.touch(c.EndPeriod(runtime.state.accounting.period.number))

        self._with_key(read)

    def _with_key(self, act: Callable[[Terminal], object], name: str = SUPERVISOR) -> None:
        """Turn the key, sign in and do something a little later, and turn it back. Dice alarms end with another key."""
        keys = [ATTENDANT]
        if self.runtime is not None and self.runtime.state.dice.alarms:
            keys.append(TECHNICIAN)
        for key in keys:
            self._board.turn(key, on=True)

        def acted() -> None:
            if self.runtime is not None:
                self._people.try_forbidden(self.runtime)
                if delay_ms := self._people.sign_in(self.runtime, name):
                    self._world.after(delay_ms, acted)
                    return
                act(self.runtime)
            if not self._drop:
                for key in keys:
                    self._world.after(1, partial(self._board.turn, key, on=False))

        self._world.after(WORK_MS, acted)

    def _cancel(self, runtime: Terminal) -> None:
        if runtime.touch(c.CancelCredit()) is None:
            self._pay_by_hand(runtime)

    def _give(self, runtime: Terminal) -> None:
        """Give a credit; one that a power cut interrupted is given again, by its number, unless it was booked."""
        last = runtime.state.manual_credit.last_number
        limit_cents = runtime.cabinet.profile.manual_credit_limit_cents
        above_cents = limit_cents + 1_00
        refusal = runtime.touch(c.GiveCredit(last + 1, above_cents))
        require(refusal is not None, f"{above_cents} cents are given by hand, above the limit of {limit_cents}")
        number, cents = self._giving or (last + 1, self._world.chance.choice(CREDITS_CENTS))
        if (self._giving is not None and last >= number) or runtime.touch(c.GiveCredit(number, cents)) is None:
            self._giving, self.given_cents = None, self.given_cents + cents
            require(cents <= limit_cents, f"{cents} cents are given by hand, above the limit of {limit_cents}")
            if self._world.happens(TWICE_SHARE):
                runtime.touch(c.GiveCredit(number, cents))
        else:
            self._giving = None if runtime.has_power else (number, cents)

    def _change_shift(self, runtime: Terminal) -> None:
        shifts = runtime.state.shifts
        runtime.touch(c.EndShift(shifts.open[0].number) if shifts.open else c.BeginShift(shifts.last_number + 1))

    def _change_box(self, runtime: Terminal) -> None:
        """Take the cash box out by its door, unless anything about it is open, and put an empty one in."""
        acceptor = runtime.state.acceptor
        if acceptor.bill or acceptor.ticket_in or acceptor.disputes or not runtime.has_power:
            return
        self._board.door("cashbox", opened=True)
        taken = self._checks.validator.take_box()
        if taken is None:
            self._board.door("cashbox", opened=False)
            return
        self._drop = runtime.state.cash_box.last_number + 1
        self._checks.attendants.box_taken = taken
        self._world.after(WORK_MS, self._put_box)

    def _put_box(self) -> None:
        self._checks.validator.put_box()
        self._board.door("cashbox", opened=False)
        self._world.after(WORK_MS, self._count_box)

    def _count_box(self) -> None:
        """Record the drop if nothing has reported it, and enter the count; after a power cut, once it is back."""
        runtime, (taken, tickets) = self.runtime, self._checks.attendants.box_taken
        if runtime is not None and (delay_ms := self._people.sign_in(runtime, SUPERVISOR)):
            self._world.after(delay_ms, self._count_box)
            return
        if runtime is not None and runtime.state.cash_box.last_number < self._drop:
            runtime.touch(c.TakeDrop(self._drop))
        known = runtime.state.cash_box.drop(self._drop) if runtime is not None else None
        if runtime is not None and known is not None and known.counted is None:
            runtime.touch(c.CountDrop(self._drop, {str(value): count for value, count in taken.items()}, tickets))
        if runtime is None or not runtime.has_power or not self._is_done(runtime):
            self._board.turn(ATTENDANT, on=True)
            self._world.after(WORK_MS, self._count_box)
            return
        self._drop = 0
        self._world.after(1, partial(self._board.turn, ATTENDANT, on=False))

    def _is_done(self, runtime: Terminal) -> bool:
        """The drop is counted, or nothing was in the box, which is then no drop."""
        box = runtime.state.cash_box
        drop = box.drop(self._drop)
        if drop is None:
            return box.last_number < self._drop and not self._checks.attendants.box_taken[0]
        return drop.counted is not None

    def _settle(self, runtime: Terminal) -> None:
        if self._giving is not None:
            self._give(runtime)
        self._pay_by_hand(runtime)
        for dispute in runtime.state.acceptor.disputes:
            runtime.touch(c.SettleBill(dispute.number, self._is_inside(dispute)))
        self._settle_ticket(runtime)
        if runtime.state.machine.out_of_service is not None:
            runtime.touch(c.ReturnToService())

    def _pay_by_hand(self, runtime: Terminal) -> None:
        """Pay what is due, and confirm it. A payment interrupted by a power cut is not repeated, only confirmed."""
        for due in runtime.state.hand_pay.due:
            new = due.number not in self._paid
            if new and self._world.happens(MISTAKEN_SHARE) and runtime.touch(c.UndoHandPay(due.number)) is None:
                continue
            if not runtime.has_power:
                return
            if runtime.touch(c.ConfirmHandPay(due.number)) is not None and runtime.has_power:
                continue
            if new:
                self._paid.add(due.number)
                self.paid_cents += due.amount_cents

    def _is_inside(self, dispute: Dispute) -> bool:
        """A disputed bill or ticket is in the stacker if it holds more of its kind than the books."""
        books, validator = self._checks.books, self._checks.validator
        if dispute.validation:
            return validator.stacker_tickets[dispute.validation] > books.tickets_in[dispute.validation]
        return validator.stacker_cents[dispute.value_cents] > books.bills[dispute.value_cents]

    def _settle_ticket(self, runtime: Terminal) -> None:
        matter = runtime.state.ticketing.ticket
        if matter is not None and matter.doubt:
            printed = self._checks.printer.printed[matter.ticket.validation] > 0
            runtime.touch(c.SettleTicket(matter.ticket.number, printed))
