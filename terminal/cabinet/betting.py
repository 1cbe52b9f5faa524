"""Who closes the bets, and when: the player, the clock, or a dealer. Betting times follow the rule book's timers."""

from __future__ import annotations

from contextlib import suppress

from msgspec.structs import replace

from terminal.cabinet import commands as c
from terminal.cabinet import play
from terminal.cabinet.events import AnyEvent, BetsMoved, BettingOpened, BettingPaused, DiceSettled
from terminal.cabinet.state import State
from terminal.rules.actions import Answer
from terminal.rules.game import AnyGame
from terminal.rules.refusal import Refusal
from terminal.rules.tables import apply
from terminal.settings.parameters import Profile


def roll(game: AnyGame, profile: Profile, state: State, now: c.Instant) -> tuple[AnyEvent, ...]:
    """Close the bets for the player. Raises Refusal."""
    verify_no_dealer(profile)
    return play.call_dice(game, state, now)


def verify_no_dealer(profile: Profile) -> None:
    """The player calls the dice, or the clock. Raises Refusal."""
    if profile.has_dealer:
        raise Refusal("dealer", "The dealer throws the dice.")


def dealer_closes(game: AnyGame, profile: Profile, state: State, now: c.Instant) -> tuple[AnyEvent, ...]:
    """Close the bets for the dealer. Raises Refusal."""
    if not profile.has_dealer:
        raise Refusal("dealer", "No dealer works at this table.")
    return _closed(game, state, now)


def time_passed(game: AnyGame, profile: Profile, state: State, now: c.Instant) -> tuple[AnyEvent, ...]:
    """Open a betting time if there is none, and let the clock close one that is over."""
    if not profile.timed or not state.may_bet or state.visit.pause is not None:
        return ()
    closes_ms = state.visit.betting_closes_ms
    if closes_ms is None or closes_ms - now.at_ms > profile.bet_ms:  # too far away: the clock was set back
        return (opened(profile, now),)
    if profile.has_dealer or now.at_ms < closes_ms:
        return ()
    try:
        return _closed(game, state, now, profile.closed_ms)
    except Refusal:  # no bet that a roll can decide: the player gets the time again
        return (opened(profile, now),)


def opened(profile: Profile, now: c.Instant) -> BettingOpened:
    """A new betting time."""
    return BettingOpened(now.at_ms + profile.bet_ms)


def next_time(profile: Profile, happened: tuple[AnyEvent, ...], now: c.Instant) -> BettingOpened | BettingPaused:
    """What follows when a player could bet and no time is running: after a roll, its result is shown first."""
    settled = any(isinstance(event, DiceSettled) for event in happened)
    return BettingPaused("show", now.at_ms + profile.show_ms) if settled and profile.show_ms else opened(profile, now)


def pause_passed(game: AnyGame, profile: Profile, state: State, now: c.Instant) -> tuple[AnyEvent, ...]:
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
    return profile.timed and not runs and state.may_bet


def _closed(game: AnyGame, state: State, now: c.Instant, closed_ms: int = 0) -> tuple[AnyEvent, ...]:
    """Close the bets; an open question counts as NO. The dice are called after this time. Raises Refusal."""
    declined: tuple[AnyEvent, ...] = ()
    if state.felt.asked is not None:
        no = game.do(state.table, Answer(yes=False))
        state = replace(state, table=apply(state.table, no))
        declined = (BetsMoved(no),)
    called = play.call_dice(game, state, now)
    return (*declined, BettingPaused("closed", now.at_ms + closed_ms)) if closed_ms else (*declined, *called)
