"""A table and its stations that meet on a real server, over TLS with the keys of a house, each by a line of its own."""

from __future__ import annotations

import os
import shutil
import socket
from contextlib import ExitStack, suppress
from datetime import UTC, datetime
from pathlib import Path

from harness.torture.table.proxy import Proxy
from harness.torture.table.server import Server
from terminal.table.exchange.postgresql_exchange import set_up
from terminal.table.exchange.postgresql_logins import set_up_logins
from terminal.table.keys.authority import for_days
from terminal.table.keys.folders import AuthorityFolder
from terminal.table.keys.parties import station, the_table

TABLE, MACHINE = 1, 100
"""The table of `House`, and the number of its cabinet: its stations follow."""
LOGINS = "hostssl boxman all all cert map=party\nlocal all owner trust\n"
NAMES = r"party /^((table|station)-[A-Za-z0-9_-]+)$ \1" + "\n"
DAYS = 30


class OnServer:
    """The server, and a proxy for each line to it: of the table, and of each station."""

    def __init__(self, folder: Path, stations: int) -> None:
        """`folder` has a name short enough for a socket, and the server's user may use it."""
        self.port = _free_port()
        keys, valid = folder / "keys", for_days(datetime.now(UTC), DAYS)
        house = AuthorityFolder.make(folder / "authority", "Boxman", valid)
        parties = [the_table(TABLE), *(station(TABLE, seat, MACHINE + seat) for seat in range(1, stations + 1))]
        for party in parties:
            house.give(party, keys, valid)
        own = house.give_server(["localhost"], folder, valid)
        (folder / "logins").write_text(LOGINS)
        (folder / "names").write_text(NAMES)
        for path in (own, *own.iterdir(), folder / "logins", folder / "names"):
            if os.getuid() == 0:
                shutil.chown(path, "postgres")
        self.server = Server(
            folder,
            {
                "listen_addresses": "127.0.0.1",
                "port": str(self.port),
                "ssl": "on",
                "ssl_min_protocol_version": "TLSv1.3",
                "ssl_ca_file": str(own / "authority.crt"),
                "ssl_crl_file": str(own / "revoked.crl"),
                "ssl_cert_file": str(own / "certificate.crt"),
                "ssl_key_file": str(own / "private.key"),
                "hba_file": str(folder / "logins"),
                "ident_file": str(folder / "names"),
            },
        )
        self.server.make()
        self.server.start()
        self._held = ExitStack()
        self._held.callback(self.server.stop)
        self.server.run("createdb", "-h", str(folder), "-p", str(self.port), "-U", "owner", "boxman")
        address = self.server.conninfo(dbname="boxman")
        set_up(address)
        set_up_logins(address, parties)
        self.lines = [Proxy.of_ports(self.port) for _ in parties]
        self.exchanges = [
            {"table.exchange": f"postgresql://localhost:{line.port}/boxman", "table.keys": str(keys)}
            for line in self.lines
        ]
        """What `House` needs."""

    def close(self) -> None:
        """End the server and the lines to it; whoever had one has ended."""
        with ExitStack() as held:
            held.callback(self._held.close)
            for line in self.lines:
                held.callback(line.close)
                line.pass_on()


def _free_port() -> int:
    with socket.socket() as free, suppress(OSError):
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])
    raise OSError("no port is free")
