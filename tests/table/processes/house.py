"""A shared table and its stations as real processes on one machine, each with its own journal and simulated devices."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from drivers.simulated.control import ask
from harness.torture.program import Program
from terminal.start.own_folder import RIG_NAME
from terminal.start.stations import make_folders

PARAM = """\
[access]
sign_in = key
[journal]
low_megabytes = 20
full_megabytes = 10
[game]
mode = {mode}
bet_seconds = {bet_seconds}
hurry_seconds = 1
show_seconds = 0
[table]
shooter_seconds = 3
"""


class Part:
    """The table, or a station: its program and its rig."""

    def __init__(self, param: Path, command: str) -> None:
        self.rig = param.parent / RIG_NAME
        self._line = [sys.executable, "-m", "terminal.commands", *command.split(), "--param", str(param)]
        self.program = self._start()

    def _start(self) -> Program:
        return Program(self._line, os.environ)

    def order(self, *words: str) -> None:
        """Give an order to a simulated device."""
        answer = ask(self.rig, words)
        assert answer.ok, answer.say

    def wait_for(self, kind: str) -> dict[str, Any]:
        """Wait until an event of this kind is durable."""
        return self.program.wait_for(lambda line: kind in line.get("events", ()))

    def wait_until(self, **values: Any) -> dict[str, Any]:
        """Wait until the state has these values."""
        return self.program.wait_for(lambda line: all(line.get(name) == value for name, value in values.items()))

    def kill(self) -> None:
        """Kill the program; its rig goes on."""
        self.program.kill()

    def start_again(self) -> None:
        """Start the program again."""
        self.program = self._start()

    def close(self) -> None:
        """End it."""
        if self.program.running:
            self.program.end()


class House:
    """One table with its stations."""

    def __init__(self, folder: Path, stations: int, mode: str, bet_seconds: int) -> None:
        param = folder / "Param.ini"
        param.write_text(PARAM.format(mode=mode, bet_seconds=bet_seconds))
        folders = make_folders(param, stations, folder / "table")
        self.table = Part(folders.table, "table")
        self.stations = [Part(one, "run --headless") for one in folders.stations]

    def close(self) -> None:
        """End the stations and the table."""
        for one in (*self.stations, self.table):
            one.close()
