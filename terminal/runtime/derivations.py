"""What is slow to derive, a PIN's digest: worked out on a thread of its own, and used on the thread that asked."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Protocol, TypeVar

Derived = TypeVar("Derived")

MAX_STOP_S = 2.0
"""How long the end of the program waits for a derivation that is under way."""


class Derive(Protocol):
    """How something is derived, and what is done with it then."""

    def __call__(self, make: Callable[[], Derived], then: Callable[[Derived], None]) -> None:
        """Have this made, and `then` called with it, by the thread that calls this. Does not wait."""


class Derivations:
    """Derives one thing after the other. The thread begins with the first of them, and ends with `close`.

    `on_owner` has the owner's thread do something: it may be called from any thread (`Runtime.run_on_owner`).
    """

    def __init__(self, on_owner: Callable[[Callable[[], None]], None]) -> None:
        self._on_owner = on_owner
        self._waiting: SimpleQueue[Callable[[], Callable[[], None]] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    def derive(self, make: Callable[[], Derived], then: Callable[[Derived], None]) -> None:
        """Have this made on the thread, and `then` called on the owner's, where a mistake of `make` is raised too."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="derivations", daemon=True)
            self._thread.start()
        self._waiting.put(lambda: _outcome(make, then))

    def close(self) -> None:
        """Derive nothing more; what is under way is waited for."""
        if self._thread is not None:
            self._waiting.put(None)
            self._thread.join(MAX_STOP_S)

    def _work(self) -> None:
        while (work := self._waiting.get()) is not None:
            self._on_owner(work())


def _outcome(make: Callable[[], Derived], then: Callable[[Derived], None]) -> Callable[[], None]:
    """Make it; what is left to do on the owner's thread."""
    try:
        made = make()
    except Exception as error:  # noqa: BLE001 - whatever it is, it is raised again where it is noticed
        mistake = error

        def fail() -> None:
            raise mistake

        return fail
    return lambda: then(made)
