"""A live picture: what a stream may hold, what no stream is, and a camera that is lost and comes back."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest

from drivers.simulated.moving_picture import SOCKET_NAME, SimulatedCamera, frame, part
from drivers.video.address import DeviceAddress, HttpAddress, RtspAddress, read_address
from drivers.video.camera import Camera
from drivers.video.mjpeg import MAX_HEAD_BYTES, MAX_PICTURE_BYTES, Pictures, StreamError

PICTURES = [frame(0), frame(1), frame(2)]


def test_every_picture_of_a_stream_is_found_wherever_its_bytes_are_cut() -> None:
    stream = b"".join(map(part, PICTURES)) + b"--picture--\r\n"
    for size in (1, 7, 1_000, len(stream)):
        pictures, found = Pictures(), list[bytes]()
        for at in range(0, len(stream), size):
            found += pictures.feed(stream[at : at + size])
        assert found == PICTURES, f"in pieces of {size} bytes"


def test_what_is_no_stream_of_pictures_is_said_and_never_kept_without_end() -> None:
    hostile = {
        "no head": b"x" * (MAX_HEAD_BYTES + 1),
        "no length": b"--picture\r\nContent-Type: image/jpeg\r\n\r\n",
        "a length of nothing": b"--picture\r\nContent-Length: 0\r\n\r\n",
        "too large": b"--picture\r\nContent-Length: %d\r\n\r\n" % (MAX_PICTURE_BYTES + 1),
        "no picture": b"--picture\r\nContent-Length: 5\r\n\r\nhello",
        "a picture cut short": b"--picture\r\nContent-Length: 40\r\n\r\n" + PICTURES[0][:40],
    }
    for sent in hostile.values():
        with pytest.raises(StreamError):
            Pictures().feed(sent)


def test_an_address_is_one_of_http_or_rtsp_or_a_file_of_a_camera_or_a_rigs_socket() -> None:
    assert read_address("http://10.0.0.7:8080/stream?x=1") == HttpAddress("10.0.0.7", 8080, "/stream?x=1")
    assert read_address("http://camera.local") == HttpAddress("camera.local")
    assert read_address("http://[::1]:81/") == HttpAddress("::1", 81)
    assert read_address("unix:var/rig/video") == HttpAddress("", socket="var/rig/video")
    assert read_address("rtsp://10.0.0.7/live?c=1") == RtspAddress("10.0.0.7", 554, "rtsp://10.0.0.7/live?c=1")
    assert read_address("rtsp://[::1]:8554/") == RtspAddress("::1", 8554, "rtsp://[::1]:8554/")
    assert read_address("/dev/video0") == DeviceAddress("/dev/video0")
    for wrong in (
        *("https://camera/", "http://user:secret@camera/", "http://a:70000/", "rtsp://a:0/", "rtsp://user:x@a/"),
        *("rtsp:///1", "rtsp://a/ -x", "/dev/video", "/dev/video0/../sda", "/dev/sda", "unix:", "x"),
    ):
        with pytest.raises(ValueError, match=r".*"):
            read_address(wrong)


def until(true: Callable[[], bool], patience_s: float = 5.0) -> bool:
    end_s = time.monotonic() + patience_s
    while not true() and time.monotonic() < end_s:
        time.sleep(0.01)
    return true()


def test_the_rigs_moving_picture_is_seen_lost_and_seen_again(tmp_path: Path) -> None:
    camera = Camera(HttpAddress("", socket=str(tmp_path / SOCKET_NAME)), sleep=lambda _: Event().wait(0.02))
    camera.start()
    try:
        assert until(lambda: camera.seen.why is not None and camera.seen.why.code == "video.no_answer")
        for _ in range(2):
            rig = SimulatedCamera(tmp_path)
            rig.start()
            number = camera.seen.number
            assert until(lambda before=number: camera.seen.number > before + 2), "the picture moves"  # type: ignore[misc]
            assert (camera.seen.jpeg[:2], camera.seen.why) == (b"\xff\xd8", None)
            rig.close()
            assert until(lambda: camera.seen.jpeg == b""), "a picture that stands still is no live picture"
    finally:
        camera.close()
    assert not camera._thread.is_alive()
