"""Automatic repeats: Auto Repeat repeats the bets and calls the dice, Keep Bets On repeats only the bets.

The next step waits for its instant, which is journaled; `time_passed` then carries it out. A start plans no step and
leaves Auto Repeat off, because the player may have left.
"""

from __future__ import annotations

from typing import get_args

from terminal.cabinet import betting, play, session_limits
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.decision import Decision
from terminal.cabinet.options import Options, value_of
from terminal.cabinet.state import State
from terminal.rules.actions import Action, Answer, Repeat
from terminal.rules.game import AnyGame
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile

FALL_MS = 950
"""How long the screen shows the dice falling, once their result is known."""

SHOW_MS = 900
"""How long the player sees what a roll has won before the bets are repeated."""

ROLL_MS = 1_500
"""How long the bets are up before the dice are called: enough for a touch that ends it."""


NOT_NOW = ("bets_closed", "table", "said")
"""The codes with which a shared table has gone on, or is not reached: the bets are repeated in a later round."""


PUT_UP = (c.PutUpFavourite, c.PutUpStrategy)

BY_HAND = (*get_args(Action), c.CallDice, c.Choose, c.CashOut, c.Reserve, c.ChooseGame, *PUT_UP)
"""Actions on bets, dice and credit: they end Auto Repeat."""


def start(game: AnyGame, profile: Profile, state: State) -> tuple[e.Event, ...]:
    """Begin, if there are bets to repeat, now or after the next roll. Raises Refusal."""
    verify_start(game, profile, state)
    return () if state.visit.repeating.auto else (e.AutoRepeatStarted(),)


def verify_start(game: AnyGame, profile: Profile, state: State) -> None:
    """There are bets to repeat, now or after the next roll. Raises Refusal."""
    if not profile.auto_repeat:
        raise Refusal("not_offered", "At this table bets are not repeated by themselves.")
    play.verify_no_break(state)
    session_limits.verify_not_reached(state)
    refusal = _refusal(game, state)
    if refusal is not None and not (refusal.code in game.idle_repeats and state.bet_cents):
        raise refusal


def stop(state: State) -> tuple[e.Event, ...]:
    """End it, because the player wants to."""
    return (e.AutoRepeatEnded("touch"),) if state.visit.repeating.auto else ()


def ended_by_hand(state: State, touch: c.Touch, happened: tuple[e.Event, ...]) -> tuple[e.Event, ...]:
    """The end of Auto Repeat, followed by what the touch causes; a YES to a commission does not end it."""
    by_hand = isinstance(touch, BY_HAND) and touch != Answer(yes=True)
    return (*stop(state), *happened) if by_hand else happened


def planned(
    game: AnyGame, profile: Profile, options: Options, before: State, decision: Decision, now: c.Instant
) -> tuple[e.Event, ...]:
    """The next automatic step after this decision."""
    state, happened = decision.state, decision.events
    keeps = value_of(options, state, "keep_bets") == "yes"
    if state.dice.throw is not None or not (state.visit.repeating.auto or keeps):
        return ()
    if state.felt.waits_for == "choice":
        return (e.AutoRepeatEnded("choice"),) if state.visit.repeating.auto else ()
    rolls = state.visit.repeating.auto and profile.mode == "roll"
    settled = any(_lets_repeat(profile, event) for event in happened)
    if settled or any(isinstance(event, e.AutoRepeatStarted) for event in happened):
        show_ms = SHOW_MS + (FALL_MS if settled and not profile.is_station else 0)
        if state.visit.pause is not None:
            show_ms = max(show_ms, state.visit.pause.until_ms - now.at_ms)
        refusal = _refusal(game, betting.unpaused(state))
        if refusal is None or refusal.code not in game.idle_repeats:
            return _plan(state, "bets", show_ms, now)
        return _plan(state, "dice", show_ms + ROLL_MS, now) if rolls else ()
    if rolls and any(_is_ready(state, event) for event in happened):
        return _plan(state, "dice", ROLL_MS, now)
    plan, lost = before.visit.repeating.plan, state.visit.repeating.plan is None
    if keeps and plan is not None and lost and now.at_ms < plan.at_ms and _moved(happened):
        return (e.RepeatPlanned(plan.step, plan.at_ms),)  # a chip placed by hand does not prevent the others
    return ()


def _lets_repeat(profile: Profile, event: e.Event) -> bool:
    """Bets may go up again: after a result, or when a shared table opens its next round."""
    if profile.is_station:
        return isinstance(event, e.RoundShown) and event.shown.phase == "open"
    return isinstance(event, e.DiceSettled | e.ChoiceMade)


def time_passed(game: AnyGame, profile: Profile, state: State, now: c.Instant) -> tuple[e.Event, ...]:
    """Carry out the planned step at its instant; if that is impossible, Auto Repeat ends."""
    plan = state.visit.repeating.plan
    if plan is None or state.machine.clocks_stopped_ms is not None or now.at_ms < plan.at_ms:
        return ()
    try:
        if plan.step == "dice":
            return betting.roll(game, profile, state, now)
        return play.change(game, state, Repeat())
    except Refusal as refusal:
        idle = plan.step == "bets" and refusal.code in game.idle_repeats
        idle = idle or (profile.is_station and refusal.code in NOT_NOW)
        return _not_done(profile, state, plan.step, refusal, now, idle=idle)


def _not_done(
    profile: Profile, state: State, step: e.RepeatStep, refusal: Refusal, now: c.Instant, *, idle: bool
) -> tuple[e.Event, ...]:
    if idle and state.visit.repeating.auto and profile.mode == "roll" and refusal.code not in NOT_NOW:
        return _plan(state, "dice", ROLL_MS, now)
    if state.visit.repeating.auto and not idle:
        return (e.AutoRepeatEnded(step, refusal.code),)
    return (e.BetsNotRepeated(refusal.code),)


def _plan(state: State, step: e.RepeatStep, after_ms: int, now: c.Instant) -> tuple[e.Event, ...]:
    """The step after this time, which passes completely after a turned staff key is turned back."""
    stopped_ms = state.machine.clocks_stopped_ms
    if stopped_ms is None and state.machine.keys_turned:
        return (e.ClocksStopped(now.at_ms), e.RepeatPlanned(step, now.at_ms + after_ms))
    return (e.RepeatPlanned(step, (now.at_ms if stopped_ms is None else stopped_ms) + after_ms),)


def _moved(happened: tuple[e.Event, ...]) -> bool:
    return any(isinstance(event, e.BetsMoved) for event in happened)


def _is_ready(state: State, event: e.Event) -> bool:
    """The bets are up again, or a throw was void and the dice must be called again."""
    if isinstance(event, e.ThrowVoided):
        return event.again is None
    return isinstance(event, e.BetsMoved) and state.felt.asked is None


def _refusal(game: AnyGame, state: State) -> Refusal | None:
    """Why the bets cannot be repeated now."""
    try:
        play.verify_change(game, state, Repeat())
    except Refusal as refusal:
        return refusal
    return None
