"""A journal with its copies, filled; and no test leaves a file open, of which a terminal would run out."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.journal.house import House


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "house").filled()


def open_files() -> list[str]:
    """What this process has open, the journal's files and pipes alike."""
    found = []
    for one in Path("/proc/self/fd").iterdir():
        try:
            found.append(str(one.readlink()))
        except FileNotFoundError:  # the one that lists them
            continue
    return sorted(found)


@pytest.fixture(autouse=True)
def _every_file_is_closed_again() -> Iterator[None]:
    before = open_files()
    yield
    if open_files() != before:
        gc.collect()  # an exception that was caught may still hold what would be closed with it
    assert open_files() == before
