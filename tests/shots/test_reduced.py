"""A reduced picture is fine enough: what a person could see breaks the comparison, a processor's rounding does not."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from harness.shots.picture import Picture
from harness.shots.reduced import CELL, ROUNDING_LEVELS, Box, Deviation, deviation, enlarged, reduced

SCREEN = Path(__file__).parent / "parts_of_a_screen.png"
LETTERS = {
    "T of the pays": (44, 141, 50, 152),
    "narrow 1 of the pays": (60, 141, 65, 152),
    "small c": (70, 186, 75, 194),
    "small l": (54, 184, 57, 194),
    "C of CREDIT": (222, 669, 230, 682),
    "point of the amount": (254, 703, 259, 708),
}
"""Where letters stand in the picture of this test."""


@pytest.fixture(scope="module")
def image() -> Image.Image:
    """Parts of a real screen, where they were, on black."""
    picture = Picture.load(SCREEN)
    assert picture is not None
    return picture.image()


def found(before: Image.Image, after: Image.Image) -> Deviation | None:
    """Hold the one against the reduced other."""
    return deviation(reduced(Picture.from_image(before)), Picture.from_image(after))


def moved(image: Image.Image, box: Box, right: int, down: int) -> Image.Image:
    """The picture with what is in the box elsewhere, and the ground beside it where it was."""
    left, top, *_ = box
    changed = image.copy()
    ground = image.crop((left - 1, top - 1, left, top)).resize((box[2] - left, box[3] - top))
    changed.paste(ground, (left, top))
    changed.paste(image.crop(box), (left + right, top + down))
    return changed


@pytest.mark.parametrize("box", LETTERS.values(), ids=LETTERS)
@pytest.mark.parametrize(("right", "down"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_a_letter_that_has_moved_by_one_pixel_is_found_where_it_stands(
    image: Image.Image, box: Box, right: int, down: int
) -> None:
    deviates = found(image, moved(image, box, right, down))
    assert deviates is not None
    left, top, end, bottom = deviates.box
    assert left - CELL <= box[0] <= end
    assert top - CELL <= box[1] <= bottom


def test_a_line_of_one_pixel_that_is_lost_is_found(image: Image.Image) -> None:
    changed = image.copy()
    changed.paste(image.crop((308, 674, 309, 706)), (309, 674))  # the dark line beside the credit
    deviates = found(image, changed)
    assert deviates is not None
    assert deviates.box == (305, 675, 315, 705)
    assert deviates.levels > 5
    assert deviates.picture.image().getpixel((307, 690)) == (255, 0, 0)


@pytest.mark.parametrize("channel", [0, 1, 2])
def test_a_colour_that_is_three_levels_off_is_found(image: Image.Image, channel: int) -> None:
    shades = list(image.crop((1060, 280, 1250, 300)).split())
    shades[channel] = shades[channel].point(lambda level: level + 3)
    changed = image.copy()
    changed.paste(Image.merge("RGB", shades), (1060, 280))
    deviates = found(image, changed)
    assert deviates is not None
    assert (deviates.levels, deviates.box) == (3, (1060, 280, 1250, 300))
    assert str(deviates) == (
        "152 cells of 5x5 pixels differ, by up to 3 of 255 levels, at x 1060 to 1249 and y 280 to 299"
    )


def test_pixels_that_another_processor_rounds_otherwise_are_found_and_are_no_more_than_that(image: Image.Image) -> None:
    every_second = Image.frombytes("L", image.size, bytes([255, 0]) * (image.width * image.height // 2))
    changed = image.copy()
    changed.paste(image.point([max(0, level - 1) for level in range(256)] * 3), mask=every_second)
    deviates = found(image, changed)
    assert deviates is not None
    assert deviates.levels == ROUNDING_LEVELS
    assert found(image, image) is None


def test_a_single_cell_that_is_one_level_off_is_found(image: Image.Image) -> None:
    shade = image.getpixel((1102, 292))
    assert isinstance(shade, tuple)
    changed = image.copy()
    changed.paste((shade[0], shade[1], shade[2] + 2), (1100, 290, 1105, 295))
    deviates = found(image, changed)
    assert deviates is not None
    assert deviates.box[0] <= 1100 < deviates.box[2]


def test_a_picture_of_another_size_deviates_everywhere(image: Image.Image) -> None:
    deviates = found(image, image.crop((0, 0, 640, 480)))
    assert deviates is not None
    assert (deviates.cells, deviates.levels, deviates.box) == (128 * 96, 255, (0, 0, 640, 480))


def test_a_reduced_picture_is_shown_in_its_full_size(image: Image.Image) -> None:
    small = reduced(Picture.from_image(image))
    assert (small.width, small.height) == (256, 144)
    shown = enlarged(small)
    assert (shown.width, shown.height) == image.size
    assert shown.image().getpixel((4, 4)) == small.image().getpixel((0, 0))
