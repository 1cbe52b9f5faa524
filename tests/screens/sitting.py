"""A player at a cabinet without a window: view-models over a real pipeline, with clocks that a test turns by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QObject

from terminal.cabinet.commands import Command, Instant, Staff, TimePasses, Touch
from terminal.cabinet.events import Event
from terminal.cabinet.state import State
from terminal.rules.game import AnyGame
from terminal.rules.refusal import Refusal
from terminal.screens.player.windows.windows import Windows
from terminal.screens.shared.line.information import Information
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.settings.parameters import Profile
from tests.cabinet.pipeline import NOON, PROFILE, Pipeline

HOUSE = replace(PROFILE, languages=("en", "de", "es", "fr", "it", "sl"), denominations=("1.00", "0.25"))


class ViewModel(Protocol):
    """The methods that the screen calls for every state that it shows."""

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Show this state."""


class Sitting:
    """One cabinet, a hand and windows; every state is passed to every view-model that joined."""

    def __init__(
        self, profile: Profile = HOUSE, bills: tuple[int, ...] = (100, 100), game: AnyGame | None = None
    ) -> None:
        self.pipeline = Pipeline(game=game, profile=profile)
        self.pipeline.open_for_play()
        for dollars in bills:
            self.pipeline.feed(dollars)
        self.root = QObject()
        self.windows = Windows(self.root)
        self.information = Information(self.root)
        self.touch_gateway = TouchGateway(
            self.pipeline.cabinet, self._send, self.information, lambda: None, lambda: None
        )
        self.now_ms = 0
        """The time of a clock that is never set."""
        self.sent: list[Touch | Staff] = []
        self._joined: list[ViewModel] = []

    def join(self, model: ViewModel) -> None:
        """Tell this view-model of every state from now on."""
        self._joined.append(model)
        self._tell((), model)

    def give(self, command: Command) -> None:
        """Let a command happen."""
        events = self.pipeline.give(command)
        for model in self._joined:
            self._tell(events, model)

    def feed(self, dollars: int) -> None:
        """Feed a bill."""
        before = len(self.pipeline.events)
        self.pipeline.feed(dollars)
        for model in self._joined:
            self._tell(tuple(self.pipeline.events[before:]), model)

    def let_time_pass(self) -> None:
        """What the alarm is set for has come."""
        pipeline = self.pipeline
        at_ms = pipeline.cabinet.alarm_ms(pipeline.state, pipeline.now)
        assert at_ms is not None, "nothing waits for the clock"
        self.now_ms += at_ms - pipeline.now.at_ms
        pipeline.now = self.wall_clock()
        self.give(TimePasses())

    def roll(self, first: int, second: int) -> None:
        """Let the dice that were called fall."""
        before = len(self.pipeline.events)
        self.pipeline.throw(first, second)
        for model in self._joined:
            self._tell(tuple(self.pipeline.events[before:]), model)

    def wall_clock(self) -> Instant:
        """The wall clock: noon, and what has passed since."""
        return Instant(NOON.at_ms + self.now_ms, 0)

    def monotonic_ms(self) -> int:
        """A clock that is never set."""
        return self.now_ms

    @property
    def open(self) -> str:
        """The window on top."""
        return str(self.windows.property("open"))

    def _tell(self, events: tuple[Event, ...], model: ViewModel) -> None:
        self.touch_gateway.state = self.pipeline.state
        model.project(self.pipeline.state, events)

    def _send(self, command: Touch | Staff) -> Refusal | None:
        self.sent.append(command)
        self.pipeline.now = self.wall_clock()
        try:
            self.give(command)
        except Refusal as refusal:
            return refusal
        return None
