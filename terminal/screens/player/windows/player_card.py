"""The player's card: its PIN, the question whether the cabinet may remember, and the card's own window."""

from __future__ import annotations

import os
from collections.abc import Callable

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet import pins as pin_forms
from terminal.cabinet.commands import AnswerConsent, ForgetMe, Instant, LogOut, PlayWithoutCard, Staff, Touch
from terminal.cabinet.events import AnyEvent, CardPinMistaken
from terminal.cabinet.players import pins
from terminal.cabinet.players.figures import PlayerFigures, since
from terminal.cabinet.state import State
from terminal.cabinet.state.players import Players
from terminal.runtime.derivations import Derive
from terminal.screens.player.windows.session_card import clock_of
from terminal.screens.player.windows.windows import Windows
from terminal.screens.shared.derived_ask import DerivedAsk
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.pin_entry import PinEntry
from terminal.screens.shared.rows import Row, Rows
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.screens.translating.marked import translate

ROLES = ("title", "today", "all")


@view_model
class PlayerCard(QObject):
    """Who is logged in, and what the player of a card is asked."""

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
        self._rows = Rows(ROLES, self)
        self._entry = PinEntry()
        self._choosing = False
        """The player has agreed, and chooses a PIN."""
        self._sure = False
        self._trouble: Callable[[], str] | None = None
        self._derived = DerivedAsk(derive, self._ask)
        windows.changed.connect(self._follow)

    # Updates ---------------------------------------------------------------------------------------------------------

    def project(self, state: State, events: tuple[AnyEvent, ...]) -> None:
        """Ask what the state asks of the player of a card, and show who is logged in."""
        before = self._players
        self._state = state
        players = state.players
        if (before.asks, before.asked) != (players.asks, players.asked):
            self._forget()
        if players.here is None and self._windows.is_open("player"):
            self._windows.close()
        self._windows.want("card_pin", wanted=players.asks == "pin")
        self._windows.want("consent", wanted=players.asks == "consent")
        if any(isinstance(event, CardPinMistaken) for event in events):
            self._enter(PinEntry())
            self._complain(_wrong)
        self._write()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self._write()

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
        """Confirm the entry: once for a PIN that is known, twice for a new one."""
        pin = self._entry.digits
        if self.busy:
            return
        if not self._entry.is_whole:
            self._complain(_too_short)
        elif not self._choosing:
            player = self._players.player(self._players.asked)
            if player is not None:
                self._derived.begin(lambda: pins.entering(pin, player))
                self._take()
        elif not self._entry.is_again:
            card, salt = self._players.asked, os.urandom(pin_forms.SALT_BYTES)
            self._derived.begin(lambda: AnswerConsent(card, remember=True, pin=pins.made(pin, salt)))
            self._enter(self._entry.once_more())
        elif self._entry.agrees:
            self._take()
        else:
            self._derived.forget()
            self._enter(PinEntry())
            self._complain(_differs)

    @Slot()
    def without(self) -> None:
        """Play without the card."""
        self._touch_gateway.ask(PlayWithoutCard())

    @Slot(bool)
    def answer(self, remember: bool) -> None:
        """Agree to be remembered, with a PIN where the house asks for one; or do not."""
        if remember and self._touch_gateway.cabinet.profile.card_pin:
            self._choosing = True
            self.changed.emit()
        else:
            self._touch_gateway.ask(AnswerConsent(self._players.asked, remember))

    @Slot()
    def reconsider(self) -> None:
        """Back to the question, without a PIN."""
        self._forget()
        self.changed.emit()

    @Slot()
    def log_out(self) -> None:
        """Log out; the card may stay in the reader."""
        self._touch_gateway.ask(LogOut())

    @Slot()
    def forget_me(self) -> None:
        """Delete what is remembered, at the second touch."""
        if self._sure:
            self._touch_gateway.ask(ForgetMe())
        self._sure = not self._sure
        self.changed.emit()

    # Properties ------------------------------------------------------------------------------------------------------

    @Property(bool, notify=changed)
    def here(self) -> bool:
        """A player is logged in."""
        return self._players.here is not None

    @Property(str, notify=changed)
    def name(self) -> str:
        """The player's given name; that a card is in use if none is known; empty without a player."""
        if self._players.here is None:
            return ""
        known = self._players.here_known
        return known.name if known is not None and known.name else translate("Player", "Card")

    @Property(str, notify=changed)
    def greeting(self) -> str:
        """The title of the card's window."""
        known = self._players.here_known
        if known is not None and known.name:
            return translate("Player", "Welcome, {0}").format(known.name)
        return translate("Player", "Your card")

    @Property(bool, notify=changed)
    def remembered(self) -> bool:
        """The cabinet remembers the player."""
        return self._players.here_known is not None

    @Property(str, notify=changed)
    def memory(self) -> str:
        """What is remembered, as a sentence."""
        if self._players.here_known is None:
            return translate("Player", "This machine remembers nothing of you when you leave.")
        return translate(
            "Player",
            "This machine remembers your language, hand, text size, saved felts, first name and these figures.",
        )

    @Property(str, notify=changed)
    def forgetting(self) -> str:
        """The text of the button that deletes it."""
        return translate("Player", "Touch again: forget me") if self._sure else translate("Player", "Forget me")

    rows = exposed(QObject, "_rows", changed)
    """Figures of this session with the card, and of all together."""
    choosing = exposed(bool, "_choosing", changed)
    """The player chooses a PIN."""
    busy = exposed(bool, "_derived.busy", changed)
    """The entry is being processed: keys are ignored meanwhile."""
    whole = exposed(bool, "_entry.is_whole", changed)
    """There are enough digits."""

    @Property(int, notify=changed)
    def length(self) -> int:
        """How many digits have been typed."""
        return len(self._entry.digits)

    @Property(str, notify=changed)
    def prompt(self) -> str:
        """What to type."""
        if self.busy:
            return translate("Player", "One moment, please")
        if not self._choosing:
            return translate("Player", "Enter the PIN of your card")
        if self._entry.is_again:
            return translate("Player", "Enter the same PIN again")
        return translate("Player", "Choose a PIN of four to eight digits")

    @Property(str, notify=changed)
    def trouble(self) -> str:
        """Why the last entry was not accepted; empty otherwise."""
        return self._trouble() if self._trouble is not None else ""

    # Inside ----------------------------------------------------------------------------------------------------------

    @property
    def _players(self) -> Players:
        return self._state.players if self._state is not None else Players()

    def _take(self) -> None:
        """Send the command once it is derived."""
        self._derived.want()
        if self._derived.busy:
            self._enter(PinEntry())

    def _ask(self, command: Touch | Staff) -> None:
        self._enter(PinEntry())
        refusal = self._touch_gateway.send(command)
        if refusal is not None:
            self._complain(lambda: self._touch_gateway.say_why(refusal))

    def _enter(self, entry: PinEntry) -> None:
        self._entry = entry
        self.changed.emit()

    def _complain(self, trouble: Callable[[], str]) -> None:
        self._trouble = trouble
        self.changed.emit()
        self.mistaken.emit()

    def _forget(self) -> None:
        """Another question, or none: nothing that was typed stays."""
        self._derived.forget()
        self._entry, self._choosing, self._trouble = PinEntry(), False, None

    @Slot()
    def _follow(self) -> None:
        """A window opened or closed: the first touch of two is forgotten."""
        self._sure = False
        self._write()

    def _write(self) -> None:
        self._rows.show(self._figures() if self._windows.is_open("player") else [])
        self.changed.emit()

    def _figures(self) -> list[Row]:
        state, here, known = self._state, self._players.here, self._players.here_known
        if state is None or here is None:
            return []
        now = since(here.began, state.meters, self._now().at_ms)
        every = known.figures.plus(now) if known is not None else None

        def row(title: str, shown: Callable[[PlayerFigures], str]) -> Row:
            return (title, shown(now), shown(every) if every is not None else "")

        amount, signed = self._touch_gateway.amount, self._touch_gateway.signed
        return [
            row(translate("Player", "Time (h:mm)"), lambda one: clock_of(one.played_ms)),
            row(translate("Player", "Rolls"), lambda one: str(one.games)),
            row(translate("Player", "Wagered"), lambda one: amount(one.handle_cents)),
            row(translate("Player", "Won or lost"), lambda one: signed(one.result_cents)),
        ]


def _wrong() -> str:
    return translate("Player", "This PIN is wrong")


def _too_short() -> str:
    return translate("Player", "A PIN has four to eight digits")


def _differs() -> str:
    return translate("Player", "The PINs do not match. Please start again")
