"""What sounds are made from: noise in bands, partials that ring out, a room round them; the same samples each time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

RATE: Final = 44_100
"""Samples a second."""
RUMBLE_HZ: Final = 40.0
"""What is below is not heard and moves the cone."""
BEGINNING_S: Final = 0.0005
"""What takes the rumble away leaves a step before the first knock; over so short a time it is not heard."""
ENDING_S: Final = 0.012
"""Over so long a knock that still rings is let go; a tone needs `TONE_ENDING_S`."""
TONE_ENDING_S: Final = 0.18

Wave = NDArray[np.float64]
Partial = tuple[float, float, float]
"""Its pitch in Hz, its level, and the seconds in which it falls by 60 dB."""


def silence(seconds: float) -> Wave:
    """An empty track."""
    return np.zeros(round(seconds * RATE))


def moments(seconds: float) -> Wave:
    """The time of every sample, in seconds."""
    return np.arange(round(seconds * RATE)) / RATE


def dying(seconds: float, t60_s: float) -> Wave:
    """What falls by 60 dB in ``t60_s``."""
    return np.asarray(10.0 ** (-3.0 * moments(seconds) / t60_s))


def swell(seconds: float, top: float = 0.5) -> Wave:
    """What rises softly until ``top``, a share of its length, and falls softly after it."""
    share = np.linspace(0.0, 1.0, round(seconds * RATE))
    bent = np.where(share < top, share / top / 2, 0.5 + (share - top) / (1 - top) / 2)
    return np.asarray(np.sin(np.pi * bent) ** 2)


def band(wave: Wave, low_hz: float, high_hz: float, order: int = 2) -> Wave:
    """What of it lies between two pitches; ``order`` says how steeply the rest falls off."""
    length = 2 * len(wave)  # as much again of silence, so that its end does not run into its beginning
    hz = np.fft.rfftfreq(length, 1 / RATE)
    above = 1 / np.sqrt(1 + (low_hz / np.maximum(hz, 1e-3)) ** (2 * order))
    below = 1 / np.sqrt(1 + (hz / high_hz) ** (2 * order))
    return np.asarray(np.fft.irfft(np.fft.rfft(wave, length) * above * below, length)[: len(wave)])


def noise(seconds: float, low_hz: float, high_hz: float, seed: int) -> Wave:
    """Noise between two pitches, as loud as a sine of level 1."""
    raw = band(np.random.default_rng(seed).standard_normal(round(seconds * RATE)), low_hz, high_hz)
    return np.asarray(raw / np.sqrt(2 * np.mean(raw**2)))


def burst(seconds: float, low_hz: float, high_hz: float, t60_s: float, seed: int) -> Wave:
    """Noise that dies away: the moment in which two things touch."""
    return noise(seconds, low_hz, high_hz, seed) * dying(seconds, t60_s) * rise(seconds, 0.0004)


def rise(seconds: float, after_s: float) -> Wave:
    """A beginning that is not a click: nearly there after three times ``after_s``."""
    return np.asarray(1 - np.exp(-moments(seconds) / after_s))


def strike(seconds: float, partials: Sequence[Partial], softness_s: float = 0.0003) -> Wave:
    """A thing that was struck and rings out; the softer what struck it, the later it speaks."""
    at = moments(seconds)
    track = silence(seconds)
    for hz, level, t60_s in partials:
        track += level * np.sin(2 * np.pi * hz * at) * dying(seconds, t60_s)
    return track * rise(seconds, softness_s)


def lay(track: Wave, wave: Wave, at_s: float, level: float = 1.0) -> None:
    """Mix the wave into the track; what would last longer than the track is cut off."""
    start = round(at_s * RATE)
    end = min(len(track), start + len(wave))
    track[start:end] += level * wave[: end - start]


def lay_round(track: Wave, wave: Wave, at_s: float, level: float = 1.0) -> None:
    """Mix the wave into a track that is played in a circle: what lasts longer comes out at its beginning."""
    places = (round(at_s * RATE) + np.arange(len(wave))) % len(track)
    np.add.at(track, places, level * wave)


def answer(t60_s: float) -> Wave:
    """How a small room with a carpet answers: a few walls, then a dark tail."""
    tail = noise(t60_s, 180.0, 4200.0, seed=4711) * dying(t60_s, t60_s) * rise(t60_s, 0.012) * 0.035
    for at_s, level in ((0.0061, 0.30), (0.0097, 0.24), (0.0149, 0.19), (0.0213, 0.14), (0.0307, 0.10)):
        tail[round(at_s * RATE)] += level
    return band(tail, 120.0, 5200.0, order=1)


def room(wave: Wave, wet: float, t60_s: float = 0.25) -> Wave:
    """Put the sound into a room; ``wet`` is the room's share. The track stays as long as it is."""
    tail = answer(t60_s)
    length = len(wave) + len(tail)
    heard = np.fft.irfft(np.fft.rfft(wave, length) * np.fft.rfft(tail, length), length)[: len(wave)]
    return wave + wet * heard


def room_round(wave: Wave, wet: float, t60_s: float = 0.25) -> Wave:
    """The same for a track that is played in a circle."""
    tail = np.zeros(len(wave))
    tail[: round(t60_s * RATE)] = answer(t60_s)
    return wave + wet * np.asarray(np.fft.irfft(np.fft.rfft(wave) * np.fft.rfft(tail), len(wave)))


def finished(wave: Wave, peak: float, ending_s: float = ENDING_S) -> Wave:
    """The sound as it is kept: without rumble, from silence to silence, its loudest sample at ``peak``."""
    clean = band(wave, RUMBLE_HZ, 16_000.0)
    beginning = round(BEGINNING_S * RATE)
    clean[:beginning] *= np.linspace(0.0, 1.0, beginning)
    ending = round(ending_s * RATE)
    clean[-ending:] *= np.linspace(1.0, 0.0, ending) ** 2
    return levelled(clean, peak)


def levelled(wave: Wave, peak: float) -> Wave:
    """The loudest sample at ``peak``."""
    return np.asarray(wave * (peak / np.max(np.abs(wave))))
