"""The card of a Big Shot field: what wins and loses it, its terms, and its pays by the sheet."""

from __future__ import annotations

from terminal.rules.game import AnyGame
from terminal.rules.tables import AnyTable
from terminal.screens.player.card.bet_kinds import Rules
from terminal.screens.shared.table.pays import spelled
from terminal.screens.translating.marked import translate


def rules_of(game: AnyGame, bet: str) -> Rules:
    """What wins the bet and what loses it."""
    del game
    group, _, number = bet.partition("@")
    match group:
        case "number":
            return Rules(
                translate("Player", "When one, two or three of the three dice show {0}: the more, the better.").format(
                    number
                ),
                translate("Player", "When none of the three dice shows {0}.").format(number),
            )
        case "double":
            return Rules(
                translate("Player", "When at least two of the three dice show the same number."),
                translate("Player", "When all three dice show different numbers."),
            )
        case "triple":
            return Rules(
                translate("Player", "When all three dice show the same number, whichever it is."),
                translate("Player", "On any other throw."),
            )
    return Rules(
        translate("Player", "When the dice show 1-2-3, 2-3-4, 3-4-5 or 4-5-6, in any order."),
        translate("Player", "On any other throw."),
    )


def now(game: AnyGame, bet: str, table: AnyTable) -> str:
    """Nothing: every throw of three dice decides it alike."""
    del game, bet, table
    return ""


def terms_of(game: AnyGame, bet: str) -> list[str]:
    """The choice after three hits."""
    del game
    if not bet.startswith("number@"):
        return []
    return [
        translate(
            "Player",
            "After three hits you choose: take your win, or throw a fourth die for the BIG SHOT. The stake comes back"
            " in either case.",
        )
    ]


def pay_lines(game: AnyGame, bet: str) -> list[tuple[str, str]]:
    """Every pay of the bet."""
    pays = game.pays()
    if bet.startswith("number@"):
        lines = (
            (translate("Player", "One hit"), "number_1"),
            (translate("Player", "Two hits"), "number_2"),
            (translate("Player", "Three hits"), "number_3"),
            (translate("Player", "BIG SHOT hits"), "number_risk_hit"),
            (translate("Player", "BIG SHOT misses"), "number_risk_miss"),
        )
        return [(what, spelled(pays[line])) for what, line in lines]
    if bet == "double":
        return [
            (translate("Player", "Two alike"), spelled(pays["double"])),
            (translate("Player", "Three alike"), spelled(pays["double_triple"])),
        ]
    return [("", spelled(pays[bet]))]


def takes_chips(game: AnyGame, bet: str) -> bool:
    """Every field does."""
    return bet in game.fields()
