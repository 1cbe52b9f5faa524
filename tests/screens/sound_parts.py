"""A sound device, a clock turned by hand, and plain tones, for the tests of sound."""

from __future__ import annotations

import threading

import numpy as np
from numpy.typing import NDArray

from terminal.common.sounds import LOUDEST
from terminal.screens.sounding.desk import LOOPS, Desk
from terminal.screens.sounding.mixer import Mixer
from terminal.screens.sounding.speaker import Mix, Speaker, SpeakerError


def tone(seconds: float, level: float = 0.5) -> NDArray[np.float32]:
    return (level * np.sin(2 * np.pi * 441.0 * np.arange(round(seconds * 44_100)) / 44_100)).astype(np.float32)


def flat(samples: int, level: float = 0.5) -> NDArray[np.float32]:
    return np.full(samples, level, np.float32)


class Machine:
    """A machine with a sound device, or without, and a clock that is turned by hand."""

    def __init__(self) -> None:
        self.now_s = 1000.0
        self.there = True
        self.starts = True
        self.asks = True
        self.opened = 0
        self.playing = False
        self.mixer = Mixer({"tap": flat(2000), "shake": flat(500)}, LOOPS)
        self.desk = Desk(self.open, lambda: self.mixer, lambda: self.now_s)
        self.desk.turn(LOUDEST)

    def open(self, mix: Mix) -> Speaker:
        self.opened += 1
        if not self.there:
            raise SpeakerError("there is no sound device")
        self._mix = mix
        self.asked = 0
        return self

    def start(self) -> None:
        if not self.starts:
            raise SpeakerError("it does not start")
        self.playing = True

    def stop(self) -> None:
        self.playing = False

    def close(self) -> None:
        self.playing = False

    def play(self, sound: str) -> None:
        self.desk.play(sound, self.now_s)

    def pass_s(self, seconds: float) -> None:
        """Let time pass; the device asks for samples and the desk looks after it, as often as it wants to."""
        end_s = self.now_s + seconds
        while (wait_s := self.desk.look()) is not None and self.now_s + wait_s <= end_s:
            self.now_s += wait_s
            if self.playing and self.asks:
                self.asked += 1
                self._mix(round(44_100 * wait_s))
        self.now_s = end_s


class Listener(Desk):
    """A desk that writes down who asked for what."""

    def __init__(self) -> None:
        super().__init__(Machine().open)
        self.orders: list[str] = []
        self.threads: set[str] = set()

    def play(self, sound: str, asked_s: float) -> None:
        del asked_s
        self._note(f"play {sound}")

    def alarm(self, sound: str, volume: int) -> None:
        self._note(f"alarm {sound} {volume}")

    def test(self, sound: str, volume: int) -> None:
        self._note(f"test {sound} {volume}")

    def stop(self, sound: str) -> None:
        self._note(f"stop {sound}")

    def turn(self, volume: int) -> None:
        self._note(f"turn {volume}")

    def prepare(self) -> None:
        self._note("prepare")

    def close(self) -> None:
        self._note("close")

    def _note(self, order: str) -> None:
        self.orders.append(order)
        self.threads.add(threading.current_thread().name)
