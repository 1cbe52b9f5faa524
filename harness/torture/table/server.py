"""A PostgreSQL server of a proof: its own folder, socket and user; it is stopped and killed by its number."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg

PORT = "5432"
SETTINGS = {
    "listen_addresses": "",
    "shared_buffers": "16MB",
    "max_connections": "50",
    "max_wal_senders": "3",
    "wal_keep_size": "32MB",
    "autovacuum": "off",
    "jit": "off",
    "log_min_messages": "fatal",
}


def binary(name: str) -> str:
    """A program of PostgreSQL: Debian keeps them out of the path."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4]))
    path = str(found[-1]) if found else shutil.which(name)
    assert path, f"{name} is missing: apt-get install postgresql"
    return path


def has_server() -> bool:
    """Whether PostgreSQL is installed."""
    return bool(list(Path("/usr/lib/postgresql").glob("*/bin/postgres"))) or shutil.which("postgres") is not None


class Server:
    """One server, stopped at first; it ends with its caller. It refuses to run as root, and then runs as `postgres`."""

    def __init__(self, folder: Path, more: Mapping[str, str] | None = None) -> None:
        """`more` settings than `SETTINGS`, or other ones."""
        self.folder = folder
        self.data = folder / "data"
        self._user = "postgres" if os.getuid() == 0 else None
        self._settings = {**SETTINGS, **(more or {})}
        self._process: subprocess.Popen[bytes] | None = None

    def run(self, name: str, *words: str) -> None:
        """Run a program of PostgreSQL to its end."""
        subprocess.run(  # noqa: S603 - the server's own programs
            [binary(name), *words], user=self._user, cwd=self.folder, check=True, capture_output=True, timeout=60
        )

    def make(self) -> None:
        """Make an empty server."""
        self.run("initdb", "-D", str(self.data), "-k", "-U", "owner", "--no-locale", "-E", "UTF8", "--wal-segsize=1")

    def copy_of(self, primary: Server) -> None:
        """Make it a standby."""
        where = self.conninfo_of(primary.folder, application_name="standby")
        self.run("pg_basebackup", "-D", str(self.data), "-R", "-c", "fast", "-d", where)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        assert self._process is None, "it runs"
        set_so = [word for name, value in self._settings.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as said:
            self._process = subprocess.Popen(  # noqa: S603 - the server's own program
                [  # noqa: S607 - wherever the system has it
                    "setpriv",
                    "--pdeathsig",
                    "QUIT",
                    binary("postgres"),
                    "-D",
                    str(self.data),
                    "-k",
                    str(self.folder),
                    *set_so,
                ],
                user=self._user,
                cwd=self.folder,
                stdout=said,
                stderr=said,
                start_new_session=True,
            )
        wait_until(self._answers)

    def stop(self) -> None:
        """Stop it at once, as by its owner."""
        if self._process is not None:
            self._tell(signal.SIGCONT)
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait()
            self._process = None

    def kill(self) -> None:
        """Kill the server and all its processes: it writes nothing more."""
        assert self._process is not None
        self._tell(signal.SIGKILL)
        self._process.wait()
        self._process = None
        wait_until(lambda: not self._left())

    def freeze(self) -> None:
        """Stop all its processes in their tracks."""
        self._tell(signal.SIGSTOP)
        self._tell(signal.SIGSTOP)  # what the server has started since; now it starts nothing more

    def thaw(self) -> None:
        """Let them go on."""
        self._tell(signal.SIGCONT)

    def _tell(self, what: signal.Signals) -> None:
        """Send this to all its processes; one that was listed may have ended since."""
        for one in self.processes():
            with suppress(ProcessLookupError):
                os.kill(one, what)

    def processes(self) -> list[int]:
        """The server and its children."""
        assert self._process is not None
        server = self._process.pid
        self._family = [
            server,
            *(int(word) for word in Path(f"/proc/{server}/task/{server}/children").read_text().split()),
        ]
        return self._family

    def connect(self) -> psycopg.Connection[Any]:
        """Connect as the owner."""
        return psycopg.connect(self.conninfo(), autocommit=True)

    def begun(self) -> psycopg.Connection[Any]:
        """Connect as the owner, for a transaction that stays open while others wait for it."""
        return psycopg.connect(self.conninfo(options="-c idle_in_transaction_session_timeout=0"))

    def conninfo(self, **more: str) -> str:
        """Where it is reached."""
        return self.conninfo_of(self.folder, **({"port": self._settings.get("port", PORT)} | more))

    @staticmethod
    def conninfo_of(folder: Path, **more: str) -> str:
        """Where a server with its socket in this folder is reached."""
        return psycopg.conninfo.make_conninfo(host=str(folder), **({"user": "owner", "dbname": "postgres"} | more))

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, (self.folder / "log").read_text()
        try:
            self.connect().close()
        except psycopg.OperationalError:
            return False
        return True

    def _left(self) -> bool:
        return any(Path(f"/proc/{one}").exists() for one in self._family)


def wait_until(true: Callable[[], bool]) -> None:
    """Wait until this is so; a test that hangs is ended from outside."""
    while not true():
        time.sleep(0.01)


@contextmanager
def new_folder() -> Iterator[Path]:
    """A folder with a name short enough for a socket, that the server's user may use."""
    with tempfile.TemporaryDirectory(prefix="pg-", ignore_cleanup_errors=True) as name:
        if os.getuid() == 0:
            os.chown(name, pwd.getpwnam("postgres").pw_uid, -1)
        yield Path(name)
