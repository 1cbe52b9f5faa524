"""What the staff at a shared table does about a seat whose station does not come back."""

from __future__ import annotations

import msgspec


class StateSeat(msgspec.Struct, frozen=True):
    """Print what a silent seat is owed. It follows from the table's journal, which deciding code does not read."""

    seat: int
    cabinet: int
    """The station that has the seat, so that no other one is meant by mistake."""
    after: int
    """The last round that was decided when it was computed."""
    owed_cents: int | None
    """None if no result was ever reported."""
    bets_stand: bool
    """Something of it depends on dice that are still to be thrown."""
    lines: tuple[str, ...] = ()


class FreeSeat(msgspec.Struct, frozen=True):
    """Free the seat for another station, once it is printed what it is owed, and nothing of it stands."""

    seat: int
    cabinet: int


OfSeats = StateSeat | FreeSeat
