"""One cabinet for some days: a terminal that is sometimes cut off, its devices, its players and its staff."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from terminal.app import VERSION
from terminal.cabinet.cabinet import Cabinet
from terminal.journal.audit import verify
from terminal.journal.errors import JournalError
from terminal.journal.journal import Journal
from terminal.runtime import Runtime
from terminal.simulation.board import Board
from terminal.simulation.checks import Checks
from terminal.simulation.device import Device
from terminal.simulation.dice import Dice
from terminal.simulation.player import Player
from terminal.simulation.printer import Printer
from terminal.simulation.staff import Staff
from terminal.simulation.validator import Validator
from terminal.simulation.world import BEGUN_MS, World

DAY_MS = 86_400_000
MISHAP_MS = (60_000, 7_200_000)
"""From one mishap to the next: more in a day than a cabinet sees in a year."""
BOOT_MS = (8_000, 60_000)
REST_MS = 3_600_000


@dataclass(frozen=True)
class Week:
    """What a cabinet has been through."""

    digest: str
    """The hash of its last event, which all others lead to."""
    happened: Counter[str]
    """How often each kind of event has happened."""
    cuts: int
    fed_cents: int
    """All that was fed into it."""
    wrong: str = ""


class SimulatedCabinet:
    """The seed decides everything that happens to it."""

    def __init__(self, cabinet: Cabinet, journal: Path, seed: str) -> None:
        self.world = world = World(seed)
        self._cabinet = cabinet
        self._path = journal
        self._runtime: Runtime | None = None
        self._waits = False
        self._alarm_ms = 0
        self._resting = False
        self._is_dying = False
        self.cuts = 0
        validator, printer, dice = Validator(world), Printer(world), Dice(world, 2)
        board = Board(world)
        self._devices: dict[str, Device] = {"validator": validator, "printer": printer, "dice": dice, "board": board}
        self.checks = Checks(validator, printer, dice)
        self._validator, self._board = validator, board
        self.player = Player(world, validator)
        self.staff = Staff(world, self.checks, board, tuple(self._devices.values()))
        self._start()
        self._mishap_later()

    def lives(self, days: float) -> Week:
        """Let so many days pass, and everything come to rest. What goes wrong stands in the answer."""
        wrong = ""
        try:
            self.world.run(BEGUN_MS + round(days * DAY_MS), self._settle)
            wrong = "; ".join(self._rest())
        except AssertionError as error:
            wrong = f"{type(error).__name__} at {self.world.now_ms}: {error}"
        return self._week(wrong)

    # The terminal -------------------------------------------------------------------------------------------------

    def _start(self) -> None:
        runtime = Runtime(
            self._cabinet, Journal.open(self._path, self.world.now_ms, self._path.parent / "second"), self.world.now
        )
        runtime.watch(self.checks)
        self._runtime = self.player.runtime = self.staff.runtime = runtime
        runtime.start(VERSION, {name: device.connect() for name, device in self._devices.items()}, self._wake)
        self._settle()

    def _wake(self) -> None:
        self._waits = True

    def _settle(self) -> None:
        """Let the terminal take in what has come, and remember when it wants to be told of the time."""
        if self._is_dying and self._waits:
            self._cut()
        while self._waits and self._runtime is not None:
            self._waits = False
            self._runtime.drain()
        if self._runtime is None or (in_ms := self._runtime.alarm_in_ms()) is None:
            return
        if not self.world.now_ms < self._alarm_ms <= self.world.now_ms + in_ms:
            self._alarm_ms = self.world.now_ms + max(in_ms, 1)
            self.world.after(max(in_ms, 1), self._tick)

    def _tick(self) -> None:
        if self._runtime is not None:
            self._runtime.tick()

    def _cut(self) -> None:
        """The terminal is gone, with all that it was told and had not booked; after a while another one starts."""
        if self._runtime is not None:
            self._runtime.stop()
            self._runtime = self.player.runtime = self.staff.runtime = None
            self._waits = self._is_dying = False
            self.cuts += 1
            self.world.within(*BOOT_MS, self._start)

    # What happens to it -------------------------------------------------------------------------------------------

    def _mishap_later(self) -> None:
        if not self._resting:
            self.world.within(*MISHAP_MS, self._mishap)

    def _mishap(self) -> None:
        if self._resting:
            return
        mishaps: tuple[Callable[[], object], ...] = (
            self._cut,
            self._cut_at_next_word,
            self._validator.lose_power,
            self._lose_power_at_next_bill,
            self.world.chance.choice(tuple(self._devices.values())).unplug,
            lambda: self._board.door("main", opened=True),
        )
        self.world.chance.choice(mishaps)()
        self._mishap_later()

    def _lose_power_at_next_bill(self) -> None:
        """The validator's power goes while the next bill is under way."""
        self._validator.dies_with_next = True

    def _cut_at_next_word(self) -> None:
        """The power goes as a device says the next thing, which nobody takes in any more."""
        self._is_dying = True

    def _rest(self) -> list[str]:
        """Put everything right, let everything end, and compare. No mishap comes to its turn any more."""
        self._resting = True
        self.player.runtime = None
        for _ in range(3):
            self.staff.put_right()
            self.world.run(self.world.now_ms + REST_MS, self._settle)
        if self._runtime is None:
            return ["no terminal runs"]
        return list(self.checks.at_rest(self._runtime.state))

    def _week(self, wrong: str) -> Week:
        runtime = self._runtime
        fed_cents = sum(value_cents * count for value_cents, count in self._validator.stacker_cents.items())
        if runtime is not None:
            runtime.stop()
        try:
            digest = verify(self._path).chain.hex()
        except JournalError as error:
            digest, wrong = "", wrong or error.say
        return Week(digest, self.checks.happened, self.cuts, fed_cents, wrong)
