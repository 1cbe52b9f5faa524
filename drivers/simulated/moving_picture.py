"""The rig's camera: serves a moving test picture on the socket ``video`` of the rig's directory, as a camera would."""

from __future__ import annotations

import io
import socket
import threading
import time
from contextlib import suppress
from pathlib import Path

from PIL import Image, ImageDraw

SOCKET_NAME = "video"
SIZE = (640, 360)
FRAMES = 30
"""The test picture repeats after this many frames."""
FRAME_S = 1 / 15
PATIENCE_S = 5.0
HEAD = b"HTTP/1.0 200 OK\r\nContent-Type: multipart/x-mixed-replace; boundary=picture\r\n\r\n"
CLOTH, RED, WHITE = (14, 74, 62), (176, 24, 28), (250, 246, 238)


class SimulatedCamera:
    """Threads of its own: one that waits for viewers, and one for each viewer."""

    def __init__(self, directory: Path) -> None:
        self._file = directory / SOCKET_NAME
        self._frames: list[bytes] = []
        self._ended = threading.Event()
        self._listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)

    def start(self) -> None:
        """Serve. Raises OSError."""
        self._file.unlink(missing_ok=True)
        self._listener.bind(str(self._file))
        self._listener.listen(4)
        threading.Thread(target=self._serve, name="simulated camera", daemon=True).start()

    def close(self) -> None:
        """End, as a camera does whose cable is pulled."""
        self._ended.set()
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self._file.unlink(missing_ok=True)

    def _serve(self) -> None:
        with suppress(OSError):
            while not self._ended.is_set():
                viewer, _ = self._listener.accept()
                threading.Thread(target=self._show, args=(viewer,), name="moving picture", daemon=True).start()

    def _show(self, viewer: socket.socket) -> None:
        self._frames = self._frames or [frame(number) for number in range(FRAMES)]
        with suppress(OSError), viewer:
            viewer.settimeout(PATIENCE_S)
            viewer.recv(4096)
            viewer.sendall(HEAD)
            while not self._ended.is_set():
                viewer.sendall(part(self._frames[int(time.monotonic() / FRAME_S) % FRAMES]))
                time.sleep(FRAME_S)


def part(jpeg: bytes) -> bytes:
    """A picture as a part of the stream."""
    return b"--picture\r\nContent-Type: image/jpeg\r\nContent-Length: %d\r\n\r\n%b\r\n" % (len(jpeg), jpeg)


def frame(number: int) -> bytes:
    """One picture of the moving test picture: a die that runs to and fro over the cloth, and the frame's number."""
    picture = Image.new("RGB", SIZE, CLOTH)
    draw = ImageDraw.Draw(picture)
    for line in range(0, SIZE[0], 40):
        draw.line(((line, 0), (line, SIZE[1])), fill=(18, 86, 72))
    way = abs(FRAMES - 2 * number) / FRAMES
    x, y = 60 + way * 380, 110 + 40 * way
    draw.rounded_rectangle((x, y, x + 140, y + 140), radius=22, fill=RED)
    for dx, dy in ((40, 40), (100, 100), (100, 40), (40, 100), (70, 70)):
        draw.ellipse((x + dx - 11, y + dy - 11, x + dx + 11, y + dy + 11), fill=WHITE)
    draw.text((16, 12), f"TEST PICTURE {number:02d}", fill=WHITE, font_size=26)
    out = io.BytesIO()
    picture.save(out, "JPEG", quality=80)
    return out.getvalue()
