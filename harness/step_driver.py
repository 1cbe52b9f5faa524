"""Runs the internal generator and its driver in one thread, step by step, for callers that control time themselves."""

from __future__ import annotations

from collections.abc import Callable

from drivers.dice.generator import DiceMachine
from drivers.dice.internal import InternalGenerator
from drivers.dice.line_codec import write
from drivers.dice.messages import AskState
from drivers.ports import DiceOrder, DiceReport, Listener

MAX_TURNS = 100
"""The most exchanges between driver and generator before one of them must be waiting for something."""


class StepDriver:
    """A drivers.ports.Port whose machine and generator talk only in `talk`, until both are silent.

    There is no polling between two calls, however far apart they are. Each talk begins with a state line, so that the
    machine does not take the silence for a lost device.
    """

    def __init__(self, generator: InternalGenerator, now_ms: Callable[[], int]) -> None:
        self.generator = generator
        self._now_ms = now_ms
        self._machine = DiceMachine()
        self._listener: Listener[DiceReport] | None = None

    def start(self, listener: Listener[DiceReport]) -> None:
        """Begin to talk."""
        self._listener = listener
        self._machine.opened(self._now_ms())
        self._exchange(b"")

    def want(self, order: DiceOrder) -> None:
        """Replace the order; the next `talk` carries it out."""
        self._machine.order = order

    def handled(self, number: int) -> None:
        """All reports up to this number are durable."""
        self._machine.handled = number

    def stop(self) -> None:
        """Disconnect the terminal and stop the generator."""
        self._listener = None

    def talk(self) -> None:
        """Carry out the order, and report."""
        if self._listener is not None:
            self._exchange(self.generator.hear(write(AskState())))

    def _exchange(self, received: bytes) -> None:
        for _ in range(MAX_TURNS):
            said = self._machine.step(self._now_ms(), received)
            if not said:
                break
            received = self.generator.hear(said)
        else:
            raise AssertionError("the driver and the internal generator do not stop talking")
        for number, report in self._machine.reports():
            if self._listener is not None:
                self._listener(number, report)
