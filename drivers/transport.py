"""Opens the port that an address names: a serial line or a device on USB."""

from __future__ import annotations

from drivers.port import Port


def open_port(address: str, baud: int, parity: str) -> Port:
    """Open ``serial:/dev/ttyUSB0``, a bare path, or ``usb:1234:abcd`` (vendor and product). Raises PortGoneError."""
    if address.startswith("usb:"):
        from drivers.usb_port import UsbPort  # pyusb is loaded only where a device hangs on USB

        return UsbPort(address.removeprefix("usb:"))
    from drivers.serial_port import SerialPort  # and pyserial only where there is a line

    return SerialPort(address.removeprefix("serial:"), baud, parity)
