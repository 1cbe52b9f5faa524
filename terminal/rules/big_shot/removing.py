"""Reducing bets and taking them down: one field, the last placement, or everything."""

from __future__ import annotations

from terminal.rules import stake_refusals as refusals
from terminal.rules.big_shot.bets import find_field
from terminal.rules.big_shot.placing import verify_stake
from terminal.rules.big_shot.records import BetsChanged
from terminal.rules.big_shot.table import BigShotTable, Player
from terminal.rules.big_shot.terms import Terms
from terminal.rules.changes import placements_up
from terminal.rules.refusal import Refusal


def removed(terms: Terms, table: BigShotTable, player: str, bet: str, amount_cents: int | None) -> BetsChanged:
    """Take this amount off a field; None takes all of it. What remains must be a bet that the sheet allows."""
    field = find_field(bet)
    stake_cents = table.players[player].bets.get(bet, 0)
    if not stake_cents:
        raise refusals.not_up(field.title)
    amount_cents = stake_cents if amount_cents is None else amount_cents
    refusals.verify_taken(field.title, stake_cents, amount_cents)
    if amount_cents < stake_cents:
        verify_stake(terms, field, stake_cents - amount_cents)
    return BetsChanged(player, "remove", ((bet, -amount_cents),))


def last_cleared(table: BigShotTable, player: str) -> BetsChanged:
    """Take down the newest placement of this coup that is still up. Raises Refusal `nothing_to_clear`."""
    up = table.players[player]
    _verify_bets_up(up)
    forgotten = tuple(up.bets.items())
    newest = next(iter(placements_up(reversed(up.undo))), forgotten)
    return BetsChanged(player, "clear_last", tuple((bet, -cents) for bet, cents in newest))


def all_cleared(table: BigShotTable, player: str) -> BetsChanged:
    """Take down every bet. Raises Refusal `nothing_to_clear`."""
    _verify_bets_up(table.players[player])
    return BetsChanged(player, "clear_all", tuple((bet, -cents) for bet, cents in table.players[player].bets.items()))


def _verify_bets_up(player: Player) -> None:
    if not player.bets:
        raise Refusal("nothing_to_clear", "No bet is up that could be cleared.")
