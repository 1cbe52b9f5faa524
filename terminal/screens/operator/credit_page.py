"""The staff's page that gives a player credit by hand: an amount on the number pad, and two touches."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.commands import GiveCredit, PrintCredit
from terminal.cabinet.events import Event
from terminal.cabinet.state import State
from terminal.common import money
from terminal.rules.refusal import Refusal
from terminal.screens.operator.page import Desk
from terminal.screens.operator.times import instant
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.typed_text import TypedText
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

MAX_LETTERS = 10


@view_model
class CreditByHand(QObject):
    """The amount that is typed, why it cannot be given, and the last credit with its slip."""

    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._typed = TypedText(MAX_LETTERS, self)
        self._touched: GiveCredit | None = None
        self._said = ""
        self._typed.changed.connect(self._retyped)

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Follow events: what they change may be the next number, or whether a credit can be given."""
        del state
        if events:
            self._said = ""
            if self._touched != self._command():
                self._touched = None
        self.changed.emit()

    def retranslate(self) -> None:
        """Update every text."""
        self.changed.emit()

    def step_back(self) -> bool:
        """There is nothing to go back to within the page."""
        return False

    @Slot()
    def give(self) -> None:
        """The first touch asks for the second, which gives the credit."""
        command = self._command()
        if command is None or self._refusal(command) is not None:
            return
        if self._touched != command:
            self._touched = command
        else:
            self._said = self._desk.touch_gateway.carry_out(command)
            if not self._said:
                self._typed.clear()
        self.changed.emit()

    @Slot()
    def printAgain(self) -> None:  # noqa: N802 - QML's spelling
        """Print the slip of the last credit."""
        last = self._desk.state.manual_credit.last
        if last is None:
            return
        self._said = self._desk.touch_gateway.carry_out(PrintCredit(last.number))
        self.changed.emit()

    typed = exposed(QObject, "_typed", changed)
    """The amount as it is typed."""

    @Property(str, notify=changed)
    def trouble(self) -> str:
        """Why no credit, or not this one, can be given; empty for none."""
        command = self._command()
        refusal = self._refusal(command or GiveCredit(self._number, 1))
        if refusal is not None:
            return self._desk.touch_gateway.say_why(refusal)
        if command is None and self._typed.property("text"):
            return translate("Operator", "This is not an amount.")
        return ""

    @Property(bool, notify=changed)
    def ready(self) -> bool:
        """The typed amount can be given."""
        command = self._command()
        return command is not None and self._refusal(command) is None

    @Property(str, notify=changed)
    def label(self) -> str:
        """The text of the button that gives the credit."""
        sure = self._touched is not None
        return translate("Operator", "Touch again") if sure else translate("Operator", "Give credit")

    @Property(str, notify=changed)
    def explanation(self) -> str:
        """What the page does, and up to which amount."""
        limit = self._amount(self._desk.touch_gateway.cabinet.profile.manual_credit_limit_cents)
        return translate("Operator", "Credit that is given by hand is the player's. Up to {0} at once.").format(limit)

    @Property(str, notify=changed)
    def last(self) -> str:
        """The last credit that was given; empty if there was none."""
        last = self._desk.state.manual_credit.last
        if last is None:
            return ""
        given = translate("Operator", "Last given: credit {0}, {1}, at {2}.")
        return given.format(last.number, self._amount(last.amount_cents), instant(self._desk, last.at_ms))

    @Property(str, notify=changed)
    def said(self) -> str:
        """Why the last touch did nothing; empty if it did."""
        return self._said

    @property
    def _number(self) -> int:
        return self._desk.state.manual_credit.last_number + 1

    def _command(self) -> GiveCredit | None:
        """The command for the typed amount; None if that is no amount."""
        try:
            cents = money.cents(str(self._typed.property("text")))
        except ValueError:
            return None
        return GiveCredit(self._number, cents)

    def _refusal(self, command: GiveCredit) -> Refusal | None:
        return self._desk.touch_gateway.refusal(command)

    @Slot()
    def _retyped(self) -> None:
        self._touched, self._said = None, ""
        self.changed.emit()

    def _amount(self, cents: int) -> str:
        return languages.amount(cents, self._desk.touch_gateway.cabinet.profile.currency)


make = CreditByHand
