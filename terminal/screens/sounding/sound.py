"""The cabinet's sounds: the screen names a sound and continues; a separate thread does everything else."""

from __future__ import annotations

import atexit
import queue
import threading
import time
from collections.abc import Callable

from terminal.common.sounds import LOUDEST, Sound
from terminal.screens.sounding.desk import ALARMS, Desk
from terminal.screens.sounding.stickman import StickmanStatus

MAX_WAITING = 32
"""The most waiting orders; sounds beyond them would be too late anyway."""
ENDING_S = 2.0
"""How long the end of the program waits for a sound card that does not answer."""

Order = Callable[[Desk], None]


class Sounds:
    """Plays the cabinet's sounds. No call waits, none raises; without a sound device there is no sound.

    The thread begins with the first sound, or with `prepare`; only this thread uses files and the device.
    """

    def __init__(
        self,
        volume: int = 3,
        desk: Callable[[], Desk] = Desk,
        alarm_volume: int = LOUDEST,
        spoken_volume: int = LOUDEST,
    ) -> None:
        self._volume = volume
        self.alarm_volume = alarm_volume
        self.spoken_volume = spoken_volume
        """The house's volumes of the alarm of a door, and of spoken calls; the player's is `volume`."""
        self._stickman = StickmanStatus()
        self._make_desk = desk
        self._orders: queue.SimpleQueue[Order | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._deaf_until_s = 0.0
        self._found: bool | None = None
        self._closed = False

    @property
    def volume(self) -> int:
        """From 0, silent, to 5. Raises ValueError for any other."""
        return self._volume

    @volume.setter
    def volume(self, volume: int) -> None:
        if not 0 <= volume <= LOUDEST:
            raise ValueError(f"the volume is 0 to {LOUDEST}, not {volume}")
        self._volume = volume
        self._give(lambda desk: desk.turn(volume))

    @property
    def found(self) -> bool | None:
        """Whether there was a sound device that worked when it was last used; None before that."""
        return self._found

    @property
    def stickman(self) -> StickmanStatus:
        """What is known of the voice pack; nothing before it is prepared."""
        return self._stickman

    def prepare(self) -> None:
        """Load the sounds and look for the device now; best after the first frame, which this would delay."""
        self._play(lambda desk: desk.prepare())

    def play(self, name: Sound) -> None:
        """Play the sound as soon as possible."""
        if name in ALARMS:
            self._alarm(name)
            return
        asked_s = time.monotonic()
        self._play(lambda desk: desk.play(name, asked_s))

    def speak(self, call: str, language: str) -> None:
        """Speak the stickman's call for a player of this language, if it is recorded."""
        asked_s, volume = time.monotonic(), self.spoken_volume
        if volume:
            self._play(lambda desk: desk.speak(call, language, volume, asked_s))

    def test(self, name: Sound, volume: int) -> None:
        """Play the sound once at a volume of its own, however low that of the game is."""
        if not self._closed and self._orders.qsize() <= MAX_WAITING:
            self._begin()
            self._orders.put(lambda desk: desk.test(name, volume))

    def stop(self, name: Sound) -> None:
        """Fade the sound out if it is playing."""
        self._give(lambda desk: desk.stop(name))

    def close(self) -> None:
        """End all sound and release the device."""
        self._closed = True
        if self._thread is not None:
            self._orders.put(None)
            self._thread.join(ENDING_S)
            self._thread = None
            atexit.unregister(self.close)

    def _play(self, order: Order) -> None:
        """Queue an order that may be dropped while nothing can be heard."""
        if not self._volume or self._closed or self._orders.qsize() > MAX_WAITING:
            return
        self._begin()
        if time.monotonic() >= self._deaf_until_s:
            self._orders.put(order)

    def _alarm(self, name: Sound) -> None:
        """Play an alarm, however low the game's volume is (regulation D11)."""
        if not self._closed:
            self._begin()
            volume = self.alarm_volume
            self._orders.put(lambda desk: desk.alarm(name, volume))

    def _begin(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="sounds", daemon=True)
            self._thread.start()
            atexit.register(self.close)  # the device's own thread must not outlive Python

    def _give(self, order: Order) -> None:
        """Queue an order that matters only after something was played."""
        if self._thread is not None:
            self._orders.put(order)

    def _work(self) -> None:
        desk = self._make_desk()
        desk.turn(self._volume)
        while (order := self._next(desk)) is not None:
            order(desk)
        desk.close()

    def _next(self, desk: Desk) -> Order | None:
        """Wait for the next order; meanwhile the desk checks the device."""
        while True:
            look_s = desk.look()
            self._deaf_until_s, self._found = desk.deaf_until_s, desk.found
            self._stickman = desk.stickman.status
            try:
                return self._orders.get(timeout=look_s)
            except queue.Empty:
                continue
