"""Reading a copy again and again, slice by slice: what was followed once is told by its digest from then on."""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import Any, Generic, NamedTuple, TypeVar

MAX_SLICES = 10_000
"""Weeks of play. What lies behind them is followed event by event in every round, as all of it is in the first."""

DIGEST = "32s"
"""How a slice's digest is packed, behind its end."""

End = TypeVar("End", bound=tuple[Any, ...])


class Slice(NamedTuple, Generic[End]):
    """A part of a copy whose links were followed: where it ends, and the SHA-256 of what was read then."""

    end: End
    digest: bytes


class Rounds(Generic[End]):
    """How far the present round has come, and the slices from the copy's beginning on that are known."""

    def __init__(self, start: End, end: Callable[..., End], shape: str) -> None:
        """An `end` is made of the numbers and bytes that are packed in this shape (of the module struct)."""
        self.reached = start
        self._start = start
        self._end = end
        self._packing = Struct(f">{shape}{DIGEST}")
        self._known = bytearray()
        """Every slice packed: in weeks there are tens of thousands, and a terminal is to stay as small as it was."""
        self._passed = 0

    def begin(self) -> None:
        """Begin another round."""
        self.reached, self._passed = self._start, 0

    @property
    def known(self) -> Slice[End] | None:
        """The slice that begins where the round has come, if it was followed before."""
        at = self._passed * self._packing.size
        if at >= len(self._known):
            return None
        *end, digest = self._packing.unpack_from(self._known, at)
        return Slice(self._end(*end), digest)

    def agreed(self, known: Slice[End]) -> None:
        """Go on behind a known slice: it is what it was."""
        self.reached, self._passed = known.end, self._passed + 1

    def followed(self, end: End, digest: bytes) -> None:
        """Go on behind a slice that was followed, and remember it."""
        if len(self._known) < MAX_SLICES * self._packing.size:
            self._known += self._packing.pack(*end, digest)
            self._passed += 1
        self.reached = end
