"""The wall display as a process: its window, and the thread that watches a shared table or one cabinet's journal."""

from __future__ import annotations

from pathlib import Path

from terminal.cabinet.cabinet import Cabinet
from terminal.runtime import clock
from terminal.screens.display.wall import Wall
from terminal.screens.window.watching import Placing, Relay, application, now_ms, watch
from terminal.start.cabinet_watcher import CabinetWatcher
from terminal.table.opening import Opening
from terminal.table.watching.watcher import TableWatcher


def display_table(opening: Opening, house: str, language: str, placing: Placing, others: str) -> int:
    """Show this shared table until the window is closed. Returns the exit code; raises ScreenBrokenError.

    `others` says how the bets of its seats are shown: ``sums``, ``chips`` by seat, or ``off``.
    """
    with application(language) as app:
        relay = Relay(app)
        watcher = TableWatcher(opening, relay.tell, now_ms, shows_chips=others != "off")
        wall = Wall(now_ms, house=house, others=others, parent=app)
        relay.follow(wall.show)
        return watch(app, "DisplayWindow", {"wall": wall}, watcher, placing)


def display_cabinet(cabinet: Cabinet, journal: Path, house: str, language: str, placing: Placing) -> int:
    """Show the cabinet with this journal, as above."""
    with application(language) as app:
        relay = Relay(app)
        watcher = CabinetWatcher(cabinet, journal, relay.tell, lambda: clock.now().at_ms, now_ms)
        wall = Wall(now_ms, house=house, alone=True, parent=app)
        relay.follow(wall.show)
        return watch(app, "DisplayWindow", {"wall": wall}, watcher, placing)
