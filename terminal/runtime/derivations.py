"""Slow derivations, such as a PIN's digest: computed on a thread of their own, used on the thread that asked."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Protocol, TypeVar

Derived = TypeVar("Derived")

MAX_STOP_S = 2.0
"""How long the end of the program waits for a running derivation."""


class Derive(Protocol):
    """How to derive a value, and what to do with it then."""

    def __call__(self, make: Callable[[], Derived], then: Callable[[Derived], None]) -> None:
        """Compute this, and call `then` with it on the calling thread. Does not wait."""


class Derivations:
    """Computes one derivation after the other. The thread begins with the first of them, and ends with `close`.

    `on_owner` runs a function on the owner's thread; it may be called from any thread (`Runtime.run_on_owner`).
    """

    def __init__(self, on_owner: Callable[[Callable[[], None]], None]) -> None:
        self._on_owner = on_owner
        self._waiting: SimpleQueue[Callable[[], Callable[[], None]] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    def derive(self, make: Callable[[], Derived], then: Callable[[Derived], None]) -> None:
        """Run `make` on the thread, and `then` on the owner's, where an exception of `make` is raised too."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="derivations", daemon=True)
            self._thread.start()
        self._waiting.put(lambda: _outcome(make, then))

    def close(self) -> None:
        """Accept no more work, and wait for the running derivation."""
        if self._thread is not None:
            self._waiting.put(None)
            self._thread.join(MAX_STOP_S)

    def _work(self) -> None:
        while (work := self._waiting.get()) is not None:
            self._on_owner(work())


def _outcome(make: Callable[[], Derived], then: Callable[[Derived], None]) -> Callable[[], None]:
    """Compute it; returns the rest of the work for the owner's thread."""
    try:
        made = make()
    except Exception as error:  # noqa: BLE001 - any exception is raised again on the owner's thread
        mistake = error

        def fail() -> None:
            raise mistake

        return fail
    return lambda: then(made)
