"""Accepted pictures at a fifth of their size: small enough for the repository, fine enough to show changes.

Every pixel of a reduced picture is the weighted mean colour of one cell and its neighbours; pixels near the middle of
the cell count more. So even a narrow letter cannot move within a cell unnoticed. A moved letter, a lost line or a
changed colour changes means by many levels. Rounding that differs between processors does not: it is one level in
single pixels, and only where a scaled picture is shown (`rounding.py`).
"""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageChops

from harness.shots.picture import Picture, marked

CELL = 5
"""The side of a cell in pixels; both sides of the accepted size are multiples of it."""
ROUNDING_LEVELS = 1
"""By how many levels, of 255, the mean of a cell may differ in a colour where processors round differently."""

Box = tuple[int, int, int, int]
"""Left, top, right and bottom in pixels; right and bottom are outside."""


@dataclass(frozen=True)
class Deviation:
    """Where and how much a picture deviates from an accepted one."""

    cells: int
    """How many cells deviate."""
    levels: int
    """The difference in the cell and the colour that differ most."""
    box: Box
    """The smallest rectangle around all of them."""
    picture: Picture
    """The new picture in grey, with these cells in red."""

    def __str__(self) -> str:
        left, top, right, bottom = self.box
        return (
            f"{self.cells} cells of {CELL}x{CELL} pixels differ, by up to {self.levels} of 255 levels, "
            f"at x {left} to {right - 1} and y {top} to {bottom - 1}"
        )


def reduced(picture: Picture) -> Picture:
    """The mean colours of the picture's cells."""
    size = (picture.width // CELL, picture.height // CELL)
    return Picture.from_image(picture.image().resize(size, Image.Resampling.BILINEAR))


def enlarged(small: Picture) -> Picture:
    """A reduced picture in its original size, for people."""
    return Picture.from_image(_in_full_size(small.image()))


def deviation(small: Picture, fresh: Picture) -> Deviation | None:
    """Compare a new picture with a reduced one; None if it shows the same to the last level.

    Another size deviates everywhere. Beside cells that differ by more, those that differ by rounding are not marked.
    """
    means = reduced(fresh)
    size = (means.width, means.height)
    if size == (small.width, small.height):
        red, green, blue = ImageChops.difference(small.image(), means.image()).split()
        levels = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    else:
        levels = Image.new("L", size, 255)
    most = max(level for level, cells in enumerate(levels.histogram()) if cells)
    let_pass = ROUNDING_LEVELS if most > ROUNDING_LEVELS else 0
    mask = levels.point([0] * (let_pass + 1) + [255] * (255 - let_pass))
    found = mask.getbbox()
    if found is None:
        return None
    left, top, right, bottom = (side * CELL for side in found)
    marks = _in_full_size(mask).crop((0, 0, fresh.width, fresh.height))
    return Deviation(
        cells=mask.histogram()[255],
        levels=most,
        box=(left, top, min(right, fresh.width), min(bottom, fresh.height)),
        picture=marked(fresh, marks),
    )


def _in_full_size(image: Image.Image) -> Image.Image:
    return image.resize((image.width * CELL, image.height * CELL), Image.Resampling.NEAREST)
