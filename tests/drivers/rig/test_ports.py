"""Every simulated device has a port that behaves, for its host, like a serial adapter that can be pulled."""

from __future__ import annotations

import contextlib
import os
import selectors
import subprocess
import sys
import threading
from pathlib import Path

import pytest
import serial

from drivers.simulated.bench import Bench
from drivers.simulated.control import ask
from drivers.simulated.hosted import Clock
from drivers.simulated.pty_port import UNREAD_LIMIT_BYTES, PtyPort
from drivers.simulated.rig import Rig
from drivers.simulated.twin import OrderError
from tests.drivers.rig.echo_twin import EchoTwin

OPEN = Path("/proc/self/fd")
ALL_BYTES = bytes(range(256))


def opened(rig: Rig, name: str = "validator", timeout_s: float | None = None) -> serial.Serial:
    return serial.Serial(str(rig.directory / name), 9600, parity=serial.PARITY_EVEN, timeout=timeout_s)


def echoed(data: bytes) -> bytes:
    return bytes((byte + 1) % 256 for byte in data)


def assert_talks(port: serial.Serial, data: bytes = b"hello") -> None:
    port.write(data)
    assert port.read(len(data)) == echoed(data)


def written(port: PtyPort, data: bytes) -> int:
    """Write, and wait until it has reached the host's end: the kernel takes a while."""
    before = port._unread_bytes()
    count = port.write(data)
    while port._unread_bytes() < before + count:
        threading.Event().wait(0.001)
    return count


def test_every_byte_value_passes_unchanged_in_both_directions(rig: Rig) -> None:
    with opened(rig) as port:
        assert_talks(port, ALL_BYTES)


def test_every_device_has_a_port_of_its_own(rig: Rig) -> None:
    with contextlib.ExitStack() as ports:
        for name in ("validator", "printer", "dice", "board"):
            assert_talks(ports.enter_context(opened(rig, name)), name.encode())


def test_a_host_may_close_and_open_the_port_for_every_poll(rig: Rig) -> None:
    for _ in range(20):
        with opened(rig) as port:
            assert_talks(port)


def test_a_host_that_is_killed_in_mid_message_can_start_again_at_once(rig: Rig) -> None:
    program = (
        "import serial, sys; p = serial.Serial(sys.argv[1]); p.write(b'half a mess'); print('x', flush=True); input()"
    )
    for _ in range(3):
        host = subprocess.Popen(
            [sys.executable, "-c", program, str(rig.directory / "validator")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        with host:
            assert host.stdout is not None
            assert host.stdout.read(1) == b"x"
            host.kill()
        with serial.Serial(str(rig.directory / "validator")) as port:
            port.write(b"hello")  # the answer to what the dead one said may still come before it
            assert port.read_until(echoed(b"hello")).endswith(echoed(b"hello"))


def test_the_host_of_an_unplugged_device_reads_an_error_at_once(rig: Rig) -> None:
    with opened(rig) as port:
        assert_talks(port)
        assert ask(rig.directory, ["unplug", "validator"]).ok
        with pytest.raises(serial.SerialException, match="returned no data"):
            port.read(1)


def test_the_host_of_an_unplugged_device_cannot_write(rig: Rig) -> None:
    with opened(rig) as port:
        ask(rig.directory, ["unplug", "validator"])
        with pytest.raises(serial.SerialException):
            port.write(b"hello")


def test_an_unplugged_device_has_no_name_to_open(rig: Rig) -> None:
    ask(rig.directory, ["unplug", "validator"])
    assert not os.path.lexists(rig.directory / "validator")
    assert_talks(opened(rig, "printer"))


def test_a_device_plugged_in_again_answers_under_its_old_name(rig: Rig) -> None:
    for _ in range(5):
        ask(rig.directory, ["unplug", "validator"])
        ask(rig.directory, ["plug", "validator"])
        with opened(rig) as port:
            assert_talks(port)


def test_a_device_without_power_is_mute_though_its_port_is_there(rig: Rig) -> None:
    ask(rig.directory, ["power", "validator", "off"])
    with opened(rig, timeout_s=0.3) as port:
        port.write(b"hello")
        assert port.read(5) == b""
    ask(rig.directory, ["power", "validator", "on"])
    with opened(rig) as port:
        assert_talks(port)


def test_a_device_speaks_by_itself_when_its_time_has_come(rig: Rig) -> None:
    with opened(rig) as port:
        ask(rig.directory, ["bill", "jam"])
        assert port.read(1) == b"!"


def test_no_port_is_left_when_the_rig_ends(tmp_path: Path) -> None:
    port = PtyPort(tmp_path / "validator")
    port.plug()
    before = port.link.readlink()
    assert before.exists()
    port.unplug()
    assert not before.exists()
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_a_killed_rig_left_behind_is_taken_over(tmp_path: Path) -> None:
    link = tmp_path / "validator"
    link.symlink_to("/dev/pts/no-such-port")
    port = PtyPort(link)
    port.plug()
    with serial.Serial(str(link)):
        assert port.write(b"x") == 1
    port.unplug()


def test_what_is_not_read_is_dropped_and_never_blocks(tmp_path: Path) -> None:
    port = PtyPort(tmp_path / "validator")
    port.plug()
    sent = [written(port, b"x" * 100) for _ in range(100)]
    assert UNREAD_LIMIT_BYTES - 100 < sum(sent) <= UNREAD_LIMIT_BYTES
    assert sent[-1] == 0
    with serial.Serial(str(port.link), timeout=0.2) as late_host:
        assert late_host.read(100_000) == b""
        assert port.write(b"fresh") == 5
        assert late_host.read(5) == b"fresh"
    port.unplug()


def test_an_unplugged_port_is_silent_and_deaf(tmp_path: Path) -> None:
    port = PtyPort(tmp_path / "validator")
    assert port.read() == b""
    assert port.write(b"x") == 0


def test_half_of_the_kernels_buffer_may_lie_unread_and_not_one_byte_more(tmp_path: Path) -> None:
    port = PtyPort(tmp_path / "validator")
    port.plug()
    assert port.write(b"x" * 2_049) == 0
    assert written(port, b"x" * 2_000) == 2_000
    assert port.write(b"x" * 49) == 0
    assert written(port, b"x" * 48) == 48
    assert port.write(b"") == 0
    port.unplug()


def test_a_port_whose_name_is_gone_already_can_still_be_unplugged(tmp_path: Path) -> None:
    port = PtyPort(tmp_path / "validator")
    port.plug()
    port.link.unlink()
    port.unplug()
    assert not port.plugged


def test_a_port_that_cannot_have_its_name_is_not_plugged_in_and_says_why(tmp_path: Path) -> None:
    with selectors.DefaultSelector() as selector:
        bench = Bench(tmp_path / "gone", {"dice": EchoTwin()}, Clock(1.0), selector)
        open_before = len([*OPEN.iterdir()])
        with pytest.raises(OrderError, match=r"^The dice generator cannot be plugged in: No such file or directory\.$"):
            bench.do(["plug", "dice"])
        assert len([*OPEN.iterdir()]) == open_before
        assert bench.do(["unplug", "dice"]) == "The dice generator's cable was out already."
