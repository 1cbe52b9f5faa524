"""A pipeline on a real journal, with recording devices, for those who want to break it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.runtime.bench import Bench, bench_in


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    """A pipeline that is open for play, without credit."""
    with bench_in(tmp_path) as bench:
        yield bench.start().open_for_play()
