"""Disks for the pictures of their page: one with room for long, and one that is worn."""

from __future__ import annotations

from terminal.runtime.disk_figures import DiskFigures, Health, Latency, Then


def sample_disks(then: Then) -> None:
    """Say at once what a system could say of two disks."""
    then(
        (
            DiskFigures(
                (1, 2),
                ("sda",),
                98_400_000_000,
                120_000_000_000,
                61_500_000,
                {"sda": Health("running", 0, smart=True)},
                {"sda": Latency(0.21, 1.84, 3.07)},
            ),
            DiskFigures(
                (3,),
                ("mmcblk0",),
                12_000_000,
                8_000_000_000,
                20_100_000,
                {"mmcblk0": Health(life_used_percent=110, reserve_low=True)},
            ),
        )
    )
