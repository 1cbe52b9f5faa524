"""Other users of the machine read nothing that a cabinet writes, and stop none by holding its lock files.

The reservation's PIN, tickets that are still worth money and the dice to come back to lie in these files.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from harness.torture.program import on_param, write_param
from tests.end_to_end.house import SPEED, House

PARAM = "Param.ini"


@contextmanager
def umask(mask: int) -> Iterator[None]:
    """Programs that are started until the end of the block have this umask."""
    before = os.umask(mask)
    try:
        yield
    finally:
        os.umask(before)


def open_to_others(folder: Path) -> list[str]:
    """Everything below a folder that anybody but its owner may read, write, search or lock; ports by what they are."""
    found = []
    for path in folder.rglob("*"):
        mode = path.stat().st_mode  # of the port, where a name leads to one
        if path.name != PARAM and mode & 0o077:
            found.append(f"{stat.filemode(mode)} {path.relative_to(folder)}")
    return found


@pytest.mark.parametrize("mask", [0o022, 0o000])
def test_all_that_a_cabinet_and_its_devices_write_is_their_own_users(tmp_path: Path, mask: int) -> None:
    with umask(mask):
        house = House(tmp_path, SPEED)
        try:
            house.start(screen=True)
            assert (house.folder / "rig" / "control").is_socket()
            assert open_to_others(house.folder) == []
            assert house.end() == 0
            assert open_to_others(house.folder) == []
        finally:
            house.close()


def test_the_record_of_the_internal_dice_is_the_cabinets_own(tmp_path: Path) -> None:
    param = write_param(tmp_path, internal_dice=True)
    with umask(0o000):
        program = on_param(param)
        program.wait_for(lambda line: "dice" in line.get("ready", ()))
        assert program.end() == 0
    assert (tmp_path / "dice.record").is_file()
    assert open_to_others(tmp_path) == []


def test_what_an_earlier_program_left_for_all_to_read_is_taken_back_at_the_start(tmp_path: Path) -> None:
    param = write_param(tmp_path, internal_dice=True)
    archive = tmp_path / "cleared" / "2026-01-01T00-00-00Z"
    for life in range(2):
        program = on_param(param, screen=True)
        program.wait_for(lambda line: "dice" in line.get("ready", ()))
        if life:
            assert open_to_others(tmp_path) == ["drwxrwxrwx second"], "this folder was not said to be the cabinet's"
        assert program.end() == 0
        if life == 0:
            archive.mkdir(parents=True)
            (archive / "journal.sqlite").write_bytes(b"put away")
            for path in tmp_path.rglob("*"):
                path.chmod(0o777 if path.is_dir() else 0o666)


def test_another_folder_than_the_programs_own_keeps_its_mode(tmp_path: Path) -> None:
    house = tmp_path / "shared"
    house.mkdir()
    house.chmod(0o755)
    program = on_param(write_param(house))
    program.wait_for(lambda line: "seq" in line)
    assert program.end() == 0
    assert stat.S_IMODE(house.stat().st_mode) == 0o755
