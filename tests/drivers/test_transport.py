"""Serial ports on a pseudo-terminal, as measured in the device reference 7.1: settings, waking, unplugging."""

from __future__ import annotations

import errno
import os
import select
import termios
import threading
import tty
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
import serial

from drivers.ports.message import Message, message
from drivers.transport.byte_stream import StreamGoneError, why_gone
from drivers.transport.needs import SerialSettings
from drivers.transport.opening import open_stream

NEVER_MS = 10_000_000
"""A read that is not woken lasts longer than a test may."""


class Cable:
    """A pseudo-terminal: the device's end, and the name of the host's."""

    def __init__(self) -> None:
        self.master, self._slave = os.openpty()
        tty.setraw(self._slave)
        self.path = os.ttyname(self._slave)

    def unplug(self) -> None:
        """Close the device's end, as pulling a USB serial adapter does."""
        for end in (self.master, self._slave):
            with suppress(OSError):  # unplugging twice does nothing
                os.close(end)


@pytest.fixture
def cable() -> Iterator[Cable]:
    cable = Cable()
    yield cable
    cable.unplug()


@pytest.mark.parametrize(("baud", "constant"), [(9600, termios.B9600), (38400, termios.B38400)])
@pytest.mark.parametrize("prefix", ["", "serial:"])
def test_a_line_has_its_baud_eight_data_bits_and_one_stop_bit(
    cable: Cable, prefix: str, baud: int, constant: int
) -> None:
    port = open_stream(prefix + cable.path, SerialSettings(baud, "E"))
    _, _, cflag, lflag, input_speed, output_speed, _ = termios.tcgetattr(cable.master)
    assert (input_speed, output_speed) == (constant, constant)
    assert cflag & termios.CSIZE == termios.CS8
    assert not cflag & termios.CSTOPB
    assert not lflag & (termios.ICANON | termios.ECHO)
    port.close()


def test_every_byte_passes_unchanged_both_ways(cable: Cable) -> None:
    port = open_stream(cable.path, SerialSettings(9600, "N"))
    every = bytes(range(256))
    port.write(every)
    assert os.read(cable.master, 1000) == every
    os.write(cable.master, every)
    received = b""
    while len(received) < 256:
        received += port.read(100)
    assert received == every
    port.close()


def test_a_line_with_parity_is_opened_again_and_again_though_a_pty_drops_the_parity_bit(cable: Cable) -> None:
    for _ in range(3):
        port = open_stream(cable.path, SerialSettings(9600, "E"))
        for timeout_ms in (1, 2, 3):
            assert port.read(timeout_ms) == b""
        port.close()


def test_what_was_sent_before_the_port_was_opened_is_no_answer(cable: Cable) -> None:
    os.write(cable.master, b"stale")
    port = open_stream(cable.path, SerialSettings(9600, "E"))
    assert port.read(20) == b""
    port.close()


def test_a_read_that_waits_is_woken_from_another_thread(cable: Cable) -> None:
    port = open_stream(cable.path, SerialSettings(9600, "E"))
    waker = threading.Timer(0.05, port.wake)
    waker.start()
    assert port.read(NEVER_MS) == b""
    waker.join()
    port.close()


def test_a_wake_up_before_the_read_is_not_lost(cable: Cable) -> None:
    port = open_stream(cable.path, SerialSettings(9600, "E"))
    port.wake()
    assert port.read(NEVER_MS) == b""
    port.close()


def test_an_unplugged_line_is_gone_for_reading_and_writing(cable: Cable) -> None:
    port = open_stream(cable.path, SerialSettings(9600, "E"))
    cable.unplug()
    with pytest.raises(StreamGoneError, match=r"device.unplugged"):
        port.read(1000)
    with pytest.raises(StreamGoneError):
        port.write(b"hello")
    port.close()
    port.close()
    port.wake()


def test_a_line_is_opened_by_one_program_only(cable: Cable) -> None:
    port = open_stream(cable.path, SerialSettings(9600, "E"))
    with pytest.raises(StreamGoneError, match=r"device.port_in_use"):
        open_stream(cable.path, SerialSettings(9600, "E"))
    port.close()


def test_a_missing_port_is_said_in_plain_words(tmp_path: Path) -> None:
    with pytest.raises(StreamGoneError, match=r"device.not_plugged_in"):
        open_stream(f"serial:{tmp_path}/nothing", SerialSettings(9600, "N"))


def test_what_is_no_tty_is_no_port(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StreamGoneError, match=r"device.no_serial_line"):
        open_stream(str(tmp_path / "file"), SerialSettings(9600, "N"))


