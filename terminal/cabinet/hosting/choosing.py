"""The choice that dice leave to players at every station, and the throw that it may lead to.

At Big Shot a player takes the win or risks it; at Hazard the caster passes the dice or keeps them, and the bank rides.
"""

from __future__ import annotations

from typing import NamedTuple

from drivers.ports.table import SealedBets
from terminal.cabinet.hosting import casting
from terminal.cabinet.hosting.shooting import rolled_for
from terminal.cabinet.state.games import PLAYER
from terminal.cabinet.state.hosting import Hosting
from terminal.rules.game import AnyGame
from terminal.rules.games import kind_of

CASTER_DICE = 2
"""A caster's choice is one about the next throw of two dice, which follows in a round of its own with bets."""


class Opened(NamedTuple):
    """The seats that choose, and how many dice the throw has on which they may risk their win."""

    seats: tuple[int, ...]
    dice_count: int


def opened(game: AnyGame, hosting: Hosting) -> Opened | None:
    """The choice that the dice of the decided round leave to seats; None if to none.

    It follows from the bets that counted and the rules, so that the table needs no word of its stations for it.
    """
    assert hosting.shown is not None
    assert hosting.shown.faces is not None, "a round that is not decided leaves no choice"
    if casting.has_caster(game):
        return Opened((hosting.shooter,), CASTER_DICE) if hosting.won and hosting.shooter else None
    if hosting.count or len(kind_of(game.open_table({PLAYER: 0})).dice_counts) == 1:
        return None  # only a game that throws different numbers of dice has a throw that a choice leads to
    counts = {one.seat: _count(game, one, hosting.shown.faces) for one in hosting.bets}
    seats = tuple(seat for seat, count in counts.items() if count)
    return Opened(seats, max(counts[seat] for seat in seats)) if seats else None


def risked(hosting: Hosting) -> bool:
    """Whether the throw of a choice decides anything: a seal that counts risks its bets on it.

    A seat without one has taken its win, as at the end of a clock.
    """
    return any(one.stake_cents for one in hosting.bets)


def _count(game: AnyGame, bets: SealedBets, dice: tuple[int, ...]) -> int:
    """How many dice these bets may yet be risked on after these dice; 0 if they leave no such choice."""
    rolled = rolled_for(game, bets.bets, dice)
    if rolled is None:
        return 0
    table, _ = rolled
    choice = game.choice(table, PLAYER)
    for alternative in () if choice is None else choice.alternatives:
        after = game.apply(table, game.do(table, alternative.action))
        if kind_of(after).on_felt(after).waits_for == "dice":
            return game.dice_count(after)
    return 0
