"""The correction of a touch panel: a 2 x 3 matrix, fitted to touches of known targets by least squares.

Points are shares of the screen's width and height, in millionths, and so are the figures of a matrix: whole numbers,
so that every machine computes the same correction from the same touches. The six figures have the order and the
meaning of libinput's calibration matrix: x' = a x + b y + c, y' = d x + e y + f.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

WHOLE = 1_000_000
"""The width or the height of the screen."""

Matrix = tuple[int, int, int, int, int, int]
Point = tuple[int, int]
Touched = tuple[int, int, int, int]
"""A target's x and y, and where the touch that was meant for it was felt."""

IDENTITY: Matrix = (WHOLE, 0, 0, 0, WHOLE, 0)
"""Corrects nothing."""
CORNERS: tuple[Point, ...] = ((0, 0), (WHOLE, 0), (0, WHOLE), (WHOLE, WHOLE))


def fitted(touches: Sequence[Touched]) -> Matrix | None:
    """The matrix that leads these touches closest to their targets; None if they are too few or all on one line."""
    rows = [(Fraction(x), Fraction(y), Fraction(WHOLE)) for _, _, x, y in touches]
    across = _solved(rows, [Fraction(touch[0]) for touch in touches])
    down = _solved(rows, [Fraction(touch[1]) for touch in touches])
    if across is None or down is None:
        return None
    a, b, c, d, e, f = (round(figure * WHOLE) for figure in (*across, *down))
    return a, b, c, d, e, f


def corrected(matrix: Matrix, point: Point) -> Point:
    """Where a touch that was felt here counts."""
    x, y = point
    a, b, c, d, e, f = matrix
    return round(Fraction(a * x + b * y, WHOLE)) + c, round(Fraction(d * x + e * y, WHOLE)) + f


def after(first: Matrix, then: Matrix) -> Matrix:
    """One matrix for a correction that is followed by another one."""
    a, b, c, d, e, f = first
    g, h, i, k, m, n = then

    def cell(left: int, up: int, right: int, down: int) -> int:
        return round(Fraction(left * up + right * down, WHOLE))

    return (
        cell(g, a, h, d),
        cell(g, b, h, e),
        cell(g, c, h, f) + i,
        cell(k, a, m, d),
        cell(k, b, m, e),
        cell(k, c, m, f) + n,
    )


def largest_error(touches: Sequence[Touched], matrix: Matrix = IDENTITY) -> int:
    """By how much these touches, corrected, miss their targets at most, in width or in height."""
    return max((_miss(touch, matrix) for touch in touches), default=0)


def largest_move(matrix: Matrix) -> int:
    """By how much it moves a touch at most; no point of the screen is moved farther than one of its corners."""
    return max(_miss((*corner, *corner), matrix) for corner in CORNERS)


def _miss(touch: Touched, matrix: Matrix) -> int:
    wanted_x, wanted_y, x, y = touch
    found_x, found_y = corrected(matrix, (x, y))
    return max(abs(found_x - wanted_x), abs(found_y - wanted_y))


def _solved(
    rows: Sequence[tuple[Fraction, Fraction, Fraction]], wanted: Sequence[Fraction]
) -> tuple[Fraction, Fraction, Fraction] | None:
    """The least squares solution, by Cramer's rule on the normal equations; None if there is not exactly one."""
    columns = list(zip(*rows, strict=True))
    if len(columns) != 3:
        return None
    squares = [[_product(left, right) for right in columns] for left in columns]
    right_side = [_product(column, wanted) for column in columns]
    whole = _determinant(squares)
    if not whole:
        return None
    one, two, three = (_determinant(_with_column(squares, right_side, number)) / whole for number in range(3))
    return one, two, three


def _product(left: Sequence[Fraction], right: Sequence[Fraction]) -> Fraction:
    return sum((a * b for a, b in zip(left, right, strict=True)), Fraction())


def _with_column(rows: list[list[Fraction]], column: list[Fraction], number: int) -> list[list[Fraction]]:
    return [[*row[:number], value, *row[number + 1 :]] for row, value in zip(rows, column, strict=True)]


def _determinant(rows: list[list[Fraction]]) -> Fraction:
    (a, b, c), (d, e, f), (g, h, i) = rows
    return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
