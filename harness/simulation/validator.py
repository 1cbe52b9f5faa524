"""A simulated bill validator: bills and tickets enter escrow, are stacked or returned, and sometimes jam."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Literal

from drivers import ports
from drivers.ports import BillAtPowerUp, BillOrder, Order, ValidatorOrder
from drivers.ports.message import Message, message
from harness.simulation.device import Device
from harness.simulation.papers import Paper
from harness.simulation.world import World

READ_MS = 900
STACK_MS = 600
RETURN_MS = 700
RESTART_MS = 4_000
JAM_SHARE = 0.002
FORGOTTEN_SHARE = 0.5
"""The share of bills on their way into the stacker at a power cut of which it knows nothing afterwards."""

UNREADABLE = message("ticket.unreadable")
INHIBITED = message("bill.not_taken", cause=message("bill.rejected.inhibited"))
Note = int | Paper
"""A bill, by its value in cents, or a ticket."""
Place = Literal["none", "reading", "escrow", "stacking", "stacked", "returning"]


class Validator(Device):
    """Keeps the truth about every bill and ticket: the stacker's content, and what was returned to players."""

    def __init__(self, world: World, gives_back: Callable[[Paper], None]) -> None:
        """`gives_back` is called with every ticket that is returned to a player."""
        super().__init__(world)
        self._gives_back = gives_back
        self.stacker_cents: Counter[int] = Counter()
        """How many bills of each value are in the stacker."""
        self.stacker_tickets: Counter[str] = Counter()
        """How often each validation number is in the stacker: a copy has the same."""
        self.box: Counter[int] = Counter()
        """How many bills of each value are in the cash box that is in it now."""
        self.box_tickets = 0
        self.box_is_out = False
        self.jammed = False
        self.dies_with_next = False
        """Its power will fail while the next bill is on its way into the stacker."""
        self._place: Place = "none"
        self._note: Note = 0
        self._accepting = False
        self._inhibited_cents: tuple[int, ...] = ()
        self._powered_up: BillAtPowerUp | None = None
        self._round = 0
        """The motor movement for which a scheduled step is meant: a power cut invalidates all earlier ones."""

    def insert(self, note: Note) -> bool:
        """A player feeds a bill or a ticket. Returns whether it is drawn in."""
        if not self._accepting or not self.plugged or self.jammed or not self._is_at_rest or self.box_is_out:
            return False
        self._note = note
        self._move("reading", READ_MS, self._read)
        if self.dies_with_next:
            self.dies_with_next = False
            self.world.within(READ_MS, READ_MS + STACK_MS, self.lose_power)
        return True

    def take_box(self) -> tuple[Counter[int], int] | None:
        """Its cash box is taken out, with these bills and tickets; None if one may be between the two."""
        if not self.plugged or self.jammed or not self._is_at_rest:
            return None
        taken = (self.box, self.box_tickets)
        self.box, self.box_tickets, self.box_is_out = Counter(), 0, True
        self.stand()
        return taken

    def put_box(self) -> None:
        """An empty cash box is put in."""
        self.box_is_out = False
        self.stand()

    @property
    def _is_at_rest(self) -> bool:
        return self._place == "none" and self._powered_up is None

    def lose_power(self) -> None:
        """Its power fails and returns; the bill is where the motor had moved it."""
        self._round += 1
        self._accepting = False
        found = BillAtPowerUp.NONE
        if self._place == "stacked" or (self._place == "stacking" and self.world.happens(0.5)):
            found = BillAtPowerUp.STACKER
            if self._place == "stacking":
                self._drop()
                found = BillAtPowerUp.NONE if self.world.happens(FORGOTTEN_SHARE) else found
        elif self._place not in ("none", "returning"):
            found = BillAtPowerUp.ACCEPTOR
        if self._place == "returning":
            self._hand_back()
        self._place = "none"
        self._powered_up = found
        if self.plugged:
            self.say(ports.Lost(message("device.silent")), anyway=True)
        self.world.after(RESTART_MS, self._restarted)

    def free(self) -> None:
        """An attendant opens it and removes what is jammed: the bill is returned to the player."""
        if self.jammed:
            self.jammed = False
            self.lose_power()

    def stand(self) -> None:
        """Report its present status."""
        if self._powered_up is not None:
            self.say(ports.ValidatorPoweredUp(self._powered_up), self._reset)
        elif self.jammed:
            self.say(ports.ValidatorFault("jam", message("validator.jam")))
        elif self.box_is_out:
            self.say(ports.ValidatorFault("stacker_open", message("validator.stacker_open")))
        elif self._place == "escrow":
            note = self._note
            self.say(ports.TicketEscrowed(note.validation) if isinstance(note, Paper) else ports.BillEscrowed(note))
        elif self._place == "stacked":
            self.say(ports.BillStacked(), self._forget)
        elif self._place == "none":
            self.say(ports.ValidatorIdle(self._accepting))

    def ordered(self, order: Order) -> None:
        """Accept bills or not, and move the bill in escrow."""
        assert isinstance(order, ValidatorOrder), order
        self._accepting, self._inhibited_cents = order.accept, order.inhibited_cents
        if self._place != "escrow" or self._powered_up or self.jammed:
            return
        if order.bill is BillOrder.STACK:
            self._move("stacking", STACK_MS, self._stacked)
        elif order.bill is BillOrder.RETURN:
            self._move("returning", RETURN_MS, self._returned)

    def _move(self, place: Place, ms: int, then: Callable[[], None]) -> None:
        self._place = place
        self._round += 1
        meant = self._round

        def done() -> None:
            if meant == self._round:
                then()

        self.world.after(ms, done)

    def _read(self) -> None:
        if self.world.happens(JAM_SHARE):
            self.jammed = True
            self.stand()
            return
        if isinstance(self._note, Paper) and self._note.torn:
            self._move("returning", RETURN_MS, lambda: self._returned(UNREADABLE))
            return
        if self._note in self._inhibited_cents:
            self._move("returning", RETURN_MS, lambda: self._returned(INHIBITED))
            return
        self._place = "escrow"
        self.stand()

    def _stacked(self) -> None:
        self._place = "stacked"
        self._drop()
        self.stand()

    def _drop(self) -> None:
        """It is in the stacker now."""
        if isinstance(self._note, Paper):
            self.stacker_tickets[self._note.validation] += 1
            self.box_tickets += 1
        else:
            self.stacker_cents[self._note] += 1
            self.box[self._note] += 1

    def _returned(self, reason: Message | None = None) -> None:
        self._place = "none"
        self._hand_back()
        self.say(ports.BillReturned(reason))
        self.stand()

    def _hand_back(self) -> None:
        if isinstance(self._note, Paper):
            self._gives_back(self._note)

    def _forget(self) -> None:
        """The terminal has booked the bill: clear the evidence."""
        if self._place == "stacked":
            self._place = "none"
            self.stand()

    def _restarted(self) -> None:
        if self._powered_up is not None and self.plugged:
            self.introduce()

    def _reset(self) -> None:
        """The terminal knows where the bill was found: return a bill that is in the acceptor."""
        if self._powered_up is not None:
            if self._powered_up is BillAtPowerUp.ACCEPTOR:
                self._hand_back()
            self._powered_up = None
            self.stand()
