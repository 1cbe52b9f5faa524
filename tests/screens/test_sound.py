"""Sounds are heard at once or not at all, never together too loud, and a cabinet without a sound device is whole."""

from __future__ import annotations

import itertools
import logging
import subprocess
import sys
import threading
import wave
from pathlib import Path
from typing import get_args

import numpy as np
import pytest
from numpy.typing import NDArray

from terminal.common.ini import IniError
from terminal.common.places import ASSETS, ROOT
from terminal.screens.sound import LOUDEST, Sound, Sounds
from terminal.screens.sounding.desk import ALARMS, LATE_S, LOOK_S, LOOPS, MAX_MISSES, QUIET_S, RETRY_S, Desk
from terminal.screens.sounding.mixer import FADE, GAINS, MAX_VOICES, TWIN, Mixer, load
from terminal.screens.sounding.speaker import AudioSpeaker, Mix, Speaker, SpeakerError, device_there, open_speaker
from terminal.settings.reading import parse

PERIOD = 661


def tone(seconds: float, level: float = 0.5) -> NDArray[np.float32]:
    return (level * np.sin(2 * np.pi * 441.0 * np.arange(round(seconds * 44_100)) / 44_100)).astype(np.float32)


def flat(samples: int, level: float = 0.5) -> NDArray[np.float32]:
    return np.full(samples, level, np.float32)


def mixed(mixer: Mixer, frames: int) -> NDArray[np.float64]:
    return np.frombuffer(mixer.mix(frames), "<i2") / 32_767


# The mixer ------------------------------------------------------------------------------------------------------------


def test_one_sound_alone_comes_out_as_it_is() -> None:
    mixer = Mixer({"tap": tone(0.02)})
    mixer.play("tap")
    assert np.allclose(mixed(mixer, 1000)[:882], tone(0.02), atol=2 / 32_767)
    assert mixer.quiet
    assert not mixed(mixer, 100).any()


def test_two_sounds_are_heard_together() -> None:
    mixer = Mixer({"tap": flat(400, 0.25), "puck": flat(200, 0.25)})
    mixer.play("tap")
    mixer.play("puck")
    heard = mixed(mixer, 500)
    assert np.allclose(heard[:200], 0.5, atol=1e-4)
    assert np.allclose(heard[200:400], 0.25, atol=1e-4)
    assert not heard[400:].any()


def test_eight_loud_sounds_at_once_stay_below_full_scale_and_keep_their_sign() -> None:
    names = [f"loud{place}" for place in range(MAX_VOICES)]
    mixer = Mixer({name: tone(0.1, 0.9) for name in names})
    for name in names:
        mixer.play(name)
    heard = mixed(mixer, 2000)
    assert 0.9 < np.max(np.abs(heard)) <= 1.0
    assert (heard[:2000] * tone(0.1)[:2000] > -1e-4).all()


def test_a_ninth_sound_ends_the_oldest_softly_and_never_the_loop() -> None:
    names = [f"sound{place}" for place in range(MAX_VOICES)]
    mixer = Mixer({name: flat(44_100, 0.01) for name in ("shake", *names)}, loops=("shake",))
    mixer.play("shake")
    for name in names[:-1]:
        mixer.play(name)
        mixer.mix(10)
    mixer.play(names[-1])
    heard = mixed(mixer, FADE + 100)
    assert np.max(np.abs(np.diff(heard))) < 0.001, "no click"
    assert heard[-1] == pytest.approx(0.08, abs=1e-3), "eight are left"
    mixer.stop("shake")
    mixer.mix(FADE)
    assert mixed(mixer, 10)[-1] == pytest.approx(0.07, abs=1e-3), "the loop was one of them"


def test_chips_sound_each_a_little_different() -> None:
    mixer = Mixer({f"chip-{place}": flat(10, place / 10) for place in (1, 2, 3)})
    levels = []
    for _ in range(6):
        mixer.play("chip")
        levels.append(round(float(mixed(mixer, TWIN)[0]), 2))
    assert set(levels[:3]) == {0.1, 0.2, 0.3}
    assert levels[3:] == levels[:3]


