"""Reads the staff's logs of a long journal as a finger does, and measures how soon each page is on the screen."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from drivers import ports
from harness.speed.rehearsal import Rehearsal
from terminal.cabinet import commands as c
from terminal.screens.operator.events_page import ALL
from terminal.screens.operator.games.games_page import Games
from terminal.screens.operator.logs.log_page import LogListing

LOGS = ("events", "games", "bills", "tickets", "hand_pays")
SEED = 1
MATTER = "money"
"""A filter of the events."""
DAY_MS = 86_400_000
MISSING = "987654321098765432"
"""A validation number that no ticket has: every event has to be looked at."""


def logs(rehearsal: Rehearsal, times: int) -> dict[str, list[float]]:
    """Open each log and turn its pages, filter it, go to instants, and look for numbers. Raises MeasureError."""
    rehearsal.do(c.FromDevice("board", ports.BoardInputs((), ("attendant",))))
    chance = random.Random(SEED)  # noqa: S311 - a script's chance, not the dice's
    found: dict[str, list[float]] = {}

    def timed(part: str, act: Callable[[], object], shown: Callable[[], bool] = lambda: True) -> None:
        rehearsal.rest()

        def drawn() -> None:
            act()
            rehearsal.repaint()  # the page of an instant may be the one that is shown already

        found.setdefault(part, []).append(rehearsal.frame_ms(drawn, f"a log: {part}", shown))

    for name in LOGS:
        timed("opened", partial(rehearsal.menu.show, name))
        page = _page(rehearsal)
        rehearsal.until(partial(_is_settled, page), "the log is read")
        for _ in range(times if page.property("hasNext") else 0):
            _turn(page, timed, chance)
        if name == "events":
            timed("filtered", partial(page.choose, MATTER))
            timed("filtered", partial(page.choose, ALL))
        if name in ("tickets", "events"):
            part = "ticket" if name == "tickets" else SEARCH
            timed(part, partial(page.find, MISSING), partial(_is_settled, page))
            page.endSearch()
        rehearsal.menu.back()
    return found


SEARCH = "search"
"""The part that looks at every event."""


def _turn(page: LogListing, timed: Callable[..., None], chance: random.Random) -> None:
    now_ms = page.desk.now().at_ms
    timed("last", page.turnToLast)
    timed("previous", lambda: page.turn(-1))
    timed("next", lambda: page.turn(1))
    timed("first", page.turnToFirst)
    timed("instant", lambda: page.go_to(now_ms - chance.randrange(12 * DAY_MS)))
    timed("next", lambda: page.turn(1))


def _page(rehearsal: Rehearsal) -> LogListing:
    model = rehearsal.menu.model
    page = model.property("list") if isinstance(model, Games) else model
    assert isinstance(page, LogListing), "the open page is a log"
    return page


def _is_settled(page: LogListing) -> bool:
    return page.is_settled
