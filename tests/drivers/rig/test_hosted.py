"""What a rig gives its devices: the time, at its own pace, and hands' actions at the instant of the action."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest

from drivers.simulated import hosted, twins
from drivers.simulated.board_memory import BoardMemory
from drivers.simulated.hosted import Clock, HostedDevice
from drivers.simulated.pty_port import PtyPort
from drivers.simulated.twins import cabinet_twins
from tests.drivers.rig.echo_twin import EchoTwin


class Time:
    """The system's clock, moved by a test."""

    def __init__(self) -> None:
        self.now_s = 1_000.0

    def monotonic(self) -> float:
        return self.now_s


class Restless(EchoTwin):
    """A twin that always claims to be due, and records its steps and what happens to it."""

    def __init__(self) -> None:
        super().__init__()
        self.life: list[object] = []

    def step(self, now_ms: int, received: bytes) -> bytes:
        self.life.append((now_ms, received))
        return super().step(now_ms, received)

    def due_ms(self) -> int:
        return 0

    def power(self, on: bool) -> None:
        self.life.append(on)
        super().power(on)

    def do(self, words: Sequence[str]) -> str:
        self.life.append(words)
        return super().do(words)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    monkeypatch.setattr(hosted, "time", time)
    return time


@pytest.fixture
def device(time: Time, tmp_path: Path) -> HostedDevice:
    del time
    return HostedDevice("dice", Restless(), PtyPort(tmp_path / "dice"), Clock(1.0))


def life(device: HostedDevice) -> list[object]:
    """The twin's record since the last call."""
    twin = device.twin
    assert isinstance(twin, Restless)
    lived, twin.life = twin.life, []
    return lived


@pytest.mark.parametrize("speed", [0.5, 1.0, 10.0])
def test_the_devices_time_runs_at_its_speed_and_waits_in_real_seconds(time: Time, speed: float) -> None:
    clock = Clock(speed)
    assert clock.now_ms() == 0
    time.now_s += 1.5
    assert clock.now_ms() == 1_500 * speed
    assert clock.wait_s(round(5_500 * speed)) == pytest.approx(4.0)
    assert clock.wait_s(0) == 0.0


def test_a_twin_that_is_always_due_is_stepped_once_a_millisecond(device: HostedDevice, time: Time) -> None:
    for _ in range(3):
        device.step_if_due()
    assert life(device) == [(0, b"")]
    assert device.due_ms() == 1
    time.now_s += 0.001_1
    for _ in range(3):
        device.step_if_due()
    assert life(device) == [(1, b"")]


def test_a_hand_acts_in_its_own_instant_and_the_device_goes_on_from_there(device: HostedDevice, time: Time) -> None:
    time.now_s += 0.250_1
    assert device.do(("kick",)) == "Done: kick."
    assert life(device) == [(250, b""), ("kick",), (250, b"")]


def test_power_comes_and_goes_in_its_own_instant_and_once(device: HostedDevice, time: Time) -> None:
    said = []
    for on in (True, False, False, True):
        time.now_s += 0.100_1
        said.append(device.power(on))
    assert said == [
        "The dice generator's power was on already.",
        "The dice generator's power is off.",
        "The dice generator's power was off already.",
        "The dice generator's power is on.",
    ]
    assert life(device) == [(200, b""), False, (200, b""), (400, b""), True, (400, b"")]


@pytest.mark.parametrize(
    ("plugged", "powered", "status"),
    [
        (True, True, "dice generator plugged in, powered"),
        (True, False, "dice generator plugged in, without power"),
        (False, True, "dice generator unplugged, powered"),
    ],
)
def test_its_status_and_picture_tell_of_cable_and_power(
    device: HostedDevice, plugged: bool, powered: bool, status: str
) -> None:
    if plugged:
        device.port.plug()
    device.power(powered)
    assert device.status() == status
    assert device.picture() == {
        "plugged": plugged,
        "powered": powered,
        "port": str(device.port.link),
        "device": {"hands": 0},
    }
    if plugged:
        device.port.unplug()


def test_a_new_cabinets_board_numbers_its_record_by_the_time_of_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(twins, "time", SimpleNamespace(time=lambda: 1_700_000_000.9))
    board = cabinet_twins(tmp_path)["board"]
    board.do(["door", "main", "open"])
    assert BoardMemory(tmp_path / "board.memory").load().record == 1_700_000_000


def test_the_dice_fall_on_all_six_faces_and_on_no_other() -> None:
    thrown = twins._throw_fairly(2_000)
    assert len(thrown) == 2_000
    assert set(thrown) == {1, 2, 3, 4, 5, 6}
