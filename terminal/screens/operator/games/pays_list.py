"""The pays of the sheet that a recalled game was played under."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from terminal.cabinet.cabinet import Cabinet
from terminal.screens.operator.list_page import Column, Line
from terminal.screens.operator.page import Desk
from terminal.screens.operator.work_page import ActionListing
from terminal.screens.shared.names import bet_name
from terminal.screens.translating.marked import translate


class PaysList(ActionListing):
    """A row for each pay of the sheet."""

    PAPER = "PAYS"

    def __init__(self, desk: Desk, cabinet: Cabinet, parent: QObject) -> None:
        self._cabinet = cabinet
        super().__init__(desk, parent)

    def columns(self) -> Sequence[Column]:
        """The bet, its line in the sheet, and its pay."""
        return (
            Column(translate("Operator", "Line of the sheet"), 620),
            Column(translate("Operator", "Bet"), 800),
            Column(translate("Operator", "Pays"), 400, right=True),
        )

    def lines(self, chosen: str) -> Sequence[Line]:
        """In the order of the sheet."""
        del chosen
        game = self._cabinet.game.name
        return [Line((line, _name(line, game), pay)) for line, pay in self._cabinet.game.pays().items()]

    def footnote(self) -> str:
        """Which sheet it is."""
        return translate("Operator", "Sheet {0}, SHA-256 {1}").format(
            self._cabinet.game.sheet, self._cabinet.game.sheet_digest
        )


def _name(line: str, game: str) -> str:
    """Whose pay a line of the sheet is: a bet's, several bets' of one kind, or a bet's at one total."""
    kinds = {
        "take_odds": translate("Help", "Odds taken on {0}"),
        "lay_odds": translate("Help", "Odds given on {0}"),
        "hop": translate("Help", "Hop bets"),
        "hop_hard": translate("Help", "Hopping hard ways"),
    }
    kind, _, number = line.partition("@")
    if kind in kinds:
        return kinds[kind].format(number)
    bet, _, total = line.rpartition("_")
    if total.isdigit() and _known(bet, game):
        return f"{bet_name(bet, game)}: {total}"
    return bet_name(line, game) if _known(line, game) else ""


def _known(bet: str, game: str) -> bool:
    return bet_name(bet, game) != bet
