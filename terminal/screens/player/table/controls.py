"""The buttons around the felt: the command of each, and whether it would be accepted."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Property, QObject, Signal

from terminal.cabinet import commands as c
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.grants import Grants
from terminal.cabinet.state import State
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.rows import Row, Rows
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

Asked = Callable[[int], c.Touch]
"""The command of a button, for the selected chip in cents."""

BUTTONS: dict[str, Asked] = {
    "roll": lambda _: c.CallDice(),
    "undo": lambda _: c.Undo(),
    "redo": lambda _: c.Redo(),
    "clear_last": lambda _: c.ClearLast(),
    "clear_all": lambda _: c.ClearAll(),
    "double": lambda _: c.Double(),
    "repeat": lambda _: c.Repeat(),
    "set_bets_off": lambda _: c.SetBets(on=False),
    "set_bets_on": lambda _: c.SetBets(on=True),
    "press": lambda _: c.Press(),
    "across": lambda chip_cents: c.Spread("across", chip_cents),
    "inside": lambda chip_cents: c.Spread("inside", chip_cents),
    "outside": lambda chip_cents: c.Spread("outside", chip_cents),
    "puck_off": lambda _: c.PuckOff(),
    "pass_dice": lambda _: c.PassTheDice(),
    "take_dice": lambda _: c.TakeTheDice(),
    "cash_out": lambda _: c.CashOut(),
}

FAVOURITES = "favourites"
"""The button that opens the window of this name; the others send a command."""

SPECIAL_ROLES = ("name", "label", "open", "lit")


class Open(NamedTuple):
    """Which of the buttons that every game has, in the same place, would be accepted."""

    roll: bool = False
    undo: bool = False
    redo: bool = False
    clear_last: bool = False
    clear_all: bool = False
    double: bool = False
    repeat: bool = False
    cash_out: bool = False
    pass_dice: bool = False
    take_dice: bool = False


class Throw(NamedTuple):
    """What the button of the dice is for at a station, and why it is dark."""

    word: str = ""
    note: str = ""
    by_clock: bool = False
    """The player throws, before the time is over."""


@view_model
class Controls(QObject):
    """Which buttons are lit. A dark one may still be pressed: the information line then shows why it is refused."""

    changed = Signal()

    def __init__(self, cabinet: Cabinet, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.special = Rows(SPECIAL_ROLES, self)
        """The special buttons of this game, such as Set Bets, Press and Across."""
        self._cabinet = cabinet
        self._open = Open()
        self._attendant = False
        self._throw = Throw()

    def play(self, cabinet: Cabinet) -> None:
        """Show the buttons of this game."""
        self._cabinet = cabinet
        self.special.show(())

    def light(self, state: State, grants: Grants, chip_cents: int) -> None:
        """Light the buttons that would be accepted in this state with this chip."""

        def granted(name: str) -> bool:
            return grants.refusal(BUTTONS[name](chip_cents)) is None

        fresh = Open(*map(granted, Open._fields))
        throw = self._thrown(state, grants)
        if (fresh, state.visit.attendant_called, throw) != (self._open, self._attendant, self._throw):
            self._open, self._attendant, self._throw = fresh, state.visit.attendant_called, throw
            self.changed.emit()
        self.special.show([self._special(name, state, granted) for name in self._offered(granted)])

    def _thrown(self, state: State, grants: Grants) -> Throw:
        if not self._cabinet.profile.is_station:
            return Throw()
        refusal, verb = grants.refusal(c.CallDice()), self._cabinet.throw_verb(state)
        if not state.credit_cents and not state.at_table.seat:
            return Throw(verb)
        if refusal is not None:
            return Throw(verb, languages.sentence(refusal, self._cabinet.profile.currency))
        if verb == "ready":
            return Throw(verb, translate("Player", "Touch when all your bets are down"))
        return Throw(verb, translate("Player", "You throw the dice"), by_clock=True)

    def _offered(self, granted: Callable[[str], bool]) -> list[str]:
        """The puck's button is shown only while it would have an effect; the others always."""
        switches = ["set_bets"] if self._cabinet.game.has_switches else []
        favourites = [FAVOURITES] if self._cabinet.offers_favourites else []
        puck = ["puck_off"] if granted("puck_off") else []
        return [*switches, *self._cabinet.game.buttons, *favourites, *puck]

    def _special(self, name: str, state: State, granted: Callable[[str], bool]) -> Row:
        off = name == "set_bets" and bool(state.felt.off)
        if name == FAVOURITES:
            return (name, _called(name), True, False)
        button = ("set_bets_on" if off else "set_bets_off") if name == "set_bets" else name
        return (button, _called(button), granted(button), off)

    rollOpen = exposed(bool, "_open.roll", changed)
    """The dice may be called."""
    undoOpen = exposed(bool, "_open.undo", changed)
    """A change of the felt can be undone."""
    redoOpen = exposed(bool, "_open.redo", changed)
    """A change that was undone can be redone."""

    @Property(bool, notify=changed)
    def clearOpen(self) -> bool:  # noqa: N802 - QML's spelling
        """A bet can be taken down."""
        return self._open.clear_last or self._open.clear_all

    doubleOpen = exposed(bool, "_open.double", changed)
    """Every bet can be doubled."""
    repeatOpen = exposed(bool, "_open.repeat", changed)
    """The last bets can be placed again."""
    cashOutOpen = exposed(bool, "_open.cash_out", changed)
    """The credit can be cashed out."""
    throwWord = exposed(str, "_throw.word", changed)
    """What the button of the dice is for at a station: ``ready`` or ``roll``; empty at a cabinet alone."""
    throwNote = exposed(str, "_throw.note", changed)
    """What it does, or why it is dark."""
    throwByClock = exposed(bool, "_throw.by_clock", changed)
    """The player throws, before the table's clock does."""
    passOpen = exposed(bool, "_open.pass_dice", changed)
    """The dice of a shared table can be passed."""
    takeOpen = exposed(bool, "_open.take_dice", changed)
    """They can be taken."""
    attendantCalled = exposed(bool, "_attendant", changed)
    """The attendant was called; another touch cancels the call."""


def _called(button: str) -> str:
    """The title of a special button."""
    names = {
        "set_bets_on": translate("Player", "Set bets on"),
        "set_bets_off": translate("Player", "Set bets off"),
        "press": translate("Player", "Press"),
        "across": translate("Player", "Across"),
        "inside": translate("Player", "Inside"),
        "outside": translate("Player", "Outside"),
        "puck_off": translate("Player", "Puck to OFF"),
        FAVOURITES: translate("Player", "Favourites"),
    }
    return names[button]
