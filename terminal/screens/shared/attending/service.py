"""What is shown beside the game: devices that fail, what lies over the play, and the attendant's panel."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

from drivers.ports import BoardInputs
from terminal.cabinet import hand_pay
from terminal.cabinet.keys import ATTENDANT
from terminal.cabinet.state import State
from terminal.cabinet.state.hand_pays import HandPay
from terminal.screens.shared.attending.devices import DEVICE_ROLES, device_rows, doors, doors_told, notice
from terminal.screens.shared.attending.matters import MATTER_ROLES, hand_pay_title, matters
from terminal.screens.shared.rows import Rows
from terminal.screens.translating import languages

QML_IMPORT_NAME = "Boxman.Backend"
QML_IMPORT_MAJOR_VERSION = 1


class Cover(NamedTuple):
    """What lies over the play, in the runtime's own words; nothing does without a title."""

    title: str = ""
    sentence: str = ""
    calm: bool = False
    """It passes by itself and calls for nobody."""


class Surroundings(NamedTuple):
    """What is seen of the cabinet round the game."""

    keys: tuple[str, ...] = ()
    doors: str = ""
    notice: str = ""
    doors_told: str = ""
    """What is said of doors whatever covers the table (regulation D1)."""


@QmlElement
class Service(QObject):
    """The state of the machine round the game."""

    changed = Signal()

    def __init__(self, currency: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.devices = Rows(DEVICE_ROLES, self)
        self.matters = Rows(MATTER_ROLES, self)
        self._currency = currency
        self._cover = Cover()
        self._shown = Surroundings()
        self._seen: BoardInputs | None = None
        """How doors and keys stand, where no event tells of them any more."""
        self._hand_pay: HandPay | None = None
        self._touched = 0
        """The hand pay that the attendant has touched as paid; 0 while there is none."""

    def project(self, state: State) -> None:
        """Show this state's devices, doors and what an attendant has to settle."""
        self.devices.show(device_rows(state))
        inputs = self._seen or BoardInputs(state.machine.doors_open, state.machine.keys_turned)
        if all(one.number != self._touched for one in state.hand_pay.due) or ATTENDANT not in inputs.keys_turned:
            self._touched = 0
        self.matters.show(matters(state, self._currency, self._touched))
        self._show(inputs, notice(state, inputs.doors_open), doors_told(state, inputs.doors_open))

    def see(self, inputs: BoardInputs, state: State | None = None) -> None:
        """Where no event tells of them any more, doors and keys stand like this, whatever the state says."""
        self._seen = inputs
        if state is None:
            self._show(inputs, "", doors(inputs.doors_open))
        else:
            self.project(state)

    def _show(self, inputs: BoardInputs, notice: str, doors_told: str) -> None:
        shown = Surroundings(inputs.keys_turned, doors(inputs.doors_open), notice, doors_told)
        if shown != self._shown:
            self._shown = shown
            self.changed.emit()

    @property
    def why_locked(self) -> str:
        """The sentence of a lock that does not pass by itself, as the runtime said it; empty without one."""
        return "" if self._cover.calm else self._cover.sentence

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys that are turned."""
        return self._shown.keys

    def cover_hand_pay(self, state: State) -> None:
        """Cover the play while an attendant is to pay something by hand; told once the dice lie."""
        first = next(iter(state.hand_pay.due), None)
        if first != self._hand_pay:
            self._hand_pay = first
            self.changed.emit()

    def is_second_touch(self, number: int, state: State) -> bool:
        """Whether the attendant has touched "paid" of this hand pay before; the first touch only asks for one more."""
        if self._touched == number:
            return True
        self._touched = number
        self.project(state)
        return False

    def lock(self, title: str, sentence: str, *, calm: bool = False) -> None:
        """Cover the play; a calm cover passes by itself and calls for nobody."""
        self._cover = Cover(title, sentence, calm)
        self.changed.emit()

    def unlock(self) -> None:
        """Uncover the play."""
        self._cover = Cover()
        self.changed.emit()

    def retranslate(self, state: State) -> None:
        """Read every text anew."""
        self._shown = Surroundings()
        self.project(state)
        self.changed.emit()

    @property
    def _paid_by_hand(self) -> HandPay | None:
        """The hand pay that covers the play, unless a lock does."""
        return None if self._cover.title else self._hand_pay

    @Property(bool, notify=changed)
    def locked(self) -> bool:
        """The play is covered."""
        return bool(self._cover.title) or self._hand_pay is not None

    @Property(str, notify=changed)
    def lockTitle(self) -> str:  # noqa: N802 - QML's spelling
        """What is wrong, in a few words."""
        if due := self._paid_by_hand:
            return hand_pay_title(due, self._currency)
        return languages.lock_sentence(self._cover.title)

    @Property(str, notify=changed)
    def lockSentence(self) -> str:  # noqa: N802 - QML's spelling
        """What is wrong and what to do."""
        if due := self._paid_by_hand:
            return languages.sentence(hand_pay.why(due, self._currency))
        return languages.lock_sentence(self._cover.sentence)

    @Property(bool, notify=changed)
    def lockCalm(self) -> bool:  # noqa: N802 - QML's spelling
        """Nothing is wrong: the cover goes by itself."""
        return self._cover.calm

    @Property(bool, notify=changed)
    def lockCalled(self) -> bool:  # noqa: N802 - QML's spelling
        """The attendant has been called already: the lamp is lit for a hand pay."""
        return self._paid_by_hand is not None

    @Property(bool, notify=changed)
    def attendant(self) -> bool:
        """An attendant has turned the key."""
        return ATTENDANT in self._shown.keys

    @Property(bool, notify=changed)
    def staff(self) -> bool:
        """An attendant or a technician has turned a key."""
        return bool(self._shown.keys)

    @Property(str, notify=changed)
    def doors(self) -> str:
        """The doors that stand open, as a sentence."""
        return self._shown.doors

    @Property(str, notify=changed)
    def doorsTold(self) -> str:  # noqa: N802 - QML's spelling
        """What has to be said of doors whatever covers the table (regulation D1); empty for nothing."""
        return self._shown.doors_told

    @Property(str, notify=changed)
    def notice(self) -> str:
        """What the player should know of a device; empty when all is well."""
        return self._shown.notice
