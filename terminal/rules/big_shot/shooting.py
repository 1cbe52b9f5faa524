"""Who throws: the shooter list, the dealer's call, passing the dice, and throws that do not count."""

from __future__ import annotations

from typing import get_args

from terminal.rules.big_shot.placing import verify_betting, verify_no_big_shot
from terminal.rules.big_shot.records import BetsClosed, DicePassed, Voided, VoidReason
from terminal.rules.big_shot.table import BigShotTable
from terminal.rules.refusal import Refusal


def after_shooter(table: BigShotTable) -> tuple[str, ...]:
    """The shooter list from the shooter's neighbour on, round to the shooter."""
    names = tuple(table.players)
    next_place = names.index(table.shooter) + 1
    return names[next_place:] + names[:next_place]


def verify_shooter(table: BigShotTable) -> None:
    """Raise Refusal unless three dice may be thrown: no choice is open, and the shooter has a valid bet."""
    verify_no_big_shot(table)
    if not table.players[table.shooter].bets:
        raise _shooter_needs_a_bet(table)


def _shooter_needs_a_bet(table: BigShotTable) -> Refusal:
    if not table.shooter or len(table.players) == 1:  # alone at a cabinet, no name is needed
        say = "The shooter must have a bet or pass the dice." if table.bet_cents else "The shooter must have a bet."
        return Refusal("shooter_needs_a_bet", say)
    say = "The shooter, {shooter}, must have a bet."
    if table.bet_cents:
        say = "The shooter, {shooter}, must have a bet or pass the dice."
    return Refusal("shooter_needs_a_bet", say, shooter=table.shooter)


def bets_closed(table: BigShotTable) -> BetsClosed:
    """The dealer's call. Raises Refusal `bets_closed` after a call, or whatever forbids the throw that follows it."""
    verify_betting(table)
    verify_shooter(table)
    return BetsClosed()


def dice_passed(table: BigShotTable) -> DicePassed:
    """A shooter without a bet gives the dice to the next on the list who has one. Raises Refusal."""
    verify_no_big_shot(table)
    if table.players[table.shooter].bets:
        raise Refusal("phase", "The dice pass when no field wins for the shooter, who has a bet up.")
    betting = [name for name in after_shooter(table) if table.players[name].bets]
    if not betting:
        raise Refusal("bets_not_valid", "Bets are not valid yet: no player has a bet up that takes the dice.")
    return DicePassed(betting[0])


def voided(table: BigShotTable, reason: VoidReason) -> Voided:
    """Declare the throw void: the same dice must be thrown again. Raises ValueError for an unknown reason."""
    if reason not in get_args(VoidReason):
        raise ValueError(f"{reason!r} is none of the reasons {', '.join(get_args(VoidReason))}")
    if not table.awaiting_fourth_die:
        verify_shooter(table)
    return Voided(reason)
