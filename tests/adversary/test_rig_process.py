"""A process id that stayed behind on the disk."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from drivers.ports.message import message
from drivers.simulated.control import ask
from terminal.common.places import ROOT
from terminal.start.rig_process import PID, RigNotStartedError, RigProcess, runs


def until_it_runs(directory: Path) -> None:
    while not runs(directory):
        threading.Event().wait(0.01)


def test_a_rig_that_an_earlier_cabinet_has_started_and_left_is_taken_over_and_ended(tmp_path: Path) -> None:
    earlier = RigProcess(tmp_path, windowed=False)
    until_it_runs(tmp_path)
    RigProcess(tmp_path, windowed=False).close()
    assert not runs(tmp_path)
    assert not (tmp_path / PID).exists()
    earlier.close()


def test_the_validator_knows_the_bills_of_the_cabinets_currency(tmp_path: Path) -> None:
    rig = RigProcess(tmp_path, windowed=False, currency="EUR")
    try:
        until_it_runs(tmp_path)
        assert "'currency': 'EUR'" in str(ask(tmp_path, ("picture",)).picture)
    finally:
        rig.close()


def test_a_rig_that_has_not_opened_its_door_yet_is_ended_with_its_cabinet(tmp_path: Path) -> None:
    rig = RigProcess(tmp_path, windowed=False)
    pid = int((tmp_path / PID).read_text())
    rig.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_where_no_rig_can_be_started_one_sentence_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    place = tmp_path / "file" / "rig"
    with pytest.raises(RigNotStartedError) as caught:
        RigProcess(place, windowed=False)
    assert caught.value.message == message("lock.rig_not_started", directory=str(place), error="Not a directory")
    assert str(caught.value) == f"The simulated devices cannot be started in {place} (Not a directory)."


def test_closing_the_cabinet_ends_no_process_that_only_has_the_number_of_an_earlier_rig(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "drivers.simulated.process", "--directory", str(tmp_path), "--headless"]
    rig = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE)
    stranger = subprocess.Popen(["sleep", "infinity"])
    try:
        assert rig.stdout is not None
        assert b"ready" in rig.stdout.readline()
        (tmp_path / PID).write_text(str(stranger.pid))  # left from before the last power cut
        RigProcess(tmp_path, windowed=False).close()
        try:
            code: int | None = stranger.wait(1)
        except subprocess.TimeoutExpired:
            code = None
        assert code is None, f"a stranger was ended with {code}"
    finally:
        stranger.kill()
        stranger.wait()
        rig.terminate()
        rig.communicate()
