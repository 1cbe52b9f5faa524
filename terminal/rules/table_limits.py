"""Limits that a house sets for a table, within those of its par sheet: they narrow what may be staked, never widen it.

A par sheet is checked with every stake that it allows, and with every way to put a stake up and to take it down. What a
narrowed table allows is a part of these, at the same pays and with the same roundings: no part of them gives the player
an edge if the whole does not.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from terminal.rules.limits import Range
from terminal.rules.rulebook import Side

LimitKind = Literal["line", "odds", "box", "one_roll", "hard", "side", "number", "combination", "bank"]
"""Bets that a house limits together: those of craps, then the numbers and combinations of Big Shot, and Hazard's bank.
"""


class KindLimits(msgspec.Struct, frozen=True):
    """The limits of one kind of bet, in cents; 0 leaves that of the sheet."""

    kind: LimitKind
    min_cents: int = 0
    max_cents: int = 0


class TableLimits(msgspec.Struct, frozen=True):
    """What the house has set; amounts in cents, and 0 leaves what the sheet says."""

    min_cents: int = 0
    """The least on any field, odds apart."""
    max_cents: int = 0
    """The most on any field, odds apart."""
    max_total_cents: int = 0
    """The most of all bets together."""
    kinds: tuple[KindLimits, ...] = ()
    take_odds: int = 0
    """The largest multiple of a bet that may be taken as odds, one of the sheet's."""
    lay_odds: int = 0

    def narrow(self, limits: Range, kind: LimitKind) -> Range:
        """The limits of a bet of this kind; no stake is left where the least is above the most."""
        least, most = limits.min_cents, limits.max_cents
        for one in self.of_kind(kind):
            least, most = max(least, one.min_cents), lower(most, one.max_cents)
        return Range(least, most)

    def narrow_total(self, max_total_cents: int | None) -> int | None:
        """The most of all bets together; None is no limit."""
        return lower(max_total_cents, self.max_total_cents)

    def multiples(self, side: Side, multiples: tuple[int, ...]) -> tuple[int, ...]:
        """The multiples of odds that are left of the sheet's, which has none if it sets no limit to them."""
        most = self.take_odds if side == "take" else self.lay_odds
        if not most:
            return multiples
        return tuple(one for one in multiples or (*range(1, min(most, 6)), most) if one <= most)

    def of_kind(self, kind: LimitKind) -> Iterator[KindLimits]:
        """What limits a bet of this kind: its own limits and, odds apart, those of the whole table."""
        if kind != "odds":
            yield KindLimits(kind, self.min_cents, self.max_cents)
        yield from (one for one in self.kinds if one.kind == kind)


class LimitedBet(msgspec.Struct, frozen=True):
    """A field of a game as its limits see it."""

    title: str
    kind: LimitKind
    limits: Range
    step_cents: int = 1
    """Its stakes are multiples of this."""
    takes_chips: bool = True
    """False for a field to which bets only travel."""
    base: str = ""
    """The bet that odds back."""
    side: Side | None = None


def lower(most_cents: int | None, other_cents: int) -> int | None:
    """The lower of two limits, of which the first is none if it is None, and the second if it is 0."""
    if not other_cents:
        return most_cents
    return other_cents if most_cents is None else min(most_cents, other_cents)
