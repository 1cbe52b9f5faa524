"""How much a field may hold: the sheet's limits, the multiples of odds, and pays in whole cents."""

from __future__ import annotations

from math import gcd, lcm

from terminal.rules.bet import Bet
from terminal.rules.layout import Layout, Range
from terminal.rules.refusal import Refusal, money
from terminal.rules.table import Table


def stake_range(layout: Layout, table: Table, bet: Bet) -> Range:
    """The least and the most the field may hold now. Odds hold up to a multiple of a base bet that has its Point."""
    limits = layout.limits.fields[bet.name]
    if bet.base is None or bet.side is None:
        return limits
    base_cents = table.bets.get(bet.base, 0) if table.point is not None else 0
    most_cents = layout.limits.multiples[bet.side][-1] * base_cents
    if limits.most_cents is not None:
        most_cents = min(most_cents, limits.most_cents)
    return Range(limits.least_cents, most_cents)


def verify_stake(layout: Layout, table: Table, bet: Bet, stake_cents: int) -> None:
    """Raise Refusal `below_minimum`, `odds_limit`, `above_maximum` or `not_whole_cents` for a stake that may not be."""
    limits = layout.limits.fields[bet.name]
    if stake_cents < limits.least_cents:
        say = f"The least on {bet.title} is {money(limits.least_cents)}; this would make {money(stake_cents)}."
        raise Refusal("below_minimum", say)
    _verify_multiple(layout, table, bet, stake_cents)
    if limits.most_cents is not None and stake_cents > limits.most_cents:
        say = f"The most on {bet.title} is {money(limits.most_cents)}; this would make {money(stake_cents)}."
        raise Refusal("above_maximum", say)
    if layout.house.payout_rounding == "none":
        _verify_whole_cents(layout, table, bet, stake_cents)


def verify_total(layout: Layout, table: Table, bet: Bet, amount_cents: int) -> None:
    """Raise Refusal `above_maximum` where all bets together would be too much."""
    most_cents = layout.limits.most_total_cents
    total_cents = sum(table.bets.values()) + amount_cents
    if most_cents is not None and total_cents > most_cents:
        say = f"All bets together may be {money(most_cents)}; {bet.title} would make them {money(total_cents)}."
        raise Refusal("above_maximum", say)


def _verify_multiple(layout: Layout, table: Table, bet: Bet, stake_cents: int) -> None:
    if bet.base is None or bet.side is None:
        return
    multiple = layout.limits.multiples[bet.side][-1]
    base_cents = table.bets.get(bet.base, 0)
    if stake_cents > multiple * base_cents:
        base = f"{layout.catalogue.bets[bet.base].title} of {money(base_cents)}"
        say = f"{bet.title} go up to {multiple} times the {base}; this would make {money(stake_cents)}."
        raise Refusal("odds_limit", say)


def _verify_whole_cents(layout: Layout, table: Table, bet: Bet, stake_cents: int) -> None:
    pays = (layout.pays[effect.pay] for effect in bet.effects[table.point].values() if effect.result == "win")
    step_cents = lcm(*(per // gcd(profit, per) for profit, per in pays))
    if stake_cents % step_cents:
        say = f"Only multiples of {money(step_cents)} on {bet.title} pay whole cents; {money(stake_cents)} does not."
        raise Refusal("not_whole_cents", say)
