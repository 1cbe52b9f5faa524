"""What docs/table-server.md tells a house's technicians to type, typed: on a server of its own, over TLS."""

from __future__ import annotations

import os
import pwd
import re
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import psycopg
import pytest

from harness.torture.table.server import binary, new_folder
from terminal.common.places import ROOT
from terminal.table.exchange.exchange import ExchangeError
from terminal.table.exchange.postgresql_exchange import PostgresqlExchange
from terminal.table.keys.authority import for_days
from terminal.table.keys.folders import AuthorityFolder
from terminal.table.keys.parties import Party, display, station, the_table
from terminal.table.opening import Opening
from tests.table.exchange.asking import refused
from tests.table.exchange.house import House, bet

PAGE = ROOT / "docs" / "table-server.md"
TABLE, SEAT_3, SEAT_4, WALL = the_table(1), station(1, 3, 17), station(1, 4, 18), display(1)
CLUSTER = "pg_createcluster $version table --port $port"


class Typist:
    """Types the blocks of the page in a shell, in a house whose sticks and settings are in one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = _free_port()
        self.version = Path(binary("postgres")).parts[4]
        self.owner = "postgres" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
        blocks = re.findall(r"```sh\n(.*?)```", PAGE.read_text(), re.DOTALL)
        own = {
            "version": self.version,
            "port": str(self.port),
            "host": "localhost",
            "settings": str(folder / "etc" / self.version / "table"),
            "socket": str(folder),
            "authority": str(folder / "safe" / "authority"),
            "stick": str(folder / "stick"),
        }
        assert [line.partition("=")[0] for line in blocks[0].splitlines()] == list(own), "the house's own names"
        (folder / "safe").mkdir()
        self._names = "\n".join(f"{name}={value}" for name, value in own.items())
        self._blocks = blocks[1:]
        self._said = ""

    def type_until(self, words: str) -> str:
        """Type the next blocks, up to the one with these words; what they print."""
        said = ""
        while True:
            block = self._blocks.pop(0)
            said += self.type(block)
            if words in block:
                return said

    def type(self, block: str) -> str:
        """Type this; what it prints. It has to succeed."""
        assert block.count(CLUSTER) <= 1
        here = f"{CLUSTER} --user {self.owner} -d {self.folder}/data -l {self.folder}/log -s {self.folder}"
        block = block.replace(CLUSTER, f"{here} --start-conf=manual")
        block = re.sub(r"\bpostgres\b", self.owner, block)
        kiosk = f'./kiosk() {{ "{sys.executable}" -m terminal.commands "$@"; }}'
        script = "\n".join(("set -euo pipefail", kiosk, self._names, block))
        done = subprocess.run(
            ["bash", "-c", script],
            cwd=ROOT,
            env=os.environ | {"PG_CLUSTER_CONF_ROOT": str(self.folder / "etc")},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{block}\n{done.stdout}{done.stderr}"
        return done.stdout

    def stop(self) -> None:
        """Stop the server at once, if there is one."""
        with suppress(AssertionError):
            self.type("pg_ctlcluster $version table stop --mode immediate")

    @property
    def address(self) -> str:
        """Of the database."""
        return f"postgresql://localhost:{self.port}/boxman"

    def line(self, party: Party, keys: Path | None = None) -> PostgresqlExchange:
        """A line of this party, as the program opens it."""
        now = datetime.now(UTC)
        opened = Opening(self.address, party, keys or self.folder / "stick", lambda: now, root=ROOT, house="")()
        assert isinstance(opened, PostgresqlExchange)
        return opened


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@pytest.fixture(scope="module")
def typed() -> Iterator[Typist]:
    """The page typed up to the point where every machine reaches the table."""
    with new_folder() as folder:
        folder.chmod(0o755)  # sticks and settings are here, and the server's user reads the latter
        typist = Typist(folder)
        try:
            typist.type_until("createdb")
            yield typist
        finally:
            typist.stop()


@pytest.fixture
def house(typed: Typist) -> Iterator[House]:
    """The table of the page, with the table's own line."""
    house = House(1, lambda _keys: typed.line(TABLE))
    with psycopg.connect(f"host={typed.folder} port={typed.port} user={typed.owner} dbname=boxman") as owner:
        owner.execute("TRUNCATE tab.round, tab.seat, tab.start, tab.seal, tab.said, tab.applied, tab.view CASCADE")
    yield house
    house.close()


def test_table_and_stations_play_a_round_over_tls(house: House, typed: Typist) -> None:
    lines = {party: typed.line(party) for party in (SEAT_3, SEAT_4)}
    house.publish(1, "open")
    for party, line in lines.items():
        line.take_seat(party.seat, party.cabinet, 1)
        assert line.put_seal(party.cabinet, bet(1, party.seat)) == "sealed"
    assert house.play(1) == {3: 1, 4: 1}
    assert [line.newest() for line in lines.values()] == [house.line.newest()] * 2
    with psycopg.connect(f"host={typed.folder} port={typed.port} user={typed.owner} dbname=boxman") as owner:
        rows = owner.execute(
            "SELECT DISTINCT ssl, version FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE usename = ANY (%s)",
            ([TABLE.login, SEAT_3.login, SEAT_4.login],),
        ).fetchall()
    assert rows == [(True, "TLSv1.3")]
    for line in lines.values():
        line.close()