@pytest.mark.parametrize(
    ("number", "was_open", "said"),
    [
        (errno.ENOENT, False, message("device.not_plugged_in")),
        *((gone, False, message("device.not_plugged_in")) for gone in (errno.ENODEV, errno.ENXIO, errno.EIO)),
        *((gone, True, message("device.unplugged")) for gone in (errno.ENOENT, errno.ENODEV, errno.ENXIO, errno.EIO)),
        *((number, False, message("device.not_permitted")) for number in (errno.EACCES, errno.EPERM)),
        *((number, False, message("device.port_in_use")) for number in (errno.EAGAIN, errno.EBUSY)),
        (errno.ENOMEM, True, message("device.port_fails", error="cannot allocate memory")),
    ],
)
def test_the_systems_errors_are_said_in_plain_words(number: int, was_open: bool, said: Message) -> None:
    assert why_gone(number, was_open) == said


def open_files() -> set[Path]:
    return set(Path("/proc/self/fd").iterdir())


def test_a_closed_port_leaves_no_file_open_nor_does_one_that_cannot_be_opened(cable: Cable, tmp_path: Path) -> None:
    before = open_files()
    port = open_stream(cable.path, SerialSettings(9600, "E"))
    port.close()
    assert open_files() == before
    with pytest.raises(StreamGoneError):
        open_stream(f"{tmp_path}/nothing", SerialSettings(9600, "N"))
    assert open_files() == before


def test_a_wake_up_ends_one_read_only(cable: Cable) -> None:
    port = open_stream(cable.path, SerialSettings(9600, "E"))
    port.wake()
    assert port.read(NEVER_MS) == b""
    writer = threading.Timer(0.05, os.write, (cable.master, b"answer"))
    writer.start()
    assert port.read(NEVER_MS) == b"answer"
    writer.join()
    port.close()


def test_waking_a_port_that_is_not_read_never_waits(cable: Cable) -> None:
    port = open_stream(cable.path, SerialSettings(9600, "E"))

    def wake_often() -> None:
        for _ in range(70_000):
            port.wake()

    waker = threading.Thread(target=wake_often, daemon=True)
    waker.start()
    waker.join(10)
    assert not waker.is_alive(), "a full pipe wakes as well"
    port.close()


class Line:
    """The object pyserial would have opened; `trouble` is what it raises when it is used."""

    def __init__(self, *where: object, **settings: object) -> None:
        self.where = where
        self.settings = settings
        self.trouble: Exception | None = None

    def reset_input_buffer(self) -> None:
        """Nothing has come."""

    def fileno(self) -> int:
        if self.trouble:
            raise self.trouble
        return 0

    def write(self, _: bytes) -> None:
        if self.trouble:
            raise self.trouble

    def close(self) -> None:
        """Nothing is open."""


@pytest.fixture
def line(monkeypatch: pytest.MonkeyPatch) -> list[Line]:
    """The opened lines."""
    opened: list[Line] = []

    def serial_line(*where: object, **settings: object) -> Line:
        opened.append(Line(*where, **settings))
        return opened[-1]

    monkeypatch.setattr(serial, "Serial", serial_line)
    return opened


@pytest.mark.parametrize(("major", "parity"), [(4, "E"), (135, "E"), (136, "N"), (143, "N"), (144, "E"), (188, "E")])
def test_a_line_is_asked_for_its_parity_unless_it_is_a_pseudo_terminal(
    line: list[Line], monkeypatch: pytest.MonkeyPatch, major: int, parity: str
) -> None:
    monkeypatch.setattr(os, "major", lambda _: major)
    open_stream("/dev/null", SerialSettings(9600, "E")).close()
    assert line[0].where == ("/dev/null", 9600)
    assert line[0].settings == {"parity": parity, "timeout": 0, "write_timeout": 2.0, "exclusive": True}


@pytest.mark.usefixtures("line")
def test_a_read_waits_as_many_milliseconds_as_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    port = open_stream("/dev/null", SerialSettings(9600, "N"))
    waits: list[float] = []

    def nothing_comes(_reading: object, _writing: object, _failing: object, wait_s: float) -> tuple[list[int], ...]:
        waits.append(wait_s)
        return [], [], []

    monkeypatch.setattr(select, "select", nothing_comes)
    assert port.read(250) == b""
    assert waits == [0.25]
    port.close()


@pytest.mark.parametrize(
    ("trouble", "said"),
    [
        (serial.SerialException("device reports readiness to read but returned no data"), message("device.unplugged")),
        (serial.SerialTimeoutException("Write timeout"), message("device.unplugged")),
        (OSError(errno.EIO, "Input/output error"), message("device.unplugged")),
        (OSError(errno.EACCES, "Permission denied"), message("device.not_permitted")),
        (
            OSError(errno.ENOSPC, "No space left on device"),
            message("device.port_fails", error="no space left on device"),
        ),
    ],
)
def test_a_line_that_fails_is_reported_in_plain_words(line: list[Line], trouble: Exception, said: Message) -> None:
    port = open_stream("/dev/null", SerialSettings(9600, "N"))
    line[0].trouble = trouble
    with pytest.raises(StreamGoneError) as reading:
        port.read(0)
    with pytest.raises(StreamGoneError) as writing:
        port.write(b"hello")
    assert reading.value.reason == writing.value.reason == said
    port.close()
