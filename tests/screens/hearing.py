"""A speaker without a device, for tests of what a screen has it play."""

from __future__ import annotations

from terminal.common.sounds import Sound


class Heard:
    """Remembers what it was to play."""

    volume = 3
    found: bool | None = True

    def __init__(self) -> None:
        self.sounds: list[str] = []

    def play(self, name: Sound) -> None:
        self.sounds.append(name)

    def test(self, name: Sound, volume: int) -> None:
        self.sounds.append(f"{name} at {volume}")

    def stop(self, name: Sound) -> None:
        """Nothing goes on by itself."""
