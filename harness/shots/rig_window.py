"""Takes the picture of the rig's window: the real window over the real simulated devices, driven by their orders."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtQuick import QQuickWindow

from drivers.simulated.control import Answer
from drivers.simulated.orders import resolve
from drivers.simulated.twins import TICKET_NAME, cabinet_twins
from drivers.simulated.window.panel import Panel
from drivers.simulated.window.show import make_engine, use_fonts
from harness.shots.stage import close_window
from harness.shots.steps import RigScene
from harness.shots.stillness import picture_at_rest
from terminal.common.places import FONTS

RIG_FONTS = [FONTS / f"Inter-{weight}.otf" for weight in ("Regular", "SemiBold", "Bold")]

STARTED_MS = 60_000
"""By then every device has started up."""


def photograph_rig(scene: RigScene, folder: Path, app: QGuiApplication) -> QImage:
    """Give the scene's orders to new devices in this empty folder and take the picture of their window."""
    font = app.font()
    use_fonts(app, RIG_FONTS)
    panel = Panel(lambda words, answer: answer(Answer(True, " ".join(words))), app)
    engine = make_engine(panel, folder / TICKET_NAME)
    window = engine.rootObjects()[0]
    assert isinstance(window, QQuickWindow), "the root of Main.qml is a window"
    window.show()
    panel.show_picture(_picture(scene, folder))
    picture = picture_at_rest(window)
    close_window(engine, window)
    app.setFont(font)
    return picture


def _picture(scene: RigScene, folder: Path) -> dict[str, object]:
    twins = cabinet_twins(folder)
    for twin in twins.values():
        twin.step(0, b"")
        twin.step(STARTED_MS, b"")
    twins["dealer"].step(STARTED_MS, scene.dealt)
    for order in scene.orders:
        task = resolve(order.split())
        twins[task.device].do(task.words)
    return {
        name: {"plugged": True, "powered": True, "port": name, "device": twin.picture()} for name, twin in twins.items()
    }
