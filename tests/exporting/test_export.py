"""An export is complete under its name, or nothing of it is left."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from terminal.exporting.export import BUFFER_BYTES, CancelledError, Cells, Export, Progress, Written
from terminal.exporting.failures import ExportError
from terminal.exporting.places import ExportPlace

NAME = "boxman-00000001-events.csv"
MANY = 5_000


def of_numbers(progress: Progress) -> Iterator[Cells]:
    del progress
    return ((str(number), "x" * 30) for number in range(MANY))


def export(folder: Path) -> Export:
    return Export(ExportPlace(folder), NAME, ("No.", "What"), of_numbers)


def outcome(folder: Path) -> object:
    one = export(folder)
    one.run()
    return one.outcome


def test_every_row_is_written_and_the_file_is_read_as_utf_8(tmp_path: Path) -> None:
    assert outcome(tmp_path) == Written(MANY)
    lines = (tmp_path / NAME).read_text("utf-8-sig").splitlines()
    assert (lines[0], lines[-1], len(lines)) == ("No.,What", f"{MANY - 1},{'x' * 30}", MANY + 1)
    assert (tmp_path / NAME).read_bytes().startswith(b"\xef\xbb\xbf")
    assert [one.name for one in tmp_path.iterdir()] == [NAME]


def test_a_cancelled_export_leaves_nothing_and_stops_where_it_is(tmp_path: Path) -> None:
    given: list[int] = []

    def rows(progress: Progress) -> Iterator[Cells]:
        for number in range(MANY):
            given.append(number)
            if number == 150:
                one.cancel()
            yield (str(number),)
        progress(1)

    one = Export(ExportPlace(tmp_path), NAME, ("No.",), rows)
    one.run()
    assert isinstance(one.outcome, CancelledError)
    assert len(given) == 200
    assert list(tmp_path.iterdir()) == []


def test_one_that_reads_long_without_a_row_is_cancelled_at_its_next_report(tmp_path: Path) -> None:
    def rows(progress: Progress) -> Iterator[Cells]:
        progress(0.25)
        one.cancel()
        progress(0.5)
        yield ("never",)

    one = Export(ExportPlace(tmp_path), NAME, ("No.",), rows)
    one.run()
    assert isinstance(one.outcome, CancelledError)


@pytest.mark.parametrize(
    ("number", "kind"),
    [
        (errno.ENOSPC, "full"),
        (errno.EDQUOT, "full"),
        (errno.EIO, "gone"),
        (errno.ENODEV, "gone"),
        (errno.EROFS, "read_only"),
        (errno.EACCES, "refused"),
        (errno.EBUSY, "failed"),
    ],
)
@pytest.mark.parametrize("call", ["write", "fsync", "replace"])
def test_whatever_fails_is_one_kind_of_failure_and_nothing_is_left(
    number: int, kind: str, call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(f"terminal.exporting.new_file.os.{call}", fails)
    found = outcome(tmp_path)
    assert isinstance(found, ExportError)
    assert (found.kind, found.detail) == (kind, os.strerror(number))
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_missing_is_not_made(tmp_path: Path) -> None:
    found = outcome(tmp_path / "not mounted")
    assert isinstance(found, ExportError)
    assert found.kind == "gone"
    assert list(tmp_path.iterdir()) == []


def test_a_disk_that_takes_pieces_gets_all_of_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.write
    monkeypatch.setattr(
        "terminal.exporting.new_file.os.write", lambda file, content: write(file, content[: BUFFER_BYTES // 3])
    )
    assert outcome(tmp_path) == Written(MANY)
    assert len((tmp_path / NAME).read_text("utf-8-sig").splitlines()) == MANY + 1


def test_a_link_in_place_of_the_unfinished_file_is_not_followed(tmp_path: Path) -> None:
    target = tmp_path / "important"
    target.write_text("stays")
    (tmp_path / f"{NAME}.part").symlink_to(target)
    found = outcome(tmp_path)
    assert isinstance(found, ExportError)
    assert target.read_text() == "stays"


@pytest.mark.expects_log("the export .* failed")
def test_a_mistake_of_the_program_is_an_outcome_too(tmp_path: Path) -> None:
    def rows(progress: Progress) -> Iterator[Cells]:
        del progress
        yield ("1",)
        raise AssertionError("impossible")

    one = Export(ExportPlace(tmp_path), NAME, ("No.",), rows)
    one.run()
    assert isinstance(one.outcome, AssertionError)
    assert list(tmp_path.iterdir()) == []
