"""The accounts of the staff: who there is, and buttons that add, change and remove people (regulation V5)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.commands import RemovePerson
from terminal.cabinet.events import Event
from terminal.cabinet.people import managing
from terminal.cabinet.people.account import Account
from terminal.cabinet.people.authority import SECOND_PERSON
from terminal.cabinet.people.rights import Right
from terminal.cabinet.people.signing_in import delay_left_ms, pin_expired
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from terminal.screens.operator.list_page import Column, Line
from terminal.screens.operator.page import Desk
from terminal.screens.operator.signing.account_editor import AccountEditor
from terminal.screens.operator.signing.person_and_pin import role_title
from terminal.screens.operator.times import instant
from terminal.screens.operator.work_page import ActionListing
from terminal.screens.shared.rows import Rows
from terminal.screens.translating.marked import translate


class PeoplePage(ActionListing):
    """One row for each account. The buttons are about the row that was touched."""

    PAPER = "PEOPLE"

    taskChanged = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        self._tasks = Rows(("name", "title", "sure"))
        self._sure = 0
        """The account whose removal was touched once; 0 for none."""
        self._refused = ""
        self._editor = AccountEditor(desk, parent)
        super().__init__(desk, parent)
        self._tasks.setParent(self)
        self._editor.setParent(self)

    # The list ---------------------------------------------------------------------------------------------------------

    def columns(self) -> Sequence[Column]:
        """Who, what, and when last."""
        return (
            Column(translate("Operator", "No."), 110),
            Column(translate("Operator", "Name"), 520),
            Column(translate("Operator", "Role"), 330),
            Column(translate("Operator", "Last sign-in"), 400),
            Column(translate("Operator", "Status"), 464),
        )

    def lines(self, chosen: str) -> Sequence[Line]:
        """In the order in which they were added."""
        del chosen
        return [self._line(one) for one in self._accounts]

    def nothing(self) -> str:
        """The message while there is no account."""
        return translate("Operator", "There is no account yet")

    def touched(self, number: int) -> None:
        """Another account was chosen for the buttons."""
        del number
        self._sure, self._refused = 0, ""

    def refresh(self) -> None:
        """Update list and buttons."""
        super().refresh()
        self._tasks.show(self._rows())
        self.taskChanged.emit()

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Follow events."""
        self._editor.project(state, events)
        super().project(state, events)

    def retranslate(self) -> None:
        """Update every text."""
        self._editor.retranslate()
        super().retranslate()

    def step_back(self) -> bool:
        """Go back within the editor."""
        return self._editor.step_back()

    # The buttons ------------------------------------------------------------------------------------------------------

    @Slot(str)
    def manage(self, name: str) -> None:
        """Touch a button."""
        self._refused = ""
        account = self._account
        match name:
            case "add":
                self._editor.add()
            case "change" if account is not None:
                self._editor.change(account)
            case "reset" if account is not None:
                self._reset(account)
            case "remove" if account is not None:
                self._remove(account)
        self.refresh()

    def _reset(self, account: Account) -> None:
        """A second person agrees first, unless the logic door is open."""
        gateway = self.desk.touch_gateway
        try:
            managing.verify_reset_pin(gateway.cabinet.profile, self.desk.state, account)
        except Refusal as refusal:
            if refusal.code == SECOND_PERSON:
                self.desk.second_person(Right.PEOPLE, lambda: self._editor.reset_pin(account))
            else:
                self._refused = gateway.say_why(refusal)
        else:
            self._editor.reset_pin(account)

    def _remove(self, account: Account) -> None:
        """The first touch asks for the second."""
        gateway = self.desk.touch_gateway
        refusal = gateway.refusal(RemovePerson(account.number))
        if refusal is None and self._sure != account.number:
            self._sure = account.number
            return
        self._sure = 0
        refusal = refusal or gateway.send(RemovePerson(account.number))
        self._refused = gateway.say_why(refusal) if refusal else ""

    @Property(QObject, notify=taskChanged)
    def tasks(self) -> QObject:
        """The buttons: name and title."""
        return self._tasks

    @Property(str, notify=taskChanged)
    def warning(self) -> str:
        """Why the last touch was refused, or what is to be done."""
        if self._refused:
            return self._refused
        if len([one for one in self._accounts if one.role == "operator"]) == 1:
            return translate("Operator", "Add a second operator: a single one cannot be helped after a lost PIN.")
        return ""

    @Property(QObject, notify=taskChanged)
    def editor(self) -> QObject:
        """The steps of an account that is added or changed."""
        return self._editor

    # Inside -----------------------------------------------------------------------------------------------------------

    @property
    def _accounts(self) -> tuple[Account, ...]:
        return self.desk.state.people.accounts

    @property
    def _account(self) -> Account | None:
        """The account that was touched."""
        return next((one for one in self._accounts if one.number == self.selected()), None)

    def _rows(self) -> list[tuple[str, str, bool]]:
        rows = [("add", translate("Operator", "Add a person"), False)]
        account = self._account
        if account is None:
            return rows
        remove = translate("Operator", "Remove {0}")
        if self._sure == account.number:
            remove = translate("Operator", "Touch again: remove {0}")
        return [
            *rows,
            ("change", translate("Operator", "Change {0}").format(account.name), False),
            ("reset", translate("Operator", "New PIN for {0}").format(account.name), False),
            ("remove", remove.format(account.name), self._sure == account.number),
        ]

    def _line(self, one: Account) -> Line:
        status, tone = self._status(one)
        last = instant(self.desk, one.last_sign_in_ms) if one.last_sign_in_ms else translate("Operator", "never")
        opens = translate("Operator", "Account of {0}").format(one.name)
        return Line((str(one.number), one.name, role_title(one), last, status), "", tone, opens, one.number)

    def _status(self, one: Account) -> tuple[str, str]:
        if delay_left_ms(one, self.desk.now().at_ms):
            return translate("Operator", "Locked after wrong PINs"), "bad"
        if one.first_pin:
            return translate("Operator", "First PIN"), "care"
        if pin_expired(self.desk.touch_gateway.cabinet.profile, one, self.desk.now().at_ms):
            return translate("Operator", "PIN expired"), "care"
        sign_in = self.desk.state.people.signed_in
        if sign_in is not None and sign_in.number == one.number:
            return translate("Operator", "Signed in"), "good"
        return "", ""


make = PeoplePage
