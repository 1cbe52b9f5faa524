"""The player's window over a table with scripted devices: dice fall as ordered, at any speed."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from drivers import ports
from harness.qml_type import qml_type
from harness.scripted_devices import opening
from harness.speed.children import SIZE, MeasureError
from harness.speed.eyes import now_ms
from harness.speed.full_felt import assert_full, bills, lacking
from terminal.cabinet import commands as c
from terminal.cabinet.events import Event
from terminal.cabinet.fold import fold
from terminal.cabinet.state import State
from terminal.journal.reading import look_back
from terminal.runtime.derivations import Derivations
from terminal.screens.operator.page import Exports
from terminal.screens.player.screen import PlayerScreen
from terminal.screens.window.freed_memory import give_back
from terminal.screens.window.opening import open_window
from terminal.screens.window.projector import Projector
from terminal.screens.window.staff import staff_menu
from terminal.start.app import Opened, try_open
from terminal.start.no_play import NoPlayError

Reached = TypeVar("Reached")

PATIENCE_S = 20.0
TURN_MS = 5
CALM_MS = 150
"""A window that has drawn nothing for this time is at rest."""
POOR_CENTS = 2_000_00
BILLS = 50


class Rehearsal:
    """The whole terminal except its drivers, in one thread: everything has happened when a call returns."""

    def __init__(self, param: Path, app: QGuiApplication, journal: Path | None = None) -> None:
        """Open the window on these parameters, by default on their journal. Raises MeasureError."""
        opened = try_open(param, journal)
        if isinstance(opened, NoPlayError):
            raise MeasureError(str(opened))
        self._opened: Opened = opened
        opened.program.wait()
        deadline = time.monotonic() + PATIENCE_S
        while not opened.checked() and time.monotonic() < deadline:
            time.sleep(TURN_MS / 1000)
        self.calm_ms = CALM_MS
        """A window that has drawn nothing for this time is at rest; can be shorter if no frame is timed."""
        self._frame_ms = now_ms()
        """When the last frame was shown; earlier ones are not kept, because memory is measured here."""
        self._showing_ms: float | None = None
        self._shows: Callable[[], bool] = lambda: True
        runtime = opened.runtime
        self._derivations = Derivations(runtime.run_on_owner)
        self.screen = PlayerScreen(runtime.cabinet, runtime.touch, app, derive=self._derivations.derive)
        exports = Exports(opens=lambda: look_back(opened.journal_path))
        self.menu = staff_menu(
            self.screen,
            lambda: runtime.history,
            parameters=opened.parameters,
            exports=exports,
            configurations=opened.configurations,
            wires=opened.wires,
        )
        self._engine, self._window = open_window(self.screen, self.menu, size=SIZE, windowed=True, app=app)
        self._window.frameSwapped.connect(self._swapped, Qt.ConnectionType.DirectConnection)
        self._roll = next(item for item in _tree(self._window.contentItem()) if qml_type(item) == "RollButton")
        runtime.watch(Projector(self.screen))
        self.screen.show(runtime.state, ())
        self._loop = QEventLoop(app)
        self._pulse = QTimer(app, interval=TURN_MS)
        self._pulse.timeout.connect(self._loop.quit)
        self._pulse.start()
        for command in opening():
            self.do(command)

    @property
    def state(self) -> State:
        """The displayed state."""
        return self._opened.runtime.state

    @property
    def sheets(self) -> tuple[str, ...]:
        """The par sheets that are offered; the first is played at the beginning."""
        return tuple(self._opened.runtime.cabinet.games)

    @property
    def window_open(self) -> str:
        """The name of the window over the table; empty for none."""
        return str(self.screen.windows.property("open"))

    def do(self, command: c.Command) -> None:
        """Carry out this command. Raises MeasureError if it is refused."""
        if (refusal := self._opened.runtime.touch(command)) is not None:
            raise MeasureError(f"{command} is refused: {refusal.say}")

    def show_after(self, *events: Event) -> None:
        """Show what these events would leave, without their happening: what only an hour of play brings about."""
        after = self.state
        for event in events:
            after = fold(after, event)
        self.screen.show(after, events)

    def show_present(self) -> None:
        """Show the table as it is again."""
        self.screen.show(self.state, ())

    def fill_felt(self) -> None:
        """Place everything that a full felt lacks, and feed bills before the credit is used up. Raises MeasureError."""
        self.feed()
        while (touch := lacking(self.state)) is not None:
            self.do(touch)
        self.turn()
        assert_full(self.screen)

    def feed(self) -> None:
        """Feed bills if the credit may not last."""
        if self.state.playable_cents < POOR_CENTS:
            for command in bills(BILLS):
                self.do(command)

    def throw(self, *dice: int) -> None:
        """Throw these dice: they fall on the screen until that is skipped."""
        self.do(c.CallDice())
        assert self.state.dice.throw is not None, "the dice were called"
        self.do(c.FromDevice("dice", ports.DiceThrown(self.state.dice.throw, dice)))

    def roll(self, *dice: int) -> None:
        """Throw these dice, without the animation."""
        self.throw(*dice)
        self.screen.skip()

    def turn(self) -> None:
        """Let Qt process pending work until the next pulse; objects that are no longer shown are deleted only then."""
        self._loop.exec()
        self._opened.runtime.drain()

    def drop_garbage(self) -> None:
        """Collect garbage and return memory to the system, as the terminal does every few seconds.

        Python's and QML's collectors run at their own times, and megabytes may wait for either.
        """
        gc.collect()
        self._engine.collectGarbage()
        self.turn()
        give_back()

    def repaint(self) -> None:
        """Draw a frame even if nothing has changed."""
        self._window.update()

    def frame_ms(self, act: Callable[[], object], what: str, shown: Callable[[], bool] = lambda: True) -> float:
        """How long it takes from this action to its first frame, or to the first after which `shown` is true.

        Raises MeasureError if no frame does.
        """
        begun_ms = now_ms()
        act()
        self._showing_ms, self._shows = None, shown
        return self.until(lambda: self._showing_ms, f"a frame shows {what}") - begun_ms

    def rest(self) -> None:
        """Wait until nothing moves in the window. Raises MeasureError if it never comes to rest.

        The ring of Roll would beat twice more, which takes seconds and draws hundreds of frames.
        """
        begun_ms = now_ms()

        def rests() -> bool:
            self._roll.setProperty("beatsLeft", 0)
            return now_ms() - max(begun_ms, self._frame_ms) > self.calm_ms

        self.until(rests, "the window is at rest")

    def keep_windows_cold(self) -> None:
        """Prevent windows from being created in a quiet moment before they are needed."""
        for loader in self._loaders():
            loader.setProperty("warm", False)

    def wait_for_windows(self) -> None:
        """Wait until every window over the table is created. Raises MeasureError."""
        loaders = self._loaders()
        self.until(lambda: all(one.property("item") is not None for one in loaders), "every window is made")
        self.rest()

    def close(self) -> None:
        """Close window and journal: the engine first, because it shows objects of the program."""
        self._derivations.close()
        del self._roll, self._window, self._engine
        self._opened.close()

    def _loaders(self) -> list[QQuickItem]:
        loaders = [item for item in _tree(self._window.contentItem()) if _is_lazy_window(item)]
        assert loaders, "no window lies over the table"
        return loaders

    def until(self, reached: Callable[[], Reached | None], what: str) -> Reached:
        """Let Qt work until this is true. Raises MeasureError if it never is."""
        deadline = time.monotonic() + PATIENCE_S
        while not (answer := reached()):
            if time.monotonic() > deadline:
                raise MeasureError(f"It did not come to this within {PATIENCE_S:.0f} s: {what}.")
            self.turn()
        return answer

    def _swapped(self) -> None:
        self._frame_ms = now_ms()
        if self._showing_ms is None and self._shows():
            self._showing_ms = self._frame_ms


def _is_lazy_window(item: QQuickItem) -> bool:
    return item.inherits("QQuickLoader") and qml_type(item).endswith(("LazyWindow", "TableWindow"))


def _tree(item: QQuickItem) -> Iterator[QQuickItem]:
    return chain((item,), chain.from_iterable(map(_tree, item.childItems())))
