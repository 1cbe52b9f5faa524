"""The steps in which an account is added or changed: name, role and first PIN; each ends in one command."""

from __future__ import annotations

import os
from typing import get_args

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.commands import AddPerson, ChangePerson, ResetPin
from terminal.cabinet.events import Event, PersonAdded, PersonChanged, PinReset
from terminal.cabinet.people import staff_pins
from terminal.cabinet.people.account import Account
from terminal.cabinet.people.managing import MAX_NAME
from terminal.cabinet.people.rights import Role
from terminal.cabinet.state import State
from terminal.recall.describe_people import ROLES
from terminal.screens.operator.page import Desk
from terminal.screens.operator.signing.pin_dialog import PinDialog
from terminal.screens.shared.exposed import view_model
from terminal.screens.shared.rows import Rows
from terminal.screens.shared.typed_text import TypedText
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


@view_model
class AccountEditor(QObject):
    """``name``, ``role`` and ``pin`` in turn, for a new account or for `account`; no step while nothing is edited."""

    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._step = ""
        self._account: Account | None = None
        self._refusal = ""
        self._typed = ""
        """The name, once it is typed."""
        self._name = TypedText(MAX_NAME, self)
        self._name.changed.connect(self._forgive)
        self._roles = Rows(("name", "title", "meaning", "chosen"), self)
        self._pin = PinDialog(desk.touch_gateway, desk.derive, desk.now, self)
        self.retranslate()

    def add(self) -> None:
        """Begin a new account."""
        self._begin("name", None)

    def change(self, account: Account) -> None:
        """Begin to change name and role of an account."""
        self._begin("name", account)
        self._name.set(account.name)

    def reset_pin(self, account: Account) -> None:
        """Begin to give an account a first PIN."""
        self._begin("pin", account)
        number, salt = account.number, os.urandom(staff_pins.SALT_BYTES)
        self._pin.choose(lambda pin: ResetPin(number, staff_pins.made(pin, salt)))

    def step_back(self) -> bool:
        """Go back a step; False if nothing is edited."""
        if not self._step:
            return False
        back = {"role": "name", "pin": "" if self._resets else "role"}
        self._go(back.get(self._step, ""))
        return True

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """End with the event of the account."""
        self._pin.project(state, events)
        if any(isinstance(event, PersonAdded | PersonChanged | PinReset) for event in events):
            self._go("")

    def retranslate(self) -> None:
        """Update every text."""
        meanings = _meanings()
        chosen = self._account.role if self._account else ""
        rows = ((role, _title(role), meanings[role], role == chosen) for role in get_args(Role))
        self._roles.show(list(rows))
        self.changed.emit()

    # What a finger does -----------------------------------------------------------------------------------------------

    @Slot()
    def named(self) -> None:
        """The name is typed: now the role."""
        self._typed = self._name.property("text")
        self._go("role")

    @Slot(str)
    def chooseRole(self, name: str) -> None:  # noqa: N802 - QML's spelling
        """The role is chosen: a new account needs a first PIN, another one is changed now."""
        role = next(one for one in get_args(Role) if one == name)
        typed, account = self._typed, self._account
        if account is not None:
            refusal = self._desk.touch_gateway.send(ChangePerson(account.number, typed, role))
            self._refusal = languages.sentence(refusal) if refusal else ""
            if not refusal:
                self._go("")
            self.changed.emit()
            return
        salt = os.urandom(staff_pins.SALT_BYTES)
        self._pin.choose(lambda pin: AddPerson(typed, role, staff_pins.made(pin, salt)))
        self._go("pin")

    # For QML ----------------------------------------------------------------------------------------------------------

    @Property(str, notify=changed)
    def step(self) -> str:
        """What is edited now; empty for nothing."""
        return self._step

    @Property(str, notify=changed)
    def hint(self) -> str:
        """What to do; or why it was refused."""
        if self._refusal:
            return self._refusal
        match self._step:
            case "name":
                return translate("Operator", "The name by which the person signs in")
            case "role":
                return translate("Operator", "The role of {0}").format(self._typed)
            case "pin" if self._account is not None:
                return translate("Operator", "A first PIN for {0}, who changes it at the next sign-in").format(
                    self._account.name
                )
        return translate("Operator", "A first PIN for {0}, who changes it at the next sign-in").format(self._typed)

    @Property(bool, notify=changed)
    def refused(self) -> bool:
        """The text is a refusal."""
        return bool(self._refusal)

    @Property(QObject, notify=changed)
    def name(self) -> QObject:
        """The name being typed."""
        return self._name

    @Property(QObject, notify=changed)
    def roles(self) -> QObject:
        """The roles: name, title, meaning, and whether the account has it."""
        return self._roles

    @Property(QObject, notify=changed)
    def pin(self) -> QObject:
        """The PIN being typed."""
        return self._pin.typed_pin

    # Inside -----------------------------------------------------------------------------------------------------------

    @property
    def _resets(self) -> bool:
        return self._account is not None

    def _begin(self, step: str, account: Account | None) -> None:
        self._account, self._typed = account, ""
        self._name.set("")
        self._go(step)
        self.retranslate()

    def _go(self, step: str) -> None:
        if step != "pin":
            self._pin.forget()
        self._step, self._refusal = step, ""
        self.changed.emit()

    @Slot()
    def _forgive(self) -> None:
        self._refusal = ""
        self.changed.emit()


def _title(role: Role) -> str:
    return languages.sentence_start(languages.sentence(ROLES[role]))


def _meanings() -> dict[Role, str]:
    return {
        "attendant": translate("Operator", "Pays by hand, settles bills and tickets, reads meters and lists"),
        "supervisor": translate("Operator", "The same, and ends periods, empties the cash box, out of service"),
        "technician": translate("Operator", "Devices, parameters and diagnostics, but no money"),
        "operator": translate("Operator", "Everything, and manages people"),
    }
