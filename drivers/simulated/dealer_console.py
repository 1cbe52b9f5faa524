"""A simulated dealer's console: hands that give a dealer's orders to a cabinet in mode live.

It speaks lines of JSON. To the cabinet goes a touch as of a script, such as ``{"do": "last_call", "round": 7, "dealer":
"Rig"}``; from the cabinet comes ``{"table": {"round": 7, "phase": "open", "dice": [], "by_hand": true, "throw": 1}}``
after each change and at least once a second, and to each touch ``{"accepted": true}``, or false with a sentence in
``say``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from drivers.simulated.twin import OrderError

NAME = "Rig"
"""The dealer's name in the journal."""
HEARD_MS = 3_000
"""After so long without a line there is no table."""
NEVER_MS = 1_000
"""How far ahead `due_ms` is while nothing happens by itself."""
MAX_LINE = 4_096
MAX_WAITING = 16
"""How many touches it queues until it can send them."""
VOID_REASONS = ("cocked", "off_table", "touched", "entry", "unread", "other")


class DealtTable(msgspec.Struct, frozen=True):
    """What the cabinet says of its round."""

    round: int
    phase: str
    dice: tuple[int, ...]
    by_hand: bool
    """The dealer enters the dice."""
    throw: int
    """The throw of the round, which the orders about its dice name."""


class Said(msgspec.Struct, frozen=True):
    """A line of the cabinet: its round, or the answer to a touch."""

    table: DealtTable | None = None
    accepted: bool | None = None
    say: str = ""
    error: str = ""


class DealerConsoleTwin:
    """A console without a memory: the table is what the cabinet says."""

    def __init__(self) -> None:
        self._powered = True
        self._now_ms = 0
        self._heard_ms = -HEARD_MS
        self._table: DealtTable | None = None
        self._known = False
        """There was a table since it was made: its window shows the console from then on."""
        self._refusal = ""
        self._received = b""
        self._waiting: list[bytes] = []

    def power(self, on: bool) -> None:
        """Switch the power on or off."""
        self._powered = on
        self._forget()

    def step(self, now_ms: int, received: bytes) -> bytes:
        """Take the cabinet's lines, and send the touches that wait."""
        self._now_ms = now_ms
        if not self._powered:
            return b""
        *lines, rest = (self._received + received).split(b"\n")
        self._received = rest if len(rest) <= MAX_LINE else b""
        for line in lines:
            self._hear(line)
        if self._table is not None and now_ms >= self._heard_ms + HEARD_MS:
            self._forget()
        sent, self._waiting = b"".join(self._waiting), []
        return sent

    def due_ms(self) -> int:
        """When a touch is to be sent, or the table may be gone."""
        return self._now_ms if self._waiting else self._now_ms + NEVER_MS

    def do(self, words: Sequence[str]) -> str:
        """Give the dealer's order: open, last, close, confirm, enter FACES, void REASON."""
        if not self._powered:
            raise OrderError("The dealer's console has no power.")
        table = self._table
        if table is None:
            raise OrderError("No table is connected to the dealer's console: it needs a cabinet with game.mode = live.")
        match list(words):
            case ["enter", *faces]:
                dice = [int(face) for face in faces]
                return self._touch("enter_dice", f"Entered: {'-'.join(faces)}.", dice=dice, throw=table.throw)
            case ["void", reason] if reason in VOID_REASONS:
                return self._touch("void_throw", "The throw is to be void.", reason=reason, throw=table.throw)
            case [word] if word in PLAIN:
                touch, say, more = PLAIN[word]
                return self._touch(touch, say, **more(table))
        raise OrderError(f"The dealer's console does not know {' '.join(words)!r}.")

    def picture(self) -> dict[str, object]:
        """The table as the cabinet says it, and why the last touch was refused."""
        table = None if self._table is None else msgspec.json.decode(msgspec.json.encode(self._table))
        return {"power": self._powered, "known": self._known, "table": table, "refusal": self._refusal}

    def _hear(self, line: bytes) -> None:
        try:
            said = msgspec.json.decode(line, type=Said)
        except (msgspec.DecodeError, RecursionError):
            return  # half a line, after a cable was out
        if said.table is not None:
            self._table, self._heard_ms, self._known = said.table, self._now_ms, True
        if said.accepted is not None or said.error:
            self._refusal = said.say or said.error

    def _touch(self, touch: str, say: str, **fields: object) -> str:
        assert self._table is not None, "a touch is for a table"
        if len(self._waiting) >= MAX_WAITING:
            raise OrderError("The cabinet does not take the dealer's orders.")
        whole: dict[str, object] = {"do": touch, "round": self._table.round, **fields, "dealer": NAME}
        self._waiting.append(json.dumps(whole).encode() + b"\n")
        return say

    def _forget(self) -> None:
        self._table, self._refusal, self._received = None, "", b""
        self._waiting.clear()


PLAIN: Mapping[str, tuple[str, str, Callable[[DealtTable], dict[str, Any]]]] = {
    "open": ("open_betting", "Betting is to open.", lambda table: {"round": table.round + 1}),
    "last": ("last_call", "The last bets are called.", lambda _: {}),
    "close": ("no_more_bets", "No more bets.", lambda _: {}),
    "confirm": (
        "confirm_dice",
        "The dice are to count.",
        lambda table: {"dice": list(table.dice), "throw": table.throw},
    ),
}
"""The orders of one word: the touch, the answer to the hand, and the touch's fields."""
