"""Seals the bets of a station: each change of the felt, and once more when the station takes no more bets.

A seal is journaled before it is sent, and only one is under way at a time. So at most two felts may count: the newest
one that the table has answered for, and the one under way.
"""

from __future__ import annotations

from terminal.cabinet import events as e
from terminal.cabinet.commands import Instant
from terminal.cabinet.decision import Decision
from terminal.cabinet.state import State
from terminal.cabinet.state.at_table import TAKES_BETS, TAKES_SEALS, Felt
from terminal.rules.actions import Answer
from terminal.rules.game import AnyGame
from terminal.settings.parameters import Profile

NO = Answer(yes=False)


def closes_own_ms(profile: Profile, state: State) -> int | None:
    """When this station takes no more bets: a little before the table, so that what it seals is in time."""
    at = state.at_table
    if at.shown is None or at.closes_ms is None or at.final or not at.undecided:
        return None
    return at.closes_ms - profile.guard_ms if _ends_betting(profile, state) else None


def _ends_betting(profile: Profile, state: State) -> bool:
    """The phase is the last one in which bets are taken: the last seconds, or a time that has none."""
    shown = state.at_table.shown
    if shown is None or shown.phase not in TAKES_BETS:
        return False
    return shown.phase == "hurry" or profile.mode == "roll" or not profile.hurry_ms


def is_closing(profile: Profile, state: State, now: Instant) -> bool:
    """The table closes the bets, or the time for them is over here."""
    at = state.at_table
    if at.shown is None or not at.undecided:
        return False
    own_ms = closes_own_ms(profile, state)
    return at.shown.phase == "closing" or (own_ms is not None and now.at_ms >= own_ms)


def alarm_ms(profile: Profile, state: State) -> int | None:
    """When the last seal is due, whatever the player does; None while a seal is under way, or none is due."""
    at = state.at_table
    if at.under_way is not None or at.disagreed is not None or not at.seat or not state.is_station:
        return None
    return closes_own_ms(profile, state)


def sealed(game: AnyGame, profile: Profile, state: State, now: Instant) -> tuple[e.AnyEvent, ...]:
    """Seal what is up, if it is not what was sealed last, and if no seal is under way."""
    at = state.at_table
    if not at.seat or at.shown is None or not at.undecided or at.shown.phase not in TAKES_SEALS or at.base is None:
        return ()
    if at.under_way is not None or at.late or at.disagreed is not None:
        return ()
    final = is_closing(profile, state, now) and not at.final
    decision = Decision(state).then(declined(game, state) if final else ())
    felt = Felt(decision.state.table, decision.state.at_table.paid)
    last = at.base if at.newest is None else at.newest.felt
    if not final and not felt.differs(last):
        return ()
    number = at.versions + 1
    return decision.then([e.BetsSealed(at.shown.number, number, felt.bet_cents, final, now.at_ms)]).events


def declined(game: AnyGame, state: State) -> tuple[e.AnyEvent, ...]:
    """A question about a commission that is still open counts as NO."""
    return (e.BetsMoved(game.do(state.table, NO)),) if state.felt.asked is not None else ()
