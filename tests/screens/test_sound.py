"""The sound desk: a sound comes at once or not at all, and a cabinet without a sound device is whole."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from terminal.common.places import ROOT
from terminal.screens.sounding.desk import LATE_S, LOOK_S, MAX_MISSES, QUIET_S, RETRY_S, Desk
from terminal.screens.sounding.mixer import Mixer
from terminal.screens.sounding.sound import Sounds
from terminal.screens.sounding.speaker import AudioSpeaker, SpeakerError, device_there, open_speaker
from tests.screens.sound_parts import Listener, Machine, tone


def test_an_alarm_is_heard_from_a_cabinet_that_is_silent_otherwise() -> None:
    desk = Listener()
    sounds = Sounds(volume=0, desk=lambda: desk, alarm_volume=4)
    sounds.play("tap")
    sounds.play("door-alarm")
    sounds.close()
    assert desk.orders == ["turn 0", "alarm door-alarm 4", "close"]


def test_an_alarm_without_a_sound_device_is_no_mistake(machine: Machine, caplog: pytest.LogCaptureFixture) -> None:
    machine.there = False
    with caplog.at_level(logging.INFO):
        machine.desk.alarm("door-alarm", 5)
    assert not machine.playing


@pytest.fixture
def machine() -> Machine:
    return Machine()


def test_the_device_is_opened_for_the_first_sound_and_not_for_the_next(machine: Machine) -> None:
    assert machine.opened == 0
    for _ in range(3):
        machine.play("tap")
    assert (machine.opened, machine.playing) == (1, True)


def test_the_device_rests_after_two_seconds_of_silence_and_plays_again(machine: Machine) -> None:
    machine.play("tap")
    machine.pass_s(QUIET_S)
    assert machine.playing
    machine.pass_s(1.5)
    assert not machine.playing
    assert machine.desk.look() is None, "nothing to look after: the thread sleeps"
    machine.play("tap")
    assert (machine.opened, machine.playing) == (1, True)


def test_the_device_plays_as_long_as_the_dice_are_shaken(machine: Machine) -> None:
    machine.play("shake")
    machine.pass_s(60)
    assert machine.playing
    machine.desk.stop("shake")
    machine.pass_s(QUIET_S + 2 * LOOK_S)
    assert not machine.playing


def test_without_a_device_nothing_is_tried_again_for_half_a_minute(
    machine: Machine, caplog: pytest.LogCaptureFixture
) -> None:
    machine.there = False
    for _ in range(29):
        machine.play("tap")
        machine.now_s += 1
    assert machine.opened == 1
    assert machine.desk.deaf_until_s == 1000 + RETRY_S
    machine.there = True
    machine.now_s += 1
    machine.play("tap")
    assert (machine.opened, machine.playing) == (2, True)
    assert all(record.levelno < logging.WARNING for record in caplog.records)


def test_a_sound_that_comes_too_late_is_left_out_but_the_dice_are_always_shaken(machine: Machine) -> None:
    machine.desk.play("tap", machine.now_s - LATE_S - 0.01)
    assert machine.mixer.quiet
    machine.desk.play("shake", machine.now_s - LATE_S - 0.01)
    assert not machine.mixer.quiet


def test_a_device_that_vanishes_is_given_up_and_found_again(machine: Machine) -> None:
    machine.play("shake")
    machine.pass_s(5)
    machine.asks = False
    machine.pass_s(MAX_MISSES * LOOK_S)
    assert not machine.playing
    assert machine.mixer.quiet, "what was to be heard is not heard half a minute later"
    machine.asks = True
    machine.play("tap")
    assert not machine.playing
    machine.now_s += RETRY_S
    machine.play("tap")
    assert (machine.opened, machine.playing) == (2, True)


def test_a_program_that_has_stalled_does_not_blame_the_device(machine: Machine) -> None:
    machine.play("shake")
    machine.pass_s(1)
    machine.now_s += 20
    assert machine.desk.look() is not None
    machine.pass_s(1)
    assert machine.playing


def test_a_device_that_does_not_start_is_as_good_as_none(machine: Machine) -> None:
    machine.starts = False
    machine.play("tap")
    machine.play("tap")
    assert (machine.opened, machine.playing) == (1, False)


def test_sounds_that_cannot_be_read_are_not_heard() -> None:
    def missing() -> Mixer:
        raise FileNotFoundError("assets/sounds holds no sounds")

    machine = Machine()
    desk = Desk(machine.open, missing, lambda: machine.now_s)
    desk.play("tap", machine.now_s)
    assert not machine.playing
    assert desk.deaf_until_s == machine.now_s + RETRY_S


def test_orders_are_carried_out_in_turn_by_a_thread_of_their_own() -> None:
    desk = Listener()
    sounds = Sounds(volume=3, desk=lambda: desk)
    sounds.prepare()
    sounds.play("shake")
    sounds.volume = 5
    sounds.stop("shake")
    sounds.play("throw")
    sounds.close()
    assert desk.orders == ["turn 3", "prepare", "play shake", "turn 5", "stop shake", "play throw", "close"]
    assert desk.threads == {"sounds"}


def test_a_silent_cabinet_starts_no_thread_and_a_closed_one_stays_silent() -> None:
    desk = Listener()
    sounds = Sounds(volume=0, desk=lambda: desk)
    sounds.prepare()
    sounds.play("tap")
    sounds.stop("tap")
    sounds.close()
    sounds.volume = 5
    sounds.play("tap")
    assert desk.orders == []


@pytest.mark.parametrize("volume", [-1, 6])
def test_there_is_no_volume_beyond_five(volume: int) -> None:
    with pytest.raises(ValueError, match="the volume is 0 to 5"):
        Sounds().volume = volume


def test_nothing_waits_for_numpy_or_the_sound_library_at_the_start() -> None:
    code = "import sys, terminal.screens.sounding.sound; sys.exit(bool({'numpy', 'miniaudio'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


def test_a_machine_without_a_card_and_a_server_has_no_device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("PULSE_SERVER", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert not device_there(tmp_path / "snd")
    (tmp_path / "snd").mkdir()
    (tmp_path / "snd" / "pcmC0D0p").touch()
    assert device_there(tmp_path / "snd")


def test_no_device_at_all_is_said_by_one_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("terminal.screens.sounding.speaker.device_there", lambda: False)
    with pytest.raises(SpeakerError, match="there is no sound device"):
        open_speaker(lambda frames: bytes(2 * frames))


def test_the_library_plays_through_its_device_that_leads_nowhere() -> None:
    miniaudio = pytest.importorskip("miniaudio")
    asked: list[int] = []
    enough = threading.Event()
    mixer = Mixer({"tap": tone(0.05)})

    def mix(frames: int) -> bytes:
        asked.append(frames)
        samples = mixer.mix(frames)
        if mixer.quiet:
            enough.set()
        return samples

    speaker = AudioSpeaker(mix, [miniaudio.Backend.NULL])
    mixer.play("tap")
    for _ in range(2):
        speaker.start()
        assert enough.wait(5)
        speaker.stop()
        enough.clear()
        mixer.play("tap")
    speaker.close()
    assert speaker.asked == len(asked) >= 8
    assert sum(asked[:4]) < 44_100 // 10, "little is asked for ahead: a sound is heard at once"
