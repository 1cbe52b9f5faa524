"""A filled journal with its copies; and no test leaves a file open, because a terminal would run out of them."""

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
    """The open files of this process, the journal's files as well as pipes."""
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
        gc.collect()  # a caught exception may still hold an object that would be closed with it
    assert open_files() == before
