"""The keys that a reader types, as the kernel's input events (struct input_event of linux/input.h, 64 bits).

Readers type as on an American keyboard, the shift key for capitals and signs included.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence

EVENT = struct.Struct("<qqHHi")
"""Seconds, microseconds, type, code, value."""
EV_SYN, EV_KEY, EV_MAX = 0, 1, 0x1F
SYN_REPORT, SYN_DROPPED = 0, 3
UP, DOWN, REPEATED = 0, 1, 2
SHIFTS = (42, 54)
ENTERS = (28, 96)
ENTER = "\n"
LOST = "\0"
"""Stands in what was typed for keys that the kernel had no room for, because no one read them in time."""

_ROWS: Sequence[tuple[int, str, str]] = (
    (2, "1234567890-=", "!@#$%^&*()_+"),
    (16, "qwertyuiop[]", "QWERTYUIOP{}"),
    (30, "asdfghjkl;'`", 'ASDFGHJKL:"~'),
    (44, "zxcvbnm,./", "ZXCVBNM<>?"),
    (57, " ", " "),
)
PLAIN = {code + at: letter for code, plain, _ in _ROWS for at, letter in enumerate(plain)}
SHIFTED = {code + at: letter for code, _, shifted in _ROWS for at, letter in enumerate(shifted)}
_KEYS = {letter: (code, False) for code, letter in PLAIN.items()}
_SHIFTED_KEYS = {letter: (code, True) for code, letter in SHIFTED.items()}
KEYS = {**_SHIFTED_KEYS, **_KEYS, ENTER: (ENTERS[0], False)}
"""The key of each letter, and whether the shift key is held."""
MAX_SECONDS = 1 << 40


class KeyReader:
    """Finds letters in a stream of events. Bytes that are no events are counted and dropped."""

    def __init__(self) -> None:
        self.bad_bytes = 0
        self._rest = b""
        self._shift = False
        self._lost = False
        """Keys were lost; what comes until the next report is of an incomplete one."""

    def reset(self) -> None:
        """Drop an incomplete event: the device was opened again."""
        self._rest, self._shift, self._lost = b"", False, False

    def feed(self, received: bytes) -> str:
        """Take bytes as they come; returns what was typed, with a line feed for Enter and LOST for lost keys."""
        data, typed = self._rest + received, []
        at = 0
        while len(data) - at >= EVENT.size:
            event = _event(data, at)
            if event is None:
                self.bad_bytes += 1
                at += 1
            else:
                typed.append(self._press(*event))
                at += EVENT.size
        self._rest = data[at:]
        return "".join(typed)

    def _press(self, kind: int, code: int, value: int) -> str:
        if kind == EV_SYN and code == SYN_DROPPED:
            self._shift, self._lost = False, True
            return LOST
        if kind == EV_SYN and code == SYN_REPORT:
            self._lost = False
        if kind != EV_KEY or self._lost:
            return ""
        if code in SHIFTS:
            self._shift = value != UP
            return ""
        if value != DOWN:
            return ""
        if code in ENTERS:
            return ENTER
        return (SHIFTED if self._shift else PLAIN).get(code, "")


def _event(data: bytes, at: int) -> tuple[int, int, int] | None:
    """Type, code and value of the event that begins here; None for bytes that are no event."""
    seconds, microseconds, kind, code, value = EVENT.unpack_from(data, at)
    timed = 0 <= seconds < MAX_SECONDS and 0 <= microseconds < 1_000_000
    if not timed or kind > EV_MAX or (kind == EV_KEY and value not in (UP, DOWN, REPEATED)):
        return None
    return kind, code, value


def written(text: str, at_ms: int) -> bytes:
    """The events of a reader that types this text."""
    seconds, ms = divmod(at_ms, 1000)
    events = bytearray()

    def key(code: int, value: int) -> None:
        events.extend(EVENT.pack(seconds, ms * 1000, EV_KEY, code, value))
        events.extend(EVENT.pack(seconds, ms * 1000, EV_SYN, 0, 0))

    for letter in text:
        code, shifted = KEYS[letter]
        if shifted:
            key(SHIFTS[0], DOWN)
        key(code, DOWN)
        key(code, UP)
        if shifted:
            key(SHIFTS[0], UP)
    return bytes(events)
