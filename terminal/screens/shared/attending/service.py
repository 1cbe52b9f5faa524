"""What is shown apart from the game: failed devices, the cover of play, and the attendant's panel."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Property, QObject, Signal

from drivers.ports import BoardInputs
from terminal.cabinet import hand_pay
from terminal.cabinet.commands import Staff
from terminal.cabinet.keys import ATTENDANT
from terminal.cabinet.state import State
from terminal.cabinet.state.hand_pays import HandPay
from terminal.runtime.lockup import Lock
from terminal.screens.shared.attending.devices import DEVICE_ROLES, device_rows, doors, doors_text, notice
from terminal.screens.shared.attending.matters import MATTER_ROLES, Touched, WhyNot, hand_pay_title, matters
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.rows import Rows
from terminal.screens.translating import languages


class Environment(NamedTuple):
    """What is shown of the cabinet around the game."""

    keys: tuple[str, ...] = ()
    doors: str = ""
    notice: str = ""
    doors_text: str = ""
    """The message about doors, whatever covers the table (regulation D1)."""
    test_mode: bool = False
    out_of_service: bool = False


@view_model
class Service(QObject):
    """The state of the machine around the game."""

    changed = Signal()

    def __init__(self, currency: str, parent: QObject | None = None, why_not: WhyNot = lambda _: "") -> None:
        super().__init__(parent)
        self.devices = Rows(DEVICE_ROLES, self)
        self.matters = Rows(MATTER_ROLES, self)
        self._currency = currency
        self._why_not = why_not
        self._cover: Lock | None = None
        """The cover of play: a lock, or a calm hold that ends by itself."""
        self._shown = Environment()
        self._out_of_service = False
        self._seen: BoardInputs | None = None
        """Doors and keys, once events no longer report them."""
        self._hand_pay: HandPay | None = None
        self._touched: Touched | None = None
        """The matter that the staff has touched once, of those that need two touches."""

    def project(self, state: State) -> None:
        """Show this state's devices, doors and open matters."""
        self.devices.show(device_rows(state))
        inputs = self._seen or BoardInputs(state.machine.doors_open, state.machine.keys_turned)
        if not self._is_still_touched(state, inputs):
            self._touched = None
        why_not = self._why_nothing_is_settled if inputs.keys_turned else _not_asked
        self.matters.show(matters(state, self._currency, self._touched, why_not))
        self._out_of_service = state.machine.out_of_service is not None
        test_mode = state.diagnostics.mode is not None
        self._show(inputs, notice(state, inputs.doors_open), doors_text(state, inputs.doors_open), test_mode=test_mode)

    def see(self, inputs: BoardInputs, state: State | None = None) -> None:
        """Show these doors and keys, whatever the state says, because events no longer report them."""
        self._seen = inputs
        if state is None:
            self._show(inputs, "", doors(inputs.doors_open))
        else:
            self.project(state)

    def _show(self, inputs: BoardInputs, notice: str, doors_text: str, *, test_mode: bool = False) -> None:
        opened, out = doors(inputs.doors_open), self._out_of_service
        shown = Environment(inputs.keys_turned, opened, notice, doors_text, test_mode, out)
        if shown != self._shown:
            self._shown = shown
            self.changed.emit()

    @property
    def lock_of_play(self) -> Lock | None:
        """The lock that does not pass by itself; None without one."""
        return None if self._cover is None or self._cover.passes else self._cover

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys that are turned."""
        return self._shown.keys

    def _why_nothing_is_settled(self, command: Staff) -> str:
        """Under a lock the state may not know the keys: the touch itself is refused."""
        return "" if self.lock_of_play else self._why_not(command)

    def cover_hand_pay(self, state: State) -> None:
        """Cover play while an attendant must pay something by hand; called once the dice have landed."""
        first = next(iter(state.hand_pay.due), None)
        if first != self._hand_pay:
            self._hand_pay = first
            self.changed.emit()

    def is_second_touch(self, kind: str, number: int, state: State) -> bool:
        """Whether this matter was touched before; the first touch only asks for the second."""
        touched = Touched(kind, number, state.playable_cents)
        if self._touched == touched:
            return True
        self._touched = touched
        self.project(state)
        return False

    def _is_still_touched(self, state: State, inputs: BoardInputs) -> bool:
        """The first touch counts while a key is turned and the matter is open with the same credit."""
        touched = self._touched
        if touched is None or not inputs.keys_turned or touched.cents != state.playable_cents:
            return False
        due = any(one.number == touched.number for one in state.hand_pay.due)
        return due if touched.kind == "hand_pay" else not state.hand_pay.due

    def lock(self, lock: Lock) -> None:
        """Cover the play; a lock that passes by itself covers it calmly and calls for no attendant."""
        self._cover = lock
        self.changed.emit()

    def unlock(self) -> None:
        """Uncover the play."""
        self._cover = None
        self.changed.emit()

    def retranslate(self, state: State) -> None:
        """Read every text again."""
        self._shown = Environment()
        self.project(state)
        self.changed.emit()

    @property
    def _paid_by_hand(self) -> HandPay | None:
        """The hand pay that covers the play, unless a lock does."""
        return None if self._cover else self._hand_pay

    @Property(bool, notify=changed)
    def locked(self) -> bool:
        """The play is covered."""
        return self._cover is not None or self._hand_pay is not None

    @Property(str, notify=changed)
    def lockTitle(self) -> str:  # noqa: N802 - QML's spelling
        """What is wrong, in a few words."""
        if due := self._paid_by_hand:
            return hand_pay_title(due, self._currency)
        return languages.message_sentence(self._cover.title) if self._cover else ""

    @Property(str, notify=changed)
    def lockSentence(self) -> str:  # noqa: N802 - QML's spelling
        """What is wrong and what to do."""
        if due := self._paid_by_hand:
            return languages.sentence(hand_pay.why(due, self._currency))
        return languages.message_sentence(self._cover.why) if self._cover else ""

    @Property(bool, notify=changed)
    def lockCalm(self) -> bool:  # noqa: N802 - QML's spelling
        """Nothing is wrong: the cover goes by itself."""
        return self._cover is not None and self._cover.passes

    @Property(bool, notify=changed)
    def lockCalled(self) -> bool:  # noqa: N802 - QML's spelling
        """The attendant has already been called: the lamp is lit for a hand pay."""
        return self._paid_by_hand is not None

    @Property(bool, notify=changed)
    def attendant(self) -> bool:
        """An attendant has turned the key."""
        return ATTENDANT in self._shown.keys

    @Property(bool, notify=changed)
    def staff(self) -> bool:
        """An attendant or a technician has turned a key."""
        return bool(self._shown.keys)

    doors = exposed(str, "_shown.doors", changed)
    """The open doors, as a sentence."""
    doorsText = exposed(str, "_shown.doors_text", changed)
    """The message about doors, whatever covers the table (regulation D1); empty for none."""
    testMode = exposed(bool, "_shown.test_mode", changed)
    """Test mode is on: every screen says so."""
    outOfService = exposed(bool, "_shown.out_of_service", changed)
    """A sign covers the felt."""
    notice = exposed(str, "_shown.notice", changed)
    """A notice about a device for the player; empty if everything works."""


def _not_asked(command: Staff) -> str:
    """While no key is turned, no matter is seen."""
    del command
    return ""
