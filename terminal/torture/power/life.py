"""One life of a terminal on a disk image: it opens, plays, closes, and all that it asks of the disk is written down."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from terminal.app import Opened, open_terminal
from terminal.cabinet import state as states
from terminal.cabinet.events import AnyEvent
from terminal.cabinet.state import State
from terminal.runtime import Lock, Runtime
from terminal.scripted_devices import answering
from terminal.torture.power.disk import Image
from terminal.torture.power.operations import Operation
from terminal.torture.power.player import move
from terminal.torture.power.recording import Recording, recorded_system_calls
from terminal.torture.power.sqlite_layer import recorded_sqlite

PARAM = """\
[journal]
path = {disk}/journal.sqlite
[devices]
simulated = no
validator = id003 {disk}/none
printer = tcl {disk}/none
dice = boxman {disk}/none
board = boxman {disk}/none
"""


POLL_S = 0.002
"""The program is verified by a process of its own, which needs the processor more than this one."""

AUTHORITY_S_MOST = 20.0
"""The ticket book answers in milliseconds; one that takes so long hangs."""


class LockedError(AssertionError):
    """A terminal locked itself although nothing but power cuts has happened."""


@dataclass
class Life:
    """What one life has left to be judged by."""

    operations: list[Operation] = field(default_factory=list)
    told: list[tuple[int, int]] = field(default_factory=list)
    """After how many operations each event's number was told as durable."""
    states: dict[int, bytes] = field(default_factory=dict)
    """The whole state after each event that was told."""


class Disk:
    """A folder whose content can be put to any image, and parameters that lie elsewhere."""

    def __init__(self, scratch: Path) -> None:
        self.folder = scratch / "disk"
        self.param = scratch / "Param.ini"
        self.param.write_text(PARAM.format(disk=self.folder))

    def holds(self, image: Image) -> None:
        """Let the disk hold this and nothing else."""
        for path in sorted(self.folder.rglob("*"), reverse=True) if self.folder.exists() else ():
            path.rmdir() if path.is_dir() else path.unlink()
        for name, content in image.items():
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)


def lived(disk: Disk, before: Image, moves: int, chance: random.Random) -> Life:
    """Play on the image for so many moves. Raises LockedError, and NoPlayError when it does not open."""
    disk.holds(before)
    recording = Recording(disk.folder, before)
    life = Life(recording.operations)
    with recorded_system_calls(recording), recorded_sqlite(recording), opened(disk) as terminal:
        terminal.runtime.watch(Diary(life))
        play(terminal, moves, chance)
    return life


@contextmanager
def opened(disk: Disk) -> Iterator[Opened]:
    """A terminal without devices on what the disk holds. Raises LockedError, and NoPlayError when it does not open."""
    terminal = open_terminal(disk.param, None)
    try:
        while not terminal.checked():
            time.sleep(POLL_S)
        yield terminal
    finally:
        terminal.close()


def play(terminal: Opened, moves: int, chance: random.Random) -> None:
    """Let a player play on. Raises LockedError."""
    runtime, word = terminal.runtime, threading.Event()
    terminal.start(word.set)
    for command in answering():
        runtime.touch(command)
    for _ in range(moves):
        _hear(runtime, word)
        for command in move(runtime.state, chance):
            runtime.touch(command)
        if runtime.lock:
            raise LockedError(f"{runtime.lock.title}: {runtime.lock.say}")
    _hear(runtime, word)


def _hear(runtime: Runtime, word: threading.Event) -> None:
    """Take in what the validation authority says, until it owes nothing. Raises LockedError when it says nothing."""
    while not runtime.lock and _waits_for_authority(runtime.state):
        if not word.wait(AUTHORITY_S_MOST):
            raise LockedError("The validation authority does not answer.")
        word.clear()
        runtime.drain()


def _waits_for_authority(state: State) -> bool:
    to_enter = state.ticket is not None and state.ticket.book == "to_enter"
    return state.authority is None or not state.authority.ready or bool(state.owed) or to_enter


class Diary:
    """Notes when each event is told as durable, and what the state is then."""

    def __init__(self, life: Life) -> None:
        self._life = life

    def shown(self, state: State, events: tuple[AnyEvent, ...], seq: int) -> None:
        """Note it."""
        del events
        self._life.told.append((len(self._life.operations), seq))
        self._life.states[seq] = states.to_bytes(state)

    def locked(self, lock: Lock) -> None:
        """The player stops by itself."""

    def released(self) -> None:
        """Play goes on."""
