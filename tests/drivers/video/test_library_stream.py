"""A camera that a library reads: RTSP as cameras speak it, what is no camera, and a process that may fail alone."""

from __future__ import annotations

import io
import os
import signal
import socket
import threading
import time
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

from drivers.ports.message import Message, message
from drivers.simulated.moving_picture import frame
from drivers.simulated.rtp_jpeg import MAX_PART_BYTES, interleaved
from drivers.simulated.rtsp_camera import RtspCamera, answered
from drivers.video import library_process, library_stream
from drivers.video.address import DeviceAddress, read_address
from drivers.video.camera import Camera
from drivers.video.library_process import MAX_HEIGHT, MAX_WIDTH, SIDE, Ending
from drivers.video.library_stream import LibraryStream
from drivers.video.password import NAME
from tests.drivers.video.test_camera import until

VIEWER = "viewer:p@ss: /%"


def picture(width: int, height: int) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (width, height), (14, 74, 62)).save(out, "JPEG")
    return out.getvalue()


@contextmanager
def looking(text: str, password: Path | None = None) -> Iterator[Camera]:
    camera = Camera(read_address(text), sleep=lambda _: threading.Event().wait(0.05), password=password)
    camera.start()
    try:
        yield camera
    finally:
        camera.close()
        assert not camera._thread.is_alive(), "it does not end"


@contextmanager
def peer(answer: Callable[[socket.socket], None]) -> Iterator[str]:
    """The address of something that is no camera."""
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def serve() -> None:
            with suppress(OSError):
                while True:
                    viewer, _ = listener.accept()
                    with viewer, suppress(OSError):
                        answer(viewer)

        threading.Thread(target=serve, daemon=True).start()
        yield f"rtsp://127.0.0.1:{listener.getsockname()[1]}/"
        with suppress(OSError):
            listener.shutdown(socket.SHUT_RDWR)


def process_of(camera: Camera) -> int:
    assert isinstance(camera._stream, LibraryStream)
    assert camera._stream._process is not None
    return camera._stream._process.pid


def whys(camera: Camera) -> Callable[[str], bool]:
    return lambda code: until(lambda: camera.seen.why is not None and camera.seen.why.code == code, 15)


