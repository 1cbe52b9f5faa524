"""Opens the player's window: loads the QML, hands it the view-models and places it on the display."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import PySide6.QtQuick  # noqa: F401 - without it the window comes back as a bare QWindow
from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication, QScreen
from PySide6.QtQml import QQmlApplicationEngine, QQmlError
from PySide6.QtQuick import QQuickWindow

from terminal.common.places import FONTS
from terminal.screens.operator.menu import Menu
from terminal.screens.player.screen import PlayerScreen
from terminal.screens.player.table.live_picture import PROVIDER, LivePictures
from terminal.screens.window.freed_memory import give_back_now_and_then

QML = Path(__file__).parent.parent / "qml"
DESIGN_SIZE = (1920, 1080)
OVER_PX = 48
"""So far apart windows lie over each other for which there is no more room: each can be seen and clicked."""


class ScreenBrokenError(RuntimeError):
    """The screen cannot be shown: its files are damaged or do not match the program."""


def open_window(
    screen: PlayerScreen,
    menu: Menu,
    *,
    size: tuple[int, int] | None,
    windowed: bool,
    app: QGuiApplication,
    spare_right: int = 0,
    number: int = 1,
) -> tuple[QQmlApplicationEngine, QQuickWindow]:
    """Show the player's screen and the staff's menu over it; return what must be kept: destroy the engine first.

    Without `windowed` it fills the display, even without a window manager; `spare_right` leaves this many pixels of it
    to another window. A window in a frame has the place of its `number` among others like it. Freed memory is returned
    to the system while it exists. Raises ScreenBrokenError.
    """
    shape = dict(zip(("width", "height"), size, strict=True)) if size else {}  # so that pictures are scaled only once
    pictures = LivePictures(screen.live_picture)
    properties = {**view_models(screen), "menu": menu, **screen.constants, **shape}
    engine, window = load_window("Main", properties, pictures)
    screen.languageChanged.connect(engine.retranslate)
    give_back_now_and_then(window)
    if windowed and number > 1:
        window.setPosition(place_of(number, size or DESIGN_SIZE, app.primaryScreen().availableGeometry()))
    if spare_right and not windowed:
        _fill_beside(window, app.primaryScreen(), spare_right)
    else:
        place_window(window, size=size, windowed=windowed, app=app)
    return engine, window


def load_window(
    name: str, properties: Mapping[str, object], pictures: LivePictures | None = None
) -> tuple[QQmlApplicationEngine, QQuickWindow]:
    """Load a window's QML with the properties its root requires; not visible yet. Raises ScreenBrokenError."""
    load_fonts()
    engine = QQmlApplicationEngine()
    errors: list[str] = []

    def collect(found: list[QQmlError]) -> None:
        errors.extend(error.toString() for error in found)

    engine.warnings.connect(collect)
    engine.addImportPath(str(QML))
    engine.setInitialProperties(dict(properties))
    _set_scale(engine, properties)
    if pictures is not None:
        engine.addImageProvider(PROVIDER, pictures)
    engine.loadFromModule("Boxman.Window", name)
    engine.warnings.disconnect(collect)
    roots = engine.rootObjects()
    if errors or not roots:
        raise ScreenBrokenError("The screen cannot be shown: " + ("; ".join(errors) or f"{name}.qml is missing."))
    window = roots[0]
    if not isinstance(window, QQuickWindow):
        raise ScreenBrokenError(f"The screen cannot be shown: {name}.qml is no window.")
    return engine, window


def _set_scale(engine: QQmlApplicationEngine, properties: Mapping[str, object]) -> None:
    """Tell the theme the scale of a window whose size is known before anything in it is laid out, and not after.

    Otherwise all would be laid out twice, and every picture scaled several times: a third of the time that it takes.
    """
    width, height = properties.get("width"), properties.get("height")
    theme = engine.singletonInstance("Boxman.Shared", "Theme")
    if isinstance(width, int) and isinstance(height, int) and isinstance(theme, QObject):
        theme.setProperty("unit", min(width / DESIGN_SIZE[0], height / DESIGN_SIZE[1]))


def place_window(window: QQuickWindow, *, size: tuple[int, int] | None, windowed: bool, app: QGuiApplication) -> None:
    """Show the window: in a frame of this size, or over the whole display."""
    if windowed:
        window.resize(*(size or DESIGN_SIZE))
        window.show()
    else:
        fill_display(window, app.primaryScreen(), size)


def place_of(number: int, size: tuple[int, int], display: QRect) -> QPoint:
    """Where the window of this number, from 1, lies among windows of one size: side by side, in rows, then over."""
    across, down = max(1, display.width() // size[0]), max(1, display.height() // size[1])
    layer, slot = divmod(number - 1, across * down)
    row, column = divmod(slot, across)
    over = layer * OVER_PX
    return QPoint(display.x() + column * size[0] + over, display.y() + row * size[1] + over)


def load_fonts() -> None:
    """Register the terminal's own fonts with Qt. Raises ScreenBrokenError if one cannot be read."""
    for path in sorted(FONTS.glob("*.otf")):
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise ScreenBrokenError(f"The font {path} cannot be read.")


def view_models(screen: PlayerScreen) -> dict[str, QObject]:
    """The properties that the window's root requires. All of them belong to the screen and live as long as it does."""
    return {
        "game": screen,
        "windows": screen.windows,
        "fields": screen.fields.rows,
        "prints": screen.panel.prints,
        "tabs": screen.panel.tabs,
        "history": screen.history,
        "chips": screen.rail.rows,
        "readout": screen.readout,
        "dice": screen.dice,
        "hotShooter": screen.hot_shooter,
        "shooter": screen.shooter,
        "livePicture": screen.live_picture,
        "winShow": screen.win_show,
        "pays": screen.win_show.pays,
        "wonBets": screen.win_show.bets,
        "information": screen.information,
        "controls": screen.controls,
        "specialButtons": screen.controls.special,
        "bettingClock": screen.betting_clock,
        "wallClock": screen.wall_clock,
        "sessionClock": screen.session_clock,
        "service": screen.service,
        "devices": screen.service.devices,
        "matters": screen.service.matters,
        **screen.followers.models,
    }


def fill_display(window: QQuickWindow, display: QScreen, size: tuple[int, int] | None) -> None:
    """Fill the display. Its geometry comes first: without a window manager `showFullScreen` leaves a small window."""
    window.setScreen(display)
    window.setGeometry(display.geometry())
    if size is not None:
        window.resize(*size)
    window.showFullScreen()


def _fill_beside(window: QQuickWindow, display: QScreen, spare_right: int) -> None:
    """Fill the display except its right edge, without a frame."""
    window.setScreen(display)
    window.setFlags(window.flags() | Qt.WindowType.FramelessWindowHint)
    window.setGeometry(display.availableGeometry().adjusted(0, 0, -spare_right, 0))
    window.show()
