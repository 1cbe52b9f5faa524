"""`./kiosk run --stations`: folders for a table and its stations, each a cabinet of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from terminal.common.places import ROOT
from terminal.ini.ini import IniError
from terminal.settings.reading import load
from terminal.start.loading import device_addresses
from terminal.start.own_folder import rig_directory
from terminal.start.stations import StationsError, make_folders

PARAM = "[cabinet]\nmachine_id = 7\nestablishment = The House\n[game]\nmode = auto\n"


@pytest.fixture
def param(tmp_path: Path) -> Path:
    """The Param.ini that they follow."""
    path = tmp_path / "Param.ini"
    path.write_text(PARAM)
    return path


def test_the_table_and_each_station_have_the_house_s_parameters_and_numbers_of_their_own(
    param: Path, tmp_path: Path
) -> None:
    folders = make_folders(param, 3, tmp_path / "table")
    table, *stations = (load(one) for one in (folders.table, *folders.stations))
    assert (table.table_role, table.machine_id, table.mode) == ("table", 700, "auto")
    assert [one.table_role for one in stations] == ["station"] * 3
    assert [(one.table_seat, one.machine_id) for one in stations] == [(1, 701), (2, 702), (3, 703)]
    assert {one.establishment for one in (table, *stations)} == {"The House"}
    assert {one.table_exchange for one in (table, *stations)} == {str(tmp_path / "table" / "exchange.sqlite")}


def test_no_two_of_them_share_a_file_or_a_device(param: Path, tmp_path: Path) -> None:
    folders = make_folders(param, 14, tmp_path / "table")
    opened: list[str] = []
    for one in (folders.table, *folders.stations):
        settings = load(one)
        opened += [settings.journal_path, *device_addresses(settings).values()]
        assert rig_directory(settings) == one.parent / "rig"
    assert len(set(opened)) == len(opened)


def test_a_folder_that_is_there_keeps_its_parameters_and_its_money(param: Path, tmp_path: Path) -> None:
    (first,) = make_folders(param, 1, tmp_path / "table").stations
    first.write_text(first.read_text().replace("The House", "The Annex"))
    before = first.read_bytes()
    stations = make_folders(param, 2, tmp_path / "table").stations
    assert stations[0] == first
    assert first.read_bytes() == before
    assert load(stations[1]).establishment == "The House"


def test_a_number_without_room_for_its_seats_is_refused_and_nothing_is_made(param: Path, tmp_path: Path) -> None:
    param.write_text("[cabinet]\nmachine_id = 167773\n")
    with pytest.raises(StationsError, match="too large for a table: 167771 is the largest"):
        make_folders(param, 14, tmp_path / "table")
    assert not (tmp_path / "table").exists()


def test_table_and_stations_offer_every_game_that_is_offered_here(param: Path, tmp_path: Path) -> None:
    param.write_text("[game]\nsheet = hazard, craps-el602, big-shot-baden\n")
    folders = make_folders(param, 2, tmp_path / "table")
    for one in (folders.table, *folders.stations):
        assert load(one).sheets == ("hazard", "craps-el602", "big-shot-baden")


def test_parameters_that_cannot_be_read_are_refused_and_nothing_is_made(param: Path, tmp_path: Path) -> None:
    param.write_text("[game]\nmode = loud\n")
    with pytest.raises(IniError, match="mode"):
        make_folders(param, 2, tmp_path / "table")
    assert not (tmp_path / "table").exists()


def test_the_simulated_devices_lie_where_the_parameters_say(param: Path) -> None:
    assert rig_directory(load(param)) == ROOT / "var" / "rig"
    param.write_text("[devices]\nboard = boxman serial:/dev/ttyS0\n")
    assert rig_directory(load(param)) == ROOT / "var" / "rig"
