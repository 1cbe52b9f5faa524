"""Plays a written conversation of a machine: who sends what, to the millisecond.

These lines are inputs: what the `device` sends, what the `cabinet` orders or has made durable, what happens to the
`port`, and `noise` as bytes in hexadecimal. What the `host` sends and `tells` the cabinet is the machine's output. The
machine is stepped at inputs and when it is due, and at no other time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from msgspec.structs import astuple

from drivers.machine import AnyMachine
from drivers.ports import Back, Order, Report, ValidatorIdle
from drivers.ports.message import Message
from terminal.messages.english import sentence


@dataclass(frozen=True)
class Line:
    """One line of a conversation."""

    at_ms: int
    who: str
    what: str

    def __str__(self) -> str:
        return f"{self.at_ms} {self.who} {self.what}"


def lines(text: str) -> list[Line]:
    """Read a conversation; a line without a time has that of the one before, ``#`` begins a comment."""
    read: list[Line] = []
    for words in filter(None, (line.partition("  # ")[0].strip() for line in text.splitlines())):
        first, rest = words.split(maxsplit=1)
        at_ms, said = (int(first), rest) if first.isdigit() else (read[-1].at_ms, words)
        who, _, what = said.partition(" ")
        read.append(Line(at_ms, who, what.strip()))
    return read


@dataclass
class Conversation:
    """A machine, how its device's words become bytes and the host's bytes words, and the orders by name."""

    machine: AnyMachine
    spoken: Callable[[str], bytes]
    heard: Callable[[bytes], list[str]]
    orders: Mapping[str, Order]

    def play(self, text: str) -> list[str]:
        """Play it; returns the whole conversation as it happened, to be compared with `lines`."""
        written = lines(text)
        self._reported = 0
        self._done: list[Line] = []
        for line in written:
            if line.who in ("host", "tells"):
                continue
            self._wait(line.at_ms)
            self._done.append(line)
            self._happen(line)
        self._wait(written[-1].at_ms + 1)
        return [str(line) for line in self._done]

    def _wait(self, until_ms: int) -> None:
        """Step the machine whenever it is due."""
        while (due_ms := self.machine.due_ms()) < until_ms and self._done:
            assert due_ms >= self._done[-1].at_ms, "the machine wants a step in the past"
            self._step(due_ms, b"")
            assert self.machine.due_ms() > due_ms, f"the machine is never done at {due_ms} ms"

    def _happen(self, line: Line) -> None:
        received = b""
        match line.who, line.what.partition(" "):
            case "port", ("opened", _, _):
                self.machine.opened(line.at_ms)
            case "port", ("closed", _, reason):
                self.machine.closed(Message(reason))
                self._done += self._told(line.at_ms)
                return
            case "cabinet", ("wants", _, order):
                self.machine.order = self.orders[order]
            case "cabinet", ("handled", _, _):
                self.machine.handled = self._reported
            case "device", _:
                received = self.spoken(line.what)
            case "noise", _:
                received = bytes.fromhex(line.what)
            case _:
                raise AssertionError(f"it is not defined what happens at {line}")
        self._step(line.at_ms, received)

    def _step(self, now_ms: int, received: bytes) -> None:
        sent = self.machine.step(now_ms, received)
        self._done += self._told(now_ms)
        self._done += [Line(now_ms, "host", words) for words in self.heard(sent)]

    def _told(self, now_ms: int) -> Iterator[Line]:
        for number, report in self.machine.reports():
            assert number == self._reported + 1, "reports are numbered from 1 upward"
            self._reported = number
            yield Line(now_ms, "tells", _words(report))


def _words(report: Report) -> str:
    """The report's name and content; what an idle device confirms only if it does."""
    plain = isinstance(report, ValidatorIdle) and not report.confirms
    values = astuple(report)[:-1] if plain or (isinstance(report, Back) and not report.dice_counts) else astuple(report)
    return " ".join((type(report).__name__, *map(_word, values))).strip()


def _word(value: object) -> str:
    if isinstance(value, Message):
        return sentence(value)
    return "" if value is None else str(value)
