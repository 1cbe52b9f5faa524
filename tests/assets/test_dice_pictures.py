"""The dice on screen are true dice, and what they show at rest is the value that was rolled."""

import itertools
import math
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from assets.dice import camera, faces, motion
from assets.dice.acetate import FILES
from assets.dice.exposure import developed, expose
from assets.dice.flat import IVORY_FACE, RED_FACE, flat_face
from assets.dice.render import pip_mask

FOLDER = Path(__file__).parents[2] / "assets" / "dice"
VALUES = range(1, 7)
PATHS = tuple(motion.PATHS)
DICE = tuple(f"{colour}{path}" for colour in FILES for path in PATHS)
"""Every colour on every path, as the names of their pictures say it."""


def picture(name: str) -> Image.Image:
    """A picture of the folder, loaded."""
    with Image.open(FOLDER / name) as found:
        return found.convert("RGBA")


def frame(strip: Image.Image, index: int) -> Image.Image:
    """One frame of a strip."""
    side = camera.FRAME
    return strip.crop((side * index, 0, side * index + side, side))


@pytest.mark.parametrize("value", VALUES)
def test_opposite_faces_sum_to_seven(value: int) -> None:
    assert tuple(-share for share in faces.NORMALS[value]) == faces.NORMALS[7 - value]


@pytest.mark.parametrize("value", VALUES)
def test_a_face_has_as_many_pips_as_its_value(value: int) -> None:
    assert len(set(faces.PLACES[value])) == value


def test_one_two_three_run_anticlockwise_round_their_corner() -> None:
    assert faces.cross(faces.NORMALS[1], faces.NORMALS[2]) == faces.NORMALS[3]


@pytest.mark.parametrize("value", VALUES)
def test_a_die_is_laid_down_by_turning_it_not_by_mirroring_it(value: int) -> None:
    assert determinant(faces.lying(value)) == 1
    assert faces.times(faces.lying(value), (0.0, 0.0, 1.0)) == faces.tofloat(faces.NORMALS[value])


def determinant(matrix: faces.Matrix) -> float:
    """1 for a turn, -1 for a mirror."""
    (a, b, c), (d, e, f), (g, h, i) = matrix
    return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)


def test_the_eye_does_not_mirror_the_table() -> None:
    middle, right, away, up = (camera.TABLE.appears(point) for point in ((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)))
    assert right[0] > middle[0]
    assert away[1] < middle[1]
    assert up[1] < middle[1]


@pytest.mark.parametrize("name", DICE)
@pytest.mark.parametrize("value", VALUES)
def test_the_die_at_rest_shows_as_many_pips_on_top_as_its_value(name: str, value: int) -> None:
    rest = picture(f"rest-{name}-{value}.png")
    turn = motion.poses(motion.PATHS[name[-1]])[-1].turn
    painted = 0
    for across, along in itertools.product((-1, 0, 1), repeat=2):
        spot = faces.times(turn, (across * faces.PIP_OFFSET, along * faces.PIP_OFFSET, 1.0))
        x, y = camera.TABLE.appears((spot[0], spot[1], spot[2] + 1.0))
        colour = rest.getpixel((math.floor(x), math.floor(y)))
        assert isinstance(colour, tuple)
        painted += colour[1] < 100 if name.startswith("white") else colour[1] > 170
    assert painted == value


@pytest.mark.parametrize("name", DICE)
@pytest.mark.parametrize("value", VALUES)
def test_a_tumble_has_twenty_frames_and_ends_at_rest(name: str, value: int) -> None:
    strip = picture(f"tumble-{name}-{value}.png")
    assert strip.size == (20 * 192, 192)
    assert frame(strip, 19).tobytes() == picture(f"rest-{name}-{value}.png").tobytes()
    assert frame(strip, 18).tobytes() != frame(strip, 10).tobytes()


@pytest.mark.parametrize("name", DICE)
def test_only_the_pips_distinguish_values_while_the_die_tumbles(name: str) -> None:
    outlines = {picture(f"tumble-{name}-{value}.png").getchannel("A").tobytes() for value in VALUES}
    assert len(outlines) == 1


@pytest.mark.parametrize("name", PATHS)
def test_the_white_die_moves_as_the_red_one(name: str) -> None:
    red, white = (picture(f"tumble-{colour}{name}-3.png").getchannel("A") for colour in FILES)
    assert red.tobytes() == white.tobytes()


@pytest.mark.parametrize("name", DICE)
def test_no_frame_is_cut_off_at_its_border(name: str) -> None:
    outline = picture(f"tumble-{name}-1.png").getchannel("A")
    side = camera.FRAME
    edges = ((0, 0, side, 1), (0, side - 1, side, side), (0, 0, 1, side), (side - 1, 0, side, side))
    for index, edge in itertools.product(range(motion.FRAMES), edges):
        assert max(frame(outline, index).crop(edge).tobytes()) <= 4, (index, edge)


@pytest.mark.parametrize("name", PATHS)
def test_the_die_slows_down_ends_flat_and_never_sinks_into_the_cloth(name: str) -> None:
    path = motion.PATHS[name]
    rolled = [abs(motion.curve(path.roll, at) - motion.curve(path.roll, at + 1)) for at in range(motion.FRAMES - 1)]
    thirds = [sum(rolled[start : start + 6]) for start in (0, 6, 12)]
    assert thirds == sorted(thirds, reverse=True)
    poses = motion.poses(path)
    assert poses[-1].height == pytest.approx(1.0)
    assert poses[-1].turn[2] == pytest.approx((0.0, 0.0, 1.0))
    assert all(pose.height >= motion.resting_height(pose.turn) - 1e-9 for pose in poses)
    assert all(determinant(pose.turn) == pytest.approx(1.0) for pose in poses)


def test_the_two_paths_do_not_move_alike() -> None:
    first, second = (picture(f"tumble-{name}-6.png") for name in PATHS)
    assert all(frame(first, index).tobytes() != frame(second, index).tobytes() for index in range(motion.FRAMES))


@pytest.mark.parametrize("colour", FILES)
def test_the_dice_at_rest_are_the_ones_that_the_script_draws(colour: str) -> None:
    exposures = expose(motion.PATHS["b"], motion.FRAMES - 1, FILES[colour])
    for value in (2, 5):
        assert developed(exposures, pip_mask(value)).tobytes() == picture(f"rest-{colour}b-{value}.png").tobytes()


@pytest.mark.parametrize("value", VALUES)
def test_the_flat_faces_are_the_ones_that_the_script_draws(value: int) -> None:
    assert flat_face(value, RED_FACE).tobytes() == picture(f"face-{value}.png").tobytes()
    assert flat_face(value, IVORY_FACE).tobytes() == picture(f"face-white-{value}.png").tobytes()


@pytest.mark.parametrize("name", DICE)
def test_the_large_dice_are_the_dice_at_rest_seen_from_nearer(name: str) -> None:
    for value, other in itertools.pairwise((*VALUES, 1)):
        small, twin = picture(f"rest-{name}-{value}.png"), picture(f"rest-{name}-{other}.png")
        large = picture(f"large-{name}-{value}.png").convert("RGBa").resize(small.size).convert("RGBA")
        assert unlike(large, small) < 1 < unlike(large, twin)


def unlike(first: Image.Image, second: Image.Image) -> float:
    """The mean difference of two pictures on black, in levels."""
    ground = Image.new("RGBA", first.size, (0, 0, 0, 255))
    together = [Image.alpha_composite(ground, one).convert("L") for one in (first, second)]
    return float(ImageStat.Stat(ImageChops.difference(*together)).mean[0])
