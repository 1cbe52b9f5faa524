"""Opens the byte stream to the device at an address: a serial line, a device on USB, or one in the program itself."""

from __future__ import annotations

from drivers.transport.byte_stream import ByteStream
from drivers.transport.needs import InProcess, KeyEvents, Needs


def open_stream(address: str, needs: Needs) -> ByteStream:
    """Open ``serial:/dev/ttyUSB0``, a bare path, or ``usb:1234:abcd`` (vendor and product). Raises StreamGoneError."""
    if isinstance(needs, InProcess):
        return needs.open(address)
    if isinstance(needs, KeyEvents):
        from drivers.transport.key_events import KeyEventStream  # only a reader that types like a keyboard needs it

        return KeyEventStream(address)
    if address.startswith("usb:"):
        from drivers.transport.usb_bulk import UsbBulk  # pyusb is loaded only for a device on USB

        return UsbBulk(address.removeprefix("usb:"))
    from drivers.transport.serial_line import SerialLine  # and pyserial only for a serial line

    return SerialLine(address.removeprefix("serial:"), needs)
