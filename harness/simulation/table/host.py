"""The machine of the exchange: the real engine, whose power fails between any two of its writes."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal, NamedTuple

from drivers.ports.message import message
from harness.simulation.exchange import MemoryFile, Rows
from harness.simulation.supply import Supply
from harness.simulation.table.plain_keys import PlainKeys
from harness.simulation.table.room import Room
from harness.virtual_disk.forgetful import PowerCutError
from terminal.table.exchange.exchange import LineGone
from terminal.table.exchange.sqlite_exchange import SqliteExchange, connect
from terminal.table.exchange.stored import StoredExchange

BOOT_MS = (1_500, 20_000)


class Wire(NamedTuple):
    """A message to the exchange."""

    verb: Literal["ask", "read"]
    name: str
    values: tuple[object, ...]


def line_gone(error: str) -> LineGone:
    """A new error each time: one that is raised again keeps everything of its earlier times in memory."""
    return LineGone(message("exchange.line_gone", error=error))


class Host:
    """Carries out what arrives, one request after the other."""

    def __init__(self, room: Room, path: Path | None, table: int, supply: Supply) -> None:
        """The exchange is in this file on the room's disk, or in memory, where each write is a step of the supply."""
        self.room = room
        self._path = path
        self._memory = MemoryFile(lambda: room.now_ms)
        self._table = table
        self._supply = supply
        self.cuts = 0
        self.hear: list[Callable[[], None]] = []
        """Told of every change by the table: it alone notifies."""
        self._exchange: SqliteExchange | None = None
        self._boot()

    @property
    def is_up(self) -> bool:
        """It answers."""
        return self._exchange is not None

    @property
    def exchange(self) -> StoredExchange:
        """The exchange itself, for those who look into it without a line."""
        assert self._exchange is not None, "the exchange has power"
        return self._exchange

    def carry_out(self, wire: Wire) -> Any:
        """Carry it out. Raises ExchangeRefused, LineGone."""
        if self._exchange is None:
            raise line_gone("connection refused")
        try:
            with self.room.inside():
                return self._carried_out(self._exchange, wire)
        except PowerCutError:
            self.lose()
            raise line_gone("connection refused") from None
        except LineGone:
            if not self._supply.has_power:
                self.lose()
            raise

    def _carried_out(self, exchange: SqliteExchange, wire: Wire) -> Any:
        if wire.verb == "ask":
            self._supply.step()
        answer = getattr(exchange, wire.verb)(wire.name, *wire.values)
        if wire.verb == "ask":
            self._supply.step()
        elif not self._supply.has_power:
            raise PowerCutError
        for hear in self.hear if wire.name == "publish" else ():
            hear()
        return answer

    def shows(self, rows: object) -> bool:
        """Whether it answers, and would answer a look with these very rows again."""
        return self._exchange is not None and isinstance(rows, Rows) and rows.is_current

    def cut(self) -> None:
        """Its power fails now."""
        if self._exchange is not None:
            self._supply.cut()
            self.lose()

    def cut_soon(self, steps: int) -> None:
        """Its power fails at one of the next steps."""
        if self.is_up:
            self._supply.cut_after(steps)

    def lose(self) -> None:
        """What runs there ends; it starts again later."""
        exchange, self._exchange = self._exchange, None
        if exchange is not None:
            with self.room.inside(), suppress(PowerCutError, LineGone):  # its files are closed in either case
                exchange.close()
            self._supply.power_up()
            self.cuts += 1
            self.room.within(*BOOT_MS, self._boot)

    def _boot(self) -> None:
        with self.room.inside():
            if self._path is None:
                self._exchange = self._memory.open(self._table, PlainKeys(b""), self._supply.step)
            else:
                self._exchange = SqliteExchange(self._path, self._table, PlainKeys(b""), self._connect)

    def _connect(self, path: Path) -> sqlite3.Connection:
        """A connection by whose clock the exchange says how long ago a round was shown."""
        connection = connect(path)
        connection.create_function("now_ms", 0, lambda: self.room.now_ms)
        return connection

    def close(self) -> None:
        """Close the file, at the end of all."""
        if self._exchange is not None:
            with self.room.inside():
                self._exchange.close()
        self._memory.close()
