"""USB ports through pyusb, with a simulated bus behind pyusb's own backend interface (device reference 7.4)."""

from __future__ import annotations

import array
import errno
from types import SimpleNamespace
from typing import Any

import pytest
import usb.backend
import usb.core

from drivers.transport.byte_stream import StreamGoneError
from drivers.transport.needs import SerialSettings
from drivers.transport.opening import open_stream
from drivers.transport.usb_bulk import UsbBulk

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
        self.error: int | None = errno.ENODEV
        self.claim_error: int | None = None
        self.silence: usb.core.USBError = usb.core.USBTimeoutError("Operation timed out", None, errno.ETIMEDOUT)
        self.most = 1 << 20
        """The most bytes it takes at once."""
        self.waits_ms: list[int] = []
        self.closed = 0

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
        self.closed += 1

    def get_configuration(self, _: Any) -> int:
        return 1

    def is_kernel_driver_active(self, _: Any, _interface: int) -> bool:
        return self.kernel_has_it

    def detach_kernel_driver(self, _: Any, _interface: int) -> None:
        assert self.kernel_has_it, "nothing is taken from a kernel that has nothing"
        self.kernel_has_it = False

    def claim_interface(self, _: Any, interface: int) -> None:
        if self.kernel_has_it:
            raise usb.core.USBError("Resource busy", None, errno.EBUSY)
        if self.claim_error:
            raise usb.core.USBError("No", None, self.claim_error)
        self.claimed.add(interface)

    def release_interface(self, _: Any, interface: int) -> None:
        self.claimed.discard(interface)

    def bulk_write(self, _: Any, _address: int, _interface: int, data: Any, timeout: int) -> int:
        assert timeout == 2_000
        if not self.there:
            raise usb.core.USBError("No such device", None, self.error)
        if bytes(data) == b"\x10\x04\x04":
            self.to_host.append(b"\x12")
        return min(len(data), self.most)

    def bulk_read(self, _: Any, address: int, _interface: int, buffer: Any, timeout: int) -> int:
        assert (address, len(buffer)) == (0x81, 4_096)
        self.waits_ms.append(timeout)
        if not self.there:
            raise usb.core.USBError("No such device", None, self.error)
        if not self.to_host:
            raise self.silence
        data = self.to_host.pop(0)
        buffer[: len(data)] = array.array("B", data)
        return len(data)


@pytest.fixture
def bus() -> SimulatedBus:
    """A device whose first interface has no bulk endpoints, as a printer with a keyboard in it might."""
    return SimulatedBus([[endpoint(0x83, INTERRUPT)], [endpoint(0x81, BULK), endpoint(0x02, BULK)]])


ADDRESS = f"{VENDOR:04x}:{PRODUCT:04x}"


def test_what_is_asked_is_answered(bus: SimulatedBus) -> None:
    port = UsbBulk(ADDRESS, bus)
    assert port.read(5) == b""
    port.write(b"\x10\x04\x04")
    assert port.read(1000) == b"\x12"
    port.close()


def test_the_interface_with_bulk_endpoints_is_taken_from_the_kernel_and_given_back(bus: SimulatedBus) -> None:
    port = UsbBulk(ADDRESS, bus)
    assert not bus.kernel_has_it
    assert bus.claimed == {1}
    port.close()
    assert not bus.claimed


def test_an_unplugged_device_is_gone_for_reading_and_writing(bus: SimulatedBus) -> None:
    port = UsbBulk(ADDRESS, bus)
    bus.there = False
    with pytest.raises(StreamGoneError):
        port.read(10)
    with pytest.raises(StreamGoneError):
        port.write(b"hello")
    port.close()


def test_a_device_that_is_not_plugged_in_is_said_in_plain_words(bus: SimulatedBus) -> None:
    bus.there = False
    with pytest.raises(StreamGoneError, match=r"device.not_plugged_in"):
        UsbBulk(ADDRESS, bus)


