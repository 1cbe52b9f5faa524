"""Placing and raising bets: one rule a function, each with its own refusal."""

from __future__ import annotations

from collections.abc import Iterable

from terminal.rules.big_shot.bets import Field, find_field
from terminal.rules.big_shot.fold import apply
from terminal.rules.big_shot.records import BetsChanged, Verb
from terminal.rules.big_shot.table import BigShotTable
from terminal.rules.big_shot.terms import Terms
from terminal.rules.refusal import Refusal, money


def seated(table: BigShotTable, player: str) -> str:
    """The name of this player, or of the only one where none is named. Raises Refusal `no_such_player`."""
    if player in table.players:
        return player
    names = tuple(table.players)
    if not player and len(names) == 1:
        return names[0]
    say = f"{player} does not sit at this table" if player else "It must be said for which player"
    raise Refusal("no_such_player", f"{say}; here sit {', '.join(names) or 'none with a name'}.")


def verify_betting(table: BigShotTable) -> None:
    """Raise Refusal `decision_open` or `bets_closed` unless bets are taken now."""
    if table.awaiting_fourth_die:
        raise Refusal("bets_closed", "No more bets: the BIG SHOT is on, and the fourth die is to be thrown.")
    verify_no_big_shot(table)
    if table.closed:
        raise Refusal("bets_closed", "No more bets: the dealer has called, and the dice are to be thrown.")


def verify_no_big_shot(table: BigShotTable) -> None:
    """Raise Refusal `decision_open` while a choice is open or the fourth die is awaited."""
    if table.awaiting_decision:
        raise Refusal("decision_open", f"Three hits on {table.hit}: first they are to be taken or risked.")
    if table.awaiting_fourth_die:
        raise Refusal("decision_open", "The BIG SHOT is on: the fourth die comes first.")


def placed(terms: Terms, table: BigShotTable, player: str, bet: str, amount_cents: int) -> BetsChanged:
    """Put so much more on a field. Raises Refusal."""
    field = find_field(bet)
    if amount_cents <= 0:
        raise Refusal("below_minimum", f"{money(amount_cents)} is no amount to put on {field.title}.")
    verify_stake(terms, field, table.players[player].bets.get(bet, 0) + amount_cents)
    _verify_total(terms, table, player, field, amount_cents)
    verify_balance(table, player, amount_cents, f"The bet on {field.title}")
    return BetsChanged(player, "place", ((bet, amount_cents),))


def all_placed(
    terms: Terms, table: BigShotTable, player: str, verb: Verb, parts: Iterable[tuple[str, int]]
) -> BetsChanged:
    """Place part by part, each on the felt that the parts before it have made. Raises the first part's refusal."""
    parts = tuple(parts)
    for bet, cents in parts:
        try:
            table = apply(table, placed(terms, table, player, bet, cents))
        except Refusal as refusal:
            raise Refusal(refusal.code, f"{verb.title()} places nothing: {refusal.say}") from refusal
    return BetsChanged(player, verb, parts)


def verify_stake(terms: Terms, field: Field, stake_cents: int) -> None:
    """Raise Refusal `below_minimum`, `above_maximum` or `not_whole_cents` for a stake that may not be."""
    limits = terms.ranges[field.name]
    if stake_cents < limits.least_cents:
        say = f"The least on {field.title} is {money(limits.least_cents)}; this would make {money(stake_cents)}."
        raise Refusal("below_minimum", say)
    if limits.most_cents is not None and stake_cents > limits.most_cents:
        say = f"The most on {field.title} is {money(limits.most_cents)}; this would make {money(stake_cents)}."
        raise Refusal("above_maximum", say)
    step_cents = terms.step_cents(field)
    if terms.payout_rounding == "none" and stake_cents % step_cents:
        say = f"Only multiples of {money(step_cents)} on {field.title} pay whole cents; {money(stake_cents)} does not."
        raise Refusal("not_whole_cents", say)


def verify_balance(table: BigShotTable, player: str, amount_cents: int, what: str) -> None:
    """Raise Refusal `balance` where the player has not got so much. `what` names what it is wanted for."""
    playable_cents = table.players[player].playable_cents
    if amount_cents > playable_cents:
        raise Refusal(
            "balance", f"{what} needs {money(amount_cents)}, and {money(playable_cents)} is left to play with."
        )


def _verify_total(terms: Terms, table: BigShotTable, player: str, field: Field, amount_cents: int) -> None:
    total_cents = sum(table.players[player].bets.values()) + amount_cents
    if terms.most_total_cents is not None and total_cents > terms.most_total_cents:
        most = money(terms.most_total_cents)
        say = f"All bets together may be {most}; {field.title} would make them {money(total_cents)}."
        raise Refusal("above_maximum", say)
