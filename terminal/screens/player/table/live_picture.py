"""The live picture of the dice: the camera's latest picture, while it is fresh; without one the drawn dice are seen."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QSize, QTimer, Signal, Slot
from PySide6.QtGui import QImage, QImageReader
from PySide6.QtQuick import QQuickImageProvider

from drivers.ports.message import Message
from terminal.screens.shared.exposed import exposed, view_model

LOOK_MS = 66
"""How often the camera's latest picture is looked at: fifteen pictures a second are seen."""
MAX_SIDE = 640
"""A larger picture is scaled down as it is decoded."""
PROVIDER = "live"
"""The name under which QML asks for the picture."""


class Seen(Protocol):
    """What a camera shows."""

    @property
    def number(self) -> int:
        """How many pictures came."""

    @property
    def jpeg(self) -> bytes:
        """The latest picture; empty for none."""

    @property
    def why(self) -> Message | None:
        """Why there is no picture."""


class Seeing(Protocol):
    """A camera."""

    @property
    def seen(self) -> Seen:
        """What it shows now."""


@view_model
class LivePicture(QObject):
    """It looks only at a camera that is configured."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._camera: Seeing | None = None
        self._number = 0
        self.image = QImage()
        """The picture that is shown."""
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self.look)

    def follow(self, camera: Seeing) -> None:
        """Show what this camera sees from now on."""
        self._camera = camera
        self._look.start()

    @property
    def why_none(self) -> Message | None:
        """Why a camera that is configured shows nothing; None without a camera, and while it shows something."""
        return self._camera.seen.why if self._camera is not None else None

    @Slot()
    def look(self) -> None:
        """Show the latest picture, or none."""
        seen = self._camera.seen if self._camera is not None else None
        if seen is None or not seen.jpeg:
            if not self.image.isNull():
                self.image = QImage()
                self.changed.emit()
        elif seen.number != self._number:
            self._number, self.image = seen.number, decoded(seen.jpeg)
            self.changed.emit()

    @property
    def _source(self) -> str:
        return "" if self.image.isNull() else f"image://{PROVIDER}/{self._number}"

    source = exposed(str, "_source", changed)
    """The address of the picture for QML; empty for none."""


class LivePictures(QQuickImageProvider):
    """Gives QML the picture."""

    def __init__(self, picture: LivePicture) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)
        self._picture = picture

    def requestImage(self, name: str, size: QSize, wanted: QSize) -> QImage:  # noqa: N802 - Qt's name
        """The latest picture, whatever its number."""
        del name, size, wanted
        return self._picture.image


def decoded(jpeg: bytes) -> QImage:
    """The picture in these bytes; a null one for bytes that are none."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.ReadWrite)
    buffer.write(QByteArray(jpeg))
    buffer.seek(0)
    reader = QImageReader(buffer, QByteArray(b"jpeg"))
    size = reader.size()
    if max(size.width(), size.height()) > MAX_SIDE:
        reader.setScaledSize(size * (MAX_SIDE / max(size.width(), size.height())))
    return reader.read()
