"""Reducing bets and taking them down: one field, the last placement, or everything."""

from __future__ import annotations

from terminal.rules import stake_refusals as refusals
from terminal.rules.changes import Changes
from terminal.rules.craps.bet import Bet
from terminal.rules.craps.commission import returned_commissions
from terminal.rules.craps.felt import Felt, all_up
from terminal.rules.craps.fold import apply
from terminal.rules.craps.layout import Layout
from terminal.rules.craps.placing import is_off, verify_not_locked
from terminal.rules.craps.records import BetsChanged, Verb
from terminal.rules.craps.stakes import verify_multiple, verify_reduced
from terminal.rules.craps.table import Table
from terminal.rules.refusal import Cents, Phrase, Refusal, Title, allowed


def removed(layout: Layout, table: Table, name: str, amount_cents: int | None) -> BetsChanged:
    """Take this amount off the field; None takes all. A base bet taken down returns its odds. Raises Refusal."""
    bet = layout.field(name)
    if name not in table.bets:
        raise refusals.not_up(bet.title)
    amount_cents = table.bets[name] if amount_cents is None else amount_cents
    refusals.verify_taken(bet.title, table.bets[name], amount_cents)
    verify_not_locked(table, bet)
    changes = _with_odds(layout, table, bet, amount_cents)
    _verify_left(layout, table, bet, amount_cents)
    return removal(layout, table, "remove", changes)


def last_cleared(layout: Layout, table: Table) -> BetsChanged:
    """Take down the newest placement that may be taken down, of this betting time or an earlier one. Raises Refusal."""
    for changes in all_up(table):
        parts = [(bet, cents) for bet, cents in changes if not _passed_over(layout, table, bet)]
        if parts:
            return _all_removed(layout, table, "clear_last", parts)
    raise _nothing_to_clear(layout, table)


def all_cleared(layout: Layout, table: Table) -> BetsChanged:
    """Take down every bet that is neither locked nor off. Raises Refusal `locked` or `nothing_to_clear`."""
    parts = [(bet, stake) for bet, stake in table.bets.items() if not _passed_over(layout, table, bet)]
    if not parts:
        raise _nothing_to_clear(layout, table)
    return _all_removed(layout, table, "clear_all", parts)


def removal(layout: Layout, table: Table, verb: Verb, changes: Changes) -> BetsChanged:
    """The record of chips taken down, with the refunded commission."""
    commissions = returned_commissions(layout, table, changes)
    return BetsChanged(verb, changes, commissions, bool(commissions))


def _all_removed(layout: Layout, table: Table, verb: Verb, parts: list[tuple[str, int]]) -> BetsChanged:
    """Remove part by part, odds first, so that each part is allowed on what the earlier ones have left."""
    changes: Changes = ()
    commissions: Changes = ()
    for name, cents in sorted(parts, key=lambda part: layout.field(part[0]).base is None):
        if name not in table.bets:
            continue
        part = removed(layout, table, name, cents)
        table = apply(table, part)
        changes += part.changes
        commissions += part.commissions
    return BetsChanged(verb, changes, commissions, bool(commissions))


def _with_odds(layout: Layout, table: Table, bet: Bet, amount_cents: int) -> Changes:
    if amount_cents < table.bets[bet.name]:
        return ((bet.name, -amount_cents),)
    odds = ((name, -stake) for name, stake in table.bets.items() if layout.field(name).base == bet.name)
    return (*odds, (bet.name, -amount_cents))


def _verify_left(layout: Layout, table: Table, bet: Bet, amount_cents: int) -> None:
    """What remains must still be a bet that the sheet allows, and must support the odds on it."""
    left_cents = table.bets[bet.name] - amount_cents
    if not left_cents:
        return
    verify_reduced(layout, table, bet, left_cents)
    reduced = Felt.of(table)
    reduced.put(((bet.name, -amount_cents),))
    for name, stake_cents in table.bets.items():
        odds = layout.field(name)
        if odds.base == bet.name:
            verify_multiple(layout, reduced, odds, stake_cents)


def _passed_over(layout: Layout, table: Table, name: str) -> bool:
    """Bets that the Clear buttons skip: those that are locked, and those that are off."""
    return is_off(layout, table, name) or not allowed(verify_not_locked, table, layout.field(name))


def _nothing_to_clear(layout: Layout, table: Table) -> Refusal:
    if not table.bets:
        return Refusal("nothing_to_clear", "No bet is up that could be cleared.")
    kept = tuple(_named(layout.field(name), stake_cents) for name, stake_cents in table.bets.items())
    return Refusal("locked", "Only bets that are locked or off are up: {bets}.", bets=kept)


def _named(bet: Bet, stake_cents: int) -> Phrase:
    return Phrase("{bet} of {stake}", bet=Title(bet.title), stake=Cents(stake_cents))
