"""Gives QML the picture of the last ticket, read from its file each time."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickImageProvider

PROVIDER = "ticket"


class TicketImage(QQuickImageProvider):
    """Returns the one file for every name: names differ only so that Qt asks again."""

    def __init__(self, path: Path) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)
        self._path = path

    def requestImage(self, name: str, size: QSize, requested: QSize) -> QImage:  # noqa: N802 - Qt's name
        """Load the file; an image without pixels if there is none."""
        del name, size, requested
        return QImage(str(self._path))
