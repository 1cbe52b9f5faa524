"""The exchange on a PostgreSQL server, for a table whose stations are machines of their own.

Import it only where a server is configured: its library takes a cabinet's start longer than a round of the table does.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

import msgspec
import psycopg
from psycopg import errors, sql, waiting
from psycopg.abc import RV, PQGen

from drivers.ports.message import message
from terminal.table.exchange.bell import Bell
from terminal.table.exchange.exchange import ExchangeError, ExchangeRefused, LineGone
from terminal.table.exchange.refusals import Answer
from terminal.table.exchange.stored import VERSION, Row, StoredExchange
from terminal.table.keys.proofs import Keys

OLDEST_SERVER = 15_00_00
LOOK_S = 0.1
"""How often a wait looks at the clock."""
ANSWER_S = 5.0
"""Longer than any answer of a server that works, and shorter than the patience of a player."""

STRICT = {
    "fsync": ("on",),
    "full_page_writes": ("on",),
    "data_checksums": ("on",),
    "synchronous_commit": ("on", "remote_apply"),
    "transaction_read_only": ("off",),
}
"""The settings of a server that keeps what it has acknowledged."""

FUNCTIONS = "postgresql_functions.sql"

_answers = msgspec.json.Decoder(Answer)


class PostgresqlExchange(StoredExchange):
    """An `Exchange`. It connects at the first request, and again at the first one after the line was gone."""

    def __init__(self, conninfo: str, table: int, keys: Keys, answer_s: float = ANSWER_S) -> None:
        """`conninfo` is a connection string of libpq."""
        super().__init__(table, keys)
        self._conninfo = conninfo
        self._answer_s = answer_s
        self._line: _Line | None = None
        self._bell = Bell()

    def close(self) -> None:
        """Close the line."""
        self._hang_up()
        self._bell.close()

    def _hang_up(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            line.close()

    def ask(self, request: str, *values: object) -> Answer:
        """Carry out a request in one durable transaction."""
        ((answer,),) = self._rows("SELECT {}({})::text", request, values)
        return _answers.decode(answer)

    def read(self, what: str, *values: object) -> Sequence[Row]:
        """Read rows."""
        return self._rows("SELECT * FROM {}({})", what, values)

    def wait(self, timeout_ms: int) -> None:
        """Wait for a notice of the table."""
        try:
            line = self._connected()
            if not line.has_news() and line.fileno() in self._bell.wait(line.fileno(), timeout_ms / 1000):
                line.has_news()
        except psycopg.Error as error:
            raise self._explained(error) from error

    def wake(self) -> None:
        """End the wait that is under way, or the next one."""
        self._bell.ring()

    def _rows(self, query: str, function: str, values: Sequence[object]) -> Sequence[Row]:
        called = sql.SQL(query).format(
            sql.Identifier("tab", function), sql.SQL(", ").join([sql.Placeholder()] * (len(values) + 1))
        )
        try:
            line = self._connected()
            rows: Sequence[Row] = line.execute(called, (self.table, *values)).fetchall()
        except psycopg.Error as error:
            raise self._explained(error) from error
        if line.doubt:  # a commit that a standby has not confirmed is answered as if it had
            self._hang_up()
            raise LineGone(message("exchange.line_gone", error=line.doubt))
        return rows

    def _connected(self) -> _Line:
        if self._line is None:
            line = _Line.connect(self._conninfo, autocommit=True, connect_timeout=math.ceil(self._answer_s))
            try:
                line.answer_s = self._answer_s
                _verify_server(line)
                line.add_notice_handler(line.warned)
                line.add_notify_handler(line.noticed)
                line.execute("LISTEN tab")
            except BaseException:
                line.close()
                raise
            self._line = line
        return self._line

    def _explained(self, error: psycopg.Error) -> ExchangeError:
        """What an error of the library means; the line is closed unless the server has refused the request."""
        said = _first_line(error)
        match error:
            case errors.UndefinedFunction() | errors.InvalidSchemaName():
                say = message("exchange.not_set_up")
            case errors.InsufficientPrivilege():
                say = message("exchange.not_allowed", error=said)
            case psycopg.IntegrityError() | psycopg.DataError():
                return ExchangeRefused(message("exchange.impossible", error=said))
            case _:
                self._hang_up()
                return LineGone(message("exchange.line_gone", error=said))
        return ExchangeRefused(say)


class _Line(psycopg.Connection[Any]):
    """A connection that does not wait for ever, and that keeps warnings and notices of the server."""

    answer_s = ANSWER_S
    doubt = ""
    _news = False

    def wait(self, gen: PQGen[RV], interval: float = LOOK_S, timeout: float | None = None) -> RV:
        """Wait for the server's answer. Raises psycopg.OperationalError after `answer_s`.

        It does not cancel the request: a cancelled wait for a standby is answered as if it had succeeded.
        """
        return waiting.wait(gen, self.pgconn.socket, interval, timeout or self.answer_s)

    def warned(self, notice: errors.Diagnostic) -> None:
        """Keep a warning: of a request that has been carried out, it means that something is missing."""
        if notice.severity_nonlocalized == "WARNING":
            self.doubt = notice.message_primary or "warning"

    def noticed(self, _notice: psycopg.Notify) -> None:
        """Keep a notice that has come with an answer, after what was answered."""
        self._news = True

    def has_news(self) -> bool:
        """Whether a notice has come since this was asked last."""
        self.pgconn.consume_input()
        while self.pgconn.notifies() is not None:
            self._news = True
        news, self._news = self._news, False
        return news


def set_up(conninfo: str) -> None:
    """Make the schema, or bring it up to date, as its owner. Raises ExchangeRefused, LineGone."""
    try:
        with psycopg.connect(conninfo, connect_timeout=math.ceil(ANSWER_S)) as line:
            _verify_settings(line)
            line.execute("SELECT pg_advisory_xact_lock(1952539906, 0)")
            exists = line.execute("SELECT to_regclass('tab.version') IS NOT NULL").fetchone() == (True,)
            found = _version(line) if exists else 0
            if found > VERSION:
                raise ExchangeRefused(message("exchange.other_version", found=found, needed=VERSION))
            for part in parts_of_schema(found):
                line.execute(part.encode())
    except psycopg.Error as error:
        raise LineGone(message("exchange.line_gone", error=_first_line(error))) from error


def parts_of_schema(found: int) -> list[str]:
    """What leads from this version to the present one, as SQL: the tables step by step, then all functions; 0: new."""
    if found == VERSION:
        return []
    steps = [f"postgresql_tables_{step}.sql" for step in range(found + 1, VERSION + 1)]
    folder = files("terminal.table.exchange")
    return [folder.joinpath(name).read_text("utf-8") for name in (*steps, FUNCTIONS)]


def _verify_server(line: psycopg.Connection[Any]) -> None:
    """Refuse a server that could lose what it has acknowledged, or that has another schema. Raises ExchangeRefused."""
    _verify_settings(line)
    if (found := _version(line)) != VERSION:
        raise ExchangeRefused(message("exchange.other_version", found=found, needed=VERSION))


def _verify_settings(line: psycopg.Connection[Any]) -> None:
    if line.info.server_version < OLDEST_SERVER:
        raise ExchangeRefused(message("exchange.old_server", found=line.info.server_version // 10000))
    rows = line.execute("SELECT name, setting FROM pg_settings WHERE name = ANY (%s)", (list(STRICT),)).fetchall()
    for name, setting in rows:
        if setting not in STRICT[name]:
            raise ExchangeRefused(message("exchange.weak_server", name=name, setting=setting))


def _version(line: psycopg.Connection[Any]) -> int:
    ((version,),) = line.execute("SELECT tab.version_of()").fetchall()
    return int(version)


def _first_line(error: psycopg.Error) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
