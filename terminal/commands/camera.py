"""`./kiosk camera`: looks at a camera of the dice as the cabinet would, and says what comes."""

from __future__ import annotations

import time
from pathlib import Path

import click

from terminal.commands.paths import CallersPath
from terminal.common.places import PARAM
from terminal.messages.english import sentence

LOOK_S = 0.05


@click.command("camera")
@click.argument("address")
@click.option("--seconds", type=click.FloatRange(1, 3600), default=10.0, show_default=True, help="How long to look.")
@click.option("--param", type=CallersPath(dir_okay=False), default=PARAM, help="The Param.ini beside the password.")
def command(address: str, seconds: float, param: Path) -> None:
    """Look at the camera at ADDRESS, which is what devices.camera would say.

    A user and a password are read from the file camera.password beside the parameters: user, colon, password.

    For example rtsp://10.0.0.7/stream, /dev/video0, http://10.0.0.7/stream or unix:var/rig/video.
    """
    from drivers.ports.message import message
    from drivers.video.address import read_address
    from drivers.video.camera import Camera
    from drivers.video.password import NAME

    try:
        camera = Camera(read_address(address), password=param.with_name(NAME))
    except ValueError:
        raise click.ClickException(sentence(message("parameter.no_camera"))) from None
    begun_s, first_s = time.monotonic(), 0.0
    camera.start()
    try:
        while (now_s := time.monotonic()) < begun_s + seconds:
            first_s = first_s or (now_s if camera.seen.number else 0.0)
            time.sleep(LOOK_S)
    finally:
        seen = camera.seen
        camera.close()
    if seen.why is not None:
        raise click.ClickException(sentence(seen.why))
    width, height = _size(seen.jpeg)
    rate = seen.number / max(now_s - first_s, LOOK_S)
    click.echo(f"{width} x {height}, {rate:.1f} pictures a second, the first after {first_s - begun_s:.1f} s.")


def _size(jpeg: bytes) -> tuple[int, int]:
    import io

    from PIL import Image

    try:
        return Image.open(io.BytesIO(jpeg)).size
    except OSError:
        raise click.ClickException("What the camera sends is no JPEG picture.") from None
