"""How much a field may hold: the sheet's limits, the multiples of odds, and pays in whole cents."""

from __future__ import annotations

from math import gcd, lcm

from terminal.rules.craps.bet import Bet
from terminal.rules.craps.felt import Felt
from terminal.rules.craps.layout import Layout
from terminal.rules.craps.table import Table
from terminal.rules.limits import Range
from terminal.rules.refusal import Refusal, money


def stake_range(layout: Layout, table: Table | Felt, bet: Bet) -> Range:
    """The least and the most the field may hold now. Odds hold up to a multiple of a base bet that has its Point."""
    limits = layout.limits.fields[bet.name]
    if bet.base is None or bet.side is None:
        return limits
    has_point = bet.travelled or table.point is not None
    base_cents = table.bets.get(bet.base, 0) if has_point else 0
    multiples = layout.limits.multiples[bet.side]
    if not multiples:
        return Range(limits.least_cents, limits.most_cents if base_cents else 0)
    most_cents = multiples[-1] * base_cents
    if limits.most_cents is not None:
        most_cents = min(most_cents, limits.most_cents)
    return Range(limits.least_cents, most_cents)


def verify_stake(layout: Layout, table: Table | Felt, bet: Bet, stake_cents: int) -> None:
    """Raise Refusal `below_minimum`, `odds_limit`, `above_maximum` or `not_whole_cents` for a stake that may not be."""
    verify_reduced(layout, table, bet, stake_cents)
    if bet.base is not None:
        verify_multiple(layout, table, bet, stake_cents)
    most_cents = layout.limits.fields[bet.name].most_cents
    if most_cents is not None and stake_cents > most_cents:
        say = f"The most on {bet.title} is {money(most_cents)}; this would make {money(stake_cents)}."
        raise Refusal("above_maximum", say)


def verify_reduced(layout: Layout, table: Table | Felt, bet: Bet, stake_cents: int) -> None:
    """Raise Refusal `below_minimum` or `not_whole_cents` for a stake that may not be left of a larger one.

    It may be above the maximum still, where the sheet's limits have become lower since it was placed.
    """
    least_cents = layout.limits.fields[bet.name].least_cents
    if stake_cents < least_cents:
        say = f"The least on {bet.title} is {money(least_cents)}; this would make {money(stake_cents)}."
        raise Refusal("below_minimum", say)
    if bet.parts:
        _verify_parts(bet, stake_cents)
    if layout.house.payout_rounding == "none":
        _verify_whole_cents(layout, table, bet, stake_cents)


def verify_total(layout: Layout, table: Table | Felt, bet: Bet, amount_cents: int) -> None:
    """Raise Refusal `above_maximum` where all bets together would be too much."""
    most_cents = layout.limits.most_total_cents
    if most_cents is None:
        return
    total_cents = sum(table.bets.values()) + amount_cents
    if total_cents > most_cents:
        say = f"All bets together may be {money(most_cents)}; {bet.title} would make them {money(total_cents)}."
        raise Refusal("above_maximum", say)


def verify_multiple(layout: Layout, table: Table | Felt, bet: Bet, stake_cents: int) -> None:
    """Raise Refusal `odds_limit` for odds that are more than the largest multiple of their base bet."""
    assert bet.base is not None and bet.side is not None, f"{bet.name} backs no bet"  # noqa: PT018 - one matter
    multiples = layout.limits.multiples[bet.side]
    base_cents = table.bets.get(bet.base, 0)
    if multiples and stake_cents > multiples[-1] * base_cents:
        base = f"{layout.catalogue.bets[bet.base].title} of {money(base_cents)}"
        say = f"{bet.title} go up to {multiples[-1]} times the {base}; this would make {money(stake_cents)}."
        raise Refusal("odds_limit", say)


def _verify_parts(bet: Bet, stake_cents: int) -> None:
    if stake_cents % len(bet.parts):
        say = f"{bet.title} is split in {len(bet.parts)} equal parts of whole cents; {money(stake_cents)} cannot be."
        raise Refusal("not_whole_cents", say)


def _verify_whole_cents(layout: Layout, table: Table | Felt, bet: Bet, stake_cents: int) -> None:
    # Odds pay by the Point that is set; any other bet may still stand when the puck is elsewhere.
    points = [table.point] if bet.base is not None else list(bet.effects)
    ways = (way for point in points for way in layout.played[bet.name].ways(point) if way.result == "win")
    step_cents = lcm(*(way.per // gcd(way.profit, way.per) for way in ways))
    if stake_cents % step_cents:
        say = f"Only multiples of {money(step_cents)} on {bet.title} pay whole cents; {money(stake_cents)} does not."
        raise Refusal("not_whole_cents", say)
