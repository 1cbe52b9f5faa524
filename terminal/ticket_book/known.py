"""What a cabinet's journal knows of a ticket, for comparison with the ticket book."""

from __future__ import annotations

from typing import Literal

import msgspec

from drivers.ports.authority import Enter


class Known(msgspec.Struct, frozen=True):
    """What a cabinet's journal knows of a ticket that its authority knows, or is about to be sent."""

    ticket: Enter
    state: Literal["issued", "redeemed", "void"]
    request: tuple[int, int] | None
    """Number and instant of the request that reserves it, or that it was paid for."""
    entered: bool
    """The authority has known it at some time."""
    certain: bool
    """The authority has answered the last request about it, so its own books must say the same."""
