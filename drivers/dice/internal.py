"""The internal dice generator: the operating system's random numbers instead of real dice, behind the dice protocol.

It is the device's side of PROTOCOL.md inside the program's own process, so the driver of the mechanical generator also
drives it, with the same guarantees. A throw is one step: drawn, recorded on the disk, and only then sent. After a power
cut before the record there was no throw, because its result was never sent; after a power cut behind it the same dice
are found again. A number is never drawn twice, and no result is discarded for what it shows (regulation G4, G7).
"""

from __future__ import annotations

import errno
import fcntl
import logging
import os
import threading
from pathlib import Path

from drivers.dice.device import DiceDevice
from drivers.dice.line_codec import MAX_CONFIDENCE
from drivers.dice.messages import Outcome, Result, SelfTestEnded, State, StateLine, Void, VoidReason, Warn
from drivers.dice.record import Record
from drivers.dice.record_file import RecordDamagedError, RecordFile
from drivers.dice.source import CheckedSource, SourceFailedError
from drivers.transport.byte_stream import StreamGoneError, why_gone
from drivers.transport.needs import InProcess

log = logging.getLogger(__name__)

LOCK = ".lock"
"""Appended to the record's file name, this is the name of its lock file."""

MAKER, MODEL, VERSION = "BOXMAN", "INTERNAL RNG", "2.0"
SELF_TEST_CODES = {Warn.MEMORY: 6, Warn.SOURCE: 8}


class InternalGenerator(DiceDevice):
    """Answers lines with lines, at once: every command is complete when its answer is returned.

    All results of this generator are valid, so the host can make none of them void.
    """

    def __init__(self, memory: RecordFile, source: CheckedSource) -> None:
        """Load the record and test the source; the state line reports what fails as a fault."""
        self._memory = memory
        self._source = source
        self._saved = True
        self._complaints = Warn(0)
        super().__init__(self._loaded())
        self._test_source()

    def hear(self, data: bytes) -> bytes:
        """Take what the host has sent; return the answers."""
        if not self._saved:
            self._save()
        for fields in self._reader.feed(data):
            self._hear(fields)
        out = bytes(self._out)
        self._out.clear()
        return out

    def _loaded(self) -> Record:
        try:
            return self._memory.load()
        except (OSError, RecordDamagedError) as error:
            log.error("the record of the internal dice generator cannot be used: %s", error)
            self._complaints |= Warn.MEMORY
            return Record()

    def _test_source(self) -> None:
        try:
            self._source.start_up()
            self._complaints &= ~Warn.SOURCE
        except SourceFailedError as failed:
            self._fail_source(failed)

    def _fail_source(self, failed: SourceFailedError) -> None:
        log.error("the random source of the internal dice generator has failed: %s", failed)
        self._complaints |= Warn.SOURCE

    # Commands to the generator
    # ------------------------------------------------------------------------------------------

    @property
    def _kept(self) -> bool:
        return self._saved

    def _maker(self) -> tuple[str, str, str, str]:
        return MAKER, MODEL, VERSION, self._memory.serial or "UNKNOWN"

    def _warnings(self) -> Warn:
        return self._complaints

    def _throw(self, throw: int, count: int) -> None:
        self.record.begin(throw, count)
        outcome = self._drawn(throw, count)
        self.record.end(outcome)
        self._save()
        if self._saved:
            self._say(StateLine(State.THROWING, throw, self._reported_warnings()))
            self._say(outcome)
        self._say_state()

    def _drawn(self, throw: int, count: int) -> Outcome:
        """A throw during which the source fails is void: its bytes are not used, and not replaced by others."""
        try:
            dice = self._source.throw(count)
        except SourceFailedError as failed:
            self._fail_source(failed)
            return Void(throw, VoidReason.BROKEN)
        return Result(throw, dice, (MAX_CONFIDENCE,) * len(dice))

    def _save(self) -> None:
        """Write the record to disk. After a failure this is retried, and the outcome waits until it is on disk."""
        try:
            self._memory.save(self.record)
        except OSError as error:
            if self._saved:
                log.error("the internal dice generator cannot record its throw: %s", error)
            self._saved = False
            self._complaints |= Warn.MEMORY
            return
        if not self._saved:
            self._saved = True
            self._complaints &= ~Warn.MEMORY

    def _test(self) -> None:
        self._say(StateLine(State.SELF_TEST, self.record.last, self._reported_warnings()))
        self._test_source()
        codes = tuple(code for warning, code in SELF_TEST_CODES.items() if warning & self._complaints)
        self._say(SelfTestEnded(codes or (0,)))
        self._say_state()


class InternalStream:
    """The byte stream of a generator that is part of the program: a write is answered at once."""

    def __init__(self, generator: InternalGenerator, lock: int = -1) -> None:
        """`lock` is the descriptor that keeps other generators off the record while the port is open; -1 for none."""
        self._generator = generator
        self._lock = lock
        self._answers = bytearray()
        self._woken = threading.Event()

    def read(self, timeout_ms: int) -> bytes:
        """Wait for answers up to this long, or until `wake`."""
        if not self._answers:
            self._woken.wait(timeout_ms / 1_000)
            self._woken.clear()
        answers = bytes(self._answers)
        self._answers.clear()
        return answers

    def write(self, data: bytes) -> None:
        """Pass the bytes to the generator, and keep its answers for the next read."""
        self._answers += self._generator.hear(data)

    def wake(self) -> None:
        """End a read that is waiting. May be called from any thread."""
        self._woken.set()

    def close(self) -> None:
        """Release the record; every throw has already written it to disk."""
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1


def open_internal(address: str) -> InternalStream:
    """Open the generator whose record is at this address, a file path.

    Raises StreamGoneError while another process uses the record: each would overwrite the throws of the other.
    """
    lock = _take(Path(f"{address}{LOCK}"))
    return InternalStream(InternalGenerator(RecordFile(Path(address)), CheckedSource()), lock)


def _take(path: Path) -> int:
    """Lock the record's lock file. Returns -1 if it cannot be made; loading the record then reports the cause."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = os.open(path, os.O_RDWR | os.O_CREAT | os.O_NONBLOCK, 0o600)
    except OSError as error:
        log.info("%s cannot be opened: %s", path, error.strerror)
        return -1
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(lock)
        raise StreamGoneError(why_gone(error.errno or errno.EBUSY, was_open=False)) from error
    return lock


NEEDS = InProcess(open_internal)
