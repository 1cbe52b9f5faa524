"""What a strategy has up at a craps table: its bets, those on the numbers that its come bets have reached included."""

from __future__ import annotations

from math import gcd, lcm

from terminal.rules.changes import Changes
from terminal.rules.craps.bet import Bet
from terminal.rules.craps.layout import Layout
from terminal.rules.craps.table import Table
from terminal.rules.strategy import Part, Strategy


def unit_cents(layout: Layout, strategy: Strategy) -> int | None:
    """The least unit with which every bet is allowed and pays whole cents; None if one of them is not offered.

    Neither are bets with a commission, which asks for an answer of its own, and bets that count earlier totals.
    """
    unit, step = 1, 1
    for part in strategy.parts:
        fields = _fields(layout, part)
        if not fields or any(not _is_plain(layout, bet) for bet in fields):
            return None
        for bet in fields:
            min_cents = layout.limits.fields[bet.name].min_cents
            paid = lcm(*(layout.step_cents(bet, point) for point in (None, *layout.catalogue.points)))
            unit = max(unit, min_cents)
            step = lcm(step, paid // gcd(paid, part.units))
    return -(-unit // step) * step


def stakes(layout: Layout, table: Table, strategy: Strategy, unit: int) -> Changes:
    """The stakes in cents that are to be up. Those whose time it is not are passed over as by Repeat."""
    wanted: dict[str, int] = {}
    for part in strategy.parts:
        if part.most is not None and _moved(table, part.bet) >= part.most:
            continue
        wanted |= {bet.name: part.units * unit for bet in _fields(layout, part) if _is_meant(table, part, bet)}
    return tuple(wanted.items())


def _fields(layout: Layout, part: Part) -> list[Bet]:
    """The field of this name, or those of every number."""
    bets = layout.catalogue.bets
    return [bets[part.bet]] if part.bet in bets else [bet for bet in bets.values() if bet.group == part.bet]


def _is_meant(table: Table, part: Part, bet: Bet) -> bool:
    """Of the fields of every number only those whose base bet is up."""
    return bet.name == part.bet or bet.base in table.bets


def _is_plain(layout: Layout, bet: Bet) -> bool:
    played = layout.played[bet.name]
    counts = played.reads_since_seven or played.reads_since_point
    return bet.when != "never" and bet.name not in layout.with_commission and not counts


def _moved(table: Table, bet: str) -> int:
    """On how many numbers this bet has arrived."""
    return sum(name.startswith(f"{bet}@") for name in table.bets)
