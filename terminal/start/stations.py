"""A shared table and its stations on one machine: a folder for each, and their processes."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from types import FrameType

import msgspec

from terminal.common.places import ROOT
from terminal.ini import ini
from terminal.settings import writing
from terminal.settings.reading import load
from terminal.settings.sections.cabinet import MACHINE_ID_MAX
from terminal.start.child import Child
from terminal.start.own_folder import PARAM_NAME, parameters_in

FOLDER = ROOT / "var" / "table"
MACHINES = 100
"""So many numbers of machines belong to a table: its own, and those of its seats."""
LOOK_S = 0.2
RESTART_AFTER_S = 5.0
"""A table that has run for less is not started again: it would end again."""


class StationsError(Exception):
    """The table or its stations cannot be started, as a sentence for whoever has typed the command."""


class Folders(msgspec.Struct, frozen=True):
    """The Param.ini of the table, and of each station in the order of the seats."""

    table: Path
    stations: tuple[Path, ...]


# Their folders --------------------------------------------------------------------------------------------------------


def make_folders(param: Path, stations: int, parent: Path = FOLDER) -> Folders:
    """Make the folders that are missing, each with a Param.ini that follows `param`; one that is there stays as it is.

    Raises IniError for a `param` that cannot be used, StationsError.
    """
    settings = load(param)
    machine = settings.machine_id * MACHINES
    if machine + stations > MACHINE_ID_MAX:
        raise StationsError(
            f"cabinet.machine_id is too large for a table: {MACHINE_ID_MAX // MACHINES - 1} is the largest."
        )
    common = {
        "table.exchange": str(parent / "exchange.sqlite"),
        "table.keys": str(parent / "keys"),
    }
    table = {**common, "table.role": "table", "cabinet.machine_id": str(machine)}
    try:
        return Folders(
            _folder(param, parent / "table", table),
            tuple(_station(param, parent, seat, machine + seat, common) for seat in range(1, stations + 1)),
        )
    except OSError as error:
        raise StationsError(f"The folders of the table cannot be made: {error.strerror}.") from error


def _station(param: Path, parent: Path, seat: int, machine: int, common: dict[str, str]) -> Path:
    own = {"table.role": "station", "table.seat": str(seat), "cabinet.machine_id": str(machine)}
    return _folder(param, parent / f"station-{seat}", {**common, **own})


def _folder(param: Path, folder: Path, changes: dict[str, str]) -> Path:
    path = folder / PARAM_NAME
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        text = writing.changed(ini.read_file(param), {**parameters_in(folder), **changes}, param.name)
        making = path.with_suffix(".new")
        making.write_text(text, encoding="utf-8")
        making.replace(path)  # a start that is cut here begins with the folder anew
    return path


# Their processes ------------------------------------------------------------------------------------------------------


def run_all(folders: Folders, options: Sequence[str], say: Callable[[str], None]) -> int:
    """Run the table and the stations, until all stations have ended or this process is asked to end.

    A table that ends by itself is started again, because its stations wait for it. Returns the exit code.
    """
    ending: list[int] = []

    def end(number: int, frame: FrameType | None) -> None:
        del frame
        ending.append(number)

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, end)
    with ExitStack() as held:
        table = _Table(folders.table)
        held.callback(table.close)
        stations = [Child(["run", "--param", str(one), *options], silent=True) for one in folders.stations]
        for station in stations:
            held.callback(station.close)
        while not ending and any(station.process.poll() is None for station in stations):
            if not table.kept_running(say):
                return 1
            time.sleep(LOOK_S)
    codes = [station.process.returncode for station in stations]
    return 0 if ending else max(codes, key=abs)


class _Table:
    """The process of the table."""

    def __init__(self, param: Path) -> None:
        self._words = ["table", "--param", str(param)]
        self._child = Child(self._words, silent=True)
        self._since_s = time.monotonic()

    def kept_running(self, say: Callable[[str], None]) -> bool:
        """Start it again if it has ended; False if it ends at once each time."""
        if self._child.process.poll() is None:
            return True
        if time.monotonic() - self._since_s < RESTART_AFTER_S:
            say("The table has ended, and so do its stations.")
            return False
        say("The table has ended, and is started again.")
        self._child.close()
        self._child = Child(self._words, silent=True)
        self._since_s = time.monotonic()
        return True

    def close(self) -> None:
        self._child.close()
