"""The folder of practice: everything lies in it, and nothing of it remains."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from terminal.common.places import ROOT
from terminal.screens.window import play
from terminal.settings import writing
from terminal.settings.parameters import PARAMETERS, Profile
from terminal.settings.reading import from_written, load
from terminal.start.app import open_terminal
from terminal.start.loading import load_settings
from terminal.start.no_play import NoPlayError
from terminal.start.own_folder import PARAM_NAME
from terminal.start.practice import (
    MARK,
    practice_folder,
    remove_left_behind,
    verify_file_inside,
    verify_inside,
    verify_not_practice,
)
from tests.each import each_of

REAL = (
    "[cabinet]\nestablishment = The House\n[journal]\npath = {folder}/real.sqlite\n[devices]\nboard = boxman usb:1:2\n"
)


@pytest.fixture
def real(tmp_path: Path) -> Path:
    """The Param.ini of a cabinet with a journal and a device of its own."""
    path = tmp_path / "real" / "Param.ini"
    path.parent.mkdir()
    path.write_text(REAL.format(folder=path.parent))
    return path


def test_a_practice_has_the_parameters_of_the_cabinet_and_places_of_its_own(real: Path, tmp_path: Path) -> None:
    before = real.read_bytes()
    with practice_folder(real, tmp_path / "practice") as folder:
        settings = load(folder / PARAM_NAME)
        assert settings.establishment == "The House"
        verify_file_inside(folder / PARAM_NAME)
    assert real.read_bytes() == before


def test_the_folder_is_removed_at_the_end_and_after_a_failure(real: Path, tmp_path: Path) -> None:
    folders = practice_folder(real, tmp_path / "practice")
    folder = folders.__enter__()
    (folder / "second").mkdir()
    (folder / "second" / "journal.sqlite.copy3").touch()
    assert not folders.__exit__(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert list((tmp_path / "practice").iterdir()) == []


def test_a_folder_whose_process_was_killed_is_removed_by_the_next(real: Path, tmp_path: Path) -> None:
    left, unmarked = tmp_path / "practice-left", tmp_path / "practice-cut"
    left.mkdir()
    (left / MARK).touch()
    (left / "journal.sqlite").touch()
    unmarked.mkdir()
    remove_left_behind(tmp_path)
    assert list(tmp_path.iterdir()) == [real.parent]


def test_a_folder_in_use_and_one_without_the_mark_remain(real: Path, tmp_path: Path) -> None:
    other = tmp_path / "practice-of-something-else"
    other.mkdir()
    (other / "journal.sqlite").touch()
    with practice_folder(real, tmp_path) as folder:
        remove_left_behind(tmp_path)
        assert (folder / PARAM_NAME).exists()
        assert (other / "journal.sqlite").exists()


BY_FIELD = {one.field: one.name for one in PARAMETERS}
OUTSIDE = {
    "journal_path": "var/journal.sqlite",
    "second_path": "../../second",
    "ticket_book": "../tickets.sqlite",
    "export_folder": "var/exports",
    "validator": "id003 var/rig/validator",
    "printer": "tcl usb:1234:abcd",
    "dice": "internal",
    "board": "boxman serial:/dev/ttyS0",
}


@each_of(("field", "value"), OUTSIDE.items())
def test_what_lies_outside_of_the_folder_is_refused(real: Path, tmp_path: Path, field: str, value: str) -> None:
    with practice_folder(real, tmp_path / "practice") as folder:
        written = {**load(folder / PARAM_NAME).as_written(), BY_FIELD[field]: value}
        settings = from_written(written, Profile())
        assert getattr(settings, field) == value
        with pytest.raises(NoPlayError, match="outside its own folder"):
            verify_inside(settings, folder / PARAM_NAME)


def test_devices_that_are_not_simulated_are_refused(real: Path, tmp_path: Path) -> None:
    with practice_folder(real, tmp_path / "practice") as folder:
        settings = replace(load(folder / PARAM_NAME), simulated=False)
        with pytest.raises(NoPlayError, match="outside its own folder"):
            verify_inside(settings, folder / PARAM_NAME)


def test_practice_at_a_station_has_dice_of_its_own_and_never_the_table_s(real: Path, tmp_path: Path) -> None:
    real.write_text(real.read_text() + "[table]\nrole = station\n")
    with practice_folder(real, tmp_path / "practice") as folder:
        assert load(folder / PARAM_NAME).table_role == "alone"
        settings = replace(load(folder / PARAM_NAME), table_role="station")
        with pytest.raises(NoPlayError, match="outside its own folder"):
            verify_inside(settings, folder / PARAM_NAME)


def test_a_link_that_leads_outside_is_refused(real: Path, tmp_path: Path) -> None:
    with practice_folder(real, tmp_path / "practice") as folder:
        (folder / "journal.sqlite").symlink_to(real.parent / "real.sqlite")
        with pytest.raises(NoPlayError, match="outside its own folder"):
            verify_file_inside(folder / PARAM_NAME)


def test_a_param_ini_outside_of_a_folder_of_practice_is_refused(real: Path) -> None:
    with pytest.raises(NoPlayError, match="outside its own folder"):
        verify_file_inside(real)


def test_a_param_ini_that_cannot_be_read_is_refused_because_its_defaults_name_a_cabinet(
    real: Path, tmp_path: Path
) -> None:
    with practice_folder(real, tmp_path / "practice") as folder:
        (folder / PARAM_NAME).write_text("[journal\n")
        with pytest.raises(NoPlayError):
            verify_file_inside(folder / PARAM_NAME)


def test_the_shipped_parameters_name_nothing_in_a_folder_of_practice() -> None:
    verify_not_practice(ROOT / Profile().journal_path)


def test_a_cabinet_refuses_a_journal_in_a_folder_of_practice(real: Path, tmp_path: Path) -> None:
    with practice_folder(real, tmp_path / "practice") as folder:
        named = writing.changed(real.read_text(), {"journal.path": str(folder / "other.sqlite")}, "Param.ini")
        real.write_text(named)
        with pytest.raises(NoPlayError, match="one of practice"):
            verify_not_practice(Path(load_settings(real).journal_path))


def test_practice_exports_to_no_stick(real: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def sought(*_: object) -> None:
        raise AssertionError("a stick was looked for")

    monkeypatch.setattr(play, "export_places", sought)
    with practice_folder(real, tmp_path / "practice") as folder:
        opened = open_terminal(folder / PARAM_NAME, None, practice=True)
        try:
            assert [one.folder for one in play._exports(opened).places()] == [folder / "exports"]
        finally:
            opened.close()
