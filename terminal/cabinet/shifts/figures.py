"""What one attendant paid, gave and took during a shift: counts, and amounts in cents."""

from __future__ import annotations

from typing import Any

import msgspec


class ShiftFigures(msgspec.Struct, frozen=True):
    """Everything that journaled events name the attendant for. Wins and credit are cash from the attendant's hand."""

    jackpots: int = 0
    jackpots_cents: int = 0
    """Wins that were paid by hand."""
    cancelled: int = 0
    cancelled_cents: int = 0
    """Credit that was paid by hand."""
    credits: int = 0
    credits_cents: int = 0
    """Credit that was given by hand."""
    bills: int = 0
    bills_cents: int = 0
    """Disputed bills and tickets that were settled, and what was credited for them."""
    tickets: int = 0
    tickets_cents: int = 0
    """Tickets in doubt that were settled, and what returned to the credit because they were not printed."""

    drops: int = 0
    drops_cents: int = 0
    """Cash boxes that were taken out, and the bills in them by the cabinet's own account."""

    @property
    def paid_cents(self) -> int:
        """The cash that the attendant paid out."""
        return self.jackpots_cents + self.cancelled_cents

    def plus(self, more: ShiftFigures) -> ShiftFigures:
        """The sum of both."""
        sums: dict[str, Any] = {name: getattr(self, name) + getattr(more, name) for name in self.__struct_fields__}
        return ShiftFigures(**sums)
