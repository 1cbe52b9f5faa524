"""The draft: changes that are not in force yet, what they require, and whether they could be applied now."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.commands import ChangeParameters
from terminal.cabinet.events import SignedFile
from terminal.cabinet.parameters import changes_between, needs_of, right_to, verify_need, verify_pay_tables
from terminal.cabinet.people.authority import SECOND_PERSON
from terminal.rules.refusal import Refusal
from terminal.screens.operator.page import Desk
from terminal.screens.operator.parameters import wording
from terminal.screens.shared.exposed import view_model
from terminal.screens.shared.rows import Rows
from terminal.screens.translating.marked import translate
from terminal.settings.parameter import Need


class Source(msgspec.Struct, frozen=True):
    """Where the values of a draft come from: a signed file, or a preset."""

    file: SignedFile | None
    """None for a preset."""
    title: str
    """The name of the file and its signer, or the title of the preset."""


@view_model
class ParameterDraft(QObject):
    """Several changes, which are applied together or not at all."""

    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._values: dict[str, str] = {}
        self._source: Source | None = None
        self._said = ""
        self._applied = False
        self._lines = Rows(("name", "before", "after"), self)
        self._needs = Rows(("title", "met", "why"), self)

    # For the page ---------------------------------------------------------------------------------------------------

    @property
    def values(self) -> Mapping[str, str]:
        """The changed values by the names of their parameters."""
        return self._values

    @property
    def command(self) -> ChangeParameters:
        """What `apply` asks for."""
        if self._source is None:
            return ChangeParameters(dict(self._values))
        if self._source.file is None:
            return ChangeParameters(dict(self._values), "preset", preset=self._source.title)
        return ChangeParameters(dict(self._values), "import", imported=self._source.file)

    def value_of(self, name: str) -> str:
        """The parameter's value as it will be."""
        return self._values.get(name, self._in_force[name])

    def in_force_of(self, name: str) -> str:
        """The parameter's value in force."""
        return self._in_force[name]

    def put(self, name: str, value: str) -> None:
        """Take a valid value into the draft; one that is in force already leaves it.

        A draft with a value that a person has entered is no import any more, but a change on the screen. With a preset
        in it, it stays one, so that the second person is asked.
        """
        if self._source is not None and self._source.file is not None:
            self._source = None
        self._values.pop(name, None)
        if value != self._in_force[name]:
            self._values[name] = value
        self._said = ""
        self.refresh()

    def fill(self, values: Mapping[str, str], source: Source | None = None) -> None:
        """Begin a new draft with these values, which may come from a signed file or a preset."""
        in_force = self._in_force
        self._values = {name: value for name, value in values.items() if in_force[name] != value}
        self._source, self._said = source, ""
        self.refresh()

    def refresh(self) -> None:
        """Compare the draft with the parameters in force and the present state."""
        in_force, state, profile = self._in_force, self._desk.state, self._desk.touch_gateway.cabinet.profile
        self._values = {name: value for name, value in self._values.items() if in_force.get(name, value) != value}
        changes = changes_between(in_force, {**in_force, **self._values})
        self._lines.show([(one.name, one.before, one.after) for one in changes])
        right = right_to(self.command)
        met = []
        needs = needs_of(self._values)
        if self._source is not None and Need.SECOND_PERSON not in needs:
            needs = (*needs, Need.SECOND_PERSON)
        for one in needs:
            try:
                verify_need(one, profile, state, right)
            except Refusal as refusal:
                met.append((wording.need(one), False, self._why(refusal)))
            else:
                met.append((wording.need(one), True, ""))
        self._needs.show(met)
        self.changed.emit()

    # For QML --------------------------------------------------------------------------------------------------------

    @Property(QObject, notify=changed)
    def lines(self) -> QObject:
        """Each change with before and after."""
        return self._lines

    @Property(QObject, notify=changed)
    def needs(self) -> QObject:
        """What the changes require, and whether it is so."""
        return self._needs

    @Property(str, notify=changed)
    def source(self) -> str:
        """The signed file that the draft imports; empty for any other draft."""
        return "" if self._source is None or self._source.file is None else self._source.title

    @Property(int, notify=changed)
    def count(self) -> int:
        """How many changes there are."""
        return len(self._values)

    @Property(str, notify=changed)
    def trouble(self) -> str:
        """Why the draft cannot be applied now; empty if it can."""
        if self._said:
            return self._said
        lock = self._desk.lock()
        if lock is not None:
            return self._desk.touch_gateway.say_why(Refusal("locked", "Play is locked: {why}.", why=lock.why))
        refusal = self._refusal()
        if refusal is None or refusal.code == SECOND_PERSON:  # the first person can apply it, and the second is asked
            return ""
        return self._desk.touch_gateway.say_why(refusal)

    @Property(bool, notify=changed)
    def ready(self) -> bool:
        """The draft can be applied now; a second person may have to agree first, if people sign in."""
        if not self._values or self._said or self._desk.lock() is not None:
            return False
        refusal = self._refusal()
        return refusal is None or refusal.code == SECOND_PERSON

    @Property(bool, notify=changed)
    def restarts(self) -> bool:
        """The terminal restarts on these changes."""
        return Need.RESTART in needs_of(self._values)

    @Property(str, notify=changed)
    def applied(self) -> str:
        """That the changes are in force, until another one is drafted; empty otherwise."""
        return translate("Operator", "The changes are in force.") if self._applied and not self._values else ""

    @Property(str, notify=changed)
    def note(self) -> str:
        """Why the draft cannot be applied, unless it is a requirement that is not met."""
        trouble = str(self.property("trouble")) if self._values else ""
        return "" if any(trouble == why for _, _, why in self._needs.rows) else trouble

    @Slot(str)
    def drop(self, name: str) -> None:
        """Take one change out of the draft."""
        self._values.pop(name, None)
        self._said = ""
        self.refresh()

    @Slot()
    def discard(self) -> None:
        """Give up all changes."""
        self._values, self._source, self._said, self._applied = {}, None, "", False
        self.refresh()

    @Slot()
    def apply(self) -> None:
        """Apply all changes together, once a second person has agreed if one has to.

        The terminal restarts if one of them requires it; otherwise they are in force at once.
        """
        command, refusal = self.command, self._refusal()
        if refusal is not None and refusal.code == SECOND_PERSON:
            self._desk.second_person(right_to(command), self.apply)
            return
        if self._desk.parameters is None:
            refusal = self._desk.touch_gateway.send(command)
        else:
            refusal = self._desk.parameters.change(command.changes, command.origin, command.imported, command.preset)
        self._said = "" if refusal is None else self._desk.touch_gateway.say_why(refusal)
        self._applied = refusal is None
        self.refresh()

    def _refusal(self) -> Refusal | None:
        """Why the draft would be refused now; None if it would not."""
        state, profile, command = self._desk.state, self._desk.touch_gateway.cabinet.profile, self.command
        changes = changes_between(self._in_force, {**self._in_force, **self._values})
        try:
            verify_pay_tables(profile, state, changes, command.imported, self._desk.now())
        except Refusal as refusal:
            return refusal
        return self._desk.touch_gateway.refusal(command)

    def _why(self, refusal: Refusal) -> str:
        if refusal.code == SECOND_PERSON:
            return translate("Operator", "Apply asks for the second person.")
        return self._desk.touch_gateway.say_why(refusal)

    @property
    def _in_force(self) -> Mapping[str, str]:
        return self._desk.touch_gateway.cabinet.written  # kept: a list asks for it line by line
