"""Three logical copies on at least two physically separate devices (regulation C4), according to the system."""

from __future__ import annotations

import os
from pathlib import Path

from harness.quick_place import IN_MEMORY
from terminal.journal.copies.devices import BLOCK_DEVICES, Shared, shared_device
from terminal.messages.english import sentence


def listed(known: Path, folder: Path, device: Path) -> None:
    """Let the system's list of devices say that the device of this folder is that one."""
    number = folder.stat().st_dev
    known.mkdir(exist_ok=True)
    (known / f"{os.major(number)}:{os.minor(number)}").symlink_to(device)


def test_two_folders_of_one_device_share_it(tmp_path: Path) -> None:
    shared = shared_device(tmp_path, tmp_path / "made later" / "second", tmp_path / "none")
    assert shared == Shared("")
    assert (
        sentence(shared.message) == "All copies of the journal are on one device: what destroys it destroys them all."
    )


def test_two_devices_share_nothing(tmp_path: Path) -> None:
    assert shared_device(IN_MEMORY, Path("/proc"), tmp_path) is None


def test_two_partitions_of_a_disk_share_the_disk(tmp_path: Path) -> None:
    disk = tmp_path / "devices" / "sda"
    for part, folder in (("sda1", IN_MEMORY), ("sda2", Path("/proc"))):
        (disk / part).mkdir(parents=True)
        (disk / part / "partition").write_text("1\n")
        listed(tmp_path / "known", folder, disk / part)
    shared = shared_device(IN_MEMORY, Path("/proc"), tmp_path / "known")
    assert shared == Shared("sda")
    assert "on one device (sda)" in sentence(shared.message)


def test_logical_volumes_share_the_disk_that_both_are_made_of(tmp_path: Path) -> None:
    devices = tmp_path / "devices"
    for disk in ("sda", "sdb"):
        (devices / disk).mkdir(parents=True)
    for volume, folder, disks in (("dm-0", IN_MEMORY, ("sda", "sdb")), ("dm-1", Path("/proc"), ("sdb",))):
        (devices / volume / "slaves").mkdir(parents=True)
        for disk in disks:
            (devices / volume / "slaves" / disk).symlink_to(devices / disk)
        listed(tmp_path / "known", folder, devices / volume)
    assert shared_device(IN_MEMORY, Path("/proc"), tmp_path / "known") == Shared("sdb")


def test_volumes_on_disks_of_their_own_share_nothing(tmp_path: Path) -> None:
    for disk, folder in (("sda", IN_MEMORY), ("sdb", Path("/proc"))):
        (tmp_path / "devices" / disk).mkdir(parents=True)
        listed(tmp_path / "known", folder, tmp_path / "devices" / disk)
    assert shared_device(IN_MEMORY, Path("/proc"), tmp_path / "known") is None


def test_the_system_is_asked_by_the_number_of_a_device(tmp_path: Path) -> None:
    assert BLOCK_DEVICES.is_dir(), "Linux has its list of disks there"
    assert all(one.name.replace(":", "").isdigit() for one in BLOCK_DEVICES.iterdir())
    assert shared_device(tmp_path, tmp_path) is not None
