"""The signs can be told apart where they are smallest; the flags and the inviting dice end softly at their borders."""

import itertools
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from assets.flags import make_flags
from assets.icons import make_icons

ASSETS = Path(__file__).parents[2] / "assets"
SMALLEST = 36
"""The smallest size in which a sign is shown, in pixels."""


def drawn(name: str) -> Image.Image:
    """A picture with its transparency, loaded."""
    with Image.open(ASSETS / name) as picture:
        return picture.convert("RGBA")


def border(mask: Image.Image) -> int:
    """The strongest level along the four borders."""
    width, height = mask.size
    edges = ((0, 0, width, 1), (0, height - 1, width, height), (0, 0, 1, height), (width - 1, 0, width, height))
    return max(max(mask.crop(edge).tobytes()) for edge in edges)


def unlike(first: Image.Image, second: Image.Image) -> float:
    """The mean difference of two pictures, from 0 to 255."""
    bands = ImageStat.Stat(ImageChops.difference(first, second)).mean
    return sum(bands) / len(bands)


def test_no_two_signs_look_alike_in_their_smallest_size() -> None:
    size = (SMALLEST, SMALLEST)
    shapes = {name: drawn(f"icons/{name}.png").getchannel("A") for name in make_icons.SIGNS}
    small = {name: shape.resize(size, Image.Resampling.BOX) for name, shape in shapes.items()}
    near = {pair: unlike(small[pair[0]], small[pair[1]]) for pair in itertools.combinations(small, 2)}
    assert {pair: gap for pair, gap in near.items() if gap < 7} == {}


@pytest.mark.parametrize("name", make_icons.SIGNS)
def test_a_sign_fills_its_square_without_being_cut_off(name: str) -> None:
    shape = drawn(f"icons/{name}.png").getchannel("A")
    box = shape.getbbox()
    assert box is not None
    assert border(shape) == 0
    assert max(box[2] - box[0], box[3] - box[1]) >= 64


@pytest.mark.parametrize("name", make_icons.SIGNS)
def test_a_golden_sign_has_the_shape_of_the_ivory_one(name: str) -> None:
    ivory, gold = drawn(f"icons/{name}.png"), drawn(f"icons/{name}-gold.png")
    assert ivory.getchannel("A").tobytes() == gold.getchannel("A").tobytes()
    assert ivory.tobytes() != gold.tobytes()


def test_no_two_flags_look_alike_at_half_their_size() -> None:
    small = {code: drawn(f"flags/{code}.png").convert("RGB").reduce(2) for code in make_flags.FLAGS}
    near = {pair: unlike(small[pair[0]], small[pair[1]]) for pair in itertools.combinations(small, 2)}
    assert {pair: gap for pair, gap in near.items() if gap < 15} == {}


@pytest.mark.parametrize("code", make_flags.FLAGS)
def test_a_flag_has_round_corners_and_a_dark_edge(code: str) -> None:
    flag = drawn(f"flags/{code}.png")
    corner, edge = flag.getpixel((0, 0)), flag.getpixel((48, 0))
    assert isinstance(corner, tuple)
    assert isinstance(edge, tuple)
    assert corner[3] == 0
    assert edge[3] == 255
    assert max(edge[:3]) < 110


def test_the_light_behind_the_inviting_dice_ends_before_the_border() -> None:
    assert border(drawn("attract/dice.png").getchannel("A")) <= 2
    assert (ASSETS / "attract" / "dice.png").stat().st_size < 500_000
