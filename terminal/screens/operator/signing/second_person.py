"""The second person: another one with the right chooses the own name and types the PIN, before a function is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot

from terminal.cabinet.commands import SignInSecond
from terminal.cabinet.events import Event
from terminal.cabinet.people import staff_pins
from terminal.cabinet.people.account import Account
from terminal.cabinet.people.authority import second, signed_in
from terminal.cabinet.people.rights import Right
from terminal.cabinet.state import State
from terminal.recall.describe_people import RIGHTS
from terminal.screens.operator.page import Desk
from terminal.screens.operator.signing.person_and_pin import PersonAndPin
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


class SecondPerson(PersonAndPin):
    """A dialog over a page. It is closed when the person agrees, by its button, and when the first person leaves."""

    asked = Signal()
    """What QML follows: `changed` of the base."""

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(desk.touch_gateway, desk.derive, desk.now, parent)
        self.changed.connect(self.asked)
        self._right: Right | None = None
        self._then: Callable[[], None] = _nothing
        self._agreed: Callable[[], None] = _nothing
        """What a person has agreed to, until it is done: not before the event is shown everywhere."""
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._go_on)

    def ask(self, right: Right, then: Callable[[], None]) -> None:
        """Let a second person agree to the use of this right; then call `then`."""
        self._right, self._then = right, then
        self.chosen = 0
        self.refresh()

    def offered(self) -> Sequence[Account]:
        """The others who have the right."""
        state, right = self.touch_gateway.state, self._right
        first = signed_in(self.touch_gateway.cabinet.profile, state) if state else None
        if state is None or right is None or first is None:
            return ()
        others = (one for one in state.people.accounts if one.number != first.number)
        able = (one for one in others if one.has(right) and not one.has_to_change_pin)
        return sorted(able, key=lambda one: one.name.casefold())

    def prove(self, account: Account) -> None:
        """Ask for the PIN with which the person agrees."""
        right, kept = self._right, account.pin
        assert right is not None, "no person is offered unless a right was asked for"
        self.dialog.prove(
            account.number, lambda pin: SignInSecond(account.number, staff_pins.digest_like(kept, pin), right)
        )

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Close the dialog when the person has agreed, or the first person is no longer signed in."""
        profile = self.touch_gateway.cabinet.profile
        if signed_in(profile, state) is None:
            self._agreed = _nothing
            if self._right is not None:
                self.close()
        if self._right is None:
            return
        super().project(state, events)
        if second(profile, state, self._right) is not None:
            self._agreed = self._then
            self.close()
            self._soon.start()

    @Slot()
    def _go_on(self) -> None:
        agreed, self._agreed = self._agreed, _nothing
        agreed()

    @Slot()
    def close(self) -> None:
        """Close the dialog without an agreement."""
        self._right, self._then = None, _nothing
        self.leave()
        self.refresh()

    @Property(bool, notify=asked)
    def open(self) -> bool:
        """The dialog is shown."""
        return self._right is not None

    @Property(str, notify=asked)
    def title(self) -> str:
        """What the dialog is for."""
        return translate("Operator", "Second person")

    @Property(str, notify=asked)
    def hint(self) -> str:
        """To what the second person agrees."""
        if self._right is None:
            return ""
        if not self.offered():
            return translate("Operator", "No other account has the right to do this.")
        what = languages.sentence_start(languages.sentence(RIGHTS[self._right]))
        return translate("Operator", "{0}: a second person agrees with the own PIN. Touch your name.").format(what)


def _nothing() -> None:
    """No function waits."""
