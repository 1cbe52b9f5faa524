"""The cabinet board's machine: reports doors and keys, and keeps the tower light as ordered, by board/PROTOCOL.md."""

from __future__ import annotations

from collections.abc import Sequence

from drivers.board.line_codec import (
    AskIdentity,
    AskInputs,
    Command,
    ForgetOpenings,
    FormError,
    Identity,
    Inputs,
    SetLamp,
    read_reply,
    write,
)
from drivers.line_machine import POLL_MS, LineMachine
from drivers.ports import DOORS, BoardInputs, BoardOrder, DoorsOpenedUnseen, Lamp

FOUR_LAMPS = {
    Lamp.TILT: Lamp.FAULT,
    Lamp.JACKPOT: Lamp.CALL,
    Lamp.PAYOUT: Lamp.CALL,
    Lamp.DISABLED: Lamp.FAULT,
    Lamp.ADMINISTRATIVE: Lamp.OFF,
}
"""What a board of version 1, which knows four pictures, shows instead of a later one."""
REMEMBERS = 2
"""From this version of the protocol on a board knows all lamps, and remembers openings."""


class BoardMachine(LineMachine):
    """Polls the board's inputs, which also come by themselves on each change, and repeats the lamp until it shows.

    What the board remembers of doors that were opened unseen is forgotten there once its report is handled.
    """

    def __init__(self) -> None:
        super().__init__(BoardOrder())
        self._serial = ""
        self._version = REMEMBERS
        self._forget()

    def _forget(self) -> None:
        self._told: BoardInputs | None = None
        self._shown: Lamp | None = None
        self._asked: Lamp | None = None
        self._unseen: tuple[int, tuple[int, ...]] = (0, ())
        """The record of openings that was reported last, as it stands on the board."""
        self._unseen_report = 0

    def _hear(self, fields: Sequence[str]) -> None:
        try:
            reply = read_reply(fields)
        except FormError:
            return  # of a later protocol version; the lines this machine needs still come
        if isinstance(reply, Identity):
            self._meet(reply)
        elif self._back:
            self._heard_ms = self._now_ms
            self._take_inputs(reply)

    def _meet(self, identity: Identity) -> None:
        self._heard_ms = self._now_ms
        if self._back:
            return
        self._serial, self._version = identity.serial, identity.protocol
        self._return(f"{identity.maker} {identity.model} {identity.version}, serial number {identity.serial}")
        self._poll_ms = self._now_ms

    def _take_inputs(self, line: Inputs) -> None:
        self._shown = line.lamp
        self._take_unseen(line)
        inputs = BoardInputs(line.doors_open, line.keys_turned)
        if inputs != self._told:
            self._told = inputs
            self._report(inputs)

    def _take_unseen(self, line: Inputs) -> None:
        unseen = (line.record, line.openings)
        if unseen == self._unseen:
            return
        self._unseen = unseen
        if any(line.openings):
            openings = tuple((name, count) for name, count in zip(DOORS, line.openings, strict=True) if count)
            self._report(DoorsOpenedUnseen(f"{self._serial}-{line.record}", openings))
            self._unseen_report = self._reported
            self._told = None  # how the doors stand is to be heard of behind it, even if it was known before

    def _speak(self) -> None:
        assert isinstance(self.order, BoardOrder)
        lamp = self._picture(self.order.lamp)
        poll = self._now_ms >= self._poll_ms
        if self._back and lamp != self._shown and (poll or lamp != self._asked):
            self._asked = lamp
            self._say(SetLamp(lamp))
        elif poll and self._back and any(self._unseen[1]) and self.handled >= self._unseen_report:
            record, openings = self._unseen
            self._say(ForgetOpenings(record, sum(openings)))
        elif poll:
            self._say(AskInputs() if self._back else AskIdentity())

    def _picture(self, lamp: Lamp) -> Lamp:
        return lamp if self._version >= REMEMBERS else FOUR_LAMPS.get(lamp, lamp)

    def _say(self, command: Command) -> None:
        self._out += write(command)
        self._poll_ms = self._now_ms + POLL_MS
