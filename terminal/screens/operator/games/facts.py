"""The facts of a recalled game that regulation R2 lists, as lines of a label and a value."""

from __future__ import annotations

from terminal.recall.game import Game
from terminal.screens.operator.page import Desk
from terminal.screens.operator.times import day, time
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

NOTHING = "\N{EN DASH}"


def facts(desk: Desk, game: Game) -> list[tuple[str, str]]:
    """Start and end, credits at both, what was added and how, what was bet, won and cashed out."""
    added, out = game.added, game.cashed_out

    def amount(cents: int) -> str:
        return languages.amount(cents, game.closing.configuration.currency)

    began_ms, ended_ms = game.began_ms, game.ended_ms
    at_ms = ended_ms or began_ms
    return [
        (translate("Operator", "Date"), NOTHING if at_ms is None else day(desk, at_ms)),
        (translate("Operator", "Start"), NOTHING if began_ms is None else time(desk, began_ms)),
        (translate("Operator", "End"), NOTHING if ended_ms is None else time(desk, ended_ms)),
        (translate("Operator", "Added by bills"), amount(added.bills_cents)),
        (translate("Operator", "Added by tickets"), amount(added.tickets_cents)),
        (translate("Operator", "Added by hand"), amount(added.attendant_cents)),
        (translate("Operator", "Credit at start"), amount(game.start_cents)),
        (translate("Operator", "Bet"), amount(game.bet_cents)),
        (translate("Operator", "Won"), amount(game.won_cents)),
        (translate("Operator", "Credit at end"), amount(game.end_cents)),
        (translate("Operator", "Out by ticket"), amount(out.tickets_cents)),
        (translate("Operator", "Out by hand"), amount(out.attendant_cents)),
    ]
