"""Which mounted disks are sticks."""

from __future__ import annotations

from pathlib import Path

import pytest

from terminal.exporting.places import ExportPlace, export_places

USB = "pci0000:00/0000:00:14.0/usb2/2-1/2-1:1.0/host4/target4:0:0/4:0:0:0/block/sdb"
CARD = "pci0000:00/mmc_host/mmc0/block/mmcblk0"
FIXED = "pci0000:00/ata1/host0/target0:0:0/0:0:0:0/block/sda"


class Machine:
    """What the system says of its disks."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.devices = folder / "class" / "block"
        self.devices.mkdir(parents=True)
        self.mounts = folder / "mounts"
        self.mounts.write_text("proc /proc proc rw 0 0\n")

    def disk(self, place: str, *, removable: bool, parts: int = 1) -> None:
        disk = self._folder / "devices" / place
        disk.mkdir(parents=True)
        (disk / "removable").write_text(f"{int(removable)}\n")
        (self.devices / disk.name).symlink_to(disk)
        for number in range(1, parts + 1):
            part = disk / f"{disk.name}{number}"
            part.mkdir()
            (part / "partition").write_text(f"{number}\n")
            (self.devices / part.name).symlink_to(part)

    def mount(self, device: str, folder: str) -> None:
        with self.mounts.open("a") as file:
            file.write(f"/dev/{device} {folder} vfat rw,nosuid 0 0\n")

    def places(self, own: Path | None = None) -> list[ExportPlace]:
        return list(export_places(own, self.mounts, self.devices))


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def stick(folder: str) -> ExportPlace:
    return ExportPlace(Path(folder), removable=True)


def test_a_stick_is_found_behind_the_folder_of_the_parameter(machine: Machine) -> None:
    machine.disk(USB, removable=True)
    machine.mount("sdb1", "/media/REPORTS")
    assert machine.places(Path("/srv/x")) == [ExportPlace(Path("/srv/x")), stick("/media/REPORTS")]


def test_a_large_stick_that_calls_itself_fixed_is_known_by_its_connection(machine: Machine) -> None:
    machine.disk(USB, removable=False)
    machine.mount("sdb1", "/media/a")
    assert machine.places() == [stick("/media/a")]


def test_a_fixed_disk_is_no_stick(machine: Machine) -> None:
    machine.disk(FIXED, removable=False)
    machine.mount("sda1", "/srv")
    assert machine.places() == []


def test_the_disk_that_the_system_runs_from_is_no_stick_even_on_usb(machine: Machine) -> None:
    machine.disk(USB, removable=True, parts=2)
    machine.mount("sdb1", "/")
    machine.mount("sdb2", "/boot")
    assert machine.places() == []


def test_each_part_is_listed_once_where_it_was_mounted_first(machine: Machine) -> None:
    machine.disk(CARD, removable=True)
    machine.mount("mmcblk01", "/media/card")
    machine.mount("mmcblk01", "/home/elsewhere")
    assert machine.places() == [stick("/media/card")]


def test_a_stick_without_partitions_and_a_name_with_a_space(machine: Machine) -> None:
    machine.disk(USB, removable=True, parts=0)
    machine.mount("sdb", r"/media/MY\040STICK")
    assert machine.places() == [stick("/media/MY STICK")]


def test_without_the_systems_list_there_are_no_sticks(machine: Machine) -> None:
    machine.mounts.unlink()
    assert machine.places() == []
