"""The dice generator's machine: orders a numbered throw and reports its outcome (drivers/dice/PROTOCOL.md)."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from drivers.dice import faults, messages
from drivers.dice.line_codec import FormError, read_reply, stands, write
from drivers.line_machine import POLL_MS, LineMachine
from drivers.ports import DiceFault, DiceOrder, DiceReady, DiceReport, DiceThrown, ThrowVoid
from drivers.ports.message import message

BUSY_POLL_MS = 100
THROW_LIMIT_MS = 30_000
"""A generator ends every throw within 20 s (section 6 of the protocol); one that takes longer than this has a fault."""
MOVING = (messages.State.THROWING, messages.State.READING)
"""The states in which a throw is under way."""


class DiceMachine(LineMachine[DiceOrder, DiceReport]):
    """Asks for the ordered throw until its outcome is recorded, and reports each outcome once in this machine's life.

    Asking again is safe: the generator makes the throw of a number once and then repeats what it recorded. So this
    machine keeps nothing through a power cut, and clears no evidence.
    """

    def __init__(self) -> None:
        super().__init__(DiceOrder())
        self._reported_throws: deque[int] = deque(maxlen=messages.RECORD_LENGTH)
        self._asked: int | None = None
        self._forget()

    def _forget(self) -> None:
        self._state: messages.StateLine | None = None
        self._moving_since_ms: int | None = None
        self._can_throw: tuple[int, ...] = ()
        self._complaint: DiceFault | None = None
        self._status: DiceReady | DiceFault | None = None
        self._ask_ms = self._now_ms

    def due_ms(self) -> int:
        """When the next poll, or the next request for the ordered throw, is due."""
        asks = self._back and self._asks and not self._moves
        return min(self._poll_ms, self._ask_ms) if asks else self._poll_ms

    @property
    def _moves(self) -> bool:
        return self._moving_since_ms is not None

    # Receiving --------------------------------------------------------------------------------------------------------

    def _hear(self, fields: Sequence[str]) -> None:
        try:
            reply = read_reply(fields)
        except FormError:
            return  # of a later protocol version; the lines this machine needs still come
        if isinstance(reply, messages.Identity):
            self._meet(reply)
        elif self._back:
            self._heard_ms = self._now_ms
            self._take(reply)

    def _meet(self, identity: messages.Identity) -> None:
        self._heard_ms = self._now_ms
        if self._back:
            return
        self._return(
            f"{identity.maker} {identity.model} {identity.version}, serial number {identity.serial}, "
            f"{identity.count} dice",
            identity.can_throw,
        )
        self._poll_ms = self._ask_ms = self._now_ms
        self._can_throw = identity.can_throw

    def _take(self, reply: messages.Reply) -> None:
        if isinstance(reply, messages.StateLine):
            self._take_state(reply)
        elif isinstance(reply, messages.Result | messages.Void):
            self._take_outcome(reply)
        elif isinstance(reply, messages.Refusal):
            self._take_refusal(reply)

    def _take_state(self, line: messages.StateLine) -> None:
        if line.state == messages.State.STARTING:
            self._lose(message("device.lost_power"))
            return
        moves = line.state in MOVING
        if moves and not self._moves:
            self._moving_since_ms = self._now_ms
            self._complaint = None
        if self._moves and not moves:
            self._moving_since_ms = None
        if self._state and self._state.state != line.state:
            self._ask_ms = self._now_ms  # what was refused or lost before may be available now
        if line.state == messages.State.SERVICE:
            self._say(messages.Open(True))
        self._state = line

    def _take_outcome(self, outcome: messages.Outcome) -> None:
        if outcome.throw != self._wanted():
            return
        if isinstance(outcome, messages.Void):
            self._tell(ThrowVoid(outcome.throw, faults.VOIDS[outcome.reason]))
        elif stands(outcome, self.order.count):
            self._tell(DiceThrown(outcome.throw, outcome.dice))
        else:
            self._say(messages.RefuseResult(outcome.throw, self.order.count))

    def _take_refusal(self, refusal: messages.Refusal) -> None:
        if refusal.argument != str(self._wanted()) or refusal.letter not in ("T", "V"):
            return
        if refusal.code == messages.Refused.OLD:
            self._complaint = faults.OLD
        elif refusal.code == messages.Refused.COUNT:
            self._complaint = faults.OTHER_COUNT  # it can throw as many, so it has thrown this number otherwise
        elif refusal.letter == "V" or refusal.code != messages.Refused.STATE:
            self._complaint = faults.PROTOCOL

    # Sending ----------------------------------------------------------------------------------------------------------

    def _speak(self) -> None:
        if not self._back:
            self._say_in_turn(messages.AskIdentity(), POLL_MS)
            return
        self._ask_for_throw()
        self._say_in_turn(messages.AskState(), BUSY_POLL_MS if self._moves else POLL_MS)
        self._report_status()

    def _say_in_turn(self, command: messages.Command, pause_ms: int) -> None:
        if self._now_ms >= self._poll_ms:
            self._say(command)
            self._poll_ms = self._now_ms + pause_ms
        self._poll_ms = min(self._poll_ms, self._now_ms + pause_ms)

    def _ask_for_throw(self) -> None:
        wanted = self._wanted()
        if wanted != self._asked:
            self._asked = wanted
            self._ask_ms = self._now_ms
            self._complaint = None
        if wanted is None or not self._asks or self._moves or self._now_ms < self._ask_ms:
            return
        self._say(messages.Throw(wanted, self.order.count))
        self._ask_ms = self._now_ms + POLL_MS

    @property
    def _asks(self) -> bool:
        """There is a throw to ask for, of as many dice as the generator can throw."""
        return self._wanted() is not None and self.order.count in self._can_throw

    def _misfit(self) -> DiceFault | None:
        """The fault that the generator cannot throw as many dice as the throw or the game needs."""
        wanted = {*self.order.needs, *([] if self.order.throw is None else [self.order.count])}
        missing = wanted.difference(self._can_throw)
        return faults.count_fault(self._can_throw, max(missing)) if missing else None

    def _wanted(self) -> int | None:
        """The ordered throw, until its outcome is reported."""
        throw = self.order.throw
        return None if throw in self._reported_throws else throw

    def _say(self, command: messages.Command) -> None:
        self._out += write(command)

    # Reporting --------------------------------------------------------------------------------------------------------

    def _tell(self, report: DiceThrown | ThrowVoid) -> None:
        self._reported_throws.append(report.throw)
        self._report(report)

    def _report_status(self) -> None:
        status = self._condition()
        if status is not None and status != self._status:
            self._status = status
            self._report(status)

    def _condition(self) -> DiceReady | DiceFault | None:
        """Whether the generator could throw; None while it throws or its state is unknown."""
        if self._state is None:
            return None
        if wrong := self._misfit() or self._complaint:
            return wrong
        if self._moving_since_ms is not None and self._now_ms - self._moving_since_ms >= THROW_LIMIT_MS:
            return faults.SLOW
        match self._state.state:
            case messages.State.READY:
                return DiceReady()
            case messages.State.FAULT:
                return faults.fault(self._state.warnings)
            case messages.State.SELF_TEST:
                return faults.SELF_TEST
        return None
