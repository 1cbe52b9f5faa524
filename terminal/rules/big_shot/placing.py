"""Placing and raising bets: one function for each rule, each with its own refusal."""

from __future__ import annotations

from collections.abc import Iterable

from terminal.rules import stake_refusals as refusals
from terminal.rules.big_shot.bets import Field, find_field
from terminal.rules.big_shot.fold import apply
from terminal.rules.big_shot.records import BetsChanged, Verb
from terminal.rules.big_shot.table import BigShotTable
from terminal.rules.big_shot.terms import Terms
from terminal.rules.refusal import Phrase, Refusal, Title


def seated(table: BigShotTable, player: str) -> str:
    """The name of this player, or of the only one if none is named. Raises Refusal `no_such_player`."""
    if player in table.players:
        return player
    names = tuple(table.players)
    if not player and len(names) == 1:
        return names[0]
    raise _not_seated(player, tuple(name for name in names if name))


def _not_seated(player: str, names: tuple[str, ...]) -> Refusal:
    if not player:
        return Refusal("no_such_player", "It must be said for which player; here sit {names}.", names=names)
    if not names:
        say = "{player} does not sit at this table; here sit none with a name."
        return Refusal("no_such_player", say, player=player)
    return Refusal(
        "no_such_player", "{player} does not sit at this table; here sit {names}.", player=player, names=names
    )


def verify_betting(table: BigShotTable) -> None:
    """Raise Refusal `decision_open` or `bets_closed` unless bets are accepted now."""
    if table.awaiting_fourth_die:
        raise Refusal("bets_closed", "No more bets: the BIG SHOT is on, and the fourth die is to be thrown.")
    verify_no_big_shot(table)
    if table.closed:
        raise Refusal("bets_closed", "No more bets: the dealer has called, and the dice are to be thrown.")


def verify_no_big_shot(table: BigShotTable) -> None:
    """Raise Refusal `decision_open` while a choice is open or the fourth die is awaited."""
    if table.awaiting_decision:
        assert table.hit is not None, "a choice is open on no number"
        raise Refusal(
            "decision_open", "Three hits on {number}: first they are to be taken or risked.", number=table.hit
        )
    if table.awaiting_fourth_die:
        raise Refusal("decision_open", "The BIG SHOT is on: the fourth die comes first.")


def placed(terms: Terms, table: BigShotTable, player: str, bet: str, amount_cents: int) -> BetsChanged:
    """Add this amount to a field. Raises Refusal."""
    field = find_field(bet)
    if amount_cents <= 0:
        raise refusals.no_amount_to_put(field.title, amount_cents)
    verify_stake(terms, field, table.players[player].bets.get(bet, 0) + amount_cents)
    _verify_total(terms, table, player, field, amount_cents)
    playable_cents = table.players[player].playable_cents
    refusals.verify_balance(playable_cents, amount_cents, Phrase("The bet on {bet}", bet=Title(field.title)))
    return BetsChanged(player, "place", ((bet, amount_cents),))


def all_placed(
    terms: Terms, table: BigShotTable, player: str, verb: Verb, parts: Iterable[tuple[str, int]]
) -> BetsChanged:
    """Place part by part, each on the felt that results from the parts before it. Raises the first part's refusal."""
    parts = tuple(parts)
    for bet, cents in parts:
        try:
            table = apply(table, placed(terms, table, player, bet, cents))
        except Refusal as refusal:
            raise refusals.places_nothing(verb, refusal) from refusal
    return BetsChanged(player, verb, parts)


def verify_stake(terms: Terms, field: Field, stake_cents: int) -> None:
    """Raise Refusal `below_minimum`, `above_maximum` or `not_whole_cents` for a stake that is not allowed."""
    limits, step_cents = terms.ranges[field.name], terms.step_cents(field)
    if stake_cents < limits.min_cents:
        raise refusals.below_minimum(field.title, limits.min_cents, stake_cents)
    if limits.max_cents is not None and stake_cents > limits.max_cents:
        raise refusals.above_maximum(field.title, limits.max_cents, stake_cents)
    if terms.payout_rounding == "none" and stake_cents % step_cents:
        raise refusals.not_whole_cents(field.title, step_cents, stake_cents)


def _verify_total(terms: Terms, table: BigShotTable, player: str, field: Field, amount_cents: int) -> None:
    total_cents = sum(table.players[player].bets.values()) + amount_cents
    if terms.max_total_cents is not None and total_cents > terms.max_total_cents:
        raise refusals.above_total(field.title, terms.max_total_cents, total_cents)
