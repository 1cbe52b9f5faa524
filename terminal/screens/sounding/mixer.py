"""Mixes several sounds into one stream of samples."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from terminal.common.places import ASSETS
from terminal.screens.sounding import wave_file
from terminal.screens.sounding.speaker import RATE

Samples = NDArray[np.float32]
"""Between -1 and 1."""

MAX_VOICES = 8
FADE = RATE * 30 // 1000
"""How many samples a stopped voice takes to fade; stopping at once would click."""
TWIN = RATE * 40 // 1000
"""The same sound again within this many samples would only be louder: it is left out."""
GAINS = (0.0, 0.1, 0.178, 0.316, 0.562, 1.0)
"""By volume, five decibels a step: even steps to the ear."""
SPOKEN = "spoken"
"""The name of the voice that speaks a call; there is one at a time."""
KNEE = 0.7
"""Samples up to this pass unchanged; louder ones are compressed so that eight voices never clip."""
FULL = 32_767


def load(loops: tuple[str, ...], alarms: tuple[str, ...] = (), folder: Path = ASSETS / "sounds") -> Mixer:
    """Read every sound of the folder. Raises OSError or ValueError."""
    sounds = {path.stem: samples_of(path) for path in sorted(folder.glob("*.wav"))}
    if not sounds:
        raise FileNotFoundError(f"{folder} holds no sounds")
    return Mixer(sounds, loops, alarms)


def samples_of(path: Path) -> Samples:
    """The samples of a recording. Raises OSError or ValueError."""
    return (np.frombuffer(wave_file.read(path), "<i2") / (FULL + 1)).astype(np.float32)


@dataclass
class Voice:
    """A sound that is being played."""

    name: str
    samples: Samples
    loop: bool
    at: int = 0
    """The next sample."""
    left: int | None = None
    """Samples left until it has faded; None if it was not stopped."""
    gain: float | None = None
    """Its own gain, as a test; None for that of the volume."""

    def take(self, frames: int) -> Samples:
        """The next samples; fewer where the sound ends."""
        places = np.arange(self.at, self.at + frames)
        taken = self.samples[places % len(self.samples)] if self.loop else self.samples[self.at : self.at + frames]
        self.at += frames
        if self.left is not None:
            faded = np.maximum(self.left - np.arange(len(taken)), 0) / FADE
            taken = (taken * faded).astype(np.float32)
            self.left -= frames
        return taken

    @property
    def over(self) -> bool:
        """It has ended."""
        return (self.left is not None and self.left <= 0) or (not self.loop and self.at >= len(self.samples))


class Mixer:
    """The voices. The device's thread mixes while another one plays and stops, so a lock protects them."""

    def __init__(self, sounds: dict[str, Samples], loops: tuple[str, ...] = (), alarms: tuple[str, ...] = ()) -> None:
        self._sounds = sounds
        self._loops = loops
        self._alarms = alarms
        self._voices: list[Voice] = []
        self._turns: dict[str, int] = {}
        self._gain = self._gain_before = GAINS[-1]
        self._lock = threading.Lock()
        self.volume = self.alarm_volume = self.spoken_volume = len(GAINS) - 1
        """`alarm_volume`, 0 to 5, applies to alarms, which `volume` does not affect (regulation D11); `spoken_volume`
        to spoken calls, which are silent only where all else is."""

    @property
    def volume(self) -> int:
        """0 to 5."""
        return GAINS.index(self._gain)

    @volume.setter
    def volume(self, volume: int) -> None:
        self._gain = GAINS[volume]

    @property
    def quiet(self) -> bool:
        """Nothing is playing."""
        return not self._voices

    def play(self, name: str) -> None:
        """Begin the sound, or the next of ``name-1``, ``name-2`` ... in turn. Raises KeyError for an unknown one."""
        with self._lock:
            if self._sounds_already(name):
                return
            playing = [voice for voice in self._voices if voice.left is None]
            if len(playing) >= MAX_VOICES:
                kept = (*self._loops, *self._alarms, SPOKEN)
                self._end(next((voice for voice in playing if voice.name not in kept), playing[0]))
            self._voices.append(Voice(name, self._sounds[self._variant(name)], name in self._loops))

    def test(self, name: str, volume: int) -> None:
        """Play the sound once at a volume of its own, which no other has: one alone is tested at a time.

        Raises KeyError for an unknown one.
        """
        with self._lock:
            for voice in [voice for voice in self._voices if voice.gain is not None and voice.left is None]:
                self._end(voice)
            self._voices.append(Voice(name, self._sounds[self._variant(name)], loop=False, gain=GAINS[volume]))

    def speak(self, samples: Samples) -> None:
        """Speak a call; one that is being spoken fades."""
        with self._lock:
            for voice in self._played(SPOKEN):
                self._end(voice)
            self._voices.append(Voice(SPOKEN, samples, loop=False))

    def stop(self, name: str) -> None:
        """Let all voices of the sound fade."""
        with self._lock:
            for voice in self._played(name):
                self._end(voice)

    def clear(self) -> None:
        """Drop every voice."""
        with self._lock:
            self._voices = []

    def mix(self, frames: int) -> bytes:
        """The next samples of all voices together, 16 bits each."""
        with self._lock:
            track, alarm, tested, spoken = (np.zeros(frames, np.float32) for _ in range(4))
            for voice in self._voices:
                taken = voice.take(frames)
                if voice.gain is not None:
                    tested[: len(taken)] += taken * np.float32(voice.gain)
                elif voice.name == SPOKEN:
                    spoken[: len(taken)] += taken
                else:
                    (alarm if voice.name in self._alarms else track)[: len(taken)] += taken
            self._voices = [voice for voice in self._voices if not voice.over]
            before, self._gain_before = self._gain_before, self._gain
            heard = GAINS[self.spoken_volume] if self.volume else 0.0
        ramp = np.linspace(before, self._gain_before, frames, endpoint=False)
        whole = track * ramp + spoken * heard + alarm * GAINS[self.alarm_volume] + tested
        return (bent(whole) * FULL).astype("<i2").tobytes()

    def _sounds_already(self, name: str) -> bool:
        return any(voice.loop or voice.at < TWIN or name in self._alarms for voice in self._played(name))

    def _played(self, name: str) -> list[Voice]:
        """The voices of this sound that were not stopped; a test is none of them, and keeps no alarm from sounding."""
        return [voice for voice in self._voices if voice.name == name and voice.left is None and voice.gain is None]

    def _variant(self, name: str) -> str:
        if name in self._sounds:
            return name
        turn = self._turns[name] = self._turns.get(name, 0) + 1
        variants = [known for known in self._sounds if known.rpartition("-")[0] == name]
        if not variants:
            raise KeyError(name)
        return variants[turn % len(variants)]

    def _end(self, voice: Voice) -> None:
        if voice.at:
            voice.left = FADE
        else:
            self._voices.remove(voice)  # it was not audible yet


def bent(track: NDArray[np.floating]) -> NDArray[np.floating]:
    """The track with everything above the knee compressed, so that it stays below full scale."""
    level = np.abs(track)
    pressed = KNEE + (1 - KNEE) * np.tanh((level - KNEE) / (1 - KNEE))
    return np.where(level <= KNEE, track, np.copysign(pressed, track))
