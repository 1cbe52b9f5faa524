"""The accounting state: the period, the gaming days, games since a door was shut or power returned."""

from __future__ import annotations

import msgspec

from terminal.cabinet.gaming_day import DayFigures, GamingDay
from terminal.cabinet.meters import EndedPeriod, Period, Since


class Accounting(msgspec.Struct, frozen=True):
    """The periods over which meters are read."""

    period: Period = Period()
    ended: EndedPeriod | None = None
    """The period that ended last, for its paper; None while the first runs."""
    games_before: Since = Since()
    """The games played when power last returned and when a door was last shut."""
    day: GamingDay | None = None
    """The current gaming day; None before the first start that knew of such days."""
    days: tuple[DayFigures, ...] = ()
    """The last `DAYS_KEPT` completed days, the newest last."""
    days_begun: int = 0
    """The number of the last gaming day that ever began."""
