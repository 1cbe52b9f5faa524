"""The figures of the touch test: targets, errors, and the areas that lines reach."""

from __future__ import annotations

from itertools import pairwise

import pytest

from terminal.screens.operator.testing.touch_figures import (
    COLUMNS,
    ROWS,
    TARGETS,
    Glass,
    hit,
    known_density,
    largest,
    mean,
)

GLASS = Glass(1920, 1080, 3.6)


def test_there_are_at_least_thirteen_targets_in_corners_at_edges_and_between() -> None:
    assert len(set(TARGETS)) == len(TARGETS) >= 13
    for x in (0.04, 0.96):
        for y in (0.06, 0.94):
            assert (x, y) in TARGETS
    assert (0.5, 0.5) in TARGETS
    assert all(0 < x < 1 and 0 < y < 1 for x, y in TARGETS)


def test_an_error_is_the_distance_from_the_target_in_pixels_and_millimetres() -> None:
    x, y = GLASS.place(7)
    found = hit(GLASS, 7, x + 3, y - 4)
    assert (x, y, found.error) == (960, 540, 5)
    assert GLASS.millimetres(found.error) == pytest.approx(5 / 3.6)
    assert (mean([found, hit(GLASS, 7, x, y)]), largest([found, hit(GLASS, 7, x, y)])) == (2.5, 5)
    assert (mean([]), largest([])) == (0, 0)


@pytest.mark.parametrize(
    ("density", "maker", "model", "known"),
    [
        (3.6, "DEL", "P2419H", 3.6),
        (3.6, "", "P2419H", 3.6),
        (3.6, "", "", 0),
        (0.0, "DEL", "P2419H", 0),
        (0.9, "DEL", "P2419H", 0),
        (31.0, "DEL", "P2419H", 0),
        (float("inf"), "DEL", "P2419H", 0),
        (float("nan"), "DEL", "P2419H", 0),
    ],
)
def test_millimetres_are_known_only_of_a_screen_that_states_its_size(
    density: float, maker: str, model: str, known: float
) -> None:
    assert known_density(density, maker, model) == known


def test_without_the_size_of_the_screen_there_are_no_millimetres() -> None:
    assert Glass(1920, 1080).millimetres(5) is None


def test_a_line_reaches_every_area_on_its_way_without_a_gap() -> None:
    crossed = set(GLASS.cells_on((0, 540), (1919, 540)))
    assert crossed == {(column, 9) for column in range(COLUMNS)}
    upright = set(GLASS.cells_on((960, 0), (960, 1079)))
    assert upright == {(16, row) for row in range(ROWS)}
    slanted = list(dict.fromkeys(GLASS.cells_on((0, 0), (1919, 1079))))
    assert all(abs(a - c) <= 1 and abs(b - d) <= 1 for (a, b), (c, d) in pairwise(slanted))
    assert (slanted[0], slanted[-1]) == ((0, 0), (COLUMNS - 1, ROWS - 1))


def test_a_touch_is_one_area_and_one_beside_the_glass_counts_at_its_edge() -> None:
    assert set(GLASS.cells_on((100, 100), (100, 100))) == {(1, 1)}
    assert GLASS.cell(-5, 5_000) == (0, ROWS - 1)
    assert GLASS.cell(1920, 1080) == (COLUMNS - 1, ROWS - 1)
    assert set(Glass().cells_on((1, 1), (9, 9))) == {(0, 0)}
