"""The people from whom one is chosen, as a list for QML."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.commands import Instant
from terminal.cabinet.events import Event
from terminal.cabinet.people.account import Account
from terminal.cabinet.state import State
from terminal.recall.describe_people import ROLES
from terminal.runtime.derivations import Derive
from terminal.screens.operator.signing.pin_dialog import PinDialog
from terminal.screens.shared.rows import Rows
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.screens.translating import languages


class PersonAndPin(QObject):
    """Names to choose from, and the PIN of the person who was chosen."""

    changed = Signal()

    def __init__(
        self, touch_gateway: TouchGateway, derive: Derive, now: Callable[[], Instant], parent: QObject
    ) -> None:
        super().__init__(parent)
        self.touch_gateway = touch_gateway
        self.chosen = 0
        """The number of the account that was chosen; 0 for none."""
        self._people = Rows(("number", "name", "role", "chosen"), self)
        self._pin = PinDialog(touch_gateway, derive, now, self)

    def offered(self) -> Sequence[Account]:
        """The people to choose from."""
        raise NotImplementedError

    def prove(self, account: Account) -> None:
        """Ask the chosen person for the PIN."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Show the names that are offered now."""
        found = self.offered()
        if all(one.number != self.chosen for one in found):
            self.leave()
        self._people.show([(one.number, one.name, role_title(one), one.number == self.chosen) for one in found])
        self.changed.emit()

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Follow the people."""
        self._pin.project(state, events)
        self.refresh()

    def leave(self) -> None:
        """Forget the choice, and what was typed."""
        self.chosen = 0
        self._pin.forget()

    @Slot(int)
    def choose(self, number: int) -> None:
        """Choose a person."""
        found = next((one for one in self.offered() if one.number == number), None)
        if found is not None:
            self.chosen = number
            self.prove(found)
            self.refresh()

    @Property(QObject, notify=changed)
    def people(self) -> QObject:
        """The names: number, name, role, and whether it is chosen."""
        return self._people

    @Property(QObject, notify=changed)
    def pin(self) -> QObject:
        """The PIN being typed."""
        return self._pin.typed_pin

    @Property(bool, notify=changed)
    def typing(self) -> bool:
        """A PIN is to be typed."""
        return self.chosen > 0

    @property
    def dialog(self) -> PinDialog:
        """The PIN being typed, for code."""
        return self._pin


def role_title(account: Account) -> str:
    """The role in the screen's language."""
    return languages.sentence_start(languages.sentence(ROLES[account.role]))
