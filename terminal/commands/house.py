"""`./kiosk house`: the house's own authority gives table, stations, dealers and displays their keys and logins."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from terminal.commands.failing import NotGoodError, reported
from terminal.commands.paths import CallersPath

if TYPE_CHECKING:
    from terminal.table.keys.folders import AuthorityFolder, Register
    from terminal.table.keys.parties import Party

Giving = Callable[..., None]

authority_option = click.option(
    "--authority", type=CallersPath(exists=True, file_okay=False), required=True, help="The folder of the authority."
)
table_option = click.option("--table", type=click.IntRange(1, 9_999), required=True, help="The number of the table.")
days_option = click.option(
    "--days", type=click.IntRange(1, 9_000), default=5 * 365, show_default=True, help="How long it is valid."
)
into_argument = click.argument("into", type=CallersPath(file_okay=False))


@click.group("house")
def command() -> None:
    """Give the parts of a shared table their keys. On paper and screens a key is its certificate's number.

    Keep the authority's folder on a machine, or a stick, that only the house's own technicians can reach: whoever has
    it can make a station. docs/table-server.md goes through all steps.
    """


@command.command("authority")
@click.option("--name", required=True, help="The name of the house, as certificates show it.")
@click.argument("folder", type=CallersPath())
def authority(name: str, folder: Path) -> None:
    """Begin the house's authority, in a new FOLDER."""
    from terminal.table.keys.authority import for_days
    from terminal.table.keys.folders import AUTHORITY_DAYS, AUTHORITY_KEY, AuthorityFolder
    from terminal.table.keys.refusals import KeysError

    if not 1 <= len(name) <= 64:
        raise click.ClickException("the name of a house has 1 to 64 characters")
    with reported(KeysError):
        made = AuthorityFolder.make(folder, name, for_days(_now(), AUTHORITY_DAYS))
    click.echo(f"{folder / AUTHORITY_KEY}: the authority's private key; keep it secret, and a copy in a safe")
    click.echo(f"valid until {made.authority.certificate.not_valid_after_utc:%Y-%m-%d}")


@command.command("table")
@authority_option
@table_option
@days_option
@into_argument
def table(authority: Path, table: int, days: int, into: Path) -> None:
    """Give a table its key, in a new folder inside INTO."""
    from terminal.table.keys.parties import the_table

    _give(authority, the_table(table), into, days)


@command.command("station")
@authority_option
@table_option
@click.option("--seat", type=click.IntRange(1, 14), required=True, help="The seat, clockwise.")
@click.option(
    "--cabinet", type=click.IntRange(1, 0xFF_FF_FF), required=True, help="The cabinet's number: cabinet.machine_id."
)
@days_option
@into_argument
def station(authority: Path, table: int, seat: int, cabinet: int, days: int, into: Path) -> None:
    """Give a cabinet at one seat its key, in a new folder inside INTO. At another seat it needs another key."""
    from terminal.table.keys.parties import station as station_of

    _give(authority, station_of(table, seat, cabinet), into, days)


@command.command("dealer")
@authority_option
@table_option
@click.option("--name", required=True, help="The dealer's name: letters, digits and _, at most 20.")
@days_option
@into_argument
def dealer(authority: Path, table: int, name: str, days: int, into: Path) -> None:
    """Give a dealer's console its key, in a new folder inside INTO."""
    from terminal.table.keys.parties import dealer as dealer_of

    try:
        party = dealer_of(table, name)
    except ValueError as error:
        raise click.ClickException(
            f"“{name}” is no name for a key: it has letters without accents, digits and _, at most 20"
        ) from error
    _give(authority, party, into, days)


@command.command("display")
@authority_option
@table_option
@days_option
@into_argument
def display(authority: Path, table: int, days: int, into: Path) -> None:
    """Give a display over the table its key, in a new folder inside INTO."""
    from terminal.table.keys.parties import display as display_of

    _give(authority, display_of(table), into, days)


@command.command("server")
@authority_option
@click.option("--host", "hosts", multiple=True, required=True, help="A name or address by which it is reached.")
@days_option
@into_argument
def server(authority: Path, hosts: tuple[str, ...], days: int, into: Path) -> None:
    """Give the PostgreSQL server its key, in a new folder inside INTO."""
    from terminal.table.keys.authority import for_days
    from terminal.table.keys.refusals import KeysError

    with reported(KeysError):
        made = _read(authority).give_server(hosts, into, for_days(_now(), days))
    click.echo(f"{made}: the key of the server at {', '.join(hosts)}")


