"""Devices are found by their own answers, on real pseudo-terminals, and a question changes nothing at any of them."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from drivers.catalogue import PROTOCOLS
from drivers.probing import QUESTIONS, Device, identify, serial_ports
from drivers.simulated.hosted import Clock
from drivers.simulated.rig import Rig
from drivers.simulated.twins import cabinet_twins
from drivers.transport.byte_stream import StreamGoneError
from drivers.transport.needs import SerialSettings
from drivers.transport.opening import open_stream
from tests.each import each_of

KINDS = ("validator", "printer", "dice", "board", "cards")


@pytest.fixture(scope="module")
def rig(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Rig]:
    """The simulated devices, each on its port, that no cabinet has opened."""
    folder = tmp_path_factory.mktemp("rig")
    with Rig(folder, cabinet_twins(folder), Clock(1.0)) as made:
        thread = threading.Thread(target=made.run)
        thread.start()
        try:
            yield made
        finally:
            made.stop()
            thread.join(10)
        assert not thread.is_alive()


@each_of("kind", KINDS)
def test_every_device_is_recognised_by_its_answer(rig: Rig, kind: str) -> None:
    found = identify(str(rig.directory / kind))
    assert isinstance(found, Device)
    assert (found.kind, found.protocol) == (kind, QUESTIONS[[one.kind for one in QUESTIONS].index(kind)].protocol)
    assert found.identity


def test_all_questions_together_change_nothing_at_any_device(rig: Rig) -> None:
    """Whatever is asked at the wrong port is noise there: no device moves, prints or is set."""
    before = {kind: rig.bench.devices[kind].twin.picture() for kind in KINDS}
    for kind in KINDS:
        others = [one for one in QUESTIONS if one.kind != kind]
        assert identify(str(rig.directory / kind), others) is None
        assert identify(str(rig.directory / kind)) is not None
    assert {kind: rig.bench.devices[kind].twin.picture() for kind in KINDS} == before


def test_a_port_that_is_open_already_is_left_alone(rig: Rig) -> None:
    stream = open_stream(str(rig.directory / "dice"), QUESTIONS[1].needs)
    try:
        with pytest.raises(StreamGoneError, match="port_in_use"):
            identify(str(rig.directory / "dice"))
    finally:
        stream.close()


class Silent:
    """A line on which nothing, or only noise, comes."""

    def __init__(self, noise: bytes = b"") -> None:
        self.noise, self.now_ms, self.sent = noise, 0, b""
        self.closed = False

    def opened(self, address: str, needs: object) -> Silent:
        del address, needs
        return self

    def read(self, timeout_ms: int) -> bytes:
        self.now_ms += max(1, timeout_ms // 4)
        return self.noise

    def write(self, data: bytes) -> None:
        self.sent += data

    def wake(self) -> None:
        """Nothing waits."""

    def close(self) -> None:
        self.closed = True


@pytest.mark.parametrize("noise", [b"", b"\x00" * 64, b"\xfc" * 64, b"*S;" * 30, b"*S|" * 40, bytes(range(256))])
def test_a_port_without_a_device_is_given_up_in_seconds_whatever_noise_comes(noise: bytes) -> None:
    line = Silent(noise)
    assert identify("/dev/ttyS0", opens=line.opened, clock=lambda: line.now_ms) is None
    assert line.now_ms < 6_000
    assert line.closed


def test_every_protocol_with_a_cable_has_its_question() -> None:
    cables = {
        (kind, name)
        for kind, known in PROTOCOLS.items()
        for name, one in known.items()
        if isinstance(one.needs, SerialSettings)
    }
    assert {(one.kind, one.protocol) for one in QUESTIONS} == cables
    assert all(PROTOCOLS[one.kind][one.protocol].needs == one.needs for one in QUESTIONS)


def test_adapters_are_named_by_what_stays_and_built_in_ports_only_if_they_are_there(tmp_path: Path) -> None:
    dev, tty = tmp_path / "dev", tmp_path / "tty"
    (dev / "serial" / "by-id").mkdir(parents=True)
    for name in ("ttyUSB0", "ttyUSB1", "ttyS0", "ttyS1", "ttyACM0", "tty1"):
        (dev / name).touch()
    (dev / "serial" / "by-id" / "usb-FTDI-if00").symlink_to("../../ttyUSB1")
    for name, kind in (("ttyS0", "4"), ("ttyS1", "0")):
        (tty / name).mkdir(parents=True)
        (tty / name / "type").write_text(f"{kind}\n")
    assert list(serial_ports(dev, tty)) == [
        str(dev / "ttyUSB0"),
        str(dev / "serial" / "by-id" / "usb-FTDI-if00"),
        str(dev / "ttyACM0"),
        str(dev / "ttyS0"),
    ]
