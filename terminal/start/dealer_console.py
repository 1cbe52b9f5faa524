"""A dealer's console beside the simulated devices, at a table with a dealer: its touches in, the table's round out.

The console speaks lines of JSON (drivers/simulated/dealer_console.py). It may give a dealer's orders and no others, and
the cabinet decides on each as on those of a script. A console that is unplugged or silent stops nothing: the cabinet
itself misses a dealer who does not act.
"""

from __future__ import annotations

import json
import threading
from collections import deque
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Protocol, get_args

from drivers.transport.byte_stream import StreamGoneError
from drivers.transport.needs import SerialSettings
from drivers.transport.serial_line import SerialLine
from terminal.cabinet.commands import Command
from terminal.cabinet.events import Event
from terminal.cabinet.rounds.commands import Dealing
from terminal.cabinet.rounds.dealing import throw_of_round
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from terminal.runtime.lockup import Lock
from terminal.runtime.runtime import Runtime, Watcher
from terminal.script.touch_words import TouchError, read
from terminal.script.touches import Owner

PORT = "dealer"
"""The console's port in the rig's directory."""
LINE = SerialSettings(baud=9_600)
SAY_MS = 1_000
"""How often the table's round is said without a change."""
RETRY_S = 1.0
CLOSE_S = 3.0
MAX_LINE = 4_096
MAX_WAITING = 64
"""The most lines that wait for the console; the oldest is dropped, and the round is said again anyway."""
MAX_TOUCHES = 16
"""The most touches that wait for their answers; a console that sends more is not a hand."""


class Watched(Owner, Protocol):
    """The runtime, as this needs it."""

    def watch(self, watcher: Watcher) -> None:
        """Show this watcher everything from now on."""

    def submit_untouched(self, command: Command, answer: Callable[[Refusal | None], None]) -> None:
        """Carry out a command of a dealer, who does not touch the cabinet."""


class DealerConsole:
    """Follows the console from a thread of its own until it is closed."""

    def __init__(self, directory: Path, runtime: Watched, *, by_hand: bool) -> None:
        """Follow the console in the rig's directory; `by_hand`: the dealer enters the dice."""
        self._path = str(directory / PORT)
        self._runtime = runtime
        self._by_hand = by_hand
        self._table = b""
        self._waiting: deque[bytes] = deque(maxlen=MAX_WAITING)
        self._unanswered = threading.Semaphore(MAX_TOUCHES)
        self._line: SerialLine | None = None
        self._closing = threading.Event()
        self._one_at_a_time = threading.Lock()
        runtime.watch(self)
        runtime.run_on_owner(lambda: self._say_table(runtime.state))
        self._thread = threading.Thread(target=self._follow, name="dealer's console", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """End the thread."""
        self._closing.set()
        self._wake()
        self._thread.join(CLOSE_S)

    # On the owner's thread --------------------------------------------------------------------------------------------

    def shown(self, state: State, events: tuple[Event, ...], seq: int) -> None:
        """Say the round if it has changed."""
        del events, seq
        self._say_table(state)

    def locked(self, lock: Lock) -> None:
        """A touch is refused during a lock, with its reason."""

    def released(self) -> None:
        """Touches are taken again."""

    def _say_table(self, state: State) -> None:
        rounds = state.rounds
        table = {
            "round": rounds.number,
            "phase": rounds.phase,
            "dice": list(rounds.dice),
            "by_hand": self._by_hand,
            "throw": throw_of_round(state),
        }
        line = _line({"table": table})
        if line != self._table:
            self._table = line
            self._say(line)

    def _answer(self, refusal: Refusal | None) -> None:
        self._unanswered.release()
        self._say(_line({"accepted": refusal is None, **({"say": refusal.say} if refusal else {})}))

    # From any thread --------------------------------------------------------------------------------------------------

    def _say(self, line: bytes) -> None:
        self._waiting.append(line)
        self._wake()

    def _wake(self) -> None:
        with self._one_at_a_time:
            if self._line is not None:
                self._line.wake()

    # On its own thread ------------------------------------------------------------------------------------------------

    def _follow(self) -> None:
        while not self._closing.is_set():
            try:
                line = SerialLine(self._path, LINE)
            except StreamGoneError:
                self._closing.wait(RETRY_S)
                continue
            with self._one_at_a_time:
                self._line = line
            try:
                self._talk(line)
            except StreamGoneError:
                self._closing.wait(RETRY_S)
            finally:
                with self._one_at_a_time:
                    self._line = None
                line.close()

    def _talk(self, line: SerialLine) -> None:
        received = b""
        while not self._closing.is_set():
            said = [self._waiting.popleft() for _ in range(len(self._waiting))]
            line.write(b"".join(said) or self._table)
            *touches, received = (received + line.read(SAY_MS)).split(b"\n")
            received = received if len(received) <= MAX_LINE else b""
            for touch in touches:
                self._take(touch)

    def _take(self, touch: bytes) -> None:
        try:
            command = read(touch.decode())
        except (TouchError, UnicodeDecodeError) as error:
            self._say(_line({"error": str(error)}))
            return
        if not isinstance(command, get_args(Dealing)) or not command.dealer:
            self._say(_line({"error": "A dealer's console gives a dealer's orders, with the dealer's name."}))
        elif self._unanswered.acquire(blocking=False):
            self._runtime.submit_untouched(command, self._answer)
        else:
            self._say(_line({"error": "The earlier orders are not answered yet."}))


def follow_dealer(runtime: Runtime, directory: Path, held: ExitStack) -> None:
    """Follow the console beside the simulated devices until `held` is closed, if a dealer works at this table."""
    profile = runtime.cabinet.profile
    if profile.has_dealer:
        held.callback(DealerConsole(directory, runtime, by_hand=profile.dice_by_hand).close)


def _line(said: dict[str, object]) -> bytes:
    return json.dumps(said).encode() + b"\n"
