"""The card of Hazard's bank: what wins and loses it, what the next throw would do, and its terms."""

from __future__ import annotations

from terminal.rules.game import AnyGame
from terminal.rules.tables import AnyTable
from terminal.screens.player.card.bet_kinds import Rules
from terminal.screens.player.helping.lists import any_of
from terminal.screens.shared.calls.hazard import may_name
from terminal.screens.shared.table.pays import spelled
from terminal.screens.translating.marked import translate


def rules_of(game: AnyGame, bet: str) -> Rules:
    """What wins the bank and what loses it."""
    del game, bet
    return Rules(
        translate("Player", "When the first throw after the main is a nick, or when the chance comes before the main."),
        translate("Player", "When that throw is an out, or when the main comes before the chance."),
    )


def now(game: AnyGame, bet: str, table: AnyTable) -> str:
    """What the next throw would do to it, once there is a main."""
    del bet
    meanings = game.next_throw(table)
    wins = [total for total, meaning in meanings.items() if meaning == "win"]
    loses = [total for total, meaning in meanings.items() if meaning == "lose"]
    if not wins or not loses:
        return ""
    both = translate("Player", "On the next roll it wins on {0} and loses on {1}.")
    return both.format(any_of(wins), any_of(loses))


def terms_of(game: AnyGame, bet: str) -> list[str]:
    """The cover, the ride, and which main the house edge is for."""
    del bet
    edge = (
        translate("Player", "The house edge is that of a main thrown for; a main of 7 costs least.")
        if may_name(game)
        else translate("Player", "The house edge is that of a main thrown for.")
    )
    return [
        translate("Player", "The house covers the bank with as much. It can be changed until the dice are thrown."),
        translate("Player", "After a win pass the dice and take it, or keep them, and all of it rides."),
        edge,
    ]


def pay_lines(game: AnyGame, bet: str) -> list[tuple[str, str]]:
    """The bank's pay."""
    pays = game.pays()
    return [("", spelled(pays[bet]))] if bet in pays else []


def takes_chips(game: AnyGame, bet: str) -> bool:
    """The bank does; the plates choose the main."""
    return bet in game.fields()
