"""A first hand for a novice: a lesson with play chips, which covers the table while it is open and moves no money.

What is shown in it is worked out by the rules of the game on a table of its own (`terminal.rules.lesson`). The cabinet
knows only that it is open: until it is over every touch of bets, dice and choices is refused, so that no touch that is
meant for the lesson can place a bet. Anything that concerns money, the staff or the machine ends it in the decision
that brings it, before it is shown.
"""

from __future__ import annotations

from terminal.cabinet import commands as c
from terminal.cabinet import keys, out_of_service, play, reservation
from terminal.cabinet.decision import Decision
from terminal.cabinet.events import Event, FirstHandBegan, FirstHandEnded, LessonEnd
from terminal.cabinet.state import State
from terminal.cabinet.state.machine import CARDS
from terminal.rules.game import AnyGame
from terminal.rules.lesson import first_hand_of
from terminal.rules.refusal import Refusal, allowed
from terminal.settings.parameters import Profile

ALLOWED = (c.EndFirstHand, c.SetOption, c.CashOut, c.EndSession)
"""The touches that count while the lesson is open; a cash-out ends it."""


def begin(game: AnyGame, profile: Profile, state: State, now: c.Instant) -> tuple[Event, ...]:
    """Open the lesson. Raises Refusal."""
    if not profile.first_hand:
        raise Refusal("not_offered", "A first hand is not offered here.")
    if profile.timed:
        raise Refusal("not_offered", "A first hand is offered where the player rolls the dice.")
    verify_at_rest(state)
    if first_hand_of(game) is None:
        raise Refusal("not_offered", "There is no first hand for this game.")
    return (FirstHandBegan(now.at_ms),)


def end(state: State, now: c.Instant) -> tuple[Event, ...]:
    """The player leaves the lesson; nothing if it is over already."""
    return _ended("left", state, now)


def at_start(state: State, now: c.Instant) -> tuple[Event, ...]:
    """The program starts again: what the screen showed is gone."""
    return _ended("start", state, now)


def ends_after_ms(profile: Profile, state: State) -> int | None:
    """After how long without a touch the lesson ends; None while there is none."""
    return profile.attract_ms if state.visit.first_hand else None


def time_passed(profile: Profile, state: State, now: c.Instant, untouched_ms: int) -> tuple[Event, ...]:
    """End a lesson that is not continued."""
    after_ms = ends_after_ms(profile, state)
    return () if after_ms is None or untouched_ms < after_ms else _ended("untouched", state, now)


def interrupted(before: State, decision: Decision, now: c.Instant) -> tuple[Event, ...]:
    """End the lesson that was open, if the decision brings what it may not cover."""
    after = decision.state
    if not (before.visit.first_hand and after.visit.first_hand):
        return ()
    same = (_felt(before), before.players.here) == (_felt(after), after.players.here)
    return () if same and allowed(verify_at_rest, after) else _ended("interrupted", after, now)


def _felt(state: State) -> object:
    """What no lesson may cover a change of; the dice of a shared table move only its puck, which the lesson hides."""
    return (state.playable_cents, state.felt.bets) if state.is_station else state.table


def verify_over(state: State) -> None:
    """No lesson is open. Raises Refusal."""
    if state.visit.first_hand:
        raise Refusal("first_hand", "A first hand with play chips is open: leave it first.")


def verify_at_rest(state: State) -> None:
    """There are no bets, nothing is under way, and nothing is wrong. Raises Refusal."""
    out_of_service.verify_in_service(state)
    reservation.verify_free(state)
    keys.verify_no_key(state)
    play.verify_between_throws(state)
    play.verify_matters_closed(state)
    play.verify_no_break(state)
    if state.bet_cents or state.felt.asked is not None or state.felt.waits_for == "choice":
        raise Refusal("bets_up", "A first hand begins on an empty felt: first decide your bets or take them down.")
    waits = state.visit.reality_check is not None or bool(state.players.asks) or state.people.signed_in is not None
    moving = state.acceptor.bill is not None or state.acceptor.ticket_in is not None
    faulty = any(device.faulty for name, device in state.machine.devices.items() if name != CARDS)
    if waits or moving or faulty:
        raise Refusal("not_at_rest", "A first hand begins while nothing else is under way and no fault is shown.")


def _ended(why: LessonEnd, state: State, now: c.Instant) -> tuple[Event, ...]:
    return (FirstHandEnded(now.at_ms, why),) if state.visit.first_hand else ()
