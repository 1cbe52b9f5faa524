"""The hand-over's search for devices: it finds the simulated ones of this cabinet, wherever they lie."""

from __future__ import annotations

from pathlib import Path

from terminal.start.port_search import CabinetPorts


def test_simulated_devices_in_the_program_s_folder_are_named_as_param_ini_names_them(tmp_path: Path) -> None:
    rig = tmp_path / "var" / "rig"
    rig.mkdir(parents=True)
    (rig / "board").touch()
    assert "var/rig/board" in CabinetPorts(rig, tmp_path).addresses()


def test_those_of_a_station_with_a_folder_of_its_own_are_found_there_and_no_others(tmp_path: Path) -> None:
    for folder in ("var/rig", "elsewhere/rig"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "dice").touch()
    rig = tmp_path / "elsewhere" / "rig"
    found = CabinetPorts(rig, tmp_path / "program").addresses()
    assert [one for one in found if one.startswith((str(tmp_path), "var"))] == [str(rig / "dice")]
