"""The simulated devices beside the cabinet: a process of their own, which outlives a cabinet that is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from drivers.simulated.control import RigError, ask
from terminal.places import FONTS, ROOT

END_S = 10.0
PID = "cabinet.pid"
"""In the rig's directory: the process of a rig that a cabinet has started, and that goes when a cabinet closes."""


class RigProcess:
    """A rig in its directory. One that is there already, because its cabinet was killed, is taken over as it stands."""

    def __init__(self, directory: Path, *, windowed: bool) -> None:
        self._pid_file = directory / PID
        self._process: subprocess.Popen[bytes] | None = None
        if not runs(directory):
            directory.mkdir(parents=True, exist_ok=True)
            self._process = _start(directory, windowed=windowed)
            self._pid_file.write_text(str(self._process.pid))

    def close(self) -> None:
        """End it, if a cabinet has started it. A rig that was started by hand goes on."""
        with suppress(OSError, ValueError):  # no such file, or no such process: nothing to end
            os.kill(int(self._pid_file.read_text()), signal.SIGTERM)
            self._pid_file.unlink()
        if self._process is not None:
            self._process.wait(timeout=END_S)


def runs(directory: Path) -> bool:
    """Whether a rig answers in this directory."""
    try:
        return ask(directory, ("status",)).ok
    except RigError:
        return False


def _start(directory: Path, *, windowed: bool) -> subprocess.Popen[bytes]:
    """Start it in a session of its own, so that what ends the cabinet does not end the devices."""
    fonts = [word for path in sorted(FONTS.glob("Inter-*.otf")) for word in ("--font", str(path))]
    words = ["--directory", str(directory), *(["--right", *fonts] if windowed else ["--headless"])]
    return subprocess.Popen(  # noqa: S603 - this very interpreter and our own module
        [sys.executable, "-m", "drivers.simulated.rig", *words],
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
