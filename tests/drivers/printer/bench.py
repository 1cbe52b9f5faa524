"""A cabinet with one printer in virtual time: durable orders, a cable to cut, a terminal to kill."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import cast

from drivers.ports import PrinterOrder, PrinterReady, Report, Ticket, TicketInDoubt, TicketPrinted
from drivers.ports.message import message
from drivers.printer.tcl import TclMachine
from drivers.simulated.printer_tcl import TclTwin

FIRST_HALF_MS = 6
SECOND_HALF_MS = 12
TICKETS = 2
VALIDATIONS = ("", "006338742623748784", "007648465487018968")


def ticket(number: int) -> Ticket:
    """Ticket 1 or 2."""
    return Ticket(
        number=number,
        validation=VALIDATIONS[number],
        establishment="Your Establishment",
        location="Your Location",
        city="CITY / STATE / ZIP",
        date="02/10/2012",
        time="00:02:21",
        amount="$85.02",
        amount_words="EIGHTY FIVE DOLLARS AND TWO CENTS",
        expiry="30 days",
        machine="MACHINE#1234-678",
    )


class Bench:
    """Cashes out ticket 1, then ticket 2, each when the printer is ready, as the cabinet does.

    `journal` is what survives a kill: the tickets ordered and the verdicts on them. `handling_ms` is how long a report
    takes until it is durable. If `torn`, bytes travel in two pieces, so that everything can be cut in the middle.
    """

    def __init__(self, twin: TclTwin, handling_ms: int = 0, torn: bool = True) -> None:
        self.twin = twin
        self._torn = torn
        self.now_ms = 0
        self.events = 0
        self.verdicts: dict[int, TicketPrinted | TicketInDoubt] = {}
        self.said: list[Report] = []
        self.journal: list[Report | Ticket] = []
        self.sent = bytearray()
        self._handling_ms = handling_ms
        self._ordered: Ticket | None = None
        self._plans: list[tuple[int, Callable[[], object]]] = []
        self._to_host: list[tuple[int, bytes]] = []
        self._to_device: list[tuple[int, bytes]] = []
        self._joined = True
        self._start()

    # Actions and faults
    # ------------------------------------------------------------------------------------------------

    def kill(self, unsent: bool = False) -> None:
        """Kill the terminal and restart it. With `unsent`, what it had not sent completely is lost."""
        self._to_host.clear()
        if unsent:
            self._to_device.clear()
        self._start()

    def cut(self, halfway: bool = False) -> None:
        """Pull the cable. With `halfway`, the piece that is about to arrive still does."""
        arriving = self._to_device[:1] if halfway else []
        self._joined = False
        self._to_host.clear()
        self._to_device[:] = arriving
        self.machine.closed(message("device.unplugged"))
        self._collect()

    def join(self) -> None:
        """Plug the cable in again."""
        self._joined = True
        self.machine.opened(self.now_ms)

    def later(self, after_ms: int, action: Callable[[], object]) -> None:
        """Let something happen after this time."""
        self._plans.append((self.now_ms + after_ms, action))

    def hand(self, words: str) -> None:
        """Do something to the printer."""
        self.twin.do(words.split())

    # Observations
    # -------------------------------------------------------------------------------------------------------

    def printed(self) -> Counter[str]:
        """How often each validation number is on paper."""
        tickets = cast("list[dict[str, str]]", self.twin.picture()["printed"])
        return Counter(printed["validation"] for printed in tickets)

    def settled(self) -> bool:
        """Whether there is a verdict on each ticket and the printer was ready after it."""
        return len(self.verdicts) == TICKETS and isinstance(self.journal[-1], PrinterReady)

    def check(self) -> None:
        """What must hold at any instant."""
        printed = self.printed()
        assert all(times == 1 for times in printed.values()), printed
        for report in self.said:
            if isinstance(report, TicketPrinted):
                assert printed[VALIDATIONS[report.number]] == 1, f"ticket {report.number} is not on paper"

    # Time -------------------------------------------------------------------------------------------------------------

    def run(self, ms: int) -> None:
        """Let this much time pass."""
        self.until(lambda: False, max_ms=ms, must=False)

    def until(self, true: Callable[[], bool], max_ms: int = 240_000, must: bool = True) -> None:
        """Let time pass until this is so; fail if it does not come."""
        end_ms = self.now_ms + max_ms
        while not true():
            if self.now_ms >= end_ms:
                assert not must, (self.journal, self.twin.picture())
                return
            self.step()

    def step(self) -> None:
        """Go on to the next event."""
        due = [at_ms for at_ms, _ in (*self._to_host, *self._to_device, *self._plans)]
        due.append(self.twin.due_ms())
        if self._joined:
            due.append(self.machine.due_ms())
        self.now_ms = max(self.now_ms + 1, min(due))
        self.events += 1
        self._carry_out_plans()
        spoken = self.twin.step(self.now_ms, self._land(self._to_device))
        if self._joined:
            self._send(self._to_host, spoken)
            answer = self.machine.step(self.now_ms, self._land(self._to_host))
            self.sent += answer
            self._send(self._to_device, answer)
            self._collect()

    # Inside -----------------------------------------------------------------------------------------------------------

    def _start(self) -> None:
        self.machine = TclMachine()
        self.machine.order = PrinterOrder(self._ordered)
        if self._joined:
            self.machine.opened(self.now_ms)

    def _carry_out_plans(self) -> None:
        for plan in [plan for plan in self._plans if plan[0] <= self.now_ms]:
            self._plans.remove(plan)
            plan[1]()

    def _send(self, flight: list[tuple[int, bytes]], data: bytes) -> None:
        middle = len(data) // 2 if self._torn else 0
        for after_ms, piece in ((FIRST_HALF_MS, data[:middle]), (SECOND_HALF_MS, data[middle:])):
            if piece:
                ahead_ms = flight[-1][0] if flight else 0  # a line keeps the order of bytes
                flight.append((max(self.now_ms + after_ms, ahead_ms), piece))

    def _land(self, flight: list[tuple[int, bytes]]) -> bytes:
        landed = b"".join(piece for at_ms, piece in flight if at_ms <= self.now_ms)
        flight[:] = [(at_ms, piece) for at_ms, piece in flight if at_ms > self.now_ms]
        return landed

    def _collect(self) -> None:
        machine = self.machine
        for number, report in machine.reports():
            self.said.append(report)
            self.later(self._handling_ms, partial(self._handle, machine, number, report))

    def _handle(self, machine: TclMachine, number: int, report: Report) -> None:
        """Decide, make durable, order, and only then mark the report as handled; unless the terminal was killed."""
        if machine is not self.machine:
            return
        self.journal.append(report)
        if isinstance(report, PrinterReady) and self._ordered is None and len(self.verdicts) < TICKETS:
            self._ordered = ticket(len(self.verdicts) + 1)
            self.journal.append(self._ordered)
        if isinstance(report, TicketPrinted | TicketInDoubt):
            self.verdicts.setdefault(report.number, report)
            if self._ordered is not None and self._ordered.number == report.number:
                self._ordered = None
        machine.order = PrinterOrder(self._ordered)
        machine.handled = number
