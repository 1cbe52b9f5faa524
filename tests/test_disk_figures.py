"""What the system says of the journal's disks: as the kernel and udev write it, without privileges (regulation C4)."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from terminal.runtime.disk_figures import DiskFigures, DiskLook, Health, Latency, disk_figures, health, latency

STAT = "  100  2 3 40  200 5 6 500  0 7 8  0 0 0 0  10 25"


@pytest.fixture
def block(tmp_path: Path) -> Path:
    """The folder of a disk in /sys/block that says nothing of itself."""
    (tmp_path / "sda" / "device").mkdir(parents=True)
    (tmp_path / "sda" / "dev").write_text("8:0\n")
    return tmp_path / "sda"


def test_a_disk_that_says_nothing_is_not_known(block: Path, tmp_path: Path) -> None:
    found = health(block, tmp_path)
    assert found == Health()
    assert (found.known, found.bad) == (False, False)


def test_an_emmc_states_how_much_of_its_life_is_used(block: Path, tmp_path: Path) -> None:
    (block / "device" / "life_time").write_text("0x02 0x04\n")
    (block / "device" / "pre_eol_info").write_text("0x01\n")
    found = health(block, tmp_path)
    assert (found.life_used_percent, found.reserve_low, found.known, found.bad) == (40, False, True, False)


@pytest.mark.parametrize(("life", "reserve"), [("0x0b 0x01", "0x01"), ("0x01 0x01", "0x02"), ("0x01 0x01", "0x03")])
def test_a_worn_emmc_is_to_be_replaced(block: Path, tmp_path: Path, life: str, reserve: str) -> None:
    (block / "device" / "life_time").write_text(life)
    (block / "device" / "pre_eol_info").write_text(reserve)
    assert health(block, tmp_path).bad


@pytest.mark.parametrize(("state", "bad"), [("running", False), ("live", False), ("offline", True), ("dead", True)])
def test_a_disk_that_the_kernel_has_given_up_is_to_be_replaced(
    block: Path, tmp_path: Path, state: str, bad: bool
) -> None:
    (block / "device" / "state").write_text(f"{state}\n")
    (block / "device" / "ioerr_cnt").write_text("0x1f\n")
    found = health(block, tmp_path)
    assert (found.state, found.errors, found.bad) == (state, 31, bad)


@pytest.mark.parametrize("rubbish", ["", "x", "0x", "0x00 0x00", "\xff\x00"])
def test_rubbish_is_not_known(block: Path, tmp_path: Path, rubbish: str) -> None:
    for name in ("life_time", "pre_eol_info"):
        (block / "device" / name).write_text(rubbish)
    found = health(block, tmp_path)
    assert (found.life_used_percent, found.reserve_low, found.bad) == (None, None, False)


def test_mean_times_come_from_the_counters_of_the_kernel(block: Path) -> None:
    (block / "stat").write_text(STAT)
    assert latency(block) == Latency(0.4, 2.5, 2.5)


@pytest.mark.parametrize("stat", ["", "1 2 3", "1 2 3 4 5 6 7 x"])
def test_without_counters_there_are_no_mean_times(block: Path, stat: str) -> None:
    (block / "stat").write_text(stat)
    assert latency(block) is None


def test_an_old_kernel_counts_no_flushes_and_an_idle_disk_has_no_mean(block: Path) -> None:
    (block / "stat").write_text("0 0 0 0 10 0 0 30 0 0 0")
    assert latency(block) == Latency(None, 3.0, None)


def test_copies_on_one_device_are_one_row_and_a_missing_folder_is_not_readable(tmp_path: Path) -> None:
    (tmp_path / "second").mkdir()
    journal = tmp_path / "journal.sqlite"
    journal.write_bytes(bytes(1_000))
    (tmp_path / "journal.sqlite.copy2").write_bytes(bytes(200))
    (tmp_path / "second" / "journal.sqlite.copy3").write_bytes(bytes(30))
    (one,) = disk_figures(journal, tmp_path / "second")
    room = os.statvfs(tmp_path)
    assert (one.copies, one.journal_bytes) == ((1, 2, 3), 1_230)
    assert one.total_bytes == room.f_blocks * room.f_frsize
    first, third = disk_figures(journal, tmp_path / "gone")
    assert (first.copies, first.journal_bytes) == ((1, 2), 1_200)
    assert third == DiskFigures((3,))


def test_a_reading_is_reported_by_the_owner_and_no_second_begins_meanwhile(tmp_path: Path) -> None:
    owner: list[Callable[[], None]] = []
    handed = threading.Event()

    def on_owner(call: Callable[[], None]) -> None:
        owner.append(call)
        handed.set()

    found: list[Sequence[DiskFigures]] = []
    look = DiskLook(tmp_path / "journal.sqlite", tmp_path, on_owner)
    with look._busy:
        look.look(found.append)
        assert not handed.wait(0.05)
    after_closing: list[Sequence[DiskFigures]] = []
    look.look(after_closing.append)
    look.look(found.append)
    assert handed.wait(10)
    owner[0]()
    assert [one.copies for one in found[0]] == [(1, 2, 3)]
    assert after_closing == [], "its page is closed"
