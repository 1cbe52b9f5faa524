"""A speaker without a device, for tests of what a screen has it play."""

from __future__ import annotations

from terminal.common.sounds import Sound
from terminal.screens.sounding.stickman import StickmanStatus


class Heard:
    """Remembers what it was to play."""

    volume = alarm_volume = spoken_volume = 3
    found: bool | None = True

    def __init__(self) -> None:
        self.sounds: list[str] = []
        self.spoken: list[tuple[str, str]] = []
        self.status = StickmanStatus()

    def play(self, name: Sound) -> None:
        self.sounds.append(name)

    @property
    def stickman(self) -> StickmanStatus:
        return self.status

    def speak(self, call: str, language: str) -> None:
        self.spoken.append((call, language))

    def test(self, name: Sound, volume: int) -> None:
        self.sounds.append(f"{name} at {volume}")

    def stop(self, name: Sound) -> None:
        """Nothing goes on by itself."""
