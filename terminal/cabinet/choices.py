"""Choices that a game leaves to the player: made by a touch, or by the cabinet when the player's time is over."""

from __future__ import annotations

from contextlib import suppress

from terminal.cabinet import commands as c
from terminal.cabinet import play
from terminal.cabinet.at_table import choosing as at_table
from terminal.cabinet.events import ChoiceMade, ChoiceOpened, Event
from terminal.cabinet.state import State
from terminal.cabinet.state.games import PLAYER
from terminal.rules.actions import Action
from terminal.rules.choice import Alternative, Choice
from terminal.rules.game import AnyGame
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile


def open_choice(game: AnyGame, state: State) -> Choice | None:
    """The choice that the player has now; None if there is none."""
    return game.choice(state.table, PLAYER) if state.felt.waits_for == "choice" else None


def make(game: AnyGame, state: State, command: c.Choose, now: c.Instant) -> tuple[Event, ...]:
    """Carry out the alternative that the player has chosen; at a shared table it is sealed first. Raises Refusal."""
    choice = _of_command(game, state, command)
    if state.is_station:
        return at_table.wanted(game, state, command, now)
    alternative = choice.alternative(command.alternative)
    assert alternative is not None, "the alternative was found before"
    record = play.moved(game, state, alternative.action)
    return (ChoiceMade(record, choice.code, alternative.name, "player"),)


def change(game: AnyGame, state: State, ask: Action | c.Choose, now: c.Instant) -> tuple[Event, ...]:
    """Carry out an action of the game; one that makes the open choice is journaled as that. Raises Refusal."""
    if isinstance(ask, c.Choose):
        return make(game, state, ask, now)
    choice = open_choice(game, state)
    chosen = _alternative_of(choice, ask) if choice else None
    if choice is None or chosen is None:
        return play.change(game, state, ask)
    return make(game, state, c.Choose(choice.code, chosen.name), now)


def _alternative_of(choice: Choice, ask: object) -> Alternative | None:
    return next((one for one in choice.alternatives if one.action == ask), None)


def verify_make(game: AnyGame, state: State, command: c.Choose) -> None:
    """Raise the refusal of `make`."""
    choice = _of_command(game, state, command)
    alternative = choice.alternative(command.alternative)
    assert alternative is not None, "the alternative was found before"
    if state.is_station:
        at_table.verify_time(state)
        game.verify(state.table, alternative.action)
        return
    play.verify_change(game, state, alternative.action)


def _of_command(game: AnyGame, state: State, command: c.Choose) -> Choice:
    """The open choice, which must be the one that is meant, and have the alternative. Raises Refusal."""
    choice = open_choice(game, state)
    if choice is None:
        raise Refusal("no_decision_open", "There is nothing to choose now.")
    if choice.code != command.choice:
        say = "The choice is not {wrong}: what can be chosen now is {choice}."
        raise Refusal("no_decision_open", say, wrong=command.choice, choice=choice.code)
    if choice.alternative(command.alternative) is None:
        say = "{wrong} cannot be chosen: the alternatives are {names}."
        names = tuple(alternative.name for alternative in choice.alternatives)
        raise Refusal("no_decision_open", say, wrong=command.alternative, names=names)
    return choice


def lacks_time(state: State) -> bool:
    """Whether a choice is open that the player can make, but no time runs for it; a shared table has its own."""
    return not state.is_station and state.visit.choice_closes_ms is None and state.may_choose


def opened(game: AnyGame, profile: Profile, state: State, now: c.Instant) -> tuple[Event, ...]:
    """The time for the choice begins, after what has opened it, and again after whatever has interrupted it."""
    choice = open_choice(game, state)
    return () if choice is None else (ChoiceOpened(choice.code, now.at_ms + profile.choice_ms),)


def time_passed(game: AnyGame, profile: Profile, state: State, now: c.Instant) -> tuple[Event, ...]:
    """Choose for the player whose time is over, as the game says."""
    closes_ms, choice = state.visit.choice_closes_ms, open_choice(game, state)
    if closes_ms is None or choice is None or state.machine.clocks_stopped_ms is not None:
        return ()
    if closes_ms - now.at_ms > profile.choice_ms:  # too far away: the clock was set back
        return opened(game, profile, state, now)
    if now.at_ms < closes_ms:
        return ()
    alternative = choice.alternative(choice.otherwise)
    assert alternative is not None, f"{choice.code} has no {choice.otherwise}"
    record = play.moved(game, state, alternative.action)
    return (ChoiceMade(record, choice.code, alternative.name, "clock"),)


def thrown_next(
    game: AnyGame, profile: Profile, state: State, happened: tuple[Event, ...], now: c.Instant
) -> tuple[Event, ...]:
    """Call the dice at once, if a choice was for a throw; if that is impossible, they are called like any others."""
    chosen = any(isinstance(event, ChoiceMade) for event in happened)
    if not chosen or state.felt.waits_for != "dice" or profile.has_dealer:
        return ()
    with suppress(Refusal):
        return play.call_dice(game, state, now)
    return ()
