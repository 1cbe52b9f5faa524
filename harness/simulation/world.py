"""Virtual time: everything due happens in order and at once, and the clock shows its time meanwhile."""

from __future__ import annotations

import heapq
import itertools
import random
from collections.abc import Callable

from harness.virtual_disk.forgetful import PowerCutError
from terminal.cabinet.commands import Instant

BEGUN_MS = 1_767_225_600_000
"""2026-01-01 in UTC: every world begins then."""


class World:
    """A clock, a schedule, and the random numbers that decide everything else."""

    def __init__(self, seed: str) -> None:
        self.now_ms = BEGUN_MS
        self.chance = random.Random(seed)  # noqa: S311 - a simulation's chance, not the dice's
        self.secrets = random.Random(f"{seed}: secrets")  # noqa: S311 - apart, so that a key changes nothing else
        self._due: list[tuple[int, int, Callable[[], object]]] = []
        self._counter = itertools.count()

    def now(self) -> Instant:
        """Read the clock."""
        return Instant(self.now_ms)

    def after(self, ms: float, act: Callable[[], object]) -> None:
        """Schedule something in this many milliseconds; at the same time, in the order of the requests."""
        due_ms = self.now_ms + round(ms) if ms > 0 else self.now_ms
        heapq.heappush(self._due, (due_ms, next(self._counter), act))

    def within(self, min_ms: float, max_ms: float, act: Callable[[], object]) -> None:
        """Schedule something at a random time between the two."""
        self.after(min_ms + (max_ms - min_ms) * self.chance.random(), act)

    def happens(self, share: float) -> bool:
        """Whether something with this probability happens now."""
        return self.chance.random() < share

    def run(self, until_ms: int, then: Callable[[], object] | None = None) -> None:
        """Run everything that is due until then, and call `then` after each step, a power cut or not."""
        due = self._due
        while due and due[0][0] <= until_ms:
            self.now_ms, _, act = heapq.heappop(due)
            try:  # noqa: SIM105 - everything that ever happens passes here
                act()
            except PowerCutError:
                pass
            if then is not None:
                then()
        self.now_ms = until_ms
