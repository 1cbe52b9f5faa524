"""The simulated devices beside the cabinet: a separate process, which survives a cabinet that is killed."""

from __future__ import annotations

import fcntl
import logging
import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from drivers.ports.message import Message, message
from drivers.simulated.control import RigError, ask, listener
from drivers.simulated.validator_id003 import CURRENCIES
from terminal.common.places import FONTS, ROOT
from terminal.messages.english import sentence
from terminal.settings.parameters import Profile

log = logging.getLogger(__name__)

END_S = 10.0
PID_DIGITS = 20
PID = "cabinet.pid"
"""In the rig's directory: the process id of a rig started by a cabinet, which ends when a cabinet closes."""


CLAIM = "cabinet.lock"
"""In the rig's directory: locked by the cabinet whose devices these are; contains its process id."""


class RigNotStartedError(RigError):
    """The simulated devices of a cabinet cannot be started: `message` is for its lock screen."""

    def __init__(self, reason: Message) -> None:
        super().__init__(sentence(reason))
        self.message = reason


@contextmanager
def sole_cabinet(directory: Path) -> Iterator[None]:
    """Be the only cabinet on the devices of this directory until the end of the block, or of the process.

    A second one would take over the devices, and remove them when it ends. Raises RigError.
    """
    try:
        directory.mkdir(parents=True, exist_ok=True)
        claim = os.open(directory / CLAIM, os.O_RDWR | os.O_CREAT | os.O_NONBLOCK | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise RigError(f"No devices can be simulated in {directory}: {error.strerror}.") from error
    try:
        _take(claim, directory)
        yield
    finally:
        os.close(claim)


def _take(claim: int, directory: Path) -> None:
    try:
        fcntl.flock(claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        other = os.pread(claim, PID_DIGITS, 0).decode("ascii", "replace")
        running = f"Another cabinet (process {other})" if other.isdigit() else "Another cabinet"
        raise RigError(f"{running} runs on the simulated devices in {directory}; end it first.") from error
    os.ftruncate(claim, 0)
    os.pwrite(claim, str(os.getpid()).encode(), 0)


class RigProcess:
    """A rig in its directory. If one is running already, because its cabinet was killed, it is taken over as it is."""

    @classmethod
    def of(cls, profile: Profile, directory: Path, *, windowed: bool) -> RigProcess:
        """The rig of a cabinet with these parameters. Raises RigNotStartedError."""
        owner = f"Seat {profile.table_seat}" if profile.is_station else "Boxman"
        return cls(directory, windowed=windowed, currency=profile.currency, owner=owner)

    def __init__(self, directory: Path, *, windowed: bool, currency: str = "USD", owner: str = "Boxman") -> None:
        """Its validator knows bills of this currency if they can be simulated; otherwise the cabinet gets no bills.

        Its window says in its title whose devices these are.

        Raises RigNotStartedError when the directory or the process cannot be made.
        """
        self._directory = directory
        self._pid_file = directory / PID
        self._process: subprocess.Popen[bytes] | None = None
        if runs(directory):
            return
        try:
            directory.mkdir(parents=True, exist_ok=True)
            self._process = _start(directory, windowed=windowed, currency=currency, owner=owner)
            self._pid_file.write_text(str(self._process.pid))
        except OSError as error:
            self.close()
            why = message("lock.rig_not_started", directory=str(directory), error=str(error.strerror))
            raise RigNotStartedError(why) from error

    def close(self) -> None:
        """End it, if a cabinet has started it. A rig that was started by hand continues."""
        if self._process is not None:
            _end_child(self._process)
        else:
            end_rig(self._directory)
        with suppress(OSError):  # there is none
            self._pid_file.unlink()


def end_rig(directory: Path) -> None:
    """End the rig that a cabinet has started in this directory and left behind, if there is one.

    A process id alone is not proof, because it may have been reused: only a process that also listens here is ended.
    """
    with suppress(OSError, ValueError, RigError):  # no file, no process, or not a rig: nothing to end
        pid = int((directory / PID).read_text())
        if listener(directory) == pid:
            _end(pid, directory)


def _end(pid: int, directory: Path) -> None:
    process = os.pidfd_open(pid)
    try:
        if listener(directory) == pid:  # still the same: `process` now refers to it, even if the id is reused
            signal.pidfd_send_signal(process, signal.SIGTERM)
            select.select([process], [], [], END_S)
    finally:
        os.close(process)


def runs(directory: Path) -> bool:
    """Whether a rig answers in this directory."""
    try:
        return ask(directory, ("status",)).ok
    except RigError:
        return False


def _end_child(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(timeout=END_S)
    except subprocess.TimeoutExpired:
        log.warning("the rig did not end within %.0f s and is killed", END_S)
        process.kill()
        process.wait(timeout=END_S)


def _start(directory: Path, *, windowed: bool, currency: str, owner: str) -> subprocess.Popen[bytes]:
    """Start it in a session of its own, so that a signal to the cabinet does not end the devices."""
    fonts = [word for path in sorted(FONTS.glob("Inter-*.otf")) for word in ("--font", str(path))]
    bills = ["--currency", currency] if currency in CURRENCIES else []
    window = ["--right", "--owner", owner, *fonts] if windowed else ["--headless"]
    words = ["--directory", str(directory), *bills, *window]
    return subprocess.Popen(  # noqa: S603 - this very interpreter and our own module
        [sys.executable, "-m", "drivers.simulated.process", *words],
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
