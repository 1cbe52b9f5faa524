"""Which pips stand where on a die: opposite faces sum to seven, and one, two, three run right-handed."""

from typing import Final

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]
"""Three rows."""

NORMALS: Final[dict[int, tuple[int, int, int]]] = {
    1: (1, 0, 0),
    2: (0, 1, 0),
    3: (0, 0, 1),
    4: (0, 0, -1),
    5: (0, -1, 0),
    6: (-1, 0, 0),
}
"""Where each face looks in the die's own frame. Seen from the corner where they meet, 1, 2, 3 run anticlockwise."""

PIP_RADIUS: Final = 0.205
"""Of half the die's side, as every length here."""
PIP_OFFSET: Final = 0.53

PLACES: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
"""The pips of each face in units of ``PIP_OFFSET``, along the two axes that lie in the face, in the order x, y, z."""

IN_FACE: Final = ((1, 2), (0, 2), (0, 1))
"""The two axes that lie in a face, by the axis that stands on it."""


def face_of(normal: tuple[int, int, int]) -> int:
    """The value of the face that looks along ``normal`` in the die's own frame."""
    return next(value for value, looks in NORMALS.items() if looks == normal)


def times(matrix: Matrix, vector: Vector) -> Vector:
    """The vector, turned."""
    x, y, z = vector
    first, second, third = ((row[0] * x + row[1] * y + row[2] * z) for row in matrix)
    return first, second, third


def product(left: Matrix, right: Matrix) -> Matrix:
    """The turn ``right`` followed by the turn ``left``."""
    columns = [times(left, column) for column in transposed(right)]
    return transposed((columns[0], columns[1], columns[2]))


def transposed(matrix: Matrix) -> Matrix:
    """The turn back."""
    first, second, third = zip(*matrix, strict=True)
    return first, second, third


def lying(value: int) -> Matrix:
    """The turn from a lying die's frame (z up) to the die's own frame, with the face ``value`` up.

    Of the four such turns it is the one whose next face in the order 1 to 6, not the opposite one, looks along x.
    """
    up = NORMALS[value]
    beside = NORMALS[next(other for other in range(1, 7) if other not in (value, 7 - value))]
    third = cross(up, beside)
    return transposed((tofloat(beside), tofloat(third), tofloat(up)))


def cross(left: tuple[int, int, int], right: tuple[int, int, int]) -> tuple[int, int, int]:
    """The vector at right angles to both, right-handed."""
    a, b, c = left
    d, e, f = right
    return b * f - c * e, c * d - a * f, a * e - b * d


def tofloat(vector: tuple[int, int, int]) -> Vector:
    """The same vector in floating point."""
    x, y, z = vector
    return float(x), float(y), float(z)
