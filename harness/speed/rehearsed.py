"""The player's window without its devices, in its own process: ``python -m harness.speed.rehearsed --help``.

At its end it prints its measurements as one line of JSON, or the sentence of its failure.
"""

from __future__ import annotations

# Before anything else of Qt, as in the program: PySide would keep the source of every module in memory.
import terminal.screens.window  # noqa: F401

# isort: split
import argparse
import json
import random
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from harness.speed.children import MeasureError
from harness.speed.log_pages import logs
from harness.speed.menu_pages import menu
from harness.speed.openings import opened_by_game, opened_by_player
from harness.speed.process import rss_mb
from harness.speed.rehearsal import Rehearsal
from terminal.cabinet import commands as c
from terminal.screens.translating.languages import LANGUAGES
from terminal.screens.window.environment import set_environment

Found = dict[str, list[float]]

ROUNDS_BEFORE = 1_000
"""By then everything has been shown once, and lists of the last hundred rolls are full."""
HURRIED_CALM_MS = 15
"""Where no frame is timed, the next window is opened as soon as the previous one has been drawn."""
ROUNDS_APART = 100
"""Between rounds in which every window is opened and the language is switched."""
SEED = 1


def cold_windows(rehearsal: Rehearsal, times: int) -> Found:
    """Open every window for the first time."""
    del times
    rehearsal.keep_windows_cold()
    found: Found = {}
    for opened in (opened_by_player, opened_by_game):
        for name, taken_ms in opened(rehearsal):
            found[name] = [taken_ms]
    return found


def windows(rehearsal: Rehearsal, times: int) -> Found:
    """Open every window this often, after the quiet moment in which they were created."""
    rehearsal.wait_for_windows()
    found: Found = {}
    for _ in range(times):
        for opened in (opened_by_player, opened_by_game):
            for name, taken_ms in opened(rehearsal):
                found.setdefault(name, []).append(taken_ms)
    return found


def languages(rehearsal: Rehearsal, times: int) -> Found:
    """Switch to each language this often on a full felt, with every window created."""
    rehearsal.wait_for_windows()
    rehearsal.fill_felt()
    found: Found = {code: [] for code in LANGUAGES}
    for _ in range(times):
        for code in reversed(LANGUAGES):
            rehearsal.rest()
            switch = partial(rehearsal.do, c.SetOption("language", code))
            found[code].append(rehearsal.frame_ms(switch, f"the language {code}"))
    return found


def games(rehearsal: Rehearsal, times: int) -> Found:
    """Choose each of the offered games this often, with every window created."""
    rehearsal.wait_for_windows()
    first, *others = rehearsal.sheets
    found: Found = {}
    for _ in range(times):
        for sheet in (*others, first):
            rehearsal.rest()
            choose = partial(rehearsal.do, c.ChooseGame(sheet))
            found.setdefault(sheet, []).append(rehearsal.frame_ms(choose, f"the game of {sheet}"))
    return found


def memory(rehearsal: Rehearsal, times: int) -> Found:
    """Play this many rounds as fast as possible, and measure the memory that they add after the first ones."""
    if times <= ROUNDS_BEFORE:
        raise MeasureError(
            f"The rounds may be no fewer than {ROUNDS_BEFORE + 1}: growth is measured over those after that."
        )
    rehearsal.wait_for_windows()
    rehearsal.calm_ms = HURRIED_CALM_MS
    chance = random.Random(SEED)  # noqa: S311 - a script's chance, not the dice's
    before_mb = 0.0
    for number in range(times):
        if number == ROUNDS_BEFORE:
            before_mb = _kept_mb(rehearsal)
        if number % ROUNDS_APART == 0:
            _look_round(rehearsal)
        rehearsal.feed()
        rehearsal.do(c.PlaceWager("field", 5_00))
        rehearsal.roll(chance.randint(1, 6), chance.randint(1, 6))
        rehearsal.turn()
    return {"growth": [_kept_mb(rehearsal) - before_mb]}


def _look_round(rehearsal: Rehearsal) -> None:
    for code in reversed(LANGUAGES):
        rehearsal.do(c.SetOption("language", code))
        rehearsal.turn()
    for _ in opened_by_player(rehearsal):
        pass
    rehearsal.do(c.ClearAll())


def _kept_mb(rehearsal: Rehearsal) -> float:
    """The resident memory without what is only waiting to be freed."""
    rehearsal.drop_garbage()
    return rss_mb("self")


WORKS: dict[str, Callable[[Rehearsal, int], Found]] = {
    "cold-windows": cold_windows,
    "windows": windows,
    "languages": languages,
    "games": games,
    "memory": memory,
    "logs": logs,
    "menu": menu,
}


def main() -> int:
    """Open the window on these parameters and run the measurement."""
    parser = argparse.ArgumentParser(description="Let the player's window work without devices, and say how it went.")
    parser.add_argument("work", choices=WORKS)
    parser.add_argument("--param", type=Path, required=True)
    parser.add_argument("--journal", type=Path, help="open this journal instead of that of the parameters")
    parser.add_argument("--times", type=int, required=True, help="how many turns, or rounds for the memory")
    asked = parser.parse_args()
    set_environment()
    app = QGuiApplication([])
    result: dict[str, object]
    try:
        rehearsal = Rehearsal(asked.param, app, asked.journal)
        result = {"found": WORKS[asked.work](rehearsal, asked.times), "failure": ""}
        rehearsal.close()
    except MeasureError as error:
        result = {"found": {}, "failure": str(error)}
    sys.stdout.write(json.dumps(result) + "\n")
    sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
