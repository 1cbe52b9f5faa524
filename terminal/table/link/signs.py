"""Signs of life: who shows another one at least every second is there."""

from __future__ import annotations

ALIVE = "alive"
"""The text of the board that a table's process changes every second."""
ALIVE_MS = 1_000
"""How often a table and its stations show that they are there."""
SILENT_MS = 3_000
"""Who shows nothing new for so long is not there."""


class Signs:
    """The signs of one that is watched. What counts is that they change, never what they say.

    The first one may be old: it neither shows that its giver is there, nor that it is not.
    """

    def __init__(self) -> None:
        self._sign: object = None
        self._since_ms: int | None = None
        """When the sign has changed last, or was looked at first."""
        self._has_changed = False

    def seen(self, sign: object, now_ms: int) -> None:
        """Look at the sign."""
        if self._since_ms is None:
            self._sign, self._since_ms = sign, now_ms
        elif sign != self._sign:
            self._sign, self._since_ms, self._has_changed = sign, now_ms, True

    def are_heard(self, now_ms: int) -> bool:
        """Whether the sign has changed within the last seconds."""
        return self._has_changed and not self.have_ended(now_ms)

    def have_ended(self, now_ms: int) -> bool:
        """Whether it has not changed for so long that its giver is not there."""
        return self._since_ms is not None and now_ms - self._since_ms >= SILENT_MS
