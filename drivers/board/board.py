"""The cabinet board's machine: reports doors and keys, and keeps the tower light as ordered, by board/PROTOCOL.md."""

from __future__ import annotations

from collections.abc import Sequence

from drivers.board.line_codec import (
    AskIdentity,
    AskInputs,
    Command,
    FormError,
    Identity,
    Inputs,
    SetLamp,
    read_reply,
    write,
)
from drivers.line_machine import POLL_MS, LineMachine
from drivers.ports import BoardInputs, BoardOrder, Lamp


class BoardMachine(LineMachine):
    """Polls the board's inputs, which also come by themselves on each change, and repeats the lamp until it shows."""

    def __init__(self) -> None:
        super().__init__(BoardOrder())
        self._forget()

    def _forget(self) -> None:
        self._told: BoardInputs | None = None
        self._shown: Lamp | None = None
        self._asked: Lamp | None = None

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
        self._return(f"{identity.maker} {identity.model} {identity.version}, serial number {identity.serial}")
        self._poll_ms = self._now_ms

    def _take_inputs(self, line: Inputs) -> None:
        self._shown = line.lamp
        inputs = BoardInputs(line.doors_open, line.keys_turned)
        if inputs != self._told:
            self._told = inputs
            self._report(inputs)

    def _speak(self) -> None:
        assert isinstance(self.order, BoardOrder)
        lamp = self.order.lamp
        poll = self._now_ms >= self._poll_ms
        if self._back and lamp != self._shown and (poll or lamp != self._asked):
            self._asked = lamp
            self._say(SetLamp(lamp))
        elif poll:
            self._say(AskInputs() if self._back else AskIdentity())

    def _say(self, command: Command) -> None:
        self._out += write(command)
        self._poll_ms = self._now_ms + POLL_MS
