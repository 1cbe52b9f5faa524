"""The state machine of FutureLogic-style template printers ("TCL"; GEN2, GEN3, PSA-66, PayCheck), 38400 baud 8N1.

It polls the extended status, interprets the printer's flags, and prints tickets by the rules of tcl_job, slips by those
of tcl_slip_job. Evidence (the flags "validation done" and "reset") is cleared only when every report is handled and the
order is no longer the ticket that the evidence is about.
"""

from __future__ import annotations

from drivers.machine import Machine
from drivers.ports import (
    PrinterFault,
    PrinterOrder,
    PrinterReady,
    PrinterReport,
    Slip,
    SlipFailed,
    SlipPrinted,
    Ticket,
    TicketInDoubt,
)
from drivers.ports.message import Message, message
from drivers.printer import tcl_codec as codec
from drivers.printer.tcl_flags import CHUTE, SYSTEM, busy, clearing, evidence, fault, idle, paper_low
from drivers.printer.tcl_job import Job, Next, Verdict
from drivers.printer.tcl_slip_job import SlipJob, SlipVerdict
from drivers.printer.tcl_ticket import VALIDATION_DIGITS, print_command
from drivers.transport.needs import SerialSettings

NEEDS = SerialSettings(38_400)
IDLE_POLL_MS = 1_000
BUSY_POLL_MS = 200
ANSWER_MS = 1_000
"""A poll that is not answered for this long is sent again."""
SILENCE_MS = 5_000
"""Without any status for this long (several polls), the printer is lost."""
CLEAR_MS = 1_000
CLEAR_SLOWLY_MS = 5_000
CLEARS_BEFORE_FAULT = 3
"""Flags that remain set after this many clear commands are a fault. Until then an error flag may be a leftover."""
STUCK_BUSY_MS = 60_000


