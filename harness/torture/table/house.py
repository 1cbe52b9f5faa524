"""A shared table and its stations as real processes, each with its own folder, journal and simulated devices."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from harness.torture.program import HeadlessRig, Program
from harness.torture.strikes import Strike
from terminal.ini import ini
from terminal.settings import writing
from terminal.settings.reading import load
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
roll_wait_seconds = 5
"""
CARDS = {"player.card_memory": "yes", "player.card_prefix": "600999", "player.limits": "yes"}
"""What a house may offer its players, and the cards that it gives them: a bank's is none of them."""
AGAIN_S = 0.1
COMMANDS = "terminal.commands"
"""The module of `./kiosk`'s commands."""
HEADLESS = (COMMANDS, "run", "--headless")
"""What runs a station that is not drawn: a module of Python, and its words."""
TABLE_READY = ("board", "dice", "exchange", "printer")
STATION_READY = ("board", "cards", "dice", "printer", "validator")


class Part:
    """The table, or a station: its program, which can be killed and stopped, and its rig, which outlives that."""

    def __init__(
        self,
        param: Path,
        module: str,
        words: Sequence[str],
        rig_speed: float,
        new_program: type[Program] = Program,
    ) -> None:
        """Start it: `module` is run by Python with these words, and the parameters."""
        self.param = param
        self._module = module
        self.settings = load(param)
        self.journal = param.parent / "journal.sqlite"
        self._new_program = new_program
        self._words = [*words, "--param", str(param)]
        self.draws = module != COMMANDS
        """It is a station in a window."""
        self.rig = HeadlessRig(param.parent / RIG_NAME, rig_speed)
        self.outputs: list[list[dict[str, Any]]] = []
        """What each life has reported that is over."""
        self.program = self._started(None)

    def _started(self, strike: Strike | None) -> Program:
        module = ["harness.torture.struck", strike.step, strike.report] if strike else [self._module]
        return self._new_program([sys.executable, "-m", *module, *self._words], os.environ)

    def order(self, *words: str) -> None:
        """Give an order to a simulated device, which has to carry it out."""
        if not self.rig.order(*words):
            raise AssertionError(f"the rig refuses: {' '.join(words)}")

    def wait_for(self, kind: str) -> dict[str, Any]:
        """Wait until an event of this kind is durable."""
        return self.program.wait_for(lambda line: kind in line.get("events", ()))

    def wait_until(self, **values: Any) -> dict[str, Any]:
        """Wait until the state has these values."""
        return self.program.wait_for(lambda line: all(line.get(name) == value for name, value in values.items()))

    def touch_when_open(self, do: str, **fields: object) -> None:
        """Touch the station's screen; while its table takes no bets, or is not there, again and again."""
        while True:
            self.program.touch(do, **fields)
            if self.program.wait_for(lambda line: "accepted" in line)["accepted"]:
                return
            self.program.listen(AGAIN_S)

    def kill(self) -> None:
        """Kill the program with SIGKILL; its rig goes on."""
        self.program.kill()
        self.outputs.append(self.program.output)

    def start_again(self, strike: Strike | None = None) -> None:
        """Start the program again. With a strike it dies there by itself."""
        self.program = self._started(strike)

    def close(self) -> None:
        """End program and rig. Raises HangsError."""
        with ExitStack() as held:
            held.callback(self.rig.close)
            if self.program.running:
                self.program.thaw()
                self.program.end()


class House:
    """One table with its stations."""

    def __init__(
        self,
        folder: Path,
        stations: int,
        *,
        mode: str = "roll",
        bet_seconds: int = 5,
        rig_speed: float = 1.0,
        more: Mapping[str, str] | None = None,
        exchanges: Sequence[Mapping[str, str]] | None = None,
        new_program: type[Program] = Program,
        drawn: Sequence[str] = (),
    ) -> None:
        """`more` parameters for all; `exchanges` are those of the table, and of each station, that reach a server.

        `drawn` is what runs the first station, if that is not without a screen: a module of Python, and its words.
        """
        param = folder / "Param.ini"
        param.write_text(PARAM.format(mode=mode, bet_seconds=bet_seconds))
        folders = make_folders(param, stations, folder / "table")
        params = (folders.table, *folders.stations)
        for number, one in enumerate(params):
            reach = exchanges[number] if exchanges else {}
            cards = {"devices.cards": f"boxman {one.parent / RIG_NAME}/cards", **CARDS} if number else {}
            changes = {"devices.simulated": "no", **cards, **(more or {}), **reach}
            one.write_text(writing.changed(ini.read_file(one), changes, one.name))
        runs = [(COMMANDS, "table"), drawn or HEADLESS, *([HEADLESS] * (stations - 1))]
        with ThreadPoolExecutor(len(params)) as pool:
            self.table, *self.stations = pool.map(
                lambda param, run: Part(param, run[0], run[1:], rig_speed, new_program), params, runs
            )

    @property
    def parts(self) -> tuple[Part, ...]:
        """The table and its stations."""
        return (self.table, *self.stations)

    def ready(self, bill: str = "100") -> None:
        """Wait until the table can throw, and each station has its seat: a player has fed a bill."""
        self.table.wait_until(ready=list(TABLE_READY))
        for station in self.stations:
            station.wait_until(ready=[name for name in STATION_READY if name != "dice"])
            station.order("bill", bill)
        for station in self.stations:
            station.wait_until(ready=list(STATION_READY))

    def end(self) -> None:
        """End all programs, the table's last: it notes what its stations have reported. Raises HangsError."""
        for one in reversed(self.parts):
            one.program.end()

    def close(self) -> None:
        """End all programs and rigs. Raises HangsError."""
        with ExitStack() as held:
            for one in self.parts:
                held.callback(one.close)
