"""The totals of a gaming day, and of a player in it: in, won, lost and out, read from the meters (regulation M7)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from terminal.cabinet.meters import Meters, between
from terminal.rules.money_error import MoneyError

DAYS_KEPT = 35
"""How many completed days are kept for display; the journal has all of them."""


class Totals(msgspec.Struct, frozen=True):
    """The figures of a day at this table, or of one player in it, in cents (COMAR 36.05.02.20F(7)).

    Chips on the felt are neither won nor lost, also at the end of a day: they are part of what is in play.
    """

    begin_cents: int = 0
    """What was in play at the beginning: the credit, including the bets on the felt."""
    deposits_cents: int = 0
    """Bills, tickets, and credit by an attendant's decision."""
    winnings_cents: int = 0
    """What the house paid in addition to stakes, by whatever way it left the cabinet afterwards."""
    losing_wagers_cents: int = 0
    """Stakes of bets that lost."""
    commission_cents: int = 0
    """Commission paid up front, minus refunds."""
    withdrawals_cents: int = 0
    """Tickets out and hand pays, minus tickets that were not printed by an attendant's decision."""
    end_cents: int = 0
    """What was in play at the end, or is now."""

    @property
    def table_win_cents(self) -> int:
        """What the house has won, negative if it has lost."""
        return self.losing_wagers_cents + self.commission_cents - self.winnings_cents

    @property
    def idle(self) -> bool:
        """Nothing was in play, and nothing moved."""
        return self == Totals()


class GamingDay(msgspec.Struct, frozen=True):
    """The current gaming day, and the lifetime meters when it began."""

    number: int
    date: str
    """The local date on which it began, or would have begun by this clock: ``2026-09-21``."""
    began_ms: int
    passed_days: int
    """How many days its date is after the previous one; 0 for the first of a journal."""
    before: Meters
    begin_cents: int
    """What was in play then."""


class DayFigures(msgspec.Struct, frozen=True):
    """A gaming day and its totals."""

    number: int
    date: str
    began_ms: int
    ended_ms: int | None
    """None for the current day."""
    passed_days: int
    totals: Totals


class Player(msgspec.Struct, frozen=True):
    """A line of a day's report: a session, because there are no player accounts."""

    began_ms: int | None
    """When the session began, by the wall clock; None for credit from before there were sessions."""
    stayed: bool
    """The session had begun before the day did."""
    totals: Totals


class DayReport(msgspec.Struct, frozen=True):
    """A gaming day with its players, in the order in which they came, as read from the journal."""

    day: DayFigures
    currency: str
    players: tuple[Player, ...]
    read_ms: int
    """When it was read; the current day has continued since."""
    cleared: bool = False
    """A RAM clear has ended the day."""


def summed(parts: Iterable[Totals]) -> Totals:
    """The sum of all of these, figure by figure."""
    each = tuple(parts)
    return Totals(*(sum(getattr(one, name) for one in each) for name in Totals.__struct_fields__))


def totals(before: Meters, begin_cents: int, after: Meters, end_cents: int) -> Totals:
    """What the meters counted between two readings, with what was in play at both.

    Raises MoneyError if the figures do not lead from one to the other: then a cent has appeared or vanished.
    """
    counted = between(before, after)
    found = Totals(
        begin_cents=begin_cents,
        deposits_cents=counted.bills_in_cents + counted.tickets_in_cents + counted.attendant_in_cents,
        winnings_cents=counted.won_cents,
        losing_wagers_cents=counted.lost_cents,
        commission_cents=counted.commission_cents,
        withdrawals_cents=counted.tickets_out_cents + counted.jackpots_cents + counted.cancelled_cents,
        end_cents=end_cents,
    )
    led_to_cents = begin_cents + found.deposits_cents - found.table_win_cents - found.withdrawals_cents
    if led_to_cents != end_cents:
        raise MoneyError(f"{led_to_cents} cents ought to be in play, there are {end_cents}")
    return found


def figures(day: GamingDay, ended_ms: int | None, meters: Meters, in_play_cents: int) -> DayFigures:
    """The totals of the day at this reading, whether or not it ends there."""
    found = totals(day.before, day.begin_cents, meters, in_play_cents)
    return DayFigures(day.number, day.date, day.began_ms, ended_ms, day.passed_days, found)
