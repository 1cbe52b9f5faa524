"""A simulated FutureLogic-style ticket printer ("TCL"): paper, head, drawer, chute, and the flags that report them.

Its timings are plausible, not measured: a ticket takes 1.6 s at speed 1, its validation number is on paper at 85 %.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from drivers.printer import tcl_codec as codec
from drivers.printer.tcl_ticket import CASH_OUT_TEMPLATE, FIELD_COUNT, VALIDATION_DIGITS
from drivers.simulated.slip_picture import PrintedSlip, draw_slip
from drivers.simulated.ticket_picture import PrintedTicket, draw_ticket, save_picture
from drivers.simulated.twin import OrderError

VERSION = "GURUSAG18"
PRINT_MS = 1_600
VALIDATION_AT = 0.85
"""The fraction of a ticket that is printed when its validation number is on it."""
BOOT_MS = 600
AUTO_TAKE_MS = 3_000
UNSOLICITED_MS = 2_000
NEVER_MS = 1 << 62
MAX_QUEUE = 4
MAX_PRINTED = 10_000
"""Tickets kept for the picture; a pack of paper holds a few hundred."""


Paper = PrintedTicket | PrintedSlip


@dataclass
class _Printing:
    """The paper under the head. A slip has no validation number: it is on paper when it is finished."""

    paper: Paper
    number_at_ms: int
    done_at_ms: int
    number_printed: bool = False


@dataclass
class _Library:
    """What a host has defined, in memory that is lost with the power."""

    regions: dict[str, codec.DefineRegion] = field(default_factory=dict)
    templates: dict[str, codec.DefineTemplate] = field(default_factory=dict)

    def slip(self, command: codec.Print) -> PrintedSlip | None:
        """The slip that this print makes; None if its template, or a region of it, is not defined."""
        template = self.templates.get(command.template)
        if template is None or any(name not in self.regions for name in template.regions):
            return None
        return PrintedSlip(command.fields)


class TclTwin:
    """The printer. `speed` 2 prints in half the time; `start_delay_ms` passes before a command shows as busy.

    `auto_take_ms` is how long the player leaves a ticket in the chute, except between the orders ``hold`` and
    ``release``.
    """

    def __init__(
        self,
        picture_path: Path | None,
        *,
        speed: float = 1.0,
        unsolicited: bool = False,
        start_delay_ms: int = 0,
        auto_take_ms: int = AUTO_TAKE_MS,
    ) -> None:
        assert speed > 0
        self._picture_path = picture_path
        self._picture_drawn = False
        self._picture_say = ""
        self._print_ms = round(PRINT_MS / speed)
        self._unsolicited = unsolicited
        self._start_delay_ms = start_delay_ms
        self._auto_take_ms = auto_take_ms
        self._held = False
        self._now_ms = 0
        self._reader = codec.CommandReader()
        self._printed: deque[PrintedTicket] = deque(maxlen=MAX_PRINTED)
        self._slips: deque[PrintedSlip] = deque(maxlen=MAX_PRINTED)
        self._partial = 0
        self._powered = True
        self._paper = "ok"
        self._head_up = self._drawer_open = self._jammed = self._chute = False
        self._take_at_ms = NEVER_MS
        self._start_up()

    def _start_up(self) -> None:
        """The power is back: memory is empty, and the printer reports that until it is cleared."""
        self._reader.reset()
        self._printing: _Printing | None = None
        self._queue: deque[Paper] = deque()
        self._library = _Library()
        self._start_at_ms = NEVER_MS
        self._awake_at_ms = self._now_ms + BOOT_MS
        self._speak_at_ms = self._awake_at_ms + UNSOLICITED_MS if self._unsolicited else NEVER_MS
        self._f1, self._f2, self._f3 = codec.F1(0), codec.F2(0), codec.F3(0)
        self._f5 = codec.F5.RESET | codec.F5.TOP_OF_FORM
        self._jam_flag = self._jammed
        self._last_template = " "

    def step(self, now_ms: int, received: bytes) -> bytes:
        """Take the host's bytes, let time pass, return the status if one is due."""
        self._pass_time(now_ms)
        if not self._powered or now_ms < self._awake_at_ms:
            return b""
        answer = bytearray()
        for command in self._reader.feed(received):
            answer += self._obey(command)
        if now_ms >= self._speak_at_ms:
            self._speak_at_ms = now_ms + UNSOLICITED_MS
            answer += codec.encode_status(self._status())
        return bytes(answer)

    def due_ms(self) -> int:
        """When a ticket moves on or is taken, or an unasked status is due."""
        return min(self._next_ms(), self._speak_at_ms if self._powered else NEVER_MS)

    def power(self, on: bool) -> None:
        """Switch off the power, which leaves a ticket under way as it is, or switch it on."""
        if on == self._powered:
            return
        self._stop_printing()
        self._powered = on
        if on:
            self._start_up()

    def picture(self) -> dict[str, object]:
        """What a person would see, and the flags as the printer would send them."""
        return {
            "power": self._powered,
            "status": self._status().flags_text() if self._powered else "",
            "printing": self._printing is not None,
            "printed": [ticket.as_data() for ticket in self._printed],
            "slips": [list(slip.lines) for slip in self._slips],
            "partial": self._partial,
            "chute": self._chute,
            "held": self._held,
            "paper": self._paper,
            "head_up": self._head_up,
            "drawer_open": self._drawer_open,
            "jammed": self._jammed,
            "last_ticket_png": str(self._picture_path) if self._picture_drawn else None,
            "say": self._picture_say,
        }

    # Hands ------------------------------------------------------------------------------------------------------------

    def do(self, words: Sequence[str]) -> str:
        """Carry out a hand's order."""
        match list(words):
            case ["jam"]:
                self._jammed = self._jam_flag = True
                self._stop_printing()
                return "Paper is jammed."
            case ["clear"]:
                return self._clear_jam()
            case ["paper", ("low" | "out" | "load") as paper]:
                return self._set_paper("ok" if paper == "load" else paper)
            case ["head", ("up" | "down") as way]:
                self._head_up = way == "up"
                return self._moved(self._head_up, f"The print head is {way}.")
            case ["drawer", ("open" | "close") as way]:
                self._drawer_open = way == "open"
                return self._moved(
                    self._drawer_open, f"The paper drawer is {'open' if self._drawer_open else 'closed'}."
                )
            case ["take"]:
                return self._take()
            case ["hold"]:
                self._held = True
                self._take_at_ms = NEVER_MS
                return "Tickets stay in the slot until they are taken."
            case ["release"]:
                self._held = False
                self._take_soon()
                return "Tickets are taken soon after they come out."
        raise OrderError(f"The printer knows no order {' '.join(words)!r}.")

    def _clear_jam(self) -> str:
        if not self._jammed:
            raise OrderError("No paper is jammed.")
        self._jammed = False
        return "The jammed paper is out."

    def _set_paper(self, paper: str) -> str:
        self._paper = paper
        if paper == "out":
            self._stop_printing()
        return {"ok": "A new pack of paper is in.", "low": "Paper is low.", "out": "The paper is out."}[paper]

    def _moved(self, stops: bool, say: str) -> str:
        if stops:
            self._stop_printing()
        return say

    def _take(self) -> str:
        if not self._chute:
            raise OrderError("There is no ticket in the slot.")
        self._chute = False
        self._take_at_ms = NEVER_MS
        return "The ticket is taken."

    # Commands ---------------------------------------------------------------------------------------------------------

    def _obey(self, command: codec.Command) -> bytes:
        match command:
            case codec.AskExtended():
                return codec.encode_status(self._status())
            case codec.AskStandard():
                status = self._status()
                return codec.encode_status(
                    codec.StandardStatus(status.version, status.f1, status.f2, status.f3, status.last_template)
                )
            case codec.Print():
                self._accept(command)
            case codec.ForgetRegions():
                self._library.regions.clear()
            case codec.DefineRegion(name):
                self._library.regions[name] = command
            case codec.DefineTemplate(name):
                self._library.templates[name] = command
            case codec.Clear(what):
                self._clear_flags(what)
            case codec.Reset():
                self._stop_printing()
                self._start_up()
            case codec.BadCommand():
                self._f3 |= codec.F3.COMMAND_ERROR
        return b""

    def _accept(self, command: codec.Print) -> None:
        """Accept a job into memory, or refuse it with the error flags that give the reason."""
        own = command.template == CASH_OUT_TEMPLATE
        paper = _ticket_of(command.fields) if own else self._library.slip(command)
        if paper is None:
            self._f2 |= codec.F2.PRINT_DATA_ERROR if own else codec.F2.LIBRARY_REFERENCE_ERROR
        elif self._blocked():
            self._f1 |= codec.F1.SYSTEM_ERROR
        elif not 1 <= command.copies <= MAX_QUEUE - len(self._queue):
            self._f2 |= codec.F2.JOB_MEMORY_OVERFLOW
        else:
            self._last_template = str(command.template)
            self._queue.extend([paper] * command.copies)
            if self._printing is None and self._start_at_ms == NEVER_MS:
                self._start_at_ms = self._now_ms + self._start_delay_ms
                self._pass_time(self._now_ms)

    def _clear_flags(self, what: str) -> None:
        self._f1, self._f2, self._f3 = codec.F1(0), codec.F2(0), codec.F3(0)
        self._f5 &= ~(codec.F5.VALIDATION_DONE | codec.F5.RESET | codec.F5.BARCODE_PROCESSED)
        if what:
            self._jam_flag = self._jammed

    def _blocked(self) -> bool:
        return self._head_up or self._drawer_open or self._jam_flag or self._paper == "out"

    def _status(self) -> codec.ExtendedStatus:
        """The remembered flags together with what the sensors see now."""
        f1, f3, f4, f5 = self._f1, self._f3, codec.F4(0), self._f5
        if self._printing:
            f1 |= codec.F1.BUSY
        if self._head_up:
            f1 |= codec.F1.HEAD_UP | codec.F1.SYSTEM_ERROR
        if self._paper == "out":
            f1 |= codec.F1.PAPER_OUT | codec.F1.SYSTEM_ERROR
        if self._chute:
            f3 |= codec.F3.PAPER_IN_CHUTE
        if self._jam_flag:
            f4 |= codec.F4.JAM
        if self._paper != "ok":
            f4 |= codec.F4.PAPER_LOW
        if self._drawer_open:
            f5 |= codec.F5.DRAWER_OPEN
        return codec.ExtendedStatus(VERSION, f1, self._f2, f3, f4, f5, self._last_template)

    # Time -------------------------------------------------------------------------------------------------------------

    def _pass_time(self, now_ms: int) -> None:
        """Let everything happen that is due, each at its own time."""
        while (due_ms := self._next_ms()) <= now_ms:
            self._now_ms = max(self._now_ms, due_ms)
            self._happen()
        self._now_ms = max(self._now_ms, now_ms)

    def _next_ms(self) -> int:
        due = [self._take_at_ms, self._start_at_ms]
        if self._printing is not None:
            due.append(self._printing.done_at_ms if self._printing.number_printed else self._printing.number_at_ms)
        return min(due)

    def _happen(self) -> None:
        if self._take_at_ms <= self._now_ms:
            self._chute = False
            self._take_at_ms = NEVER_MS
        if self._start_at_ms <= self._now_ms:
            self._start_printing()
        printing = self._printing
        if printing is not None and not printing.number_printed and printing.number_at_ms <= self._now_ms:
            printing.number_printed = True
            if isinstance(printing.paper, PrintedTicket):
                self._printed.append(printing.paper)
                self._f5 |= codec.F5.VALIDATION_DONE
        if printing is not None and printing.number_printed and printing.done_at_ms <= self._now_ms:
            self._finish_printing(printing)

    def _start_printing(self) -> None:
        self._start_at_ms = NEVER_MS
        paper = self._queue.popleft()
        number_at_ms = self._now_ms + round(self._print_ms * VALIDATION_AT)
        self._printing = _Printing(paper, number_at_ms, self._now_ms + self._print_ms)
        self._f5 &= ~(codec.F5.VALIDATION_DONE | codec.F5.TOP_OF_FORM)
        if isinstance(paper, PrintedTicket):
            self._f5 |= codec.F5.BARCODE_PROCESSED

    def _finish_printing(self, printing: _Printing) -> None:
        self._draw(printing.paper)
        if isinstance(printing.paper, PrintedSlip):
            self._slips.append(printing.paper)
        self._printing = None
        self._f5 |= codec.F5.TOP_OF_FORM
        self._chute = True
        self._take_soon()
        if self._queue:
            self._start_at_ms = self._now_ms

    def _take_soon(self) -> None:
        """The player sees the ticket, if there is one, and takes it unless tickets are to be left in the chute."""
        if self._chute and not self._held:
            self._take_at_ms = self._now_ms + self._auto_take_ms

    def _stop_printing(self) -> None:
        """The paper stops and jobs are dropped. A ticket without its validation number is only a fragment."""
        if self._printing is not None:
            if self._printing.number_printed and isinstance(self._printing.paper, PrintedTicket):
                self._draw(self._printing.paper)
            else:
                self._partial += 1
        self._printing = None
        self._queue.clear()
        self._start_at_ms = NEVER_MS

    def _draw(self, paper: Paper) -> None:
        if self._picture_path is None:
            return
        try:
            save_picture(
                draw_ticket(paper) if isinstance(paper, PrintedTicket) else draw_slip(paper), self._picture_path
            )
        except OSError as error:
            self._picture_say = f"The ticket's picture could not be saved: {error}."
        else:
            self._picture_say = ""
            self._picture_drawn = True


def _ticket_of(fields: Sequence[str]) -> PrintedTicket | None:
    """The ticket of the built-in template; None unless each field is there and the barcode can be made."""
    if len(fields) != FIELD_COUNT:
        return None
    ticket = PrintedTicket.of_fields(fields)
    return ticket if len(ticket.validation) == VALIDATION_DIGITS and ticket.validation.isdigit() else None
