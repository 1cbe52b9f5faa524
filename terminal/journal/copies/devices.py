"""Whether the copies of a journal are on one device, as far as the system knows (regulation C4)."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from terminal.messages.lazy import message

if TYPE_CHECKING:
    from drivers.ports.message import Message

BLOCK_DEVICES = Path("/sys/dev/block")
"""Linux's list of disks, their partitions, and volumes made of them, by device number (sysfs)."""


class Shared(NamedTuple):
    """The device that all copies share."""

    disk: str
    """Its name, like sda; empty if the system has none, as for a disk in memory or on a network."""

    @property
    def message(self) -> Message:
        """What a technician is to know of it."""
        return message("journal.one_disk", disk=self.disk) if self.disk else message("journal.one_device")


def shared_device(first: Path, second: Path, known: Path = BLOCK_DEVICES) -> Shared | None:
    """The device that these two folders share, or None if the system knows two different ones.

    Partitions and logical volumes are traced to their disks, and a bind mount has the number of its source. No system
    can distinguish two disks that appear as one behind a controller, or on a network.
    """
    numbers = tuple(_number(folder) for folder in (first, second))
    disks = tuple(_disks(known / f"{os.major(number)}:{os.minor(number)}") for number in numbers)
    if numbers[0] == numbers[1] or disks[0] & disks[1]:
        return Shared(", ".join(sorted(disks[0] & disks[1])))
    return None


def disks_under(folder: Path, known: Path = BLOCK_DEVICES) -> frozenset[str]:
    """The names of the disks that this folder is on; none for one that is not on a disk of this machine.

    Raises OSError if that is unknown.
    """
    number = _number(folder)
    return _disks(known / f"{os.major(number)}:{os.minor(number)}")


def _number(folder: Path) -> int:
    """The device of a folder, or of where it will be made. Raises OSError if that is unknown."""
    for one in (folder, *folder.absolute().parents):
        if one.exists():
            return one.stat().st_dev
    raise FileNotFoundError(folder)


def _disks(device: Path) -> frozenset[str]:
    """The disks that a device is, is a part of, or is made of; none for a device that is not a disk of this machine."""
    if not device.exists():
        return frozenset()
    whole = device.resolve()
    if (whole / "partition").exists():
        whole = whole.parent
    parts = list((whole / "slaves").iterdir()) if (whole / "slaves").is_dir() else []
    return frozenset().union(*map(_disks, parts)) if parts else frozenset((whole.name,))
