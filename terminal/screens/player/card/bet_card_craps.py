"""The card of a bet of the craps family: written from its rule book."""

from __future__ import annotations

from terminal.rules.game import AnyGame
from terminal.screens.player.card.bet_pays import pay_lines as pay_lines
from terminal.screens.player.card.bet_rules import now as now
from terminal.screens.player.card.bet_rules import rules_of as rules_of
from terminal.screens.player.card.bet_rules import terms_of as terms_of


def takes_chips(game: AnyGame, bet: str) -> bool:
    """Bets only move to some fields."""
    return game.rulebook[bet].when != "never"
