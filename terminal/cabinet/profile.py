"""What a cabinet's parameters say of it, as far as its decisions need it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Mode = Literal["roll", "auto", "live", "video"]
"""Who closes the bets: the player with the Roll button, the clock, or a dealer at a live table or before a camera."""


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
    """The values on the rail at a denomination of 1.00."""
    credit_meter_limit_cents: int | None = None
    """A win that would lift the credit above this is paid by hand; None where none is."""
    attended_limits: tuple[tuple[str, int], ...] = ()
    """From which win of a single bet on an attendant pays, in cents, each with the day from which it counts."""
    puck_can_be_reset: bool = False
    """The player may move the marker puck to OFF by hand: what the rule book calls "Puck can be reset = 2"."""
    denominations: tuple[str, ...] = ("1.00",)
    """By what the chips' values may be multiplied, as the player may choose; the first is a new player's."""
    mode: Mode = "roll"
    bet_ms: int = 25_000
    """How long a betting time lasts."""
    hurry_ms: int = 5_000
    """Before its end, for so long the screen urges to hurry."""
    keep_bets: bool = True
    """The player may have the bets put up again by themselves."""
    auto_repeat: bool = True
    """The player may have bets and throws repeated by themselves."""
    language: str = "en"
    """What a new player reads."""
    languages: tuple[str, ...] = ("en",)
    reserve_ms: int = 600_000
    """For how long a player may reserve the station; 0 where nobody may."""
    history_rolls: int = 10
    """How many rolls the history bar shows."""
    dice_colour: Literal["red", "white"] = "red"
    attract_ms: int = 60_000
    """After so long without a touch or credit the screen turns to those who pass by."""
    sound: bool = True
    alarm_volume: int = 5
    """How loud the alarm of an open door is, 3 to 5, whatever the player's volume is."""
    dice_alarm_locks: bool = False
    """An alarm of the dice's statistics keeps the dice at rest until a technician has acknowledged it."""

    day_begins_minutes: int = 360
    """When a gaming day begins, in minutes after midnight by the local clock."""
    disk_low_mb: int = 1_000
    """With less room for the journal the staff is warned."""
    disk_full_mb: int = 200
    """With less room no new game begins and no money is taken; what is under way is still booked."""
    ticket_terms: str = ""
    """Where a ticket is paid and what binds it, as it is printed; empty where nothing is."""

    @property
    def timed(self) -> bool:
        """Bets are placed within a betting time."""
        return self.mode != "roll"

    @property
    def has_dealer(self) -> bool:
        """A dealer closes the bets, not the player and not the clock."""
        return self.mode in ("live", "video")
