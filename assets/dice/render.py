"""One frame of a tumbling die: cast the rays once, then put each value's pips on the same picture."""

from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from assets.dice.acetate import Acetate
from assets.dice.camera import Camera
from assets.dice.faces import (
    IN_FACE,
    NORMALS,
    PIP_OFFSET,
    PIP_RADIUS,
    PLACES,
    Vector,
    lying,
    times,
    tofloat,
    transposed,
)
from assets.dice.light import Surroundings, look
from assets.dice.motion import Pose
from assets.dice.rays import hit, unit
from assets.paint import reduce

GRID: Final = 256
"""Pip masks have so many cells along each side of a face, unless more are asked for."""
NOWHERE: Final = -1
"""The cell that no pip covers, the last one of every mask: rounded edges, and the cloth."""
GHOST_STRENGTH: Final = 0.55
ENCODED: Final = bytes(min(255, round(255 * (level / 4095) ** (1 / 2.2))) for level in range(4096))
"""sRGB-like levels of linear light from 0 to 1."""


@dataclass(frozen=True)
class Layers:
    """What the rays of one frame have found, for a die without pips."""

    body: Image.Image
    ghost: Image.Image
    pip: Image.Image
    front: list[int]
    """For each ray the cell of the pip mask where it meets the die."""
    back: list[int]
    """For each ray the cell where it leaves the die."""
    samples: int


def cast(pose: Pose, acetate: Acetate, camera: Camera, samples: int, grid: int = GRID) -> Layers:
    """Cast the rays of one instant, ``samples`` for each pixel along each direction."""
    width, height = (side * samples for side in camera.size)
    body, ghost, pip = (bytearray(bands * width * height) for bands in (4, 3, 3))
    front, back = [NOWHERE] * (width * height), [NOWHERE] * (width * height)
    around = Surroundings.of(pose.turn, pose.height)
    to_die = transposed(pose.turn)
    eye = times(to_die, (camera.eye[0], camera.eye[1], camera.eye[2] - pose.height))
    left, top, right, bottom = bounds(pose, camera, samples)
    for row in range(top, bottom):
        for column in range(left, right):
            ray = unit(times(to_die, camera.sight((column + 0.5) / samples, (row + 0.5) / samples)))
            found = hit(eye, ray)
            if found is None:
                continue
            point, normal = found
            seen = look(point, normal, ray, around, acetate)
            at = row * width + column
            body[4 * at : 4 * at + 4] = encoded(seen.body) + b"\xff"
            ghost[3 * at : 3 * at + 3] = encoded(seen.ghost)
            pip[3 * at : 3 * at + 3] = encoded(seen.pip)
            front[at] = cell(point, flat_axis(normal), grid)
            back[at] = cell(seen.behind, seen.behind_axis, grid)
    size = (width, height)
    return Layers(
        Image.frombytes("RGBA", size, bytes(body)),
        Image.frombytes("RGB", size, bytes(ghost)),
        Image.frombytes("RGB", size, bytes(pip)),
        front,
        back,
        samples,
    )


def bounds(pose: Pose, camera: Camera, samples: int) -> tuple[int, int, int, int]:
    """The part of the oversampled picture that the die may cover: left, top, right, bottom."""
    reach = (-1.0, 1.0)
    turned = [times(pose.turn, (x, y, z)) for x in reach for y in reach for z in reach]
    seen = [camera.appears((x, y, z + pose.height)) for x, y, z in turned]
    across, down = [x for x, _ in seen], [y for _, y in seen]
    width, height = (side * samples for side in camera.size)
    left, top = (max(0, int(min(edges) * samples) - 1) for edges in (across, down))
    right = min(width, int(max(across) * samples) + 2)
    return left, top, right, min(height, int(max(down) * samples) + 2)


def encoded(colour: Vector) -> bytes:
    """A colour of linear light as three bytes."""
    return bytes([ENCODED[max(0, min(4095, int(level * 4095)))] for level in colour])


def flat_axis(normal: Vector) -> int:
    """The axis along which a flat part of the skin looks; -1 on an edge or a corner."""
    for axis in range(3):
        if abs(normal[axis]) > 0.999:
            return axis
    return -1


def cell(point: Vector, axis: int, grid: int) -> int:
    """The cell of the pip masks that holds a point of the face which stands on ``axis``."""
    if axis < 0:
        return NOWHERE
    face = 2 * axis + (point[axis] > 0)
    first, second = IN_FACE[axis]
    column = min(grid - 1, max(0, int((point[first] + 1) / 2 * grid)))
    row = min(grid - 1, max(0, int((point[second] + 1) / 2 * grid)))
    return (face * grid + row) * grid + column


def pip_mask(value: int, grid: int = GRID) -> bytes:
    """For every cell of the six faces how far a pip covers it, on a lying die with ``value`` up."""
    times_larger = 4
    faces = [Image.new("L", (grid * times_larger, grid * times_larger)) for _ in range(6)]
    for pip in pips():
        place = times(transposed(lying(value)), pip)
        axis = max(range(3), key=lambda index: abs(place[index]))
        first, second = (round((place[index] + 1) / 2 * grid * times_larger) for index in IN_FACE[axis])
        radius = PIP_RADIUS / 2 * grid * times_larger
        draw = ImageDraw.Draw(faces[2 * axis + (place[axis] > 0)])
        draw.ellipse((first - radius, second - radius, first + radius, second + radius), fill=255)
    return b"".join(face.reduce(times_larger).tobytes() for face in faces) + b"\x00"


def pips() -> list[Vector]:
    """The middles of all twenty-one pips in the die's own frame."""
    middles = []
    for value, normal in NORMALS.items():
        axis = next(index for index in range(3) if normal[index])
        for steps in PLACES[value]:
            middle = list(tofloat(normal))
            for index, step in zip(IN_FACE[axis], steps, strict=True):
                middle[index] = step * PIP_OFFSET
            middles.append((middle[0], middle[1], middle[2]))
    return middles


def dressed(layers: Layers, mask: bytes) -> Image.Image:
    """The die with its pips, in the camera's size, on nothing."""
    size = layers.body.size
    die = layers.body.copy()
    behind = Image.frombytes("L", size, bytes([mask[index] for index in layers.back]))
    die.paste(layers.ghost, mask=behind.point(lambda level: round(level * GHOST_STRENGTH)))
    die.paste(layers.pip, mask=Image.frombytes("L", size, bytes([mask[index] for index in layers.front])))
    die.putalpha(layers.body.getchannel("A"))
    return reduce(die, layers.samples)