def test_the_same_sound_twice_in_an_instant_is_heard_once() -> None:
    mixer = Mixer({"tap": flat(44_100, 0.2)})
    mixer.play("tap")
    mixer.play("tap")
    assert mixed(mixer, TWIN).max() == pytest.approx(0.2, abs=1e-3)
    mixer.play("tap")
    assert mixed(mixer, 10).max() == pytest.approx(0.4, abs=1e-3)


def test_a_loop_runs_in_a_circle_until_it_is_stopped_and_then_fades() -> None:
    circle = tone(0.1)
    mixer = Mixer({"shake": circle}, loops=("shake",))
    mixer.play("shake")
    mixer.play("shake")
    heard = mixed(mixer, 3 * len(circle))
    assert np.allclose(heard, np.tile(circle, 3), atol=2 / 32_767)
    mixer.stop("shake")
    fading = mixed(mixer, FADE + PERIOD)
    assert np.abs(fading[:200]).max() > 0.4
    assert not fading[FADE:].any()
    assert mixer.quiet


def test_each_step_of_the_volume_is_five_decibels_and_the_lowest_is_silence() -> None:
    levels = []
    for volume in range(LOUDEST + 1):
        mixer = Mixer({"tap": flat(4000)})
        mixer.volume = volume
        mixer.play("tap")
        mixer.mix(1000)
        levels.append(mixed(mixer, 1)[0])
    assert levels[0] == 0
    steps = [20 * np.log10(after / before) for before, after in itertools.pairwise(levels[1:])]
    assert steps == pytest.approx([5.0] * 4, abs=0.05)


def test_a_volume_that_is_turned_while_something_sounds_makes_no_click() -> None:
    mixer = Mixer({"shake": flat(100)}, loops=("shake",))
    mixer.play("shake")
    before = mixed(mixer, PERIOD)
    mixer.volume = 1
    turning = mixed(mixer, PERIOD)
    assert np.max(np.abs(np.diff(np.concatenate([before, turning])))) < 0.002
    assert mixed(mixer, 1)[0] == pytest.approx(0.05, abs=1e-3)


def test_an_alarm_is_as_loud_whatever_the_volume_of_the_game_is() -> None:
    """Minimum standard ANZ 1.10.45: D11."""
    for volume in range(LOUDEST + 1):
        mixer = Mixer({"door-alarm": flat(4000), "tap": flat(4000)}, alarms=ALARMS)
        mixer.volume = volume
        mixer.play("door-alarm")
        mixer.mix(1000)
        assert mixed(mixer, 1)[0] == pytest.approx(0.5, abs=1e-3)


def test_the_softest_alarm_is_ten_decibels_below_the_loudest_and_no_softer() -> None:
    assert 20 * np.log10(GAINS[3] / GAINS[LOUDEST]) > -11
    with pytest.raises(IniError, match="alarm_volume has to be a whole number from 3 to 5"):
        parse("[screen]\nalarm_volume = 0\n", "Param.ini")


def test_no_number_of_chips_ends_an_alarm() -> None:
    names = [f"chip{place}" for place in range(2 * MAX_VOICES)]
    mixer = Mixer({name: flat(4000, 0.01) for name in names} | {"door-alarm": flat(4000)}, alarms=ALARMS)
    mixer.play("door-alarm")
    for name in names:
        mixer.play(name)
        mixer.mix(10)
    mixer.mix(2 * FADE)
    assert mixed(mixer, 1)[0] > 0.4


def test_an_alarm_that_is_heard_already_is_not_doubled() -> None:
    mixer = Mixer({"door-alarm": flat(40_000)}, alarms=ALARMS)
    for _ in range(3):
        mixer.play("door-alarm")
        mixer.mix(TWIN + 1)
    assert mixed(mixer, 1)[0] == pytest.approx(0.5, abs=1e-3)


