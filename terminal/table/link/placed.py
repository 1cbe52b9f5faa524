"""What a table or a station wants of the exchange, with the place in its journal from which it follows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import msgspec

from drivers.ports.table import ShownRound
from terminal.table.exchange.exchange import Place

OrderT = TypeVar("OrderT")


class PlacedOrder(msgspec.Struct, Generic[OrderT], frozen=True):
    """An order, and the last event when it was given, which is durable."""

    order: OrderT
    place: Place


class PlacedRound(msgspec.Struct, frozen=True):
    """A decided round, and the event that decided it."""

    shown: ShownRound
    place: Place


RecallRounds = Callable[[int], Sequence[PlacedRound]]
"""Returns the decided rounds after one, in order, as far as the journal tells them: a new exchange is filled from it.

May raise ExchangeError.
"""

HasPlace = Callable[[Place], bool]
"""Whether the journal has this event with this hash. May raise ExchangeError."""
