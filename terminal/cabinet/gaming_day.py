"""What a gaming day comes to, and a player in it: in, won, lost and out, all read off the meters (regulation M7)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from terminal.cabinet.meters import Meters, between
from terminal.rules.money_error import MoneyError

DAYS_KEPT = 35
"""So many days that are over can be looked at without reading the journal, which has all of them."""


class Totals(msgspec.Struct, frozen=True):
    """The figures of a day at this table, or of one player in it, in cents (COMAR 36.05.02.20F(7)).

    Chips on the felt are neither won nor lost, at midnight as at any other time: they are part of what is in play.
    """

    begin_cents: int = 0
    """What was in play at the beginning: the credit, with the bets on the felt."""
    deposits_cents: int = 0
    """Bills, tickets, and what an attendant settled in."""
    winnings_cents: int = 0
    """What the bank paid on top of stakes, by whatever way it left the cabinet afterwards."""
    losing_wagers_cents: int = 0
    """Stakes of bets that lost."""
    commission_cents: int = 0
    """Commission paid up front, less what of it came back."""
    withdrawals_cents: int = 0
    """Tickets out and hand pays, less tickets of which an attendant said that they had not come out."""
    end_cents: int = 0
    """What was in play at the end, or is now."""

    @property
    def table_win_cents(self) -> int:
        """What the table has won, negative where it has lost."""
        return self.losing_wagers_cents + self.commission_cents - self.winnings_cents

    @property
    def idle(self) -> bool:
        """Nothing was in play, and nothing moved."""
        return self == Totals()


class GamingDay(msgspec.Struct, frozen=True):
    """The gaming day that runs, and what the lifetime meters showed when it began."""

    number: int
    date: str
    """The local date on which it began, or would have begun at this clock: ``2026-09-21``."""
    began_ms: int
    passed_days: int
    """How many days its date is after the one before it; 0 for the first of a journal."""
    before: Meters
    begin_cents: int
    """What was in play then."""


class DayFigures(msgspec.Struct, frozen=True):
    """A gaming day and what it comes to."""

    number: int
    date: str
    began_ms: int
    ended_ms: int | None
    """None while it runs."""
    passed_days: int
    totals: Totals


class Player(msgspec.Struct, frozen=True):
    """A line of a day's report: a session, for there are no accounts."""

    began_ms: int | None
    """When the session began, by the wall clock; None for credit from before there were sessions."""
    stayed: bool
    """The session had begun before the day did."""
    totals: Totals


class DayReport(msgspec.Struct, frozen=True):
    """A gaming day with its players, in the order in which they came, as it was read off the journal."""

    day: DayFigures
    currency: str
    players: tuple[Player, ...]
    read_ms: int
    """When it was read; a day that runs has gone on since."""
    cleared: bool = False
    """A RAM clear has ended the day."""


def summed(parts: Iterable[Totals]) -> Totals:
    """All of these together, figure by figure."""
    each = tuple(parts)
    return Totals(*(sum(getattr(one, name) for one in each) for name in Totals.__struct_fields__))


def totals(before: Meters, begin_cents: int, after: Meters, end_cents: int) -> Totals:
    """What the meters counted from one reading to a later one, with what was in play at both.

    Raises MoneyError where the figures do not lead from one to the other: then a cent has appeared or vanished.
    """
    counted = between(before, after)
    found = Totals(
        begin_cents=begin_cents,
        deposits_cents=counted.bills_in_cents + counted.tickets_in_cents + counted.attendant_in_cents,
        winnings_cents=counted.won_cents,
        losing_wagers_cents=counted.lost_cents,
        commission_cents=counted.fees_cents,
        withdrawals_cents=counted.tickets_out_cents + counted.jackpots_cents + counted.cancelled_cents,
        end_cents=end_cents,
    )
    led_to_cents = begin_cents + found.deposits_cents - found.table_win_cents - found.withdrawals_cents
    if led_to_cents != end_cents:
        raise MoneyError(f"{led_to_cents} cents ought to be in play, there are {end_cents}")
    return found


def figures(day: GamingDay, ended_ms: int | None, meters: Meters, in_play_cents: int) -> DayFigures:
    """What the day comes to at this reading, with which it ends or does not."""
    found = totals(day.before, day.begin_cents, meters, in_play_cents)
    return DayFigures(day.number, day.date, day.began_ms, ended_ms, day.passed_days, found)
