"""A PIN of the staff: once to prove it, a new one twice, or both; its command is derived and sent."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from terminal.cabinet.commands import Instant, Staff, Touch
from terminal.cabinet.events import Event, SignInRefused
from terminal.cabinet.people import staff_pins
from terminal.cabinet.people.signing_in import delay_left_ms
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from terminal.runtime.derivations import Derive
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.screens.shared.typed_pin import TypedPin
from terminal.screens.translating.marked import counted, translate

LEAST = 5
LOOK_MS = 500
"""How often the rest of a delay is read while it runs, and only then."""

Make = Callable[[str], Staff]
"""Makes the command from the PIN; slow."""
Renew = Callable[[str, str], Staff]
"""Makes the command from the present PIN and the new one; slow."""


class PinDialog(QObject):
    """Which PIN is asked for, and the delay after wrong ones."""

    changed = Signal()

    def __init__(
        self, touch_gateway: TouchGateway, derive: Derive, now: Callable[[], Instant], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._touch_gateway = touch_gateway
        self._now = now
        self._make: Make | None = None
        self._renew: Renew | None = None
        """The present PIN is typed first, and then the new one."""
        self._is_new = False
        self._number = 0
        """The account whose PIN is proved; 0 for a new PIN."""
        self.typed_pin = TypedPin(self, derive, self, LEAST)
        self.changed.connect(self.typed_pin.changed)
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
        self.typed_pin.forget()

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Say that a wrong PIN was refused."""
        del state
        if self._make is not None and any(isinstance(event, SignInRefused) for event in events):
            self._is_new = self._is_new and self._renew is None  # the present PIN is typed again
            self.typed_pin.complain(_wrong)
            self._wait()

    # What the PIN is for
    # ------------------------------------------------------------------------------------------------------------

    @property
    def is_pin_new(self) -> bool:
        """A new PIN is chosen."""
        return self._is_new

    @property
    def pin_prompt(self) -> str:
        """What to type first."""
        if self._is_new:
            return translate("Operator", "Choose a PIN of five to eight digits")
        if self._renew is not None:
            return translate("Operator", "Enter your present PIN")
        return translate("Operator", "Enter the PIN")

    @property
    def pin_barred(self) -> str:
        """For how long none is accepted, after wrong ones."""
        if left_ms := self._left_ms:
            seconds = -(-left_ms // 1_000)
            return counted("Operator", "Too many wrong PINs: wait {0} seconds", seconds).format(seconds)
        return ""

    def pin_typed(self, pin: str) -> Callable[[], Staff] | None:
        """Prove the PIN, or choose it; after the present one, the new one is typed. Raises Refusal."""
        make, renew = self._make, self._renew
        if self._is_new or len(pin) < LEAST:
            staff_pins.verify_form(pin)
        if make is None:
            return None
        if renew is not None and not self._is_new:
            self._make, self._is_new = lambda new: renew(pin, new), True
            return None
        return lambda: make(pin)

    def pin_ready(self, command: Touch | Staff) -> Refusal | None:
        """Send it; returns why it was refused."""
        refusal = self._touch_gateway.send(command)
        self._wait()
        return refusal

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


def _no_command(pin: str) -> Staff:
    """Stands for the command until the present PIN is typed."""
    raise AssertionError(f"a PIN of {len(pin)} digits is derived before the new one is typed")


def _wrong() -> str:
    return translate("Operator", "That is not the PIN")
