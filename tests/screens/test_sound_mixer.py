"""The mixer: sounds are heard at once, never together too loud, and an alarm whatever the volume."""

from __future__ import annotations

import itertools
import wave
from pathlib import Path
from typing import get_args

import numpy as np
import pytest
from numpy.typing import NDArray

from terminal.common.places import ASSETS
from terminal.common.sounds import LOUDEST, Sound
from terminal.ini.ini import IniError
from terminal.screens.sounding.desk import ALARMS, LOOPS
from terminal.screens.sounding.mixer import FADE, GAINS, MAX_VOICES, TWIN, Mixer, load
from terminal.settings.reading import parse
from tests.screens.sound_parts import flat, tone

PERIOD = 661


def mixed(mixer: Mixer, frames: int) -> NDArray[np.float64]:
    return np.frombuffer(mixer.mix(frames), "<i2") / 32_767


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
