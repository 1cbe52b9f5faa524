"""A house for each test, which is ended at the test's end and held against what its devices hold."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.end_to_end.house import SPEED, House


@pytest.fixture
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """A cabinet whose devices work faster than real ones, by the factor of the test's own marker if it has one.

    At the test's end the program is told to end. It then has complained of nothing, and the books agree.
    """
    marker = request.node.get_closest_marker("rig_speed")
    house = House(tmp_path, marker.args[0] if marker else SPEED)
    try:
        yield house
        if house.program is not None:
            assert house.end() == 0
        house.verify()
    finally:
        house.close()
