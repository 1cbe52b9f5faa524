"""Checks the free disk space for the journal regularly, on a thread of its own: a failing disk may not answer."""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable
from pathlib import Path

from terminal.cabinet.commands import DiskFound

log = logging.getLogger(__name__)

LOOK_S = 10.0
"""The interval of the checks. A cabinet writes some kilobytes for each touch, so it fills no megabyte in that time."""
MAX_STOP_S = 1.0
MEGABYTE = 1_000_000


def free_mb(folder: Path) -> int:
    """Whole megabytes that a process without privileges may still write there. Raises OSError."""
    found = os.statvfs(folder)
    return found.f_bavail * found.f_frsize // MEGABYTE


class DiskWatch:
    """Reports the space in the journal's folder and in the second copy's. A folder that cannot be read has none."""

    def __init__(self, journal: Path, second: Path, tell: Callable[[DiskFound], None]) -> None:
        self._folders = (journal, second)
        self._tell = tell
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="disk watch", daemon=True)

    def start(self) -> None:
        """Check at once, and then every ten seconds."""
        self._thread.start()

    def stop(self) -> None:
        """Stop checking. A disk that does not answer is not waited for."""
        self._stopping.set()
        if self._thread.is_alive():
            self._thread.join(MAX_STOP_S)

    def look(self) -> None:
        """Check now, and report the result."""
        self._tell(DiskFound(*(self._room(folder) for folder in self._folders)))

    def _run(self) -> None:
        while not self._stopping.is_set():
            self.look()
            self._stopping.wait(LOOK_S)

    def _room(self, folder: Path) -> int:
        try:
            return free_mb(folder)
        except OSError as error:
            log.info("the free space of %s is unknown: %s", folder, error.strerror)
            return 0
