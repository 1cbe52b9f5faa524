"""Reads the cabinet's recordings: WAV files of one channel, 16 bits, at the rate of the sound device."""

from __future__ import annotations

import wave
from pathlib import Path

from terminal.screens.sounding.speaker import RATE

SAMPLE_BYTES = 2


def read(path: Path) -> bytes:
    """The samples of the file. Raises OSError, or ValueError with the file's name for another format."""
    try:
        with wave.open(str(path), "rb") as file:
            _verify(path, file)
            return file.readframes(file.getnframes())
    except (wave.Error, EOFError) as error:
        raise ValueError(f"{path.name} is no sound: {error}") from error


def length_ms(path: Path) -> int:
    """How long it is, by its head alone. Raises OSError, or ValueError for another format."""
    try:
        with wave.open(str(path), "rb") as file:
            _verify(path, file)
            return file.getnframes() * 1_000 // RATE
    except (wave.Error, EOFError) as error:
        raise ValueError(f"{path.name} is no sound: {error}") from error


def _verify(path: Path, file: wave.Wave_read) -> None:
    if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, SAMPLE_BYTES, RATE):
        raise ValueError(f"{path.name} is not mono, 16 bits, {RATE} Hz")
