"""Plays the worked examples of a PROTOCOL.md against a twin, so that the page and the code always agree."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from drivers.framing import LineReader
from drivers.simulated.twin import Twin

EXCHANGE = re.compile(r"```exchange\n(.*?)```", re.DOTALL)
TICK_MS = 10
WAIT_MOST_MS = 20_000
WAKE_MS = 2_500


@dataclass(frozen=True)
class Said:
    """One line of an example: the sender, or the hand, and the line or the hand's order."""

    who: str
    what: str

    @property
    def line(self) -> bytes:
        """The bytes of a line of the host or the device."""
        return self.what.encode("ascii") + b"\r\n"

    @property
    def fields(self) -> list[str]:
        """The fields of the line, by the product's own reader. The line must be complete and its checksum right."""
        reader = LineReader()
        lines = reader.feed(self.line)
        assert len(lines) == 1, f"{self.what} is no line"
        return lines[0]


def examples(page: Path) -> list[list[Said]]:
    """The worked examples of the page."""
    blocks = EXCHANGE.findall(page.read_text(encoding="utf-8"))
    return [[_said(line) for line in block.splitlines()] for block in blocks]


def _said(line: str) -> Said:
    who, what = line.split(maxsplit=1)
    assert who in ("host", "device", "hand"), line
    return Said(who, what)


class Player:
    """Goes through one example with a twin. `passing` selects the device lines that an example may leave out."""

    def __init__(self, twin: Twin, passing: Callable[[Sequence[str]], bool]) -> None:
        self._twin = twin
        self._passing = passing
        self._now_ms = 0
        self._heard: list[bytes] = []
        for self._now_ms in range(0, WAKE_MS, TICK_MS):
            self._twin.step(self._now_ms, b"")

    def play(self, said: Said) -> None:
        """Send the host's line, carry out the hand's order, or wait for the device's line."""
        if said.who == "host":
            self._heard += self._twin.step(self._now_ms, said.line).splitlines(keepends=True)
        elif said.what in ("power on", "power off"):
            self._twin.power(said.what == "power on")
        elif said.who == "hand":
            self._twin.do(said.what.split())
        else:
            self._await(said)

    def _await(self, said: Said) -> None:
        end_ms = self._now_ms + WAIT_MOST_MS
        while self._now_ms < end_ms:
            while self._heard:
                line = self._heard.pop(0)
                if line == said.line:
                    return
                assert self._passing(LineReader().feed(line)[0]), f"{line!r} came before {said.line!r}"
            self._now_ms += TICK_MS
            self._heard += self._twin.step(self._now_ms, b"").splitlines(keepends=True)
        raise AssertionError(f"{said.line!r} never came")
