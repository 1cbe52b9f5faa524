"""The rig's process: serves the simulated devices, with or without a window, until it is stopped.

It is separate from the terminal's process, so the devices survive a terminal that is killed. Start it with ``python -m
drivers.simulated.process --directory DIRECTORY``.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import FrameType
from typing import NoReturn

from drivers.simulated.control import RigError
from drivers.simulated.hosted import Clock
from drivers.simulated.moving_picture import SimulatedCamera
from drivers.simulated.orders import help_lines
from drivers.simulated.rig import Rig
from drivers.simulated.rtsp_camera import RtspCamera
from drivers.simulated.twin import OrderError
from drivers.simulated.twins import cabinet_twins
from drivers.simulated.validator_id003 import CURRENCIES
from drivers.video.address import PORT_MAX

MIN_SPEED, MAX_SPEED = 0.01, 1000.0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a rig until a signal, its window or its parent ends it; returns the exit code."""
    try:
        return serve(arguments)
    except (RigError, OrderError) as error:
        sys.stderr.write(f"{error}\n")
        return 2


def serve(arguments: Sequence[str] | None = None) -> int:
    """The same, for a command that prints errors itself. Raises RigError, OrderError; each is one sentence."""
    options = _parser().parse_args(arguments)
    directory = options.directory.absolute()
    os.umask(0o077)  # its files and its ports are private to its user
    with (
        Rig(directory, cabinet_twins(directory, options.currency), Clock(options.speed)) as rig,
        _signals_to(rig.wake_fd),
        contextlib.closing(SimulatedCamera(directory)) as camera,
        _rtsp_camera(options.rtsp),
    ):
        with contextlib.suppress(OSError):  # a folder whose name is too long for a socket: the devices work without it
            camera.start()
        if options.until_fd is not None:
            rig.end_with(options.until_fd)
        sys.stdout.write(f"The rig is ready in {rig.directory}.\n")
        sys.stdout.flush()
        return _serve(rig, options)


def _serve(rig: Rig, options: argparse.Namespace) -> int:
    if options.headless:
        rig.run()
        return 0
    from drivers.simulated.window.show import show  # here, so that a headless rig needs no Qt

    return show(rig, options.font, right=options.right, owner=options.owner)


@contextlib.contextmanager
def _rtsp_camera(port: int | None) -> Iterator[None]:
    """Show the test picture at this port, if one is named. Raises RigError."""
    if port is None:
        yield
        return
    try:
        camera = RtspCamera(port)
    except OSError as error:
        raise RigError(f"No camera can be simulated at port {port}: {error.strerror}.") from error
    with contextlib.closing(camera):
        camera.start()
        yield


@contextlib.contextmanager
def _signals_to(wake_fd: int) -> Iterator[None]:
    """Let SIGTERM and SIGINT end the rig's loop, whichever thread runs it."""
    handlers = {number: signal.signal(number, _left_to_the_wake_pipe) for number in (signal.SIGTERM, signal.SIGINT)}
    before = signal.set_wakeup_fd(wake_fd)
    try:
        yield
    finally:
        signal.set_wakeup_fd(before)
        for number, handler in handlers.items():
            signal.signal(number, handler)


def _left_to_the_wake_pipe(number: int, frame: FrameType | None) -> None:
    """Python has already written the signal's number to the wake pipe; without this handler the process would end."""


class _Parser(argparse.ArgumentParser):
    """Reports errors like every other error of the rig, without the usage above them."""

    def error(self, message: str) -> NoReturn:
        """Raise RigError."""
        raise RigError(f"{message[0].upper()}{message[1:]}.")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="rig",
        description="Run the simulated devices and carry out orders.",
        epilog="Orders:\n  " + "\n  ".join(help_lines()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--directory", type=Path, required=True, help="folder for the ports and the control socket")
    parser.add_argument("--currency", choices=CURRENCIES, default="USD", help="currency of the validator's bills")
    parser.add_argument("--speed", type=_speed, default=1.0, help="speed of the devices as a multiple of real time")
    parser.add_argument(
        "--rtsp",
        type=_port,
        metavar="PORT",
        help="show the moving test picture with RTSP too, at this port of 127.0.0.1",
    )
    parser.add_argument("--headless", action="store_true", help="run without a window")
    parser.add_argument("--font", type=Path, action="append", default=[], help="font file for the window")
    parser.add_argument("--right", action="store_true", help="put the window along the display's right edge")
    parser.add_argument("--owner", default="Boxman", help="whose devices these are, for the window's title")
    parser.add_argument("--until-fd", type=int, help="end when the writer of this inherited pipe has ended")
    return parser


def _port(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) <= PORT_MAX:
        raise argparse.ArgumentTypeError(f"a port lies between 1 and {PORT_MAX}")
    return int(text)


def _speed(text: str) -> float:
    try:
        speed = float(text)
    except ValueError:
        speed = 0.0
    if not MIN_SPEED <= speed <= MAX_SPEED:
        raise argparse.ArgumentTypeError(f"a speed lies between {MIN_SPEED:g} and {MAX_SPEED:g}")
    return speed


if __name__ == "__main__":
    sys.exit(main())