def test_the_alarm_of_a_door_lasts_at_least_a_second_and_a_half_and_is_the_loudest_sound_of_all() -> None:
    """Minimum standard ANZ 1.10.44: D11."""
    loudness = {}
    for path in (ASSETS / "sounds").glob("*.wav"):
        name = path.stem
        with wave.open(str(path)) as file:
            assert name != "door-alarm" or file.getnframes() / file.getframerate() >= 1.5
            samples = np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32_768
            loudness[name] = float(np.sqrt(np.convolve(samples**2, np.ones(4410) / 4410).max()))
    assert max(loudness, key=lambda name: loudness[name]) == "door-alarm"


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


def test_every_sound_that_can_be_asked_for_is_there() -> None:
    mixer = load(LOOPS)
    for name in get_args(Sound):
        mixer.clear()
        mixer.play(name)
        assert not mixer.quiet
    files = {path.stem for path in (ASSETS / "sounds").glob("*.wav")}
    asked = set(get_args(Sound))
    assert {name.rpartition("-")[0] if name not in asked else name for name in files} == asked


@pytest.mark.parametrize("content", [b"", b"RIFF of nothing", b"OggS" + bytes(100)])
def test_a_file_that_is_no_sound_is_named(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "tap.wav").write_bytes(content)
    with pytest.raises(ValueError, match=r"tap\.wav is no sound"):
        load(LOOPS, folder=tmp_path)


# The desk -------------------------------------------------------------------------------------------------------------


class Machine:
    """A machine with a sound device, or without, and a clock that is turned by hand."""

    def __init__(self) -> None:
        self.now_s = 1000.0
        self.there = True
        self.starts = True
        self.asks = True
        self.opened = 0
        self.playing = False
        self.mixer = Mixer({"tap": flat(2000), "shake": flat(500)}, LOOPS)
        self.desk = Desk(self.open, lambda: self.mixer, lambda: self.now_s)
        self.desk.turn(LOUDEST)

    def open(self, mix: Mix) -> Speaker:
        self.opened += 1
        if not self.there:
            raise SpeakerError("there is no sound device")
        self._mix = mix
        self.asked = 0
        return self

    def start(self) -> None:
        if not self.starts:
            raise SpeakerError("it does not start")
        self.playing = True

    def stop(self) -> None:
        self.playing = False

    def close(self) -> None:
        self.playing = False

    def play(self, sound: str) -> None:
        self.desk.play(sound, self.now_s)

    def pass_s(self, seconds: float) -> None:
        """Let time pass; the device asks for samples and the desk looks after it, as often as it wants to."""
        end_s = self.now_s + seconds
        while (wait_s := self.desk.look()) is not None and self.now_s + wait_s <= end_s:
            self.now_s += wait_s
            if self.playing and self.asks:
                self.asked += 1
                self._mix(round(44_100 * wait_s))
        self.now_s = end_s


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


# The cabinet's voice --------------------------------------------------------------------------------------------------


class Listener(Desk):
    """A desk that writes down who asked for what."""

    def __init__(self) -> None:
        super().__init__(Machine().open)
        self.orders: list[str] = []
        self.threads: set[str] = set()

    def play(self, sound: str, asked_s: float) -> None:
        del asked_s
        self._note(f"play {sound}")

    def alarm(self, sound: str, volume: int) -> None:
        self._note(f"alarm {sound} {volume}")

    def stop(self, sound: str) -> None:
        self._note(f"stop {sound}")

    def turn(self, volume: int) -> None:
        self._note(f"turn {volume}")

    def prepare(self) -> None:
        self._note("prepare")

    def close(self) -> None:
        self._note("close")

    def _note(self, order: str) -> None:
        self.orders.append(order)
        self.threads.add(threading.current_thread().name)


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
    code = "import sys, terminal.screens.sound; sys.exit(bool({'numpy', 'miniaudio'} & set(sys.modules)))"
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
