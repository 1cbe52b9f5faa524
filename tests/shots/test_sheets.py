"""The file of a reduced picture gives back every pixel, stored whole or as the difference from another."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PIL import Image

from harness.shots.picture import Picture
from harness.shots.sheets import Sheets

SIZE = (64, 36)


@pytest.fixture
def sheets(tmp_path: Path) -> Sheets:
    """An empty folder."""
    return Sheets(tmp_path / "accepted")


def felt(seed: int) -> Picture:
    """A picture that no other resembles."""
    return Picture(*SIZE, random.Random(seed).randbytes(SIZE[0] * SIZE[1] * 3))  # noqa: S311 - no chance of a game


def with_chip(picture: Picture, left: int) -> Picture:
    """The same picture with a chip on it."""
    image = picture.image()
    image.paste((250, 3, 128), (left, 10, left + 5, 15))
    return Picture.from_image(image)


def files(folder: Path) -> set[str]:
    return {path.name for path in (folder / "accepted").iterdir()}


def test_a_state_like_another_is_stored_as_the_difference_and_read_to_the_last_level(
    sheets: Sheets, tmp_path: Path
) -> None:
    chip, other = with_chip(felt(1), 20), felt(2)
    for name, picture in (("empty", felt(1)), ("chip", chip), ("other", other)):
        sheets.write(name, picture)
    assert files(tmp_path) == {"empty.webp", "chip@empty.webp", "other.webp"}
    assert (sheets.read("empty"), sheets.read("chip"), sheets.read("other")) == (felt(1), chip, other)
    assert sheets.names() == {"empty", "chip", "other"}
    assert sheets.read("nothing") is None


def test_another_picture_for_the_base_leaves_what_is_stored_by_it_as_it_was(sheets: Sheets, tmp_path: Path) -> None:
    chips = {f"chip-{left}": with_chip(felt(1), left) for left in (5, 15, 25)}
    for name, picture in {"empty": felt(1), **chips}.items():
        sheets.write(name, picture)
    sheets.write("empty", felt(3))
    assert {name: sheets.read(name) for name in chips} == chips
    assert sheets.read("empty") == felt(3)
    assert len(files(tmp_path)) == 4, "no old file is left"


def test_a_base_that_is_deleted_leaves_what_is_stored_by_it(sheets: Sheets, tmp_path: Path) -> None:
    sheets.write("empty", felt(1))
    sheets.write("chip", with_chip(felt(1), 20))
    sheets.remove("empty")
    assert files(tmp_path) == {"chip.webp"}
    assert sheets.read("chip") == with_chip(felt(1), 20)


def test_pictures_of_other_sizes_are_never_a_base_and_a_lost_base_is_no_picture(sheets: Sheets, tmp_path: Path) -> None:
    sheets.write("empty", felt(1))
    small = Picture.from_image(felt(1).image().crop((0, 0, 32, 18)))
    sheets.write("small", small)
    sheets.write("chip", with_chip(felt(1), 20))
    assert sheets.read("small") == small
    Image.new("RGB", (8, 8)).save(tmp_path / "accepted" / "empty.webp", lossless=True)
    assert sheets.read("chip") is None
