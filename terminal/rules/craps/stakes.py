"""How much a field may hold: the sheet's limits, the multiples of odds, and pays in whole cents."""

from __future__ import annotations

from collections.abc import Mapping
from math import lcm

from terminal.rules import stake_refusals as refusals
from terminal.rules.craps.bet import Bet
from terminal.rules.craps.felt import Felt
from terminal.rules.craps.layout import Layout
from terminal.rules.craps.table import Table
from terminal.rules.limits import Range
from terminal.rules.refusal import Cents, Refusal, Title
from terminal.rules.table_limits import LimitedBet


def stake_range(layout: Layout, table: Table | Felt, bet: Bet) -> Range:
    """The least and the most the field may hold now. Odds hold up to a multiple of a base bet that has its Point."""
    limits = layout.limits.fields[bet.name]
    if bet.base is None or bet.side is None:
        return limits
    has_point = bet.travelled or table.point is not None
    base_cents = table.bets.get(bet.base, 0) if has_point else 0
    multiples = layout.limits.multiples[bet.side]
    if not multiples:
        return Range(limits.min_cents, limits.max_cents if base_cents else 0)
    max_cents = multiples[-1] * base_cents
    if limits.max_cents is not None:
        max_cents = min(max_cents, limits.max_cents)
    return Range(limits.min_cents, max_cents)


def limited_bets(layout: Layout) -> Mapping[str, LimitedBet]:
    """Every field with its limits, whatever is up."""
    return {
        bet.name: LimitedBet(
            bet.title,
            bet.limited_as,
            layout.limits.fields[bet.name],
            lcm(len(bet.parts) or 1, layout.step_cents(bet, None)),
            bet.when != "never",
            bet.base or "",
            bet.side,
        )
        for bet in layout.catalogue.bets.values()
    }


def verify_stake(layout: Layout, table: Table | Felt, bet: Bet, stake_cents: int) -> None:
    """Raise Refusal `below_minimum`, `odds_limit`, `above_maximum` or `not_whole_cents` for a forbidden stake."""
    verify_reduced(layout, table, bet, stake_cents)
    if bet.base is not None:
        verify_multiple(layout, table, bet, stake_cents)
    max_cents = layout.limits.fields[bet.name].max_cents
    if max_cents is not None and stake_cents > max_cents:
        raise refusals.above_maximum(bet.title, max_cents, stake_cents)


def verify_reduced(layout: Layout, table: Table | Felt, bet: Bet, stake_cents: int) -> None:
    """Raise Refusal `below_minimum` or `not_whole_cents` for a stake that may not remain of a larger one.

    It may still be above the maximum if the sheet's limits were lowered after it was placed.
    """
    min_cents = layout.limits.fields[bet.name].min_cents
    if stake_cents < min_cents:
        raise refusals.below_minimum(bet.title, min_cents, stake_cents)
    if bet.parts:
        _verify_parts(bet, stake_cents)
    _verify_whole_cents(layout, table, bet, stake_cents)


def verify_total(layout: Layout, table: Table | Felt, bet: Bet, amount_cents: int) -> None:
    """Raise Refusal `above_maximum` if the total of all bets would be too much."""
    total_cents = table.bet_cents + amount_cents
    if not layout.limits.allow_total(total_cents):
        assert layout.limits.max_total_cents is not None, "no total limit to exceed"
        raise refusals.above_total(bet.title, layout.limits.max_total_cents, total_cents)


def verify_multiple(layout: Layout, table: Table | Felt, bet: Bet, stake_cents: int) -> None:
    """Raise Refusal `odds_limit` for odds that are more than the largest multiple of their base bet."""
    assert bet.base is not None and bet.side is not None, f"{bet.name} backs no bet"  # noqa: PT018 - both or neither
    multiples = layout.limits.multiples[bet.side]
    base_cents = table.bets.get(bet.base, 0)
    if multiples and stake_cents > multiples[-1] * base_cents:
        raise Refusal(
            "odds_limit",
            "{bet} go up to {multiple} times the {base} of {base_stake}; this would make {stake}.",
            bet=Title(bet.title),
            multiple=multiples[-1],
            base=Title(layout.catalogue.bets[bet.base].title),
            base_stake=Cents(base_cents),
            stake=Cents(stake_cents),
        )


def _verify_parts(bet: Bet, stake_cents: int) -> None:
    if stake_cents % len(bet.parts):
        raise Refusal(
            "not_whole_cents",
            "{bet} is split in {parts} equal parts of whole cents; {stake} cannot be.",
            bet=Title(bet.title),
            parts=len(bet.parts),
            stake=Cents(stake_cents),
        )


def _verify_whole_cents(layout: Layout, table: Table | Felt, bet: Bet, stake_cents: int) -> None:
    step_cents = layout.step_cents(bet, table.point)
    if stake_cents % step_cents:
        raise refusals.not_whole_cents(bet.title, step_cents, stake_cents)
