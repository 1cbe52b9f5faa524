"""What a driver needs of the byte stream to its device: data defined by the driver and read by the catalogue."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from drivers.transport.byte_stream import ByteStream


class SerialSettings(msgspec.Struct, frozen=True):
    """A cable: a serial line with these settings, or a device on USB, which has none. The address decides which."""

    baud: int
    parity: Literal["N", "E"] = "N"
    """None or even, in pyserial's notation."""


class InProcess(msgspec.Struct, frozen=True):
    """No cable: the device is part of the program."""

    open: Callable[[str], ByteStream]
    """Opens the stream of an address. May raise StreamGoneError."""


class KeyEvents(msgspec.Struct, frozen=True):
    """A device that types like a keyboard: the kernel's input events of that keyboard, which no one else receives."""


Needs = SerialSettings | InProcess | KeyEvents
