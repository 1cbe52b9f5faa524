"""Mishaps at a shared table: more in an hour than a real one has in a year."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from drivers.ports import DOORS
from harness.simulation.table.computer import STEPS, Computer
from harness.simulation.table.host import Host
from harness.simulation.table.line import Line
from harness.simulation.table.station import Station
from harness.simulation.table.table import Table
from harness.simulation.world import World

SHORT_MS = (50, 4_000)
LONG_MS = (4_000, 240_000)
LONG_SHARE = 0.3


class Mishaps:
    """Causes one mishap after the other, until everything has to come to rest."""

    def __init__(
        self, world: World, table: Table, stations: Sequence[Station], host: Host, pause_ms: tuple[int, int]
    ) -> None:
        self._world = world
        self._table = table
        self._stations = stations
        self._host = host
        self._pause_ms = pause_ms
        self._ended = False
        self.counted = 0
        self._all: tuple[Callable[[], object], ...] = (
            *(self._station,) * 8,
            *(self._table_falls,) * 3,
            *(self._host_falls,) * 2,
            *(self._line_cut,) * 8,
            *(self._all_lines_cut,) * 2,
            self._dice,
            self._unplug,
            self._door,
        )
        self._later()

    def end(self) -> None:
        """Cause no more, and let every line pass."""
        self._ended = True
        for line in self._lines:
            line.heal()

    @property
    def _lines(self) -> tuple[Line, ...]:
        return (self._table.line, *(station.line for station in self._stations))

    def _later(self) -> None:
        self._world.within(*self._pause_ms, self._one)

    def _one(self) -> None:
        if not self._ended:
            self.counted += 1
            self._world.chance.choice(self._all)()
            self._later()

    def _station(self) -> None:
        station = self._world.chance.choice(self._stations)
        self._falls(station, station.lose_all_power)

    def _table_falls(self) -> None:
        self._falls(self._table, self._table.lose_all_power)

    def _falls(self, computer: Computer, all_power: Callable[[], None]) -> None:
        ways = (computer.cut, computer.cut_soon, computer.cut_soon, computer.cut_at_next_word, computer.restart)
        self._world.chance.choice((*ways, all_power))()

    def _host_falls(self) -> None:
        if self._world.happens(0.5):
            self._host.cut()
        else:
            self._host.cut_soon(self._world.chance.randint(1, STEPS))

    def _line_cut(self) -> None:
        self._cut(self._world.chance.choice(self._lines))

    def _all_lines_cut(self) -> None:
        for line in self._lines:
            self._cut(line)

    def _cut(self, line: Line) -> None:
        """Both ways, or only one: a line that stands half open."""
        there, back = self._world.chance.choice(((False, False), (False, True), (True, False)))
        line.cut(LONG_MS if self._world.happens(LONG_SHARE) else SHORT_MS, there=there, back=back)

    def _dice(self) -> None:
        self._table.dice.lose_power()

    def _unplug(self) -> None:
        station = self._world.chance.choice(self._stations)
        self._world.chance.choice((self._table.dice, self._table.board, station.validator, station.board)).unplug()

    def _door(self) -> None:
        station = self._world.chance.choice(self._stations)
        self._world.chance.choice((self._table.board, station.board, station.board)).door(
            self._world.chance.choice(DOORS), opened=True
        )
