"""The technician's page of the devices, live: state, version, last faults, and the messages on the line (D3, O9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot

from drivers.wire import Line
from terminal.cabinet.events import AuthorityStands, DeviceBack, DeviceLost, DeviceStands, Event, from_bytes
from terminal.cabinet.orders import AUTHORITY
from terminal.cabinet.state import State
from terminal.cabinet.state.machine import CARDS, DEVICES
from terminal.journal.errors import JournalError
from terminal.messages.text import Text
from terminal.screens.operator.page import Desk
from terminal.screens.operator.times import clock, instant
from terminal.screens.shared.attending.devices import device_rows
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.rows import Row, Rows
from terminal.screens.translating import languages
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP, translate

TITLES = {
    "validator": QT_TRANSLATE_NOOP("Operator", "Validator"),
    "printer": QT_TRANSLATE_NOOP("Operator", "Printer"),
    "dice": QT_TRANSLATE_NOOP("Operator", "Dice"),
    "board": QT_TRANSLATE_NOOP("Operator", "Board"),
    CARDS: QT_TRANSLATE_NOOP("Operator", "Card reader"),
    AUTHORITY: QT_TRANSLATE_NOOP("Operator", "Ticket authority"),
}
"""The devices in the order of their buttons."""
TIMES = "\N{MULTIPLICATION SIGN}"
LOOK_MS = 400
SHOWN_LINES = 12
SHOWN_FAULTS = 4
KINDS = ("device_lost", "device_stands", "device_back", "authority_stands")
LATEST = 200
"""How many events about devices are looked through for the last faults of one."""


@view_model
class DevicesPage(QObject):
    """One device at a time. The line is read only while the page is open, and not while it is paused."""

    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._name = DEVICES[0]
        self._paused = False
        self._choices = Rows(("name", "title", "chosen"), self)
        self._facts = Rows(("title", "value"), self)
        self._faults = Rows(("at", "what"), self)
        self._lines = Rows(("at", "sent", "text", "bytes", "times"), self)
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self.look)
        self._timer.start()
        self._refresh()

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Follow events: what they say of the device is in the journal."""
        del state
        if events:
            self._refresh()

    def retranslate(self) -> None:
        """Update every text."""
        self._refresh()

    def step_back(self) -> bool:
        """There is nothing to go back to within the page."""
        return False

    @Slot()
    def look(self) -> None:
        """Read the line again, unless that is paused."""
        if not self._paused:
            self._show_lines()
            self._facts.show(self._known())

    @Slot(str)
    def choose(self, name: str) -> None:
        """Show this device."""
        self._name, self._paused = name, False
        self._refresh()

    @Slot()
    def pause(self) -> None:
        """Let the lines stay as they are, or follow again."""
        self._paused = not self._paused
        self.look()
        self.changed.emit()

    choices = exposed(QObject, "_choices", changed)
    """The devices: name, title, and whether it is shown."""
    facts = exposed(QObject, "_facts", changed)
    """What is known of the device: title and value."""
    faults = exposed(QObject, "_faults", changed)
    """Its last faults: when, and what it was."""
    lines = exposed(QObject, "_lines", changed)
    """The last messages, the newest first: when, whether sent, the text, the bytes, and how often."""
    paused = exposed(bool, "_paused", changed)
    """The lines stay as they are."""

    @Property(str, notify=changed)
    def quiet(self) -> str:
        """Why there are no messages; empty if there are some."""
        if self._lines.rows:
            return ""
        if self._name not in self._desk.wires:
            return translate("Operator", "It is part of the program: there is no line to it.")
        return translate("Operator", "Nothing has passed yet.")

    @Property(bool, notify=changed)
    def hasLine(self) -> bool:  # noqa: N802 - QML's spelling
        """The device has a line whose messages can be paused."""
        return self._name in self._desk.wires

    @Property(str, notify=changed)
    def noFaults(self) -> str:  # noqa: N802 - QML's spelling
        """That the journal knows no fault of it; empty if it does."""
        return "" if self._faults.rows else translate("Operator", "None that is journaled lately.")

    def _refresh(self) -> None:
        self._choices.show([(name, translate("Operator", TITLES[name]), name == self._name) for name in self._names])
        self._facts.show(self._known())
        self._faults.show(list(self._last_faults()))
        self._show_lines()
        self.changed.emit()

    def _show_lines(self) -> None:
        wire = self._desk.wires.get(self._name)
        had = bool(self._lines.rows)
        found = wire.lines()[: -SHOWN_LINES - 1 : -1] if wire else []
        self._lines.show([self._row(line) for line in found])
        if bool(found) != had:
            self.changed.emit()

    def _row(self, line: Line) -> Row:
        at = clock(self._desk, line.at_ms)
        times = f"{TIMES} {languages.number(line.times)}" if line.times > 1 else ""
        shown = f"{at:%H:%M:%S}.{line.at_ms % 1000:03}"
        return (shown, line.sent, line.text, line.data.hex(" ").upper(), times)

    def _known(self) -> list[Row]:
        """State, version, and what has passed over the line."""
        status = next((row[2] for row, name in self._statuses() if name == self._name), translate("Operator", "none"))
        rows: list[Row] = [(translate("Operator", "State"), languages.sentence_start(status))]
        if identity := self._identity():
            rows.append((translate("Operator", "Identity"), identity))
        if wire := self._desk.wires.get(self._name):
            counts = wire.counts()
            number = languages.number
            passed = translate("Operator", "{0} bytes sent, {1} received")
            rows.append(
                (
                    translate("Operator", "Line"),
                    passed.format(number(counts.sent_bytes), number(counts.received_bytes)),
                )
            )
            opened = translate("Operator", "opened: {0}, garbled messages: {1}")
            opens = opened.format(number(counts.opened), number(counts.garbled))
            rows.append((translate("Operator", "Since the start"), opens))
        return rows

    @property
    def _names(self) -> tuple[str, ...]:
        """A cabinet without a card reader has no button for one."""
        return (*self._desk.state.machine.devices, AUTHORITY)

    def _statuses(self) -> Iterator[tuple[Row, str]]:
        """The row of each device, and its name."""
        return zip(device_rows(self._desk.state), self._names, strict=False)

    def _identity(self) -> str:
        """What the device said of itself when it was back last; empty for none."""
        backs = (one for _, one in self._journaled() if isinstance(one, DeviceBack))
        return next((one.identity for one in backs if one.device == self._name), "")

    def _last_faults(self) -> Iterator[Row]:
        """The last faults, the newest first."""
        shown = 0
        for at_ms, event in self._journaled():
            what = _fault(event, self._name)
            if what and shown < SHOWN_FAULTS:
                shown += 1
                yield (instant(self._desk, at_ms), languages.message_sentence(what))

    def _journaled(self) -> Sequence[tuple[int, Event]]:
        """The latest events about devices, the newest first; none from a journal that cannot be read."""
        try:
            rows = self._desk.history().latest(KINDS, LATEST)
        except JournalError:
            return ()
        return [(row.at_ms, from_bytes(row.body)) for row in rows]


def _fault(event: Event, name: str) -> Text:
    """What the event says is wrong with this device; empty for nothing."""
    match event:
        case DeviceLost(device, reason) if device == name:
            return reason
        case DeviceStands(device, code, say) if device == name and code:
            return say or code
        case AuthorityStands(code, say) if name == AUTHORITY and code:
            return say or code
    return ""


make = DevicesPage
