"""The windows that watch a table: each is opened once, and used by copies, one for each scene (`copies.py`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from msgspec.structs import replace
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow

from harness.shots.copies import in_copy
from harness.shots.finger import Finger
from harness.shots.picture import Picture
from harness.shots.rounding import shows_scaled
from harness.shots.spoken import read_names
from harness.shots.stage import Size, close_window
from harness.shots.steps import WatchScene
from harness.shots.stillness import forbid_easing, picture_at_rest
from harness.shots.watch_states import NOW_MS, WATCHING
from terminal.screens.dealer.console import Console
from terminal.screens.display.wall import Wall
from terminal.screens.translating.languages import SOURCE, Languages
from terminal.screens.window.watching import Placing, open_watching_window

HOUSE = "The Boxman Room"
KNOWN = ("Ann", "Bob_Lee", "Carla")
"""The dealers whose keys are at hand."""
WINDOWS = {"dealer": ("DealerWindow", "desk"), "display": ("DisplayWindow", "wall")}
"""The QML of each window, and its property for the view-model."""
SHOWN_FIRST = {"dealer": WATCHING["dealer-open"], "display": WATCHING["display"]}

T = TypeVar("T")


class Watched(NamedTuple):
    """A window that watches a table."""

    window: QQuickWindow
    speak: Callable[[str], None]
    """Have it speak another language."""


class WatchStage:
    """One of the windows, open on a table before any touch, so that its pictures and letters are loaded.

    A scene brings a view-model of its own.
    """

    def __init__(self, kind: str, language: str, size: Size, app: QGuiApplication) -> None:
        """Open it."""
        self.shape = language, size
        self._app = app
        read_names(language)
        Languages.of_program().choose(language)
        name, self._place = WINDOWS[kind]
        self._model = _model_of(SHOWN_FIRST[kind], app)
        placing = Placing(windowed=True, size=size)
        self._engine, self._window = open_watching_window(name, {self._place: self._model}, placing, app)
        picture_at_rest(self._window)
        Languages.of_program().choose(SOURCE)

    def play(self, scene: WatchScene) -> Watched:
        """Show the scene, after its touches. The window stays so: only a copy may do this."""
        language, _ = self.shape
        Languages.of_program().choose(language)
        model = _model_of(scene, self._app)
        is_set = self._window.setProperty(self._place, model)
        assert is_set, "the window has a place for a view-model"
        self._held = forbid_easing(self._window)
        picture_at_rest(self._window)  # what is touched has its place only after the first frame
        finger = Finger(self._window, language)
        for tap in scene.taps:
            finger.tap(tap)
        if scene.answer is not None:
            model.show(replace(scene.sight, answer=scene.answer))

        def speak(code: str) -> None:
            Languages.of_program().choose(code)
            self._engine.retranslate()
            if isinstance(model, Console):
                model.refresh()
            else:
                model.show(scene.sight)

        return Watched(self._window, speak)

    def close(self) -> None:
        """Take it down."""
        close_window(self._engine, self._window)
        self._model.deleteLater()


class WatchStages:
    """The stage of each window in the language and size that were asked for last."""

    def __init__(self, app: QGuiApplication) -> None:
        self._app = app
        self._open: dict[str, WatchStage] = {}

    def look(self, scene: WatchScene, language: str, size: Size, look: Callable[[Watched], T]) -> T:
        """Play the scene and look at it, in a copy of this process: nothing of it stays. Raises CopyFailedError."""
        stage = self._stage(scene.window, language, size)
        return in_copy(lambda: look(stage.play(scene)))

    def photograph(self, scene: WatchScene, language: str, size: Size) -> Picture:
        """Take the picture of the scene. Raises CopyFailedError."""
        return self.look(scene, language, size, lambda watched: Picture.of(picture_at_rest(watched.window)))

    def shows_scaled(self, scene: WatchScene, language: str, size: Size) -> bool:
        """Whether its picture shows what another processor may round otherwise (`rounding.py`)."""
        return self.look(scene, language, size, _shows_scaled)

    def close(self) -> None:
        """Take the windows down."""
        while self._open:
            self._open.popitem()[1].close()

    def _stage(self, kind: str, language: str, size: Size) -> WatchStage:
        stage = self._open.get(kind)
        if stage is not None and stage.shape != (language, size):
            self._open.pop(kind).close()
            stage = None
        if stage is None:
            stage = self._open[kind] = WatchStage(kind, language, size, self._app)
        return stage


def _shows_scaled(watched: Watched) -> bool:
    picture_at_rest(watched.window)
    return shows_scaled(watched.window)


def _model_of(scene: WatchScene, app: QGuiApplication) -> Console | Wall:
    """The view-model of the scene's window, which has read what the scene says of the table."""
    model: Console | Wall
    if scene.window == "dealer":
        model = Console(
            _put,
            _now,
            dealer=scene.dealer,
            known=KNOWN,
            deal_as=_named,
            warns=lambda _dealer: scene.warnings,
            parent=app,
        )
    else:
        model = Wall(_now, house=HOUSE, alone=scene.alone, others=scene.others, parent=app)
    model.show(scene.sight)
    return model


def _put(dealer: str, order: str) -> bool:
    """Take the order, as a table that does not answer yet."""
    return bool(dealer and order)


def _named(name: str) -> None:
    """Another dealer has come."""
    del name


def _now() -> int:
    return NOW_MS
