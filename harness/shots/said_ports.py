"""The ports of a scene's machine: nothing is opened, so that every picture is the same."""

from __future__ import annotations

from collections.abc import Sequence

from drivers.ports.message import message
from drivers.probing import Device
from drivers.transport.byte_stream import StreamGoneError

STABLE = "/dev/serial/by-id/usb-FTDI_FT4232H-if0{number}-port0"
FOUND = {
    STABLE.format(number=0): Device("validator", "id003", "UBA-10-SU V1.23"),
    STABLE.format(number=1): Device("printer", "tcl", "5.12"),
    STABLE.format(number=2): None,
    "var/rig/dice": Device("dice", "boxman", "Boxman DG-2 1.0, 0001"),
}
BUSY = "/dev/ttyS0"


class SaidPorts:
    """Two devices, a port without one, a simulated device, and a port that is in use."""

    def addresses(self) -> Sequence[str]:
        """All of them."""
        return (*FOUND, BUSY)

    def identify(self, address: str) -> Device | None:
        """Who is there. Raises StreamGoneError for the port that is in use."""
        if address == BUSY:
            raise StreamGoneError(message("device.port_in_use"))
        return FOUND[address]
