"""The reserved station: the window in which the player chooses a PIN, and the screen that waits for the player."""

from __future__ import annotations

import os
from collections.abc import Callable

from PySide6.QtCore import Property, QObject, QTimer, Signal

from terminal.cabinet import pins
from terminal.cabinet.commands import Instant, Reserve, Staff, Touch
from terminal.cabinet.events import Event, PinMistaken
from terminal.cabinet.reservation import MAX_MISTAKES
from terminal.cabinet.state import State
from terminal.runtime.derivations import Derive
from terminal.screens.player.windows.windows import Windows
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.screens.shared.typed_pin import TypedPin
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

LOOK_MS = 1_000
"""How often the clock is read while the station is reserved, and only then."""


def clock_of(left_ms: int) -> str:
    """``90000`` is ``1:30``: minutes and seconds, rounded up to the second."""
    minutes, seconds = divmod(-(-max(left_ms, 0) // 1000), 60)
    return f"{minutes}:{seconds:02}"


@view_model
class Reservation(QObject):
    """What the PIN is typed for, and the reservation's remaining time."""

    changed = Signal()

    def __init__(
        self,
        touch_gateway: TouchGateway,
        windows: Windows,
        derive: Derive,
        now: Callable[[], Instant],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._touch_gateway = touch_gateway
        self._windows = windows
        self._now = now
        self._state: State | None = None
        self.typed_pin = TypedPin(self, derive, self)
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self.changed)
        self.changed.connect(self.typed_pin.changed)
        windows.changed.connect(self.typed_pin.forget)

    # Updates ---------------------------------------------------------------------------------------------------------

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Cover the table while the station is reserved, and uncover it after."""
        was_reserved = self._state is not None and self._state.visit.reservation is not None
        self._state = state
        is_reserved = state.visit.reservation is not None
        if is_reserved and not was_reserved:
            self._windows.close()
        self._windows.want("reserved", wanted=is_reserved)
        if is_reserved != self._look.isActive():
            self._look.start() if is_reserved else self._look.stop()
        if is_reserved and any(isinstance(event, PinMistaken) for event in events):
            self.typed_pin.complain(self._wrong)
        if is_reserved or was_reserved:
            self.changed.emit()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.changed.emit()

    # What the PIN is for ---------------------------------------------------------------------------------------------

    @property
    def is_pin_new(self) -> bool:
        """The station is to be reserved."""
        return not self._reserved

    @property
    def pin_prompt(self) -> str:
        """What to type first."""
        if self._reserved:
            return translate("Player", "Enter your PIN to continue")
        return translate("Player", "Choose a PIN of four to eight digits")

    @property
    def pin_barred(self) -> str:
        """Too many wrong PINs: no PIN is accepted any more."""
        return "" if self._tries_left else self._wrong()

    def pin_typed(self, pin: str) -> Callable[[], Touch]:
        """Reserve the station, or return to it. Raises Refusal."""
        pins.verify_form(pin)
        reservation = self._state.visit.reservation if self._state else None
        if reservation is not None:
            return lambda: pins.returning(pin, reservation)
        salt = os.urandom(pins.SALT_BYTES)
        return lambda: pins.reserving(pin, salt)

    def pin_ready(self, command: Touch | Staff) -> None:
        """Send it; why it was refused is in the line beneath the window."""
        if not self._touch_gateway.ask(command) and isinstance(command, Reserve):
            self._windows.close()

    # Properties ------------------------------------------------------------------------------------------------------

    pin = exposed(QObject, "typed_pin", changed)
    """The PIN being typed."""

    @Property(str, notify=changed)
    def promise(self) -> str:
        """The meaning of a reservation."""
        minutes = self._touch_gateway.cabinet.profile.reserve_ms // 60_000
        return translate("Player", "The station waits {0} minutes for you. Your PIN opens it.").format(minutes)

    @Property(str, notify=changed)
    def left(self) -> str:
        """The reservation's remaining time: ``9:59``."""
        return clock_of(self._until_ms - self._now().at_ms)

    @Property(str, notify=changed)
    def until(self) -> str:
        """``Reserved until 21:45``."""
        when = languages.time(self._until_ms, self._now().offset_minutes)
        return translate("Player", "Reserved until {0}").format(when)

    @Property(bool, notify=changed)
    def byStaff(self) -> bool:  # noqa: N802 - QML's spelling
        """The staff keeps the station for a player: there is no PIN to type."""
        reservation = self._state.visit.reservation if self._state is not None else None
        return reservation is not None and reservation.by_staff

    @Property(str, notify=changed)
    def meaning(self) -> str:
        """For whom the station waits."""
        if self.byStaff:
            return translate("Player", "The staff keeps this station for a player")
        return translate("Player", "A player will come back to this station")

    # Inside -------------------------------------------------------------------------------------------------------

    @property
    def _reserved(self) -> bool:
        return self._state is not None and self._state.visit.reservation is not None

    @property
    def _until_ms(self) -> int:
        reservation = self._state.visit.reservation if self._state is not None else None
        return reservation.until_ms if reservation is not None else 0

    @property
    def _tries_left(self) -> int:
        reservation = self._state.visit.reservation if self._state is not None else None
        return MAX_MISTAKES - (reservation.mistakes if reservation is not None else 0)

    def _wrong(self) -> str:
        left = self._tries_left
        if not left:
            return translate("Player", "Too many wrong PINs: an attendant can open the station")
        if left == 1:
            return translate("Player", "That is not the PIN: one try left")
        return translate("Player", "That is not the PIN: {0} tries left").format(left)
