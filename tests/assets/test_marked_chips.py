"""The marked chips stay apart for eyes that see no red, no green, no blue, or no colour at all."""

import itertools
import math
from pathlib import Path

import pytest
from PIL import Image

from assets.chips.designs import DESIGNS, MARKED

FOLDER = Path(__file__).parents[2] / "assets" / "chips"
RAIL = (100, 500, 1000, 2500, 10000, 50000, 100000)
SIDE = 46
"""The smallest size in which a chip is shown, in pixels."""
GREY = (0.2126, 0.7152, 0.0722)
SIGHTS = {
    "every colour": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
    "no colour": (GREY, GREY, GREY),
}
"""What such eyes make of linear red, green and blue: the model of Machado, Oliveira and Fernandes (2009)."""


def lightness(colour: tuple[int, ...], sight: str) -> float:
    """How light a colour seems to such eyes, from 0 (black) to 100 (white): the L* of CIELAB."""
    light = [math.pow(level / 255, 2.2) for level in colour[:3]]
    seen = [min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in SIGHTS[sight]]
    luminance = sum(a * b for a, b in zip(GREY, seen, strict=True))
    return 116 * math.cbrt(luminance) - 16 if luminance > 0.008856 else 903.3 * luminance


def edge_ring(cents: int, sight: str) -> list[float]:
    """The lightness all round the edge of a chip in its smallest size: three circles of 120 places."""
    with Image.open(FOLDER / f"marked-{cents}.png") as picture:
        chip = picture.convert("RGBA").resize((SIDE, SIDE), Image.Resampling.BOX)
    ring = []
    for far, step in itertools.product((0.65, 0.77, 0.89), range(120)):
        angle, reach = math.tau * step / 120, far * SIDE / 2 * 77 / 80
        colour = chip.getpixel((int(SIDE / 2 + reach * math.cos(angle)), int(SIDE / 2 + reach * math.sin(angle))))
        assert isinstance(colour, tuple)
        ring.append(lightness(colour, sight))
    return ring


def apart(first: list[float], second: list[float]) -> float:
    """The mean difference of two edges, place by place."""
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


def test_every_chip_has_a_marked_twin() -> None:
    assert MARKED.keys() == DESIGNS.keys()


def test_no_two_marked_chips_share_the_shape_of_their_spots() -> None:
    assert len({design.shape for design in MARKED.values()}) == len(MARKED)


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_clay_of_the_seven_chips_on_the_rail_differs_in_lightness(sight: str) -> None:
    levels = sorted(lightness(MARKED[cents].body, sight) for cents in RAIL)
    assert min(high - low for low, high in itertools.pairwise(levels)) >= 7


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("cents", MARKED)
def test_the_spots_of_a_marked_chip_stand_out_from_its_clay(cents: int, sight: str) -> None:
    design = MARKED[cents]
    assert abs(lightness(design.spot, sight) - lightness(design.body, sight)) >= 40


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_edges_of_all_marked_chips_are_apart_in_their_smallest_size(sight: str) -> None:
    edges = {cents: edge_ring(cents, sight) for cents in MARKED}
    near = {pair: apart(edges[pair[0]], edges[pair[1]]) for pair in itertools.combinations(MARKED, 2)}
    assert {pair: gap for pair, gap in near.items() if gap < 15} == {}
