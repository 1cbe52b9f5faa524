"""Reading a copy again and again, slice by slice: what was followed once is told by its digest from then on."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

SLICES_MOST = 10_000
"""Weeks of play. What lies behind them is followed event by event in every round, as all of it is in the first."""

End = TypeVar("End")


class Slice(NamedTuple, Generic[End]):
    """A part of a copy whose links were followed: where it ends, and the SHA-256 of what was read then."""

    end: End
    digest: bytes


class Rounds(Generic[End]):
    """How far the present round has come, and the slices from the copy's beginning on that are known."""

    def __init__(self, start: End) -> None:
        self.reached = start
        self._start = start
        self._known: list[Slice[End]] = []
        self._passed = 0

    def begin(self) -> None:
        """Begin another round."""
        self.reached, self._passed = self._start, 0

    @property
    def known(self) -> Slice[End] | None:
        """The slice that begins where the round has come, if it was followed before."""
        return self._known[self._passed] if self._passed < len(self._known) else None

    def agreed(self, known: Slice[End]) -> None:
        """Go on behind a known slice: it is what it was."""
        self.reached, self._passed = known.end, self._passed + 1

    def followed(self, end: End, digest: bytes) -> None:
        """Go on behind a slice that was followed, and remember it."""
        if len(self._known) < SLICES_MOST:
            self._known.append(Slice(end, digest))
            self._passed += 1
        self.reached = end
