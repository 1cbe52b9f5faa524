"""What a cabinet's parameters say of it, as far as its decisions need it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Profile:
    """Who this cabinet is, where it stands and what it may hold."""

    machine_id: int
    """24 bits; part of every ticket's validation number."""
    establishment: str
    location: str
    city: str
    currency: str
    """ISO 4217."""
    ticket_days: int
    credit_limit_cents: int
    ticket_limit_cents: int
    chips_cents: tuple[int, ...]
    puck_can_be_reset: bool = False
    """The player may move the marker puck to OFF by hand: what the rule book calls "Puck can be reset = 2"."""
