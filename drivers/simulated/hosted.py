"""A device in the rig: the twin together with its cable and its mains plug, and the clock that it lives by."""

from __future__ import annotations

import time
from dataclasses import dataclass

from drivers.simulated.orders import CALLED
from drivers.simulated.pty_port import PtyPort
from drivers.simulated.twin import Twin

STEP_INTERVAL_MS = 1
"""No twin is stepped more often by itself, so one that claims to be always due cannot spin the rig's loop."""

Picture = dict[str, object]
"""What is to be seen, as JSON types."""


class Clock:
    """Monotonic milliseconds since it was made; with `speed` 10 a real second holds 10 000 of them."""

    def __init__(self, speed: float) -> None:
        assert speed > 0
        self._speed = speed
        self._start_s = time.monotonic()

    def now_ms(self) -> int:
        """What the devices take for the time."""
        return int((time.monotonic() - self._start_s) * 1000 * self._speed)

    def wait_s(self, until_ms: int) -> float:
        """How long that is in real seconds; 0 when it has passed."""
        return max(0, until_ms - self.now_ms()) / 1000 / self._speed


@dataclass
class HostedDevice:
    """One simulated device under its name. Every method belongs to the rig's thread."""

    name: str
    twin: Twin
    port: PtyPort
    clock: Clock
    powered: bool = True
    rests_until_ms: int = 0

    @property
    def called(self) -> str:
        """What people call it."""
        return CALLED.get(self.name, self.name)

    def hear(self) -> None:
        """Give the device what came over the cable."""
        received = self.port.read()
        self.port.forget_settings()  # before the answer: a host that has it may close the port and open it again
        self._step(received)

    def step_if_due(self) -> None:
        """Let the device do what it does by itself at this time, and look after its port."""
        self.port.forget_settings()
        if self.due_ms() <= self.clock.now_ms():
            self._step(b"")

    def due_ms(self) -> int:
        """When the next step is due though nothing comes."""
        return max(self.twin.due_ms(), self.rests_until_ms)

    def do(self, words: tuple[str, ...]) -> str:
        """Let a hand act on the device itself. Raises OrderError."""
        self._step(b"")  # the hand acts now, not when the device was last looked at
        say = self.twin.do(words)
        self._step(b"")
        return say

    def power(self, on: bool) -> str:
        """Give the device mains power or cut it; says what is now so."""
        state = "on" if on else "off"
        if self.powered == on:
            return f"The {self.called}'s power was {state} already."
        self._step(b"")
        self.twin.power(on)
        self.powered = on
        self._step(b"")
        return f"The {self.called}'s power is {state}."

    def status(self) -> str:
        """Cable and power in a few words."""
        cable = "plugged in" if self.port.plugged else "unplugged"
        return f"{self.called} {cable}, {'powered' if self.powered else 'without power'}"

    def picture(self) -> Picture:
        """What is to be seen of cable, power and device."""
        return {
            "plugged": self.port.plugged,
            "powered": self.powered,
            "port": str(self.port.link),
            "device": self.twin.picture(),
        }

    def _step(self, received: bytes) -> None:
        now_ms = self.clock.now_ms()
        self.port.write(self.twin.step(now_ms, received))
        self.rests_until_ms = now_ms + STEP_INTERVAL_MS
