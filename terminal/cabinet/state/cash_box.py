"""The state of the cash box: what must be in it, and the drops."""

from __future__ import annotations

import msgspec

from terminal.cabinet.cash_box.contents import Contents, Drop

DROPS_KEPT = 20
"""How many counted drops can be printed again; the journal has all of them. One that is not counted is always kept."""


class CashBox(msgspec.Struct, frozen=True):
    """The box in the validator, and the boxes that were taken out."""

    contents: Contents = Contents()
    """What must be in the box."""
    since: int = 0
    """The number of the last bill or ticket in the validator's path before the box was put in."""
    drops: tuple[Drop, ...] = ()
    """The uncounted ones, and the last `DROPS_KEPT` that are counted, the newest last."""
    last_number: int = 0
    """The number of the last drop that was ever taken."""

    def drop(self, number: int) -> Drop | None:
        """The drop with this number; None if it is not kept."""
        return next((one for one in self.drops if one.number == number), None)

    @property
    def uncounted(self) -> tuple[Drop, ...]:
        """The drops that wait for their count, the oldest first."""
        return tuple(one for one in self.drops if one.counted is None)
