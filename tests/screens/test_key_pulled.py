"""A key that is turned back in the middle of anything leaves nothing half done, on whichever page of the staff."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from drivers import ports
from terminal.cabinet.commands import FromDevice
from terminal.cabinet.events import InputsChanged
from terminal.screens.operator.list_page import Listing
from terminal.screens.operator.pages import PAGES, SEARCH
from terminal.screens.operator.work_page import ActionListing
from terminal.screens.shared.rows import Rows
from tests.screens.seat import Seat

KEYS = FromDevice("board", ports.BoardInputs(("logic",), ("attendant", "technician")))
NO_KEYS = FromDevice("board", ports.BoardInputs(("logic",), ()))
PASSING = {"clock", "events", "devices", "switches", "memory"}
"""Pages whose lines follow the time, and the turns of the key themselves."""


def test_what_was_touched_once_on_any_page_is_forgotten_with_the_key_and_nothing_is_journaled(
    qapp: QGuiApplication,
) -> None:
    del qapp
    seat = Seat()
    half_done = 0
    for page in (*PAGES, SEARCH):
        seat.give(KEYS)
        seat.menu.show(page.name)
        fresh = picture(seat)
        before, state = len(seat.pipeline.events), seat.pipeline.state
        half_done += touched_once(seat)
        assert seat.pipeline.events[before:] == [], f"{page.name}: a first touch is journaled"
        seat.give(NO_KEYS)
        assert seat.menu.property("open") == "", page.name
        assert {type(event) for event in seat.pipeline.events[before:]} == {InputsChanged}, page.name
        seat.give(KEYS)
        assert seat.pipeline.state == state, f"{page.name}: the key has changed something else"
        seat.menu.show(page.name)
        if page.name not in PASSING:
            assert picture(seat) == fresh, f"{page.name}: something is left of the first touch"
        seat.give(NO_KEYS)
    assert half_done >= 3, "hardly anything was begun"


def touched_once(seat: Seat) -> int:
    """Touch each button that takes two touches once, and choose lines; how many buttons there were."""
    model = seat.menu.model
    if isinstance(model, Listing):
        for line in range(min(3, len(model.picture))):
            if model.picture[line].opens:
                model.touched(line)
                break
    if not isinstance(model, ActionListing):
        return 0
    asked = [number for number, action in enumerate(model.actions()) if action.sure]
    for number in asked:
        model.act(number)
    return len(asked)


def picture(seat: Seat) -> list[object]:
    """The lines and the buttons of the page that is open."""
    model = seat.menu.model
    assert isinstance(model, QObject)
    buttons = model.property("buttons")
    lines = list(model.picture) if isinstance(model, Listing) else []
    return [lines, list(buttons.rows) if isinstance(buttons, Rows) else []]
