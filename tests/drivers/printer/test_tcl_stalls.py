"""A ticket while the cabinet's process is suspended for some seconds at any point: one paper, no doubt."""

from __future__ import annotations

from drivers.ports import AnyPort, PrinterOrder, PrinterReady, Report, TicketInDoubt, TicketPrinted
from drivers.printer.tcl import TclMachine
from drivers.simulated.printer_tcl import TclTwin
from tests.drivers.printer.bench import ticket
from tests.drivers.stalled_line import StalledLine

SLOWEST_START_MS = 3_000


class CashOut:
    """Orders one ticket as soon as the printer is ready, and ends a while after it was settled."""

    def __init__(self, stall_at: int = 0, stall_ms: int = 0) -> None:
        self.twin = TclTwin(None, start_delay_ms=SLOWEST_START_MS)
        self.said: list[Report] = []
        self.settled_ms: int | None = None
        self.line = StalledLine(self.twin, self._over, stall_at, stall_ms)
        self.line.run(TclMachine(), self._hear)

    def _hear(self, link: AnyPort, number: int, report: Report) -> None:
        self.said.append(report)
        if isinstance(report, TicketPrinted | TicketInDoubt):
            self.settled_ms = self.line.now_ms
        ready = any(isinstance(one, PrinterReady) for one in self.said)
        link.want(PrinterOrder(ticket(1) if ready and self.settled_ms is None else None))
        link.handled(number)

    def _over(self) -> bool:
        end_ms = 200_000 if self.settled_ms is None else self.settled_ms + 8_000
        return self.line.now_ms >= end_ms

    @property
    def verdicts(self) -> list[Report]:
        return [report for report in self.said if isinstance(report, TicketPrinted | TicketInDoubt)]

    @property
    def papers(self) -> int:
        printed = self.twin.picture()["printed"]
        assert isinstance(printed, list)
        return len(printed)


def test_a_cabinet_that_stands_still_for_six_seconds_prints_a_ticket_once() -> None:
    """That is longer than the quiet time after which a print command counts as never received."""
    for point in range(1, CashOut().line.points):
        stalled = CashOut(point, 6_000)
        assert stalled.papers == 1, f"stalled at point {point}"
        assert stalled.verdicts == [TicketPrinted(1)], f"stalled at point {point}"


def test_a_cabinet_that_stands_still_for_two_minutes_does_not_doubt_a_ticket_that_was_printed_meanwhile() -> None:
    for point in range(1, CashOut().line.points):
        stalled = CashOut(point, 120_000)
        assert stalled.verdicts == [TicketPrinted(1)], f"stalled at point {point}"
        assert stalled.papers == 1, f"stalled at point {point}"
