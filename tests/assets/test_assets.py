"""The pictures are there, as large as their page says, tile, repeat, and are the ones that their scripts draw."""

import itertools
import re
from pathlib import Path
from types import ModuleType

import pytest
from PIL import Image, ImageChops

from assets.chips import make_chips
from assets.chips.designs import DESIGNS, MARKED
from assets.felt import make_felt
from assets.flags import make_flags
from assets.hazard import make_hazard
from assets.icons import make_icons
from assets.logo import make_logo
from assets.palette import NAMES, hexadecimal
from assets.puck import make_puck
from assets.wins import make_wins

ASSETS = Path(__file__).parents[2] / "assets"
PAGE = (ASSETS / "README.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `([^`]+\.png)` \| (\d+)\u00d7(\d+) \|", re.MULTILINE)
PLACEHOLDERS = {
    "path": "ab",
    "value": "123456",
    "cents": [str(cents) for cents in DESIGNS],
    "code": list(make_flags.FLAGS),
    "sign": list(make_icons.SIGNS),
}
FOLDERS = ("dice", "chips", "puck", "felt", "hazard", "logo", "flags", "icons", "wins", "attract")
SCRIPTS = (make_chips, make_puck, make_felt, make_hazard, make_logo, make_flags, make_icons, make_wins)
"""The quick ones; the dice have tests of their own."""


def listed() -> dict[str, tuple[int, int]]:
    """Every picture that the page lists, with its size; placeholders are filled in."""
    found: dict[str, tuple[int, int]] = {}
    for name, width, height in ROW.findall(PAGE):
        holes = re.findall(r"<(\w+)>", name)
        for values in itertools.product(*(PLACEHOLDERS[hole] for hole in holes)):
            filled = name
            for hole, value in zip(holes, values, strict=True):
                filled = filled.replace(f"<{hole}>", value)
            found[filled] = (int(width), int(height))
    return found


def test_every_picture_that_the_page_lists_is_there_in_its_size() -> None:
    sizes = {}
    for name in listed():
        with Image.open(ASSETS / name) as picture:
            sizes[name] = picture.size
    assert sizes == listed()


def test_the_page_lists_every_picture_that_is_there() -> None:
    present = {path.relative_to(ASSETS).as_posix() for folder in FOLDERS for path in (ASSETS / folder).glob("*.png")}
    assert present == set(listed())


def test_the_page_names_the_palette_as_it_is() -> None:
    written = dict(re.findall(r"^\| ([a-z -]+) \| `(#[0-9a-f]{6})` \|", PAGE, re.MULTILINE))
    assert written == {name: hexadecimal(colour) for name, colour in NAMES.items()}


def test_the_page_describes_each_chip_by_its_spots() -> None:
    rows = re.findall(r"^\| (\d+) \| [a-z ]+ \| (\d+) (\w+)", PAGE, re.MULTILINE)
    words = {"blocks": "block", "twin": "twin", "stripes": "stripe", "wedges": "wedge", "dots": "round"}
    words["diamonds"] = "diamond"
    written = {int(cents): (int(spots), words[word]) for cents, spots, word in rows}
    assert written == {cents: (design.spots, design.shape) for cents, design in DESIGNS.items()}


def test_no_two_chips_have_the_same_number_and_shape_of_spots() -> None:
    marks = [(design.spots, design.shape) for design in DESIGNS.values()]
    assert len(set(marks)) == len(marks)


def test_the_page_names_the_shape_on_each_marked_chip() -> None:
    part = PAGE[PAGE.index("In the marked set") : PAGE.index("## The signs")]
    words = {
        "round": "dots",
        "block": "blocks",
        "chevron": "arrowheads",
        "ring": "one ring",
        "double ring": "two rings",
    }
    words |= {"zigzag": "a zigzag", "twin": "twin bars", "triple": "triple bars", "cross": "crosses"}
    rows = re.findall(r"^\| (\d+) \| [a-z ]+ \| ([a-z ]+) \|", part, re.MULTILINE)
    written = {int(cents): shape for cents, shape in rows}
    assert written == {cents: words.get(design.shape, f"{design.shape}s") for cents, design in MARKED.items()}


def test_the_page_says_what_each_sign_means() -> None:
    part = PAGE[PAGE.index("## The signs") : PAGE.index("## The sounds")]
    assert set(re.findall(r"^\| `([a-z-]+)` \|", part, re.MULTILINE)) == set(make_icons.SIGNS)


@pytest.mark.parametrize("kind", ["", "marked-"])
@pytest.mark.parametrize("cents", DESIGNS)
def test_the_centre_of_a_chip_is_quiet_enough_for_a_number(cents: int, kind: str) -> None:
    with Image.open(ASSETS / "chips" / f"{kind}{cents}.png") as chip:
        darkest, brightest = chip.convert("RGB").crop((50, 50, 110, 110)).convert("L").getextrema()
    assert isinstance(darkest, int)
    assert isinstance(brightest, int)
    assert brightest - darkest < 48
    assert brightest < 96 or darkest > 160


@pytest.mark.parametrize("name", ["cloth.png", "cloth-dark.png"])
def test_the_cloth_repeats_without_a_seam_in_both_directions(name: str) -> None:
    with Image.open(ASSETS / "felt" / name) as tile:
        assert step_over_border(tile, 0) < 1.5 * step_inside(tile, 0)
        assert step_over_border(tile, 1) < 1.5 * step_inside(tile, 1)


def test_the_rail_repeats_without_a_seam_along_x() -> None:
    with Image.open(ASSETS / "felt" / "rail.png") as tile:
        assert step_over_border(tile, 0) < 1.5 * step_inside(tile, 0)


def step_over_border(tile: Image.Image, axis: int) -> float:
    """The mean difference between the last line of a tile and the first one of the next."""
    return difference(line(tile, axis, tile.size[axis] - 1), line(tile, axis, 0))


def step_inside(tile: Image.Image, axis: int) -> float:
    """The mean difference between neighbouring lines inside the tile."""
    places = range(10, tile.size[axis] - 10, 7)
    return sum(difference(line(tile, axis, at), line(tile, axis, at + 1)) for at in places) / len(places)


def line(tile: Image.Image, axis: int, at: int) -> Image.Image:
    """One column (axis 0) or row (axis 1)."""
    grey, (width, height) = tile.convert("L"), tile.size
    return grey.crop((at, 0, at + 1, height) if axis == 0 else (0, at, width, at + 1))


def difference(first: Image.Image, second: Image.Image) -> float:
    """The mean difference of two grey pictures."""
    counts = ImageChops.difference(first, second).histogram()
    return sum(level * count for level, count in enumerate(counts)) / sum(counts)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.__name__)
def test_a_script_draws_the_pictures_that_lie_beside_it(
    script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = script.FOLDER
    monkeypatch.setattr(script, "FOLDER", tmp_path)
    script.main()
    drawn = {path.name: pixels(path) for path in tmp_path.glob("*.png")}
    assert drawn == {path.name: pixels(path) for path in folder.glob("*.png")}


def pixels(path: Path) -> bytes:
    """A picture's pixels."""
    with Image.open(path) as picture:
        return picture.tobytes()
