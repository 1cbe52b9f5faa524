"""The puck of a shared table, which its shooter may move to OFF by hand: between two rounds, and never over a bet.

Stations bet while one of them asks for the puck, and what they have sealed last is known only when bets are fixed. So
the round is closed at once, and is over without dice: all bets ride, and the next round is a come-out.
"""

from __future__ import annotations

from drivers.ports.table import SealedBets
from terminal.cabinet.state import State
from terminal.rules.actions import PuckOff
from terminal.rules.game import AnyGame
from terminal.rules.refusal import Refusal
from terminal.rules.tables import AnyChange
from terminal.settings.parameters import Profile


def may_be_asked(game: AnyGame, profile: Profile, state: State, seat: int) -> bool:
    """This seat shoots and may have the puck moved while bets are taken; if it stayed, not before the next dice."""
    hosting = state.hosting
    allowed = game.has_switches and profile.puck_can_be_reset == "2"
    return allowed and bool(state.felt.point) and hosting.betting and seat == hosting.shooter and not hosting.puck_stays


def moved(game: AnyGame, state: State) -> AnyChange | None:
    """The puck on its way, once it is fixed which bets count; None if it stays.

    It stays if one of them depends on it, or may: what rides at a seat that has not sealed is not known.
    """
    hosting = state.hosting
    if hosting.cut_off or any(_hold(game, one) for one in hosting.bets):
        return None
    record: AnyChange = game.do(state.table, PuckOff())
    return record


def _hold(game: AnyGame, bets: SealedBets) -> bool:
    """Whether these bets depend on the puck; one that this game does not have may."""
    try:
        return game.holds_puck(bets.bets)
    except Refusal:
        return True
