"""A simulated ticket printer: prints each ticket once, runs out of paper, and sometimes tears one."""

from __future__ import annotations

from collections import Counter

from drivers import ports
from drivers.ports import Order, PrinterOrder, Ticket
from terminal.simulation.device import Device
from terminal.simulation.world import World

PRINT_MS = 1_800
ROLL_TICKETS = 400
LOW_TICKETS = 30
TEAR_SHARE = 0.004
JAM = "The ticket tore while it was printed."


class Printer(Device):
    """Keeps what is true of every ticket: those that came out whole."""

    def __init__(self, world: World) -> None:
        super().__init__(world)
        self.printed: Counter[str] = Counter()
        """How often each validation number came out whole."""
        self.jammed = False
        self._left = ROLL_TICKETS
        self._printing: Ticket | None = None
        self._evidence = 0
        """The number of the last ticket, as long as nobody has handled its end."""
        self._doubt = ""

    @property
    def out_of_paper(self) -> bool:
        """Nothing can be printed."""
        return self._left == 0

    @property
    def needs_hand(self) -> bool:
        """An attendant has to do something."""
        return self.jammed or self._left <= LOW_TICKETS

    def serve(self) -> None:
        """An attendant takes out what is torn and puts in paper."""
        self.jammed = False
        self._left = ROLL_TICKETS
        if self._printing is None and self.plugged:
            self.stand()
            self._again()

    def stand(self) -> None:
        """Report what is true of it now."""
        if self._printing is not None:
            return
        if self._evidence:
            report = ports.TicketInDoubt(self._evidence, self._doubt) if self._doubt else self._told()
            self.say(report, self._forget)
        elif self.jammed:
            self.say(ports.PrinterFault("jam", "a ticket is torn"))
        elif self.out_of_paper:
            self.say(ports.PrinterFault("paper_out", "there is no ticket paper"))
        else:
            self.say(ports.PrinterReady(paper_low=self._left <= LOW_TICKETS))

    def ordered(self, order: Order) -> None:
        """Print the ticket, unless it is under way, or was."""
        assert isinstance(order, PrinterOrder), order
        busy = self._printing is not None or self._evidence or self.jammed or self.out_of_paper
        if order.ticket is not None and not busy:
            self._printing = order.ticket
            self.world.after(PRINT_MS, self._finish)

    def _told(self) -> ports.TicketPrinted:
        return ports.TicketPrinted(self._evidence)

    def _finish(self) -> None:
        ticket, self._printing = self._printing, None
        assert ticket is not None, "nothing is being printed"
        self._left -= 1
        self._evidence, self._doubt = ticket.number, ""
        if self.world.happens(TEAR_SHARE):
            self.jammed, self._doubt = True, JAM
        if not self._doubt or self.world.happens(0.5):
            self.printed[ticket.validation] += 1
        if self.plugged:
            self.stand()

    def _forget(self) -> None:
        self._evidence, self._doubt = 0, ""
        self.stand()

    def _again(self) -> None:
        if self._cable is not None and self._cable.order is not None:
            self.ordered(self._cable.order)
