"""Light over the cloth is drawn alike on every processor.

A picture that Qt makes smaller when it loads it, for a `sourceSize`, is scaled in colours that are multiplied by their
opacity. These are then divided again, with the approximate reciprocal of the processor (`rcpps`), which Intel and AMD
work out differently. In the light, coloured and half transparent all over, single pixels came out one level apart.
"""

from __future__ import annotations

import re

from PIL import Image

from terminal.places import ASSETS
from terminal.screens.window import QML

PICTURE = re.compile(r"\bImage \{[^{}]*\}")
LAMP = "felt/lamp.png"


def test_no_light_is_scaled_when_it_is_loaded() -> None:
    pictures = [found for path in QML.rglob("*.qml") for found in PICTURE.findall(path.read_text(encoding="utf-8"))]
    lights = [picture for picture in pictures if LAMP in picture]
    assert len(lights) == 2
    assert [light for light in lights if "sourceSize:" in light] == []


def test_the_lamp_s_is_the_picture_that_is_coloured_and_half_transparent_all_over() -> None:
    with Image.open(ASSETS / LAMP) as lamp:
        opacities = lamp.getchannel("A").histogram()
    assert (opacities[0], opacities[255]) == (0, 0)
