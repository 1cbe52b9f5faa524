"""The logins of a PostgreSQL server: one for each party with a certificate of the house, and none with a password."""

from __future__ import annotations

import math
from collections.abc import Collection
from pathlib import Path
from typing import Any

import psycopg
from psycopg import sql

from drivers.ports.message import message
from terminal.table.exchange.exchange import LineGone
from terminal.table.exchange.postgresql_exchange import ANSWER_S
from terminal.table.keys.folders import AUTHORITY, CERTIFICATE, PRIVATE
from terminal.table.keys.parties import Party, party_of

ROLES = ("table", "station", "dealer", "display")


def proven_by(keys: Path, party: Party, address: str) -> str:
    """The connection string with which this party proves itself to the server at this address, and the server to it."""
    own = keys / party.login
    return psycopg.conninfo.make_conninfo(
        address,
        user=party.login,
        sslmode="verify-full",
        sslrootcert=str(own / AUTHORITY),
        sslcert=str(own / CERTIFICATE),
        sslkey=str(own / PRIVATE),
        gssencmode="disable",
    )


def set_up_logins(address: str, parties: Collection[Party]) -> tuple[str, ...]:
    """Let these parties log in, and no others, as the owner of the database. Raises LineGone.

    Those that may not any more, of which it returns the names, lose the lines that they have.
    """
    try:
        with psycopg.connect(address, connect_timeout=math.ceil(ANSWER_S)) as line:
            _only_our_roles_connect(line)
            known = _logins(line)
            for party in parties:
                _let_in(line, party, is_known=party.login in known)
            gone = tuple(sorted(known.keys() - {party.login for party in parties}))
            for login in gone:
                line.execute(sql.SQL("ALTER ROLE {} NOLOGIN").format(sql.Identifier(login)))
        with psycopg.connect(address, connect_timeout=math.ceil(ANSWER_S), autocommit=True) as line:
            line.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = ANY (%s)", (list(gone),)
            )
    except psycopg.Error as error:
        raise LineGone(message("exchange.line_gone", error=str(error).strip().splitlines()[0])) from error
    return tuple(login for login in gone if known[login])


def _only_our_roles_connect(line: psycopg.Connection[Any]) -> None:
    database = sql.Identifier(line.info.dbname)
    line.execute(sql.SQL("REVOKE ALL ON DATABASE {} FROM PUBLIC").format(database))
    for role in ROLES:
        line.execute(sql.SQL("GRANT CONNECT ON DATABASE {} TO {}").format(database, sql.Identifier(f"tab_{role}")))


def _logins(line: psycopg.Connection[Any]) -> dict[str, bool]:
    """The roles that have the name of a party, and whether they may log in."""
    rows = line.execute("SELECT rolname, rolcanlogin FROM pg_roles").fetchall()
    return {str(name): bool(may) for name, may in rows if party_of(str(name)) is not None}


def _let_in(line: psycopg.Connection[Any], party: Party, *, is_known: bool) -> None:
    login = sql.Identifier(party.login)
    if not is_known:
        line.execute(sql.SQL("CREATE ROLE {}").format(login))
    line.execute(sql.SQL("ALTER ROLE {} LOGIN PASSWORD NULL").format(login))
    line.execute(sql.SQL("GRANT {} TO {}").format(sql.Identifier(f"tab_{party.role}"), login))
