"""Felts that the player saves under a name, and named strategies: put up by one touch, by the rules of Repeat.

What a player saves who has agreed to be remembered comes back with the card, and no other player sees it; anything else
is forgotten when the session ends.
What is up already, or cannot be bet on this roll, is passed over; any other refusal refuses everything.
"""

from __future__ import annotations

from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet import play
from terminal.cabinet.favourite import Favourite
from terminal.cabinet.state import State
from terminal.rules.actions import PutUp
from terminal.rules.changes import Changes
from terminal.rules.game import AnyGame
from terminal.rules.games import GAMES, kind_of
from terminal.rules.refusal import Refusal
from terminal.rules.strategy import Strategy
from terminal.settings.parameters import Profile

MAX_NAME = 16
"""A name fits under the picture of its felt."""


def save(game: AnyGame, profile: Profile, state: State, command: c.SaveFavourite) -> tuple[e.Event, ...]:
    """Save the bets that are up. Raises Refusal."""
    verify_save(game, profile, state)
    name = command.name.strip()
    if not 1 <= len(name) <= MAX_NAME or not name.isprintable():
        raise Refusal("name", "A name has 1 to {most} characters.", most=MAX_NAME)
    if any(one.name.casefold() == name.casefold() for one in state.favourites):
        raise Refusal("name", "A felt is saved as {name} already: forget it first, or choose another name.", name=name)
    return (e.FavouriteSaved(name, game.name, dict(state.felt.bets), _card(state)),)


def verify_save(game: AnyGame, profile: Profile, state: State) -> None:
    """The bets that are up can be saved, under a name that is still to be chosen. Raises Refusal."""
    if not profile.favourites_max or not game.puts_felts_up:
        raise Refusal("not_offered", "At this table no felts are saved.")
    if not state.felt.bets:
        raise Refusal("no_bets", "There are no bets on the felt that could be saved.")
    if len(state.favourites) >= profile.favourites_max:
        say = "{most} felts are saved, and there is no room for another: forget one first."
        raise Refusal("favourites_full", say, most=profile.favourites_max)


def forget(state: State, command: c.ForgetFavourite) -> tuple[e.Event, ...]:
    """Forget a saved felt. Raises Refusal."""
    return (e.FavouriteForgotten(_saved(state, command.name).name, _card(state)),)


def _card(state: State) -> str:
    """The card with which the cabinet remembers felts; empty without a player who has agreed to that."""
    known = state.players.here_known
    return "" if known is None else known.card


def put_up(game: AnyGame, profile: Profile, state: State, command: c.PutUpFavourite) -> tuple[e.Event, ...]:
    """Put the saved felt up. Raises Refusal."""
    favourite = _saved(state, command.name)
    if not profile.favourites_max:
        raise Refusal("not_offered", "At this table no felts are saved.")
    if not is_of(state, favourite):
        raise Refusal("other_game", "{name} was saved at another game, and cannot be put up here.", name=favourite.name)
    moved = play.change(game, state, PutUp(tuple(favourite.stakes.items())))
    return (e.FeltPutUp("favourite", favourite.name), *moved)


def is_of(state: State, favourite: Favourite) -> bool:
    """Whether it was saved at a game of the kind that is played."""
    return GAMES.get(favourite.game) is kind_of(state.table)


def _saved(state: State, name: str) -> Favourite:
    for one in state.favourites:
        if one.name == name:
            return one
    raise Refusal("no_such_favourite", "No felt is saved as {name}.", name=repr(name))


def put_up_strategy(
    game: AnyGame, profile: Profile, strategy: Strategy | None, state: State, command: c.PutUpStrategy
) -> tuple[e.Event, ...]:
    """Put up what the strategy has up now. Raises Refusal."""
    if strategy is None or not profile.strategies:
        raise Refusal("not_offered", "This strategy is not offered here.")
    moved = play.change(game, state, PutUp(stakes(game, strategy, state, command.chip_cents)))
    return (e.FeltPutUp("strategy", strategy.name), *moved)


def stakes(game: AnyGame, strategy: Strategy, state: State, chip_cents: int) -> Changes:
    """The stakes in cents that the strategy has up at this table. Raises Refusal if the game lacks one of its bets."""
    return game.strategy_stakes(state.table, strategy, unit_cents(game, strategy, chip_cents))


def unit_cents(game: AnyGame, strategy: Strategy, chip_cents: int) -> int:
    """The unit for this chip: at least that of the table's minimum. Raises Refusal."""
    least_cents = game.strategy_unit_cents(strategy)
    if least_cents is None:
        raise Refusal("not_offered", "This game does not have all bets of {name}.", name=strategy.title)
    return max(least_cents, chip_cents)
