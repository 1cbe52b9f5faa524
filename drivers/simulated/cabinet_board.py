"""A simulated cabinet board: doors and keys moved by hand, and a tower light; speaks drivers/board/PROTOCOL.md."""

from __future__ import annotations

from collections.abc import Sequence

from drivers.board import line_codec as codec
from drivers.framing import FormError, LineReader
from drivers.ports import DOORS, KEYS, Lamp
from drivers.simulated.board_memory import BoardMemory, Openings
from drivers.simulated.twin import OrderError

PROTOCOL = 2
START_MS = 500
SAY_INPUTS_MS = 1_000
NEVER_MS = 1_000
"""How far ahead `due_ms` is while the power is off: nothing happens, but checking does no harm."""
UNDER_WAY_MS = 100
"""A host's line may have been under way for this long: it does not acknowledge what was sent meanwhile."""
MAX_MOVES = 32
"""How many moves of a door or key the board queues until it can send them; beyond that, only the last state is sent."""


class BoardTwin:
    """A board with the cabinet's doors and keys. Doors and keys stay as they are without power; the lamp goes out.

    Its switches, and its memory of them, run on a battery.
    """

    def __init__(self, memory: BoardMemory | None = None) -> None:
        """`memory` is what it remembers of earlier lives; a board without one is new."""
        self._memory = memory or BoardMemory()
        self._doors_open: set[str] = set()
        self._keys_turned: set[str] = set()
        self._lamp = Lamp.OFF
        self._reader = LineReader()
        self._now_ms = 0
        self._powered = True
        self._wakes = True
        """The power has returned since the last step."""
        self._ready_ms = 0
        self._say_ms = 0
        self._moves: list[codec.Inputs] = []
        self._record, counts = self._memory.load()
        self._openings = dict(counts)
        """How often each door was opened while no host listened, until a host has that on record."""
        self._fresh = dict.fromkeys(DOORS, 0)
        """Openings since the host's last line: sent, but not known to have been received."""
        self._opened_ms = 0
        self._met = False
        """A host has asked for the board's identity since the power came."""

    def power(self, on: bool) -> None:
        """Switch the power on or off."""
        if on == self._powered:
            return
        self._powered = self._wakes = on
        self._lamp = Lamp.OFF
        self._met = False
        self._keep_fresh()
        self._remember()
        self._reader.reset()
        self._moves.clear()

    def step(self, now_ms: int, received: bytes) -> bytes:
        """Receive, then send. For the first half second under power the board does neither."""
        self._now_ms = now_ms
        if self._wakes:
            self._wakes = False
            self._ready_ms = self._say_ms = now_ms + START_MS
        if not self._powered or now_ms < self._ready_ms:
            return b""
        replies: list[codec.Reply] = [*self._moves]
        self._moves.clear()
        for fields in self._reader.feed(received):
            replies += self._obey(fields)
        self._remember()
        if replies:
            self._say_ms = now_ms + SAY_INPUTS_MS
        elif now_ms >= self._say_ms:
            self._say_ms = now_ms + SAY_INPUTS_MS
            replies = [self._inputs()]
        return b"".join(codec.write(reply) for reply in replies)

    def due_ms(self) -> int:
        """When the next line is due."""
        if not self._powered:
            return self._now_ms + NEVER_MS
        if self._wakes or self._moves:
            return max(self._now_ms, self._ready_ms)
        return self._say_ms

    def do(self, words: Sequence[str]) -> str:
        """Carry out a hand's order: door NAME open|close, key NAME on|off."""
        match list(words):
            case ["door", name, "open" | "close" as verb] if name in DOORS:
                self._move(self._doors_open, name, verb == "open")
                self._remember()
                return f"The {name} door is {'open' if verb == 'open' else 'closed'}."
            case ["key", name, "on" | "off" as verb] if name in KEYS:
                self._move(self._keys_turned, name, verb == "on")
                return f"The {name}'s key is turned {verb}."
        raise OrderError(f"The cabinet board does not know {' '.join(words)!r}.")

    def picture(self) -> dict[str, object]:
        """The doors by name (open?), the keys by name (turned?), and what the lamp shows."""
        return {
            "power": self._powered,
            "doors": {name: name in self._doors_open for name in DOORS},
            "keys": {name: name in self._keys_turned for name in KEYS},
            "lamp": self._lamp.value,
            "opened unseen": dict(self._openings),
        }

    def _obey(self, fields: Sequence[str]) -> list[codec.Reply]:
        try:
            command: codec.Command = codec.read_command(fields)
        except FormError:
            return []
        if not isinstance(command, codec.AskIdentity) and self._now_ms - self._opened_ms >= UNDER_WAY_MS:
            self._fresh = dict.fromkeys(DOORS, 0)  # the same host, which knew this board before: it has received them
        match command:
            case codec.AskIdentity():
                self._met = True
                self._keep_fresh()
                return [codec.Identity(PROTOCOL, "BOXMAN", "BOARD TWIN", "1.0", "000001")]
            case codec.AskInputs():
                return [self._inputs()]
            case codec.SetLamp(lamp):
                self._lamp = lamp
                return [self._inputs()]
            case codec.ForgetOpenings(record, openings):
                if (record, openings) == (self._record, sum(self._openings.values())):
                    self._openings = dict.fromkeys(DOORS, 0)
                    self._record += 1
                return [self._inputs()]

    def _move(self, those: set[str], name: str, into: bool) -> None:
        """Mark a door or key as open or turned, or as closed; the board sends every change."""
        if (name in those) == into:
            return
        those.symmetric_difference_update({name})
        if into and those is self._doors_open:
            self._opened_ms = self._now_ms
            counts = self._fresh if self._met else self._openings
            counts[name] = min(counts[name] + 1, codec.MAX_OPENINGS)
        if self._powered and self._now_ms >= self._ready_ms and not self._wakes:
            self._moves = [*self._moves, self._inputs()][-MAX_MOVES:]

    def _inputs(self) -> codec.Inputs:
        doors = tuple(name for name in DOORS if name in self._doors_open)
        keys = tuple(name for name in KEYS if name in self._keys_turned)
        openings = tuple(self._openings[name] for name in DOORS)
        unseen = (self._record, openings) if any(openings) else (0, ())
        return codec.Inputs(doors, keys, self._lamp, *unseen)

    def _keep_fresh(self) -> None:
        """The last openings were perhaps not received: put them on record."""
        self._openings = self._on_record()
        self._fresh = dict.fromkeys(DOORS, 0)

    def _on_record(self) -> dict[str, int]:
        """What would be on record if the power failed now."""
        return {name: min(self._openings[name] + self._fresh[name], codec.MAX_OPENINGS) for name in DOORS}

    def _remember(self) -> None:
        self._memory.keep(Openings(self._record, self._on_record()))
