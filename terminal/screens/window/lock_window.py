"""The window of a terminal that cannot play at all: it shows the reason until the program ends.

If no copy of the journal is good, the staff's keys open the RAM clear in it, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from drivers.ports import BoardInputs
from terminal.cabinet.commands import Instant
from terminal.cabinet.events import Event
from terminal.cabinet.state import State
from terminal.runtime.lockup import Lock, SeenInputs
from terminal.runtime.runtime import Runtime
from terminal.screens.operator.menu import Menu
from terminal.screens.operator.page import Desk
from terminal.screens.operator.pages import PAGES
from terminal.screens.shared.attending.service import Service
from terminal.screens.shared.line.information import Information
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.screens.sounding.cues import DOOR_ALARM, cues
from terminal.screens.sounding.voice import SILENT, Voice
from terminal.screens.window.opening import load_window, place_window

CLEARING = tuple(page for page in PAGES if page.name == "clear")


class LockScreenModel:
    """The content of the window: a lock, open doors, and the staff's menu if there is a procedure."""

    def __init__(self, lock: Lock, parent: QObject, voice: Voice = SILENT) -> None:
        self.service = Service("", parent)
        self.service.lock(lock)
        self.menu: Menu | None = None
        self._voice = voice

    def follow(self, runtime: Runtime, now: Callable[[], Instant], parent: QObject) -> None:
        """Let keys open the procedure of this runtime."""
        self._touch_gateway = TouchGateway(runtime.cabinet, runtime.touch, Information(parent), _nothing, _nothing)
        self.menu = Menu(Desk(self._touch_gateway, now, lambda: runtime.history), parent, CLEARING)
        runtime.watch(self)
        runtime.follow_inputs(self.see)
        self.shown(runtime.state, (), 0)

    def see(self, seen: SeenInputs) -> None:
        """Show doors by the board's reports, which are not journaled. Keys open nothing here."""
        if seen.opened:
            self._voice.play(DOOR_ALARM)
        self.service.see(seen.inputs)

    def shown(self, state: State, events: tuple[Event, ...], seq: int) -> None:
        """Follow keys, doors and the printer."""
        del seq
        assert self.menu is not None, "there is a procedure"
        if DOOR_ALARM in cues(self._touch_gateway.state, state, events):
            self._voice.play(DOOR_ALARM)
        self._touch_gateway.state = state
        self.service.see(BoardInputs(state.machine.doors_open, state.machine.keys_turned))
        self.menu.turn_keys(state.machine.keys_turned)
        self.menu.project(state, events)

    def locked(self, lock: Lock) -> None:
        """The procedure has ended, or its own journal has failed."""
        assert self.menu is not None, "there is a procedure"
        self.menu.turn_keys(())
        self.service.lock(lock)

    def released(self) -> None:
        """There are no holds here."""


def open_lock_window(
    model: LockScreenModel,
    *,
    size: tuple[int, int] | None,
    windowed: bool,
    app: QGuiApplication,
    practice: bool = False,
) -> tuple[QQmlApplicationEngine, QQuickWindow]:
    """Show the lock, and return what must be kept while it is shown. Raises ScreenBrokenError."""
    properties: dict[str, object] = {"service": model.service, "practice": practice}
    if model.menu is not None:
        properties["menu"] = model.menu
    engine, window = load_window("LockWindow", properties)
    place_window(window, size=size, windowed=windowed, app=app)
    return engine, window


def _nothing() -> None:
    """For touches that end the fall of the dice: there is none here."""
