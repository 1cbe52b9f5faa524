"""The stream of a camera that sends JPEG pictures over HTTP, or over the socket of a rig."""

from __future__ import annotations

import socket
from base64 import b64encode
from contextlib import suppress
from http.client import HTTPConnection, HTTPResponse

from drivers.video.address import HttpAddress
from drivers.video.mjpeg import StreamError
from drivers.video.stream import CHUNK_BYTES, PATIENCE_S

MULTIPART = "multipart/x-mixed-replace"


class _Socket(HTTPConnection):
    """The same over the socket of a rig."""

    def __init__(self, file: str) -> None:
        super().__init__("localhost", timeout=PATIENCE_S)
        self._file = file

    def connect(self) -> None:
        self.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.sock.settimeout(self.timeout)
        self.sock.connect(self._file)


class HttpStream:
    """A `Stream`."""

    def __init__(self, address: HttpAddress, secret: str = "") -> None:
        self._path = address.path
        self._fields = {"Authorization": f"Basic {b64encode(secret.encode()).decode()}"} if secret else {}
        plain = HTTPConnection(address.host, address.port, timeout=PATIENCE_S)
        self._connection = _Socket(address.socket) if address.socket else plain
        self._answer: HTTPResponse | None = None

    def open(self) -> None:
        """Ask for the pictures. Raises OSError, HTTPException, StreamError."""
        self._connection.request("GET", self._path, headers=self._fields)
        self._answer = answer = self._connection.getresponse()
        if answer.status != 200 or not answer.headers.get("Content-Type", "").lower().startswith(MULTIPART):
            raise StreamError("no stream")

    def read(self) -> bytes:
        """The next bytes; none at the end. Raises OSError, HTTPException."""
        assert self._answer is not None, "it was opened"
        return self._answer.read1(CHUNK_BYTES)

    def interrupt(self) -> None:
        """End what its thread waits for."""
        if (sock := self._connection.sock) is not None:
            with suppress(OSError):
                sock.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """End it."""
        self._connection.close()
