"""What each total would do on the next throw, for a felt that shows it; the main, the chance and the other side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.state import State
from terminal.rules.game import Meaning
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.felts.felt import Felt
from terminal.screens.shared.rows import Rows
from terminal.screens.shared.table.stacks import chips_of
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

CELL_ROLES = ("total", "word", "tone")


class Marked(NamedTuple):
    """The totals that are played for, empty before they are known, and what the other side has at stake."""

    main: str = ""
    chance: str = ""
    across: str = ""
    """In words: what the house covers, or lays; empty if there is none."""
    across_chips: tuple[str, ...] = ()
    house_shoots: bool = False


@view_model
class NextThrow(QObject):
    """The row of totals and the medallions of such a felt; empty on any other."""

    changed = Signal()

    def __init__(self, felt: Felt, parent: QObject, *, play_chips: bool = False) -> None:
        super().__init__(parent)
        self._play_chips = play_chips
        self._decor = felt.decor
        self._cells = Rows(CELL_ROLES, self)
        self._marked = Marked()

    def play(self, felt: Felt) -> None:
        """Show this felt from now on. What its totals do comes with the next state."""
        self._decor, self._marked = felt.decor, Marked()
        self._cells.show(())
        self.changed.emit()

    def project(self, cabinet: Cabinet, state: State) -> None:
        """Show what the totals would do in this state."""
        meanings = cabinet.game_of(state).next_throw(state.table)
        self._cells.show([(total, word_of(meaning), meaning) for total, meaning in meanings.items()])
        marked = _marked(state, cabinet, self._play_chips)
        if marked != self._marked:
            self._marked = marked
            self.changed.emit()

    decor = exposed(str, "_decor", changed)
    """The decoration of the felt: ``club``; empty for the usual cloth."""
    cells = exposed(QObject, "_cells", changed)
    """The totals with what each would do."""
    main = exposed(str, "_marked.main", changed)
    """The main that is played; empty before it is known."""
    chance = exposed(str, "_marked.chance", changed)
    """The chance; empty before there is one."""
    across = exposed(str, "_marked.across", changed)
    """What the house has at stake, in words."""
    acrossChips = exposed(list, "_marked.across_chips", changed)
    """The chips of that stake."""
    houseShoots = exposed(bool, "_marked.house_shoots", changed)
    """The house has the dice, so that the bank is its side of the table."""


def word_of(meaning: Meaning) -> str:
    """The word under a total."""
    words: Mapping[Meaning, str] = {
        "win": translate("Felt", "Wins"),
        "lose": translate("Felt", "Loses"),
        "main": translate("Felt", "Main"),
        "again": translate("Felt", "Again"),
        "chance": translate("Felt", "Chance"),
        "nothing": "",
    }
    return words[meaning]


def _marked(state: State, cabinet: Cabinet, play_chips: bool) -> Marked:
    felt = state.felt
    across: str = ""
    chips: tuple[str, ...] = ()
    if felt.house_cents:
        brief = languages.brief(felt.house_cents)
        amount = brief if play_chips else languages.amount(felt.house_cents, cabinet.profile.currency)
        say = (
            translate("Felt", "The house lays {0}") if felt.house_shoots else translate("Felt", "The house covers {0}")
        )
        across, chips = say.format(amount), tuple(chips_of(felt.house_cents, cabinet.chips_of(state)))
    return Marked(str(felt.main or ""), str(felt.chance or ""), across, chips, felt.house_shoots)
