"""Reads a copy again and again, slice by slice: a slice that was checked once is later compared by its digest."""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import Any, Generic, NamedTuple, TypeVar

MAX_SLICES = 10_000
"""Weeks of play. Events beyond these slices are checked one by one in every round, like all of them in the first."""

DIGEST = "32s"
"""How a slice's digest is packed, after its end."""

End = TypeVar("End", bound=tuple[Any, ...])


class Slice(NamedTuple, Generic[End]):
    """A part of a copy whose links were checked: its end, and the SHA-256 of what was read then."""

    end: End
    digest: bytes


class Rounds(Generic[End]):
    """The progress of the current round, and the known slices from the copy's beginning."""

    def __init__(self, start: End, end: Callable[..., End], shape: str) -> None:
        """An `end` consists of the numbers and bytes packed in this format (of the module struct)."""
        self.reached = start
        self._start = start
        self._end = end
        self._packing = Struct(f">{shape}{DIGEST}")
        self._known = bytearray()
        """All slices, packed: in weeks there are tens of thousands, and the terminal's memory must not grow."""
        self._passed = 0

    def begin(self) -> None:
        """Begin another round."""
        self.reached, self._passed = self._start, 0

    @property
    def known(self) -> Slice[End] | None:
        """The slice at the current position, if it was checked before."""
        at = self._passed * self._packing.size
        if at >= len(self._known):
            return None
        *end, digest = self._packing.unpack_from(self._known, at)
        return Slice(self._end(*end), digest)

    def agreed(self, known: Slice[End]) -> None:
        """Advance past a known slice, which is unchanged."""
        self.reached, self._passed = known.end, self._passed + 1

    def followed(self, end: End, digest: bytes) -> None:
        """Advance past a slice that was checked, and keep it."""
        if len(self._known) < MAX_SLICES * self._packing.size:
            self._known += self._packing.pack(*end, digest)
            self._passed += 1
        self.reached = end
