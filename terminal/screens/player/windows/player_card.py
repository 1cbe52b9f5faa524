"""The player's card: its PIN, the question whether the cabinet may remember, and the card's own window."""

from __future__ import annotations

import os
from collections.abc import Callable

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.commands import AnswerConsent, ForgetMe, Instant, LogOut, PlayWithoutCard, Staff, Touch
from terminal.cabinet.events import CardPinMistaken, Event
from terminal.cabinet.pins import SALT_BYTES, verify_form
from terminal.cabinet.players import pins
from terminal.cabinet.players.figures import PlayerFigures, since
from terminal.cabinet.state import State
from terminal.cabinet.state.players import Players
from terminal.rules.refusal import Refusal
from terminal.runtime.derivations import Derive
from terminal.screens.player.windows.session_card import clock_of
from terminal.screens.player.windows.windows import Windows
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.rows import Row, Rows
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.screens.shared.typed_pin import TypedPin
from terminal.screens.translating.marked import translate

ROLES = ("title", "today", "all")


@view_model
class PlayerCard(QObject):
    """Who is logged in, and what the player of a card is asked."""

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
        self._rows = Rows(ROLES, self)
        self.typed_pin = TypedPin(self, derive, self)
        self._choosing = False
        """The player has agreed, and chooses a PIN."""
        self._sure = False
        self.changed.connect(self.typed_pin.changed)
        windows.changed.connect(self._follow)

    # Updates ---------------------------------------------------------------------------------------------------------

    def project(self, state: State, events: tuple[Event, ...]) -> None:
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
            self.typed_pin.complain(_wrong)
        self._write()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self._write()

    # The player's actions --------------------------------------------------------------------------------------------

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

    # What the PIN is for ---------------------------------------------------------------------------------------------

    @property
    def is_pin_new(self) -> bool:
        """The player chooses a PIN."""
        return self._choosing

    @property
    def pin_prompt(self) -> str:
        """What to type first."""
        if self._choosing:
            return translate("Player", "Choose a PIN of four to eight digits")
        return translate("Player", "Enter the PIN of your card")

    @property
    def pin_barred(self) -> str:
        """A delay after wrong PINs bars nothing from being typed: the cabinet refuses it."""
        return ""

    def pin_typed(self, pin: str) -> Callable[[], Touch] | None:
        """Try the PIN of the card, or keep a new one with the consent. Raises Refusal."""
        verify_form(pin)
        card = self._players.asked
        if self._choosing:
            salt = os.urandom(SALT_BYTES)
            return lambda: AnswerConsent(card, remember=True, pin=pins.made(pin, salt))
        player = self._players.player(card)
        return None if player is None else lambda: pins.entering(pin, player)

    def pin_ready(self, command: Touch | Staff) -> Refusal | None:
        """Send it; returns why it was refused."""
        return self._touch_gateway.send(command)

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
    pin = exposed(QObject, "typed_pin", changed)
    """The PIN being typed."""

    # Inside ----------------------------------------------------------------------------------------------------------

    @property
    def _players(self) -> Players:
        return self._state.players if self._state is not None else Players()

    def _forget(self) -> None:
        """Another question, or none: nothing that was typed stays."""
        self._choosing = False
        self.typed_pin.forget()

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
