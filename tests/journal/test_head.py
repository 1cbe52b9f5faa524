"""The head file: the newest acknowledged event, on the disk once its writer is closed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from terminal.journal import head
from terminal.journal.head import Head, HeadWriter

FIRST, SECOND = b"a" * 32, b"b" * 32


@pytest.fixture
def path(tmp_path: Path) -> Path:
    head.create(tmp_path / "journal.head", FIRST, 1)
    return tmp_path / "journal.head"


def test_the_newest_head_is_read_and_the_one_before_is_left_in_its_slot(path: Path) -> None:
    writer = HeadWriter(path, 0)
    writer.write(2, SECOND)
    assert head.read(path) == Head(2, SECOND, 1)
    writer.write(3, FIRST)
    assert head.read(path) == Head(3, FIRST, 0)
    writer.close()


def test_a_head_that_is_closed_is_on_the_disk_and_its_file_is_closed(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    writer = HeadWriter(path, 0)
    writer.write(2, SECOND)
    monkeypatch.setattr(os, "fsync", synced.append)
    assert os.path.samestat(os.fstat(writer._file), path.stat())
    writer.close()
    assert synced == [writer._file]
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(writer._file)


def test_a_half_written_slot_counts_for_nothing(path: Path) -> None:
    writer = HeadWriter(path, 0)
    writer.write(2, SECOND)
    writer.close()
    content = bytearray(path.read_bytes())
    content[-1] ^= 1
    path.write_bytes(content)
    assert head.read(path) == Head(1, FIRST, 0)


def test_a_new_head_is_whole_before_it_is_brought_to_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole: list[Head | None] = []
    monkeypatch.setattr(os, "fsync", lambda _: whole.append(head.read(tmp_path / "journal.head.new")))
    head.create(tmp_path / "journal.head", SECOND, 7)
    assert whole[0] == Head(7, SECOND, 0)
