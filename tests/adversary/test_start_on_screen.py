"""What goes wrong as the screen opens: nothing is left behind, and there is a sentence instead of a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from harness.torture.program import on_param, write_param
from terminal.common.places import ROOT
from terminal.start.rig_process import runs

BROKEN_SCREEN = """
import sys, time
from pathlib import Path
from terminal.start import rig_process
from terminal.commands import __main__, run
from terminal.screens.window import play
from terminal.screens.window.opening import ScreenBrokenError

def fail(*_, **__):
    while not rig_process.runs(run.RIG):
        time.sleep(0.01)
    sys.stdout.write("rig\\n")
    raise ScreenBrokenError("The screen cannot be shown: Main.qml is missing.")

run.RIG = Path(sys.argv[1])
play.open_window = fail
sys.argv[1:] = ["run", "--windowed", "--param", sys.argv[2]]
__main__.main()
"""


def test_when_the_window_cannot_be_opened_the_rig_ends_and_the_journal_is_closed(tmp_path: Path) -> None:
    param, rig = write_param(tmp_path), tmp_path / "rig"
    param.write_text(param.read_text().replace("simulated = no", "simulated = yes"))
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
    words = [sys.executable, "-c", BROKEN_SCREEN, str(rig), str(param)]
    ended = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout) == (2, "rig\n"), ended.stderr
    assert ended.stderr == "kiosk: The screen cannot be shown: Main.qml is missing.\n"
    assert not runs(rig)
    assert not (tmp_path / "journal.sqlite-wal").exists()


def test_the_log_says_at_each_start_that_all_copies_are_on_one_device(tmp_path: Path) -> None:
    """Regulation C4 asks for two devices."""
    program = on_param(write_param(tmp_path), screen=True)
    program.wait_for(lambda line: "seq" in line)
    assert program.end() == 0
    assert "All copies of the journal are on one device" in (tmp_path / "boxman.log").read_text()


def test_a_start_without_a_screen_tells_first_that_all_copies_are_on_one_device(tmp_path: Path) -> None:
    program = on_param(write_param(tmp_path))
    told = program.wait_for(lambda _: True)
    assert told["note"].startswith("All copies of the journal are on one device")
    assert told["code"] in ("journal.one_device", "journal.one_disk")
    assert program.end() == 0
    assert program.complaints() == ""


def test_a_log_that_cannot_be_written_locks_play_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "boxman.log").mkdir()
    program = on_param(write_param(tmp_path), screen=True)
    told = program.wait_for(lambda line: "locked" in line)
    assert told["locked"] == "The log cannot be written"
    assert "boxman.log" in told["say"]
    assert (told["code"], told["why"]) == ("lock.log_unwritable", "lock.file_unwritable")
    assert program.end() == 0
    assert program.complaints().count("\n") == 1
