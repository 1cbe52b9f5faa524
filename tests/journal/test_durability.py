"""What is written is on the disk before it is used: contents before names, names before the next step (C10).

A power cut removes everything that was not synced. So every file that is written is synced afterwards, before it gets
another name, and every folder in which a name is added, removed or changed is synced before the operation ends.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from terminal.journal import head, putting_away
from terminal.journal.copies.places import mark_suspect
from terminal.journal.journal import Journal
from tests.journal.bench import NOW_MS
from tests.journal.house import House

UNWAITED = (".head", ".lock")
"""The head of each event is not waited for: `terminal/journal/head.py` says why. A lock holds no data."""


class Disk:
    """The requests to the disk that may not survive a power cut yet."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.unsynced: set[Path] = set()
        self.renamed_unsynced: list[Path] = []
        self.contents: dict[Path, bytes] = {}
        """The content of each file when it was last synced: SQLite also writes files, without passing through here."""
        for name in ("write", "pwrite", "ftruncate"):
            patch.setattr(os, name, self._after(getattr(os, name), self._written))
        for name in ("fsync", "fdatasync"):
            patch.setattr(os, name, self._after(getattr(os, name), self._synced))
        patch.setattr(os, "replace", self._after(os.replace, self._renamed))
        patch.setattr(os, "unlink", self._after(os.unlink, self._unlinked))

    def _after(self, honest: Callable[..., object], note: Callable[..., None]) -> Callable[..., object]:
        def call(*args: object, **named: object) -> object:
            done = honest(*args, **named)
            note(*args)
            return done

        return call

    def _written(self, file: int, *_: object) -> None:
        path = Path(f"/proc/self/fd/{file}").readlink()
        if path.is_file() and not path.name.endswith(UNWAITED):
            self.unsynced.add(path)

    def _synced(self, file: int) -> None:
        path = Path(f"/proc/self/fd/{file}").readlink()
        self.unsynced.discard(path)
        if path.is_file():
            self.contents[path] = path.read_bytes()

    def _renamed(self, old: Path, new: Path) -> None:
        made = Path(old).suffix == ".new" and Path(new).read_bytes() != self.contents.get(Path(old))
        if old in self.unsynced or made:
            self.renamed_unsynced.append(old)
        self.unsynced |= {Path(old).parent, Path(new).parent}

    def _unlinked(self, gone: Path, *_: object, **__: object) -> None:
        if gone in self.unsynced:
            self.unsynced.remove(gone)

    def assert_all_is_there(self) -> None:
        assert self.renamed_unsynced == []
        assert self.unsynced == set()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house to be copied: to fill one takes the disk longer than any of these tests."""
    folder = tmp_path_factory.mktemp("whole") / "house"
    House(folder).filled()
    return folder


@pytest.fixture
def house(whole: Path, tmp_path: Path) -> House:
    return House(Path(shutil.copytree(whole, tmp_path / "house")))


def shorter_third_copy(house: House) -> None:
    os.truncate(house.copy3, house.copy3.stat().st_size - 10)


def write_that_was_cut_off(house: House) -> None:
    with house.copy3.open("ab") as file:
        file.write(b"the beginning of a frame")


def bad_second_copy(house: House) -> None:
    house.copy2.write_bytes(b"noise" * 100)


def second_device_replaced(house: House) -> None:
    shutil.rmtree(house.second)


def bad_database(house: House) -> None:
    house.path.write_bytes(b"no database" * 1000)


def first_device_lost(house: House) -> None:
    shutil.rmtree(house.path.parent)


def nothing(house: House) -> None:
    """All copies are good."""


@pytest.mark.parametrize(
    "befallen",
    [
        nothing,
        shorter_third_copy,
        write_that_was_cut_off,
        bad_second_copy,
        second_device_replaced,
        bad_database,
        first_device_lost,
    ],
)
def test_whatever_a_start_has_to_mend_is_on_the_disk_before_it_is_over(
    house: House, befallen: Callable[[House], None]
) -> None:
    befallen(house)
    with pytest.MonkeyPatch.context() as patch:
        disk = Disk(patch)
        with closing(house.open()) as journal:
            disk.assert_all_is_there()
            journal.append([("bill", b"20.00")], NOW_MS)
            disk.assert_all_is_there()
            journal.snapshot(b"state")
            disk.assert_all_is_there()


def test_a_first_start_leaves_a_journal_that_outlives_a_power_cut(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        disk = Disk(patch)
        Journal.open(tmp_path / "journal.db", NOW_MS, tmp_path / "second").close()
        disk.assert_all_is_there()


def test_a_head_is_made_in_one_durable_step(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        disk = Disk(patch)
        head.create(tmp_path / "journal.db.head", bytes(32), 7)
        disk.assert_all_is_there()


def test_a_ram_clear_has_moved_every_file_durably_before_it_goes_on(house: House) -> None:
    """Regulation C9: what was counted before a clear is never lost with it."""
    with pytest.MonkeyPatch.context() as patch:
        disk = Disk(patch)
        putting_away.begin(house.path, b"the record")
        disk.assert_all_is_there()
        putting_away.put_away(house.path, house.second, "then")
        disk.assert_all_is_there()
        putting_away.finish(house.path, "then")
        disk.assert_all_is_there()


def folders_synced(patch: pytest.MonkeyPatch) -> list[Path]:
    """The folders that are synced from now on, in their order."""
    synced: list[Path] = []
    honest = os.fsync

    def fsync(file: int) -> None:
        path = Path(f"/proc/self/fd/{file}").readlink()
        if path.is_dir():
            synced.append(path)
        honest(file)

    patch.setattr(os, "fsync", fsync)
    return synced


def test_the_mark_of_a_bad_copy_outlives_a_power_cut(house: House) -> None:
    with pytest.MonkeyPatch.context() as patch:
        synced = folders_synced(patch)
        mark_suspect(house.copy3)
    assert synced == [house.second]


def test_each_folder_that_is_made_for_an_archive_can_be_found_after_a_cut(house: House) -> None:
    putting_away.begin(house.path, b"the record")
    with pytest.MonkeyPatch.context() as patch:
        synced = folders_synced(patch)
        putting_away.put_away(house.path, house.second, "then")
    for device in (house.path.parent, house.second):
        archives = device / putting_away.ARCHIVES
        assert {archives / "then", archives, device} <= set(synced)
