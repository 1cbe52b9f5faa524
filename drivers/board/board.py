"""The cabinet board's machine: reports doors and keys, and keeps the tower light as ordered (board/PROTOCOL.md)."""

from __future__ import annotations

from collections.abc import Sequence

from drivers.board import line_codec as codec
from drivers.framing import FormError
from drivers.line_machine import POLL_MS, LineMachine
from drivers.ports import DOORS, BoardInputs, BoardOrder, BoardReport, DoorsOpenedUnseen, Lamp

FOUR_LAMPS = {
    Lamp.TILT: Lamp.FAULT,
    Lamp.JACKPOT: Lamp.CALL,
    Lamp.PAYOUT: Lamp.CALL,
    Lamp.DISABLED: Lamp.FAULT,
    Lamp.ADMINISTRATIVE: Lamp.OFF,
}
"""What a version 1 board, which knows only four pictures, shows instead of a later one."""
REMEMBERS = 2
"""The first protocol version in which a board knows all lamps and records unseen openings."""
AWAITS_MS = 50
"""How often to check whether the report of an opening is handled. Usually the link wakes earlier by itself."""
MAX_AWAITS_MS = 2_000
"""An opening whose report is still not handled after this time is put on record, because the lamp must be updated.

If the report is handled later, the opening counts twice: once as seen, once as unseen. That is better than not at all.
"""


class BoardMachine(LineMachine[BoardOrder, BoardReport]):
    """Polls the board's inputs, which it also sends on each change, and repeats the lamp order until it is shown.

    The board's record of unseen openings is cleared once the report of it is handled. The board counts an opening that
    it has sent as seen when the host's next line arrives, so the host sends no line before its report is handled. If
    that takes too long, or nothing can be journaled, the host sends ``*S``, which puts the opening on the board's
    record; any other line is then sent only right after the answer to ``*S``.
    """

    def __init__(self) -> None:
        super().__init__(BoardOrder())
        self._serial = ""
        self._version = REMEMBERS
        self._forget()

    def _forget(self) -> None:
        self._last_inputs: BoardInputs | None = None
        self._shown: Lamp | None = None
        self._asked: Lamp | None = None
        self._unseen: tuple[int, tuple[int, ...]] = (0, ())
        """The record of openings that was reported last, as the board holds it."""
        self._unseen_report = 0
        self._last_doors: tuple[str, ...] | None = None
        self._opening_report = 0
        """The number of the last report that contained a newly opened door."""
        self._opening_ms = 0
        self._answered = False
        """Whether the board has just answered ``*S``: openings before that are on its record."""

    def _hear(self, fields: Sequence[str]) -> None:
        try:
            reply = codec.read_reply(fields)
        except FormError:
            return  # of a later protocol version; the lines this machine needs still come
        if isinstance(reply, codec.Identity):
            self._meet(reply)
        elif self._back:
            self._heard_ms = self._now_ms
            self._take_inputs(reply)

    def _meet(self, identity: codec.Identity) -> None:
        self._heard_ms = self._now_ms
        self._answered = True
        if self._back:
            return
        self._serial, self._version = identity.serial, identity.protocol
        self._return(f"{identity.maker} {identity.model} {identity.version}, serial number {identity.serial}")
        self._poll_ms = self._now_ms

    def _take_inputs(self, line: codec.Inputs) -> None:
        self._shown = line.lamp
        self._take_unseen(line)
        inputs = BoardInputs(line.doors_open, line.keys_turned)
        if inputs != self._last_inputs:
            self._last_inputs = inputs
            self._report(inputs)
        if self._last_doors is not None and set(line.doors_open) - set(self._last_doors):
            self._opening_report, self._opening_ms = self._reported, self._now_ms
        self._last_doors = line.doors_open

    def _take_unseen(self, line: codec.Inputs) -> None:
        unseen = (line.record, line.openings)
        if unseen == self._unseen:
            return
        self._unseen = unseen
        if any(line.openings):
            openings = tuple((name, count) for name, count in zip(DOORS, line.openings, strict=True) if count)
            self._report(DoorsOpenedUnseen(f"{self._serial}-{line.record}", openings))
            self._unseen_report = self._reported
            self._last_inputs = None  # the door inputs follow it, and are reported even if unchanged

    def _speak(self) -> None:
        lamp = self._picture(self.order.lamp)
        poll = self._now_ms >= self._poll_ms
        answered, self._answered = self._answered, False
        if not self._back:
            if poll:
                self._say(codec.AskIdentity())
        elif self._version < REMEMBERS:
            self._speak_of(lamp, poll=poll)
        elif self.order.keep_openings or self._unhandled_for_ms() >= MAX_AWAITS_MS:
            self._speak_as_a_stranger(lamp, poll=poll, answered=answered)
        elif self.handled < self._opening_report:
            self._poll_ms = max(self._poll_ms, self._now_ms + AWAITS_MS)
        else:
            self._speak_of(lamp, poll=poll)

    def _unhandled_for_ms(self) -> int:
        """How long the report of the last opening has been waiting."""
        return self._now_ms - self._opening_ms if self.handled < self._opening_report else 0

    def _speak_of(self, lamp: Lamp, *, poll: bool) -> None:
        if lamp != self._shown and (poll or lamp != self._asked):
            self._asked = lamp
            self._say(codec.SetLamp(lamp))
        elif poll and any(self._unseen[1]) and self.handled >= self._unseen_report:
            record, openings = self._unseen
            self._say(codec.ForgetOpenings(record, sum(openings)))
        elif poll:
            self._say(codec.AskInputs())

    def _speak_as_a_stranger(self, lamp: Lamp, *, poll: bool, answered: bool) -> None:
        """Act as a newly connected host, so that the board records every opening."""
        if answered:
            self._asked = lamp
            self._say(codec.AskInputs() if lamp == self._shown else codec.SetLamp(lamp))
        elif poll or lamp not in (self._shown, self._asked):
            self._asked = lamp
            self._say(codec.AskIdentity())

    def _picture(self, lamp: Lamp) -> Lamp:
        return lamp if self._version >= REMEMBERS else FOUR_LAMPS.get(lamp, lamp)

    def _say(self, command: codec.Command) -> None:
        self._out += codec.write(command)
        self._poll_ms = self._now_ms + POLL_MS
