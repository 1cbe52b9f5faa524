"""Who writes the card of a bet: one module for each family of games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, cast

from terminal.rules.game import AnyGame
from terminal.rules.games import GAMES
from terminal.rules.tables import AnyTable
from terminal.screens.player.card import bet_card_craps, big_shot_card, hazard_card
from terminal.screens.player.card.bet_kinds import Rules


class CardWriter(Protocol):
    """The texts of a family's cards."""

    def rules_of(self, game: AnyGame, bet: str) -> Rules:
        """What wins the bet and what loses it."""

    def now(self, game: AnyGame, bet: str, table: AnyTable) -> str:
        """What the next roll would do to it; empty if that was said already."""

    def terms_of(self, game: AnyGame, bet: str) -> list[str]:
        """Its other terms."""

    def pay_lines(self, game: AnyGame, bet: str) -> list[tuple[str, str]]:
        """Every pay of it."""

    def takes_chips(self, game: AnyGame, bet: str) -> bool:
        """Whether chips can be placed on it, at any time."""


WRITERS: Mapping[str, CardWriter] = {
    "craps": cast("CardWriter", bet_card_craps),
    "big_shot": cast("CardWriter", big_shot_card),
    "hazard": cast("CardWriter", hazard_card),
}
"""By the family of a kind of game."""


def writer_of(game: AnyGame) -> CardWriter:
    """The writer of this game's cards."""
    return WRITERS[GAMES[game.name].family]
