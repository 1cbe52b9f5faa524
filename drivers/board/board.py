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
from drivers.ports import DOORS, BoardInputs, BoardOrder, BoardReport, DoorsOpenedUnseen, Lamp

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
AWAITS_MS = 50
"""So often it is looked whether the report of an opening is handled, which mostly wakes the link by itself."""
MAX_AWAITS_MS = 2_000
"""An opening whose report is not handled so long after it is put on record: the lamp has to be lit all the same.

Were the report handled after all, the opening would count twice: once as seen, once as unseen. Better so than never.
"""


class BoardMachine(LineMachine[BoardOrder, BoardReport]):
    """Polls the board's inputs, which also come by themselves on each change, and repeats the lamp until it shows.

    What the board remembers of doors that were opened unseen is forgotten there once its report is handled. An opening
    that it has told counts for it as seen by the host's next line, so none is said before its report is handled. Where
    that takes too long, or nothing can be written down, the host says ``*S``, after which the opening stands on the
    board's record, and anything else only right behind the answer to it.
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
        self._doors_told: tuple[str, ...] | None = None
        self._opening_report = 0
        """The last report of a door that was opened since the one before."""
        self._opening_ms = 0
        self._answered = False
        """Whether the board has just answered ``*S``: what had been opened before that stands on its record."""

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
        self._answered = True
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
        if self._doors_told is not None and set(line.doors_open) - set(self._doors_told):
            self._opening_report, self._opening_ms = self._reported, self._now_ms
        self._doors_told = line.doors_open

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
        lamp = self._picture(self.order.lamp)
        poll = self._now_ms >= self._poll_ms
        answered, self._answered = self._answered, False
        if not self._back:
            if poll:
                self._say(AskIdentity())
        elif self._version < REMEMBERS:
            self._speak_of(lamp, poll=poll)
        elif self.order.keep_openings or self._unhandled_for_ms() >= MAX_AWAITS_MS:
            self._speak_as_a_stranger(lamp, poll=poll, answered=answered)
        elif self.handled < self._opening_report:
            self._poll_ms = max(self._poll_ms, self._now_ms + AWAITS_MS)
        else:
            self._speak_of(lamp, poll=poll)

    def _unhandled_for_ms(self) -> int:
        """How long the report of the last opening has waited."""
        return self._now_ms - self._opening_ms if self.handled < self._opening_report else 0

    def _speak_of(self, lamp: Lamp, *, poll: bool) -> None:
        if lamp != self._shown and (poll or lamp != self._asked):
            self._asked = lamp
            self._say(SetLamp(lamp))
        elif poll and any(self._unseen[1]) and self.handled >= self._unseen_report:
            record, openings = self._unseen
            self._say(ForgetOpenings(record, sum(openings)))
        elif poll:
            self._say(AskInputs())

    def _speak_as_a_stranger(self, lamp: Lamp, *, poll: bool, answered: bool) -> None:
        """Have the board keep every opening: for it we are a host that has only just come."""
        if answered:
            self._asked = lamp
            self._say(AskInputs() if lamp == self._shown else SetLamp(lamp))
        elif poll or lamp not in (self._shown, self._asked):
            self._asked = lamp
            self._say(AskIdentity())

    def _picture(self, lamp: Lamp) -> Lamp:
        return lamp if self._version >= REMEMBERS else FOUR_LAMPS.get(lamp, lamp)

    def _say(self, command: Command) -> None:
        self._out += write(command)
        self._poll_ms = self._now_ms + POLL_MS
