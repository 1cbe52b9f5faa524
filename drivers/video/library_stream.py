"""The stream of a camera that a library reads: RTSP, or a camera on USB. A process of its own decodes it.

The library is loaded in that process alone, and only while the camera can be reached. What a camera sends can crash or
stall it, but nothing else: the process is ended when it is silent, and started again.
"""

from __future__ import annotations

import os
import re
import select
import socket
import sys
from contextlib import suppress
from pathlib import Path
from subprocess import PIPE, Popen, TimeoutExpired
from urllib.parse import quote

from drivers.ports.message import Message, message
from drivers.video import library_process
from drivers.video.address import DeviceAddress, RtspAddress
from drivers.video.library_process import MAX_HEIGHT, MAX_WIDTH, OPEN_MS, READ_MS, Ending
from drivers.video.stream import CHUNK_BYTES, PATIENCE_S, StreamBrokenError

BEGIN_S = OPEN_MS / 1000 + READ_MS / 1000 + 2.0
"""The first picture may take this long: the process begins, the stream, and then the next key frame comes."""
MAX_LOG_BYTES = 65_536
LOGGED = re.compile(rb"^\[\w+ @ 0x[0-9a-f]+\] ([ -~]{1,100})", re.MULTILINE)
"""What the library says of an error, which is quoted."""
ENDINGS = {
    Ending.ENDED: message("video.ended"),
    Ending.NOT_INSTALLED: message("video.not_installed"),
    Ending.TOO_LARGE: message("video.too_large", width=MAX_WIDTH, height=MAX_HEIGHT),
}
ROOT = Path(__file__).parents[2]


class LibraryStream:
    """A `Stream`."""

    def __init__(self, address: RtspAddress | DeviceAddress, secret: str = "") -> None:
        self._address, self._secret = address, secret
        self._process: Popen[bytes] | None = None
        self._log = os.memfd_create("camera")
        self._patience_s = BEGIN_S
        self._is_interrupted = False

    def open(self) -> None:
        """Start the process, unless there is nothing to read. Raises OSError."""
        _reach(self._address)
        searched = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
        self._process = Popen(  # noqa: S603 - this very interpreter, no shell, and an address that was read
            [sys.executable, "-m", library_process.__name__],
            stdin=PIPE,
            stdout=PIPE,
            stderr=self._log,
            env={**os.environ, "PYTHONPATH": searched},
        )
        if self._is_interrupted:
            self._process.kill()
        assert self._process.stdin is not None, "it is a pipe"
        with self._process.stdin as pipe:  # every process of the machine may read the arguments of another
            pipe.write(_with_secret(self._address, self._secret).encode())

    def read(self) -> bytes:
        """The next bytes. Raises TimeoutError, and StreamBrokenError at the end."""
        assert self._process is not None, "it was opened"
        assert self._process.stdout is not None, "it is a pipe"
        pipe = self._process.stdout.fileno()
        if not select.select([pipe], [], [], self._patience_s)[0]:
            raise TimeoutError("timed out")
        if received := os.read(pipe, CHUNK_BYTES):
            self._patience_s = PATIENCE_S
            return received
        raise StreamBrokenError(self._why(self._process.wait()))

    def interrupt(self) -> None:
        """End the process, and with it what waits for its bytes."""
        self._is_interrupted = True
        if self._process is not None:
            self._process.kill()

    def close(self) -> None:
        """End the process. One that the system holds, with a camera that hangs, is not waited for."""
        self.interrupt()
        if (process := self._process) is not None:
            with suppress(TimeoutExpired):
                process.wait(PATIENCE_S)
            if process.stdout is not None:
                process.stdout.close()
        os.close(self._log)

    def _why(self, code: int) -> Message:
        if code in ENDINGS:
            return ENDINGS[Ending(code)]
        if code != Ending.UNREADABLE:
            return message("video.broke")
        said = LOGGED.search(os.pread(self._log, MAX_LOG_BYTES, 0))
        if said is None or b"//" in said[1]:  # an address has the password in it
            return message("video.unreadable")
        return message("video.unreadable_because", error=said[1].decode("ascii"))


def _with_secret(address: RtspAddress | DeviceAddress, secret: str) -> str:
    if not secret or isinstance(address, DeviceAddress):
        return address.text
    user, _, password = secret.partition(":")
    return address.text.replace("//", f"//{quote(user, safe='')}:{quote(password, safe='')}@", 1)


def _reach(address: RtspAddress | DeviceAddress) -> None:
    """Find out at no cost whether there is a camera. Raises OSError."""
    if isinstance(address, RtspAddress):
        socket.create_connection((address.host, address.port), PATIENCE_S).close()
    else:
        os.close(os.open(address.text, os.O_RDWR | os.O_NONBLOCK | os.O_CLOEXEC))
