"""The panel of propositions on the left: its tabs with their totals, and the lettering of the felt."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject

from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.state import State
from terminal.screens.shared.felts.felt import Felt, Print, Tab
from terminal.screens.shared.rows import Row, Rows
from terminal.screens.shared.table.pays import spelled
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

TAB_ROLES = ("name", "title", "sum", "speech")
PRINT_ROLES = ("text", "printX", "printY", "printWidth", "printHeight", "size", "tab", "boxed", "number")


class Panel:
    """The tabs, and all lettering between the spots."""

    def __init__(self, cabinet: Cabinet, felt: Felt, parent: QObject, *, play_chips: bool = False) -> None:
        """`play_chips`: the totals are no money, and have no currency."""
        self._play_chips = play_chips
        self.tabs = Rows(TAB_ROLES, parent)
        self.prints = Rows(PRINT_ROLES, parent)
        self.play(cabinet, felt)

    def play(self, cabinet: Cabinet, felt: Felt) -> None:
        """Show the panel of this felt. The totals of its tabs come with the next state."""
        self._currency = cabinet.profile.currency
        self._sheet_pays = cabinet.game.pays()
        self.prints.show(())
        self.tabs.show(())
        self._felt = felt
        self._bets = {tab: [spot.bet for spot in felt.spots if spot.tab == tab] for tab, _ in felt.tabs}
        self.reprint()

    def reprint(self) -> None:
        """Write the lettering in the current language."""
        self.prints.show([_printed(one, self._sheet_pays) for one in self._felt.prints])

    def project(self, state: State) -> None:
        """Show the total under each tab."""
        self.tabs.show(
            [(tab, translate("Felt", title), self._sum(tab, state), _speech(tab)) for tab, title in self._felt.tabs]
        )

    def _sum(self, tab: Tab, state: State) -> str:
        bets = state.felt.bets
        cents = sum(bets.get(bet, 0) for bet in self._bets[tab])
        return languages.brief(cents) if self._play_chips else languages.amount(cents, self._currency)


def _speech(tab: Tab) -> str:
    names = {
        "hard": translate("Player", "Hard Ways tab"),
        "hop": translate("Player", "Hop Bets tab"),
        "side": translate("Player", "Side Bets tab"),
    }
    return names[tab]


def written(one: Print, pays: Mapping[str, str]) -> str:
    """The lettering, with the pays of the sheet that it names."""
    return translate("Felt", one.text).format(*(spelled(pays[line]) for line in one.pays)) if one.text else ""


def _printed(one: Print, pays: Mapping[str, str]) -> Row:
    text = written(one, pays)
    return (text, one.x, one.y, one.width, one.height, one.size, one.tab, one.boxed, one.number)
