"""Where reports can be written: the folder that Param.ini names, and the sticks that are mounted now."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

MOUNTS = Path("/proc/mounts")
BLOCK_DEVICES = Path("/sys/class/block")

_DEVICE = re.compile(r"/dev/(\w+)")
_ESCAPED = re.compile(r"\\([0-7]{3})")


class ExportPlace(msgspec.Struct, frozen=True):
    """A folder for reports."""

    folder: Path
    removable: bool = False
    """It is on a stick that can be pulled."""


def export_places(folder: Path | None, mounts: Path = MOUNTS, devices: Path = BLOCK_DEVICES) -> Sequence[ExportPlace]:
    """The folder first, if there is one, and then every stick."""
    own = (ExportPlace(folder),) if folder else ()
    return (*own, *(ExportPlace(one, removable=True) for one in _sticks(mounts, devices)))


def _sticks(mounts: Path, devices: Path) -> Iterator[Path]:
    """The folders on which removable disks are mounted, each once; not those of the disk that the system runs from."""
    found = list(_mounted(mounts, devices))
    of_system = {disk for disk, _, folder in found if folder == "/"}
    met: set[Path] = set()
    for disk, device, folder in found:
        if disk not in of_system and device not in met and _is_removable(disk):
            met.add(device)
            yield Path(folder)


def _mounted(mounts: Path, devices: Path) -> Iterator[tuple[Path, Path, str]]:
    """What is mounted: the disk, the part of it, and the folder."""
    try:
        lines = mounts.read_text(errors="surrogateescape").splitlines()
    except OSError:
        return
    for line in lines:
        name, folder, *_ = line.split(" ")
        if found := _DEVICE.fullmatch(name):
            device = (devices / found[1]).resolve()
            disk = device.parent if (device / "partition").exists() else device
            yield disk, device, _ESCAPED.sub(lambda octal: chr(int(octal[1], 8)), folder)


def _is_removable(disk: Path) -> bool:
    """Whether the system says so of this disk, or it is connected by USB: large sticks call themselves fixed disks."""
    if re.search(r"/usb\d+/", f"{disk}/"):
        return True
    try:
        return (disk / "removable").read_text().strip() == "1"
    except OSError:
        return False
