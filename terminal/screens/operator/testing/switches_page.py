"""The technician's page of the cabinet's doors, keys and tower light: each switch live, each light at a touch."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from PySide6.QtCore import Property, QObject, Signal, Slot

from drivers.ports import DOORS, KEYS, Lamp
from terminal.cabinet.board import BOARD
from terminal.cabinet.commands import TestLamp
from terminal.cabinet.events import Event, InputsChanged
from terminal.cabinet.orders import lamp
from terminal.cabinet.state import State
from terminal.screens.operator.page import Desk
from terminal.screens.operator.testing.test_mode import ModeButton
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.rows import Row, Rows
from terminal.screens.translating import languages
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP, translate

SWITCH_ROLES = ("name", "tone", "status", "advice")
LAMP_ROLES = ("lamp", "title", "light", "tested", "ready")

NAMES = {
    "main": QT_TRANSLATE_NOOP("Operator", "main door"),
    "cashbox": QT_TRANSLATE_NOOP("Operator", "cash box door"),
    "logic": QT_TRANSLATE_NOOP("Operator", "logic door"),
    "attendant": QT_TRANSLATE_NOOP("Operator", "attendant's key"),
    "technician": QT_TRANSLATE_NOOP("Operator", "technician's key"),
}

LAMPS = {
    Lamp.OFF: (QT_TRANSLATE_NOOP("Operator", "Dark"), QT_TRANSLATE_NOOP("Operator", "both lights off")),
    Lamp.ADMINISTRATIVE: (
        QT_TRANSLATE_NOOP("Operator", "Staff key"),
        QT_TRANSLATE_NOOP("Operator", "lower light, blinking slowly"),
    ),
    Lamp.CALL: (QT_TRANSLATE_NOOP("Operator", "Call"), QT_TRANSLATE_NOOP("Operator", "upper light, steady")),
    Lamp.DISABLED: (QT_TRANSLATE_NOOP("Operator", "No play"), QT_TRANSLATE_NOOP("Operator", "lower light, steady")),
    Lamp.PAYOUT: (
        QT_TRANSLATE_NOOP("Operator", "Credit by hand"),
        QT_TRANSLATE_NOOP("Operator", "upper light, blinking slowly"),
    ),
    Lamp.JACKPOT: (
        QT_TRANSLATE_NOOP("Operator", "Win by hand"),
        QT_TRANSLATE_NOOP("Operator", "both lights, blinking in turn"),
    ),
    Lamp.FAULT: (QT_TRANSLATE_NOOP("Operator", "Fault"), QT_TRANSLATE_NOOP("Operator", "upper light, blinking")),
    Lamp.TILT: (
        QT_TRANSLATE_NOOP("Operator", "Locked"),
        QT_TRANSLATE_NOOP("Operator", "both lights, blinking together"),
    ),
    Lamp.DOOR: (QT_TRANSLATE_NOOP("Operator", "Door"), QT_TRANSLATE_NOOP("Operator", "lower light, blinking")),
}
"""What the tower light shows, and the lights that the board's protocol suggests for it (drivers/board/PROTOCOL.md)."""


@view_model
class SwitchesPage(QObject):
    """Doors and keys as the board reports them, how often each has moved since the page was opened, and the lamps."""

    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._mode = ModeButton(desk, self)
        self._doors = Rows(SWITCH_ROLES, self)
        self._keys = Rows(SWITCH_ROLES, self)
        self._lamps = Rows(LAMP_ROLES, self)
        self._moves: Counter[str] = Counter()
        self._seen = _active(desk.state.machine.doors_open, desk.state.machine.keys_turned)
        self._refresh()

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Follow every move of a switch, and test mode."""
        del state
        for event in events:
            if isinstance(event, InputsChanged):
                now = _active(event.doors_open, event.keys_turned)
                self._moves.update(now ^ self._seen)
                self._seen = now
        self._mode.project(events)
        self._refresh()

    def retranslate(self) -> None:
        """Update every text."""
        self._mode.project(())
        self._refresh()

    def step_back(self) -> bool:
        """There is nothing to go back to within the page."""
        return False

    @Slot(str)
    def show(self, name: str) -> None:
        """Let the tower light show this; touched again, it shows the state of the cabinet."""
        tested = self._desk.state.diagnostics.lamp
        chosen = Lamp(name)
        self._mode.ask(TestLamp(None if chosen is tested else chosen))

    mode = exposed(QObject, "_mode", changed)
    """The button of test mode."""
    doors = exposed(QObject, "_doors", changed)
    """Each door: its name, whether it is open, and how often it has moved."""
    keys = exposed(QObject, "_keys", changed)
    """Each key, in the same way."""
    lamps = exposed(QObject, "_lamps", changed)
    """What the tower light can show: a name, the lights, whether it is tested now, and whether it can be."""

    @Property(str, notify=changed)
    def shows(self) -> str:
        """What the tower light shows now, and why."""
        state = self._desk.state
        if (tested := state.diagnostics.lamp) is not None:
            return translate("Operator", "Now, as a test: {0}").format(_title(tested))
        return translate("Operator", "Now, as the cabinet is: {0}").format(_title(lamp(state)))

    @Property(str, notify=changed)
    def remark(self) -> str:
        """What ends the test of a lamp."""
        return translate("Operator", "A second touch, or the end of test mode, shows the state of the cabinet again.")

    def _refresh(self) -> None:
        opened, shut = translate("Operator", "open"), translate("Operator", "shut")
        turned, not_turned = translate("Operator", "turned"), translate("Operator", "not turned")
        self._doors.show([self._switch(name, opened, shut) for name in DOORS])
        self._keys.show([self._switch(name, turned, not_turned) for name in KEYS])
        self._lamps.show([self._lamp(one) for one in Lamp])
        self.changed.emit()

    def _switch(self, name: str, active: str, rests: str) -> Row:
        """A row. What a board reported that is lost now is not known any more."""
        title = languages.sentence_start(translate("Operator", NAMES[name]))
        moves = translate("Operator", "moved: {0}").format(self._moves[name])
        if not self._desk.state.machine.devices[BOARD].ready:
            return (title, "bad", languages.sentence_start(translate("Operator", "not known")), moves)
        is_active = name in self._seen
        status = languages.sentence_start(active if is_active else rests)
        return (title, "care" if is_active else "good", status, moves)

    def _lamp(self, one: Lamp) -> Row:
        state = self._desk.state
        ready = self._desk.touch_gateway.refusal(TestLamp(one)) is None
        return (one.value, _title(one), translate("Operator", LAMPS[one][1]), state.diagnostics.lamp is one, ready)


def _active(*names: Iterable[str]) -> frozenset[str]:
    """The doors that are open and the keys that are turned, by name."""
    return frozenset(name for some in names for name in some)


def _title(one: Lamp) -> str:
    return translate("Operator", LAMPS[one][0])


make = SwitchesPage
