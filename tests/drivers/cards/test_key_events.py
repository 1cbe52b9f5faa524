"""A reader that types like a keyboard, from its event device to the card: the real stream and the real machine.

No event device was at hand: a named pipe stands in its place and carries the kernel's own bytes. It lacks two things,
which are replaced here: its answer to EVIOCGRAB, and whole events in each read.
"""

from __future__ import annotations

import errno
import fcntl
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from drivers.cards import key_codec
from drivers.cards.card import digest
from drivers.cards.key_codec import DOWN, ENTERS, EV_KEY, EV_SYN, EVENT, SYN_DROPPED, SYN_REPORT
from drivers.cards.keyboard import NEEDS, KeyboardMachine
from drivers.ports import CardIn, CardKey, CardNotTaken, CardOrder, Report
from drivers.ports.message import message
from drivers.transport.byte_stream import StreamGoneError
from drivers.transport.key_events import EVIOCGRAB, KeyEventStream
from drivers.transport.opening import open_stream

KEY = CardKey("11" * 32)
SWIPE = "%B6009990000000017^MILLER/ANNA^9912?;6009990000000017=9912?\n"
ANNA = CardIn(digest(KEY, "6009990000000017"), stays=False)
UNREADABLE = CardNotTaken("unreadable")
EV_MSC, EV_LED = 4, 0x11


def event(kind: int, code: int, value: int = 0) -> bytes:
    return EVENT.pack(1_700_000_000, 250_000, kind, code, value)


def events(text: str) -> list[bytes]:
    """The events of a swipe, each with the scan code that real keyboards send before the key."""
    data = key_codec.written(text, 0)
    found = [data[at : at + EVENT.size] for at in range(0, len(data), EVENT.size)]
    return [
        part
        for one in found
        for part in ((event(EV_MSC, 4, 0x70004), one) if EVENT.unpack(one)[2] == EV_KEY else (one,))
    ]


def machine() -> KeyboardMachine:
    made = KeyboardMachine()
    made.order = CardOrder(KEY, "600999")
    made.opened(0)
    made.reports()
    return made


def told(reader: KeyboardMachine, data: bytes, now_ms: int) -> list[Report]:
    reader.step(now_ms, data)
    return [report for _, report in reader.reports()]


class Device:
    """The pipe in the place of the event device."""

    def __init__(self, path: Path) -> None:
        os.mkfifo(path)
        self.path = str(path)
        self._end = os.open(path, os.O_RDWR | os.O_NONBLOCK)

    def emit(self, data: bytes) -> None:
        os.write(self._end, data)

    def close(self) -> None:
        os.close(self._end)


@pytest.fixture
def device(tmp_path: Path) -> Iterator[Device]:
    device = Device(tmp_path / "event3")
    yield device
    device.close()


def opened(device: Device) -> KeyEventStream:
    stream = open_stream(device.path, NEEDS)
    assert isinstance(stream, KeyEventStream)
    return stream


def test_a_swipe_comes_through_whole_however_its_events_are_cut(device: Device) -> None:
    stream, data = opened(device), b"".join(events(SWIPE))
    for size in (1, 23, 24, 25, 48, 100, 4_096, len(data)):
        reader, reports = machine(), []
        for at in range(0, len(data), size):
            device.emit(data[at : at + size])
            reports += told(reader, stream.read(1_000), 10)
        while received := stream.read(0):
            reports += told(reader, received, 10)
        assert reports == [ANNA], size
        assert reader.garbled == 0, size
    assert stream.read(0) == b""
    stream.close()


