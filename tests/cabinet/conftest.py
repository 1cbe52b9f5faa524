"""A cabinet with every device ready."""

from __future__ import annotations

import pytest

from drivers.ports.authority import AuthorityReady
from terminal.cabinet.commands import FromDevice, Start
from tests.cabinet.pipeline import Pipeline


@pytest.fixture
def pipeline() -> Pipeline:
    """A new cabinet, open for play, without credit."""
    return Pipeline().open_for_play()


@pytest.fixture
def booked() -> Pipeline:
    """A cabinet with a ticket authority, open for play."""
    pipeline = Pipeline()
    pipeline.give(Start("test", authority=True))
    pipeline.open_for_play()
    pipeline.give(FromDevice("authority", AuthorityReady()))
    return pipeline
