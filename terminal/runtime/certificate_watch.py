"""Looks when the certificates of this machine end: at the start of the program, and when a gaming day begins."""

from __future__ import annotations

from collections.abc import Callable

from terminal.cabinet.commands import CertificateFound
from terminal.cabinet.events import Event, GamingDayBegan, Started
from terminal.cabinet.state import State
from terminal.runtime.lockup import Lock


class CertificateWatch:
    """Watches the runtime of a machine at a shared table. A program runs for months, so each day is a time to look.

    It reads two small files on the owner's thread, once a day.
    """

    def __init__(self, find: Callable[[], CertificateFound | None], tell: Callable[[CertificateFound], None]) -> None:
        """`find` reads the certificates; None if there is nothing to read."""
        self._find = find
        self._tell = tell

    def shown(self, state: State, events: tuple[Event, ...], seq: int) -> None:
        """Look, and report it, if the program has started or a gaming day has begun."""
        del state, seq
        if any(isinstance(event, Started | GamingDayBegan) for event in events) and (found := self._find()) is not None:
            self._tell(found)

    def locked(self, lock: Lock) -> None:
        """Nothing to do: what is refused under a lock is found again at the next start."""

    def released(self) -> None:
        """Nothing to do."""
