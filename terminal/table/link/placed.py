"""What the table shows, with the place in its journal from which it follows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from drivers.ports.table import ShownRound, TableOrder


class Place(msgspec.Struct, frozen=True):
    """An event of the table's journal."""

    seq: int
    chain: bytes


class PlacedOrder(msgspec.Struct, frozen=True):
    """An order, and the last event when it was given."""

    order: TableOrder
    place: Place


class PlacedRound(msgspec.Struct, frozen=True):
    """A decided round, and the event that decided it."""

    shown: ShownRound
    place: Place


RecallRounds = Callable[[int], Sequence[PlacedRound]]
"""Returns the decided rounds after one, in order, as far as the journal tells them: a new exchange is filled from it.

May raise ExchangeError.
"""
