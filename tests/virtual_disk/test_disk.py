"""What a power cut may leave of a disk: all that was synced, and of the rest whatever it likes."""

from __future__ import annotations

import os
import random
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from harness.virtual_disk.disk import SECTOR_BYTES, Image, after_cut
from harness.virtual_disk.operations import FolderSynced, Named, Operation, Resized, Synced, Unnamed, Written
from harness.virtual_disk.recording import Recording, recorded_system_calls
from harness.virtual_disk.sqlite_layer import recorded_sqlite

BEFORE: Image = {"ledger": b"old " * 512}
LEDGER, OTHER = 0, 1
TWO_SECTORS = b"new!" * (SECTOR_BYTES // 2)


def left_after(operations: Sequence[Operation], times: int = 200) -> list[Image]:
    return [after_cut(BEFORE, operations, random.Random(seed)) for seed in range(times)]  # noqa: S311


def test_what_was_synced_is_there_after_every_cut() -> None:
    for image in left_after([Written(LEDGER, 0, b"synced"), Synced(LEDGER)]):
        assert image["ledger"].startswith(b"synced")


def test_what_was_not_synced_may_be_there_be_gone_or_be_torn_between_two_sectors() -> None:
    found = {image["ledger"][: 2 * SECTOR_BYTES] for image in left_after([Written(LEDGER, 0, TWO_SECTORS)])}
    old, new = BEFORE["ledger"][:SECTOR_BYTES], TWO_SECTORS[:SECTOR_BYTES]
    assert found == {old + old, old + new, new + old, new + new}


def test_a_sector_is_never_torn() -> None:
    for image in left_after([Written(LEDGER, 10, b"x" * 100)]):
        assert image["ledger"].count(b"x") in (0, 100)


def test_a_later_write_may_come_to_the_disk_without_an_earlier_one() -> None:
    writes: list[Operation] = [Written(LEDGER, 0, b"first"), Written(LEDGER, SECTOR_BYTES, b"second")]
    assert any(b"second" in image["ledger"] and b"first" not in image["ledger"] for image in left_after(writes))


def test_two_writes_to_one_place_may_end_with_the_earlier_one() -> None:
    writes: list[Operation] = [Written(LEDGER, 0, b"first"), Written(LEDGER, 0, b"other")]
    assert any(image["ledger"].startswith(b"first") for image in left_after(writes))


def test_a_hole_before_a_write_reads_as_zeros() -> None:
    operations: list[Operation] = [Resized(LEDGER, 0), Written(LEDGER, 3, b"x"), Synced(LEDGER)]
    assert {image["ledger"] for image in left_after(operations)} == {b"\0\0\0x"}


def test_a_name_that_was_not_synced_may_be_gone_and_with_it_the_file() -> None:
    made: list[Operation] = [Named("fresh", OTHER), Written(OTHER, 0, b"x")]
    assert {"fresh" in image for image in left_after(made)} == {True, False}


def test_the_name_of_a_synced_file_stays() -> None:
    made: list[Operation] = [Named("fresh", OTHER), Written(OTHER, 0, b"x"), Synced(OTHER)]
    assert {image.get("fresh") for image in left_after(made)} == {b"x"}


def test_a_renamed_file_bears_one_of_its_two_names_and_never_both() -> None:
    renamed: list[Operation] = [Named("ledger.bak", LEDGER)]
    assert {tuple(image) for image in left_after(renamed)} == {("ledger",), ("ledger.bak",)}


def test_a_file_that_is_synced_under_another_name_may_bear_the_old_one_until_its_folder_is_synced() -> None:
    renamed: list[Operation] = [Named("other", LEDGER), Written(LEDGER, 0, b"x"), Synced(LEDGER)]
    assert {tuple(image) for image in left_after(renamed)} == {("ledger",), ("other",)}
    assert {tuple(image) for image in left_after([*renamed, FolderSynced(".")])} == {("other",)}


def test_the_sync_of_a_folder_brings_no_name_of_another_folder() -> None:
    made: list[Operation] = [Named("a/fresh", OTHER), Named("b/fresh", OTHER + 1), FolderSynced("a")]
    assert {tuple(image) for image in left_after(made)} == {("a/fresh", "ledger"), ("a/fresh", "b/fresh", "ledger")}


def test_of_two_changes_of_names_the_later_one_may_be_there_without_the_earlier() -> None:
    left = {tuple(image) for image in left_after([Named("a", OTHER), Named("b", OTHER + 1)])}
    assert left == {("ledger",), ("a", "ledger"), ("b", "ledger"), ("a", "b", "ledger")}


def test_a_name_that_was_taken_and_given_again_leads_to_the_synced_file() -> None:
    again: list[Operation] = [Unnamed("ledger"), Named("ledger", OTHER), Written(OTHER, 0, b"x"), Synced(OTHER)]
    assert {image.get("ledger") for image in left_after(again)} == {b"x"}


def test_a_removed_file_may_be_back_until_its_folder_is_synced() -> None:
    assert {"ledger" in image for image in left_after([Unnamed("ledger")])} == {True, False}
    assert {"ledger" in image for image in left_after([Unnamed("ledger"), FolderSynced(".")])} == {False}


def test_what_the_program_itself_does_to_files_is_written_down(tmp_path: Path) -> None:
    recording = Recording(tmp_path, {})
    with recorded_system_calls(recording):
        file = os.open(tmp_path / "a", os.O_RDWR | os.O_CREAT)
        os.write(file, b"one")
        os.pwrite(file, b"two", 8)
        os.ftruncate(file, 9)
        os.fsync(file)
        os.close(file)
        (tmp_path / "a").replace(tmp_path / "b")
        folder = os.open(tmp_path, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)
        (tmp_path / "b").unlink()
    assert recording.operations == [
        Named("a", 0),
        Written(0, 0, b"one"),
        Written(0, 8, b"two"),
        Resized(0, 9),
        Synced(0),
        Named("b", 0),
        FolderSynced("."),
        Unnamed("b"),
    ]


@pytest.mark.parametrize(("synchronous", "lost"), [("NORMAL", True), ("FULL", False)])
def test_a_cut_takes_commits_from_sqlite_unless_it_waits_for_the_disk(
    tmp_path: Path, synchronous: str, lost: bool
) -> None:
    """As measured with a file system that forgets: WAL with NORMAL loses commits, with FULL none."""
    made = tmp_path / "made"
    made.mkdir()
    recording, told = Recording(made, {}), []
    with recorded_system_calls(recording), recorded_sqlite(recording):
        connection = sqlite3.connect(made / "x", isolation_level=None)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA synchronous = {synchronous}")
        connection.execute("CREATE TABLE t (n)")
        for number in range(40):
            connection.execute("INSERT INTO t VALUES (?)", (number,))
            told.append(len(recording.operations))
        connection.close()
    chance = random.Random(1)  # noqa: S311
    missing = 0
    for cut in range(60):
        at = chance.randint(told[0], told[-1])
        found = rows(tmp_path / str(cut), after_cut({}, recording.operations[:at], chance))
        missing += found < sum(after <= at for after in told)
    assert (missing > 0) is lost


def rows(folder: Path, image: Image) -> int:
    folder.mkdir()
    for name, content in image.items():
        (folder / name).write_bytes(content)
    connection = sqlite3.connect(folder / "x")
    try:
        tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        return int(connection.execute("SELECT count(*) FROM t").fetchone()[0]) if tables[0] else 0
    finally:
        connection.close()
