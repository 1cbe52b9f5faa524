"""One life of a terminal on a disk image: it opens, plays, closes, and all its disk operations are recorded."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from drivers.dice.internal import InternalGenerator
from drivers.dice.record_file import RecordFile
from drivers.dice.source import CheckedSource
from harness.scripted_devices import answering
from harness.step_driver import StepDriver
from harness.torture.power.player import moves
from harness.virtual_disk.disk import Image, put
from harness.virtual_disk.operations import Operation
from harness.virtual_disk.recording import Recording, recorded_system_calls
from harness.virtual_disk.sqlite_layer import recorded_sqlite
from terminal.cabinet import state as states
from terminal.cabinet.events import Event
from terminal.cabinet.orders import AUTHORITY
from terminal.cabinet.state import State
from terminal.common.places import PARAM
from terminal.common.version import VERSION
from terminal.journal.audit import verify
from terminal.runtime import clock
from terminal.runtime.lockup import Lock
from terminal.runtime.runtime import Runtime
from terminal.start.journal_places import other_journal
from terminal.start.loading import load_cabinet, load_settings
from terminal.start.opening import open_runtime
from terminal.ticket_book.book_authority import BookAuthority

MAX_AUTHORITY_S = 20.0
"""The ticket book answers in milliseconds; after this time it hangs."""


SHEETS = ("craps-el601", "crapless-el611", "easy-el621", "first-person", "craps-side-bets", "big-shot-baden", "hazard")
"""The games between which the player changes: all six, one of them by two sheets; the last two leave choices."""


class LockedError(AssertionError):
    """A terminal locked itself although there were only power cuts."""


@dataclass
class Life:
    """What one life has left for the checks."""

    operations: list[Operation] = field(default_factory=list)
    reported: list[tuple[int, int]] = field(default_factory=list)
    """After how many operations each event's number was reported as durable."""
    states: dict[int, bytes] = field(default_factory=dict)
    """The whole state after each reported event."""
    joint: list[tuple[int, int]] = field(default_factory=list)
    """For each command with several events, which belong together: between which operations they were reported."""


class Disk:
    """A folder whose content can be set to any image, and the cabinet whose files are in it."""

    def __init__(self, scratch: Path) -> None:
        self.folder = scratch / "disk"
        self.journal, self.second = other_journal(self.folder / "journal.sqlite")
        self.book = self.folder / "tickets.sqlite"
        self.dice = self.folder / "dice.record"
        self.cabinet = load_cabinet(replace(load_settings(PARAM), sheets=SHEETS, first_hand=True))

    def holds(self, image: Image) -> None:
        """Make this the whole content of the disk."""
        put(image, self.folder)


def lived(disk: Disk, before: Image, times: int, chance: random.Random) -> Life:
    """Play this many moves on the image. Raises LockedError, and NoPlayError if it does not open."""
    disk.holds(before)
    recording = Recording(disk.folder, before)
    life = Life(recording.operations)
    with recorded_system_calls(recording), recorded_sqlite(recording), opened(disk, chance) as powered:
        powered.runtime.watch(Diary(life))
        play(powered, times, chance)
    return life


class Powered:
    """A terminal that runs on the disk, with no device except its internal dice."""

    def __init__(self, runtime: Runtime, dice: StepDriver, book: BookAuthority) -> None:
        self.runtime = runtime
        self.book = book
        self.dice = dice


@contextmanager
def opened(disk: Disk, chance: random.Random) -> Iterator[Powered]:
    """A terminal on the content of the disk, with random dice. Raises NoPlayError if it does not open.

    Sheet and program are not on the disk that is cut: they are read once, and not verified here.
    """
    book = BookAuthority(disk.book, _now_ms)
    runtime = open_runtime(disk.cabinet, disk.journal, disk.second)
    try:
        if runtime.unchecked_to:
            verify(disk.journal)
        runtime.check_copies()
        generator = InternalGenerator(RecordFile(disk.dice), CheckedSource(chance.randbytes))
        yield Powered(runtime, StepDriver(generator, _now_ms), book)
    finally:
        runtime.stop()


def _now_ms() -> int:
    return clock.now().at_ms


def play(powered: Powered, times: int, chance: random.Random) -> None:
    """Let a player make this many moves. Raises LockedError."""
    runtime, word = powered.runtime, threading.Event()
    runtime.start(VERSION, {AUTHORITY: powered.book, "dice": powered.dice}, word.set)
    for command in answering(("validator", "printer", "board")):
        runtime.touch(command)
    for _ in range(times):
        _hear(runtime, word)
        for command in moves(runtime.cabinet, runtime.state, chance):
            runtime.touch(command)
        powered.dice.talk()
        if runtime.lock:
            raise LockedError(str(runtime.lock))
    _hear(runtime, word)


def _hear(runtime: Runtime, word: threading.Event) -> None:
    """Take in the ticket authority's reports until none is outstanding. Raises LockedError if it does not answer."""
    runtime.drain()
    while not runtime.lock and _waits_for_authority(runtime.state):
        if not word.wait(MAX_AUTHORITY_S):
            raise LockedError("The ticket authority does not answer.")
        word.clear()
        runtime.drain()


def _waits_for_authority(state: State) -> bool:
    to_enter = state.ticketing.ticket is not None and state.ticketing.ticket.book == "to_enter"
    asked = state.acceptor.ticket_in is not None and state.acceptor.ticket_in.fate == "ask"
    return (
        state.ticketing.authority is None
        or not state.ticketing.authority.ready
        or bool(state.ticketing.owed)
        or to_enter
        or asked
    )


class Diary:
    """Notes when each event is reported as durable, and the state after it."""

    def __init__(self, life: Life) -> None:
        self._life = life

    def shown(self, state: State, events: tuple[Event, ...], seq: int) -> None:
        """Note it."""
        now, before = len(self._life.operations), self._life.reported[-1][0] if self._life.reported else 0
        if len(events) > 1:
            self._life.joint.append((before, now))
        self._life.reported.append((now, seq))
        self._life.states[seq] = states.to_bytes(state)

    def locked(self, lock: Lock) -> None:
        """The player stops by itself."""

    def released(self) -> None:
        """Play goes on."""
