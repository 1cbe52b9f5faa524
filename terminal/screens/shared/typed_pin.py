"""A PIN as it is typed: one that is known once, a new one twice. Only the number of its digits is ever shown.

The command that it is typed for is slow to make. That of a new PIN is derived while the PIN is typed again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.commands import Staff, Touch
from terminal.rules.refusal import Refusal
from terminal.runtime.derivations import Derive
from terminal.screens.shared.derived_ask import DerivedAsk
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.pin_entry import PinEntry
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


class PinOwner(Protocol):
    """What a PIN is typed for."""

    @property
    def is_pin_new(self) -> bool:
        """A new PIN is chosen, which is typed twice."""

    @property
    def pin_prompt(self) -> str:
        """What to type first."""

    @property
    def pin_barred(self) -> str:
        """Why no digits are accepted now; empty if they are."""

    def pin_typed(self, pin: str) -> Callable[[], Touch | Staff] | None:
        """What makes the command from the PIN; None if another PIN is needed first. Raises Refusal for its form."""

    def pin_ready(self, command: Touch | Staff) -> Refusal | None:
        """Send the command; returns why it was refused, unless that is said elsewhere."""


@view_model
class TypedPin(QObject):
    """The PIN being typed, the prompt for it, and why the last one was not accepted."""

    changed = Signal()
    mistaken = Signal()
    """The entry was not accepted."""

    def __init__(self, owner: PinOwner, derive: Derive, parent: QObject, least: int = 4) -> None:
        super().__init__(parent)
        self._owner = owner
        self._derived = DerivedAsk(derive, self._send)
        self._blank = self._entry = PinEntry(least=least)
        self._trouble: Callable[[], str] | None = None

    @Slot()
    def forget(self) -> None:
        """Discard what was typed."""
        self._derived.forget()
        self._trouble = None
        self._enter(self._blank)

    def complain(self, trouble: Callable[[], str]) -> None:
        """Say why what was typed last is not accepted."""
        self._trouble = trouble
        self.changed.emit()
        self.mistaken.emit()

    # What a finger does -----------------------------------------------------------------------------------------------

    @Slot(int)
    def type(self, digit: int) -> None:
        """Type a digit."""
        if self.ready:
            self._trouble = None
            self._enter(self._entry.typed(digit))

    @Slot()
    def erase(self) -> None:
        """Remove the last digit."""
        if self.ready:
            self._enter(self._entry.erased())

    @Slot()
    def confirm(self) -> None:
        """Confirm the entry: twice for a new PIN."""
        if not self.ready:
            return
        if not self._entry.is_whole or not self._entry.is_again:
            self._typed(self._entry)
        elif self._entry.agrees:
            self._want()
        else:
            self.forget()
            self.complain(_differs)

    def _typed(self, entry: PinEntry) -> None:
        """A PIN is typed, or a new one for the first time."""
        is_new = self._owner.is_pin_new
        try:
            make = self._owner.pin_typed(entry.digits)
        except Refusal as refusal:
            if entry.is_whole:
                self._enter(self._blank)
            self._refused(refusal)
            return
        self._enter(entry.once_more() if is_new else self._blank)
        if make is not None:
            self._derived.begin(make)
            if not is_new:
                self._want()

    def _want(self) -> None:
        """Have the command sent as soon as it is derived."""
        self._entry = self._blank
        self._derived.want()
        self.changed.emit()

    def _send(self, command: Touch | Staff) -> None:
        refusal = self._owner.pin_ready(command)
        if refusal is not None:
            self._refused(refusal)
        self.changed.emit()

    def _refused(self, refusal: Refusal) -> None:
        self.complain(lambda: languages.sentence(refusal))

    def _enter(self, entry: PinEntry) -> None:
        self._entry = entry
        self.changed.emit()

    # For QML ----------------------------------------------------------------------------------------------------------

    @Property(int, notify=changed)
    def length(self) -> int:
        """How many digits have been typed."""
        return len(self._entry.digits)

    least = exposed(int, "_blank.least", changed)
    """How many digits a PIN has at least."""
    whole = exposed(bool, "_entry.is_whole", changed)
    """There are enough digits."""
    busy = exposed(bool, "_derived.busy", changed)
    """The entry is being processed: keys are ignored meanwhile."""

    @Property(bool, notify=changed)
    def ready(self) -> bool:
        """Digits are accepted."""
        return not self._derived.busy and not self._owner.pin_barred

    @Property(str, notify=changed)
    def prompt(self) -> str:
        """What to type."""
        if self._derived.busy:
            return translate("Pin", "One moment, please")
        if self._entry.is_again:
            return translate("Pin", "Enter the same PIN again")
        return self._owner.pin_prompt

    @Property(str, notify=changed)
    def trouble(self) -> str:
        """Why the last entry was not accepted, or none is; empty otherwise."""
        return self._owner.pin_barred or (self._trouble() if self._trouble is not None else "")


def _differs() -> str:
    return translate("Pin", "The PINs do not match. Please start again")
