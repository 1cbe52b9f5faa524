"""Seals the bets of a station: each change of the felt, and once more when the station takes no more bets.

A seal is journaled before it is sent, and only one is under way at a time. So at most two felts may count: the newest
one that the table has answered for, and the one under way.
"""

from __future__ import annotations

from terminal.cabinet import events as e
from terminal.cabinet.at_table import choosing
from terminal.cabinet.commands import Instant
from terminal.cabinet.decision import Decision
from terminal.cabinet.state import State
from terminal.cabinet.state.at_table import TAKES_BETS, TAKES_SEALS, Felt
from terminal.rules.actions import Answer
from terminal.rules.game import AnyGame
from terminal.settings.parameters import Profile

NO = Answer(yes=False)


def alarm_ms(profile: Profile, state: State) -> int | None:
    """When this station takes no more bets: a little before the table, so that what it seals is in time."""
    at = state.at_table
    waits = at.shown is not None and at.undecided and at.voided is None
    if not state.is_station or not waits or at.shown is None or at.closes_ms is None or at.over or at.final:
        return None
    last = at.shown.phase == "hurry" or (at.shown.phase in TAKES_BETS and not profile.hurry_ms)
    return at.closes_ms - profile.guard_ms if last and at.disagreed is None else None


def time_passed(profile: Profile, state: State, now: Instant) -> tuple[e.Event, ...]:
    """End the betting of this round when its time is over here."""
    over_ms = alarm_ms(profile, state)
    return (e.BettingOver(state.at_table.round, now.at_ms),) if over_ms is not None and now.at_ms >= over_ms else ()


def sealed(game: AnyGame, state: State, now: Instant) -> tuple[e.Event, ...]:
    """Seal what is up, if it is not what was sealed last, and if no seal is under way."""
    at = state.at_table
    if not at.seat or at.shown is None or not at.undecided or at.shown.phase not in TAKES_SEALS or at.base is None:
        return ()
    if at.under_way is not None or at.late or at.disagreed is not None:
        return ()
    final = (at.over or at.shown.phase == "closing") and not at.final
    decision = Decision(state).then(declined(game, state) if final else ())
    felt = Felt(decision.state.table, decision.state.at_table.paid)
    last = at.base if at.newest is None else at.newest.felt
    if not final and not felt.differs(last):
        return ()
    chosen, stake_cents = choosing.staked(game, decision.state)
    version, paid_cents = at.versions + 1, sum(felt.paid.values())
    sealed = e.BetsSealed(at.shown.number, version, stake_cents, final, now.at_ms, chosen, paid_cents)
    return decision.then([sealed]).events


def declined(game: AnyGame, state: State) -> tuple[e.Event, ...]:
    """A question about a commission that is still open counts as NO."""
    return (e.BetsMoved(game.do(state.table, NO)),) if state.felt.asked is not None else ()
