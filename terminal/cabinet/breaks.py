"""Breaks in play: for some minutes no bet is taken and no dice are thrown, and bets that are up stay as they are.

A break begins after so much play, or when the player wants one. It begins between two rolls: dice that are out are
finished first. Bets can be taken down meanwhile, and the credit can be cashed out, which ends the break.
"""

from __future__ import annotations

from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet import play
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile


def take(profile: Profile, state: State, now: c.Instant) -> tuple[e.Event, ...]:
    """The player takes a break. Raises Refusal."""
    if not profile.break_ms:
        raise Refusal("not_offered", "Breaks are not offered at this station.")
    play.verify_no_break(state)
    play.verify_between_throws(state)
    if not state.credit_cents:
        raise Refusal("balance", "Without credit there is nothing to take a break from.")
    return _begun(profile, state, "player", now)


def alarm_ms(profile: Profile, state: State) -> int | None:
    """When the break ends, or the next one begins; None while none could."""
    visit = state.visit
    if visit.play_break is not None:
        return visit.play_break.until_ms
    if not (profile.break_ms and profile.break_after_ms) or visit.stay is None:
        return None
    return visit.stay.played_since_ms + profile.break_after_ms if state.may_bet and visit.pause is None else None


def time_passed(profile: Profile, state: State, now: c.Instant) -> tuple[e.Event, ...]:
    """End the break that is over, or begin the one that is due."""
    due_ms = alarm_ms(profile, state)
    if due_ms is None or now.at_ms < due_ms or state.machine.clocks_stopped_ms is not None:
        return ()
    if state.visit.play_break is not None:
        return (e.BreakEnded(now.at_ms),)
    return _begun(profile, state, "time", now)


def _begun(profile: Profile, state: State, by: e.BreakReason, now: c.Instant) -> tuple[e.Event, ...]:
    ends = (e.AutoRepeatEnded("break"),) if state.visit.repeating.auto else ()
    return (*ends, e.BreakBegan(by, now.at_ms, now.at_ms + profile.break_ms))
