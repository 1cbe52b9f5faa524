"""Draws states into files: off screen, by the software renderer, the same bytes on every run."""

from __future__ import annotations

import io
import os
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from PIL import Image
from PySide6.QtGui import QGuiApplication, QImage

from terminal.places import FONTCONFIG
from terminal.shots.rig_window import photograph_rig
from terminal.shots.stage import Size, photograph
from terminal.shots.states import STATES
from terminal.shots.steps import RigScene

ENVIRONMENT = {
    "QT_QPA_PLATFORM": "offscreen",
    "QT_QUICK_BACKEND": "software",
    "QT_SCALE_FACTOR": "1",
    "FONTCONFIG_FILE": str(FONTCONFIG),
}
"""What makes Qt draw the same everywhere."""


COMPRESSION = 3
"""How hard the files are compressed, from 0 to 9: a little larger than they could be, in half the time."""


def start_qt() -> QGuiApplication:
    """Start Qt without a display, or return the one that runs."""
    running = QGuiApplication.instance()
    if isinstance(running, QGuiApplication):
        return running
    os.environ.update(ENVIRONMENT)
    return QGuiApplication(["kiosk shots"])


def draw(names: Sequence[str], folder: Path, size: Size, app: QGuiApplication) -> Iterator[tuple[Path, str]]:
    """Draw these states, and yield each file with what it shows. Raises OSError when one cannot be written."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        path = folder / f"{name}.png"
        path.write_bytes(png(picture_of(name, size, app)))
        yield path, STATES[name].meaning


def picture_of(name: str, size: Size, app: QGuiApplication) -> QImage:
    """Take the picture of one state. The rig's window has its own size."""
    scene = STATES[name]
    with tempfile.TemporaryDirectory(prefix="boxman-shots-") as folder:
        if isinstance(scene, RigScene):
            return photograph_rig(scene, Path(folder), app)
        return photograph(scene, Path(folder), size, app)


def png(picture: QImage) -> bytes:
    """Encode the picture, without anything in it that names a time or a machine."""
    plain = picture.convertToFormat(QImage.Format.Format_RGBX8888)
    size = (plain.width(), plain.height())
    buffer = io.BytesIO()
    image = Image.frombytes("RGB", size, bytes(plain.constBits()), "raw", "RGBX", plain.bytesPerLine())
    image.save(buffer, "PNG", compress_level=COMPRESSION)
    return buffer.getvalue()
