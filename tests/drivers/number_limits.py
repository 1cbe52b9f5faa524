"""Checks a codec of framed lines for the minimum and maximum of each number in its fields."""

from __future__ import annotations

from collections.abc import Callable

import pytest


def assert_taken_within(
    read_and_write: Callable[[list[str]], list[str]], line: str, least: int, most: int, error: type[ValueError]
) -> None:
    """The number at the braces of this line is read and written from minimum to maximum, and refused beyond."""
    for inside in (least, most):
        fields = line.format(inside).split(";")
        assert read_and_write(fields) == fields
    for outside in (least - 1, most + 1):
        with pytest.raises(error):
            read_and_write(line.format(outside).split(";"))
