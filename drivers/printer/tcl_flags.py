"""What a TCL printer's flags mean for the cabinet: busy, at fault, in need of clearing, free of evidence."""

from __future__ import annotations

from drivers.ports import PrinterFault
from drivers.ports.message import message
from drivers.printer.tcl_codec import F1, F3, F4, F5, Clear, ExtendedStatus

HEAD_UP = PrinterFault("head_up", message("printer.head_up"))
DRAWER_OPEN = PrinterFault("drawer_open", message("printer.drawer_open"))
JAM = PrinterFault("jam", message("printer.jam"))
PAPER_OUT = PrinterFault("paper_out", message("printer.paper_out"))
OFFLINE = PrinterFault("offline", message("printer.offline"))
SYSTEM = PrinterFault("system", message("printer.system"))
CHUTE = PrinterFault("chute", message("printer.chute"))

_JAMS = F4.JAM | F4.JAM_ELSEWHERE
_EVIDENCE = F5.VALIDATION_DONE | F5.RESET
_SYSTEM_F1 = F1.SYSTEM_ERROR | F1.HEAD_ERROR | F1.VOLTAGE_ERROR
_SYSTEM_F3 = F3.COMMAND_ERROR | F3.LIBRARIES_CORRUPTED | F3.FLASH_ERROR | F3.MISSING_SUPPLY_INDEX


def busy(status: ExtendedStatus) -> bool:
    """Whether the printer is at work, or its buffer is full (XOFF), so that it would not take a command at once."""
    return F1.BUSY in status.f1 or F5.XOFF in status.f5


def paper_low(status: ExtendedStatus) -> bool:
    """Whether paper should be loaded soon. Tickets can still be printed."""
    return F4.PAPER_LOW in status.f4


def evidence(status: ExtendedStatus) -> bool:
    """Whether the printer remembers a printed validation number or a loss of power."""
    return bool(status.f5 & _EVIDENCE)


def stopped(status: ExtendedStatus) -> PrinterFault | None:
    """The fault that stops the paper, if any. A ticket under way does not continue after it."""
    if F1.HEAD_UP in status.f1:
        return HEAD_UP
    if F5.DRAWER_OPEN in status.f5:
        return DRAWER_OPEN
    if status.f4 & _JAMS:
        return JAM
    if F1.PAPER_OUT in status.f1:
        return PAPER_OUT
    return None


def fault(status: ExtendedStatus) -> PrinterFault | None:
    """The fault to report, the one that a person must fix first. Printers add SYSTEM_ERROR to most others."""
    stop = stopped(status)
    if stop is not None:
        return stop
    if F3.OFFLINE in status.f3:
        return OFFLINE
    if status.f1 & _SYSTEM_F1 or status.f2 or status.f3 & _SYSTEM_F3 or F4.CUTTER_ERROR in status.f4:
        return SYSTEM
    if F3.PAPER_IN_CHUTE in status.f3:
        return CHUTE
    return None


def idle(status: ExtendedStatus) -> bool:
    """Whether a print command would be carried out at once, evidence aside."""
    return not busy(status) and fault(status) is None


def clearing(status: ExtendedStatus) -> Clear | None:
    """The command that should clear the flags, or None if no command could clear any."""
    if busy(status):
        return None
    found = fault(status)
    if evidence(status) or found is SYSTEM:
        return Clear()
    if found is JAM:
        return Clear("j")
    return None
