"""Double and Repeat, which place all bets or none, and Undo and Redo."""

from __future__ import annotations

from terminal.rules.big_shot.placing import all_placed
from terminal.rules.big_shot.records import BetsChanged, Verb
from terminal.rules.big_shot.table import BigShotTable
from terminal.rules.big_shot.terms import Terms
from terminal.rules.changes import Changes, inverse
from terminal.rules.refusal import Button, Refusal
from terminal.rules.stake_refusals import verify_balance


def doubled(terms: Terms, table: BigShotTable, player: str) -> BetsChanged:
    """Double every field of the player. Raises Refusal `nothing_to_double`, or the first bet's own."""
    bets = table.players[player].bets
    if not bets:
        raise Refusal("nothing_to_double", "No bet is up that could be doubled.")
    return all_placed(terms, table, player, "double", bets.items())


def repeated(terms: Terms, table: BigShotTable, player: str) -> BetsChanged:
    """Bring every field back to its stake at the last throw of three dice; a field that holds more is unchanged.

    Raises Refusal `nothing_to_repeat`, or the first bet's own.
    """
    up = table.players[player]
    missing = ((bet, stake_cents - up.bets.get(bet, 0)) for bet, stake_cents in up.last_bets.items())
    parts = [(bet, cents) for bet, cents in missing if cents > 0]
    if not parts:
        raise Refusal("nothing_to_repeat", "Every bet of the last coup is up, or there was none.")
    return all_placed(terms, table, player, "repeat", parts)


def undone(table: BigShotTable, player: str) -> BetsChanged:
    """Undo the player's last change of this coup. Raises Refusal `nothing_to_undo` or `balance`."""
    changes = table.players[player].undo
    if not changes:
        raise Refusal("nothing_to_undo", "No bet has changed in this coup.")
    return _moved(table, player, "undo", inverse(changes[-1]))


def redone(table: BigShotTable, player: str) -> BetsChanged:
    """Redo the change that was undone last. Raises Refusal `nothing_to_redo` or `balance`."""
    changes = table.players[player].redo
    if not changes:
        raise Refusal("nothing_to_redo", "Nothing was undone that could be redone.")
    return _moved(table, player, "redo", changes[-1])


def _moved(table: BigShotTable, player: str, verb: Verb, changes: Changes) -> BetsChanged:
    """Raises Refusal if a cash-out in between has taken the money that the change needs."""
    cost_cents = sum(cents for _, cents in changes)
    verify_balance(table.players[player].playable_cents, cost_cents, Button(verb.title()))
    return BetsChanged(player, verb, changes)
