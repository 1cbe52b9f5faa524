"""The internal generator and its driver in one thread, step by step: for whoever has a time of his own."""

from __future__ import annotations

from collections.abc import Callable

from drivers.dice.generator import DiceMachine
from drivers.dice.internal import InternalGenerator
from drivers.dice.line_codec import write
from drivers.dice.messages import AskState
from drivers.ports import DiceOrder, DiceReport, Listener

MAX_TURNS = 100
"""So often driver and generator may answer each other before one of them waits for something."""


class StepDriver:
    """A drivers.ports.Port whose machine and generator talk only in `talk`, until both are silent.

    Between two calls nobody polls, however long that is. A state line begins each talk, so that the machine does not
    take the silence for a loss.
    """

    def __init__(self, generator: InternalGenerator, now_ms: Callable[[], int]) -> None:
        self.generator = generator
        self._now_ms = now_ms
        self._machine = DiceMachine(generator.record.count)
        self._listener: Listener[DiceReport] | None = None

    def start(self, listener: Listener[DiceReport]) -> None:
        """Begin to talk."""
        self._listener = listener
        self._machine.opened(self._now_ms())
        self._exchange(b"")

    def want(self, order: DiceOrder) -> None:
        """Replace the order; it is carried out by the next `talk`."""
        self._machine.order = order

    def handled(self, number: int) -> None:
        """All reports up to this number are durable."""
        self._machine.handled = number

    def stop(self) -> None:
        """The terminal is gone, and the generator with it."""
        self._listener = None

    def talk(self) -> None:
        """Let what is ordered be done, and report."""
        if self._listener is not None:
            self._exchange(self.generator.hear(write(AskState())))

    def _exchange(self, received: bytes) -> None:
        for _ in range(MAX_TURNS):
            said = self._machine.step(self._now_ms(), received)
            if not said:
                break
            received = self.generator.hear(said)
        else:
            raise AssertionError("the driver and the internal generator talk without an end")
        for number, report in self._machine.reports():
            if self._listener is not None:
                self._listener(number, report)