def test_every_machine_of_the_page_reaches_the_table(typed: Typist) -> None:
    said = typed.type('for one in $stick/*-*; do ./kiosk house check $one "postgresql://localhost:$port/boxman"; done')
    assert said.count("reaches the table") == 5


def test_a_stranger_comes_in_with_no_key_no_password_and_no_other_keys(typed: Typist, tmp_path: Path) -> None:
    other = AuthorityFolder.make(tmp_path / "other", "Casino Example", for_days(datetime.now(UTC), 9_000))
    forged = other.give(SEAT_3, tmp_path / "keys", for_days(datetime.now(UTC), 100))
    real = typed.folder / "stick" / SEAT_3.login
    asks = {
        (SEAT_3.login, tmp_path): "requires a valid client certificate",
        (SEAT_3.login, forged): "unknown ca",
        (SEAT_4.login, real): "certificate authentication failed",
        (TABLE.login, real): "certificate authentication failed",
        (typed.owner, real): "certificate authentication failed",
    }
    for (user, keys), say in asks.items():
        with pytest.raises(psycopg.OperationalError, match=say):
            psycopg.connect(
                typed.address,
                user=user,
                sslmode="require",
                sslcert=str(keys / "certificate.crt"),
                sslkey=str(keys / "private.key"),
            )
    with pytest.raises(psycopg.OperationalError, match="no encryption"):
        psycopg.connect(typed.address, user=SEAT_3.login, password="x", sslmode="disable")  # noqa: S106 - there is none


def test_a_server_that_is_not_the_houses_is_not_trusted(typed: Typist, tmp_path: Path) -> None:
    """Whoever answers in place of the server gets nothing: a station verifies its certificate and its name."""
    other = AuthorityFolder.make(tmp_path / "other", "Casino Example", for_days(datetime.now(UTC), 9_000))
    other.give(SEAT_3, tmp_path / "keys", for_days(datetime.now(UTC), 100))
    with pytest.raises(ExchangeError, match="certificate verify failed"):
        typed.line(SEAT_3, tmp_path / "keys").newest()
    by_address = Opening(
        typed.address.replace("localhost", "127.0.0.1"),
        SEAT_3,
        typed.folder / "stick",
        lambda: datetime.now(UTC),
        root=ROOT,
        house="",
    )
    with pytest.raises(ExchangeError, match="does not match host name"):
        by_address().newest()


def test_the_display_looks_and_does_nothing_else(house: House, typed: Typist) -> None:
    row = house.publish(1, "open")
    line = typed.line(WALL)
    assert line.newest() == row
    asks: dict[str, Callable[[], object]] = {
        "seals": lambda: line.newest_seals(1),
        "orders": lambda: line.orders_after(0),
        "close": lambda: line.close_round(1),
    }
    for what, ask in asks.items():
        assert refused(ask) == "not_allowed", what
    line.close()


def test_keys_that_were_taken_back_come_in_no_more_and_the_others_do(house: House, typed: Typist) -> None:
    """Late on this page: the register of the house has changed after it."""
    line, other = typed.line(SEAT_3), typed.line(SEAT_4)
    house.publish(1, "open")
    line.take_seat(3, 17, 1)
    other.newest()
    typed.type_until("house check")
    said = typed.type_until("pg_ctlcluster $version table reload")
    assert f"{SEAT_3.login}: may not log in any more" in said
    assert f"{SEAT_4.login}: may log in" in said
    for _ in range(2):
        with pytest.raises(ExchangeError, match="cannot be reached"):
            line.newest()
    assert other.newest() == house.row(1, "open")
    with psycopg.connect(f"host={typed.folder} port={typed.port} user={typed.owner} dbname=boxman") as owner:
        owner.execute(f'ALTER ROLE "{SEAT_3.login}" LOGIN'.encode())
    with pytest.raises(ExchangeError, match="revoked"):
        typed.line(SEAT_3).newest()
    other.close()


def test_a_new_key_is_put_in_the_place_of_one_that_ends_and_the_others_know_it_at_once(
    house: House, typed: Typist
) -> None:
    """Last on this page: it ends with the keys of the server."""
    row = house.publish(1, "open")
    old = typed.line(SEAT_4)
    old.take_seat(4, 18, 1)
    listed = typed.type_until("house list")
    assert re.search(r"^\w{16}  [\d-]{10}  station-1-4-18$", listed, re.MULTILINE)
    typed.type_until("house server")
    assert "station-1-4-18 reaches the table" in typed.type_until("house check")
    new = typed.line(SEAT_4, typed.folder / "stick" / "new")
    assert new.newest() == row
    new.take_seat(4, 18, 2)
    assert new.put_seal(18, bet(1, 4)) == "sealed"
    assert house.line.seals(1) == (bet(1, 4),)
    before = server_certificate(typed)
    typed.type_until("reload")
    assert server_certificate(typed) != before
    again = typed.line(SEAT_4, typed.folder / "stick" / "new")
    assert again.newest() == row
    for line in (old, new, again):
        line.close()
    assert typed._blocks == [], "every block of the page was typed"


def server_certificate(typed: Typist) -> str:
    """The certificate with which the server proves itself now, to whoever begins to talk TLS."""
    pattern = r"-----BEGIN CERTIFICATE-----.*?-----END CERTIFICATE-----"
    asks = ["openssl", "s_client", "-starttls", "postgres", "-connect", f"localhost:{typed.port}"]
    done = subprocess.run(asks, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    found = re.search(pattern, done.stdout, re.DOTALL)
    assert found is not None, done.stderr
    return found[0]
