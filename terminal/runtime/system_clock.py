"""Sets the clock of the operating system, and the hardware clock from which it starts after the power was off."""

from __future__ import annotations

import fcntl
import logging
import os
import struct
import time
from datetime import UTC, datetime
from pathlib import Path

from drivers.ports.message import Message, message

log = logging.getLogger(__name__)

HARDWARE_CLOCK = Path("/dev/rtc0")
ADJTIME = Path("/etc/adjtime")
"""Says by a line LOCAL that the hardware clock shows local time; otherwise it shows UTC."""
RTC_SET_TIME = 0x4024_700A
"""A request of <linux/rtc.h>. Its struct has nine integers: second, minute, hour, day, month, year, three unused."""
_RTC_TIME = struct.Struct("9i")


def set_system_clock(at_ms: int) -> Message | None:
    """Set both clocks to this instant; or, if either cannot be set, neither, and return why."""
    before_s = time.time()
    try:
        _set_hardware_clock(at_ms // 1000)
    except OSError as error:
        return _why(error)
    try:
        time.clock_settime(time.CLOCK_REALTIME, at_ms / 1000)
    except OSError as error:
        _set_back(before_s)
        return _why(error)
    return None


def _set_hardware_clock(seconds: int) -> None:
    """Set the hardware clock, if the machine has one. Raises OSError."""
    try:
        device = os.open(HARDWARE_CLOCK, os.O_WRONLY | os.O_CLOEXEC)
    except FileNotFoundError:
        return
    try:
        fcntl.ioctl(device, RTC_SET_TIME, rtc_time(seconds, local=_shows_local_time()))
    finally:
        os.close(device)


def rtc_time(seconds: int, *, local: bool) -> bytes:
    """The time for the hardware clock: its months begin at 0, its years at 1900."""
    at = datetime.fromtimestamp(seconds, None if local else UTC)
    return _RTC_TIME.pack(at.second, at.minute, at.hour, at.day, at.month - 1, at.year - 1900, 0, 0, 0)


def _shows_local_time() -> bool:
    try:
        return "LOCAL" in ADJTIME.read_text(encoding="ascii").split()
    except (OSError, UnicodeDecodeError):
        return False


def _set_back(seconds: float) -> None:
    try:
        _set_hardware_clock(int(seconds))
    except OSError as error:
        log.warning("the hardware clock cannot be set back: %s", error.strerror)


def _why(error: OSError) -> Message:
    if isinstance(error, PermissionError):
        return message("clock.not_permitted")
    return message("clock.fails", error=(error.strerror or "").lower())
