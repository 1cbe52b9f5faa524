"""A process id that stayed behind on the disk."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from terminal.places import ROOT
from terminal.rig_process import PID, RigProcess


def test_closing_the_cabinet_ends_no_process_that_only_has_the_number_of_an_earlier_rig(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "drivers.simulated.rig", "--directory", str(tmp_path), "--headless"]
    rig = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE)
    stranger = subprocess.Popen(["sleep", "20"])
    try:
        assert rig.stdout is not None
        assert b"ready" in rig.stdout.readline()
        (tmp_path / PID).write_text(str(stranger.pid))  # left from before the last power cut
        RigProcess(tmp_path).close()
        try:
            code: int | None = stranger.wait(1)
        except subprocess.TimeoutExpired:
            code = None
        assert code is None, f"a stranger was ended with {code}"
    finally:
        stranger.kill()
        stranger.wait()
        rig.terminate()
        rig.communicate(timeout=10)
