"""One cabinet for some days: a terminal that is sometimes cut off, its devices, its players and its staff."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from drivers.ports import Driver
from terminal.app import VERSION
from terminal.cabinet.cabinet import Cabinet
from terminal.journal.audit import verify
from terminal.journal.errors import JournalError
from terminal.journal.journal import Journal
from terminal.journaled_tickets import journaled_tickets
from terminal.local_time import DAY_MS
from terminal.runtime import Runtime
from terminal.simulation.audits import DailyAudit
from terminal.simulation.authority import BookInTime
from terminal.simulation.board import Board
from terminal.simulation.checks import Checks
from terminal.simulation.dice import Dice
from terminal.simulation.internal_dice import InternalDice
from terminal.simulation.mishaps import Mishaps
from terminal.simulation.papers import Papers
from terminal.simulation.player import Player
from terminal.simulation.printer import Printer
from terminal.simulation.require import WrongError
from terminal.simulation.staff import Staff
from terminal.simulation.ticket_checks import TicketChecks
from terminal.simulation.validator import Validator
from terminal.simulation.world import BEGUN_MS, World

BOOT_MS = (8_000, 60_000)
REST_MS = 3_600_000
RESTS = 3
"""So often the staff puts everything right, until the cabinet has come to rest."""


@dataclass(frozen=True)
class Week:
    """What a cabinet has been through."""

    digest: str
    """The hash of its last event, which all others lead to."""
    happened: Counter[str]
    """How often each kind of event has happened."""
    cuts: int
    fed_cents: int
    """All bills that were fed into it."""
    wrong: str = ""


class SimulatedCabinet:
    """The seed decides everything that happens to it."""

    def __init__(self, cabinet: Cabinet, folder: Path, seed: str, *, internal_dice: bool = False) -> None:
        """`folder` is for all that the terminal writes."""
        self.world = world = World(seed)
        self._cabinet = cabinet
        self._path, self._book_path = folder / "journal.sqlite", folder / "tickets.sqlite"
        self._runtime: Runtime | None = None
        self._waits = False
        self._alarm_ms = 0
        self._is_dying = False
        self.book: BookInTime | None = None
        """The validation authority of the terminal that runs."""
        self.cuts = 0
        papers = Papers(world)
        self._validator, self._printer = Validator(world, papers.back), Printer(world, papers.printed)
        self._board = Board(world)
        self._dice: Dice | InternalDice = (
            InternalDice(world, folder / "dice.record") if internal_dice else Dice(world, cabinet.game.dice_count)
        )
        cables = (self._validator, self._printer, self._dice, self._board)
        self.checks = Checks(self._validator, self._printer, self._dice, TicketChecks(self._printer, self._validator))
        self.player = Player(world, self._validator, papers, cabinet.profile.languages)
        self.staff = Staff(world, self.checks, self._board, cables)
        self._audit = DailyAudit(self._path)
        self._start()
        self._mishaps = Mishaps(world, self, self._validator, self._printer, self._dice, self._board, cables)
        world.after(DAY_MS, self._day_ends)

    def lives(self, days: float) -> Week:
        """Let so many days pass, and everything come to rest. What goes wrong stands in the answer."""
        wrong = ""
        try:
            self.world.run(BEGUN_MS + round(days * DAY_MS), self._settle)
            wrong = "; ".join(self._rest())
        except (AssertionError, JournalError) as error:
            wrong = f"{type(error).__name__} at {self.world.now_ms}: {error}"
        return self._week(wrong)

    # The terminal -------------------------------------------------------------------------------------------------

    def _start(self) -> None:
        now_ms = self.world.now_ms
        self.book = self.checks.tickets.book = BookInTime(
            self.world, self._book_path, lambda: journaled_tickets(self._path)
        )
        journal = Journal.open(self._path, now_ms, self._path.parent / "second")
        runtime = Runtime(self._cabinet, journal, self.world.now, self.book)
        runtime.watch(self.checks)
        self._runtime = self.player.runtime = self.staff.runtime = runtime
        drivers: dict[str, Driver] = {
            "validator": self._validator.connect(),
            "printer": self._printer.connect(),
            "dice": self._dice.connect(),
            "board": self._board.connect(),
        }
        runtime.start(VERSION, drivers, self._wake, chance=self.world.secrets.randbytes)
        self._settle()

    def _wake(self) -> None:
        self._waits = True

    def _settle(self) -> None:
        """Let the terminal take in what has come, and remember when it wants to be told of the time."""
        if self._is_dying and self._waits:
            self.cut()
        while self._waits and self._runtime is not None:
            self._waits = False
            self._runtime.drain()
        if self._runtime is None:
            return
        # Not the runtime's own wait, which is short because a clock may be set: nobody sets this one.
        at_ms = self._cabinet.alarm_ms(self._runtime.state, self.world.now())
        if at_ms is not None and not self.world.now_ms < self._alarm_ms <= at_ms:
            self._alarm_ms = max(at_ms, self.world.now_ms + 1)
            self.world.after(self._alarm_ms - self.world.now_ms, self._tick)

    def _tick(self) -> None:
        if self._runtime is not None:
            self._runtime.tick()

    def cut(self) -> None:
        """The terminal is gone, with all that it was told and had not booked; after a while another one starts."""
        if self._runtime is not None:
            self._runtime.stop()
            self._runtime = self.player.runtime = self.staff.runtime = self.book = None
            self._waits = self._is_dying = False
            self.cuts += 1
            self.world.within(*BOOT_MS, self._start)

    def cut_at_next_word(self) -> None:
        """The power goes as a device says the next thing, which nobody takes in any more."""
        self._is_dying = True

    def restart(self) -> None:
        """The terminal takes in what has come, ends, and starts anew."""
        self._settle()
        self.cut()

    def _day_ends(self) -> None:
        self._audit.follow()
        self.staff.end_period()
        self.world.after(DAY_MS, self._day_ends)

    def _rest(self) -> list[str]:
        """Put everything right, let everything end, and compare."""
        self._mishaps.end()
        self.player.runtime = None
        for _ in range(RESTS):
            self.staff.put_right()
            self.world.run(self.world.now_ms + REST_MS, self._settle)
        if self._runtime is None:
            return ["no terminal runs"]
        state = self._runtime.state
        self.checks.days.shown(state, self.checks.books)
        recalled = self.checks.days.at_rest(self._runtime.past, self._cabinet.new_state(), state)
        return [*self.checks.at_rest(state, self.staff.paid_cents), *recalled]

    def _week(self, wrong: str) -> Week:
        fed_cents = sum(value_cents * count for value_cents, count in self._validator.stacker_cents.items())
        digest = ""
        try:
            if self._runtime is not None:
                self._audit.follow()
                self._runtime.stop()
            digest = verify(self._path).chain.hex()
        except (WrongError, JournalError) as error:
            wrong = wrong or str(error)
        return Week(digest, self.checks.happened, self.cuts, fed_cents, wrong)
