"""A simulated ticket printer: prints each ticket once, runs out of paper, and sometimes tears one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from drivers import ports
from drivers.ports import Order, PrinterOrder, Slip, Ticket
from drivers.ports.message import Message, message
from harness.simulation.device import Device
from harness.simulation.world import World

PRINT_MS = 1_800
ROLL_TICKETS = 400
LOW_TICKETS = 30
TEAR_SHARE = 0.004
JAM = message("ticket.stopped.jam")
CUT = message("slip.power_lost")
RESTART_MS = 6_000


class Printer(Device):
    """Keeps the truth about every ticket: those that were printed completely."""

    def __init__(self, world: World, gives: Callable[[str], None]) -> None:
        """`gives` is called with the validation number of every ticket that a player takes."""
        super().__init__(world)
        self._gives = gives
        self.printed: Counter[str] = Counter()
        """How often each validation number was printed completely."""
        self.jammed = False
        self._left = ROLL_TICKETS
        self.slips = 0
        """How many papers for the staff were printed."""
        self._printing: Ticket | Slip | None = None
        self._slip_end: ports.SlipPrinted | ports.SlipFailed | None = None
        """The outcome of the last slip, until it is handled."""
        self._evidence = 0
        """The number of the last ticket, until its end is handled."""
        self._doubt: Message | None = None
        self.dies_with_next = False
        """Its power will fail while the next ticket is printed."""
        self._dead = False
        self._round = 0
        """The print job for which a scheduled step is meant: a power cut invalidates all earlier ones."""

    @property
    def out_of_paper(self) -> bool:
        """Nothing can be printed."""
        return self._left == 0

    @property
    def needs_hand(self) -> bool:
        """An attendant has to do something."""
        return self.jammed or self._left <= LOW_TICKETS

    def serve(self) -> None:
        """An attendant removes torn paper and loads new paper."""
        self.jammed = False
        self._left = ROLL_TICKETS
        if self._printing is None and self.plugged and not self._dead:
            self.stand()
            self._again()

    def lose_power(self) -> None:
        """Its power fails and returns. How much of a ticket in progress was printed is unknown."""
        self._round += 1
        self._dead = True
        if self._printing is not None:
            self._end(self._printing, CUT)
        if self.plugged:
            self.say(ports.Lost(message("device.silent")), anyway=True)
        self.world.after(RESTART_MS, self._restarted)

    def _restarted(self) -> None:
        self._dead = False
        if self.plugged:
            self.introduce()

    def introduce(self) -> None:
        """Report its identity, once it has power."""
        if not self._dead:
            super().introduce()

    def stand(self) -> None:
        """Report its present status."""
        if self._printing is not None or self._dead:
            return
        if self._slip_end is not None:
            self.say(self._slip_end, self._forget_slip)
        elif self._evidence:
            report = _in_doubt(self._evidence, self._doubt) if self._doubt else self._printed()
            self.say(report, self._forget)
        elif self.jammed:
            self.say(ports.PrinterFault("jam", message("printer.jam")))
        elif self.out_of_paper:
            self.say(ports.PrinterFault("paper_out", message("printer.paper_out")))
        else:
            self.say(ports.PrinterReady(paper_low=self._left <= LOW_TICKETS))

    def ordered(self, order: Order) -> None:
        """Print the ticket or the slip, unless that is in progress or done."""
        assert isinstance(order, PrinterOrder), order
        paper = order.ticket or order.slip
        if paper is None or self._dead or self._printing is not None or self._slip_end is not None:
            return
        if isinstance(paper, Slip) and (self.jammed or self.out_of_paper):
            cause = message("slip.cause.jam") if self.jammed else message("slip.cause.paper_out")
            self._slip_end = _failed(paper, message("slip.not_taken", cause=cause))
            self.stand()
        elif not (self._evidence or self.jammed or self.out_of_paper):
            self._print(paper)

    def _print(self, paper: Ticket | Slip) -> None:
        self._printing = paper
        self._round += 1
        meant = self._round
        self.world.after(PRINT_MS, lambda: self._finish(meant))
        if self.dies_with_next:
            self.dies_with_next = False
            self.world.within(0, PRINT_MS, self.lose_power)

    def _printed(self) -> ports.TicketPrinted:
        return ports.TicketPrinted(self._evidence)

    def _finish(self, meant: int) -> None:
        if meant != self._round:
            return
        assert self._printing is not None, "nothing is being printed"
        torn = self.world.happens(TEAR_SHARE)
        self.jammed = torn
        self._end(self._printing, JAM if torn else None)
        if self.plugged:
            self.stand()

    def _end(self, paper: Ticket | Slip, doubt: Message | None) -> None:
        """The paper is out, or a part of it."""
        self._printing = None
        self._left -= 1
        if isinstance(paper, Ticket):
            self._come_out(paper, doubt)
        else:
            self.slips += not doubt
            self._slip_end = _failed(paper, doubt) if doubt else ports.SlipPrinted(paper.number)

    def _come_out(self, ticket: Ticket, doubt: Message | None) -> None:
        """The ticket is out, or an unknown part of it."""
        self._evidence, self._doubt = ticket.number, doubt
        if not doubt or self.world.happens(0.5):
            self.printed[ticket.validation] += 1
            self._gives(ticket.validation)

    def _forget(self) -> None:
        self._evidence, self._doubt = 0, None
        self.stand()

    def _forget_slip(self) -> None:
        self._slip_end = None
        self.stand()
        if self._printing is None:
            self._again()

    def _again(self) -> None:
        if self._cable is not None and self._cable.order is not None:
            self.ordered(self._cable.order)


def _in_doubt(number: int, cause: Message) -> ports.TicketInDoubt:
    return ports.TicketInDoubt(number, message("ticket.in_doubt", number=number, cause=cause))


def _failed(paper: Ticket | Slip, cause: Message) -> ports.SlipFailed:
    return ports.SlipFailed(paper.number, message("slip.not_printed", number=paper.number, cause=cause))
