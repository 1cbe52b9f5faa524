"""Rays against a die: where a line meets a cube with rounded edges, how it bends, and where it leaves the cube."""

import math
from typing import Final

from assets.dice.faces import Vector
from assets.dice.motion import ROUNDING

CORE: Final = 1 - ROUNDING
"""Half the side of the cube that the edges are rounded about."""
BENDING: Final = 1 / 1.49
"""Air against cellulose acetate."""


def nearest_core(point: Vector) -> Vector:
    """The point of the core that is nearest."""
    x, y, z = point
    return min(CORE, max(-CORE, x)), min(CORE, max(-CORE, y)), min(CORE, max(-CORE, z))


def distance(point: Vector) -> float:
    """From the point to the die's skin; negative inside."""
    x, y, z = abs(point[0]) - CORE, abs(point[1]) - CORE, abs(point[2]) - CORE
    outside = math.sqrt(max(x, 0.0) ** 2 + max(y, 0.0) ** 2 + max(z, 0.0) ** 2)
    return outside + min(max(x, y, z), 0.0) - ROUNDING


def box_span(start: Vector, ray: Vector) -> tuple[float, float, int]:
    """Where the line enters and leaves the sharp cube, and the axis of the entry face; empty if it misses."""
    near, far, axis = -math.inf, math.inf, 0
    for index in range(3):
        step = ray[index]
        if abs(step) < 1e-9:
            if abs(start[index]) > 1:
                return 1.0, 0.0, index
            continue
        low, high = (-1 - start[index]) / step, (1 - start[index]) / step
        if low > high:
            low, high = high, low
        if low > near:
            near, axis = low, index
        far = min(far, high)
    return near, far, axis


def hit(start: Vector, ray: Vector) -> tuple[Vector, Vector] | None:
    """Where the ray first meets the rounded cube, and the skin's direction there; None if it misses."""
    near, far, axis = box_span(start, ray)
    if near > far:
        return None
    point = along(start, ray, near)
    others = [abs(point[index]) for index in range(3) if index != axis]
    if max(others) <= CORE:
        normal = [0.0, 0.0, 0.0]
        normal[axis] = math.copysign(1.0, point[axis])
        return point, (normal[0], normal[1], normal[2])
    return march(start, ray, near, far)


def march(start: Vector, ray: Vector, near: float, far: float) -> tuple[Vector, Vector] | None:
    """Walk along the ray from one bound to the next until the skin is reached; bounded at 48 steps."""
    gone = near
    for _ in range(48):
        point = along(start, ray, gone)
        left = distance(point)
        if left < 1e-4:
            core = nearest_core(point)
            return point, unit((point[0] - core[0], point[1] - core[1], point[2] - core[2]))
        gone += left
        if gone > far:
            return None
    return None


def leaving(point: Vector, ray: Vector) -> tuple[float, int]:
    """How far the ray runs inside the sharp cube, and the axis of the face by which it leaves."""
    length, axis = math.inf, 0
    for index in range(3):
        step = ray[index]
        if abs(step) > 1e-9:
            run = ((1.0 if step > 0 else -1.0) - point[index]) / step
            if run < length:
                length, axis = run, index
    return max(0.0, length), axis


def bent(ray: Vector, normal: Vector) -> Vector:
    """The ray after it has entered the die (Snell's law; from air into the denser stuff it always enters)."""
    cosine = -(ray[0] * normal[0] + ray[1] * normal[1] + ray[2] * normal[2])
    inner = math.sqrt(max(0.0, 1 - BENDING * BENDING * (1 - cosine * cosine)))
    share = BENDING * cosine - inner
    return (
        BENDING * ray[0] + share * normal[0],
        BENDING * ray[1] + share * normal[1],
        BENDING * ray[2] + share * normal[2],
    )


def mirrored(ray: Vector, normal: Vector) -> Vector:
    """The ray after the skin has reflected it."""
    twice = 2 * (ray[0] * normal[0] + ray[1] * normal[1] + ray[2] * normal[2])
    return ray[0] - twice * normal[0], ray[1] - twice * normal[1], ray[2] - twice * normal[2]


def along(start: Vector, ray: Vector, length: float) -> Vector:
    """The point that lies ``length`` along the ray."""
    return start[0] + ray[0] * length, start[1] + ray[1] * length, start[2] + ray[2] * length


def unit(vector: Vector) -> Vector:
    """The vector at length 1."""
    length = math.sqrt(vector[0] ** 2 + vector[1] ** 2 + vector[2] ** 2)
    return vector[0] / length, vector[1] / length, vector[2] / length
