"""The reserved station: the window in which the player chooses a PIN, and the screen that waits for the player."""

from __future__ import annotations

import os
from collections.abc import Callable

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot

from terminal.cabinet import pins
from terminal.cabinet.commands import Instant, Reserve, Staff, Touch
from terminal.cabinet.events import AnyEvent, PinMistaken
from terminal.cabinet.reservation import MAX_MISTAKES
from terminal.cabinet.state import State
from terminal.runtime.derivations import Derive
from terminal.screens.player.windows.windows import Windows
from terminal.screens.shared.derived_ask import DerivedAsk
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.pin_entry import PinEntry
from terminal.screens.shared.touch_gateway import TouchGateway
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
    """The PIN being typed, the prompt for it, and the reservation's remaining time."""

    changed = Signal()
    mistaken = Signal()
    """The entry was not accepted."""

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
        self._entry = PinEntry()
        self._derived = DerivedAsk(derive, self._ask)
        self._trouble: Callable[[], str] | None = None
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self.changed)
        windows.changed.connect(self._forget)

    # Updates ---------------------------------------------------------------------------------------------------------

    def project(self, state: State, events: tuple[AnyEvent, ...]) -> None:
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
            self._complain(self._wrong)
        elif is_reserved or was_reserved:
            self.changed.emit()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.changed.emit()

    # The player's actions --------------------------------------------------------------------------------------------

    @Slot(int)
    def type(self, digit: int) -> None:
        """Type a digit."""
        if not self.busy:
            self._trouble = None
            self._enter(self._entry.typed(digit))

    @Slot()
    def erase(self) -> None:
        """Remove the last digit."""
        if not self.busy:
            self._enter(self._entry.erased())

    @Slot()
    def confirm(self) -> None:
        """Confirm the entry: twice for a new PIN, once to return."""
        pin = self._entry.digits
        if self.busy:
            return
        if not self._entry.is_whole:
            self._complain(_too_short)
        elif self._reserved:
            reservation = self._state.visit.reservation if self._state else None
            self._derived.begin(lambda: pins.returning(pin, reservation))
            self._take()
        elif not self._entry.is_again:
            salt = os.urandom(pins.SALT_BYTES)
            self._derived.begin(lambda: pins.reserving(pin, salt))  # during the second entry
            self._enter(self._entry.once_more())
        elif self._entry.agrees:
            self._take()
        else:
            self._enter(PinEntry())
            self._complain(_differs)

    # Properties ------------------------------------------------------------------------------------------------------

    @Property(int, notify=changed)
    def length(self) -> int:
        """How many digits have been typed."""
        return len(self._entry.digits)

    whole = exposed(bool, "_entry.is_whole", changed)
    """There are enough digits."""
    busy = exposed(bool, "_derived.busy", changed)
    """The entry is being processed: keys are ignored meanwhile."""

    @Property(str, notify=changed)
    def prompt(self) -> str:
        """What to type."""
        if self.busy:
            return translate("Player", "One moment, please")
        if self._reserved:
            return translate("Player", "Enter your PIN to continue")
        if self._entry.is_again:
            return translate("Player", "Enter the same PIN again")
        return translate("Player", "Choose a PIN of four to eight digits")

    @Property(str, notify=changed)
    def trouble(self) -> str:
        """Why the last entry was not accepted; empty otherwise."""
        if self.blocked:
            return self._wrong()
        return self._trouble() if self._trouble is not None else ""

    @Property(bool, notify=changed)
    def blocked(self) -> bool:
        """Too many wrong PINs: no PIN is accepted any more."""
        return self._tries_left == 0

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

    def _take(self) -> None:
        """Send the command of the entry, as soon as its digest is derived."""
        self._entry = PinEntry()
        self._derived.want()
        self.changed.emit()

    def _ask(self, command: Touch | Staff) -> None:
        if not self._touch_gateway.ask(command) and isinstance(command, Reserve):
            self._windows.close()  # the line with the reason is beneath the window
        self.changed.emit()

    @Slot()
    def _forget(self) -> None:
        """Discard a PIN that was begun when its window closes."""
        self._trouble = None
        self._derived.forget()
        self._enter(PinEntry())

    def _enter(self, entry: PinEntry) -> None:
        self._entry = entry
        self.changed.emit()

    def _complain(self, trouble: Callable[[], str]) -> None:
        self._trouble = trouble
        self.changed.emit()
        self.mistaken.emit()

    def _wrong(self) -> str:
        left = self._tries_left
        if not left:
            return translate("Player", "Too many wrong PINs: an attendant can open the station")
        if left == 1:
            return translate("Player", "That is not the PIN: one try left")
        return translate("Player", "That is not the PIN: {0} tries left").format(left)


def _too_short() -> str:
    return translate("Player", "A PIN has four to eight digits")


def _differs() -> str:
    return translate("Player", "The PINs do not match. Please start again")
