"""A device in the rig: the twin with its cable, its mains plug and its clock."""

from __future__ import annotations

import time
from dataclasses import dataclass

from drivers.simulated.orders import CALLED
from drivers.simulated.pty_port import PtyPort
from drivers.simulated.twin import Twin

STEP_INTERVAL_MS = 1
"""No twin is stepped more often of its own accord, so one that always claims to be due cannot spin the rig's loop."""

Picture = dict[str, object]
"""What can be seen, as JSON types."""


class Clock:
    """Monotonic milliseconds since it was made; with `speed` 10 a real second has 10 000 of them."""

    def __init__(self, speed: float) -> None:
        assert speed > 0
        self._speed = speed
        self._start_s = time.monotonic()

    def now_ms(self) -> int:
        """The time that the devices see."""
        return int((time.monotonic() - self._start_s) * 1000 * self._speed)

    def wait_s(self, until_ms: int) -> float:
        """How long until then in real seconds; 0 when it has passed."""
        return max(0, until_ms - self.now_ms()) / 1000 / self._speed


@dataclass
class HostedDevice:
    """One simulated device under its name. All methods are called on the rig's thread."""

    name: str
    twin: Twin
    port: PtyPort
    clock: Clock
    powered: bool = True
    rests_until_ms: int = 0

    @property
    def called(self) -> str:
        """Its name for people."""
        return CALLED.get(self.name, self.name)

    def hear(self) -> None:
        """Pass the device bytes from the cable."""
        received = self.port.read()
        self.port.forget_settings()  # before the answer: a host that has it may close and reopen the port
        self._step(received)

    def step_if_due(self) -> None:
        """Step the device if it is due at this time, and maintain its port."""
        self.port.forget_settings()
        if self.due_ms() <= self.clock.now_ms():
            self._step(b"")

    def due_ms(self) -> int:
        """When the next step is due if no bytes come."""
        return max(self.twin.due_ms(), self.rests_until_ms)

    def do(self, words: tuple[str, ...]) -> str:
        """Carry out a hand's order on the device itself. Raises OrderError."""
        self._step(b"")  # the hand acts now, not at the device's last step
        say = self.twin.do(words)
        self._step(b"")
        return say

    def power(self, on: bool) -> str:
        """Switch the device's mains power on or off; returns a sentence that describes the result."""
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
        """What can be seen of cable, power and device."""
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
