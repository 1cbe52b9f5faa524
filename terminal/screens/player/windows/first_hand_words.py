"""The words of a first hand, by the family of its game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from terminal.rules.game import AnyGame
from terminal.rules.games import kind_of
from terminal.rules.lesson import FirstHand
from terminal.screens.player.windows import first_hand_big_shot, first_hand_craps, first_hand_hazard
from terminal.screens.player.windows.first_hand_said import Said

FAMILIES: Mapping[str, Callable[[AnyGame, FirstHand, int], Said]] = {
    "craps": first_hand_craps.said_at,
    "big_shot": first_hand_big_shot.said_at,
    "hazard": first_hand_hazard.said_at,
}


def said_at(game: AnyGame, hand: FirstHand, at: int) -> Said:
    """The words when this many steps are done."""
    return FAMILIES[kind_of(hand.opening).family](game, hand, at)
