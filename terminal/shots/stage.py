"""A whole terminal before a camera: the real window over the cast, led through a scene's steps."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest

from terminal.app import NoPlayError
from terminal.onscreen import Projector
from terminal.screens.lock_window import open_lock_window
from terminal.screens.player.screen import PlayerScreen
from terminal.screens.window import open_window
from terminal.shots.cast import Cast
from terminal.shots.finger import Finger
from terminal.shots.steps import Carry, Frozen, Scene, Step, Still, Tap
from terminal.shots.stillness import freeze, picture_at_rest, picture_now

Size = tuple[int, int]


def photograph(scene: Scene, folder: Path, size: Size, app: QGuiApplication) -> QImage:
    """Play the scene in this empty folder and take its picture. A terminal that does not open shows why."""
    try:
        cast = Cast(scene, folder)
    except NoPlayError as refused:
        return _photograph_refusal(refused, size, app)
    stage = Stage(cast, size, app)
    for step in scene.steps:
        stage.play(step)
    picture = stage.picture()
    stage.leave()
    return picture


def _photograph_refusal(refused: NoPlayError, size: Size, app: QGuiApplication) -> QImage:
    engine, window = open_lock_window(refused.title, refused.say, size=size, windowed=True, app=app)
    picture = picture_at_rest(window)
    close_window(engine, window)
    return picture


def close_window(engine: QQmlApplicationEngine, window: QQuickWindow) -> None:
    """Close the window and let Qt forget its engine."""
    window.close()
    engine.deleteLater()
    QTest.qWait(1)


class Stage:
    """The player's window over a cast, and a finger on it."""

    def __init__(self, cast: Cast, size: Size, app: QGuiApplication) -> None:
        self._cast = cast
        runtime = cast.runtime
        self._screen = PlayerScreen(runtime.cabinet, runtime.touch, app)
        self._engine, self._window = open_window(self._screen, size=size, windowed=True, app=app)
        self._finger = Finger(self._window)
        runtime.watch(Projector(self._screen))
        self._screen.show(runtime.state, ())
        cast.start()
        QTest.qWait(1)

    def play(self, step: Step) -> None:
        """Let one step happen."""
        match step:
            case Tap(name):
                self._finger.tap(name)
            case Carry(name, to):
                self._finger.carry(name, to)
            case Still():
                picture_at_rest(self._window)
            case Frozen(share):
                freeze(self._window, share)
            case _:
                self._cast.play(step)

    def picture(self) -> QImage:
        """Take the picture: at rest, or at once while dice fall, for their fall would not wait for the rest."""
        return picture_now(self._window) if self._screen.dice.doing == "land" else picture_at_rest(self._window)

    def leave(self) -> None:
        """Close the window and the journal."""
        self._finger.lift()
        self._screen.skip()
        close_window(self._engine, self._window)
        self._screen.deleteLater()
        self._cast.runtime.stop()
