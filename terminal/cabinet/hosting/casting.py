"""The caster of a shared table: the shooter of a game whose hand is played on the shooter's bet, such as Hazard.

The caster is known before bets are taken, because a seat bets otherwise with the dice than without them. So the dice
change hands between two rounds only. A caster who lays nothing is not thrown for: the dice pass to the next seat.
"""

from __future__ import annotations

from drivers.ports.table import SealedBets
from terminal.cabinet.state import State
from terminal.cabinet.state.hosting import Hosting
from terminal.rules.game import AnyGame
from terminal.rules.games import GAMES, kind_of


def has_caster(game: AnyGame) -> bool:
    """The game is played on the bet of its shooter."""
    return GAMES[game.name].has_caster


def in_hand(state: State) -> bool:
    """Dice of a hand were thrown that is not decided."""
    return bool(kind_of(state.table).marks(state.table))


def has_bet(hosting: Hosting) -> bool:
    """The caster has a bet in the round, as far as the table knows."""
    return hosting.shooter in hosting.up


def waits_for_other(state: State) -> bool:
    """The bets are to be closed, so that the dice pass: their caster wants that, or is not there, and lays nothing."""
    hosting = state.hosting
    if in_hand(state) or has_bet(hosting):
        return False
    if (hosting.shooter, "pass_dice") in hosting.said:
        return True
    return hosting.shooter not in hosting.heard and bool(hosting.heard)


def is_asked(state: State) -> bool:
    """A player at another seat wants the dice, which the caster holds without a bet."""
    hosting = state.hosting
    asking = (seat for seat, verb in hosting.said if verb == "take_dice" and seat != hosting.shooter)
    return not in_hand(state) and not has_bet(hosting) and any(seat in hosting.heard for seat in asking)


def is_awaited(state: State) -> bool:
    """The end of a hand is awaited at seats that have nothing on it: its caster is cut off, or has nothing up any more.

    The dice have to end it without them, because nothing can be laid while a chance is thrown for.
    """
    hosting = state.hosting
    return in_hand(state) and bool(hosting.heard) and not any(seat in hosting.heard for seat in hosting.up)


def rests(state: State) -> bool:
    """A round whose bets are fixed is over without dice: that of a choice, or one without the caster's bet."""
    hosting = state.hosting
    if hosting.count:
        return True
    return not in_hand(state) and not rides_on(hosting) and hosting.shooter not in hosting.cut_off


def rides_on(hosting: Hosting) -> bool:
    """The caster has a bet by the seal that counts: in the round of a choice, the dice were kept and it rides on."""
    return _seal_of_caster(hosting, hosting.bets) is not None


def rides_over(hosting: Hosting) -> bool:
    """After the dice: the caster's bet lies on for the next hand, or has won and waits for its choice."""
    return hosting.won or hosting.shooter in (*hosting.standing, *hosting.cut_off)


def named(game: AnyGame, state: State, seals: tuple[SealedBets, ...]) -> dict[str, tuple[int, ...]]:
    """What the caster has named for the dice of a hand's first throw, by the seal that counts."""
    hosting = state.hosting
    if not has_caster(game) or hosting.count or in_hand(state):
        return {}
    own = _seal_of_caster(hosting, seals)
    return {} if own is None else dict(game.marks_named(own.chosen))


def _seal_of_caster(hosting: Hosting, seals: tuple[SealedBets, ...]) -> SealedBets | None:
    """The caster's seal among these; None without one, or for one without a bet."""
    return next((one for one in seals if one.seat == hosting.shooter and one.stake_cents), None)


def caster_of_next(state: State) -> int | None:
    """Who has the dice in the round that opens now.

    The caster keeps them while a bet of the hand lies, and after a hand that did not give them away. Then they go to
    the next seat clockwise whose station is heard.
    """
    hosting = state.hosting
    if in_hand(state) or (hosting.count and not hosting.hand_over):
        return hosting.shooter
    if not hosting.hand_over and hosting.shooter in hosting.heard:
        return hosting.shooter
    return next_clockwise(hosting)


def next_clockwise(hosting: Hosting) -> int | None:
    """The next seat whose station is heard; the next one that is taken if none is."""
    seats = [one.seat for one in hosting.seats]
    clockwise = [seat for seat in seats if seat > hosting.turn] + [seat for seat in seats if seat <= hosting.turn]
    return next((seat for seat in clockwise if seat in hosting.heard), clockwise[0] if clockwise else None)
