"""What the system says of the disks that hold the journal: room, the journal's share, health, and latency.

All of it is read without privileges. Reading may take long: a failing disk may not answer.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec

from terminal.journal.copies.devices import BLOCK_DEVICES, disks_under

BLOCKS = Path("/sys/block")
UDEV = Path("/run/udev/data")
WORKS = ("running", "live")
"""What the kernel says of a disk that works, on a SATA bus and as NVMe."""
LIFE_STEP = 10
"""An eMMC states the used part of its life in tenths; 11 is more than all of it."""


class Latency(msgspec.Struct, frozen=True):
    """How long reads, writes and flushes of a disk have taken on average since the system has started, in ms."""

    read_ms: float | None
    write_ms: float | None
    flush_ms: float | None
    """None where there was none, or the kernel does not count them."""


class Health(msgspec.Struct, frozen=True):
    """What the kernel and udev say of a disk's health. Its SMART attributes are the administrator's alone."""

    state: str = ""
    """The kernel's word for its state; empty if it has none."""
    errors: int | None = None
    """Failed operations since the system has started; None if they are not counted."""
    life_used_percent: int | None = None
    """The used part of its life, by the disk's own estimate; None if it states none."""
    reserve_low: bool | None = None
    """Its reserve of blocks is nearly used up; None if it does not say."""
    smart: bool | None = None
    """It watches itself by SMART; None if that is not known."""

    @property
    def bad(self) -> bool:
        """The disk has to be replaced, or has failed."""
        gone = bool(self.state) and self.state not in WORKS
        worn = self.life_used_percent is not None and self.life_used_percent >= 100
        return gone or worn or bool(self.reserve_low)

    @property
    def known(self) -> bool:
        """There is a statement about its wear."""
        return self.life_used_percent is not None or self.reserve_low is not None


class DiskFigures(msgspec.Struct, frozen=True):
    """A device with copies of the journal."""

    copies: tuple[int, ...]
    """Which copies are on it."""
    disks: tuple[str, ...] = ()
    """The names of its disks, like sda; none for one in memory or on a network."""
    free_bytes: int | None = None
    total_bytes: int | None = None
    """None if the device cannot be read."""
    journal_bytes: int = 0
    """The size of these copies."""
    health: Mapping[str, Health] = {}
    latency: Mapping[str, Latency] = {}
    """By the disk's name."""


Then = Callable[[Sequence[DiskFigures]], None]


class DiskLook:
    """Reads the figures on a thread of its own. While one reading is under way, no other begins."""

    def __init__(self, journal: Path, second: Path, on_owner: Callable[[Callable[[], None]], None]) -> None:
        self._journal, self._second = journal, second
        self._on_owner = on_owner
        self._busy = threading.Lock()
        self._then: Then = lambda _: None

    def look(self, then: Then) -> None:
        """Read, and call `then` with the figures on the owner's thread; only the last one that asked is answered."""
        self._then = then
        if self._busy.acquire(blocking=False):
            threading.Thread(target=self._read, name="disk figures", daemon=True).start()

    def _read(self) -> None:
        try:
            found = disk_figures(self._journal, self._second)
        finally:
            self._busy.release()
        self._on_owner(lambda: self._then(found))


def disk_figures(
    journal: Path, second: Path, known: Path = BLOCK_DEVICES, blocks: Path = BLOCKS, udev: Path = UDEV
) -> Sequence[DiskFigures]:
    """The figures of each device that holds a copy of this journal; one if they share it."""
    first_files = [journal, journal.with_name(f"{journal.name}-wal"), journal.with_name(f"{journal.name}.copy2")]
    third_files = [second / f"{journal.name}.copy3"]
    if _device(journal.parent) == _device(second):
        return [_figures((1, 2, 3), journal.parent, [*first_files, *third_files], known, blocks, udev)]
    return [
        _figures((1, 2), journal.parent, first_files, known, blocks, udev),
        _figures((3,), second, third_files, known, blocks, udev),
    ]


def _device(folder: Path) -> int | None:
    try:
        return folder.stat().st_dev
    except OSError:
        return None


def _figures(
    copies: tuple[int, ...], folder: Path, files: Sequence[Path], known: Path, blocks: Path, udev: Path
) -> DiskFigures:
    try:
        room = os.statvfs(folder)
        disks = tuple(sorted(disks_under(folder, known)))
    except OSError:
        return DiskFigures(copies)
    return DiskFigures(
        copies,
        disks,
        room.f_bavail * room.f_frsize,
        room.f_blocks * room.f_frsize,
        sum(map(_size, files)),
        {disk: health(blocks / disk, udev) for disk in disks},
        {disk: found for disk in disks if (found := latency(blocks / disk)) is not None},
    )


def _size(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:
        return 0


def health(block: Path, udev: Path = UDEV) -> Health:
    """What the kernel and udev say of this disk, a folder of /sys/block."""
    device = block / "device"
    lives = [number for word in _text(device / "life_time").split() if (number := _hex(word))]
    reserve = _hex(_text(device / "pre_eol_info"))
    return Health(
        state=_text(device / "state"),
        errors=_hex(_text(device / "ioerr_cnt")),
        life_used_percent=max(lives) * LIFE_STEP if lives else None,
        reserve_low=reserve > 1 if reserve else None,
        smart=_smart(_text(udev / f"b{_text(block / 'dev')}")),
    )


def _smart(properties: str) -> bool | None:
    lines = properties.splitlines()
    if "E:ID_ATA_FEATURE_SET_SMART_ENABLED=1" in lines:
        return True
    return False if "E:ID_ATA_FEATURE_SET_SMART=0" in lines else None


def latency(block: Path) -> Latency | None:
    """The averages by the counters of this disk (Documentation/admin-guide/iostats.rst); None without counters."""
    words = _text(block / "stat").split()
    if len(words) < 8 or not all(word.isdecimal() for word in words):
        return None
    figures = [int(word) for word in words]
    flush_ms = _mean(figures[16], figures[15]) if len(figures) > 16 else None
    return Latency(_mean(figures[3], figures[0]), _mean(figures[7], figures[4]), flush_ms)


def _mean(ms: int, count: int) -> float | None:
    return ms / count if count else None


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return ""


def _hex(word: str) -> int | None:
    try:
        return int(word, 16)
    except ValueError:
        return None
