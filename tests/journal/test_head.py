"""The head file: the newest acknowledged event, on the disk once its writer is closed."""

from __future__ import annotations

import os
from hashlib import sha256
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


def slot(seq: int, chain: bytes) -> bytes:
    """A slot as it is described: mark, number, hash, and the SHA-256 of the three."""
    content = b"BOXHEAD1" + seq.to_bytes(8, "big") + chain
    return content + sha256(content).digest()


def test_a_stranger_can_read_a_head_and_write_one(path: Path) -> None:
    """Each slot begins a page of its own, so that a write that is torn reaches only one of them."""
    assert path.read_bytes() == slot(1, FIRST) + bytes(4096)
    writer = HeadWriter(path, 0)
    writer.write(2, SECOND)
    writer.close()
    assert path.read_bytes() == slot(1, FIRST) + bytes(4096 - 80) + slot(2, SECOND)
    path.write_bytes(slot(9, SECOND) + bytes(4096 - 80) + slot(8, FIRST) + b"what follows means nothing")
    assert head.read(path) == Head(9, SECOND, 0)


def test_a_slot_of_which_any_byte_is_another_counts_for_nothing(path: Path) -> None:
    whole = path.read_bytes()
    for at in range(80):
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        assert head.read(path) is None
    for size in (0, 79):
        path.write_bytes(whole[:size])
        assert head.read(path) is None
    path.write_bytes(whole[:80])
    assert head.read(path) == Head(1, FIRST, 0)


def test_without_a_file_there_is_no_head_and_a_pipe_does_not_block(tmp_path: Path) -> None:
    assert head.read(tmp_path / "journal.head") is None
    os.mkfifo(tmp_path / "journal.head")
    assert head.read(tmp_path / "journal.head") is None
    with pytest.raises(IsADirectoryError):
        head.read(tmp_path)


def test_a_head_that_is_written_in_part_is_an_error_and_the_one_before_it_stays(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer, honest = HeadWriter(path, 0), os.pwrite
    monkeypatch.setattr(os, "pwrite", lambda file, content, at: honest(file, content[:-1], at))
    for _ in range(2):
        with pytest.raises(OSError, match="only a part"):
            writer.write(2, SECOND)
        assert head.read(path) == Head(1, FIRST, 0)
    writer.close()
