"""A device on USB: its first pair of bulk endpoints, through pyusb."""

from __future__ import annotations

import errno
from contextlib import suppress
from typing import Any

import usb.core
import usb.util

from drivers.ports.message import Message, message
from drivers.transport.byte_stream import MAX_READ, StreamGoneError, why_gone

MAX_READ_MS = 20
"""A USB read cannot be woken, so it never takes longer than this."""
WRITE_TIMEOUT_MS = 2000
_TIMED_OUT = (errno.ETIMEDOUT, errno.EAGAIN)


class UsbBulk:
    """The bulk endpoints (in and out) of one interface, detached from the kernel's driver while the port is open."""

    def __init__(self, identity: str, backend: Any = None) -> None:
        """Open ``vendor:product`` in hexadecimal. `backend` is pyusb's; None finds libusb. Raises StreamGoneError."""
        vendor, product = _numbers(identity)
        try:
            device = usb.core.find(idVendor=vendor, idProduct=product, backend=backend)
            if device is None:
                raise StreamGoneError(message("device.not_plugged_in"))
            self._device = device
            self._interface, self._in, self._out = _bulk_endpoints(device)
            _detach(device, self._interface)
            usb.util.claim_interface(device, self._interface)
        except usb.core.NoBackendError as error:
            raise StreamGoneError(message("device.no_usb_library")) from error
        except usb.core.USBError as error:
            raise StreamGoneError(_why(error, was_open=False)) from error

    def read(self, timeout_ms: int) -> bytes:
        """Wait for bytes, but only briefly: a USB read cannot be woken."""
        try:
            return bytes(self._in.read(MAX_READ, max(1, min(timeout_ms, MAX_READ_MS))))
        except usb.core.USBError as error:
            if isinstance(error, usb.core.USBTimeoutError) or error.errno in _TIMED_OUT:
                return b""
            raise StreamGoneError(_why(error, was_open=True)) from error

    def write(self, data: bytes) -> None:
        """Send all of it."""
        try:
            sent = self._out.write(data, WRITE_TIMEOUT_MS)
        except usb.core.USBError as error:
            raise StreamGoneError(_why(error, was_open=True)) from error
        if sent != len(data):
            raise StreamGoneError(message("device.cut_short", sent=sent, all=len(data)))

    def wake(self) -> None:
        """Nothing to do: reads are short."""

    def close(self) -> None:
        """Release the interface."""
        with suppress(usb.core.USBError):  # an unplugged device raises
            usb.util.release_interface(self._device, self._interface)
        usb.util.dispose_resources(self._device)


def _numbers(identity: str) -> tuple[int, int]:
    vendor, _, product = identity.partition(":")
    try:
        return int(vendor, 16), int(product, 16)
    except ValueError as error:
        raise StreamGoneError(message("device.wrong_address", address=f"usb:{identity}")) from error


def _why(error: usb.core.USBError, was_open: bool) -> Message:
    if error.errno is None:
        return message("device.port_fails", error=str(error.strerror))
    return why_gone(error.errno, was_open)


def _bulk_endpoints(device: Any) -> tuple[int, Any, Any]:
    """Find the first interface that has a bulk endpoint each way."""
    for interface in device.get_active_configuration():
        found = {
            usb.util.endpoint_direction(endpoint.bEndpointAddress): endpoint
            for endpoint in interface
            if usb.util.endpoint_type(endpoint.bmAttributes) == usb.util.ENDPOINT_TYPE_BULK
        }
        if usb.util.ENDPOINT_IN in found and usb.util.ENDPOINT_OUT in found:
            number = interface.bInterfaceNumber
            return number, found[usb.util.ENDPOINT_IN], found[usb.util.ENDPOINT_OUT]
    raise StreamGoneError(message("device.no_bulk_endpoints"))


def _detach(device: Any, interface: int) -> None:
    """Detach the kernel's driver from the interface, where the system has one."""
    with suppress(NotImplementedError):
        if device.is_kernel_driver_active(interface):
            device.detach_kernel_driver(interface)
