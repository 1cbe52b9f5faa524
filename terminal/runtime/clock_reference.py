"""Whether a time server keeps the machine's clock, as the kernel knows it (adjtimex(2); it needs no privilege).

The kernel counts how far off the clock may be by now, and takes it for unsynchronised after some hours without a
server: so a clock that it calls synchronised was compared today (regulation V5, L8).
"""

from __future__ import annotations

import ctypes

UNSYNCHRONISED = 0x40
"""STA_UNSYNC, a bit of the status."""
ERROR = 5
"""TIME_ERROR: the clock is not synchronised, by the call's result."""


class Timex(ctypes.Structure):
    """The kernel's struct timex, as far as it is read here; it is larger."""

    _fields_ = (
        ("modes", ctypes.c_uint),
        ("offset", ctypes.c_long),
        ("freq", ctypes.c_long),
        ("maxerror", ctypes.c_long),
        ("esterror", ctypes.c_long),
        ("status", ctypes.c_int),
        ("rest", ctypes.c_char * 256),
    )


def max_error_ms(asked: Timex | None = None, state: int = 0) -> int | None:
    """How far the clock may be off, in milliseconds; None if no time server keeps it, or that is not known.

    Without what was asked it asks the kernel.
    """
    if asked is None:
        asked = Timex()
        call = getattr(ctypes.CDLL(None), "adjtimex", None)
        state = -1 if call is None else call(ctypes.byref(asked))
    if state in (-1, ERROR) or asked.status & UNSYNCHRONISED:
        return None
    return -(-int(asked.maxerror) // 1_000)
