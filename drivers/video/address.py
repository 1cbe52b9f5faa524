"""Where a live picture comes from, as Param.ini writes it: an HTTP address, or the socket of a rig."""

from __future__ import annotations

import re

import msgspec

HTTP = re.compile(r"http://(?P<host>[A-Za-z0-9.-]+|\[[0-9A-Fa-f:]+\])(:(?P<port>[0-9]{1,5}))?(?P<path>/[!-~]*)?")
SOCKET = re.compile(r"unix:(?P<file>[!-~]+)")
PORT_MAX = 65535


class Address(msgspec.Struct, frozen=True):
    """A picture is asked for at this path of this host; or at the socket, where there is no host."""

    host: str
    port: int = 80
    path: str = "/"
    socket: str = ""


def read_address(text: str) -> Address:
    """Read an address. Raises ValueError for anything else."""
    if found := SOCKET.fullmatch(text):
        return Address("", socket=found["file"])
    found = HTTP.fullmatch(text)
    if found is None or not 0 < int(found["port"] or 80) <= PORT_MAX:
        raise ValueError(text)
    return Address(found["host"].strip("[]"), int(found["port"] or 80), found["path"] or "/")
