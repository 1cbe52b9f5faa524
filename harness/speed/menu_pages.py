"""Opens the staff's panel and each of its pages as a key and a finger do, and measures how soon each is shown."""

from __future__ import annotations

from functools import partial

from drivers import ports
from harness.speed.rehearsal import Rehearsal
from terminal.cabinet import commands as c
from terminal.cabinet.keys import ATTENDANT, TECHNICIAN
from terminal.screens.operator.pages import PAGES

PANEL = "panel"
"""The part for the panel that a turned key opens."""


def menu(rehearsal: Rehearsal, times: int) -> dict[str, list[float]]:
    """Turn both keys at the open logic door, open every page, and turn them back, this often. Raises MeasureError."""
    rehearsal.fill_felt()
    found: dict[str, list[float]] = {}
    for _ in range(times):
        rehearsal.rest()
        turn = partial(_turn, rehearsal, ATTENDANT, TECHNICIAN)
        found.setdefault(PANEL, []).append(rehearsal.frame_ms(turn, "the staff's panel"))
        for page in PAGES:
            rehearsal.rest()
            opened = partial(_is_open, rehearsal, page.name)
            show = partial(rehearsal.menu.show, page.name)
            found.setdefault(page.name, []).append(rehearsal.frame_ms(show, f"the page {page.name}", opened))
            rehearsal.menu.back()
        _turn(rehearsal)
    return found


def _turn(rehearsal: Rehearsal, *keys: str) -> None:
    rehearsal.do(c.FromDevice("board", ports.BoardInputs(("logic",), keys)))


def _is_open(rehearsal: Rehearsal, name: str) -> bool:
    return bool(rehearsal.menu.property("open") == name)
