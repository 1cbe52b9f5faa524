"""Which of the pictures on a window a processor of another maker may scale by another rounding, and whether they show.

A picture that Qt scales when it loads it, for a `sourceSize`, is scaled in colours that are multiplied by their
opacity. These are then divided again, with the approximate reciprocal of the processor (`rcpps`), which Intel and AMD
work out differently. Where much of it is coloured and half transparent, single pixels may come out one level apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from PIL import Image, ImageChops
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QImageReader
from PySide6.QtQuick import QQuickItem, QQuickWindow

from harness.shots.stillness import picture_now

SOFT_SHARE = 0.1
"""Of a soft picture, more than so much is coloured and half transparent; of others, the rim."""


@cache
def is_soft(path: Path) -> bool:
    """Whether much of this file is coloured and half transparent."""
    if not QImage(str(path)).hasAlphaChannel():
        return False
    with Image.open(path) as picture:
        pixels = picture.convert("RGBA")
    half = pixels.getchannel("A").point([0, *[255] * 254, 0])
    coloured = pixels.convert("RGB").convert("L").point([0, *[255] * 254, 255])
    found = ImageChops.multiply(half, coloured).histogram()[255]
    return found > SOFT_SHARE * pixels.width * pixels.height


def shows_scaled(window: QQuickWindow) -> bool:
    """Whether a soft picture that was scaled on loading is to be seen on the window. What there is of them goes."""
    scaled = [item for item in _visible(window.contentItem()) if _is_scaled(item)]
    before = picture_now(window)
    for item in scaled:
        item.setOpacity(0)
    return bool(scaled) and picture_now(window) != before


def _is_scaled(item: QQuickItem) -> bool:
    if not item.inherits("QQuickImageBase"):
        return False
    path = Path(QUrl(item.property("source")).toLocalFile())
    return path.is_file() and item.property("sourceSize") != _size(path) and is_soft(path)


@cache
def _size(path: Path) -> object:
    return QImageReader(str(path)).size()


def _visible(item: QQuickItem) -> Iterator[QQuickItem]:
    for child in item.childItems():
        if child.isVisible():
            yield child
            yield from _visible(child)
