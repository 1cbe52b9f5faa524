"""Reality checks: at an interval play waits until the player has read time and result of the session.

A check is shown between two rolls: never with dice out, and never between the end of a betting time and its throw. Bets
stay up, the clocks rest, and nothing can be bet before the answer. It is part of the state: no power cut ends it.
"""

from __future__ import annotations

from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet import play
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile


def alarm_ms(profile: Profile, state: State) -> int | None:
    """When the next check is due; None while none could be shown."""
    session = state.visit.session
    if not profile.reality_check_ms or session is None or not state.may_bet or state.visit.pause is not None:
        return None
    return session.checked_ms + profile.reality_check_ms


def time_passed(profile: Profile, state: State, now: c.Instant) -> tuple[e.Event, ...]:
    """Show the check that is due; at once, if the clock was set back behind the beginning of its interval."""
    due_ms, session = alarm_ms(profile, state), state.visit.session
    if due_ms is None or session is None or state.machine.clocks_stopped_ms is not None:
        return ()
    if 0 < due_ms - now.at_ms <= profile.reality_check_ms:
        return ()
    ends = (e.AutoRepeatEnded("reality_check"),) if state.visit.repeating.auto else ()
    played_ms = max(now.at_ms - session.started_ms, 0)
    shown = e.RealityCheckShown(played_ms, session.result_cents)
    return (*ends, e.ClocksStopped(now.at_ms, "reality_check"), shown)


def answer(profile: Profile, state: State, command: c.AnswerRealityCheck, now: c.Instant) -> tuple[e.Event, ...]:
    """The player goes on playing, or cashes out. Raises Refusal."""
    verify_answer(profile, state, command)
    answered = (e.RealityCheckAnswered(now.at_ms, command.cash_out), e.ClocksResumed(now.at_ms, "reality_check"))
    return (*answered, *play.cash_out(profile, state, now)) if command.cash_out else answered


def verify_answer(profile: Profile, state: State, command: c.AnswerRealityCheck) -> None:
    """A check waits for an answer, and the credit can be cashed out if that is the answer. Raises Refusal."""
    if state.visit.reality_check is None:
        raise Refusal("no_reality_check", "No question about your session is open.")
    if command.cash_out:
        play.verify_cash_out(profile, state)


def verify_answered(state: State) -> None:
    """No check waits for an answer. Raises Refusal."""
    if state.visit.reality_check is not None:
        raise Refusal("reality_check", "Please read how your session stands first, and choose how to go on.")


def verify_none_waits(state: State) -> None:
    """No check waits for the player's answer. Raises Refusal, for the staff and the dealer."""
    if state.visit.reality_check is not None:
        raise Refusal("reality_check", "The player has to answer the reality check first.")
