"""How a die tumbles: for each frame of a path its turn and the height of its centre above the cloth."""

import math
from dataclasses import dataclass
from typing import Final

from assets.dice.faces import Matrix, product

FRAMES: Final = 20
ROUNDING: Final = 0.17
"""The radius of the die's edges; half its side is 1."""


@dataclass(frozen=True)
class Pose:
    """A die at one instant."""

    turn: Matrix
    """From the die lying at the end (z up) to the table: x right, y away from the player, z up."""
    height: float
    """Of its centre above the cloth."""


@dataclass(frozen=True)
class Path:
    """One way to tumble, ending at rest."""

    heading: float
    """The direction in which it rolls, in degrees anticlockwise from the right.

    It is a multiple of 90 away from ``yaw``, so that the last edge lies flat when the die topples over it.
    """
    yaw: float
    """How it lies at the end: the turn about the vertical, in degrees."""
    roll: tuple[tuple[float, float], ...]
    """Moments of the path: (frame, degrees that it has yet to roll). The last ones topple it onto its face."""
    spin: float
    """Degrees that it turns about the vertical on the way."""
    hops: tuple[tuple[float, float, float], ...]
    """(first frame, last frame, height) of each time that it leaves the cloth."""


PATHS: Final[dict[str, Path]] = {
    "a": Path(
        heading=208.0,
        yaw=28.0,
        roll=((0, 720), (4, 452), (8, 265), (11, 158), (13.2, 90), (15, 43), (16.2, 8), (16.9, -5), (17.8, 3), (19, 0)),
        spin=-150.0,
        hops=((0, 5.2, 0.44), (5.2, 9.0, 0.26), (9.0, 11.6, 0.12)),
    ),
    "b": Path(
        heading=158.0,
        yaw=-22.0,
        roll=(
            (0, 810),
            (3.5, 540),
            (7.4, 330),
            (10.5, 196),
            (13.0, 96),
            (14.6, 46),
            (15.7, 10),
            (16.5, -4),
            (17.5, 2),
            (19, 0),
        ),
        spin=200.0,
        hops=((0, 3.6, 0.34), (3.6, 7.8, 0.36), (7.8, 10.6, 0.2)),
    ),
}


def poses(path: Path) -> list[Pose]:
    """The die in every frame of the path."""
    return [pose(path, frame) for frame in range(FRAMES)]


def pose(path: Path, frame: float) -> Pose:
    """The die at one moment of the path."""
    rolled = math.radians(curve(path.roll, frame))
    gone = max(0.0, 1 - frame / (FRAMES - 2))
    yaw = math.radians(path.yaw + path.spin * gone**2.2)
    lean = math.radians(path.heading + 46.0 * gone**1.6)
    axis = (math.sin(lean), -math.cos(lean), 0.0)
    turn = product(about(axis, rolled), about((0.0, 0.0, 1.0), yaw))
    return Pose(turn, resting_height(turn) + hop(path, frame))


def about(axis: tuple[float, float, float], angle: float) -> Matrix:
    """The turn by ``angle`` radians about a unit vector."""
    x, y, z = axis
    c, s = math.cos(angle), math.sin(angle)
    d = 1 - c
    return (
        (c + x * x * d, x * y * d - z * s, x * z * d + y * s),
        (y * x * d + z * s, c + y * y * d, y * z * d - x * s),
        (z * x * d - y * s, z * y * d + x * s, c + z * z * d),
    )


def resting_height(turn: Matrix) -> float:
    """The height of the centre when the lowest corner touches the cloth."""
    return sum(abs(share) for share in turn[2]) * (1 - ROUNDING) + ROUNDING


def hop(path: Path, frame: float) -> float:
    """How far it has left the cloth: a parabola for each hop."""
    for start, end, height in path.hops:
        if start <= frame < end:
            share = (frame - start) / (end - start)
            return 4 * height * share * (1 - share)
    return 0.0


def curve(moments: tuple[tuple[float, float], ...], frame: float) -> float:
    """A smooth curve through the moments (cubic, with the slope of its neighbours at each moment)."""
    last = len(moments) - 1
    index = next((i for i in range(last) if frame <= moments[i + 1][0]), last - 1)
    (start, low), (end, high) = moments[index], moments[index + 1]
    width = end - start
    share = (frame - start) / width
    leave, arrive = slope(moments, index) * width, slope(moments, index + 1) * width
    square, cube = share * share, share**3
    return (
        (2 * cube - 3 * square + 1) * low
        + (cube - 2 * square + share) * leave
        + (3 * square - 2 * cube) * high
        + (cube - square) * arrive
    )


def slope(moments: tuple[tuple[float, float], ...], index: int) -> float:
    """The slope of the curve at a moment: of its neighbours' chord; at the end of the path it is still."""
    if index == len(moments) - 1:
        return 0.0
    before, after = moments[max(0, index - 1)], moments[index + 1]
    return (after[1] - before[1]) / (after[0] - before[0])
