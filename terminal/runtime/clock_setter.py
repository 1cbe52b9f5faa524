"""Sets the operating system's clock when the staff has called for it, and lets the runtime record the outcome."""

from __future__ import annotations

from collections.abc import Callable

from drivers.ports.message import Message
from terminal.cabinet.commands import ClockTried
from terminal.cabinet.events import ClockSetCalled, Event
from terminal.cabinet.state import State
from terminal.runtime.lockup import Lock
from terminal.runtime.runtime import Runtime
from terminal.runtime.system_clock import set_system_clock


class ClockSetter:
    """Acts on the event, never on the state: after a power cut the time that was typed is long past."""

    def __init__(self, runtime: Runtime, set_clock: Callable[[int], Message | None] = set_system_clock) -> None:
        self._runtime = runtime
        self._set_clock = set_clock
        runtime.watch(self)

    def shown(self, state: State, events: tuple[Event, ...], seq: int) -> None:
        """Set the clock when that is called for."""
        del state, seq
        for event in events:
            if isinstance(event, ClockSetCalled):
                self._set(event.to_ms)

    def locked(self, lock: Lock) -> None:
        """Nothing to do: a setting that was called for is carried out already."""

    def released(self) -> None:
        """Nothing to do."""

    def _set(self, to_ms: int) -> None:
        why = self._set_clock(to_ms)
        self._runtime.run_on_owner(lambda: self._runtime.record(ClockTried(why)))
