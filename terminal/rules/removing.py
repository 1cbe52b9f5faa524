"""Reducing bets and taking them down: one field, the last placement, or everything."""

from __future__ import annotations

from terminal.rules.bet import Bet
from terminal.rules.layout import Layout
from terminal.rules.placing import verify_not_locked
from terminal.rules.refusal import Refusal, allowed, money
from terminal.rules.stakes import verify_stake
from terminal.rules.table import BetsChanged, Changes, Table, Verb, apply, standing


def removed(layout: Layout, table: Table, name: str, amount_cents: int | None) -> BetsChanged:
    """Take so much off the field, or with None all of it. A base bet taken down returns its odds. Raises Refusal."""
    bet = layout.field(name)
    if name not in table.bets:
        raise Refusal("not_up", f"No {bet.title} bet is up.")
    amount_cents = table.bets[name] if amount_cents is None else amount_cents
    _verify_amount(table, bet, amount_cents)
    verify_not_locked(table, bet)
    changes = _with_odds(layout, table, bet, amount_cents)
    _verify_left(layout, table, bet, amount_cents)
    return BetsChanged("remove", changes)


def last_cleared(layout: Layout, table: Table) -> BetsChanged:
    """Take down the newest placement that may be taken down, of this betting time or an earlier one. Raises Refusal."""
    for changes in reversed(standing(table)):
        parts = [(bet, cents) for bet, cents in changes if not _locked(layout, table, bet)]
        if parts:
            return _all_removed(layout, table, "clear_last", parts)
    raise _nothing_to_clear(layout, table)


def all_cleared(layout: Layout, table: Table) -> BetsChanged:
    """Take down every bet that is not locked. Raises Refusal `locked` or `nothing_to_clear`."""
    parts = [(bet, stake) for bet, stake in table.bets.items() if not _locked(layout, table, bet)]
    if not parts:
        raise _nothing_to_clear(layout, table)
    return _all_removed(layout, table, "clear_all", parts)


def _all_removed(layout: Layout, table: Table, verb: Verb, parts: list[tuple[str, int]]) -> BetsChanged:
    """Remove part by part, odds first, so that each is allowed on what the parts before it have left."""
    changes: Changes = ()
    for name, cents in sorted(parts, key=lambda part: layout.field(part[0]).base is None):
        part = removed(layout, table, name, cents)
        table = apply(table, part)
        changes += part.changes
    return BetsChanged(verb, changes)


def _with_odds(layout: Layout, table: Table, bet: Bet, amount_cents: int) -> Changes:
    if amount_cents < table.bets[bet.name]:
        return ((bet.name, -amount_cents),)
    odds = ((name, -stake) for name, stake in table.bets.items() if layout.field(name).base == bet.name)
    return (*odds, (bet.name, -amount_cents))


def _verify_amount(table: Table, bet: Bet, amount_cents: int) -> None:
    if amount_cents <= 0:
        raise Refusal("below_minimum", f"{money(amount_cents)} is no amount to take off {bet.title}.")
    if amount_cents > table.bets[bet.name]:
        say = f"{bet.title} holds {money(table.bets[bet.name])}, which is less than {money(amount_cents)}."
        raise Refusal("not_up", say)


def _verify_left(layout: Layout, table: Table, bet: Bet, amount_cents: int) -> None:
    """What is left must still be a bet that the sheet allows, and must carry the odds that stand on it."""
    left_cents = table.bets[bet.name] - amount_cents
    if not left_cents:
        return
    verify_stake(layout, table, bet, left_cents)
    reduced = apply(table, BetsChanged("remove", ((bet.name, -amount_cents),)))
    for name, stake_cents in table.bets.items():
        odds = layout.field(name)
        if odds.base == bet.name:
            verify_stake(layout, reduced, odds, stake_cents)


def _locked(layout: Layout, table: Table, name: str) -> bool:
    return not allowed(verify_not_locked, table, layout.field(name))


def _nothing_to_clear(layout: Layout, table: Table) -> Refusal:
    locked = [f"{layout.field(name).title} of {money(stake)}" for name, stake in table.bets.items()]
    if locked:
        return Refusal("locked", f"Only bets that are locked are up: {', '.join(locked)}.")
    return Refusal("nothing_to_clear", "No bet is up that could be cleared.")
