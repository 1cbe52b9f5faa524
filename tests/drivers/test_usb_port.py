"""USB ports through pyusb, with a simulated bus behind pyusb's own backend interface (device reference 7.4)."""

from __future__ import annotations

import array
import errno
from types import SimpleNamespace
from typing import Any

import pytest
import usb.backend
import usb.core

from drivers.port import PortGoneError
from drivers.transport import open_port
from drivers.usb_port import UsbPort

VENDOR, PRODUCT = 0x0DD4, 0x023C
BULK, INTERRUPT = 2, 3


def endpoint(address: int, kind: int) -> SimpleNamespace:
    return SimpleNamespace(
        bLength=7,
        bDescriptorType=5,
        bEndpointAddress=address,
        bmAttributes=kind,
        wMaxPacketSize=64,
        bInterval=0,
        bRefresh=0,
        bSynchAddress=0,
        extra_descriptors=[],
    )


class SimulatedBus(usb.backend.IBackend):  # type: ignore[misc] # pyusb has no types
    """A bus with one device on it, which answers DLE EOT 4 with 12h."""

    def __init__(self, endpoints: list[list[SimpleNamespace]]) -> None:
        self.endpoints = endpoints
        self.there = True
        self.kernel_has_it = True
        self.claimed: set[int] = set()
        self.to_host: list[bytes] = []
        self.error = errno.ENODEV

    def enumerate_devices(self) -> Any:
        return [1] if self.there else []

    def get_parent(self, _: Any) -> None:
        return None

    def get_device_descriptor(self, _: Any) -> SimpleNamespace:
        return SimpleNamespace(
            bLength=18,
            bDescriptorType=1,
            bcdUSB=0x200,
            bDeviceClass=0,
            bDeviceSubClass=0,
            bDeviceProtocol=0,
            bMaxPacketSize0=64,
            idVendor=VENDOR,
            idProduct=PRODUCT,
            bcdDevice=0x100,
            iManufacturer=0,
            iProduct=0,
            iSerialNumber=0,
            bNumConfigurations=1,
            address=1,
            bus=1,
            port_number=1,
            port_numbers=(1,),
            speed=2,
        )

    def get_configuration_descriptor(self, _: Any, config: int) -> SimpleNamespace:
        if config > 0:
            raise IndexError(config)
        return SimpleNamespace(
            bLength=9,
            bDescriptorType=2,
            wTotalLength=32,
            bNumInterfaces=len(self.endpoints),
            bConfigurationValue=1,
            iConfiguration=0,
            bmAttributes=0xC0,
            bMaxPower=50,
            extra_descriptors=[],
        )

    def get_interface_descriptor(self, _: Any, interface: int, alternate: int, _config: int) -> SimpleNamespace:
        if alternate > 0 or interface >= len(self.endpoints):
            raise IndexError(interface)
        return SimpleNamespace(
            bLength=9,
            bDescriptorType=4,
            bInterfaceNumber=interface,
            bAlternateSetting=0,
            bNumEndpoints=len(self.endpoints[interface]),
            bInterfaceClass=7,
            bInterfaceSubClass=1,
            bInterfaceProtocol=2,
            iInterface=0,
            extra_descriptors=[],
        )

    def get_endpoint_descriptor(self, _: Any, number: int, interface: int, _alternate: int, _config: int) -> Any:
        return self.endpoints[interface][number]

    def open_device(self, _: Any) -> int:
        return 1

    def close_device(self, _: Any) -> None:
        self.claimed.clear()

    def get_configuration(self, _: Any) -> int:
        return 1

    def is_kernel_driver_active(self, _: Any, _interface: int) -> bool:
        return self.kernel_has_it

    def detach_kernel_driver(self, _: Any, _interface: int) -> None:
        self.kernel_has_it = False

    def claim_interface(self, _: Any, interface: int) -> None:
        if self.kernel_has_it:
            raise usb.core.USBError("Resource busy", None, errno.EBUSY)
        self.claimed.add(interface)

    def release_interface(self, _: Any, interface: int) -> None:
        self.claimed.discard(interface)

    def bulk_write(self, _: Any, _address: int, _interface: int, data: Any, _timeout: int) -> int:
        if not self.there:
            raise usb.core.USBError("No such device", None, self.error)
        if bytes(data) == b"\x10\x04\x04":
            self.to_host.append(b"\x12")
        return len(data)

    def bulk_read(self, _: Any, _address: int, _interface: int, buffer: Any, _timeout: int) -> int:
        if not self.there:
            raise usb.core.USBError("No such device", None, self.error)
        if not self.to_host:
            raise usb.core.USBTimeoutError("Operation timed out", None, errno.ETIMEDOUT)
        data = self.to_host.pop(0)
        buffer[: len(data)] = array.array("B", data)
        return len(data)


@pytest.fixture
def bus() -> SimulatedBus:
    """A device whose first interface has no bulk endpoints, as a printer with a keyboard in it might."""
    return SimulatedBus([[endpoint(0x83, INTERRUPT)], [endpoint(0x81, BULK), endpoint(0x02, BULK)]])


ADDRESS = f"{VENDOR:04x}:{PRODUCT:04x}"


def test_what_is_asked_is_answered(bus: SimulatedBus) -> None:
    port = UsbPort(ADDRESS, bus)
    assert port.read(5) == b""
    port.write(b"\x10\x04\x04")
    assert port.read(1000) == b"\x12"
    port.close()


def test_the_interface_with_bulk_endpoints_is_taken_from_the_kernel_and_given_back(bus: SimulatedBus) -> None:
    port = UsbPort(ADDRESS, bus)
    assert not bus.kernel_has_it
    assert bus.claimed == {1}
    port.close()
    assert not bus.claimed


def test_an_unplugged_device_is_gone_for_reading_and_writing(bus: SimulatedBus) -> None:
    port = UsbPort(ADDRESS, bus)
    bus.there = False
    with pytest.raises(PortGoneError):
        port.read(10)
    with pytest.raises(PortGoneError):
        port.write(b"hello")
    port.close()


def test_a_device_that_is_not_plugged_in_is_said_in_plain_words(bus: SimulatedBus) -> None:
    bus.there = False
    with pytest.raises(PortGoneError, match="it is not plugged in"):
        UsbPort(ADDRESS, bus)


def test_a_device_without_bulk_endpoints_is_no_port() -> None:
    with pytest.raises(PortGoneError, match="no bulk endpoints"):
        UsbPort(ADDRESS, SimulatedBus([[endpoint(0x81, INTERRUPT)]]))


@pytest.mark.parametrize("address", ["usb:", "usb:12", "usb:xyz:1", "usb:1:2:3"])
def test_an_address_of_another_form_is_said_in_plain_words(address: str) -> None:
    with pytest.raises(PortGoneError, match="not of the form usb:1234:abcd"):
        open_port(address, 9600, "N")
