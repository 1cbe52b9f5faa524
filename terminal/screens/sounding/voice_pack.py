"""A voice pack: recordings of the stickman's calls in a folder, checked as a whole before any of them is played.

    pack.ini                      [pack] title, licence and language
    en/seven_out.wav              one recording of a call in a language
    en/winner_8-1.wav, -2 ...     several recordings of one call, spoken in turn

A call that is not recorded is not spoken. `docs/voices.md` lists the calls.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path

from drivers.ports.message import Message, message
from terminal.ini import ini
from terminal.screens.sounding import wave_file

SETTINGS = "pack.ini"
KEYS = ("title", "licence", "language")
MAX_S = 6
"""A longer recording would still speak of the last roll when the next one lands."""

Takes = Mapping[str, tuple[Path, ...]]
"""The recordings of each call."""


class VoicePackError(Exception):
    """The pack cannot be used; the message says why."""

    def __init__(self, why: Message) -> None:
        super().__init__(why)
        self.message = why


@dataclass(frozen=True)
class VoicePack:
    """Every recording of a pack, by language and call."""

    title: str
    licence: str
    """Under which terms the recordings may be used: the house has to know."""
    language: str
    """Spoken to players in whose own language there is no recording of a call."""
    takes: Mapping[str, Takes]

    @property
    def calls(self) -> set[str]:
        """The calls that are recorded in any language."""
        return {call for takes in self.takes.values() for call in takes}

    def of(self, call: str, language: str) -> tuple[Path, ...]:
        """The recordings of the call for a player of this language; empty if there is none."""
        own = self.takes.get(language, {}).get(call, ())
        return own or self.takes[self.language].get(call, ())


def read_pack(folder: Path, calls: Collection[str], languages: Collection[str]) -> VoicePack:
    """Check every file of the folder. Raises VoicePackError for the first that means nothing or cannot be played."""
    if not folder.is_dir():
        raise VoicePackError(message("voice.no_folder", path=str(folder)))
    title, licence, language = _settings(folder / SETTINGS)
    try:
        takes = {
            path.name: _takes(path, calls, languages) for path in sorted(folder.iterdir()) if path.name != SETTINGS
        }
    except OSError as error:
        raise VoicePackError(
            message("voice.unreadable", path=str(error.filename or folder), error=str(error.strerror))
        ) from error
    if not takes.get(language):
        raise VoicePackError(message("voice.none_in_language", language=language))
    return VoicePack(title, licence, language, takes)


def _settings(path: Path) -> tuple[str, ...]:
    try:
        sections = ini.read(ini.read_file(path), path.name)
    except ini.IniError as error:
        raise VoicePackError(message("voice.settings", reason=error.message)) from error
    entries = sections["pack"].entries if "pack" in sections else {}
    wrong = next((key for key in entries if key not in KEYS), None)
    lacking = next((key for key in KEYS if not (key in entries and entries[key].value)), None)
    reason: Message | None = None
    if set(sections) - {"pack"}:
        reason = message("voice.section_unknown", file=path.name)
    elif wrong is not None:
        reason = message("voice.key_unknown", file=path.name, key=wrong)
    elif lacking is not None:
        reason = message("voice.key_missing", file=path.name, key=lacking)
    if reason is not None:
        raise VoicePackError(message("voice.settings", reason=reason))
    return tuple(entries[key].value for key in KEYS)


def _takes(folder: Path, calls: Collection[str], languages: Collection[str]) -> Takes:
    if folder.name not in languages or not folder.is_dir():
        raise VoicePackError(
            message("voice.language_unknown", path=str(folder), languages=", ".join(sorted(languages)))
        )
    found: dict[str, tuple[Path, ...]] = {}
    for path in sorted(folder.iterdir()):
        call, _, number = path.stem.partition("-")
        if path.suffix != ".wav" or call not in calls or (number and not (number.isascii() and number.isdigit())):
            raise VoicePackError(message("voice.call_unknown", path=str(path)))
        _verify_sound(path)
        found[call] = (*found.get(call, ()), path)
    return found


def _verify_sound(path: Path) -> None:
    try:
        too_long = wave_file.length_ms(path) > MAX_S * 1_000
    except ValueError as error:
        raise VoicePackError(message("voice.format", path=str(path))) from error
    if too_long:
        raise VoicePackError(message("voice.too_long", path=str(path), seconds=MAX_S))
