"""A PIN of the staff as it is typed: once to prove it, a new one twice, or both; its command is derived and sent."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot

from terminal.cabinet.commands import Instant, Staff, Touch
from terminal.cabinet.events import AnyEvent, SignInRefused
from terminal.cabinet.people import staff_pins
from terminal.cabinet.people.signing_in import delay_left_ms
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from terminal.runtime.derivations import Derive
from terminal.screens.shared.derived_ask import DerivedAsk
from terminal.screens.shared.exposed import view_model
from terminal.screens.shared.pin_entry import PinEntry
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

LEAST = 5
LOOK_MS = 500
"""How often the rest of a delay is read while it runs, and only then."""

Make = Callable[[str], Staff]
"""Makes the command from the PIN; slow."""
Renew = Callable[[str, str], Staff]
"""Makes the command from the present PIN and the new one; slow."""


@view_model
class PinDialog(QObject):
    """The PIN being typed, the prompt for it, and why the last one was not accepted."""

    changed = Signal()
    mistaken = Signal()
    """The entry was not accepted."""

    def __init__(
        self, touch_gateway: TouchGateway, derive: Derive, now: Callable[[], Instant], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._touch_gateway = touch_gateway
        self._now = now
        self._derived = DerivedAsk(derive, self._send)
        self._entry = PinEntry(least=LEAST)
        self._make: Make | None = None
        self._renew: Renew | None = None
        """The present PIN is typed first, and then the new one."""
        self._is_new = False
        self._number = 0
        """The account whose PIN is proved; 0 for a new PIN."""
        self._trouble: Callable[[], str] | None = None
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self._wait)

    # What a window asks for
    # ------------------------------------------------------------------------------------------------------------

    def prove(self, number: int, make: Make) -> None:
        """Let the owner of this account type the PIN; `make` makes the command from it."""
        self._begin(make, is_new=False, number=number)
        self._wait()

    def choose(self, make: Make) -> None:
        """Let a new PIN be typed twice; `make` makes the command from it."""
        self._begin(make, is_new=True, number=0)

    def renew(self, number: int, renew: Renew) -> None:
        """Let the owner of this account type the present PIN, and then a new one twice."""
        self._begin(_no_command, is_new=False, number=number)
        self._renew = renew
        self._wait()

    def forget(self) -> None:
        """Discard what was typed."""
        self._make = self._renew = None
        self._look.stop()
        self._derived.forget()
        self._trouble = None
        self._enter(PinEntry(least=LEAST))

    def project(self, state: State, events: tuple[AnyEvent, ...]) -> None:
        """Say that a wrong PIN was refused."""
        del state
        if self._make is not None and any(isinstance(event, SignInRefused) for event in events):
            self._is_new = self._is_new and self._renew is None  # the present PIN is typed again
            self._complain(_wrong)
            self._wait()

    # What a finger does
    # ------------------------------------------------------------------------------------------------------------

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
        """Confirm the entry."""
        if not self.ready or not self._entry.is_whole or self._make is None:
            return
        if self._renew is not None and not self._is_new:
            self._present_typed(self._renew, self._entry.digits)
        elif self._is_new and not self._entry.is_again:
            self._typed_first(self._entry.digits)
        elif self._is_new and not self._entry.agrees:
            self._enter(PinEntry(least=LEAST))
            self._complain(_differs)
        else:
            self._derive_it(self._make, self._entry.digits)

    def _present_typed(self, renew: Renew, present: str) -> None:
        self._make, self._is_new = lambda pin: renew(present, pin), True
        self._enter(PinEntry(least=LEAST))

    def _typed_first(self, pin: str) -> None:
        try:
            staff_pins.verify_form(pin)
        except Refusal as refusal:
            self._refuse(refusal)
        else:
            self._enter(self._entry.once_more())

    def _derive_it(self, make: Make, pin: str) -> None:
        self._entry = PinEntry(least=LEAST)
        self._derived.begin(lambda: make(pin))
        self._derived.want()
        self.changed.emit()

    def _send(self, command: Touch | Staff) -> None:
        refusal = self._touch_gateway.send(command)
        if refusal is not None:
            self._refuse(refusal)
            self._wait()
        self.changed.emit()

    # For QML
    # ------------------------------------------------------------------------------------------------------------

    @Property(int, notify=changed)
    def length(self) -> int:
        """How many digits have been typed."""
        return len(self._entry.digits)

    @Property(int, notify=changed)
    def least(self) -> int:
        """How many digits a PIN has at least."""
        return LEAST

    @Property(bool, notify=changed)
    def whole(self) -> bool:
        """There are enough digits."""
        return self._entry.is_whole

    @Property(bool, notify=changed)
    def ready(self) -> bool:
        """Digits are accepted: nothing is being derived, and no delay runs."""
        return not self._derived.busy and not self._left_ms

    @Property(str, notify=changed)
    def prompt(self) -> str:
        """What to type."""
        if self._derived.busy:
            return translate("Operator", "One moment, please")
        if not self._is_new and self._renew is not None:
            return translate("Operator", "Enter your present PIN")
        if not self._is_new:
            return translate("Operator", "Enter the PIN")
        if self._entry.is_again:
            return translate("Operator", "Enter the same PIN again")
        return translate("Operator", "Choose a PIN of five to eight digits")

    @Property(str, notify=changed)
    def trouble(self) -> str:
        """Why the last entry was not accepted, and for how long none is; empty otherwise."""
        if left_ms := self._left_ms:
            seconds = -(-left_ms // 1_000)
            return translate("Operator", "Too many wrong PINs: wait {0} seconds").format(seconds)
        return self._trouble() if self._trouble is not None else ""

    # Inside -------------------------------------------------------------------------------------------------------

    @property
    def _left_ms(self) -> int:
        """The rest of the account's delay."""
        state = self._touch_gateway.state
        account = state.people.account(self._number) if state and self._number else None
        return delay_left_ms(account, self._now().at_ms) if account else 0

    def _begin(self, make: Make, *, is_new: bool, number: int) -> None:
        self.forget()
        self._make, self._is_new, self._number = make, is_new, number
        self.changed.emit()

    @Slot()
    def _wait(self) -> None:
        """Follow the delay while it runs."""
        runs = bool(self._left_ms)
        if runs != self._look.isActive():
            self._look.start() if runs else self._look.stop()
        self.changed.emit()

    def _enter(self, entry: PinEntry) -> None:
        self._entry = entry
        self.changed.emit()

    def _refuse(self, refusal: Refusal) -> None:
        self._entry = PinEntry(least=LEAST)
        self._complain(lambda: languages.sentence(refusal))

    def _complain(self, trouble: Callable[[], str]) -> None:
        self._trouble = trouble
        self.changed.emit()
        self.mistaken.emit()


def _no_command(pin: str) -> Staff:
    """Stands for the command until the present PIN is typed."""
    raise AssertionError(f"a PIN of {len(pin)} digits is derived before the new one is typed")


def _wrong() -> str:
    return translate("Operator", "That is not the PIN")


def _differs() -> str:
    return translate("Operator", "The PINs do not match. Please start again")
