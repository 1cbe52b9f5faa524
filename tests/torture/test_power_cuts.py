"""Power cuts at any instant: no event that was reported is lost, none doubled, and the equation holds after each."""

from __future__ import annotations

import os
import random
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from drivers.dice import record_file
from harness.quick_place import quick_place
from harness.torture.power.cuts import Cuts
from harness.torture.power.life import Disk, lived
from harness.virtual_disk.operations import Synced
from terminal.journal import connections
from terminal.journal.copies import plain
from terminal.ticket_book import book


@pytest.fixture
def quick_path() -> Iterator[Path]:
    """A folder in memory: the disk of these tests is a recording."""
    with tempfile.TemporaryDirectory(dir=quick_place()) as folder:
        yield Path(folder)


class Careless:
    """The system's calls, which never wait for the disk."""

    def __getattr__(self, name: str) -> object:
        return getattr(os, name)

    def fdatasync(self, file: int) -> None:
        """Claim that it is on the disk."""

    fsync = fdatasync


CUTS = 60
"""A bounded sample; the nightly form is `./kiosk torture --cuts 1000`."""
FEW = 24
"""What it takes to find a terminal that does not wait for its disks."""


def test_no_cut_takes_an_event_that_was_acknowledged(quick_path: Path) -> None:
    outcome = Cuts(quick_path, seed=2).run(CUTS, lambda _: None)
    assert outcome.wrong == []
    assert outcome.cuts == CUTS
    assert outcome.events > 200
    assert outcome.unfinished > 0


def test_the_same_seed_plays_the_same_life(quick_path: Path) -> None:
    lives = []
    for number in range(2):
        folder = quick_path / str(number)
        folder.mkdir()
        lives.append(lived(Disk(folder), {}, 12, random.Random(3)))  # noqa: S311
    assert [seq for _, seq in lives[0].reported] == [seq for _, seq in lives[1].reported]
    assert len(lives[0].reported) > 12


def test_every_event_is_synced_before_it_is_acknowledged(quick_path: Path) -> None:
    life = lived(Disk(quick_path), {}, 12, random.Random(3))  # noqa: S311
    before = 0
    for after, _ in life.reported:
        assert any(isinstance(one, Synced) for one in life.operations[before:after])
        before = after


class CarelessOf(Careless):
    """Waits for every file but those whose names end so."""

    def __init__(self, end: str) -> None:
        self._end = end

    def fdatasync(self, file: int) -> None:
        if not Path(f"/proc/self/fd/{file}").readlink().name.endswith(self._end):
            os.fdatasync(file)


def careless_database(monkeypatch: pytest.MonkeyPatch) -> None:
    careful = connections.open_writer

    def careless(path: Path) -> sqlite3.Connection:
        connection = careful(path)
        connection.execute("PRAGMA synchronous = OFF")
        return connection

    monkeypatch.setattr("terminal.journal.journal.open_writer", careless)


def test_a_database_that_does_not_wait_for_its_disk_is_found_out_though_the_copies_would_mend_it(
    quick_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    careless_database(monkeypatch)
    assert "copy 1 " in "".join(Cuts(quick_path, seed=5).run(FEW, lambda _: None).wrong)


@pytest.mark.parametrize("number", [2, 3])
def test_a_plain_copy_that_does_not_wait_for_its_disk_is_found_out_though_the_database_would_mend_it(
    quick_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    monkeypatch.setattr(plain, "os", CarelessOf(f"copy{number}"))
    assert f"copy {number} " in "".join(Cuts(quick_path, seed=5).run(FEW, lambda _: None).wrong)


def test_a_copy_whose_name_does_not_wait_for_its_folder_is_found_out(
    quick_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("terminal.journal.copies.places.sync_folder", lambda _: None)
    assert "copy 3 is bad after the cut: its file is missing" in first_lives(quick_path)


def first_lives(folder: Path) -> str:
    """What is wrong after a cut of a first life, in which all files are made: of the first that finds anything."""
    for seed in range(FEW):
        disk = folder / str(seed)
        disk.mkdir()
        if wrong := Cuts(disk, seed).run(2, lambda _: None).wrong:
            return "".join(wrong)
    return ""


def test_a_ticket_book_that_does_not_wait_for_its_disk_is_found_out(
    quick_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    careful = book._opened

    def careless(path: Path, connect: book.Connect, application_id: int) -> sqlite3.Connection:
        connection = careful(path, connect, application_id)
        connection.execute("PRAGMA synchronous = OFF")
        return connection

    monkeypatch.setattr(book, "_opened", careless)
    wrong = "".join(Cuts(quick_path, seed=5).run(CUTS, lambda _: None).wrong)
    assert "in the book" in wrong or "ticket book cannot be used" in wrong, wrong  # tickets are missing, or whole pages


def test_internal_dice_whose_record_does_not_wait_for_its_disk_are_found_out(
    quick_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record_file, "os", Careless())
    assert "showed" in "".join(Cuts(quick_path, seed=5).run(CUTS, lambda _: None).wrong)
