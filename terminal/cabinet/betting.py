"""Who closes the bets, and when: the player, the clock, or a dealer. Betting times follow the rule book's timers."""

from __future__ import annotations

from contextlib import suppress

from msgspec.structs import replace

from terminal.cabinet import commands as c
from terminal.cabinet import play
from terminal.cabinet.at_table import saying
from terminal.cabinet.events import (
    BetsMoved,
    BettingOpened,
    BettingPaused,
    DiceSettled,
    Event,
    RoundClosed,
    RoundOpened,
)
from terminal.cabinet.people.account import Person
from terminal.cabinet.state import State
from terminal.cabinet.state.rounds import BETTING
from terminal.rules.actions import Answer
from terminal.rules.game import AnyGame
from terminal.rules.refusal import Refusal
from terminal.rules.tables import apply
from terminal.settings.parameters import Profile

CLOCK = ("clock", "", None)
"""Who closes a betting time that is over."""


def roll(game: AnyGame, profile: Profile, state: State, now: c.Instant) -> tuple[Event, ...]:
    """Close the bets for the player; at a shared table, tell it so. Raises Refusal."""
    if profile.is_station:
        return saying.throw(game, profile, state, now)
    verify_no_dealer(profile)
    return play.call_dice(game, state, now)


def move_puck(game: AnyGame, profile: Profile, state: State, now: c.Instant) -> tuple[Event, ...]:
    """Move the puck to OFF for the player; at a shared table, ask it to. Raises Refusal."""
    play.verify_puck_may_move(profile)
    if profile.is_station:
        return saying.move_puck_off(game, state, now)
    return play.change(game, state, c.PuckOff())


def verify_move_puck(game: AnyGame, profile: Profile, state: State) -> None:
    """The player may move the puck to OFF, or ask the table to. Raises Refusal."""
    play.verify_puck_may_move(profile)
    if profile.is_station:
        saying.verify_move_puck_off(game, state)
    else:
        play.verify_change(game, state, c.PuckOff())


def verify_no_dealer(profile: Profile) -> None:
    """The player calls the dice, or the clock. Raises Refusal."""
    if profile.has_dealer:
        raise Refusal("dealer", "The dealer throws the dice.")


def round_closed(
    game: AnyGame, profile: Profile, state: State, by: tuple[str, str, Person | None], now: c.Instant
) -> tuple[Event, ...]:
    """Close the bets of a round, for the dealer or for the clock. Raises Refusal."""
    *declined, called = _closed(game, state, now)
    closed = RoundClosed(state.rounds.number, now.at_ms, *by, by_hand=profile.dice_by_hand)
    return (*declined, closed, called)


def time_passed(game: AnyGame, profile: Profile, state: State, now: c.Instant) -> tuple[Event, ...]:
    """Open a betting time if there is none, and let the clock close one that is over."""
    if not profile.timed or not state.may_bet or state.visit.pause is not None:
        return ()
    closes_ms = state.visit.betting_closes_ms
    if closes_ms is None or closes_ms - now.at_ms > profile.bet_ms:  # too far away: the clock was set back
        return (_time_of(profile, state, now),) if _is_timed(profile, state) else ()
    if now.at_ms < closes_ms:
        return ()
    try:
        if profile.has_dealer:
            return round_closed(game, profile, state, CLOCK, now)
        return _closed(game, state, now, profile.closed_ms)
    except Refusal:  # no bet that a roll can decide: the player gets the time again
        again = (RoundOpened(state.rounds.number, now.at_ms, *CLOCK),) if state.rounds.phase == "hurry" else ()
        return (*again, opened(profile, now))


def opened(profile: Profile, now: c.Instant) -> BettingOpened:
    """A new betting time."""
    return BettingOpened(now.at_ms + profile.bet_ms)


def next_time(
    profile: Profile, state: State, happened: tuple[Event, ...], now: c.Instant
) -> BettingOpened | BettingPaused:
    """What follows when a player could bet and no time is running: after a roll, its result is shown first."""
    if not profile.has_dealer and profile.show_ms and any(isinstance(event, DiceSettled) for event in happened):
        return BettingPaused("show", now.at_ms + profile.show_ms)
    return _time_of(profile, state, now)


def _time_of(profile: Profile, state: State, now: c.Instant) -> BettingOpened:
    """A whole betting time, or the last seconds of one once the dealer has called for the last bets."""
    if profile.has_dealer and state.rounds.phase == "hurry":
        return BettingOpened(now.at_ms + min(profile.hurry_ms, profile.bet_ms))
    return opened(profile, now)


def shortened(profile: Profile, state: State, now: c.Instant) -> tuple[Event, ...]:
    """The rest of the betting time after the call for the last bets: never longer than it was."""
    closes_ms, stopped_ms = state.visit.betting_closes_ms, state.machine.clocks_stopped_ms
    if closes_ms is None:
        return ()
    last_ms = (now.at_ms if stopped_ms is None else stopped_ms) + profile.hurry_ms
    return (BettingOpened(last_ms),) if last_ms < closes_ms else ()


def _is_timed(profile: Profile, state: State) -> bool:
    """A betting time belongs here: not at a station, and where a dealer works, only in a round whose bets are open."""
    return profile.timed and not profile.is_station and (not profile.has_dealer or state.rounds.phase in BETTING)


def pause_passed(game: AnyGame, profile: Profile, state: State, now: c.Instant) -> tuple[Event, ...]:
    """End a pause that is over: throw the dice, or open a betting time."""
    pause = state.visit.pause
    if pause is None or state.machine.clocks_stopped_ms is not None:
        return ()
    length_ms = profile.closed_ms if pause.phase == "closed" else profile.show_ms
    if 0 < pause.until_ms - now.at_ms <= length_ms:  # further away, the clock was set back: the pause is over
        return ()
    if pause.phase == "closed":
        with suppress(Refusal):
            return play.call_dice(game, unpaused(state), now)
    return (opened(profile, now),)


def unpaused(state: State) -> State:
    """The state as it is when the pause is over."""
    return replace(state, visit=replace(state.visit, pause=None))


def lacks_betting_time(profile: Profile, state: State) -> bool:
    """Whether bets are timed at this cabinet and a player could bet, but no time is running."""
    runs = state.visit.betting_closes_ms is not None or state.visit.pause is not None
    return _is_timed(profile, state) and not runs and state.may_bet


def _closed(game: AnyGame, state: State, now: c.Instant, closed_ms: int = 0) -> tuple[Event, ...]:
    """Close the bets; an open question counts as NO. The dice are called after this time. Raises Refusal."""
    declined: tuple[Event, ...] = ()
    if state.felt.asked is not None:
        no = game.do(state.table, Answer(yes=False))
        state = replace(state, table=apply(state.table, no))
        declined = (BetsMoved(no),)
    called = play.call_dice(game, state, now)
    return (*declined, BettingPaused("closed", now.at_ms + closed_ms)) if closed_ms else (*declined, *called)
