"""The player's window before any player has come: created once, and used by copies, one for each scene."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine, QQmlComponent
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from shiboken6 import isValid

from harness.scripted_pins import derive_at_once
from harness.shots.cast import NOW, Cast, cabinet_of, open_journal
from harness.shots.copies import in_copy
from harness.shots.performance import Performance
from harness.shots.picture import Picture
from harness.shots.said_configurations import SaidConfigurations
from harness.shots.said_ports import SaidPorts
from harness.shots.sample_disks import sample_disks
from harness.shots.sample_wires import sample_wires
from harness.shots.spoken import read_names
from harness.shots.steps import Scene
from harness.shots.stillness import forbid_easing, is_loading
from terminal.cabinet.commands import Instant, Staff, Touch
from terminal.exporting.places import ExportPlace
from terminal.journal.archives import Archives
from terminal.journal.history import History
from terminal.rules.refusal import Refusal
from terminal.screens.operator import slices
from terminal.screens.operator.page import Exports
from terminal.screens.operator.pages import PAGES, SEARCH
from terminal.screens.player.screen import PlayerScreen
from terminal.screens.shared.separate_process import SeparateProcess
from terminal.screens.window.opening import QML, open_window
from terminal.screens.window.staff import staff_menu

Size = tuple[int, int]
T = TypeVar("T")

AT_ONCE_MS = 600_000
"""No picture shows how far the reading of a journal has come: it is read in one slice."""
LOAD_TURN_MS = 10
MAX_LOAD_TURNS = 2_000


@dataclass(frozen=True)
class House:
    """What a stage is built for."""

    param: str
    """The Param.ini."""
    language: str
    size: Size
    practice: bool = False

    @property
    def whole_param(self) -> str:
        """The Param.ini with the language of a new player, and keys that open unless the scene is about people."""
        said = f"language = {self.language}\n"
        access = "" if "[access]" in self.param else "[access]\nsign_in = key\n"
        head, section, tail = self.param.partition("[screen]\n")
        return access + head + (section + said + tail if section else f"[screen]\n{said}")


class Stage:
    """A window with everything loaded that can be shown on it, on which nothing has happened yet."""

    def __init__(self, house: House, app: QGuiApplication) -> None:
        """Create it. Raises NoPlayError for wrong parameters."""
        slices.SLICE_MS = AT_ONCE_MS
        self.house = house
        self.now: Callable[[], Instant] = lambda: NOW
        """The screen's time of day."""
        self._cast: Cast | None = None
        with tempfile.TemporaryDirectory(prefix="boxman-shots-") as folder:
            self._cabinet = cabinet_of(house.whole_param, Path(folder), practice=house.practice)
            open_journal(Scene(""), Path(folder)).close()  # what that takes to be loaded is loaded once
        read_names(house.language)
        self.screen = PlayerScreen(
            self._cabinet,
            self._touch,
            app,
            derive=derive_at_once,
            now=lambda: self.now(),
        )
        menu = staff_menu(
            self.screen,
            self._past,
            archives=self._archives,
            now=lambda: self.now(),
            exports=self._exports(),
            look_at_disks=sample_disks,
            configurations=SaidConfigurations(),
            ports=SaidPorts(),
            wires=sample_wires(),
        )
        self.screen.windows.expect_second_taps(within_ms=0)
        self._engine, self.window = open_window(self.screen, menu, size=house.size, windowed=True, app=app)
        self.screen.show(self._cabinet.new_state(), ())
        load_all(self.screen, self.window)
        self._pages = load_pages(self._engine)
        self._held = forbid_easing(self.window)

    def move(self, house: House) -> None:
        """Show another house on this window, for a tenth of what a window of its own costs. Raises NoPlayError."""
        with tempfile.TemporaryDirectory(prefix="boxman-shots-") as folder:
            cabinet = cabinet_of(house.whole_param, Path(folder), practice=house.practice)
        read_names(house.language)
        self.house, self._cabinet = house, cabinet
        self.screen.offer(cabinet, cabinet.new_state())
        for name, value in self.screen.constants.items():
            self.window.setProperty(name, value)
        if (self.window.width(), self.window.height()) != house.size:
            self.window.resize(*house.size)
        load_all(self.screen, self.window)
        self._held = forbid_easing(self.window)

    def photograph(self, scene: Scene, folder: Path) -> Picture:
        """Play the scene in a copy, in this empty folder, and take its picture. Raises CopyFailedError."""
        return in_copy(lambda: self._performance(scene, folder).of(scene))

    def photograph_and(self, scene: Scene, folder: Path, look: Callable[[Stage], T]) -> tuple[Picture, T]:
        """Take the scene's picture, and look at this window in the copy that has drawn it. Raises CopyFailedError."""
        return in_copy(lambda: (self._performance(scene, folder).of(scene), look(self)))

    def shows_scaled(self, scene: Scene, folder: Path) -> bool:
        """Play the scene in a copy, in this empty folder, and say whether it shows a scaled picture (`rounding.py`).

        Raises CopyFailedError.
        """
        return in_copy(lambda: self._performance(scene, folder).shows_scaled(scene))

    def close(self) -> None:
        """Take it down."""
        self._held.clear()
        self._pages.clear()
        close_window(self._engine, self.window)
        self.screen.deleteLater()
        QTest.qWait(1)

    def _performance(self, scene: Scene, folder: Path) -> Performance:
        cast = self._cast = Cast(self._cabinet, scene, folder)
        self.now = lambda: cast.now
        return Performance(cast, self.screen, self.window, self.house.language)

    def _past(self) -> History:
        assert self._cast is not None, "no scene is played yet"
        return self._cast.runtime.history

    def _exports(self) -> Exports:
        """A folder and a stick, and exports that stay at their beginning: no picture shows how fast one is.

        What a page reads is read at once.
        """
        places = (ExportPlace(Path("/srv/reports")), ExportPlace(Path("/media/REPORTS"), removable=True))
        return Exports(lambda: places, lambda: nullcontext(self._past()), _never, _at_once)

    def _archives(self) -> Archives | None:
        return self._cast.archives if self._cast else None

    def _touch(self, command: Touch | Staff) -> Refusal | None:
        assert self._cast is not None, "no scene is played yet"
        return self._cast.runtime.touch(command)


