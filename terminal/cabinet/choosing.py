"""Which of the offered games is played: a game can be changed at rest, on an empty felt, with no open money matters."""

from __future__ import annotations

from collections.abc import Mapping

from terminal.cabinet import commands as c
from terminal.cabinet.events import Event, GameChosen
from terminal.cabinet.out_of_service import verify_in_service
from terminal.cabinet.play import verify_matters_closed, verify_open
from terminal.cabinet.state import State
from terminal.rules.game import AnyGame
from terminal.rules.games import GAMES, kind_of
from terminal.rules.refusal import Refusal
from terminal.rules.tables import last_round
from terminal.settings.parameters import Profile


def choose(games: Mapping[str, AnyGame], state: State, command: c.ChooseGame) -> tuple[Event, ...]:
    """Play under this sheet from now on; nothing if it is already played. Raises Refusal."""
    game = games.get(command.sheet)
    if state.is_station:
        raise Refusal("station", "The table chooses the game.")
    if game is None:
        raise Refusal("game_not_offered", "This game is not offered here.")
    if game.sheet_digest == state.configuration.sheet_digest:
        return ()
    verify_in_service(state)
    verify_open(state)
    verify_matters_closed(state)
    if state.bet_cents or state.felt.asked is not None:
        raise Refusal("bets_up", "Another game begins on an empty felt: first decide your bets or take them down.")
    verify_dice(state, game)
    return (GameChosen(game.sheet, game.sheet_digest, game.name, _repeats(state, game)),)


def at_start(profile: Profile, state: State, game: AnyGame) -> tuple[Event, ...]:
    """The start begins another game than was played, because Param.ini no longer offers that one.

    Its table is another one: a Point of Crapless, or bets that are switched off, may be unknown to the other game. With
    bets up play is locked instead; at a shared table its rounds lead.
    """
    played = state.configuration.played.get(state.configuration.metered)
    shared = profile.is_table or profile.is_station
    if shared or played is None or played.game in ("", game.name) or state.bet_cents:
        return ()
    return (GameChosen(game.sheet, game.sheet_digest, game.name, _repeats(state, game)),)


def verify_dice(state: State, game: AnyGame) -> None:
    """The dice generator can throw as many dice at once as the game needs, as far as is known. Raises Refusal."""
    missing = set(GAMES[game.name].dice_counts).difference(state.dice.can_throw)
    if state.dice.can_throw and missing:
        raise Refusal(
            "dice_count",
            "The dice generator cannot throw the dice of this game ({wanted} at once), only {there}.",
            wanted=max(missing),
            there=", ".join(map(str, state.dice.can_throw)),
        )


def _repeats(state: State, game: AnyGame) -> dict[str, int]:
    """The stakes that Repeat brings back: of this sheet's last round, or else of the last one of the same kind.

    What the present table would repeat comes first if a round was played there, and last if it was only handed on.
    """
    kind, played = GAMES[game.name], state.configuration.played
    if own := state.visit.rounds.get(game.sheet):
        return own
    here = dict(last_round(state.table)) if kind_of(state.table) is kind else {}
    if here and state.results.rolls:
        return here
    alike = [
        stakes_cents
        for sheet, stakes_cents in state.visit.rounds.items()
        if sheet in played and GAMES.get(played[sheet].game) is kind
    ]
    return alike[-1] if alike else here
