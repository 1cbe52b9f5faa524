"""Pictures that let the cloth through are drawn alike on every processor, or within what the check of pictures allows.

`harness/shots/rounding.py` says why they might not be. The light covers the whole tray, so it is not scaled on loading.
The others are, for a window has any size.
"""

from __future__ import annotations

import functools
import re
from pathlib import Path

from PIL import Image, ImageChops
from PySide6.QtGui import QImage, QImageReader

from harness.shots.reduced import ROUNDING_LEVELS
from harness.shots.rounding import is_soft
from terminal.common.places import ASSETS
from terminal.screens.window.opening import QML
from tests.each import each_of

PICTURE = re.compile(r"\bImage \{[^{}]*\}")
LAMP = "felt/lamp.png"
SCALED = {
    "attract/dice",
    "chips/halo",
    "chips/stack-shadow",
    "dice/large",
    "dice/rest",
    "dice/tumble",
    "hazard",
    "logo/boxman",
    "wins",
}
"""Soft pictures that are scaled on loading all the same, by the beginning of their names."""
SHRUNK = 2 / 3
"""From the size in which the pictures are drawn to the size of the pictures that are checked."""


def transparent() -> list[Path]:
    """Every picture that has an opacity."""
    return [path for path in sorted(ASSETS.rglob("*.png")) if QImage(str(path)).hasAlphaChannel()]


@functools.cache
def soft() -> list[Path]:
    return [path for path in transparent() if is_soft(path)]


def test_no_light_is_scaled_when_it_is_loaded() -> None:
    pictures = [found for path in QML.rglob("*.qml") for found in PICTURE.findall(path.read_text(encoding="utf-8"))]
    lights = [picture for picture in pictures if LAMP in picture]
    assert len(lights) == len(("the felt's", "the attracting one's", "the wall display's"))
    assert [light for light in lights if "sourceSize:" in light] == []


def test_every_other_soft_picture_is_known_to_differ_between_processors() -> None:
    """A new one is either drawn without a `sourceSize`, as the lamp is, or joins those that the bound has to cover."""
    names = {str(path.relative_to(ASSETS).with_suffix("")) for path in soft()}
    assert {name for name in names if not name.startswith(tuple(SCALED))} == {LAMP.removesuffix(".png")}
    assert {kind for kind in SCALED if any(name.startswith(kind) for name in names)} == SCALED


@each_of("off", [-1, 1])
@each_of("path", soft, ids=lambda path: path.stem)
def test_what_processors_make_of_a_scaled_picture_is_within_what_the_check_allows(path: Path, off: int) -> None:
    """They divide to the nearest level or the one beside it; multiplied again, as it is drawn, that is one at most."""
    reader = QImageReader(str(path))
    reader.setScaledSize(reader.size() * SHRUNK)
    divided = reader.read()
    assert divided.format() == QImage.Format.Format_ARGB32
    otherwise = [max(0, min(255, level + off)) for level in range(256)]
    unchanged = list(range(256))
    as_rgba = as_pillow(divided.convertToFormat(QImage.Format.Format_RGBA8888))
    drawn, drawn_otherwise = (
        as_pillow(as_qt(picture).convertToFormat(QImage.Format.Format_RGBA8888_Premultiplied))
        for picture in (as_rgba, as_rgba.point([*otherwise * 3, *unchanged]))
    )
    half = as_rgba.getchannel("A").point([0, *[255] * 254, 0])
    levels = ImageChops.difference(drawn, drawn_otherwise)
    found = Image.composite(levels, Image.new("RGBA", levels.size), half)
    assert 1 <= max(place % 256 for place, pixels in enumerate(found.histogram()) if pixels) <= ROUNDING_LEVELS


def as_pillow(image: QImage) -> Image.Image:
    content = bytes(image.constBits())
    return Image.frombytes("RGBA", (image.width(), image.height()), content, "raw", "RGBA", image.bytesPerLine())


def as_qt(image: Image.Image) -> QImage:
    form = QImage.Format.Format_RGBA8888
    return QImage(image.tobytes(), image.width, image.height, 4 * image.width, form).copy()