def test_a_device_without_bulk_endpoints_is_no_port() -> None:
    with pytest.raises(StreamGoneError, match=r"device.no_bulk_endpoints"):
        UsbBulk(ADDRESS, SimulatedBus([[endpoint(0x81, INTERRUPT)]]))


@pytest.mark.parametrize("address", ["usb:", "usb:12", "usb:xyz:1", "usb:1:2:3"])
def test_an_address_of_another_form_is_said_in_plain_words(address: str) -> None:
    with pytest.raises(StreamGoneError, match=r"device.wrong_address"):
        open_stream(address, SerialSettings(9600, "N"))


def test_a_read_lasts_twenty_milliseconds_at_most_because_it_cannot_be_woken(bus: SimulatedBus) -> None:
    port = UsbBulk(ADDRESS, bus)
    for timeout_ms in (0, 1, 5, 20, 1_000):
        assert port.read(timeout_ms) == b""
    assert bus.waits_ms == [1, 1, 5, 20, 20], "no wait at all would be an endless one for libusb"


@pytest.mark.parametrize("number", [errno.ETIMEDOUT, errno.EAGAIN])
def test_nothing_having_come_is_no_failure_however_the_library_says_it(bus: SimulatedBus, number: int) -> None:
    bus.silence = usb.core.USBError("Nothing", None, number)
    assert UsbBulk(ADDRESS, bus).read(5) == b""
    bus.silence = usb.core.USBTimeoutError("Nothing", None, None)
    assert UsbBulk(ADDRESS, bus).read(5) == b""


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENODEV, "device.unplugged"),
        (errno.EPERM, "device.not_permitted"),
        (None, r"device.port_fails \(error: No such device\)"),
    ],
)
def test_why_an_open_device_fails_is_said_in_plain_words(bus: SimulatedBus, number: int | None, sentence: str) -> None:
    port = UsbBulk(ADDRESS, bus)
    bus.there, bus.error = False, number
    with pytest.raises(StreamGoneError, match=f"^{sentence}$"):
        port.read(10)
    with pytest.raises(StreamGoneError, match=f"^{sentence}$"):
        port.write(b"hello")


@pytest.mark.parametrize(
    ("number", "sentence"),
    [(errno.ENODEV, "device.not_plugged_in"), (errno.EBUSY, "device.port_in_use")],
)
def test_why_a_device_cannot_be_taken_is_said_in_plain_words(bus: SimulatedBus, number: int, sentence: str) -> None:
    bus.claim_error = number
    with pytest.raises(StreamGoneError, match=f"^{sentence}$"):
        UsbBulk(ADDRESS, bus)


@pytest.mark.parametrize("address", [f"{VENDOR:04x}:{PRODUCT + 1:04x}", f"{VENDOR + 1:04x}:{PRODUCT:04x}"])
def test_a_device_is_found_by_its_vendor_and_its_product(bus: SimulatedBus, address: str) -> None:
    with pytest.raises(StreamGoneError, match=r"device.not_plugged_in"):
        UsbBulk(address, bus)


def test_a_device_that_takes_only_a_part_is_gone(bus: SimulatedBus) -> None:
    port = UsbBulk(ADDRESS, bus)
    bus.most = 3
    port.write(b"abc")
    with pytest.raises(StreamGoneError, match=r"^device.cut_short \(sent: 3, all: 5\)$"):
        port.write(b"hello")


@pytest.mark.parametrize("only", [0x81, 0x02])
def test_an_interface_with_one_bulk_endpoint_is_passed_over(only: int) -> None:
    bus = SimulatedBus([[endpoint(only, BULK)], [endpoint(0x81, BULK), endpoint(0x02, BULK)]])
    port = UsbBulk(ADDRESS, bus)
    assert bus.claimed == {1}
    port.close()


def test_a_device_that_the_kernel_does_not_have_is_taken_as_it_is_and_let_go_of_at_the_end(bus: SimulatedBus) -> None:
    bus.kernel_has_it = False
    port = UsbBulk(ADDRESS, bus)
    assert bus.claimed == {1}
    port.close()
    assert (bus.claimed, bus.closed) == (set(), 1)
    bus.there = False
    port.close()