def _never(work: Callable[[], None]) -> None:
    """Let an export wait for its thread."""
    del work


def _at_once(work: Callable[[], None]) -> None:
    """Have a log read to its end."""
    work()


class OneStage:
    """The stage of a house: one window, which shows one house after the other. Scenes of one house go together."""

    def __init__(self, app: QGuiApplication) -> None:
        self._app = app
        self._stage: Stage | None = None

    def of(self, house: House) -> Stage:
        """The window, with this house on it. Raises NoPlayError for wrong parameters."""
        if self._stage is None:
            self._stage = Stage(house, self._app)
        elif self._stage.house != house:
            self._stage.move(house)
        return self._stage

    def close(self) -> None:
        """Take down the window."""
        if self._stage is not None:
            self._stage.close()
            self._stage = None


def close_window(engine: QQmlApplicationEngine, window: QQuickWindow) -> None:
    """Close the window and delete its engine."""
    window.close()
    engine.deleteLater()
    QTest.qWait(1)


def load_pages(engine: QQmlApplicationEngine) -> list[QQmlComponent]:
    """Load the staff pages and keep them: the thread that would load them later does not exist in a copy."""
    for page in (*PAGES, SEARCH):
        import_module(f"terminal.screens.operator.{page.module}")
    pages = [QQmlComponent(engine, str(path)) for path in sorted((QML / "Boxman" / "Operator").glob("*.qml"))]
    assert not [page.errorString() for page in pages if page.isError()], "a page of the staff is broken"
    return pages


def load_all(screen: PlayerScreen, window: QQuickWindow) -> None:
    """Load everything that is loaded late or computed in the background: no picture may depend on its timing."""
    quiet = [*window.findChildren(QObject, "quiet"), *screen.findChildren(QTimer, "quiet")]
    for timer in quiet:
        timer.setProperty("interval", 1)
    late: QQuickItem | None = None
    for _ in range(MAX_LOAD_TURNS):
        QTest.qWait(LOAD_TURN_MS)
        waits = any(timer.property("running") or timer.property("active") for timer in quiet) or any(
            process.runs for process in screen.findChildren(SeparateProcess)
        )
        if waits or (late is not None and isValid(late) and is_loading(late)):
            continue  # to look at thousands of items takes longer than what they wait for
        late = next(filter(is_loading, _tree(window.contentItem())), None)
        if late is None:
            return
    busy = [one for one in screen.findChildren(SeparateProcess) if one.runs]
    raise AssertionError(f"the window is loading for ever: {late}, {busy}, {quiet}")


def _tree(item: QQuickItem) -> Iterator[QQuickItem]:
    waiting = [item]
    while waiting:
        next_item = waiting.pop()
        yield next_item
        waiting += reversed(next_item.childItems())
