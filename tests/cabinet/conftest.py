"""A cabinet with every device ready."""

from __future__ import annotations

import pytest

from tests.cabinet.street import Street


@pytest.fixture
def street() -> Street:
    """A new cabinet, open for play, without credit."""
    return Street().open_for_play()
