"""Takes the picture of a window that watches a table: the real window with the real view-model, and a finger."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from msgspec.structs import replace
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow

from harness.shots.finger import Finger
from harness.shots.picture import Picture
from harness.shots.rounding import shows_scaled
from harness.shots.stage import Size, close_window
from harness.shots.steps import WatchScene
from harness.shots.stillness import forbid_easing, picture_at_rest
from harness.shots.watch_states import NOW_MS
from terminal.screens.dealer.console import Console
from terminal.screens.display.wall import Wall
from terminal.screens.translating.languages import SOURCE, Languages
from terminal.screens.window.watching import Placing, open_watching_window

HOUSE = "The Boxman Room"
KNOWN = ("Ann", "Bob_Lee", "Carla")
"""The dealers whose keys are at hand."""


def photograph_watching(scene: WatchScene, language: str, size: Size, app: QGuiApplication) -> Picture:
    """Show the scene and take its picture."""
    with watching_window(scene, language, size, app) as watched:
        return Picture.of(picture_at_rest(watched.window))


def watching_shows_scaled(scene: WatchScene, language: str, size: Size, app: QGuiApplication) -> bool:
    """Whether its picture shows what another processor may round otherwise (`rounding.py`)."""
    with watching_window(scene, language, size, app) as watched:
        picture_at_rest(watched.window)
        return shows_scaled(watched.window)


class Watched(NamedTuple):
    """A window that watches a table."""

    window: QQuickWindow
    speak: Callable[[str], None]
    """Have it speak another language."""


@contextmanager
def watching_window(scene: WatchScene, language: str, size: Size, app: QGuiApplication) -> Iterator[Watched]:
    """The window of the scene, after its touches."""
    Languages.of_program().choose(language)
    placing = Placing(windowed=True, size=size)
    model = _dealer(scene, app) if scene.window == "dealer" else _display(scene, app)
    model.show(scene.sight)
    name, place = ("DealerWindow", "desk") if scene.window == "dealer" else ("DisplayWindow", "wall")
    engine, window = open_watching_window(name, {place: model}, placing, app)
    held = forbid_easing(window)
    picture_at_rest(window)  # what is touched has its place only after the first frame
    finger = Finger(window, language)
    for tap in scene.taps:
        finger.tap(tap)
    if scene.answer is not None:
        model.show(replace(scene.sight, answer=scene.answer))

    def speak(code: str) -> None:
        Languages.of_program().choose(code)
        engine.retranslate()
        if isinstance(model, Console):
            model.refresh()
        else:
            model.show(scene.sight)

    try:
        yield Watched(window, speak)
    finally:
        held.clear()
        close_window(engine, window)
        model.deleteLater()
        Languages.of_program().choose(SOURCE)


def _dealer(scene: WatchScene, app: QGuiApplication) -> Console | Wall:
    return Console(_put, _now, dealer=scene.dealer, known=KNOWN, deal_as=_named, parent=app)


def _display(scene: WatchScene, app: QGuiApplication) -> Console | Wall:
    return Wall(_now, house=HOUSE, alone=scene.alone, others=scene.others, parent=app)


def _put(dealer: str, order: str) -> bool:
    """Take the order, as a table that does not answer yet."""
    return bool(dealer and order)


def _named(name: str) -> None:
    """Another dealer has come."""
    del name


def _now() -> int:
    return NOW_MS
