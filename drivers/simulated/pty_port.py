"""A simulated device's serial port: a pseudo-terminal under a stable name, which can be unplugged and plugged in.

The rig keeps its own handle on the host's end. So the host may open, close and reopen the port at will, or be killed,
and this side sees only silence: without that handle every read here would fail until the host came back. Unplugging
closes both handles, so the host's next read or write fails as it does when a USB serial adapter is pulled; plugging in
makes a new pseudo-terminal under the old name.

What a host has left unread when it closes the port stays in the kernel's buffer, as with any serial port of Linux. The
bytes of a real line would be gone, so a host flushes its input when it opens the port (pyserial does).

A pseudo-terminal cannot have parity. When a host requests parity and no other setting changes, the C library reports an
error (EINVAL), which would affect every host that opens the port with even parity a second time. So `forget_settings`
keeps one harmless setting different from what a host wants: the check of parity on input. It comes too late for a host
that opens the port at the same moment as another, or changes settings before it has sent anything.
"""

from __future__ import annotations

import array
import fcntl
import os
import termios
import tty
from pathlib import Path

READ_BYTES = 4096
UNREAD_LIMIT_BYTES = 2048
"""Above this much unread input the host is not listening. It is half of the kernel's line buffer (4096 bytes), so
nothing ever queues up behind that buffer, where the host's flush would not reach it.
"""


class PtyPort:
    """One end of a cable. Reading and writing never block and never fail: an unplugged cable is merely silent."""

    def __init__(self, link: Path) -> None:
        """`link` is the name under which the host finds the port. The cable is unplugged until `plug`."""
        self.link = link
        self._master = -1
        self._slave = -1

    @property
    def plugged(self) -> bool:
        """Whether the host finds a port under the name."""
        return self._master >= 0

    def fileno(self) -> int:
        """The device's end, for a selector. Only while plugged."""
        assert self.plugged
        return self._master

    def plug(self) -> None:
        """Make a new port and put it under its name in one step. Raises OSError if the system gives none."""
        assert not self.plugged
        self._master, self._slave = os.openpty()
        try:
            tty.setraw(self._slave)
            os.fchmod(self._slave, 0o600)  # systems allow the group tty to write to every terminal
            self.forget_settings()
            os.set_blocking(self._master, False)
            _point(self.link, os.ttyname(self._slave))
        except OSError:
            self._close()
            raise

    def unplug(self) -> None:
        """Remove the name and break the line: a host that has the port open sees it fail at once."""
        assert self.plugged
        self.link.unlink(missing_ok=True)
        self._close()

    def forget_settings(self) -> None:
        """Make sure that the next host to open the port finds a setting to change. Must be called repeatedly."""
        if not self.plugged:
            return
        settings = termios.tcgetattr(self._slave)
        if not settings[0] & termios.INPCK:
            settings[0] |= termios.INPCK
            termios.tcsetattr(self._slave, termios.TCSANOW, settings)

    def read(self) -> bytes:
        """What the host has sent since the last call, at most READ_BYTES; may be empty."""
        if not self.plugged:
            return b""
        try:
            return os.read(self._master, READ_BYTES)
        except BlockingIOError:
            return b""

    def write(self, data: bytes) -> int:
        """Send to the host; returns how many bytes went out. Like a wire it drops what is not read."""
        if not self.plugged or not data or self._unread_bytes() + len(data) > UNREAD_LIMIT_BYTES:
            return 0
        try:
            return os.write(self._master, data)
        except BlockingIOError:
            return 0

    def _unread_bytes(self) -> int:
        waiting = array.array("i", [0])
        fcntl.ioctl(self._slave, termios.FIONREAD, waiting)
        return waiting[0]

    def _close(self) -> None:
        os.close(self._master)
        os.close(self._slave)
        self._master = self._slave = -1


def _point(link: Path, target: str) -> None:
    """Let `link` point to `target`; a reader finds the old port or the new one, never nothing."""
    fresh = link.with_name(f".{link.name}.new")
    fresh.unlink(missing_ok=True)
    fresh.symlink_to(target)
    fresh.replace(link)
