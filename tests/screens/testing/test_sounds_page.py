"""The page of sounds, and what its touches become: a sound at a volume of its own, while no other volume changes."""

from __future__ import annotations

import logging

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtGui import QGuiApplication

from drivers import ports
from terminal.cabinet.commands import FromDevice
from terminal.cabinet.keys import TECHNICIAN
from terminal.common.sounds import SOUNDS
from terminal.screens.operator.testing.sounds_page import SoundsPage
from terminal.screens.sounding.desk import ALARMS
from terminal.screens.sounding.mixer import GAINS, Mixer
from terminal.screens.sounding.sound import Sounds
from terminal.screens.sounding.voice import Voice
from tests.screens.hearing import Heard
from tests.screens.seat import Seat
from tests.screens.sound_parts import Listener, Machine, flat


def mixed(mixer: Mixer, frames: int) -> NDArray[np.float64]:
    return np.frombuffer(mixer.mix(frames), "<i2") / 32_767


class Technician:
    """A technician before the open page, and what is heard."""

    def __init__(self) -> None:
        self.seat = Seat()
        self.heard = Heard()
        self.seat.screen._voice = Voice(self.heard)
        self.seat.give(FromDevice("board", ports.BoardInputs((), (TECHNICIAN,))))
        self.seat.menu.show("sounds")
        page = self.seat.menu.model
        assert isinstance(page, SoundsPage)
        self.page = page
        self.heard.sounds.clear()


@pytest.fixture
def technician(qapp: QGuiApplication) -> Technician:
    del qapp
    return Technician()


def test_every_sound_is_played_at_every_volume_and_the_players_stays(technician: Technician) -> None:
    technician.page.property("mode").touch()
    for volume in "12345":
        technician.page.choose(volume)
        for sound in SOUNDS:
            technician.page.play(sound)
    assert technician.heard.sounds == [f"{sound} at {volume}" for volume in range(1, 6) for sound in SOUNDS]
    assert technician.heard.volume == 3
    assert technician.page.property("inPlay") == "In play: volume 3; the alarm of a door: 5. No test changes that."


def test_nothing_is_played_before_test_mode_has_begun(technician: Technician) -> None:
    technician.page.play("chip")
    assert technician.heard.sounds == []
    assert technician.page.property("mode").property("said") == "Begin test mode first."
    assert not any(ready for *_, ready in technician.page.property("sounds").rows)


def test_the_page_says_whether_there_is_a_sound_device(technician: Technician) -> None:
    said = []
    for found in (True, False, None):
        technician.heard.found = found
        said.append((technician.page.property("device"), technician.page.property("silent")))
    assert said == [
        ("The sound device works.", False),
        ("There is no sound device, or it does not work.", True),
        ("The sound device has not been used yet.", False),
    ]


# What is heard --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("volume", range(1, 6))
def test_a_tested_sound_has_its_own_volume_beside_one_of_the_game(volume: int) -> None:
    mixer = Mixer({"tap": flat(400, 0.25), "door-alarm": flat(400, 0.25)}, alarms=ALARMS)
    mixer.volume = 0
    mixer.test("tap", volume)
    assert mixed(mixer, 400).max() == pytest.approx(0.25 * GAINS[volume], abs=1e-3)
    mixer.test("door-alarm", volume)
    assert mixed(mixer, 400).max() == pytest.approx(0.25 * GAINS[volume], abs=1e-3)
    assert (mixer.volume, mixer.alarm_volume) == (0, 5)


def test_a_test_of_the_alarm_never_keeps_a_real_alarm_from_sounding() -> None:
    mixer = Mixer({"door-alarm": flat(4_000, 0.25)}, alarms=ALARMS)
    mixer.test("door-alarm", 1)
    mixer.mix(100)
    mixer.play("door-alarm")
    assert mixed(mixer, 100).max() == pytest.approx(0.25 * (1 + GAINS[1]), abs=1e-3)


def test_the_next_test_ends_the_one_before_and_a_loop_ends_by_itself() -> None:
    mixer = Mixer({"shake": flat(2_000, 0.25), "tap": flat(100, 0.25)}, loops=("shake",))
    mixer.test("shake", 5)
    mixer.mix(2_001)
    assert mixer.quiet
    mixer.test("shake", 5)
    mixer.mix(10)
    mixer.test("tap", 5)
    mixer.mix(1_500)
    assert mixer.quiet, "the shaking has faded"


def test_a_test_is_heard_from_a_cabinet_whose_sounds_are_off() -> None:
    desk = Listener()
    sounds = Sounds(volume=0, desk=lambda: desk)
    sounds.test("tap", 2)
    sounds.close()
    assert desk.orders == ["turn 0", "test tap 2", "close"]
    sounds.test("tap", 2)
    assert desk.orders[-1] == "close"


def test_the_desk_knows_whether_its_device_works(caplog: pytest.LogCaptureFixture) -> None:
    machine = Machine()
    assert machine.desk.found is None
    machine.desk.test("tap", 5)
    assert machine.desk.found
    assert machine.playing
    machine.asks = False
    with caplog.at_level(logging.INFO):
        machine.pass_s(5)
    assert machine.desk.found is False


def test_whether_the_device_works_is_known_outside_the_sounds_own_thread() -> None:
    machine = Machine()
    sounds = Sounds(desk=lambda: machine.desk)
    assert sounds.found is None
    sounds.test("tap", 5)
    sounds.close()
    assert sounds.found
