"""A camera: a thread that asks for its stream, keeps the latest picture, and asks again when the stream breaks."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from http.client import HTTPException
from pathlib import Path

import msgspec

from drivers.ports.message import Message, message
from drivers.video.address import Address, HttpAddress
from drivers.video.mjpeg import Pictures, StreamError
from drivers.video.password import read_password
from drivers.video.stream import PATIENCE_S, Stream, StreamBrokenError

AGAIN_S = 2.0
"""The pause before a camera that does not answer is asked again."""
NOT_YET = message("video.not_yet")


class Seen(msgspec.Struct, frozen=True):
    """What the camera shows."""

    number: int = 0
    """How many pictures came; 0 for none."""
    jpeg: bytes = b""
    """The latest picture; empty while the stream is broken."""
    why: Message | None = NOT_YET
    """Why there is no picture."""


class Camera:
    """Read `seen` from any thread. A lost camera changes nothing but the picture."""

    def __init__(
        self, address: Address, sleep: Callable[[float], bool] | None = None, password: Path | None = None
    ) -> None:
        """`password` is a file that is read before the camera is asked: a camera may ask for one, too."""
        self.seen = Seen()
        self._address, self._password = address, password
        self._ended = threading.Event()
        self._sleep = sleep or self._ended.wait
        self._stream: Stream | None = None
        self._thread = threading.Thread(target=self._run, name="camera", daemon=True)

    def start(self) -> None:
        """Begin to look."""
        self._thread.start()

    def close(self) -> None:
        """Look no longer."""
        self._ended.set()
        if (stream := self._stream) is not None:
            stream.interrupt()
        if self._thread.is_alive():
            self._thread.join(2 * PATIENCE_S)

    def _run(self) -> None:
        while not self._ended.is_set():
            try:
                self._look()
                why = message("video.ended")
            except (OSError, HTTPException) as error:
                why = message("video.no_answer", error=_reason(error))
            except StreamBrokenError as broken:
                why = broken.why
            except StreamError:
                why = message("video.no_stream")
            self.seen = Seen(self.seen.number, b"", why)
            self._sleep(AGAIN_S)

    def _look(self) -> None:
        """Show the pictures of one stream until it ends. Raises what `Stream` does."""
        stream = self._stream = stream_of(self._address, read_password(self._password))
        try:
            stream.open()
            self._show(stream)
        finally:
            self._stream = None
            stream.close()

    def _show(self, stream: Stream) -> None:
        pictures, heard_s = Pictures(), 0.0
        while not self._ended.is_set() and (received := stream.read()):
            now_s = time.monotonic()
            if found := pictures.feed(received):
                self.seen, heard_s = Seen(self.seen.number + len(found), found[-1], None), now_s
            elif now_s - (heard_s := heard_s or now_s) > PATIENCE_S:
                raise TimeoutError("timed out")


def stream_of(address: Address, secret: str) -> Stream:
    """The stream of this address, which is not asked for yet."""
    if isinstance(address, HttpAddress):
        from drivers.video.http_stream import HttpStream

        return HttpStream(address, secret)
    from drivers.video.library_stream import LibraryStream

    return LibraryStream(address, secret)


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error) or type(error).__name__
