"""Where a live picture comes from, as Param.ini writes it: HTTP, the socket of a rig, RTSP, or a camera on USB."""

from __future__ import annotations

import re

import msgspec

_HOST = r"(?P<host>[A-Za-z0-9.-]+|\[[0-9A-Fa-f:]+\])(:(?P<port>[0-9]{1,5}))?(?P<path>/[!-~]*)?"
HTTP = re.compile(f"http://{_HOST}")
RTSP = re.compile(f"rtsp://{_HOST}")
SOCKET = re.compile(r"unix:(?P<file>[!-~]+)")
DEVICE = re.compile(r"/dev/video[0-9]{1,2}")
HTTP_PORT, RTSP_PORT, PORT_MAX = 80, 554, 65535


class HttpAddress(msgspec.Struct, frozen=True):
    """A picture is asked for at this path of this host; or at the socket, where there is no host."""

    host: str
    port: int = HTTP_PORT
    path: str = "/"
    socket: str = ""


class RtspAddress(msgspec.Struct, frozen=True):
    """A stream of this host, by its whole address."""

    host: str
    port: int
    text: str


class DeviceAddress(msgspec.Struct, frozen=True):
    """A camera at this file of the machine."""

    text: str


Address = HttpAddress | RtspAddress | DeviceAddress


def read_address(text: str) -> Address:
    """Read an address. Raises ValueError for anything else."""
    if DEVICE.fullmatch(text):
        return DeviceAddress(text)
    if found := SOCKET.fullmatch(text):
        return HttpAddress("", socket=found["file"])
    if found := RTSP.fullmatch(text):
        return RtspAddress(found["host"].strip("[]"), _port(found, RTSP_PORT), text)
    if found := HTTP.fullmatch(text):
        return HttpAddress(found["host"].strip("[]"), _port(found, HTTP_PORT), found["path"] or "/")
    raise ValueError(text)


def _port(found: re.Match[str], usual: int) -> int:
    port = int(found["port"] or usual)
    if not 0 < port <= PORT_MAX:
        raise ValueError(found[0])
    return port
