"""What passes over a device's line: the last bytes in both directions, and the messages that they are.

The link's thread only appends to a bounded ring. Nothing is decoded before a reader asks for it, and then on the
reader's thread.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from enum import Enum, IntFlag
from re import sub

import msgspec

MAX_CHUNKS = 400
"""A minute or more of polls and answers."""

HIDDEN = b"."
"""What stands for each byte of a player."""

Reader = Callable[[bytes], Sequence[str]]
"""Takes bytes as they come; returns a short text for each message that they complete."""


class Dialect(msgspec.Struct, frozen=True):
    """How the messages of a protocol are read: makes a reader for each direction."""

    sent: Callable[[], Reader]
    """Of what the host sends."""
    received: Callable[[], Reader]
    """Of what the device sends."""
    private: bool = False
    """What the device sends belongs to a player: only how much it is may be kept."""


def unread() -> Reader:
    """A reader of bytes without known messages."""
    return lambda _: ()


UNKNOWN = Dialect(unread, unread)


class Chunk(msgspec.Struct, frozen=True):
    """Bytes of one read or write."""

    at_ms: int
    """By the wall clock, in milliseconds since 1970 in UTC."""
    sent: bool
    """By the host; otherwise received from the device."""
    data: bytes


class Counts(msgspec.Struct, frozen=True):
    """What has passed since the driver was made."""

    sent_bytes: int = 0
    received_bytes: int = 0
    opened: int = 0
    """How often the line was opened."""
    garbled: int = 0
    """How many garbled messages were received."""


class Line(msgspec.Struct, frozen=True):
    """Bytes in one direction, and what they say."""

    at_ms: int
    sent: bool
    data: bytes
    text: str
    """Empty for bytes that are no whole message."""
    times: int = 1
    """How often this and its answer, or its question, have passed one after the other."""


def wall_ms() -> int:
    """Read the wall clock."""
    return time.time_ns() // 1_000_000


class Wire:
    """The record of one line. One thread writes it; any may read it."""

    def __init__(
        self,
        dialect: Dialect = UNKNOWN,
        garbled: Callable[[], int] = lambda: 0,
        clock: Callable[[], int] = wall_ms,
    ) -> None:
        self._dialect = dialect
        self._garbled = garbled
        self._clock = clock
        self._chunks: deque[Chunk] = deque(maxlen=MAX_CHUNKS)
        self._lock = threading.Lock()
        self._opened = 0
        self._passed = {True: 0, False: 0}

    def opened(self) -> None:
        """The line was opened."""
        self._opened += 1

    def passed(self, data: bytes, *, sent: bool) -> None:
        """These bytes have passed."""
        if data:
            kept = HIDDEN * len(data) if self._dialect.private and not sent else data
            chunk = Chunk(self._clock(), sent, kept)
            with self._lock:
                self._chunks.append(chunk)
                self._passed[sent] += len(data)

    def counts(self) -> Counts:
        """What has passed so far."""
        return Counts(self._passed[True], self._passed[False], self._opened, self._garbled())

    def lines(self) -> list[Line]:
        """The last messages, the oldest first; a repeated question with the same answer is there once."""
        with self._lock:
            chunks = tuple(self._chunks)
        return _counted(_messages(chunks, self._dialect))


def _messages(chunks: Sequence[Chunk], dialect: Dialect) -> list[Line]:
    """The chunks, those put together that make up one message."""
    readers = {True: dialect.sent(), False: dialect.received()}
    found: list[Line] = []
    open_line: Line | None = None
    for chunk in chunks:
        if open_line is not None and open_line.sent != chunk.sent:
            found.append(open_line)  # what the other side cuts short stays incomplete
            open_line = None
        texts = "; ".join(readers[chunk.sent](chunk.data))
        begun = open_line or Line(chunk.at_ms, chunk.sent, b"", "")
        line = msgspec.structs.replace(begun, data=begun.data + chunk.data, text=texts)
        if texts:
            found.append(line)
        open_line = None if texts else line
    return [*found, open_line] if open_line is not None else found


def _counted(lines: Sequence[Line]) -> list[Line]:
    """Each repetition of the two lines before it is counted there, with its time."""
    found: list[Line] = []
    waiting = list(lines)[::-1]
    while waiting:
        pair = waiting[-1:-3:-1]
        if len(pair) == len(found[-2:]) == 2 and all(map(_same, pair, found[-2:])):
            found[-2:] = [
                msgspec.structs.replace(new, times=old.times + 1) for new, old in zip(pair, found[-2:], strict=True)
            ]
            del waiting[-2:]
        else:
            found.append(waiting.pop())
    return found


def _same(one: Line, other: Line) -> bool:
    return (one.sent, one.data, one.text) == (other.sent, other.data, other.text)


# Texts ----------------------------------------------------------------------------------------------------------------


def text_of(message: msgspec.Struct) -> str:
    """A message of a protocol in short: its name, and the values of its fields that have one."""
    name = sub(r"(?<=[a-z])(?=[A-Z])", " ", type(message).__name__).lower()
    values = ((field, value_text(getattr(message, field))) for field in message.__struct_fields__)
    fields = ", ".join(f"{field} {value}" for field, value in values if value).replace("_", " ")
    return f"{name}: {fields}" if fields else name


def value_text(value: object) -> str:
    """A value in short: the names of flags and enumerations, the items of a tuple; empty for none."""
    match value:
        case IntFlag():
            return "+".join(str(flag.name).lower() for flag in value)
        case Enum():
            return value.name.lower()
        case tuple() | list():
            return "/".join(map(value_text, value))
        case str():
            return printable(value)
    return str(value)


def printable(text: str) -> str:
    """The text with a dot for each character that cannot be shown."""
    return "".join(letter if " " <= letter <= "~" else "." for letter in text)
