"""The sound device, if there is one: it asks for samples on a thread of its own."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Protocol

RATE = 44_100
"""Samples a second, one channel, 16 bits."""
PERIOD_MS = 15
PERIODS = 3
"""How much sound is buffered: 45 ms."""

Mix = Callable[[int], bytes]
"""Returns this many samples as bytes. Called by the device's thread."""


class SpeakerError(Exception):
    """There is no sound device, or it does not work."""


class Speaker(Protocol):
    """An open sound device, resting at first."""

    @property
    def asked(self) -> int:
        """How often it has asked for samples so far."""

    def start(self) -> None:
        """Ask for samples from now on. Raises SpeakerError."""

    def stop(self) -> None:
        """Rest. Raises SpeakerError."""

    def close(self) -> None:
        """Release the device."""


OpenSpeaker = Callable[[Mix], Speaker]


def device_there(devices: Path = Path("/dev/snd")) -> bool:
    """Whether to look for a device at all: libraries print errors if they find none."""
    if not sys.platform.startswith("linux"):
        return True
    if any(os.access(path, os.R_OK | os.W_OK) for path in devices.glob("pcmC*D*p")):
        return True
    server = Path(os.environ.get("XDG_RUNTIME_DIR", "/nowhere"), "pulse", "native")
    return "PULSE_SERVER" in os.environ or server.exists()


def open_speaker(mix: Mix) -> Speaker:
    """Open the machine's own sound device. Raises SpeakerError if it has none."""
    if not device_there():
        raise SpeakerError("there is no sound device")
    from miniaudio import Backend

    linux = [Backend.PULSEAUDIO, Backend.ALSA]
    return AudioSpeaker(mix, linux if sys.platform.startswith("linux") else [Backend.COREAUDIO, Backend.WASAPI])


class AudioSpeaker:
    """A device of one of these kinds, the first that opens. Raises SpeakerError if none does."""

    def __init__(self, mix: Mix, backends: list[object]) -> None:
        import miniaudio  # it imports numpy: only if there is something to play

        self._error = miniaudio.MiniaudioError
        self._mix = mix
        self.asked = 0
        """How often it has asked for samples so far."""
        try:
            self._device = miniaudio.PlaybackDevice(
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=PERIOD_MS,
                callback_periods=PERIODS,
                backends=backends,
                app_name="Boxman",
            )
        except self._error as error:
            raise SpeakerError(f"the sound device does not open: {error}") from error

    def start(self) -> None:
        """Ask for samples from now on. Raises SpeakerError."""
        samples = self._samples()
        next(samples)
        try:
            self._device.start(samples)
        except self._error as error:
            raise SpeakerError(f"the sound device does not start: {error}") from error

    def stop(self) -> None:
        """Rest. Raises SpeakerError."""
        try:
            self._device.stop()
        except self._error as error:
            raise SpeakerError(f"the sound device does not stop: {error}") from error

    def close(self) -> None:
        """Release the device."""
        self._device.close()

    def _samples(self) -> Generator[bytes, int, None]:
        frames = yield b""
        while True:
            self.asked += 1
            frames = yield self._mix(frames)
