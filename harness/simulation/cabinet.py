"""One cabinet for some days: a terminal that is sometimes cut off, its devices, its players and its staff."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from dataclasses import dataclass

from drivers.ports import AnyPort
from harness.simulation.audits import DailyAudit
from harness.simulation.authority import BookInTime
from harness.simulation.board import Board
from harness.simulation.card_reader import CardReader
from harness.simulation.checks import Checks
from harness.simulation.dealer import Dealer
from harness.simulation.dice import Dice
from harness.simulation.internal_dice import InternalDice
from harness.simulation.kinds import Place
from harness.simulation.mishaps import Mishaps
from harness.simulation.papers import Papers
from harness.simulation.people import People
from harness.simulation.player import Player
from harness.simulation.printer import Printer
from harness.simulation.require import WrongError
from harness.simulation.staff import Staff
from harness.simulation.terminal import Terminal
from harness.simulation.ticket_checks import UNPAID, TicketChecks
from harness.simulation.validator import Validator
from harness.simulation.world import BEGUN_MS, World
from harness.virtual_disk.beside import check_book, check_dice
from harness.virtual_disk.copies import CopiesCheck
from harness.virtual_disk.forgetful import ForgetfulDisk, PowerCutError
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.orders import AUTHORITY
from terminal.cabinet.state import State
from terminal.common.local_time import DAY_MS
from terminal.common.version import VERSION
from terminal.journal.audit import verify
from terminal.journal.errors import JournalError
from terminal.journal.journal import Journal
from terminal.start.journaled_tickets import journaled_tickets
from terminal.ticket_book.book import BookError

BOOT_MS = (8_000, 60_000)
CLOSES_MS = 5 * 3_600_000
"""After this time a house that closes does so, once."""
CLOSED_MS = (25 * 3_600_000, 26 * 3_600_000)
STEPS = 24
"""The power fails after at most this many steps. Taking in one report and confirming it takes about twenty."""
REST_MS = 3_600_000
RESTS = 3
"""How often the staff repairs everything before the cabinet must have come to rest."""


@dataclass(frozen=True)
class Week:
    """What has happened to a cabinet."""

    digest: str
    """The hash of its last event, which depends on all others."""
    happened: Counter[str]
    """How often each kind of event has happened."""
    cuts: int
    fed_cents: int
    """All bills that were fed into it."""
    wrong: str = ""


class SimulatedCabinet:
    """The seed determines everything that happens to it."""

    def __init__(
        self,
        cabinet: Cabinet,
        disk: ForgetfulDisk,
        seed: str,
        place: Place,
        *,
        internal_dice: bool = False,
    ) -> None:
        """Everything that the terminal writes is on `disk`."""
        self.world = world = World(seed)
        self._cabinet = cabinet
        self._disk = disk
        disk.folder.mkdir()
        self._path, self._book_path = disk.folder / "journal.sqlite", disk.folder / "tickets.sqlite"
        self._second = disk.folder / "second"
        self._copies = CopiesCheck(self._path, self._second)
        self._runtime: Terminal | None = None
        self._is_up = False
        self._waits = False
        self._alarm_ms = 0
        self._seen: State | None = None
        """The state whose alarm is set."""
        self._touches = 0
        """How many touches the runtime had taken then."""
        self._is_dying = False
        self._cut_shares = place.cut_shares
        self.book: BookInTime | None = None
        """The ticket authority of the running terminal."""
        self.cuts = 0
        papers = Papers(world)
        self._validator, self._printer = Validator(world, papers.back), Printer(world, papers.printed)
        self._board = Board(world)
        self._cards = CardReader(world, seed) if cabinet.profile.cards else None
        self._dice: Dice | InternalDice = (
            InternalDice(world, disk.folder / "dice.record") if internal_dice else Dice(world)
        )
        cables = (self._validator, self._printer, self._dice, self._board)
        self.checks = Checks(self._validator, self._printer, self._dice, TicketChecks(self._printer, self._validator))
        self.player = Player(world, self._validator, papers, cabinet.profile.languages)
        self.people = People(world, self._board, self.checks.people, seed)
        profile = cabinet.profile
        self.dealer = Dealer(world, by_hand=profile.dice_by_hand) if profile.has_dealer else None
        self.checks.thrown_by_hand = self.dealer.thrown if self.dealer is not None and profile.dice_by_hand else None
        self.staff = Staff(world, self.checks, self._board, cables, self.people)
        self._audit = DailyAudit(self._path)
        self._start()
        self._mishaps = Mishaps(
            world, self, self._validator, self._printer, self._dice, self._board, cables, place.mishap_ms
        )
        self._closes = place.closes
        world.after(DAY_MS, self._day_ends)

    def lives(self, days: float) -> Week:
        """Open it for this many days, and let everything come to rest. The result says what went wrong."""
        wrong, open_ms = "", round(days * DAY_MS)
        try:
            if self._closes and open_ms > CLOSES_MS:
                self.world.after(CLOSES_MS, self._close_house)
                open_ms += CLOSED_MS[-1]
            self.world.run(BEGUN_MS + open_ms, self._settle)
            wrong = "; ".join(self._rest())
        except (AssertionError, WrongError, JournalError, BookError) as error:
            wrong = f"{type(error).__name__} at {self.world.now_ms}: {error}"
        return self._week(wrong)

    # The terminal -------------------------------------------------------------------------------------------------

    def _start(self) -> None:
        """Start on the content of the disk; each copy and each file is checked by itself before it is repaired."""
        self._is_up = True
        if self.cuts:
            self._copies.check(self.checks.seq)
        self.book = self.checks.tickets.book = BookInTime(
            self.world, self._book_path, lambda: journaled_tickets(self._path)
        )
        journal = Journal.open(self._path, self.world.now_ms, self._second)
        runtime = Terminal(self._cabinet, journal, self.world.now, self._disk)
        self._runtime = self.player.runtime = self.staff.runtime = self.people.runtime = runtime
        self._lead(runtime)
        ports: dict[str, AnyPort] = {
            AUTHORITY: self.book,
            "validator": self._validator.connect("validator", self),
            "printer": self._printer.connect("printer", self),
            "dice": self._dice.connect("dice", self),
            "board": self._board.connect("board", self),
        }
        if self._cards is not None:
            ports["cards"] = self._cards.connect("cards", self)
        self.checks.catch_up(runtime.state, journal)
        if isinstance(self._dice, InternalDice):
            check_dice(runtime.state, self._dice.record)
        check_book(runtime.state, self.checks.books, self._book_path, UNPAID)
        runtime.watch(self.checks)
        runtime.start(VERSION, ports, self._wake, chance=self.world.secrets.randbytes)
        self._settle()

    def _lead(self, runtime: Terminal | None) -> None:
        if self.dealer is not None:
            self.dealer.runtime = runtime

    def _wake(self) -> None:
        self._waits = True

    def _settle(self) -> None:
        """Let the terminal process what has arrived, and note when it wants to be woken."""
        if self._is_dying and self._waits:
            self._disk.cut()
        while self._waits and self._runtime is not None and self._disk.has_power:
            self._waits = False
            self._runtime.drain()
        if not self._disk.has_power:
            self.cut()
        if self._runtime is None or (self._has_seen(self._runtime) and self.world.now_ms < self._alarm_ms):
            return
        self._seen, self._touches = self._runtime.state, self._runtime.touches
        # Not the runtime's own wait, which is short because a clock may be set: this one never is.
        at_ms = self._runtime.alarm_ms()
        if at_ms is not None and not self.world.now_ms < self._alarm_ms <= at_ms:
            self._alarm_ms = max(at_ms, self.world.now_ms + 1)
            self.world.after(self._alarm_ms - self.world.now_ms, self._tick)

    def _has_seen(self, runtime: Terminal) -> bool:
        """Nothing has happened since its alarm was set."""
        return runtime.state is self._seen and runtime.touches == self._touches

    def _tick(self) -> None:
        if self._runtime is not None:
            self._runtime.tick()

    def cut(self) -> None:
        """The power fails, and what was neither synced nor reported is lost; later another terminal starts."""
        if self._is_up:
            self._disk.cut()
            self._end()
            self._disk.power_up()
            self.cuts += 1

    def cut_at_next_word(self) -> None:
        """The power fails as a device reports the next thing, which is lost."""
        self._is_dying = True

    def cut_soon(self) -> None:
        """The power fails at one of the next steps."""
        self._disk.cut_after(self.world.chance.randint(1, STEPS))

    def step(self) -> None:
        """The terminal sends something to a device."""
        self._disk.step()

    def evidence(self, device: str) -> None:
        """A device reports something that it keeps as evidence. Sometimes the power fails at that moment."""
        if self.world.happens(self._cut_shares.get(device, 0.0)):
            self.cut_soon()

    def restart(self) -> None:
        """The terminal processes what has arrived, ends, and starts again."""
        self._settle()
        if self._is_up:
            self._end()

    def _close_house(self) -> None:
        """The terminal is switched off until the house opens again; if it has no power then, a minute later."""
        self._settle()
        if self._is_up:
            self._end(CLOSED_MS)
        else:
            self.world.after(60_000, self._close_house)

    def _end(self, away_ms: tuple[int, int] = BOOT_MS) -> None:
        """The terminal ends, with or without power, and starts again after this time."""
        if self._runtime is not None:
            with suppress(PowerCutError):  # its files are closed in either case
                self._runtime.stop()
        self._runtime = self.player.runtime = self.staff.runtime = self.people.runtime = self.book = None
        self._lead(None)
        self._is_up = self._waits = self._is_dying = False
        self.world.within(*away_ms, self._start)

    def _day_ends(self) -> None:
        if self._is_up:  # until the next start, a copy may lack what was not acknowledged
            self._audit.follow()
        self.staff.end_period()
        self.world.after(DAY_MS, self._day_ends)

    def _rest(self) -> list[str]:
        """Repair everything, let everything finish, and compare."""
        self._mishaps.end()
        self.player.runtime, self.staff.rests = None, True
        for _ in range(RESTS):
            self.staff.put_right()
            self._settle()  # the turned key is reported before the staff acts, even if nothing else happens until then
            self.world.run(self.world.now_ms + REST_MS, self._settle)
        if self._runtime is None:
            return ["no terminal runs"]
        state = self._runtime.state
        self.checks.days.shown(state, self.checks.books)
        recalled = self.checks.days.at_rest(self._runtime.history, self._cabinet.new_state(), state)
        return [*self.checks.at_rest(state, self.staff.paid_cents, self.staff.given_cents), *recalled]

    def _week(self, wrong: str) -> Week:
        fed_cents = sum(value_cents * count for value_cents, count in self._validator.stacker_cents.items())
        digest = ""
        try:
            if self._runtime is not None:
                try:
                    self._audit.follow()
                finally:
                    self._runtime.stop()
            digest = verify(self._path).chain.hex()
        except (WrongError, JournalError) as error:
            wrong = wrong or str(error)
        return Week(digest, self.checks.happened, self.cuts, fed_cents, wrong)
