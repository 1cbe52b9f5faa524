"""The room for the journal is found on both of its devices."""

from __future__ import annotations

import os
from pathlib import Path
from threading import Event

from terminal.cabinet.commands import DiskFound
from terminal.runtime.disk_watch import DiskWatch, free_mb


def test_both_devices_are_reported_in_megabytes(tmp_path: Path) -> None:
    told: list[DiskFound] = []
    DiskWatch(tmp_path, tmp_path, told.append).look()
    found = os.statvfs(tmp_path)
    assert abs(told[0].journal_mb - found.f_bavail * found.f_frsize // 1_000_000) < 1_000
    assert free_mb(tmp_path) > 0


def test_a_device_that_cannot_be_asked_has_no_room(tmp_path: Path) -> None:
    told: list[DiskFound] = []
    DiskWatch(tmp_path, tmp_path / "missing", told.append).look()
    assert told[0].second_mb == 0


def test_it_looks_at_once_when_it_starts_and_ends_at_once(tmp_path: Path) -> None:
    looked = Event()
    watch = DiskWatch(tmp_path, tmp_path, lambda _: looked.set())
    watch.start()
    assert looked.wait(5)
    watch.stop()
