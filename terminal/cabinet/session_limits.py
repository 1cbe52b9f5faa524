"""Limits of time and loss that a player sets for a session: they can be lowered in it, but not raised.

Once a limit is reached, no further bet is taken until the player has cashed out or left. Bets that are up are played to
their end or taken down, and cashing out works. The loss limit counts bets that are up as if they were lost, so that no
roll leads beyond it. Limits belong to the player's `Stay`: they also hold for a bill after the credit was lost.
"""

from __future__ import annotations

from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.state import State
from terminal.cabinet.state.visits import Stay
from terminal.rules.game import AnyGame
from terminal.rules.refusal import Cents, Refusal
from terminal.settings.parameters import Profile

MAX_TIME_MS = 24 * 3_600_000
MAX_LOSS_CENTS = 1_000_000_00

REACHED = {
    "time": "Your time limit is reached: no further bets are taken.",
    "loss": "Your loss limit is reached: no further bets are taken.",
}
"""The refusal of a bet, by the limit that is reached."""


def set_limits(profile: Profile, state: State, command: c.SetLimits, now: c.Instant) -> tuple[e.Event, ...]:
    """Set or lower the player's limits. Raises Refusal."""
    stay = _verify_settable(profile, state)
    time_ms = _lowered(stay.time_limit_ms, command.time_ms, MAX_TIME_MS)
    loss_cents = _lowered(stay.loss_limit_cents, command.loss_cents, MAX_LOSS_CENTS)
    if (time_ms, loss_cents) == (stay.time_limit_ms, stay.loss_limit_cents):
        return ()
    return (e.LimitsSet(now.at_ms, time_ms, loss_cents),)


def _verify_settable(profile: Profile, state: State) -> Stay:
    if not profile.player_limits:
        raise Refusal("not_offered", "Limits cannot be set at this station.")
    if state.visit.stay is None:
        raise Refusal("no_session", "Limits are set for a session, which begins with your first bill.")
    return state.visit.stay


def _lowered(before: int | None, wanted: int | None, most: int) -> int | None:
    """The limit after the request for this one; None leaves it as it is. Raises Refusal."""
    if wanted is None:
        return before
    if not 0 < wanted <= most:
        raise Refusal("no_limit", "A limit must be above zero, and no more than can be set here.")
    if before is not None and wanted > before:
        raise Refusal("limit_raised", "A limit can be lowered during a session, but not raised.")
    return wanted


def alarm_ms(state: State) -> int | None:
    """When the time limit is reached; None without one, and while bets are closed anyway."""
    stay = state.visit.stay
    if stay is None or stay.time_limit_ms is None or stay.reached is not None:
        return None
    if state.dice.throw is not None or state.visit.pause is not None:
        return None
    return stay.began_ms + stay.time_limit_ms - stay.before_ms


def reached(game: AnyGame, state: State, now: c.Instant) -> tuple[e.Event, ...]:
    """The end of Auto Repeat and of betting, if a limit is reached that was not before."""
    stay, due_ms = state.visit.stay, alarm_ms(state)
    if stay is None or stay.reached is not None:
        return ()
    by: e.PlayerLimit | None = None
    if _loss_is_reached(game, state, stay):
        by = "loss"
    elif due_ms is not None and now.at_ms >= due_ms and state.machine.clocks_stopped_ms is None:
        by = "time"
    if by is None:
        return ()
    ends = (e.AutoRepeatEnded("limit"),) if state.visit.repeating.auto else ()
    return (*ends, e.LimitReached(by, now.at_ms, played_ms(state, stay, now.at_ms), result_cents(state, stay)))


def _loss_is_reached(game: AnyGame, state: State, stay: Stay) -> bool:
    """Nothing is left to lose; without bets, less than the smallest bet."""
    if stay.loss_limit_cents is None:
        return False
    left_cents = stay.loss_limit_cents + result_cents(state, stay)
    return left_cents <= 0 if state.bet_cents else left_cents < _smallest_bet_cents(game, state)


def _smallest_bet_cents(game: AnyGame, state: State) -> int:
    return min((game.limits(state.table, bet)[0] for bet in game.fields()), default=1)


def played_ms(state: State, stay: Stay, now_ms: int) -> int:
    """How long the player has played, with what the card has brought; a clock that rests is not counted on."""
    until_ms = now_ms if state.machine.clocks_stopped_ms is None else state.machine.clocks_stopped_ms
    return max(until_ms - stay.began_ms, 0) + stay.before_ms


def result_cents(state: State, stay: Stay) -> int:
    """What the player has won since the stay began, negative for a loss; a bet that is up is neither."""
    session = state.visit.session
    return stay.earlier_cents + (session.result_cents if session is not None else 0)


def room_cents(state: State) -> int | None:
    """How much may still be bet until the bets, all of them lost, reach the loss limit; None without one."""
    stay = state.visit.stay
    if stay is None or stay.loss_limit_cents is None:
        return None
    return max(stay.loss_limit_cents + result_cents(state, stay) - state.bet_cents, 0)


def bind(state: State) -> bool:
    """Whether the player has limits that may refuse a bet."""
    stay = state.visit.stay
    return stay is not None and (stay.reached is not None or stay.loss_limit_cents is not None)


def verify_not_reached(state: State) -> None:
    """No limit is reached. Raises Refusal."""
    if state.visit.stay is not None and state.visit.stay.reached is not None:
        raise Refusal("limit_reached", REACHED[state.visit.stay.reached])


def verify_bet(state: State, taken_cents: int) -> None:
    """A bet that takes this much from the credit keeps the limits. Raises Refusal."""
    verify_not_reached(state)
    room = room_cents(state)
    if room is not None and taken_cents > room:
        raise Refusal("loss_limit", "Your loss limit leaves {amount} for further bets.", amount=Cents(room))
