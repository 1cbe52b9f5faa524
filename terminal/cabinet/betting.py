"""Who closes the bets, and when: the player, the clock, or a dealer. Betting times follow the rule book's timers."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.cabinet import commands as c
from terminal.cabinet import play
from terminal.cabinet.events import AnyEvent, BetsMoved, BettingOpened
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
    if not profile.timed or not state.may_bet:
        return ()
    closes_ms = state.visit.betting_closes_ms
    if closes_ms is None or closes_ms - now.at_ms > profile.bet_ms:  # too far away: the clock was set back
        return (opened(profile, now),)
    if profile.has_dealer or now.at_ms < closes_ms:
        return ()
    try:
        return _closed(game, state, now)
    except Refusal:  # no bet that a roll can decide: the player gets the time again
        return (opened(profile, now),)


def opened(profile: Profile, now: c.Instant) -> BettingOpened:
    """A new betting time."""
    return BettingOpened(now.at_ms + profile.bet_ms)


def lacks_betting_time(profile: Profile, state: State) -> bool:
    """Whether bets are timed at this cabinet and a player could bet, but no time is running."""
    return profile.timed and state.visit.betting_closes_ms is None and state.may_bet


def _closed(game: AnyGame, state: State, now: c.Instant) -> tuple[AnyEvent, ...]:
    """Close the bets; an open question counts as NO. Raises Refusal."""
    if state.felt.asked is None:
        return play.call_dice(game, state, now)
    no = game.do(state.table, Answer(yes=False))
    after = replace(state, table=apply(state.table, no))
    return (BetsMoved(no), *play.call_dice(game, after, now))
