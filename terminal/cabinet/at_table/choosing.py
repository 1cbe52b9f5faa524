"""A choice that the dice of a shared table leave to a station's player, such as the BIG SHOT.

What the player wants is sealed like a bet, in the round of the throw that it may lead to, and is made when the table
has fixed it: no die falls on a choice that could still change. Without an accepted seal the choice is made as by a
clock that has run out.
"""

from __future__ import annotations

from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.at_table.refusals import verify_goes_on, verify_reached
from terminal.cabinet.state import State
from terminal.cabinet.state.at_table import Version
from terminal.cabinet.state.games import PLAYER
from terminal.rules.choice import Choice
from terminal.rules.game import AnyGame
from terminal.rules.refusal import Refusal


def open_choice(game: AnyGame, state: State) -> Choice | None:
    """The choice that the player has now; None if there is none."""
    return game.choice(state.table, PLAYER) if state.felt.waits_for == "choice" else None


def verify_time(state: State) -> None:
    """The table gives its players time to choose. Raises Refusal."""
    verify_reached(state)
    verify_goes_on(state)
    shown = state.at_table.shown
    if shown is None or shown.phase != "choice":
        raise Refusal("no_decision_open", "The table gives no time for a choice now.")


def wanted(game: AnyGame, state: State, command: c.Choose, now: c.Instant) -> tuple[e.Event, ...]:
    """Note what the player wants; it may be changed while the table gives time. Raises Refusal."""
    verify_time(state)
    if command.alternative == state.at_table.chosen:
        return ()
    choice = open_choice(game, state)
    alternative = None if choice is None else choice.alternative(command.alternative)
    if alternative is not None:
        game.verify(state.table, alternative.action)
    return (e.ChoiceWanted(state.at_table.round, command.choice, command.alternative, now.at_ms),)


def staked(game: AnyGame, state: State) -> tuple[str, int]:
    """What is sealed besides the bets, an alternative of an open choice or what is named; and what is at stake then."""
    choice = open_choice(game, state)
    if choice is None:
        return state.felt.named, state.bet_cents
    chosen = state.at_table.chosen or choice.otherwise
    alternative = choice.alternative(chosen)
    assert alternative is not None, f"{choice.code} has no {chosen}"
    after = game.apply(state.table, game.do(state.table, alternative.action))
    bet_cents: int = after.bet_cents
    return chosen, bet_cents


def made(game: AnyGame, state: State, version: Version | None) -> tuple[e.Event, ...]:
    """The open choice as it was accepted; without an accepted seal, as the game says for a player without time."""
    choice = open_choice(game, state)
    if choice is None:
        return ()
    chosen = version.chosen if version is not None and version.chosen else choice.otherwise
    alternative = choice.alternative(chosen)
    assert alternative is not None, f"{choice.code} has no {chosen}"
    record = game.do(state.table, alternative.action)
    return (e.ChoiceMade(record, choice.code, chosen, "player" if chosen == state.at_table.chosen else "clock"),)
