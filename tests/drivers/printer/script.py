"""A scripted printer: the test sets the status the machine receives, and reads what the machine sends and reports."""

from __future__ import annotations

from drivers.ports import Back, PrinterFault, PrinterOrder, PrinterReady, Report, TicketInDoubt
from drivers.printer.tcl import TclMachine
from tests.drivers.printer.bench import ticket

CLEAN = "@|@|@|@|P"
POWERED_UP = "@|@|@|@|Q"
BUSY = "`|@|@|@|@"
NUMBER_DONE = "`|@|@|@|`"
PRINTED = "@|@|@|@|p"
STANDARD = b"*S|0|GURUSAG18|@|@|@|P0|*"


class Script:
    """The machine with its clock. Every report counts as handled at once unless `handles` is off."""

    def __init__(self) -> None:
        self.machine = TclMachine()
        self.now_ms = 1_000
        self.handles = True
        self.reports: list[Report] = []
        self.last_report = 0
        self.machine.opened(self.now_ms)

    def hear(self, flags: str = "", after_ms: int = 200, also: bytes = b"", times: int = 2) -> bytes:
        """Let the time pass, then let the machine receive `also` and an extended status with these flags, if any.

        It is sent twice, as by a printer in a steady state: a single status is not believed.
        """
        self.now_ms += after_ms
        status = f"*S|0|GURUSAG18|{flags}|P0|*".encode() * times if flags else b""
        sent = self.machine.step(self.now_ms, also + status)
        taken = self.machine.reports()
        self.reports += [report for _, report in taken]
        self.last_report += len(taken)
        if self.handles:
            self.machine.handled = self.last_report
        return sent

    def taken(self) -> list[Report]:
        """The reports since the last call."""
        reports, self.reports = self.reports, []
        return reports

    def order(self, number: int | None) -> None:
        """Order a ticket, or none."""
        self.machine.order = PrinterOrder(ticket(number) if number is not None else None)

    def make_ready(self) -> None:
        """Poll, be answered, be ready."""
        self.hear()
        self.hear(CLEAN)
        assert self.taken() == [Back("GURUSAG18"), PrinterReady()]

    def send_print(self, number: int = 1) -> None:
        """Have a ticket printed: the machine has just sent the command."""
        self.make_ready()
        self.order(number)
        self.hear()
        assert b"^P|" in self.hear(CLEAN)


def in_doubt(script: Script) -> list[int]:
    return [report.number for report in script.reports if isinstance(report, TicketInDoubt)]


def fault_codes(script: Script) -> list[str]:
    return [report.code for report in script.reports if isinstance(report, PrinterFault)]
