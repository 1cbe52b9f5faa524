"""One slip on its way to paper on a TCL printer. It is sent once; any error ends it with a reason.

Unlike a ticket's validation number, a slip leaves no evidence in the printer's flags. So it counts as printed when the
printer was seen at work and then at rest without an error. Every doubt is a failure: the paper has no value, and can be
printed again on request.
"""

from __future__ import annotations

from drivers.ports import Slip, SlipFailed, SlipPrinted
from drivers.ports.message import Message, message
from drivers.printer.tcl_codec import F5, Command, ExtendedStatus
from drivers.printer.tcl_flags import CHUTE, SYSTEM, busy, evidence, fault, idle
from drivers.printer.tcl_job import Next
from drivers.printer.tcl_slip import slip_commands

START_MS = 6_000
"""A printer that has not begun by then did not take the command; the slowest known one begins after 3 s."""
WAIT_MS = 60_000
"""The longest time that a slip may wait for the printer, and the longest that it may take."""

SlipVerdict = SlipPrinted | SlipFailed

_CAUSES = {
    "head_up": message("slip.cause.head_up"),
    "drawer_open": message("slip.cause.drawer_open"),
    "jam": message("slip.cause.jam"),
    "paper_out": message("slip.cause.paper_out"),
    "offline": message("slip.cause.offline"),
    "system": message("slip.cause.system"),
}
"""Every fault of the printer that ends a slip, by its code, as a part of the sentence."""


class SlipJob:
    """The slip and what was observed of it. `sent` means that the printer may have the command."""

    def __init__(self, slip: Slip, now_ms: int) -> None:
        self.slip = slip
        self.sent = False
        self._begun = False
        self._since_ms = now_ms

    def commands(self) -> tuple[Command, ...]:
        """The commands that print it."""
        return slip_commands(self.slip)

    def command_sent(self, now_ms: int) -> None:
        """The print command is being sent."""
        assert not self.sent, "a slip is sent once"
        self.sent = True
        self._since_ms = now_ms

    def contact_lost(self) -> SlipVerdict:
        """What becomes of it is no longer followed."""
        return self._failed(message("slip.printer_lost"))

    def look(self, now_ms: int, status: ExtendedStatus) -> Next | SlipVerdict:
        """Judge a status that was requested after the order."""
        if not self.sent:
            return self._before(status)
        if F5.RESET in status.f5:
            return self._failed(message("slip.power_lost"))
        found = fault(status)
        if found is not None and found is not CHUTE:
            return self._failed(message("slip.interrupted", cause=_CAUSES[found.code]))
        if busy(status):
            self._begun = True
        elif self._begun:
            return SlipPrinted(self.slip.number)
        elif now_ms - self._since_ms >= START_MS:
            return self._failed(message("slip.not_begun"))
        return Next.WAIT

    def overdue(self, now_ms: int) -> SlipVerdict | None:
        """The time limit of the whole job, with or without contact."""
        if now_ms - self._since_ms < WAIT_MS:
            return None
        return self._failed(message("slip.not_done", seconds=WAIT_MS // 1000))

    def _before(self, status: ExtendedStatus) -> Next | SlipVerdict:
        """Wait during something transient: work, evidence, a possible leftover flag, a ticket in the chute."""
        if idle(status) and not evidence(status):
            return Next.SEND
        found = fault(status)
        if found is None or found in (CHUTE, SYSTEM):
            return Next.WAIT
        return self._failed(message("slip.not_taken", cause=_CAUSES[found.code]))

    def _failed(self, cause: Message) -> SlipFailed:
        return SlipFailed(self.slip.number, message("slip.not_printed", number=self.slip.number, cause=cause))