def test_rtsp_is_seen_frozen_killed_lost_and_seen_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Frozen: the connection stands, and nothing comes. Killed: its process alone has ended."""
    monkeypatch.setattr(library_stream, "PATIENCE_S", 0.5)
    with ExitStack() as held:
        rig = held.enter_context(closing(RtspCamera()))
        rig.start()
        camera = held.enter_context(looking(rig.address))
        port = int(rig.address.rpartition(":")[2].strip("/"))
        says = whys(camera)

        def moves() -> bool:
            before = camera.seen.number
            return until(lambda: camera.seen.number > before + 2 and camera.seen.why is None, 15)

        assert moves()
        shown = Image.open(io.BytesIO(camera.seen.jpeg)).convert("RGB")
        assert shown.size == (640, 360)
        pixel = shown.getpixel((620, 340))
        assert isinstance(pixel, tuple)
        assert all(abs(seen - sent) < 12 for seen, sent in zip(pixel, (14, 74, 62), strict=True)), "the cloth's colour"

        pid = process_of(camera)
        limits = Path(f"/proc/{pid}/limits").read_text()
        assert f"Max address space         {1 << 30} " in limits
        assert "Max file size             65536 " in limits
        assert Path(f"/proc/{pid}/oom_score_adj").read_text() == "1000\n"
        assert os.getpriority(os.PRIO_PROCESS, pid) >= library_process.NICENESS

        rig.frozen.set()
        assert says("video.no_answer"), "a picture that stands still is no live picture"
        assert camera.seen.jpeg == b""
        assert not Path(f"/proc/{pid}").exists(), "a process that is silent is ended"
        rig.frozen.clear()
        assert moves()
        os.kill(process_of(camera), signal.SIGSEGV)
        assert says("video.broke")
        assert moves()
        rig.close()
        assert says("video.no_answer")
        again = held.enter_context(closing(RtspCamera(port)))
        again.start()
        assert moves()


def test_what_shows_no_picture_is_said_in_a_sentence() -> None:
    big = RtspCamera(pictures=[picture(2_000, 1_208)])
    big.start()
    with ExitStack() as held:
        held.enter_context(closing(big))
        noise = held.enter_context(peer(lambda viewer: viewer.sendall(os.urandom(65_536))))
        deaf = held.enter_context(peer(lambda viewer: viewer.close()))
        said = {
            big.address: message("video.too_large", width=MAX_WIDTH, height=MAX_HEIGHT),
            f"{big.address}nothing": message(
                "video.unreadable_because", error="method OPTIONS failed: 404 (Not Found)"
            ),
            noise: None,
            deaf: message("video.unreadable"),
            "/dev/video98": message("video.no_answer", error="No such file or directory"),
        }
        for address, expected in said.items():
            with looking(address) as camera:
                assert until(lambda camera=camera: camera.seen.why != message("video.not_yet"), 15), address  # type: ignore[misc]
                why = camera.seen.why
                assert why is not None, address
                assert why == expected or (expected is None and why.code.startswith("video.unreadable")), address


def test_a_camera_gets_the_password_of_the_file_and_no_other_process_sees_it(
    tmp_path: Path,
) -> None:
    file = tmp_path / NAME
    rig = RtspCamera(secret=VIEWER)
    rig.start()
    with closing(rig), looking(rig.address, file) as camera:
        says = whys(camera)
        assert says("video.unreadable_because"), "there is no file"
        assert camera.seen.why is not None
        assert "401" in str(camera.seen.why.values["error"])
        for wrong in ("viewer", "", "viewer:", ":x", "viewer:x\ny", "viewer:\xfc"):
            file.write_bytes(wrong.encode("latin-1"))
            assert until(lambda: camera.seen.why == message("video.password_form", file=str(file))), wrong
            file.unlink()
            assert says("video.unreadable_because"), wrong
        file.mkdir()
        assert says("video.password_unread")
        file.rmdir()
        file.write_text(f"{VIEWER}\n")
        assert until(lambda: camera.seen.why is None, 15)
        assert b"ss" not in Path(f"/proc/{process_of(camera)}/cmdline").read_bytes().partition(b"library_process")[2]


def test_a_camera_over_http_gets_the_password_too(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text(VIEWER)
    heard: list[bytes] = []
    with (
        peer(lambda viewer: heard.append(viewer.recv(4096))) as address,
        looking(address.replace("rtsp", "http"), tmp_path / NAME),
    ):
        assert until(lambda: bool(heard))
    assert f"\r\nAuthorization: Basic {b64encode(VIEWER.encode()).decode()}\r\n".encode() in heard[0]


def test_a_large_picture_is_made_small_in_its_process() -> None:
    rig = RtspCamera(pictures=[picture(1_920, 1_080)])
    rig.start()
    with closing(rig), looking(rig.address) as camera:
        assert until(lambda: camera.seen.number > 0, 15)
        assert Image.open(io.BytesIO(camera.seen.jpeg)).size == (SIDE, 360)


class UsbCamera:
    """A camera on USB as OpenCV offers it: these pictures, of which None is a garbled one."""

    def __init__(self, library: Any, sides: list[int | None], waits_s: float) -> None:
        self._library, self._sides, self._waits_s = library, sides, waits_s

    def isOpened(self) -> bool:  # noqa: N802 - OpenCV's name
        return True

    def get(self, name: int) -> float:
        return float(self._sides[0] or 320) if name == self._library.CAP_PROP_FRAME_WIDTH and self._sides else 240.0

    def grab(self) -> bool:
        threading.Event().wait(self._waits_s)
        return bool(self._sides)

    def retrieve(self) -> tuple[bool, object]:
        side = self._sides.pop(0)
        return True, self._library.imdecode(np.zeros(0, np.uint8), 1) if side is None else np.zeros(
            (240, side, 3), np.uint8
        )


def test_garbled_pictures_are_left_out_and_those_that_come_too_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    library = import_module("cv2")
    written: list[bytes] = []
    monkeypatch.setattr(library_process, "_write", written.append)
    monkeypatch.setattr(library_process, "EACH_S", 0.02)

    def ending(sides: list[int | None], waits_s: float = 0.03) -> tuple[Ending, int]:
        written.clear()
        return library_process._show(library, UsbCamera(library, sides, waits_s)), len(written)

    assert ending([320, None, 320, None, 320]) == (Ending.ENDED, 3)
    assert ending([None, None]) == (Ending.UNREADABLE, 0)
    assert ending([320, 320, MAX_WIDTH + 2, 320]) == (Ending.TOO_LARGE, 2)
    grabs = iter(range(200))
    fast = UsbCamera(library, [320] * 200, 0)
    monkeypatch.setattr(fast, "grab", lambda: next(grabs, None) is not None)
    written.clear()
    begun_s = time.monotonic()
    assert library_process._show(library, fast) is Ending.ENDED
    assert 1 <= len(written) <= 2 + (time.monotonic() - begun_s) / 0.02


def test_every_ending_of_the_process_has_a_sentence() -> None:
    def why(code: int, log: bytes = b"") -> Message:
        stream = LibraryStream(DeviceAddress("/dev/video98"))
        os.write(stream._log, log)
        with closing(stream):
            return stream._why(code)

    said = {code: why(code).code for code in (*Ending, -signal.SIGKILL, 1)}
    assert said == {
        Ending.ENDED: "video.ended",
        Ending.UNREADABLE: "video.unreadable",
        Ending.TOO_LARGE: "video.too_large",
        Ending.NOT_INSTALLED: "video.not_installed",
        -signal.SIGKILL: "video.broke",
        1: "video.broke",
    }
    log = b"[ WARN:0@0.030] global cap.cpp\n[rtsp @ 0x55b1] method DESCRIBE failed: 401 (\xffno)\n"
    assert why(Ending.UNREADABLE, log) == message("video.unreadable_because", error="method DESCRIBE failed: 401 (")


def test_the_twin_sends_what_rfc_2435_describes_and_answers_as_rfc_2326_does() -> None:
    jpeg = frame(3)
    packets = interleaved(jpeg, 65_535, 2**32 + 5)
    scan = b""
    for number, sent in enumerate(packets):
        assert (sent[:2], int.from_bytes(sent[2:4])) == (b"$\0", len(sent) - 4)
        rtp, head = sent[4:16], sent[16:24]
        is_last = number == len(packets) - 1
        assert rtp == bytes([0x80, 26 | 0x80 * is_last]) + ((65_535 + number) % 65_536).to_bytes(2) + bytes(
            [0, 0, 0, 5, 0, 0, 0, 0]
        )
        assert head == len(scan).to_bytes(4) + bytes([1, 255, 640 // 8, 360 // 8])
        tables = 4 + 128 if number == 0 else 0
        assert len(sent) - 24 - tables <= MAX_PART_BYTES
        scan += sent[24 + tables :]
    assert jpeg.endswith(scan + b"\xff\xd9")
    with pytest.raises(ValueError, match="no JPEG"):
        interleaved(b"\xff\xd8", 0, 0)
    with pytest.raises(ValueError, match="cannot carry"):
        interleaved(picture(2_048, 8), 0, 0)
    codes = {
        "OPTIONS rtsp://a/ RTSP/1.0\r\nCSeq: 7": b"RTSP/1.0 200 OK\r\nCSeq: 7\r\nPublic: ",
        "SETUP rtsp://a/picture RTSP/1.0\r\nCSeq: 8\r\nTransport: RTP/AVP;unicast": b"RTSP/1.0 461 ",
        "DESCRIBE rtsp://a/other RTSP/1.0": b"RTSP/1.0 404 ",
        "DANCE rtsp://a/ RTSP/1.0": b"RTSP/1.0 501 ",
    }
    for request, answer in codes.items():
        assert answered(request)[1].startswith(answer), request