class TclMachine(Machine[PrinterOrder, PrinterReport]):
    """The driver's machine for one printer.

    The link's owner must order the ticket that is open from before a restart no later than the first report is handled:
    until then nothing is cleared, and after that a ticket with a new number is known to be new.
    """

    def __init__(self) -> None:
        super().__init__(PrinterOrder())
        self._reader = codec.StatusReader()
        self._heard_ms = 0
        self._not_busy_ms = 0
        self._last_status: PrinterReady | PrinterFault | None = None
        self._was_ready = False
        self._wanted: tuple[str, int] | None = None
        """What is ordered: ticket or slip, and its number."""
        self._highest_number = 0
        self._highest_slip = 0
        self._job: Job | SlipJob | None = None
        self._verdict: Verdict | None = None
        self._polled_ms = 0
        self._poll_due_ms = 0
        self._clear_due_ms = 0
        self._forget()

    @property
    def garbled(self) -> int:
        """How many times bytes came that are not a status."""
        return self._reader.bad_replies

    def opened(self, now_ms: int) -> None:
        """Start without knowledge of the printer; what is known of the ticket is kept."""
        super().opened(now_ms)
        self._reader.reset()
        self._forget()
        self._poll_due_ms = self._heard_ms = now_ms
        if isinstance(self._job, Job):
            self._job.port_opened(now_ms)

    def step(self, now_ms: int, received: bytes) -> bytes:
        """Take the received bytes, return the bytes to send."""
        sent = bytearray()
        self._take_order(now_ms)
        for status in self._reader.feed(received):
            sent += self._hear(now_ms, status)
        if not self._lost and now_ms - self._heard_ms >= SILENCE_MS:
            self._lose(message("device.silent"))
        if self._job is not None and (overdue := self._job.overdue(now_ms)) is not None:
            self._settle(overdue)
        if now_ms >= self._poll_due_ms:
            sent += self._poll(now_ms)
        return bytes(sent)

    def due_ms(self) -> int:
        """When the next poll is due; every other wait is checked then."""
        return self._poll_due_ms

    # What is wanted ---------------------------------------------------------------------------------------------------

    def _take_order(self, now_ms: int) -> None:
        """Poll the printer again when the order has changed."""
        ticket, slip = self.order.ticket, self.order.slip
        wanted = _named(ticket, slip)
        if wanted == self._wanted:
            return
        self._wanted = wanted
        self._job = None
        self._asked = False
        self._poll_due_ms = now_ms
        if isinstance(self._last_status, PrinterReady):
            self._last_status = None  # reported again when it is true for the new order
        if ticket is not None:
            self._begin(ticket, now_ms)
        elif slip is not None:
            self._begin_slip(slip, now_ms)

    def _begin(self, ticket: Ticket, now_ms: int) -> None:
        """Decide what may have happened to the ticket before: settled, sent, or certainly nothing yet."""
        if self._verdict is not None and self._verdict.number == ticket.number:
            self._report(self._verdict)
        elif ticket.number < self._highest_number:
            reason = message("ticket.ordered_again", number=ticket.number, later=self._highest_number)
            self._settle(TicketInDoubt(ticket.number, reason))
        else:
            self._job = Job(ticket, sent=not self._surely_new(ticket), now_ms=now_ms)
            self._highest_number = ticket.number

    def _begin_slip(self, slip: Slip, now_ms: int) -> None:
        """Accept a slip, unless it was accepted before; if its printer is absent, it has failed."""
        self._job = SlipJob(slip, now_ms)
        if slip.number <= self._highest_slip:
            self._settle(SlipFailed(slip.number, message("slip.ordered_before", number=slip.number)))
        elif self._lost:
            self._settle(self._job.contact_lost())
        self._highest_slip = max(self._highest_slip, slip.number)

    def _surely_new(self, ticket: Ticket) -> bool:
        """Whether no run of the terminal can have sent the ticket.

        An order from before a restart is given before the first report of this run is handled. So a higher number that
        comes after that, and after a PrinterReady or a settled ticket of this run, belongs to this run alone.
        """
        return self._was_ready and self.handled >= 1 and ticket.number > self._highest_number

    # Status from the printer
    # ---------------------------------------------------------------------------------------------

    def _hear(self, now_ms: int, status: codec.Status) -> bytes:
        self._heard_ms = now_ms
        if isinstance(status, codec.StandardStatus):
            if isinstance(self._job, Job):
                self._job.fence_answered()
            return b""
        if not self._back:
            self._welcome(now_ms, status.version)
        if not busy(status):
            self._not_busy_ms = now_ms
        under_way = self._job is not None or evidence(status)
        self._poll_due_ms = self._polled_ms + (BUSY_POLL_MS if under_way else IDLE_POLL_MS)
        return self._decide(now_ms, status) if self._asked else b""

    def _welcome(self, now_ms: int, version: str) -> None:
        self._not_busy_ms = now_ms
        self._return(version)
        if self._verdict is not None and self._wanted == ("ticket", self._verdict.number):
            self._report(self._verdict)

    def _decide(self, now_ms: int, status: codec.ExtendedStatus) -> bytes:
        """Act on a status that is no older than the order."""
        self._stand(now_ms, status)
        if self._job is not None:
            following = self._job.look(now_ms, status)
            if following is Next.SEND:
                return self._print(now_ms, self._job)
            if following is not Next.WAIT:
                self._settle(following)
                self._stand(now_ms, status)
        return self._clear(now_ms, status) if self._may_clear() else b""

    def _print(self, now_ms: int, job: Job | SlipJob) -> bytes:
        """Send a print command; only this method does. A ticket's fence follows at once."""
        if isinstance(job, SlipJob):
            commands = job.commands()
        else:
            try:
                commands = (print_command(job.ticket),)
            except ValueError:
                self._settle(TicketInDoubt(job.number, _unprintable(job.ticket)))
                return b""
        job.command_sent(now_ms)
        self._last_status = None
        return b"".join(map(codec.encode_command, commands)) + self._poll(now_ms)

    def _settle(self, verdict: Verdict | SlipVerdict) -> None:
        self._job = None
        if not isinstance(verdict, SlipPrinted | SlipFailed):
            self._verdict = verdict
            self._was_ready = True
        self._last_status = None
        self._report(verdict)

    # The reported condition
    # ----------------------------------------------------------------------------------------------

    def _stand(self, now_ms: int, status: codec.ExtendedStatus) -> None:
        """Report the condition if it has changed."""
        if self._job is not None and self._job.sent:
            return
        reported = self._condition(now_ms, status)
        if reported is None or reported == self._last_status:
            return
        self._last_status = reported
        self._report(reported)
        if isinstance(reported, PrinterReady):
            self._was_ready = True

    def _condition(self, now_ms: int, status: codec.ExtendedStatus) -> PrinterReady | PrinterFault | None:
        """The condition, or None during something transient: work, evidence, an error flag that may be a leftover."""
        found = fault(status)
        uncleared = self._clears >= CLEARS_BEFORE_FAULT
        if found is SYSTEM:
            return SYSTEM if uncleared else None
        if found is not None and not (found is CHUTE and busy(status)):
            return found
        if now_ms - self._not_busy_ms >= STUCK_BUSY_MS or (uncleared and evidence(status)):
            return SYSTEM
        free = self._wanted is None or isinstance(self._last_status, PrinterFault)
        if free and idle(status) and not evidence(status):
            return PrinterReady(paper_low(status))
        return None

    # Evidence ---------------------------------------------------------------------------------------------------------

    def _may_clear(self) -> bool:
        """Whether the flags may be cleared: all is reported and handled, and they are not about the current order."""
        unclaimed = self._wanted is None or (self._job is not None and not self._job.sent)
        return unclaimed and self.handled >= self._reported

    def _clear(self, now_ms: int, status: codec.ExtendedStatus) -> bytes:
        command = clearing(status)
        if command is None:
            self._clears = 0
            return b""
        if now_ms < self._clear_due_ms:
            return b""
        self._clears += 1
        self._clear_due_ms = now_ms + (CLEAR_MS if self._clears < CLEARS_BEFORE_FAULT else CLEAR_SLOWLY_MS)
        self._poll_due_ms = now_ms + BUSY_POLL_MS
        return codec.encode_command(command)

    # The line ---------------------------------------------------------------------------------------------------------

    def _poll(self, now_ms: int) -> bytes:
        """Request the status. The next poll comes when the answer is here or overdue."""
        commands: list[codec.Command] = [codec.AskExtended()]
        if isinstance(self._job, Job) and self._job.needs_fence:
            self._job.fence_asked()
            commands.insert(0, codec.AskStandard())
        self._asked = True
        self._polled_ms = now_ms
        self._poll_due_ms = now_ms + ANSWER_MS
        return b"".join(codec.encode_command(command) for command in commands)

    def _lose(self, reason: Message) -> None:
        super()._lose(reason)
        if isinstance(self._job, SlipJob):
            self._settle(self._job.contact_lost())
        elif self._job is not None:
            self._job.contact_lost()

    def _forget(self) -> None:
        """Drop all knowledge of the printer."""
        self._last_status = None
        self._asked = False
        self._clears = 0


def _unprintable(ticket: Ticket) -> Message:
    return message("ticket.unprintable", number=ticket.number, validation=ticket.validation, digits=VALIDATION_DIGITS)


def _named(ticket: Ticket | None, slip: Slip | None) -> tuple[str, int] | None:
    """The kind and number of what is to be printed; a ticket comes before a slip."""
    if ticket is not None:
        return ("ticket", ticket.number)
    return ("slip", slip.number) if slip is not None else None
