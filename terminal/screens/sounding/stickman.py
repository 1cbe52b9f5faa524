"""The stickman's voice: loads the voice pack once, and picks the recordings of its calls in turn."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import msgspec

from drivers.ports.message import Message, message
from terminal.messages.english import sentence
from terminal.screens.sounding.voice_pack import VoicePack, VoicePackError

log = logging.getLogger(__name__)

ReadPack = Callable[[], VoicePack | None]
"""Reads the house's voice pack; None if it wants none. Raises VoicePackError."""


class StickmanStatus(msgspec.Struct, frozen=True):
    """What is known of the voice pack, for the staff."""

    pack: VoicePack | None = None
    wrong: Message | None = None
    """Why calls are not spoken, or one of them was not."""


def no_pack() -> None:
    """The house wants no voice."""


class Stickman:
    """All methods are called on the thread of the sounds, which may read files."""

    def __init__(self, read: ReadPack = no_pack) -> None:
        self._read: ReadPack | None = read
        self._turns: dict[str, int] = {}
        self.status = StickmanStatus()

    def prepare(self) -> None:
        """Read and check the pack, once."""
        if self._read is None:
            return
        read, self._read = self._read, None
        try:
            self.status = StickmanStatus(read())
        except VoicePackError as error:
            self.status = StickmanStatus(wrong=error.message)
            log.warning("the stickman does not speak: %s", sentence(error.message))

    def recording(self, call: str, language: str) -> Path | None:
        """The next recording of the call; None if it is not recorded."""
        self.prepare()
        takes = () if self.status.pack is None else self.status.pack.of(call, language)
        if not takes:
            return None
        turn = self._turns[call] = self._turns.get(call, -1) + 1
        return takes[turn % len(takes)]

    def lose(self, path: Path) -> None:
        """A recording that was right at the start can no longer be played."""
        self.status = StickmanStatus(self.status.pack, message("voice.lost", path=str(path)))
