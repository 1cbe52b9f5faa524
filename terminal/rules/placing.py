"""Placing and raising bets: one rule a function, each with its own refusal."""

from __future__ import annotations

from terminal.rules.bet import Bet, When
from terminal.rules.layout import Layout
from terminal.rules.refusal import Refusal, money
from terminal.rules.stakes import verify_stake, verify_total
from terminal.rules.table import Table


def verify_place(layout: Layout, table: Table, name: str, amount_cents: int) -> None:
    """Raise Refusal unless so much may be put on the field now, in addition to what it holds."""
    bet = layout.field(name)
    if amount_cents <= 0:
        raise Refusal("below_minimum", f"{money(amount_cents)} is no amount to put on {bet.title}.")
    verify_time(layout, table, bet)
    _verify_opposite(layout, table, bet)
    verify_stake(layout, table, bet, table.bets.get(name, 0) + amount_cents)
    verify_total(layout, table, bet, amount_cents)
    verify_balance(table, amount_cents, f"The bet on {bet.title}")


def verify_time(layout: Layout, table: Table, bet: Bet) -> None:
    """Raise Refusal `locked`, `come_out_only`, `no_base_bet` or `point_only` where the field takes no bets now."""
    if bet.name in table.bets:
        verify_not_locked(table, bet)
    if bet.when is When.COME_OUT and table.point is not None:
        say = f"{bet.title} takes bets only before the come-out roll; the Point is {table.point}."
        raise Refusal("come_out_only", say)
    if bet.base is not None and bet.base not in table.bets:
        raise Refusal("no_base_bet", f"{bet.title} back a {layout.catalogue.bets[bet.base].title} bet, and none is up.")
    if bet.when is When.POINT_SET and table.point is None:
        raise Refusal("point_only", f"{bet.title} can be placed once a Point is set.")


def verify_not_locked(table: Table, bet: Bet) -> None:
    """Raise Refusal `locked` for a contract bet whose Point is set."""
    if bet.locked(table.point):
        stake = money(table.bets[bet.name])
        raise Refusal("locked", f"{bet.title} of {stake} is locked until the Point {table.point} or a 7 is rolled.")


def verify_balance(table: Table, amount_cents: int, what: str) -> None:
    """Raise Refusal `balance` where the player has not got so much. `what` names what it is wanted for."""
    if amount_cents > table.playable_cents:
        say = f"{what} needs {money(amount_cents)}, and {money(table.playable_cents)} is left to play with."
        raise Refusal("balance", say)


def _verify_opposite(layout: Layout, table: Table, bet: Bet) -> None:
    if not layout.house.exclude:
        return
    for name in bet.opposed_by:
        if name in table.bets:
            opposite = f"{layout.catalogue.bets[name].title} of {money(table.bets[name])}"
            raise Refusal("excluding", f"{bet.title} cannot stand against the {opposite} that is up.")
