"""What is measured at a shared table is real: stations, and a throw that one of them draws."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness.speed import shared_table


def test_a_station_in_a_window_draws_the_dice_after_the_table_has_decided(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, number in (("STATIONS", 2), ("RUNS", 1), ("ROUNDS", 1)):
        monkeypatch.setattr(shared_table, name, number)

    ((slowest_ms,),) = shared_table.frames(tmp_path, lambda: None).values()

    assert slowest_ms > 0