def test_a_number_of_which_the_kernel_has_dropped_keys_is_no_card() -> None:
    """The kernel drops what waits, but for the newest event: SYN_DROPPED, that event, and what comes then."""
    whole = events(SWIPE)
    key_enter = next(at for at, one in enumerate(whole) if EVENT.unpack(one)[2:] == (EV_KEY, ENTERS[0], DOWN))
    again, wrong = b"".join(events(";6009990000000017=9912?\n")), []
    for read in range(0, len(whole), 5):
        for dropped in (1, 2, 7, 64, len(whole)):
            left = whole[min(read + dropped, len(whole)) - 1 :]
            reader = machine()
            reports = told(reader, b"".join((*whole[:read], event(EV_SYN, SYN_DROPPED), *left)), 10)
            reports += told(reader, b"", 1_010)
            if reports != ([ANNA, UNREADABLE] if read > key_enter else [UNREADABLE]):
                wrong.append((read, dropped, reports))
            following = told(reader, again, 5_000)  # also where the shift key's way up was dropped
            if following != [ANNA]:
                wrong.append((read, dropped, following))
    assert not wrong


def test_the_rest_of_a_report_of_which_the_beginning_was_dropped_is_not_typed() -> None:
    reader = machine()
    rest = (event(EV_SYN, SYN_DROPPED), event(EV_KEY, ENTERS[0], DOWN), event(EV_SYN, SYN_REPORT))
    assert told(reader, b"".join(rest), 10) == [], "this Enter belongs to a report that is not whole"
    assert reader.due_ms() == 1_010
    assert told(reader, b"".join(events("\n")), 20) == [UNREADABLE]


def test_events_that_are_no_keys_are_passed_over(device: Device) -> None:
    stream, reader = opened(device), machine()
    lamps = event(EV_LED, 1, 1) + event(EV_SYN, SYN_REPORT)
    device.emit(b"".join(one + lamps for one in events(SWIPE)))
    reports: list[Report] = []
    while received := stream.read(0):
        reports += told(reader, received, 10)
    assert (reports, reader.garbled) == ([ANNA], 0)
    stream.close()


def test_the_keyboard_is_taken_for_this_program_alone_or_not_at_all(
    device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, int]] = []

    def grabs(_: int, request: int, argument: int) -> int:
        asked.append((request, argument))
        return 0

    monkeypatch.setattr(fcntl, "ioctl", grabs)
    opened(device).close()
    write, size = 1 << 30, 4 << 16
    assert asked == [(write | size | ord("E") << 8 | 0x90, 1)] == [(EVIOCGRAB, 1)], "_IOW('E', 0x90, int)"

    def is_taken(*_: object) -> int:
        raise OSError(errno.EBUSY, "busy")

    monkeypatch.setattr(fcntl, "ioctl", is_taken)
    before = len(list(Path("/proc/self/fd").iterdir()))
    with pytest.raises(StreamGoneError) as caught:
        open_stream(device.path, NEEDS)
    assert caught.value.reason == message("device.port_in_use")
    assert len(list(Path("/proc/self/fd").iterdir())) == before, "nothing stays open"


def test_a_read_that_finds_nothing_whole_is_no_loss_and_one_without_a_device_is(
    device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    stream, read = opened(device), os.read
    device.emit(b"".join(events("1")))
    monkeypatch.setattr(os, "read", lambda *_: (_ for _ in ()).throw(BlockingIOError(errno.EAGAIN, "again")))
    assert stream.read(1_000) == b""
    for gone in (lambda *_: b"", lambda *_: (_ for _ in ()).throw(OSError(errno.ENODEV, "no such device"))):
        monkeypatch.setattr(os, "read", gone)
        with pytest.raises(StreamGoneError) as caught:
            stream.read(1_000)
        assert caught.value.reason == message("device.unplugged")
    monkeypatch.setattr(os, "read", read)
    stream.close()
    stream.close()
    with pytest.raises(StreamGoneError) as absent:
        open_stream(f"{device.path}-absent", NEEDS)
    assert absent.value.reason == message("device.not_plugged_in")


def test_a_waiting_read_is_woken(device: Device) -> None:
    stream = opened(device)
    waker = threading.Timer(0.02, stream.wake)
    waker.start()
    assert stream.read(10_000) == b""
    waker.join()
    stream.close()
