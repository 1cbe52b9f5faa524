"""Opens the rig's window: Qt on the main thread, the rig's loop on another."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QMetaObject, Qt, QUrl
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from drivers.simulated.control import RigError
from drivers.simulated.rig import Rig
from drivers.simulated.twins import TICKET_NAME
from drivers.simulated.window import WIDTH
from drivers.simulated.window.panel import Panel
from drivers.simulated.window.ticket_image import PROVIDER, TicketImage

STOP_TIMEOUT_S = 10.0
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def show(rig: Rig, fonts: Sequence[Path], *, right: bool = False, owner: str = "Boxman") -> int:
    """Serve the rig and show its window until either ends; returns the exit code. Raises RigError.

    The window's title says whose devices these are.
    """
    if not any(os.environ.get(name) for name in DISPLAYS):
        raise RigError("There is no display for the rig's window; --headless does without one.")
    os.environ.setdefault("QT_QUICK_BACKEND", "software")  # enough for a panel of flat buttons
    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    assert isinstance(application, QGuiApplication)
    use_fonts(application, fonts)
    panel = Panel(rig.submit, application)
    rig.watch(panel.show_picture)
    engine = make_engine(panel, rig.directory / TICKET_NAME, owner)
    if right:
        _put_right(application, engine)
    code = _run_both(application, rig)
    del engine  # before the view-model it shows
    return code


def make_engine(panel: Panel, ticket: Path, owner: str = "Boxman") -> QQmlApplicationEngine:
    """Load the window. Raises RigError if the files of the window are faulty."""
    engine = QQmlApplicationEngine()
    engine.addImageProvider(PROVIDER, TicketImage(ticket))
    engine.setInitialProperties({"panel": panel, "owner": owner})
    engine.load(QUrl.fromLocalFile(str(Path(__file__).parent / "qml" / "Main.qml")))
    if not engine.rootObjects():
        raise RigError("The rig's window cannot be shown; its files are damaged.")
    return engine


def _put_right(application: QGuiApplication, engine: QQmlApplicationEngine) -> None:
    """Place it at the display's right edge, over its full height."""
    display = application.primaryScreen().availableGeometry()
    window = engine.rootObjects()[0]
    assert isinstance(window, QQuickWindow), "the root of Main.qml is a window"
    window.setGeometry(display.right() + 1 - WIDTH, display.top(), WIDTH, display.height())


def use_fonts(application: QGuiApplication, fonts: Sequence[Path]) -> None:
    """Use the first font's family. Raises RigError for a file that is not a font."""
    for path in reversed(fonts):
        number = QFontDatabase.addApplicationFont(str(path))
        if number < 0:
            raise RigError(f"{path} is no font.")
        font = application.font()
        font.setFamilies(QFontDatabase.applicationFontFamilies(number))
        application.setFont(font)


def _run_both(application: QGuiApplication, rig: Rig) -> int:
    ended_well = threading.Event()

    def serve() -> None:
        try:
            rig.run()
            ended_well.set()
        finally:
            QMetaObject.invokeMethod(application, "quit", Qt.ConnectionType.QueuedConnection)

    thread = threading.Thread(target=serve, name="rig")
    thread.start()
    application.exec()
    rig.stop()
    thread.join(STOP_TIMEOUT_S)
    return 0 if ended_well.is_set() else 1
