"""The internal dice generator: no real dice, but the operating system's chance, behind the dice line protocol.

It is the device's side of PROTOCOL.md within the program's own process, so that the driver of the mechanical generator
drives it too and all its promises hold. A throw is one step: drawn, recorded on the disk, and only then told. A power
cut before the record has made no throw, for nobody has seen it; one after it finds the same dice again. Nothing is
drawn twice for one number, and no result is left out for what it shows (regulation G4, G7).
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Sequence
from pathlib import Path

from drivers.dice.line_codec import CONFIDENCE_MOST, FormError, read_command, write
from drivers.dice.messages import (
    FAULTS,
    AskHistogram,
    AskIdentity,
    AskLog,
    AskState,
    AskTotals,
    Clock,
    Command,
    Identity,
    Open,
    Outcome,
    Refusal,
    Refused,
    RefuseResult,
    Reply,
    Result,
    SelfTest,
    SelfTestEnded,
    State,
    StateLine,
    Throw,
    Void,
    VoidReason,
    Warn,
)
from drivers.dice.record import Record
from drivers.dice.record_file import RecordDamagedError, RecordFile
from drivers.dice.source import CheckedSource, SourceFailedError
from drivers.framing import LineReader

log = logging.getLogger(__name__)

PROTOCOL = 1
MAKER, MODEL, VERSION = "BOXMAN", "INTERNAL RNG", "1.0"
SELF_TEST_CODES = {Warn.MEMORY: 6, Warn.SOURCE: 8}


class InternalGenerator:
    """Answers lines with lines, at once. It has no time of its own: whatever it does is done when it answers."""

    def __init__(self, memory: RecordFile, source: CheckedSource, count: int = 2) -> None:
        """Load the record and test the source; what fails is a fault that the state line tells."""
        self._memory = memory
        self._source = source
        self._reader = LineReader()
        self._out = bytearray()
        self._open = False
        self._saved = True
        self._warnings = Warn(0)
        self._record = self._loaded(count)
        self._test_source()

    def hear(self, data: bytes) -> bytes:
        """Take what the host has sent; answer with what there is to say."""
        if not self._saved:
            self._save()
        for fields in self._reader.feed(data):
            self._hear(fields)
        out = bytes(self._out)
        self._out.clear()
        return out

    def _loaded(self, count: int) -> Record:
        try:
            return self._memory.load(count)
        except (OSError, RecordDamagedError) as error:
            log.error("the record of the internal dice generator cannot be used: %s", error)
            self._warnings |= Warn.MEMORY
            return Record(count)

    def _test_source(self) -> None:
        try:
            self._source.start_up()
            self._warnings &= ~Warn.SOURCE
        except SourceFailedError as failed:
            self._fail_source(failed)

    def _fail_source(self, failed: SourceFailedError) -> None:
        log.error("the source of chance of the internal dice generator has failed: %s", failed)
        self._warnings |= Warn.SOURCE

    # Hearing ----------------------------------------------------------------------------------------------------------

    def _hear(self, fields: Sequence[str]) -> None:
        try:
            command = read_command(fields)
        except FormError as error:
            self._say(Refusal(error.letter, "", error.code))
            return
        self._obey(command)

    def _obey(self, command: Command) -> None:
        match command:
            case AskIdentity():
                serial = self._memory.serial or "UNKNOWN"
                self._say(Identity(PROTOCOL, MAKER, MODEL, VERSION, serial, self._record.count))
            case AskState():
                self._say_state()
            case Open(opened):
                self._open = opened
                self._say_state()
            case Throw(throw, count):
                self._obey_throw(throw, count)
            case RefuseResult(throw, count):
                self._obey_refuse_result(throw, count)
            case SelfTest():
                self._obey_self_test()
            case AskTotals():
                self._say(self._record.totals())
            case AskHistogram(die):
                refused = Refusal("H", "", Refused.FORM)
                self._say(self._record.histogram(die) if die <= self._record.count else refused)
            case AskLog(page):
                self._say(self._record.page(page))
            case Clock():
                self._say(Refusal("C", "", Refused.ABSENT))

    def _obey_throw(self, throw: int, count: int) -> None:
        outcome = self._record.find(throw)
        if outcome is not None and self._saved:
            self._say(outcome)
            return
        not_ready = None if self._state() == State.READY else Refused.STATE
        refused = not_ready if outcome is not None else self._record.why_not_begin(throw, count) or not_ready
        if refused:
            self._say(Refusal("T", str(throw), refused))
            return
        self._throw(throw)

    def _throw(self, throw: int) -> None:
        self._record.begin(throw)
        outcome = self._drawn(throw)
        self._record.end(outcome)
        self._save()
        if self._saved:
            self._say(StateLine(State.THROWING, throw, self._told_warnings()))
            self._say(outcome)
        self._say_state()

    def _drawn(self, throw: int) -> Outcome:
        """A throw at which the source fails is void: its bytes are no dice, and others are never put in their place."""
        try:
            dice = self._source.throw(self._record.count)
        except SourceFailedError as failed:
            self._fail_source(failed)
            return Void(throw, VoidReason.BROKEN)
        return Result(throw, dice, (CONFIDENCE_MOST,) * len(dice))

    def _save(self) -> None:
        """Put the record on the disk; what cannot be kept is kept in mind and told only once it is on the disk."""
        try:
            self._memory.save(self._record)
        except OSError as error:
            if self._saved:
                log.error("the internal dice generator cannot record its throw: %s", error)
            self._saved = False
            self._warnings |= Warn.MEMORY
            return
        if not self._saved:
            self._saved = True
            self._warnings &= ~Warn.MEMORY

    def _obey_refuse_result(self, throw: int, count: int) -> None:
        """Every result of this generator stands, so none is made void; a void is told once more."""
        refused = self._record.why_not_refuse(throw, count)
        outcome = self._record.find(throw)
        if refused or outcome is None or not self._saved:
            self._say(Refusal("V", str(throw), refused or Refused.NONE))
        else:
            self._say(outcome)

    def _obey_self_test(self) -> None:
        if self._state() not in (State.FAULT, State.SERVICE):
            self._say(Refusal("F", "", Refused.STATE))
            return
        self._say(StateLine(State.SELF_TEST, self._record.last, self._told_warnings()))
        self._test_source()
        codes = tuple(code for warning, code in SELF_TEST_CODES.items() if warning & self._warnings)
        self._say(SelfTestEnded(codes or (0,)))
        self._say_state()

    # Speaking ---------------------------------------------------------------------------------------------------------

    def _state(self) -> State:
        if self._warnings & FAULTS:
            return State.FAULT
        return State.READY if self._open else State.SERVICE

    def _told_warnings(self) -> Warn:
        outcomes = self._record.outcomes
        void = self._saved and outcomes and isinstance(outcomes[-1], Void)
        return self._warnings | (Warn.LAST_VOID if void else Warn(0))

    def _say_state(self) -> None:
        self._say(StateLine(self._state(), self._record.last, self._told_warnings()))

    def _say(self, reply: Reply) -> None:
        self._out += write(reply)


class InternalPort:
    """The port of a generator that is part of the program: what is written is answered at once."""

    def __init__(self, generator: InternalGenerator) -> None:
        self._generator = generator
        self._answers = bytearray()
        self._woken = threading.Event()

    def read(self, timeout_ms: int) -> bytes:
        """Wait for answers up to so long, or until `wake`."""
        if not self._answers:
            self._woken.wait(timeout_ms / 1_000)
            self._woken.clear()
        answers = bytes(self._answers)
        self._answers.clear()
        return answers

    def write(self, data: bytes) -> None:
        """Let the generator hear it, and keep its answers for the next read."""
        self._answers += self._generator.hear(data)

    def wake(self) -> None:
        """End a read that is waiting. From any thread."""
        self._woken.set()

    def close(self) -> None:
        """Nothing is to be given back: the record is on the disk after every throw."""


def open_internal(address: str) -> InternalPort:
    """Open the generator whose record lies at this address, a file's path."""
    return InternalPort(InternalGenerator(RecordFile(Path(address)), CheckedSource()))
