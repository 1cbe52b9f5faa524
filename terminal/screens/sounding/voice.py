"""The sounds of the game: the cues of events, played if there is a speaker."""

from __future__ import annotations

from typing import Protocol, cast

from terminal.cabinet.events import Event, SoundTested
from terminal.cabinet.state import State
from terminal.common.sounds import SHAKES, Sound
from terminal.screens.sounding import spoken
from terminal.screens.sounding.cues import cues, landed_cues, shaken
from terminal.screens.sounding.stickman import StickmanStatus
from terminal.settings.sections.screen import LANGUAGES


class Speaker(Protocol):
    """Plays sounds by their names."""

    volume: int
    alarm_volume: int
    spoken_volume: int

    @property
    def found(self) -> bool | None:
        """Whether the sound device worked when it was last used; None before that."""

    @property
    def stickman(self) -> StickmanStatus:
        """What is known of the voice pack."""

    def speak(self, call: str, language: str) -> None:
        """Speak the stickman's call; never waits."""

    def test(self, name: Sound, volume: int) -> None:
        """Play a sound once at a volume of its own."""

    def play(self, name: Sound) -> None:
        """Begin to play; never waits."""

    def stop(self, name: Sound) -> None:
        """Stop a continuous sound."""


class Voice:
    """Plays the sounds of a state and its events."""

    def __init__(self, speaker: Speaker | None) -> None:
        self._speaker = speaker
        self.language = LANGUAGES[0]
        """The player's language, in which calls are spoken."""

    @property
    def volume(self) -> int:
        """From 0, silent, to 5."""
        return self._speaker.volume if self._speaker else 0

    @volume.setter
    def volume(self, volume: int) -> None:
        if self._speaker and self._speaker.volume != volume:
            self._speaker.volume = volume

    def set_house_volumes(self, alarm: int, spoken: int) -> None:
        """Use these volumes for the alarm of a door and for the stickman's calls."""
        if self._speaker:
            self._speaker.alarm_volume, self._speaker.spoken_volume = alarm, spoken

    @property
    def found(self) -> bool | None:
        """Whether the sound device worked when it was last used; None before that, and without a voice."""
        return self._speaker.found if self._speaker else None

    @property
    def stickman(self) -> StickmanStatus:
        """What is known of the voice pack; nothing without a speaker."""
        return self._speaker.stickman if self._speaker else StickmanStatus()

    def hurry(self) -> None:
        """Warn of the end of the betting time."""
        self.play("hurry")
        self._speak(spoken.LAST_CALL)

    def play(self, name: Sound) -> None:
        """Play one sound."""
        if self._speaker:
            self._speaker.play(name)

    def stop(self, name: Sound) -> None:
        """Stop a sound before its end."""
        if self._speaker:
            self._speaker.stop(name)

    def heard(self, before: State | None, after: State, events: tuple[Event, ...]) -> None:
        """Play the sounds of these events."""
        if self._speaker is None:
            return
        if not shaken(after):
            for name in SHAKES:
                self._speaker.stop(name)
        for cue in cues(before, after, events):
            self._speaker.play(cue)
        self._speak(spoken.call_of_events(before, events))
        for event in events:
            if isinstance(event, SoundTested):
                self._speaker.test(cast("Sound", event.sound), event.volume)

    def landed(self, state: State) -> None:
        """The dice have landed: play the sounds of the roll's result."""
        if self._speaker is None:
            return
        for cue in landed_cues(state):
            self._speaker.play(cue)
        self._speak(spoken.call_of_roll(state))

    def _speak(self, call: str | None) -> None:
        if self._speaker is not None and call is not None:
            self._speaker.speak(call, self.language)


SILENT = Voice(None)
"""A cabinet without a voice."""
