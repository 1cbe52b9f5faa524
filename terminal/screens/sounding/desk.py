"""When the sound device is opened, rests, and is given up: all decisions about sound; the time is an argument."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from terminal.common.sounds import SHAKES
from terminal.screens.sounding.speaker import OpenSpeaker, Speaker, SpeakerError, open_speaker
from terminal.screens.sounding.stickman import Stickman

if TYPE_CHECKING:  # numpy takes a tenth of a second to import, which silence does not need
    from terminal.screens.sounding.mixer import Mixer

log = logging.getLogger(__name__)

LATE_S = 0.3
"""A sound that could not begin within this time is left out: later it would not match its cause."""
QUIET_S = 2.0
"""After this much silence the device rests and costs nothing."""
RETRY_S = 30.0
"""The pause after a device was not found, or was lost."""
LOOK_S = 0.5
"""How often a playing device is checked."""
MAX_MISSES = 3
"""A device that asked for no samples at this many checks in a row is lost; one check may follow our own stall."""
LOOPS = SHAKES
"""Continuous sounds, which are never too late."""
ALARMS = ("door-alarm",)
"""Heard whatever the player's volume is, and never too late."""


def load_mixer() -> Mixer:
    """Read every sound. Raises OSError or ValueError if one is missing or invalid."""
    from terminal.screens.sounding.mixer import load

    return load(LOOPS, ALARMS)


class Desk:
    """One mixer, one speaker. All methods are called on one thread."""

    def __init__(
        self,
        speaker: OpenSpeaker = open_speaker,
        mixer: Callable[[], Mixer] = load_mixer,
        clock: Callable[[], float] = time.monotonic,
        stickman: Stickman | None = None,
    ) -> None:
        self.stickman = stickman or Stickman()
        self._open_speaker = speaker
        self._load_mixer = mixer
        self._clock = clock
        self._mixer: Mixer | None = None
        self._speaker: Speaker | None = None
        self._playing = False
        self._quiet_since_s: float | None = None
        self._asked = 0
        self._looked_s = 0.0
        self._misses = 0
        self._volume = 0
        self.deaf_until_s = 0.0
        """Until this time nothing can be heard, so no order is needed."""
        self.found: bool | None = None
        """Whether the device worked when it was last used; None before that."""

    def turn(self, volume: int) -> None:
        """Set the volume, 0 to 5."""
        self._volume = volume
        if self._mixer is not None:
            self._mixer.volume = volume

    def prepare(self) -> None:
        """Prepare everything for the first sound; the device itself still rests."""
        self._opened()
        self.stickman.prepare()

    def play(self, sound: str, asked_s: float) -> None:
        """Begin the sound that was requested at that time, unless it is too late by now."""
        if self._mixer_playing() and (sound in LOOPS or self._clock() - asked_s <= LATE_S):
            assert self._mixer is not None, "the device plays without a mixer"
            self._mixer.play(sound)
            self._quiet_since_s = None

    def alarm(self, sound: str, volume: int) -> None:
        """Begin an alarm at a volume of its own, 0 to 5."""
        if self._mixer_playing():
            assert self._mixer is not None, "the device plays without a mixer"
            self._mixer.alarm_volume = volume
            self._mixer.play(sound)
            self._quiet_since_s = None

    def test(self, sound: str, volume: int) -> None:
        """Play a sound once at a volume of its own, 1 to 5."""
        if self._mixer_playing():
            assert self._mixer is not None, "the device plays without a mixer"
            self._mixer.test(sound, volume)
            self._quiet_since_s = None

    def speak(self, call: str, language: str, volume: int, asked_s: float) -> None:
        """Speak a call that is recorded, at a volume of its own, 0 to 5, unless it is too late by now."""
        path = self.stickman.recording(call, language)
        if path is None or not self._mixer_playing() or self._clock() - asked_s > LATE_S:
            return
        assert self._mixer is not None, "the device plays without a mixer"
        from terminal.screens.sounding.mixer import samples_of

        try:
            samples = samples_of(path)
        except (OSError, ValueError):
            self.stickman.lose(path)
            return
        self._mixer.spoken_volume = volume
        self._mixer.speak(samples)
        self._quiet_since_s = None

    def stop(self, sound: str) -> None:
        """Let the sound fade."""
        if self._mixer is not None:
            self._mixer.stop(sound)

    def look(self) -> float | None:
        """Let a silent device rest, give up a dead one. Returns after how many seconds to check again; None: never."""
        if not self._playing:
            return None
        assert self._mixer is not None, "the device plays without a mixer"
        assert self._speaker is not None, "what plays is a device"
        now_s = self._clock()
        if self._dead(self._speaker.asked, now_s):
            self._lose("the sound device no longer asks for samples")
        elif not self._mixer.quiet:
            self._quiet_since_s = None
        elif self._quiet_since_s is None:
            self._quiet_since_s = now_s
        elif now_s - self._quiet_since_s >= QUIET_S:
            self._rest()
        return LOOK_S if self._playing else None

    def close(self) -> None:
        """Release the device."""
        self._playing = False
        if self._speaker is not None:
            self._speaker.close()
            self._speaker = None

    def _mixer_playing(self) -> bool:
        """Start the device unless it plays."""
        if not self._playing and self._opened():
            assert self._speaker is not None, "it is open"
            try:
                self._speaker.start()
            except SpeakerError as error:
                self._lose(str(error))
            else:
                self._playing, self._quiet_since_s, self.found = True, None, True
                self._asked, self._looked_s, self._misses = self._speaker.asked, self._clock(), 0
        return self._playing

    def _opened(self) -> bool:
        if self._speaker is None and self._clock() >= self.deaf_until_s:
            try:
                self._speaker = self._open_speaker(self._mix)
                self._mixer = self._mixer or self._load_mixer()
            except (SpeakerError, ImportError, OSError, ValueError) as error:
                self._lose(str(error))
            else:
                self._mixer.volume = self._volume
                self.found = True
        return self._speaker is not None

    def _mix(self, frames: int) -> bytes:
        assert self._mixer is not None, "the device has started without a mixer"
        return self._mixer.mix(frames)

    def _dead(self, asked: int, now_s: float) -> bool:
        if asked != self._asked:
            self._asked, self._looked_s, self._misses = asked, now_s, 0
        elif now_s - self._looked_s >= LOOK_S:
            self._looked_s, self._misses = now_s, self._misses + 1
        return self._misses >= MAX_MISSES

    def _rest(self) -> None:
        assert self._speaker is not None, "nothing rests that is not open"
        self._playing = False
        try:
            self._speaker.stop()
        except SpeakerError as error:
            self._lose(str(error))

    def _lose(self, why: str) -> None:
        """Without sound for a while. No warning: a cabinet works without sound."""
        log.info("no sound for %d seconds: %s", RETRY_S, why)
        self.close()
        self.found = False
        if self._mixer is not None:
            self._mixer.clear()
        self.deaf_until_s = self._clock() + RETRY_S
