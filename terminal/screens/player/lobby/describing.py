"""What the lobby says of a game: what it is in a line, its limits, and its lowest house edge."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from terminal.cabinet.cabinet import Cabinet
from terminal.rules.game import AnyGame
from terminal.screens.shared.names import bet_name
from terminal.screens.shared.percents import percent
from terminal.screens.translating import languages
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP, translate

NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"

LINES: Mapping[str, str] = {
    "craps": QT_TRANSLATE_NOOP("Lobby", "The full table: line bets with odds, Place, Buy, Lay and every proposition"),
    "crapless": QT_TRANSLATE_NOOP("Lobby", "No craps on the come-out: every number except 7 becomes a Point"),
    "easy": QT_TRANSLATE_NOOP("Lobby", "The quick way in: Pass Line, Place bets and three Fields"),
    "first_person": QT_TRANSLATE_NOOP("Lobby", "Small stakes, and every winning bet comes back with its win"),
    "big_shot": QT_TRANSLATE_NOOP("Lobby", "Three dice, then a fourth: take 12 to 1, or risk it for 50 to 1"),
    "hazard": QT_TRANSLATE_NOOP("Lobby", "The old club game: throw a main, then your chance before the main"),
}
"""Each kind of game in a line, by its name in par sheets."""


def line_of(game: AnyGame) -> str:
    """What it is, in a line."""
    return translate("Lobby", LINES[game.name])


def limits_of(cabinet: Cabinet, game: AnyGame) -> str:
    """The least and the most of a single bet."""
    min_cents, max_cents = game.bet_range
    least = languages.amount(min_cents, cabinet.profile.currency)
    if max_cents is None:
        return translate("Lobby", "Bets from {0}").format(least)
    most = languages.amount(max_cents, cabinet.profile.currency)
    return translate("Lobby", "Bets from {0} to {1}").format(least, most)


def edge_of(game: AnyGame, lowest: tuple[str, Fraction] | None) -> str:
    """The lowest house edge, and the bet that has it; ``…`` while it is computed."""
    if lowest is None:
        return translate("Lobby", "Lowest house edge: {0}").format("…")
    bet, edge = lowest
    said = translate("Lobby", "Lowest house edge: {0} ({1})")
    name = bet_name(bet, game.name).replace(" ", NO_BREAK_SPACE)  # if the line is broken, then before the name
    return said.format(percent(edge), name)
