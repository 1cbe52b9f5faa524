"""What a driver needs of the byte stream to its device: data that stands beside the driver and the catalogue reads."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from drivers.transport.byte_stream import ByteStream


@dataclass(frozen=True)
class SerialSettings:
    """A cable: a serial line with these settings, or a device on USB, which has none. The address says which."""

    baud: int
    parity: Literal["N", "E"] = "N"
    """None or even, as pyserial names it."""


@dataclass(frozen=True)
class InProcess:
    """No cable: the device is part of the program."""

    open: Callable[[str], ByteStream]
    """Opens what lies at the address. May raise StreamGoneError."""


Needs = SerialSettings | InProcess
