"""A simulated camera that speaks RTSP (RFC 2326) at a port of this machine: the moving test picture, over TCP."""

from __future__ import annotations

import select
import socket
import threading
import time
from base64 import b64encode
from collections.abc import Sequence
from contextlib import suppress

from drivers.simulated.moving_picture import FRAME_S, FRAMES, PATIENCE_S, frame
from drivers.simulated.rtp_jpeg import CHANNEL, interleaved

HOST = "127.0.0.1"
MAX_REQUEST_BYTES = 4_096
CLOCK_HZ = 90_000
SESSION = "1"
OVER_TCP = f"RTP/AVP/TCP;unicast;interleaved={CHANNEL}-{CHANNEL + 1}"
METHODS = "OPTIONS, DESCRIBE, SETUP, PLAY, GET_PARAMETER, TEARDOWN"
DESCRIPTION = (
    "v=0\r\no=- 0 0 IN IP4 127.0.0.1\r\ns=Moving test picture\r\nc=IN IP4 0.0.0.0\r\nt=0 0\r\n"
    "m=video 0 RTP/AVP 26\r\na=control:picture\r\n"
)


class RtspCamera:
    """Threads of its own: one that waits for viewers, and one for each viewer."""

    def __init__(self, port: int = 0, pictures: Sequence[bytes] = (), secret: str = "") -> None:
        """Listen at this port, or at a free one; ask for this user and password (`user:password`). Raises OSError."""
        self._secret = secret
        self.frozen = threading.Event()
        """While it is set the connection stands, and nothing is sent."""
        self._pictures = list(pictures)
        self._ended = threading.Event()
        self._viewers: set[socket.socket] = set()
        self._listener = socket.create_server((HOST, port))

    @property
    def address(self) -> str:
        """As devices.camera names it."""
        return f"rtsp://{HOST}:{self._listener.getsockname()[1]}/"

    def start(self) -> None:
        """Serve."""
        threading.Thread(target=self._serve, name="simulated RTSP camera", daemon=True).start()

    def close(self) -> None:
        """End, as a camera does whose cable is pulled."""
        self._ended.set()
        for one in (self._listener, *tuple(self._viewers)):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def _serve(self) -> None:
        self._pictures = self._pictures or [frame(number) for number in range(FRAMES)]
        with suppress(OSError):
            while not self._ended.is_set():
                viewer, _ = self._listener.accept()
                self._viewers.add(viewer)
                threading.Thread(target=self._attend, args=(viewer,), name="RTSP viewer", daemon=True).start()

    def _attend(self, viewer: socket.socket) -> None:
        with suppress(OSError), viewer:
            viewer.settimeout(PATIENCE_S)
            self._converse(viewer)
        self._viewers.discard(viewer)

    def _converse(self, viewer: socket.socket) -> None:
        """Answer requests, and send pictures from the request to play on."""
        heard, plays, sequence = b"", False, 0
        while not self._ended.is_set():
            if not plays or select.select([viewer], [], [], FRAME_S)[0]:
                received = viewer.recv(MAX_REQUEST_BYTES)
                heard = _without_reports(heard + received)
                if not received or len(heard) > MAX_REQUEST_BYTES:
                    return
            while b"\r\n\r\n" in heard:
                request, _, heard = heard.partition(b"\r\n\r\n")
                method, answer = answered(request.decode("utf-8", "replace"), self._secret)
                viewer.sendall(answer)
                plays = plays or method == "PLAY"
                if method == "TEARDOWN":
                    return
            if plays and not self.frozen.is_set():
                sequence += self._send(viewer, sequence)

    def _send(self, viewer: socket.socket, sequence: int) -> int:
        now_s = time.monotonic()
        picture = self._pictures[int(now_s / FRAME_S) % len(self._pictures)]
        packets = interleaved(picture, sequence, int(now_s * CLOCK_HZ))
        viewer.sendall(b"".join(packets))
        return len(packets)


def _without_reports(heard: bytes) -> bytes:
    """What the viewer says of its reception, packets of RTCP in the connection, is passed over."""
    while heard[:1] == b"$" and len(heard) >= 4 + int.from_bytes(heard[2:4]):
        heard = heard[4 + int.from_bytes(heard[2:4]) :]
    return heard


def answered(request: str, secret: str = "") -> tuple[str, bytes]:
    """The method of a request, and the answer to it."""
    first, *lines = request.split("\r\n")
    method, _, rest = first.partition(" ")
    fields = {name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    path = rest.partition(" ")[0].removeprefix("rtsp://").partition("/")[2]
    code, more, body = "200 OK", "", ""
    if method not in METHODS.split(", "):
        code = "501 Not Implemented"
    elif path.strip("/") not in ("", "picture"):
        code = "404 Not Found"
    elif secret and fields.get("authorization") != f"Basic {b64encode(secret.encode()).decode()}":
        code, more = "401 Unauthorized", 'WWW-Authenticate: Basic realm="camera"\r\n'
    elif method == "OPTIONS":
        more = f"Public: {METHODS}\r\n"
    elif method == "DESCRIBE":
        more, body = "Content-Type: application/sdp\r\n", DESCRIPTION
    elif method == "SETUP" and "RTP/AVP/TCP" not in fields.get("transport", ""):
        code = "461 Unsupported Transport"
    elif method == "SETUP":
        more = f"Transport: {OVER_TCP}\r\nSession: {SESSION}\r\n"
    else:
        more = f"Session: {SESSION}\r\n"
    head = f"RTSP/1.0 {code}\r\nCSeq: {fields.get('cseq', '0')}\r\n{more}Content-Length: {len(body)}\r\n\r\n"
    return method, f"{head}{body}".encode()
