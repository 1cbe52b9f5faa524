"""One ticket on its way to paper on a TCL printer, at most once, even if power or contact is lost.

The rules, each of which the contract tests try to break:

* A ticket that cannot have been sent yet (`sent` is False) is sent at the first clean and idle status. A fault before
  that only delays it.
* From then on, or if an earlier run of the terminal may have sent it, the printer's flags decide. They were free of
  evidence when the ticket was ordered. So "validation done" means that this ticket is on paper; "reset" means that the
  printer lost its power, and with it what it knew; a jam, paper out, head up or an open drawer without "validation
  done" means that how much of it is on paper is unknown.
* A status has no checksum, and a single wrong bit could report a ticket as printed. So a flag is believed only after
  two statuses in a row have shown the same.
* "It never received the command" is concluded from a fence and a quiet time. The fence is a standard status, requested
  after the command: printers send a standard status only as an answer, and the line keeps the order of bytes, so its
  arrival proves that the printer has read past the command. After that come QUIET_MS in which every status is clean
  and idle, which is longer than the slowest known start of a print (3 s). Only then is the command sent again,
  MAX_SENDS times in all.
* A ticket that was begun (busy, paper in the chute, an error) and then shows QUIET_MS of rest without "validation
  done" is in doubt, as is one that makes no progress for PROGRESS_MS. While the port is gone that time does not run: a
  printer that was unplugged remembers what it did, and is asked when it is plugged in again.
"""

from __future__ import annotations

from enum import Enum

from drivers.ports import Ticket, TicketInDoubt, TicketPrinted
from drivers.ports.message import Message, message
from drivers.printer.tcl_codec import F5, ExtendedStatus
from drivers.printer.tcl_flags import busy, evidence, idle, stopped

QUIET_MS = 5_000
PROGRESS_MS = 60_000
MAX_SENDS = 3

_STOPPED_BY = {
    "head_up": message("ticket.stopped.head_up"),
    "drawer_open": message("ticket.stopped.drawer_open"),
    "jam": message("ticket.stopped.jam"),
    "paper_out": message("ticket.stopped.paper_out"),
}

Verdict = TicketPrinted | TicketInDoubt


class Next(Enum):
    """What to do next while there is no verdict."""

    WAIT = "wait"
    SEND = "send"


class Job:
    """The ticket and what was observed of it. `sent` means that the printer may have the command."""

    def __init__(self, ticket: Ticket, sent: bool, now_ms: int) -> None:
        self.ticket = ticket
        self.sent = sent
        self._sends = 0
        self._flags_text = ""
        self._quiet_since_ms: int | None = None
        self._begin_watch(now_ms)

    @property
    def number(self) -> int:
        """The ticket's number."""
        return self.ticket.number

    @property
    def needs_fence(self) -> bool:
        """Whether to request a standard status: the printer may have the command, and may not have read it yet."""
        return self.sent and not self._fenced

    def command_sent(self, now_ms: int) -> None:
        """The print command is being sent."""
        assert self._sends < MAX_SENDS
        self.sent = True
        self._sends += 1
        self._begin_watch(now_ms)

    def contact_lost(self) -> None:
        """From now on nothing can be observed; the quiet time starts again when the printer answers."""
        self._quiet_since_ms = None

    def port_opened(self, now_ms: int) -> None:
        """The line was reopened: an answer on it proves nothing about bytes sent on the earlier line.

        The time without progress starts again, so that the printer is asked before anything is concluded from that
        time.
        """
        self.contact_lost()
        self._progress_ms = now_ms
        self._fence_asked = self._fenced = False

    def fence_asked(self) -> None:
        """A standard status was requested, after the command if that was sent."""
        self._fence_asked = True

    def fence_answered(self) -> None:
        """A standard status came."""
        self._fenced = self._fence_asked

    def look(self, now_ms: int, status: ExtendedStatus) -> Next | Verdict:
        """Judge a status that was requested after the order."""
        if not self.sent:
            return Next.SEND if idle(status) and not evidence(status) else Next.WAIT
        if status.flags_text() != self._flags_text:
            self._flags_text = status.flags_text()
            self._progress_ms = now_ms
            return self._wait(status) if evidence(status) or stopped(status) else self._follow(now_ms, status)
        if F5.VALIDATION_DONE in status.f5:
            return TicketPrinted(self.number)
        if F5.RESET in status.f5:
            return self._doubt(message("ticket.power_lost"))
        stop = stopped(status)
        if stop is not None:
            return self._doubt(message("ticket.stopped", cause=_STOPPED_BY[stop.code]))
        return self._follow(now_ms, status)

    def overdue(self, now_ms: int) -> TicketInDoubt | None:
        """The time limit of the whole job, with or without contact."""
        if not self.sent or now_ms - self._progress_ms < PROGRESS_MS:
            return None
        return self._doubt(message("ticket.no_progress", seconds=PROGRESS_MS // 1000))

    def _begin_watch(self, now_ms: int) -> None:
        self._progress_ms = now_ms
        self._flags_text = ""
        self._begun = False
        self._fence_asked = self._fenced = False
        self._quiet_since_ms = None

    def _wait(self, status: ExtendedStatus) -> Next:
        """Something happens, or may have happened: the quiet time starts again."""
        self._begun |= evidence(status) or not idle(status)
        self._quiet_since_ms = None
        return Next.WAIT

    def _follow(self, now_ms: int, status: ExtendedStatus) -> Next | Verdict:
        """No flag can be believed yet: wait until the printer has rested long enough for a conclusion."""
        if busy(status) or not self._fenced:
            return self._wait(status)
        if not idle(status):
            self._begun = True
        if self._quiet_since_ms is None:
            self._quiet_since_ms = now_ms
        if now_ms - self._quiet_since_ms < QUIET_MS:
            return Next.WAIT
        if self._begun:
            return self._doubt(message("ticket.at_rest"))
        if self._sends == MAX_SENDS:
            return self._doubt(message("ticket.no_reaction", times=MAX_SENDS))
        return Next.SEND

    def _doubt(self, cause: Message) -> TicketInDoubt:
        return TicketInDoubt(self.number, message("ticket.in_doubt", number=self.number, cause=cause))
