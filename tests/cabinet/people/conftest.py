"""A cabinet with people."""

from __future__ import annotations

import pytest

from tests.cabinet.people.staffed import Staffed


@pytest.fixture
def staffed() -> Staffed:
    """A person of each role has an account; no key is turned."""
    return Staffed.with_people()


@pytest.fixture
def unstaffed() -> Staffed:
    """People have to sign in, and there is no account yet."""
    return Staffed.without_people()
