"""Tests the ticket printer: no ticket is printed twice, and none counts as printed that is not on paper."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random

from drivers import ports
from drivers.printer.tcl import TclMachine
from drivers.printer.tcl_codec import F5, ExtendedStatus, StatusReader
from drivers.simulated.printer_tcl import TclTwin
from harness.fuzzing.subject import Hand, Subject, require
from terminal.cabinet.acknowledging import HELD
from terminal.cabinet.commands import CashOut, SettleTicket
from terminal.cabinet.events import TicketDone, TicketIssued

FED_DOLLARS = 20


class PrinterSubject(Subject):
    """A TCL printer."""

    device = "printer"
    watched = ("drivers/printer/", "drivers/simulated/printer_tcl.py", "terminal/cabinet/tickets.py")

    def make_machine(self) -> TclMachine:
        """The driver's machine."""
        return TclMachine()

    def make_twin(self) -> TclTwin:
        """The device; it also reports its status unasked, as some do."""
        return TclTwin(None, unsolicited=True)

    def orders(self) -> tuple[str, ...]:
        """What a person can do to it."""
        paper = ("paper low", "paper out", "paper load")
        return (
            *paper,
            "jam",
            "clear",
            "head up",
            "head down",
            "drawer open",
            "drawer close",
            "take",
            "hold",
            "release",
        )

    def acts(self) -> Mapping[str, Hand]:
        """A player cashes out, and chooses another game, which an open ticket forbids."""
        return {"cash out": self._cash_out, "game": self.pipeline.change_game}

    def _cash_out(self) -> None:
        self.pipeline.feed(FED_DOLLARS)
        self.pipeline.touch(CashOut())

    def check(self, report: ports.Report) -> None:
        """A verdict concerns the ordered ticket, and "printed" was reported by the printer itself."""
        if isinstance(report, ports.TicketPrinted | ports.TicketInDoubt):
            require(
                1 <= report.number <= self.pipeline.state.ticketing.last_number, f"{report}, which was never ordered"
            )
        if isinstance(report, ports.TicketPrinted):
            require(self._heard_done(), f"{report}, and no status said so")
            if not self.forged:
                require(self._printed()[self._number_of(report.number)] == 1, f"{report}, and it is not on paper")

    def put_right(self) -> None:
        """The staff loads paper, accepts a printer that had failed, and looks for the ticket in doubt."""
        for order in ("head down", "drawer close", "clear", "paper load", "release", "take"):
            self.hands[order]()
        if self.pipeline.state.machine.devices["printer"].code == HELD:
            self.pipeline.report("board", ports.BoardInputs((), ("technician",)))
            self.pipeline.report("board", ports.BoardInputs((), ()))
        matter = self.pipeline.state.ticketing.ticket
        if matter is not None and matter.doubt:
            self.pipeline.report("board", ports.BoardInputs((), ("attendant",)))
            self.pipeline.touch(SettleTicket(matter.ticket.number, self._printed()[matter.ticket.validation] > 0))
            self.pipeline.report("board", ports.BoardInputs((), ()))

    def well(self) -> bool:
        """It is ready to print, and no ticket is in progress."""
        return self.pipeline.state.machine.devices["printer"].ready and self.pipeline.state.ticketing.ticket is None

    def verify(self) -> None:
        """Every ticket is on paper at most once, and those that count as done are."""
        if self.forged:
            return
        printed = self._printed()
        require(all(times == 1 for times in printed.values()), f"on paper are {printed}")
        for event in self.pipeline.events:
            if isinstance(event, TicketDone):
                require(printed[self._number_of(event.number)] == 1, f"ticket {event.number} is done and not on paper")

    def _number_of(self, number: int) -> str:
        issued = [one.ticket for one in self.pipeline.events if isinstance(one, TicketIssued)]
        return next(ticket.validation for ticket in issued if ticket.number == number)

    def _printed(self) -> Counter[str]:
        tickets = self.twin.picture()["printed"]
        assert isinstance(tickets, list)
        return Counter(ticket["validation"] for ticket in tickets)

    def _heard_done(self) -> bool:
        statuses = StatusReader().feed(b"".join(self.cable.heard))
        return any(isinstance(one, ExtendedStatus) and F5.VALIDATION_DONE in one.f5 for one in statuses)

    @staticmethod
    def forge(data: bytes, chance: Random) -> bytes:
        """A status with other flags, or a command of a host."""
        flags = "|".join(chr(chance.choice((0x40, 0x40, 0x40 + chance.randrange(64)))) for _ in range(5))
        command = chance.choice(("S", "Se", "C", "C|j", "C|a", "r", "P|0|1|x", "P|9|1|", "P|0|1|" + "1|" * 16 + "1"))
        template = chance.choice(("0", " ", "", "x" * 24))
        return chance.choice(
            (
                f"*S|0|GURUSAG18|{flags}|P{template}|*".encode("latin-1"),
                f"*S|0|GURUSAG18|{flags[:5]}|P{template}|*".encode("latin-1"),
                f"^{command}|^".encode("latin-1"),
                data[: chance.randrange(len(data) + 1)] + chance.randbytes(2),
            )
        )

    @staticmethod
    def seeds() -> tuple[tuple[str, ...], ...]:
        """Tickets that are printed, and tickets that are interrupted."""
        return (
            ("3000", "cash out", "8000", "cash out", "8000"),
            ("3000", "cash out", "500", "power off", "500", "power on", "8000"),
            ("3000", "cash out", "500", "jam", "3000", "clear", "8000"),
            ("3000", "cash out", "300", "kill", "8000"),
            ("3000", "cash out", "300", "cut", "500", "join", "8000"),
            ("3000", "paper out", "2000", "cash out", "2000", "paper load", "9000"),
            ("3000", "head up", "2000", "head down", "3000", "drawer open", "2000", "drawer close", "3000"),
            ("3000", "hold", "100", "cash out", "8000", "take", "3000", "paper low", "2000"),
        )
