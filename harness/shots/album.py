"""Draws states without a display, with the software renderer: the same pixels on every run and in any order."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtGui import QGuiApplication

from harness.shots.cast import open_journal
from harness.shots.picture import Picture
from harness.shots.rig_window import photograph_rig
from harness.shots.stage import House, OneStage, Size, Stage, close_window
from harness.shots.states import STATES
from harness.shots.steps import RigScene, Scene, WatchScene
from harness.shots.stillness import picture_at_rest
from harness.shots.watch_window import WatchStages
from terminal.common.places import FONTCONFIG
from terminal.screens.window.lock_window import LockScreenModel, open_lock_window
from terminal.start.no_play import NoPlayError

T = TypeVar("T")

ENVIRONMENT = {
    "QT_QPA_PLATFORM": "offscreen",
    "QT_QUICK_BACKEND": "software",
    "QT_SCALE_FACTOR": "1",
    "FONTCONFIG_FILE": str(FONTCONFIG),
    "QT_NO_GUI_THREADPOOL": "1",
}
"""What makes Qt draw the same everywhere, and with one thread, so that a copy of the process can go on drawing."""

LANGUAGE = "en"
"""What states are drawn in unless another language is named."""


def start_qt() -> QGuiApplication:
    """Start Qt without a display, or return the one that runs."""
    running = QGuiApplication.instance()
    if isinstance(running, QGuiApplication):
        return running
    os.environ.update(ENVIRONMENT)
    return QGuiApplication(["kiosk shots"])


class Album:
    """Takes pictures of states in one size. One stage shows them all."""

    def __init__(self, size: Size, app: QGuiApplication) -> None:
        self._size = size
        self._app = app
        self._stage = OneStage(app)
        self._watching = WatchStages(app)

    def picture(self, name: str, language: str = LANGUAGE) -> Picture:
        """Take the picture of one state. The rig's window has its own size and speaks English."""
        scene = STATES[name]
        if isinstance(scene, WatchScene):
            return self._watching.photograph(scene, language, self._size)
        with tempfile.TemporaryDirectory(prefix="boxman-shots-") as folder:
            if isinstance(scene, RigScene):
                return Picture.of(photograph_rig(scene, Path(folder), self._app))
            try:
                return self._stage_of(scene, language, Path(folder)).photograph(scene, Path(folder))
            except NoPlayError as refused:
                return self._photograph_refusal(refused)

    def picture_and(self, name: str, look: Callable[[Stage], T]) -> tuple[Picture, T]:
        """Take the picture of a state of the player's window, and look at that window. Raises CopyFailedError."""
        scene = STATES[name]
        assert isinstance(scene, Scene), name
        with tempfile.TemporaryDirectory(prefix="boxman-shots-") as folder:
            return self._stage_of(scene, LANGUAGE, Path(folder)).photograph_and(scene, Path(folder), look)

    def shows_scaled(self, name: str, language: str = LANGUAGE) -> bool:
        """Whether a picture is shown in this state that another processor may round otherwise (`rounding.py`)."""
        scene = STATES[name]
        if isinstance(scene, RigScene):
            return False  # it shows no picture file
        if isinstance(scene, WatchScene):
            return self._watching.shows_scaled(scene, language, self._size)
        with tempfile.TemporaryDirectory(prefix="boxman-shots-") as folder:
            try:
                return self._stage_of(scene, language, Path(folder)).shows_scaled(scene, Path(folder))
            except NoPlayError:
                return False  # nor does the window of a terminal that did not open

    def close(self) -> None:
        """Take down the stages."""
        self._stage.close()
        self._watching.close()

    def _stage_of(self, scene: Scene, language: str, folder: Path) -> Stage:
        if scene.journal:
            open_journal(scene, folder).close()
        return self._stage.of(House(scene.param, language, self._size, scene.practice))

    def _photograph_refusal(self, refused: NoPlayError) -> Picture:
        model = LockScreenModel(refused.lock, self._app)
        engine, window = open_lock_window(model, size=self._size, windowed=True, app=self._app)
        picture = picture_at_rest(window)
        close_window(engine, window)
        return Picture.of(picture)
