"""Raw throws of a generator, one after the other, outside of play: for a laboratory."""

from __future__ import annotations

import queue
import time
from collections.abc import Callable

from drivers.dice.faults import DICE_COUNT
from drivers.ports import Back, DiceFault, DiceOrder, DiceReady, DiceReport, DiceThrown, Lost, Port, ThrowVoid
from drivers.ports.message import Message, message

MAX_READY_S = 15.0
"""A generator prepares itself for at most 10 s (PROTOCOL.md, section 3)."""
MAX_THROW_S = 45.0
MAX_VOIDS = 20
"""After this many void throws in a row the generator is given up."""
LOOK_S = 0.2
"""How often to check for the end while nothing is reported."""


class SamplingError(Exception):
    """The generator cannot go on."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason


class Sampler:
    """One generator, from its start to `close`. `number` makes a throw's number from the one before it, 0 at first."""

    def __init__(
        self,
        driver: Port[DiceOrder, DiceReport],
        number: Callable[[int], int],
        ended: Callable[[], bool],
        count: int = 2,
    ) -> None:
        """Each throw has `count` dice."""
        self._driver = driver
        self._count = count
        self._number = number
        self._ended = ended
        self._reports: queue.Queue[DiceReport | Lost | Back] = queue.Queue()
        self._throw = 0
        self._voids = 0
        self.identity = ""
        """The identity that the generator reports; known once it is opened."""

    def open(self) -> bool:
        """Wait until the generator can throw; returns False if `ended` came first. Raises SamplingError."""
        self._driver.want(DiceOrder(None, self._count, (self._count,)))
        self._driver.start(lambda _, report: self._reports.put(report))
        why, until_s = message("device.silent"), time.monotonic() + MAX_READY_S
        while time.monotonic() < until_s and not self._ended():
            match self._next():
                case Back(identity):
                    self.identity = identity
                case DiceReady():
                    return True
                case DiceFault(code, say) if code == DICE_COUNT:  # no waiting brings another die
                    raise SamplingError(message("dice.not_throwing", cause=say))
                case Lost(say) | DiceFault(_, say):
                    why = say
        if self._ended():
            return False
        raise SamplingError(message("dice.not_throwing", cause=why))

    def throw(self) -> DiceThrown | ThrowVoid | None:
        """Make a throw; None if `ended` came first. Raises SamplingError when the generator can throw no more."""
        self._throw = self._number(self._throw)
        self._driver.want(DiceOrder(self._throw, self._count, (self._count,)))
        until_s = time.monotonic() + MAX_THROW_S
        while time.monotonic() < until_s and not self._ended():
            match self._next():
                case (DiceThrown() | ThrowVoid()) as outcome if outcome.throw == self._throw:
                    self._verify_not_void_for_ever(outcome)
                    return outcome
                case Lost(say) | DiceFault(_, say):
                    raise SamplingError(message("dice.no_longer_throwing", cause=say))
        if self._ended():
            return None
        raise SamplingError(message("dice.throw_unfinished", throw=self._throw))

    def _verify_not_void_for_ever(self, outcome: DiceThrown | ThrowVoid) -> None:
        self._voids = self._voids + 1 if isinstance(outcome, ThrowVoid) else 0
        if self._voids >= MAX_VOIDS:
            raise SamplingError(message("dice.only_void", count=MAX_VOIDS))

    def close(self) -> None:
        """Disconnect from the generator; a throw under way ends by itself."""
        self._driver.stop()

    def _next(self) -> DiceReport | Lost | Back | None:
        try:
            return self._reports.get(timeout=LOOK_S)
        except queue.Empty:
            return None
