"""The device's side of the dice line protocol: what each command does to the record, and how it is answered.

The simulated generator and the internal one differ in how dice get their faces and in what can fail. What they share is
here, as PROTOCOL.md defines it: what a throw number means, when a throw may begin and how it is reported.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from drivers.dice import messages
from drivers.dice.line_codec import VERSION, FormError, read_command, write
from drivers.dice.record import Record
from drivers.framing import LineReader

NO_STATISTICS = messages.Refusal("H", "", messages.Refused.FORM)


class DiceDevice(ABC):
    """A generator that answers lines with lines. Its answers collect in `_out`."""

    def __init__(self, record: Record, protocol: int = VERSION) -> None:
        self.record = record
        self._protocol = protocol
        """The version that it speaks; one of version 1 throws all its dice at once."""
        self._reader = LineReader()
        self._out = bytearray()
        self._open = False
        """The host has opened it: it may throw."""

    # What differs -----------------------------------------------------------------------------------------------------

    @abstractmethod
    def _maker(self) -> tuple[str, str, str, str]:
        """Maker, model, version and serial number."""

    @abstractmethod
    def _warnings(self) -> messages.Warn:
        """Its current warnings."""

    @abstractmethod
    def _throw(self, throw: int, count: int) -> None:
        """Begin this throw of `count` dice; it is already checked that it may be made."""

    @abstractmethod
    def _test(self) -> None:
        """Begin the self-test."""

    @property
    def _kept(self) -> bool:
        """Whether the record is stored where it survives a power cut, so that an outcome may be sent."""
        return True

    def _state(self) -> messages.State:
        if self._warnings() & messages.FAULTS:
            return messages.State.FAULT
        return messages.State.READY if self._open else messages.State.SERVICE

    # Receiving --------------------------------------------------------------------------------------------------------

    def _hear(self, fields: Sequence[str]) -> None:
        try:
            command = read_command(fields)
        except FormError as error:
            self._say(messages.Refusal(error.letter, "", error.code))
            return
        if self._protocol == 1 and (letter := _newer(command)):
            self._say(messages.Refusal(letter, "", messages.Refused.FORM))
            return
        self._obey(command)

    def _obey(self, command: messages.Command) -> None:
        match command:
            case messages.AskIdentity():
                counts = () if self._protocol == 1 else self.record.counts
                self._say(messages.Identity(self._protocol, *self._maker(), self.record.dice, counts))
            case messages.AskState():
                self._say_state()
            case messages.Open(opened):
                self._open = opened
                self._say_state()
            case messages.Throw(throw, count):
                self._obey_throw(throw, count)
            case messages.RefuseResult(throw, count):
                self._obey_refuse_result(throw, count)
            case messages.SelfTest():
                self._obey_self_test()
            case messages.AskTotals(count):
                self._say(self.record.totals(count) if self._counts(0, count) else NO_STATISTICS)
            case messages.AskHistogram(die, count):
                self._say(self.record.histogram(die, count) if self._counts(die, count) else NO_STATISTICS)
            case messages.AskLog(page):
                self._say(self.record.page(page))
            case messages.Clock():
                self._say(messages.Refusal("C", "", messages.Refused.ABSENT))

    def _obey_throw(self, throw: int, count: int) -> None:
        """A number that has an outcome always gets that outcome; a throw that is under way is not begun again."""
        outcome = self.record.find(throw)
        if self._protocol > 1 and self.record.count_of(throw) not in (None, count):
            self._say(messages.Refusal("T", str(throw), messages.Refused.COUNT))
        elif outcome is not None and self._kept:
            self._say(outcome)
        elif throw == self.record.begun:
            self._say_state()
        elif refused := self._why_not_throw(throw, count, made=outcome is not None):
            self._say(messages.Refusal("T", str(throw), refused))
        else:
            self._throw(throw, count)

    def _why_not_throw(self, throw: int, count: int, *, made: bool) -> messages.Refused | None:
        never = None if made else self.record.why_not_begin(throw, count)
        return never or (None if self._state() == messages.State.READY else messages.Refused.STATE)

    def _obey_refuse_result(self, throw: int, count: int) -> None:
        """A result that is not valid is made void; a void is sent again."""
        refused = self.record.why_not_refuse(throw, count)
        if refused or not self._kept:
            self._say(messages.Refusal("V", str(throw), refused or messages.Refused.NONE))
            return
        self.record.refuse(throw)
        outcome = self.record.find(throw)
        assert outcome is not None, "only a recorded outcome may be refused"
        self._say(outcome)

    def _counts(self, die: int, count: int) -> bool:
        """Whether there are statistics of this die, or of all dice if it is 0, in throws of `count` dice."""
        return count in (0, *self.record.counts) and die <= (count or self.record.dice)

    def _obey_self_test(self) -> None:
        if self._state() in (messages.State.FAULT, messages.State.SERVICE):
            self._test()
        else:
            self._say(messages.Refusal("F", "", messages.Refused.STATE))

    # Sending ----------------------------------------------------------------------------------------------------------

    def _say_state(self) -> None:
        self._say(messages.StateLine(self._state(), self.record.last, self._reported_warnings()))

    def _reported_warnings(self) -> messages.Warn:
        outcomes = self.record.outcomes
        void = self._kept and outcomes and isinstance(outcomes[-1], messages.Void)
        return self._warnings() | (messages.Warn.LAST_VOID if void else messages.Warn(0))

    def _say(self, reply: messages.Reply) -> None:
        self._out += write(reply)


def _newer(command: messages.Command) -> str:
    """The letter of a command whose fields version 1 does not have; empty for any other."""
    match command:
        case messages.Throw(_, 1):
            return "T"
        case messages.RefuseResult(_, 1):
            return "V"
        case messages.AskTotals(count) | messages.AskHistogram(_, count) if count:
            return "H"
    return ""
