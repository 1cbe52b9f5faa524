"""One shared table with its stations for some time: everything that happens there follows from the seed."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from harness.simulation.require import WrongError
from harness.simulation.supply import PlainSupply, Supply
from harness.simulation.table.attendants import StationAttendant, TableAttendant
from harness.simulation.table.client import Client
from harness.simulation.table.computer import InMemory, Memory, OnDisk
from harness.simulation.table.dealer import Dealer
from harness.simulation.table.guest import Guest
from harness.simulation.table.host import Host
from harness.simulation.table.kinds import Kind
from harness.simulation.table.line import Line
from harness.simulation.table.liveness import Liveness
from harness.simulation.table.mishaps import Mishaps
from harness.simulation.table.old_copies import OldCopies
from harness.simulation.table.outages import Outages
from harness.simulation.table.rest import at_rest, differing_books, differing_exchange, is_busy
from harness.simulation.table.room import Room
from harness.simulation.table.station import Station
from harness.simulation.table.table import Table
from harness.simulation.table.technicians import Technicians
from harness.simulation.table.truth import Truth
from harness.simulation.world import BEGUN_MS, World
from harness.virtual_disk.forgetful import ForgetfulDisk
from harness.virtual_disk.several import SeveralDisks
from terminal.cabinet.cabinet import Cabinet
from terminal.journal.errors import JournalError
from terminal.ticket_book.book import BookError

REST_MS = 5_000
LAST_MS = 15_000
RESTS = 720
"""How often one looks whether everything has come to rest, before it must have."""
RESTS_TO_REPAIR = 60
"""How often everything is repaired meanwhile, whether or not anybody sees a need: a key that is turned stops play."""
AHEAD_MS = 3_600_000
"""By how much the clocks differ at most."""

Cabinets = Callable[[int], Cabinet]
"""The cabinet at a seat; that of the table at seat 0."""


@dataclass(frozen=True)
class Evening:
    """What has happened at a table."""

    digest: str
    """Of the last events of all journals, which depend on all others."""
    happened: Counter[str]
    """How often each kind of event has happened."""
    rounds: int
    """Rounds that were decided."""
    seat_rounds: int
    """How often a station has taken one."""
    settled: int
    """How often with bets."""
    restored: int
    """How often a felt was brought back to the bets that count."""
    cuts: int
    wrong: str = ""


class House:
    """The table, its stations, the exchange between them, and all who come there."""

    def __init__(
        self, kind: Kind, seats: int, cabinets: Cabinets, seed: str, folder: Path, disks: SeveralDisks | None
    ) -> None:
        """With `disks`, everything is written to disks that forget; without, it is kept as the journal promises."""
        self.world = world = World(seed)
        self._seed = seed
        self._folder = folder
        self._disks = disks
        self._drift = kind.drift
        self.truth = truth = Truth()
        room = self._room()
        supply, place = self._place(room, "exchange")
        self.host = Host(room, None if disks is None else place / "exchange.sqlite", 1, supply)
        room = self._room()
        supply, place = self._place(room, "table")
        self.table = Table(
            room, cabinets(0), self._memory(supply, place), supply, Line(world, self.host, kind.net), self.host, truth
        )
        self.stations = [self._station(seat, kind, cabinets) for seat in range(1, seats + 1)]
        self.table.switch_on(self.table.checks)
        self.guests = [Guest(station) for station in self.stations]
        self.attendants = [StationAttendant(station) for station in self.stations]
        self.table_attendant = TableAttendant(self.table)
        for station, guest in zip(self.stations, self.guests, strict=True):
            station.follow = (guest.follow,)
            station.switch_on(station.checks)
        if self.table.cabinet.profile.has_dealer:
            line, staff = Line(world, self.host, kind.net), self.table_attendant
            Dealer(self._room(), Client(1, line, b"dealer"), self.table, seats, staff.put_right)
        self.liveness = Liveness(world, self.table, self.host)
        self.mishaps = Mishaps(world, self.table, self.stations, self.host, kind.mishap_ms)
        self.technicians: Technicians | None = None
        if kind.clears or kind.outages:
            self.technicians = Technicians(world, self.stations, self.guests, only_freed=not kind.clears)
        self.outages = Outages(world, self.table, self.stations, self.guests) if kind.outages else None
        in_memory = disks is None
        self.old_copies = OldCopies(world, self.host, self.stations) if kind.old_copies and in_memory else None

    def _room(self) -> Room:
        chance = self.world.chance
        return Room(self.world, 1 + chance.uniform(-self._drift, self._drift), chance.randint(0, AHEAD_MS))

    def _place(self, room: Room, name: str) -> tuple[Supply, Path]:
        """A folder for a terminal, and the power of what writes there."""
        place = self._folder / name
        supply: Supply = PlainSupply()
        if self._disks is not None:
            supply = disk = ForgetfulDisk(place, Random(f"{self._seed}/{name}"))  # noqa: S311 - a simulation's chance
            room.put_on(self._disks, disk)
        place.mkdir()
        return supply, place

    def _memory(self, supply: Supply, place: Path) -> Memory:
        return InMemory(supply) if self._disks is None else OnDisk(place)

    def _station(self, seat: int, kind: Kind, cabinets: Cabinets) -> Station:
        room = self._room()
        supply, place = self._place(room, f"station-{seat}")
        memory, line = self._memory(supply, place), Line(self.world, self.host, kind.net)
        return Station(room, cabinets(seat), memory, supply, line, self.host, self.truth, place / "tickets.sqlite")

    def plays(self, minutes: float) -> Evening:
        """Play for this long, and let everything come to rest. The result says what went wrong."""
        wrong = ""
        try:
            self.world.run(BEGUN_MS + round(minutes * 60_000))
            wrong = "; ".join(self._rest())
        except (AssertionError, WrongError, JournalError, BookError) as error:
            wrong = f"{type(error).__name__} at {self.world.now_ms - BEGUN_MS} ms: {error}"
        try:
            return self._evening(wrong)
        finally:
            self.close()

    def _rest(self) -> Iterator[str]:
        """Repair everything, let all who can cash out, and compare."""
        if self.technicians is not None:
            self.technicians.end()
        if self.outages is not None:
            self.outages.end()
        if self.old_copies is not None:
            self.old_copies.end()
        self.mishaps.end()
        for computer in (self.table, *self.stations):
            computer.rest()
        for guest in self.guests:
            guest.rests = True
        for rest in range(RESTS):
            for attendant in () if rest % RESTS_TO_REPAIR else (*self.attendants, self.table_attendant):
                attendant.put_right()
            self.world.run(self.world.now_ms + REST_MS)
            if not self._is_open:
                self.world.run(self.world.now_ms + LAST_MS)  # the last ticket is printed
            if not self._is_open:  # no round was decided meanwhile whose results are still on their way
                break
        yield from at_rest(self.truth, self.table, self.stations, [one.paid_cents for one in self.attendants])

    @property
    def _is_open(self) -> bool:
        """Something is still under way."""
        return (
            any(one.runtime is None or is_busy(one.runtime.state) for one in self.stations)
            or any(differing_books(self.truth, self.table, self.stations))
            or any(differing_exchange(self.truth, self.table))  # a last round that is on its way there
        )

    def _evening(self, wrong: str) -> Evening:
        digest = hashlib.sha256()
        happened = Counter(self.table.checks.happened)
        for computer in (self.table, *self.stations):
            if computer.runtime is not None:
                digest.update(computer.end.chain)
        for station in self.stations:
            happened += station.checks.happened
        cuts = self.host.cuts + sum(computer.cuts for computer in (self.table, *self.stations))
        truth = self.truth
        taken = (len(truth.decided), truth.resolved, truth.settled.total(), truth.restored)
        return Evening(digest.hexdigest(), happened, *taken, cuts, wrong)

    def close(self) -> None:
        """Switch everything off."""
        for computer in (self.table, *self.stations):
            computer.switch_off()
        if self.old_copies is not None:
            self.old_copies.close()
        self.host.close()
