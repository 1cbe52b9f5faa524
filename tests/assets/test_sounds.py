"""The sounds are the ones that their script makes: small, clean, and balanced against each other."""

from __future__ import annotations

import re
import wave
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from assets.sounds import make_sounds
from assets.sounds.table_sounds import LANDING_S
from terminal.cabinet.repeating import FALL_MS
from terminal.common.sounds import SHAKES, SOUNDS

FOLDER = make_sounds.FOLDER
PAGE = (FOLDER.parent / "README.md").read_text(encoding="utf-8")
SMALL_BYTES = 2_000_000
"""Twenty-two seconds of sound, a fifth of them of Big Shot and Hazard."""


def read(name: str) -> NDArray[np.float64]:
    with wave.open(str(FOLDER / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        return np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32_768


def seconds(name: str) -> float:
    return len(read(name)) / 44_100


def loudness(name: str) -> float:
    """The loudest twentieth of a second, in decibels below full scale."""
    power = np.convolve(read(name) ** 2, np.ones(2205) / 2205)
    return float(10 * np.log10(power.max()))


def test_the_script_makes_the_sounds_that_lie_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make_sounds, "FOLDER", tmp_path)
    make_sounds.main()
    made = {path.name: path.read_bytes() for path in tmp_path.glob("*.wav")}
    assert made == {path.name: path.read_bytes() for path in FOLDER.glob("*.wav")}


def test_the_page_lists_every_sound_with_its_length() -> None:
    written = dict(re.findall(r"^\| `sounds/([\w-]+)\.wav` \| (\d\.\d\d) s \|", PAGE, re.MULTILINE))
    assert written == {name: f"{seconds(name):.2f}" for name in make_sounds.SOUNDS}


def test_all_sounds_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.wav")) < SMALL_BYTES


def test_the_dice_are_heard_for_as_long_as_they_are_seen_to_fall() -> None:
    assert round(LANDING_S * 1000) == FALL_MS
    assert seconds("throw") == pytest.approx(LANDING_S, abs=0.001)


@pytest.mark.parametrize("name", sorted(set(make_sounds.SOUNDS) - set(SHAKES)))
def test_a_sound_begins_and_ends_in_silence_without_a_click(name: str) -> None:
    sound = read(name)
    assert np.abs(sound[:2]).max() < 0.02 * np.abs(sound).max()
    assert np.abs(sound[-40:]).max() < 0.002
    assert abs(sound.mean()) < 0.001
    assert np.abs(sound).max() < 0.7, "room for others beside it"


def test_the_cabinet_knows_every_sound_that_there_is() -> None:
    assert {name.removesuffix("-1").removesuffix("-2").removesuffix("-3") for name in make_sounds.SOUNDS} == set(SOUNDS)


@pytest.mark.parametrize("name", SHAKES)
def test_the_shaken_dice_run_in_a_circle_without_a_seam(name: str) -> None:
    shake = read(name)
    over_border = abs(shake[0] - shake[-1])
    assert over_border < np.quantile(np.abs(np.diff(shake)), 0.99)
    assert abs(shake.mean()) < 0.001
    assert np.abs(shake).max() < 0.7


def test_each_game_has_sounds_of_its_own_that_are_not_mistaken_for_the_common_ones() -> None:
    for own, common in (("box", "shake"), ("cast", "throw"), ("fourth", "throw"), ("choice-clock", "hurry")):
        assert abs(loudness(own) - loudness(common)) < 6, "as loud as what it stands for"
        assert abs(middle_hz(own) - middle_hz(common)) > 0.15 * middle_hz(common)
    assert loudness("out") < loudness("nick") - 6, "a loss is quieter than a win"
    assert loudness("nick") < loudness("main-win") <= loudness("win-big") + 1


def middle_hz(name: str) -> float:
    """The middle of its spectrum, by power."""
    power = np.abs(np.fft.rfft(read(name))) ** 2
    return float((np.fft.rfftfreq(len(read(name)), 1 / 44_100) * power).sum() / power.sum())


def test_a_greater_win_is_longer_and_holds_more() -> None:
    tiers = ("win-small", "win-good", "win-big")
    assert [seconds(name) for name in tiers] == pytest.approx([0.6, 1.2, 2.2], abs=0.001)
    held = [float((read(name) ** 2).sum()) for name in tiers]
    assert held == sorted(held)


def test_a_loss_is_the_quietest_of_all_and_a_tap_quieter_than_a_chip() -> None:
    levels = {name: loudness(name) for name in make_sounds.SOUNDS}
    assert min(levels, key=lambda name: levels[name]) in ("loss", "tap")
    assert levels["loss"] < levels["win-small"] - 9
    assert levels["tap"] < levels["chip-1"] - 3


def test_the_three_chips_are_as_loud_as_each_other_and_not_the_same() -> None:
    chips = [read(f"chip-{place}") for place in (1, 2, 3)]
    levels = [loudness(f"chip-{place}") for place in (1, 2, 3)]
    assert max(levels) - min(levels) < 4
    likeness = np.asarray(np.corrcoef(chips))
    assert likeness[np.triu_indices(3, 1)].max() < 0.7
