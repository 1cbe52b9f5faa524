"""Double, Repeat, and a whole felt that is put up: all bets or none; and Undo and Redo."""

from __future__ import annotations

from collections.abc import Mapping

from terminal.rules.big_shot.bets import find_field
from terminal.rules.big_shot.placing import all_placed
from terminal.rules.big_shot.records import BetsChanged, Verb
from terminal.rules.big_shot.table import BigShotTable
from terminal.rules.big_shot.terms import Terms
from terminal.rules.changes import Changes, inverse
from terminal.rules.refusal import Button, Refusal
from terminal.rules.stake_refusals import no_amount_to_put, places_nothing, verify_balance


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
    parts = _missing(table, player, table.players[player].last_bets)
    if not parts:
        raise Refusal("nothing_to_repeat", "Every bet of the last coup is up, or there was none.")
    return all_placed(terms, table, player, "repeat", parts)


def put_up(terms: Terms, table: BigShotTable, player: str, stakes: Mapping[str, int]) -> BetsChanged:
    """Bring every field to its stake of this felt. Raises Refusal, also for a field that the game does not have."""
    for bet, cents in stakes.items():
        field = find_field(bet)
        if cents <= 0:
            raise places_nothing("put_up", no_amount_to_put(field.title, cents))
    parts = _missing(table, player, stakes)
    if not parts:
        raise Refusal("nothing_to_repeat", "Every bet of it that can be put up now is up.")
    return all_placed(terms, table, player, "put_up", parts)


def _missing(table: BigShotTable, player: str, stakes: Mapping[str, int]) -> list[tuple[str, int]]:
    """What every field lacks of these stakes."""
    up = table.players[player].bets
    missing = ((bet, stake_cents - up.get(bet, 0)) for bet, stake_cents in stakes.items())
    return [(bet, cents) for bet, cents in missing if cents > 0]


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