@command.command("list")
@authority_option
def list_issued(authority: Path) -> None:
    """List every certificate that was given, with its number, and until when it is valid; the authority's comes last.

    A certificate that ends within 60 days, or has ended, is marked.
    """
    from terminal.table.keys.authority import der
    from terminal.table.keys.authority import number as number_of
    from terminal.table.keys.folders import AUTHORITY_FOLDER, Register
    from terminal.table.keys.refusals import KeysError

    now = _now()
    with reported(KeysError):
        register = Register(authority)
        rows = _issued(register)
    own = register.certificate
    rows.append((number_of(der(own)), AUTHORITY_FOLDER, own.not_valid_after_utc, False))
    for number, name, ends, revoked in rows:
        mark = "revoked" if revoked else _mark(ends, now)
        click.echo(f"{number}  {ends:%Y-%m-%d}  {name}  {mark}".rstrip())


@command.command("revoke")
@authority_option
@click.argument("number")
def revoke(authority: Path, number: str) -> None:
    """Take back the certificate with this NUMBER of `list`: of a stolen machine, or of a seat that has moved."""
    from terminal.table.keys.authority import der
    from terminal.table.keys.authority import number as number_of
    from terminal.table.keys.folders import REVOKED
    from terminal.table.keys.refusals import KeysError

    with reported(KeysError):
        folder = _read(authority)
        found = [one for one in folder.issued() if number_of(der(one)) == number]
        if not found:
            raise click.ClickException(f"no certificate has the number {number}")
        folder.revoke(found[0].serial_number)
    click.echo(f"{folder.folder / REVOKED}: copy it into every folder of keys, and to the server")


@command.command("database")
@authority_option
@click.argument("address")
def database(authority: Path, address: str) -> None:
    """Set up the database at ADDRESS, as its owner: its tables, and a login for each key that was given.

    Repeat it whenever a key was given or revoked. A copy of the authority's folder without its private key is enough.
    """
    from terminal.table.exchange.exchange import ExchangeError
    from terminal.table.exchange.postgresql_exchange import set_up
    from terminal.table.exchange.postgresql_logins import set_up_logins
    from terminal.table.keys.folders import Register
    from terminal.table.keys.parties import party_of
    from terminal.table.keys.refusals import KeysError

    with reported(KeysError):
        rows = _issued(Register(authority))
    valid = {party for _, name, _, revoked in rows if not revoked and (party := party_of(name)) is not None}
    with reported(ExchangeError):
        set_up(address)
        gone = set_up_logins(address, valid)
    for name in sorted(party.login for party in valid):
        click.echo(f"{name}: may log in")
    for name in gone:
        click.echo(f"{name}: may not log in any more")


@command.command("check")
@click.argument("folder", type=CallersPath(exists=True, file_okay=False))
@click.argument("address")
def check(folder: Path, address: str) -> None:
    """Reach the server at ADDRESS with the keys in FOLDER, as their machine will. Exit code 1: it refuses."""
    from terminal.table.exchange.exchange import ExchangeError
    from terminal.table.keys.parties import party_of
    from terminal.table.opening import Opening

    if (party := party_of(folder.name)) is None:
        raise click.ClickException(f"{folder} has not the name of a party, such as table-1")
    opening = Opening(address, party, folder.parent, _now, root=Path.cwd(), house="")
    if not opening.is_on_a_server:
        raise click.ClickException(f"{address} is no address of a server, such as postgresql://localhost:5433/boxman")
    try:
        line = opening()
        newest = line.newest()
        line.close()
    except ExchangeError as error:
        raise NotGoodError(str(error)) from error
    shown = "it has no round yet" if newest is None else f"its newest round is {newest.round}, {newest.phase}"
    click.echo(f"{party.login} reaches the table; {shown}")


def _give(authority: Path, party: Party, into: Path, days: int) -> None:
    from terminal.table.keys.authority import for_days
    from terminal.table.keys.refusals import KeysError

    with reported(KeysError):
        made = _read(authority).give(party, into, for_days(_now(), days))
    click.echo(f"{made}: the key of {party.login}; move it to its machine, into the folder of table.keys")


def _read(folder: Path) -> AuthorityFolder:
    from terminal.table.keys.folders import AuthorityFolder

    return AuthorityFolder(folder)


def _issued(folder: Register) -> list[tuple[str, str, datetime, bool]]:
    """Of each certificate: its number, its name, its end, and whether it was revoked."""
    from terminal.table.keys.authority import common_name, der, number

    revoked = folder.revocations().serials
    return [
        (number(der(one)), common_name(one), one.not_valid_after_utc, one.serial_number in revoked)
        for one in folder.issued()
    ]


def _mark(ends: datetime, now: datetime) -> str:
    """How a certificate that ends then is marked; empty if that is not soon."""
    from terminal.common.certificate_ends import ends_soon, milliseconds

    if ends < now:
        return "ended"
    return "ends soon" if ends_soon(milliseconds(ends), milliseconds(now)) else ""


def _now() -> datetime:
    return datetime.now(UTC)
