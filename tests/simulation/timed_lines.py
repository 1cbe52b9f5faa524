"""Lines in virtual time to an exchange in memory, for tests with machines of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from harness.simulation.supply import PlainSupply
from harness.simulation.table.client import PROCESS_BYTES, Client
from harness.simulation.table.host import Host
from harness.simulation.table.line import Line, Net
from harness.simulation.table.room import Room
from harness.simulation.table.timed_link import TimedLink
from harness.simulation.world import World
from terminal.table.link.machine import ExchangeMachine

TABLE = 1


class TimedLines:
    """One exchange whose power never fails, and the links to it, all by one clock."""

    def __init__(self, world: World, net: Net) -> None:
        self._world, self._net = world, net
        self._room = Room(world, 1, 0)
        self._host = Host(self._room, None, TABLE, PlainSupply())

    def link(self, machine: ExchangeMachine[Any, Any], wish: Callable[[Any], object] = lambda order: order) -> Any:
        """The port of a new process with this machine."""
        line = Line(self._world, self._host, self._net)
        link = TimedLink(self._room, machine, self._client(line), PlainSupply(), wish)
        self._host.hear.append(lambda: line.wake(link.woken))
        return link

    def client(self) -> Client:
        """A new process that calls the exchange by itself."""
        return self._client(Line(self._world, self._host, self._net))

    def _client(self, line: Line) -> Client:
        return Client(TABLE, line, self._room.secrets.randbytes(PROCESS_BYTES))

    def settle(self) -> None:
        """Let everything arrive that is on its way."""
        self._world.run(self._world.now_ms + 1_000)

    @property
    def exchange(self) -> Any:
        """The exchange itself."""
        return self._host.exchange

    def close(self) -> None:
        """Forget the exchange."""
        self._host.close()
