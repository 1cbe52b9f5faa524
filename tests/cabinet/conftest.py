"""A cabinet with every device ready."""

from __future__ import annotations

import pytest

from drivers.ports.authority import AuthorityReady
from terminal.cabinet.commands import FromDevice, Start
from tests.cabinet.street import Street


@pytest.fixture
def street() -> Street:
    """A new cabinet, open for play, without credit."""
    return Street().open_for_play()


@pytest.fixture
def booked() -> Street:
    """A cabinet with a validation authority, open for play."""
    street = Street()
    street.give(Start("test", authority=True))
    street.open_for_play()
    street.give(FromDevice("authority", AuthorityReady()))
    return street
