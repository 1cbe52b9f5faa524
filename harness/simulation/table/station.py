"""A station of the shared table: its terminal, its devices, its link, its player and its attendant."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from drivers.ports import AnyPort
from harness.simulation.authority import BookInTime
from harness.simulation.board import Board
from harness.simulation.papers import Papers
from harness.simulation.printer import Printer
from harness.simulation.supply import Supply
from harness.simulation.table.client import PROCESS_BYTES, Client
from harness.simulation.table.computer import BOOT_MS, Computer, InMemory, Memory
from harness.simulation.table.host import Host
from harness.simulation.table.line import Line
from harness.simulation.table.room import Room
from harness.simulation.table.seat_checks import SeatChecks
from harness.simulation.table.timed_link import TimedLink
from harness.simulation.table.truth import Truth
from harness.simulation.terminal import Terminal
from harness.simulation.ticket_checks import TicketChecks
from harness.simulation.validator import Validator
from terminal.cabinet import events as e
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.orders import AUTHORITY
from terminal.recall.known_tickets import known_tickets
from terminal.table.link.station_machine import StationMachine
from terminal.ticket_book.known import Known


class Station(Computer):
    """The cabinet at a seat."""

    def __init__(
        self,
        room: Room,
        cabinet: Cabinet,
        memory: Memory,
        supply: Supply,
        line: Line,
        host: Host,
        truth: Truth,
        book: Path,
    ) -> None:
        super().__init__(room, cabinet, memory, supply)
        profile = cabinet.profile
        self.seat = profile.table_seat
        self.line = line
        self.papers = Papers(room)
        self.validator = Validator(room, self.papers.back)
        self.printer = Printer(room, self.papers.printed)
        self.board = Board(room)
        self.checks = SeatChecks(
            self.seat, cabinet.new_state(), truth, self.validator, TicketChecks(self.printer, self.validator)
        )
        self._book_path = book
        self._table = profile.table_number
        self._link: TimedLink | None = None
        self.is_away = False
        """It has no power, for an unknown time."""
        self.follow: Sequence[Callable[[Terminal | None], None]] = ()
        """Told of every runtime that runs, and of None when one has ended."""
        host.hear.append(lambda: line.wake(self._woken))

    def ports(self) -> Mapping[str, AnyPort]:
        """The devices of a new life, and its link."""
        book = self.checks.tickets.book = BookInTime(self.room, self._book_path, self._known)
        client = Client(self._table, self.line, self.room.secrets.randbytes(PROCESS_BYTES))
        machine = StationMachine(self._table, self.has_place)
        self._link = TimedLink(self.room, machine, client, self.supply, self.placed)
        return {
            AUTHORITY: book,
            "validator": self.validator.connect("validator", self),
            "printer": self.printer.connect("printer", self),
            "dice": self._link,
            "board": self.board.connect("board", self),
        }

    def _known(self) -> tuple[Known, ...]:
        """The tickets by the journal."""
        assert self.runtime is not None, "a book is held against a journal"
        return known_tickets(e.from_bytes(row.body) for row in self.runtime.history.rows(0, self.runtime.history.seq))

    def began(self, runtime: Terminal | None) -> None:
        """Tell those who use the terminal."""
        for tell in self.follow:
            tell(runtime)

    def _woken(self) -> None:
        if self._link is not None:
            self._link.woken()

    def copied_disk(self) -> InMemory:
        """A copy of its disk as it is now."""
        assert isinstance(self._memory, InMemory), "a disk in memory is copied"
        return self._memory.copy()

    def stay_away(self) -> None:
        """Its power fails, and does not come back."""
        self.is_away = True
        self.lose_all_power()

    def come_back(self) -> None:
        """Its power is there again after all."""
        if self.is_away:
            self.is_away = False
            self.room.within(*BOOT_MS, self._start)

    def _start(self) -> None:
        if not self.is_away and self.runtime is None:  # a start that was due before it stayed away comes to nothing
            super()._start()

    def lose_all_power(self) -> None:
        """The power of the whole cabinet fails."""
        self.cut()
        self.validator.lose_power()
        self.printer.lose_power()
