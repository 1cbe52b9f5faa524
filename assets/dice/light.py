"""How a die looks at one point: light from inside it, gloss from outside, and the paint of a pip."""

import math
from dataclasses import dataclass
from typing import Final

from assets.dice.acetate import Acetate
from assets.dice.faces import Matrix, Vector, times, transposed
from assets.dice.rays import along, bent, leaving, mirrored, unit

KEY: Final = unit((-0.46, 0.20, 0.86))
"""Towards the lamp: above, from the left and a little from behind, so that the top face is the brightest."""
FILL: Final = unit((-0.55, -0.75, 0.35))
"""Towards the room in front: keeps the two near faces readable and apart from each other."""
SOFTBOX_HEIGHT: Final = 7.0
SOFTBOX_CENTRE: Final = (-2.3, 3.9)
SOFTBOX_HALF: Final = (1.5, 1.5)


@dataclass(frozen=True)
class Surroundings:
    """The directions of the table, seen from the tumbling die."""

    right: Vector
    away: Vector
    up: Vector
    key: Vector
    fill: Vector
    height: float
    """Of the die's centre above the cloth."""

    @classmethod
    def of(cls, turn: Matrix, height: float) -> "Surroundings":
        """As a die sees them that is turned so."""
        back = transposed(turn)
        return cls(turn[0], turn[1], turn[2], times(back, KEY), times(back, FILL), height)


@dataclass(frozen=True)
class Look:
    """What is seen at one point, in linear light: of bare acetate, with a pip behind it, and of a pip."""

    body: Vector
    ghost: Vector
    pip: Vector
    behind: Vector
    """Where the line of sight leaves the die again."""
    behind_axis: int


def dot(left: Vector, right: Vector) -> float:
    """The share of one vector along the other."""
    return left[0] * right[0] + left[1] * right[1] + left[2] * right[2]


def look(point: Vector, normal: Vector, ray: Vector, around: Surroundings, acetate: Acetate) -> Look:
    """Light at a point of the skin, for a line of sight that arrives along ``ray``; all in the lying die's frame."""
    lit = max(0.0, dot(normal, around.key))
    filled = max(0.0, dot(normal, around.fill))
    sky = 0.5 + 0.5 * dot(normal, around.up)
    diffuse = 0.10 + 0.16 * sky + 0.86 * lit + 0.26 * filled
    inner = bent(ray, normal)
    length, axis = leaving(point, inner)
    behind = along(point, inner, length)
    glow = glow_through(behind, axis, around)
    facing = min(1.0, max(0.0, -dot(ray, normal)))
    fresnel = min(0.45, 0.04 + 0.96 * (1 - facing) ** 5)
    gloss = fresnel * seen_by_mirror(point, mirrored(ray, normal), around)
    passed = [math.exp(-share * length) for share in acetate.absorption]
    body = [
        (1 - fresnel) * (0.50 * acetate.skin[i] * diffuse + 0.80 * glow * acetate.transmitted[i] * passed[i]) + gloss
        for i in range(3)
    ]
    ghost = [body[i] + acetate.pip_behind[i] * passed[i] for i in range(3)]
    pip = [
        acetate.pip[i] * (0.10 + 0.22 * sky + 0.66 * lit + 0.28 * filled) + acetate.pip_gloss * gloss for i in range(3)
    ]
    return Look((body[0], body[1], body[2]), (ghost[0], ghost[1], ghost[2]), (pip[0], pip[1], pip[2]), behind, axis)


def glow_through(behind: Vector, axis: int, around: Surroundings) -> float:
    """How much light comes into the die at the far end of the line of sight."""
    sign = 1.0 if behind[axis] > 0 else -1.0
    upwards = sign * around.up[axis]
    lit = max(0.0, sign * around.key[axis])
    low = dot(behind, around.up) + around.height
    glow = 0.16 + 0.85 * lit + 0.30 * (0.5 + 0.5 * upwards)
    if upwards < 0:
        glow += -upwards * 0.30 * min(1.0, max(0.0, low))
    edge = max(abs(behind[index]) for index in range(3) if index != axis)
    return glow * (1 + 0.55 * rise((edge - 0.80) / 0.14)) * (0.72 + 0.28 * min(1.0, max(0.0, low / 1.6)))


def seen_by_mirror(point: Vector, ray: Vector, around: Surroundings) -> float:
    """What the skin reflects: a soft square lamp overhead, a pale ceiling, the dark cloth below."""
    upwards = dot(ray, around.up)
    if upwards <= 0.02:
        return 0.03
    room = 0.04 + 0.20 * upwards
    run = (SOFTBOX_HEIGHT - dot(point, around.up) - around.height) / upwards
    x = dot(point, around.right) + run * dot(ray, around.right) - SOFTBOX_CENTRE[0]
    y = dot(point, around.away) + run * dot(ray, around.away) - SOFTBOX_CENTRE[1]
    across = rise((SOFTBOX_HALF[0] + 0.55 - abs(x)) / 0.9)
    along_it = rise((SOFTBOX_HALF[1] + 0.55 - abs(y)) / 0.9)
    return room + 7.5 * across * along_it


def rise(share: float) -> float:
    """From 0 to 1 without corners."""
    bound = max(0.0, min(1.0, share))
    return bound * bound * (3 - 2 * bound)
