"""Reads a camera with OpenCV and writes small JPEG pictures to standard output, as a camera sends them over HTTP.

Started as ``python -m drivers.video.library_process``, because what a camera sends can crash a decoder. It reads the
address from standard input. Its exit code says why it ended.
"""

from __future__ import annotations

import os
import resource
import sys
import time
from contextlib import suppress
from enum import IntEnum
from importlib import import_module
from pathlib import Path
from typing import Any

OPEN_MS, READ_MS = 8_000, 5_000
"""How long the library waits for the stream to begin, and for a picture, of which the first is a key frame."""
MAX_WIDTH, MAX_HEIGHT = 1_920, 1_200
"""A larger picture costs more than it shows: a camera can be told to send smaller ones."""
SIDE = 640
"""The pictures are made as small as the screen shows them."""
WANTED = (640, 360, 15)
"""What a camera on USB is asked for; it chooses what comes close."""
EACH_S = 1 / 15
"""Of a faster camera pictures are left out."""
QUALITY = 85
NICENESS = 15
MAX_MEMORY_BYTES = 1 << 30
MAX_FILE_BYTES = 1 << 16
FFMPEG = "rtsp_transport;tcp|protocol_whitelist;rtsp,rtp,tcp|fflags;nobuffer"
"""Pictures come in the connection that was asked for, and no camera can have a file or another protocol opened."""
HEAD = b"--picture\r\nContent-Type: image/jpeg\r\nContent-Length: %d\r\n\r\n"


class Ending(IntEnum):
    """Why it has ended."""

    ENDED = 10
    UNREADABLE = 11
    TOO_LARGE = 12
    NOT_INSTALLED = 13


def main() -> Ending:
    """Write pictures until there are no more."""
    _bound()
    try:
        library = import_module("cv2")
    except ImportError:
        return Ending.NOT_INSTALLED
    with suppress(BrokenPipeError):  # the terminal looks no longer
        return _show(library, _opened(library, sys.stdin.read().strip()))
    return Ending.ENDED


def _bound() -> None:
    """Take no more than a share of the machine, whatever the camera sends. To be called before the library is there."""
    os.nice(NICENESS)
    resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY_BYTES, MAX_MEMORY_BYTES))
    resource.setrlimit(resource.RLIMIT_FSIZE, (MAX_FILE_BYTES, MAX_FILE_BYTES))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with suppress(OSError):  # where memory is short, this process goes first
        Path("/proc/self/oom_score_adj").write_text("1000")
    os.environ |= {"OPENBLAS_NUM_THREADS": "1", "OPENCV_FFMPEG_CAPTURE_OPTIONS": FFMPEG}


def _opened(library: Any, address: str) -> Any:
    waits = [library.CAP_PROP_OPEN_TIMEOUT_MSEC, OPEN_MS, library.CAP_PROP_READ_TIMEOUT_MSEC, READ_MS]
    library.setNumThreads(1)
    if address.startswith("rtsp:"):
        return library.VideoCapture(address, library.CAP_FFMPEG, [*waits, library.CAP_PROP_N_THREADS, 1])
    camera = library.VideoCapture(address, library.CAP_V4L2)
    asked = (library.CAP_PROP_FRAME_WIDTH, library.CAP_PROP_FRAME_HEIGHT, library.CAP_PROP_FPS)
    camera.set(library.CAP_PROP_FOURCC, library.VideoWriter.fourcc(*"MJPG"))
    for name, value in zip(asked, WANTED, strict=True):
        camera.set(name, value)
    return camera


def _show(library: Any, camera: Any) -> Ending:
    if not camera.isOpened():
        return Ending.UNREADABLE
    next_s, shown = 0.0, 0
    while _fits(camera.get(library.CAP_PROP_FRAME_WIDTH), camera.get(library.CAP_PROP_FRAME_HEIGHT)):
        if not camera.grab():
            return Ending.ENDED if shown else Ending.UNREADABLE
        if time.monotonic() < next_s:
            continue
        with suppress(library.error):  # a picture that is garbled is left out
            is_read, picture = camera.retrieve()
            if is_read:
                next_s = max(next_s + EACH_S, time.monotonic())
                _write(_small(library, picture))
                shown += 1
    return Ending.TOO_LARGE


def _fits(width: float, height: float) -> bool:
    return width <= MAX_WIDTH and height <= MAX_HEIGHT


def _small(library: Any, picture: Any) -> bytes:
    height, width = picture.shape[:2]
    if (side := max(width, height)) > SIDE:
        size = (max(1, width * SIDE // side), max(1, height * SIDE // side))
        picture = library.resize(picture, size, interpolation=library.INTER_AREA)
    _, jpeg = library.imencode(".jpg", picture, [library.IMWRITE_JPEG_QUALITY, QUALITY])
    return bytes(jpeg)


def _write(jpeg: bytes) -> None:
    sys.stdout.buffer.write(HEAD % len(jpeg) + jpeg + b"\r\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    code = main()
    os._exit(code)  # no ending of the library's own, which may wait for the camera
