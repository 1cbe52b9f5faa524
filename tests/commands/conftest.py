"""Cabinets that commands look back on."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from harness.torture.program import write_param
from tests.commands.ready import Kiosk, Ready
from tests.recall.cleared import Life, three_volumes


@pytest.fixture(autouse=True)
def _mask() -> Iterator[None]:
    """A command removes the rights of others while its process lives, which here continues with other tests."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.fixture(scope="session")
def quick_kiosk() -> Iterator[Kiosk]:
    """Runs a command where there is no display, in a copy of a process that has imported the program."""
    ready = Ready()
    yield ready.run
    ready.close()


@pytest.fixture
def cleared_twice(tmp_path: Path) -> Iterator[tuple[Life, str, str]]:
    """A player and a game a day on three days, and a RAM clear after each but the last: the life, and both archives."""
    write_param(tmp_path)
    life, first, second = three_volumes(tmp_path)
    yield life, first, second
    life.end()
