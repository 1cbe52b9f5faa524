"""A journal with its copies, filled."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.journal.house import House


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "house").filled()
