"""The staff's page of parameters: their list, the editor of one, the search, and the draft of changes."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.events import Event
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from terminal.screens.operator.page import Desk
from terminal.screens.operator.parameters.configuration_list import ConfigurationList
from terminal.screens.operator.parameters.draft import ParameterDraft, Source
from terminal.screens.operator.parameters.editor import ParameterEditor
from terminal.screens.operator.parameters.parameter_list import ParameterList
from terminal.screens.operator.parameters.preset_list import PresetList
from terminal.screens.shared.exposed import view_model
from terminal.screens.shared.typed_text import TypedText
from terminal.screens.translating.messages import message_sentence
from terminal.settings.presets import Preset

RESTORABLE, HELD = "lock.parameters_restorable", "lock.parameters_held"
SEARCH_MAX = 40


@view_model
class ParameterBook(QObject):
    """The part of the page that is shown: the list, or the editor, the search or the draft over it."""

    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._view = ""
        self._said = ""
        self._draft = ParameterDraft(desk, self)
        self._list = ParameterList(desk, self._draft, self.edit, self)
        self._presets: PresetList | None = None
        self._configurations: ConfigurationList | None = None
        self._editor = ParameterEditor(desk, self._draft, self)
        self._words = TypedText(SEARCH_MAX, self)
        self._editor.closed.connect(self._edited)
        self._draft.changed.connect(self.changed)

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Follow events: doors, keys and credit decide what can be applied."""
        for one in (self._list, self._presets, self._configurations):
            if one is not None:
                one.project(state, events)
        if events:
            self._draft.refresh()

    def retranslate(self) -> None:
        """Update every text."""
        self._list.retranslate()
        self._draft.refresh()
        self._editor.retranslate()
        for one in (self._presets, self._configurations):
            if one is not None:
                one.retranslate()
        self.changed.emit()

    def step_back(self) -> bool:
        """Close an export; from everything over the list back to it."""
        over = {"presets": self._presets, "configurations": self._configurations}.get(self._view) or self._list
        if over.step_back():
            return True
        if not self._view:
            return False
        self.show("")
        return True

    @Property(str, notify=changed)
    def view(self) -> str:
        """What is over the list: ``edit``, ``search``, ``presets``, ``configurations``, ``draft``; or nothing."""
        return self._view

    @Property(QObject, notify=changed)
    def list(self) -> QObject:
        """The list."""
        return self._list

    @Property(QObject, notify=changed)
    def presets(self) -> QObject | None:
        """The list of presets, once it was opened."""
        return self._presets

    @Property(QObject, notify=changed)
    def configurations(self) -> QObject | None:
        """The list of signed configurations, once it was opened."""
        return self._configurations

    @Property(QObject, notify=changed)
    def editor(self) -> QObject:
        """The editor of one parameter."""
        return self._editor

    @Property(QObject, notify=changed)
    def draft(self) -> QObject:
        """The draft."""
        return self._draft

    @Property(QObject, notify=changed)
    def words(self) -> QObject:
        """What is searched for, while it is typed."""
        return self._words

    @Property(int, notify=changed)
    def drafted(self) -> int:
        """How many changes the draft has."""
        return len(self._draft.values)

    @Property(str, notify=changed)
    def wrong(self) -> str:
        """What is wrong with the file, if the parameters in force can be restored; else empty."""
        lock = self._desk.lock()
        restorable = lock is not None and lock.why.code in (RESTORABLE, HELD) and self._desk.parameters is not None
        return self._said or (message_sentence(lock.why) if lock is not None and restorable else "")

    @Property(bool, notify=changed)
    def edited(self) -> bool:
        """The file was edited, and can be accepted."""
        lock = self._desk.lock()
        return lock is not None and lock.why.code == HELD and self._desk.parameters is not None

    @Slot(str)
    def show(self, view: str) -> None:
        """Show this over the list; nothing for the list itself."""
        self._view = view
        if view == "draft":
            self._draft.refresh()
        if view == "presets" and self._presets is None:
            self._presets = PresetList(self._desk, self._fill, self)
        if view == "configurations":
            self._show_configurations()
        self._list.refresh()
        self.changed.emit()

    @Slot()
    def find(self) -> None:
        """Search for what is typed, and show what is found."""
        self._list.search(str(self._words.property("text")))
        self.show("")

    @Slot()
    def restore(self) -> None:
        """Have the last valid parameters written to the file. The terminal restarts on them."""
        lock = self._desk.lock()
        if lock is None or self._desk.parameters is None:
            return
        self._say(self._desk.parameters.restore(lock.why))

    @Slot()
    def accept(self) -> None:
        """Have the edited file accepted. The terminal restarts on it."""
        if self._desk.parameters is not None:
            self._say(self._desk.parameters.accept())

    def _say(self, refusal: Refusal | None) -> None:
        self._said = "" if refusal is None else self._desk.touch_gateway.say_why(refusal)
        self.changed.emit()

    def edit(self, name: str) -> None:
        """Open the editor of this parameter."""
        self._editor.open(name)
        self.show("edit")

    def _fill(self, preset: Preset) -> None:
        self._draft.fill(preset.values, Source(None, preset.title))
        self.show("draft")

    def _show_configurations(self) -> None:
        """Open the list, or look for files again: a stick may have been plugged in."""
        if self._configurations is None:
            self._configurations = ConfigurationList(self._desk, self._import, self)
        else:
            self._configurations.look()

    def _import(self, values: Mapping[str, str], source: Source) -> None:
        self._draft.fill(values, source)
        self.show("draft")

    @Slot()
    def _edited(self) -> None:
        self.show("draft" if self._draft.values else "")


def make(desk: Desk, parent: QObject) -> ParameterBook:
    """Make the page."""
    return ParameterBook(desk, parent)
