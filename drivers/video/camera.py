"""A camera: a thread that asks for its stream, keeps the latest picture, and asks again when the stream breaks."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException, HTTPResponse

import msgspec

from drivers.ports.message import Message, message
from drivers.video.address import Address
from drivers.video.mjpeg import Pictures, StreamError

PATIENCE_S = 3.0
"""A stream that is silent for this long has broken."""
AGAIN_S = 2.0
"""The pause before a camera that does not answer is asked again."""
CHUNK_BYTES = 65_536
MULTIPART = "multipart/x-mixed-replace"
NOT_YET = message("video.not_yet")


class Seen(msgspec.Struct, frozen=True):
    """What the camera shows."""

    number: int = 0
    """How many pictures came; 0 for none."""
    jpeg: bytes = b""
    """The latest picture; empty while the stream is broken."""
    why: Message | None = NOT_YET
    """Why there is no picture."""


class _Socket(HTTPConnection):
    """The same over the socket of a rig."""

    def __init__(self, file: str) -> None:
        super().__init__("localhost", timeout=PATIENCE_S)
        self._file = file

    def connect(self) -> None:
        self.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.sock.settimeout(self.timeout)
        self.sock.connect(self._file)


class Camera:
    """Read `seen` from any thread. A lost camera changes nothing but the picture."""

    def __init__(self, address: Address, sleep: Callable[[float], bool] | None = None) -> None:
        self.seen = Seen()
        self._address = address
        self._ended = threading.Event()
        self._sleep = sleep or self._ended.wait
        self._connection: HTTPConnection | None = None
        self._thread = threading.Thread(target=self._run, name="camera", daemon=True)

    def start(self) -> None:
        """Begin to look."""
        self._thread.start()

    def close(self) -> None:
        """Look no longer."""
        self._ended.set()
        if (connection := self._connection) is not None and connection.sock is not None:
            connection.sock.shutdown(socket.SHUT_RDWR)
        if self._thread.is_alive():
            self._thread.join(PATIENCE_S)

    def _run(self) -> None:
        while not self._ended.is_set():
            try:
                self._look()
                why = message("video.ended")
            except (OSError, HTTPException) as error:
                why = message("video.no_answer", error=_reason(error))
            except StreamError:
                why = message("video.no_stream")
            self.seen = Seen(self.seen.number, b"", why)
            self._sleep(AGAIN_S)

    def _look(self) -> None:
        """Show the pictures of one stream until it ends. Raises OSError, HTTPException, StreamError."""
        address = self._address
        plain = HTTPConnection(address.host, address.port, timeout=PATIENCE_S)
        connection = self._connection = _Socket(address.socket) if address.socket else plain
        try:
            connection.request("GET", address.path)
            answer = connection.getresponse()
            if answer.status != 200 or not answer.headers.get("Content-Type", "").lower().startswith(MULTIPART):
                raise StreamError("no stream")
            self._show(answer)
        finally:
            self._connection = None
            connection.close()

    def _show(self, answer: HTTPResponse) -> None:
        pictures, heard_s = Pictures(), time.monotonic()
        while not self._ended.is_set() and (received := answer.read1(CHUNK_BYTES)):
            if found := pictures.feed(received):
                self.seen, heard_s = Seen(self.seen.number + len(found), found[-1], None), time.monotonic()
            elif time.monotonic() - heard_s > PATIENCE_S:
                raise TimeoutError("timed out")


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error) or type(error).__name__
