"""The steps to a void throw: a reason is touched, then the order; once dice lie, a second person has to be there."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot

from drivers.ports.table_board import SecondPerson
from terminal.screens.shared.dealing import REASONS
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.rows import Rows
from terminal.screens.translating.marked import translate

REASON_ROLES = ("name", "title", "chosen")


@view_model
class Voiding(QObject):
    """The window in which the reason is chosen. It is open for one throw only."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._round = 0
        self._throw = 0
        """The throw of that round."""
        self._reason = ""
        self._second: SecondPerson = ""
        self._rows = Rows(REASON_ROLES, self)

    def begin(self, number: int, throw: int) -> None:
        """Ask for the reason why this throw of this round is void."""
        self._round, self._throw, self._reason = number, throw, ""
        self.refresh()

    def follow(self, number: int | None, throw: int, second: SecondPerson) -> None:
        """This throw of this round may be declared void, of none if None: a window for another one is closed."""
        self._second = second
        if self._round and (self._round, self._throw) != (number, throw):
            self._round = 0
        self.refresh()

    def refresh(self) -> None:
        """Update the texts."""
        self._rows.show([(name, translate("Operator", title), name == self._reason) for name, title in REASONS.items()])
        self.changed.emit()

    @Slot(str)
    def choose(self, reason: str) -> None:
        """Touch a reason."""
        assert reason in REASONS, f"{reason!r} is no reason"
        self._reason = reason
        self.refresh()

    @Slot()
    def close(self) -> None:
        """Leave the throw as it is."""
        self._round = 0
        self.changed.emit()

    reasons = exposed(QObject, "_rows", changed)
    reason = exposed(str, "_reason", changed)
    """The one that is chosen; empty for none."""
    round = exposed(int, "_round", changed)
    """The round; 0 while the window is closed."""

    @Property(bool, notify=changed)
    def open(self) -> bool:
        """The window is open."""
        return self._round != 0

    @Property(bool, notify=changed)
    def whole(self) -> bool:
        """A reason is chosen, and whoever has to agree is there."""
        return bool(self._reason) and self._second != "needed"

    @Property(str, notify=changed)
    def tone(self) -> str:
        """Whether somebody has to agree: ``care`` if that person is not there yet, ``good`` if so."""
        return {"": "", "needed": "care", "here": "good"}[self._second]

    @Property(str, notify=changed)
    def note(self) -> str:
        """What that person has to do."""
        if self._second == "needed":
            return translate("Dealer", "Dice may lie already: a person of the staff has to turn a key at the table.")
        if self._second == "here":
            return translate("Dealer", "A person of the staff has turned a key at the table and agrees.")
        return translate("Dealer", "No dice lie yet: the dealer alone declares the throw void.")
