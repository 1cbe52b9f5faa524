"""Section limits: minimum and maximum of the table and of each kind of bet, within the par sheet."""

from __future__ import annotations

from dataclasses import dataclass

from terminal.settings.kinds import Amount, Whole
from terminal.settings.parameter import TABLE, parameter


def _table_limit(key: str, meaning: str) -> int:
    """A limit of a table, in cents; 0 leaves that of the par sheet."""
    return parameter(
        f"limits.{key}", Amount(0, 1_000_000_00), "0.00", TABLE, f"{meaning}; 0.00: as the par sheet has it"
    )


def _odds_limit(key: str, meaning: str) -> int:
    """The largest multiple of odds; 0 leaves those of the par sheet."""
    return parameter(
        f"limits.{key}", Whole(0, 999, "times the bet"), "0", TABLE, f"{meaning}; 0: as the par sheet has it"
    )


@dataclass(frozen=True)
class LimitsSection:
    """The parameters of this section."""

    table_min_cents: int = _table_limit(
        "table_min", "the least bet on any field, odds apart: it narrows what each par sheet offered allows"
    )
    table_max_cents: int = _table_limit("table_max", "the largest bet on any field, odds apart")
    total_max_cents: int = _table_limit("total_max", "the most that all bets together may be")
    line_min_cents: int = _table_limit("line_min", "the least on Pass Line, Don't Pass, Come and Don't Come")
    line_max_cents: int = _table_limit("line_max", "the most on Pass Line, Don't Pass, Come and Don't Come")
    odds_min_cents: int = _table_limit("odds_min", "the least odds")
    odds_max_cents: int = _table_limit("odds_max", "the most odds, whatever multiple they are")
    take_odds: int = _odds_limit("take_odds", "the largest multiple of odds taken on Pass Line and Come")
    lay_odds: int = _odds_limit("lay_odds", "the largest multiple of odds laid on Don't Pass and Don't Come")
    box_min_cents: int = _table_limit("box_min", "the least on a box bet: Place, Buy, Lay, Big 6 and Big 8")
    box_max_cents: int = _table_limit("box_max", "the most on a box bet: Place, Buy, Lay, Big 6 and Big 8")
    one_roll_min_cents: int = _table_limit(
        "one_roll_min", "the least on Field, Horn, hops and all bets on the next roll"
    )
    one_roll_max_cents: int = _table_limit(
        "one_roll_max", "the most on Field, Horn, hops and all bets on the next roll"
    )
    hard_min_cents: int = _table_limit("hard_min", "the least on a Hard Ways bet")
    hard_max_cents: int = _table_limit("hard_max", "the most on a Hard Ways bet")
    side_min_cents: int = _table_limit("side_min", "the least on a side bet: Big, Small, lucky bets, Fire, Repeaters")
    side_max_cents: int = _table_limit("side_max", "the most on a side bet: Big, Small, lucky bets, Fire, Repeaters")
    number_min_cents: int = _table_limit("number_min", "Big Shot: the least on a number")
    number_max_cents: int = _table_limit("number_max", "Big Shot: the most on a number")
    combination_min_cents: int = _table_limit("combination_min", "Big Shot: the least on Double, Triple and Straight")
    combination_max_cents: int = _table_limit("combination_max", "Big Shot: the most on Double, Triple and Straight")
    bank_min_cents: int = _table_limit("bank_min", "Hazard: the smallest bank that a player may lay")
    bank_max_cents: int = _table_limit("bank_max", "Hazard: the largest bank that a player may lay")
