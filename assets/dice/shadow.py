"""The die's shadow on the cloth: the mean of the shadows from many points of the lamp, and the dark of contact."""

import math
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from assets.dice.camera import FRAME, TABLE, Camera
from assets.dice.faces import Vector, times
from assets.dice.motion import ROUNDING, Pose
from assets.dice.rays import unit
from assets.palette import Colour

SHADOW_KEY: Final = unit((-0.36, 0.16, 0.92))
"""Steeper than the light on the die, so that the shadow stays inside the frame."""
LAMP_POINTS: Final = 24
LAMP_RADIUS: Final = 0.15
"""How wide the lamp is, as a share of its distance."""
DOUBLE: Final = 2


def shadow(pose: Pose, tint: Colour, camera: Camera = TABLE) -> Image.Image:
    """A picture of the shadow alone, in the camera's size, which is a square."""
    side = camera.size[0]
    times_larger = side / FRAME
    cast = Image.new("L", (side * DOUBLE, side * DOUBLE))
    for index in range(LAMP_POINTS):
        one = Image.new("L", cast.size)
        ImageDraw.Draw(one).polygon(outline(pose, lamp_point(index), camera), fill=round(186 / LAMP_POINTS))
        cast = ImageChops.add(cast, one)
    low = min(corner[2] for corner in corners(pose))
    near = math.exp(-2.2 * max(0.0, low - ROUNDING))
    contact = Image.new("L", cast.size)
    ImageDraw.Draw(contact).polygon(outline(pose, (0.0, 0.0, 1.0), camera), fill=round(140 * near))
    contact = contact.filter(ImageFilter.GaussianBlur(4.0 * DOUBLE * times_larger))
    soft = cast.filter(ImageFilter.GaussianBlur(1.6 * DOUBLE * times_larger))
    together = ImageChops.multiply(ImageChops.screen(soft, contact).reduce(DOUBLE), fade(side))
    picture = Image.new("RGBA", (side, side), (*tint, 0))
    picture.putalpha(together)
    return picture


def fade(side: int = FRAME) -> Image.Image:
    """A mask that lets the longest shadows die away before the frame's border, so that none is cut off."""
    border = 11 * side // FRAME
    mask = Image.new("L", (side, side))
    for inset in range(border):
        level = round(255 * (inset / border) ** 0.8)
        ImageDraw.Draw(mask).rectangle((inset, inset, side - 1 - inset, side - 1 - inset), fill=level)
    ImageDraw.Draw(mask).rectangle((border, border, side - 1 - border, side - 1 - border), fill=255)
    return mask


def lamp_point(index: int) -> Vector:
    """One of the points that are spread evenly over the round lamp."""
    far = LAMP_RADIUS * math.sqrt((index + 0.5) / LAMP_POINTS)
    angle = index * math.pi * (3 - math.sqrt(5))
    return SHADOW_KEY[0] + far * math.cos(angle), SHADOW_KEY[1] + far * math.sin(angle), SHADOW_KEY[2]


def corners(pose: Pose) -> list[Vector]:
    """The corners of the cube in between the sharp and the rounded one, on the table."""
    reach = 1 - 0.42 * ROUNDING
    signs = (-reach, reach)
    turned = [times(pose.turn, (x, y, z)) for x in signs for y in signs for z in signs]
    return [(x, y, z + pose.height) for x, y, z in turned]


def outline(pose: Pose, towards: Vector, camera: Camera) -> list[tuple[float, float]]:
    """The hull of the shadow that light from ``towards`` casts, in the picture at double size."""
    feet = []
    for x, y, z in corners(pose):
        height = max(0.0, z)
        seen = camera.appears((x - towards[0] / towards[2] * height, y - towards[1] / towards[2] * height, 0.0))
        feet.append((seen[0] * DOUBLE, seen[1] * DOUBLE))
    return hull(feet)


def hull(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The convex hull (Andrew's monotone chain)."""
    ordered = sorted(points)
    return chain(ordered)[:-1] + chain(ordered[::-1])[:-1]


def chain(ordered: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """One side of the hull."""
    side: list[tuple[float, float]] = []
    for point in ordered:
        while len(side) > 1 and turns_back(side[-2], side[-1], point):
            side.pop()
        side.append(point)
    return side


def turns_back(first: tuple[float, float], second: tuple[float, float], third: tuple[float, float]) -> bool:
    """Whether the way over the three points does not turn left."""
    along_x, along_y = second[0] - first[0], second[1] - first[1]
    return along_x * (third[1] - first[1]) - along_y * (third[0] - first[0]) <= 0
