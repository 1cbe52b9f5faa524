"""Signing in after a key was turned: who, and the PIN; a PIN that is changed; the first operator of all."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.commands import AddPerson, ChangePin, SignIn, SignOut, Staff
from terminal.cabinet.events import Event, PinChanged
from terminal.cabinet.keys import TECHNICIAN
from terminal.cabinet.people import staff_pins
from terminal.cabinet.people.account import Account, PinDigest
from terminal.cabinet.people.authority import KEY_OF_ROLE, key_is_enough, signed_in
from terminal.cabinet.people.managing import MAX_NAME, awaits_first_person, inside, verify_first_person
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from terminal.screens.operator.page import Desk
from terminal.screens.operator.signing.person_and_pin import PersonAndPin, role_title
from terminal.screens.shared.rows import Rows
from terminal.screens.shared.typed_text import TypedText
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


class SigningIn(PersonAndPin):
    """What stands between a turned key and the staff's panel."""

    stepped = Signal()
    """What QML follows: `changed` of the base."""

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(desk.touch_gateway, desk.derive, desk.now, parent)
        self.changed.connect(self.stepped)
        self._desk = desk
        self._conditions = Rows(("title", "met"), self)
        self._name = TypedText(MAX_NAME, self)
        self._name.changed.connect(self.changed)
        self._step = ""
        self._named = False
        """The first operator's name is typed."""
        self._own: Literal["", "own_pin", "changed"] = ""
        """The person who is signed in changes the own PIN, or has just done so."""

    # What the state asks for
    # ------------------------------------------------------------------------------------------------------------

    def offered(self) -> Sequence[Account]:
        """The people whose key is turned."""
        state = self.touch_gateway.state
        if state is None:
            return ()
        keys = state.machine.keys_turned
        return sorted(
            (one for one in state.people.accounts if KEY_OF_ROLE[one.role] in keys), key=lambda one: one.name.casefold()
        )

    def prove(self, account: Account) -> None:
        """Ask for the PIN with which the person signs in."""
        kept = account.pin
        self.dialog.prove(account.number, lambda pin: SignIn(account.number, staff_pins.digest_like(kept, pin)))

    def refresh(self) -> None:
        """Go to the step that the state asks for."""
        step = self._needed()
        if step != self._step:
            self._step = step
            self._named = False
            self._name.set("")
            self.leave()
            if step in ("first_pin", "expired"):
                self._change_pin()
            elif step == "own_pin":
                self._renew_pin()
        self._conditions.show(self._first_person_needs() if step == "first" else [])
        super().refresh()

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Follow the people, and notice that the own PIN is changed."""
        if self._own == "own_pin" and any(isinstance(event, PinChanged) for event in events):
            self._own = "changed"
        super().project(state, events)

    def leave(self) -> None:
        """Forget the choice; the change of a PIN goes on."""
        if self._step not in ("first", "first_pin", "expired", "own_pin"):
            super().leave()
        else:
            self.chosen = 0

    def _needed(self) -> str:
        """The step; or nothing.

        ``first``: the first operator; ``names``: sign in; ``first_pin`` and ``expired``: a new PIN before anything
        else; ``own_pin``: a new PIN because the person wants one; ``changed``: it is changed.
        """
        state = self.touch_gateway.state
        if state is None or self._desk.lock() is not None or not state.machine.keys_turned:
            return ""
        profile = self.touch_gateway.cabinet.profile
        if key_is_enough(profile, state):
            return ""
        if awaits_first_person(profile, state):
            return "first"
        account = signed_in(profile, state)
        if account is None:
            self._own = ""
            return "names"
        if account.has_to_change_pin:
            return "first_pin" if account.first_pin else "expired"
        return self._own

    def _first_person_needs(self) -> list[tuple[str, bool]]:
        """The steps to the first operator, in their order, and which of them are done."""
        state = self.touch_gateway.state
        assert state is not None, "a step is asked for by a state"
        return [
            (translate("Operator", "Turn the technician key"), TECHNICIAN in state.machine.keys_turned),
            (translate("Operator", "Open the logic door"), inside(state)),
            (translate("Operator", "Type your name, and choose a PIN"), False),
        ]

    def _change_pin(self) -> None:
        state = self.touch_gateway.state
        account = signed_in(self.touch_gateway.cabinet.profile, state) if state else None
        if account is not None:
            kept = account.pin
            self.dialog.choose(lambda pin: _changed(kept, pin))

    def _renew_pin(self) -> None:
        state = self.touch_gateway.state
        account = signed_in(self.touch_gateway.cabinet.profile, state) if state else None
        if account is not None:
            kept = account.pin
            self.dialog.renew(account.number, lambda present, pin: _changed(kept, pin, present))

    # What a finger does
    # ------------------------------------------------------------------------------------------------------------

    @Slot()
    def named(self) -> None:
        """The name of the first operator is typed: now the PIN."""
        name = self._name.property("text").strip()
        if name and not self.why:
            self._named = True
            salt = os.urandom(staff_pins.SALT_BYTES)
            self.dialog.choose(lambda pin: AddPerson(name, "operator", staff_pins.made(pin, salt)))
            self.changed.emit()

    @Slot()
    def signOut(self) -> None:  # noqa: N802 - QML's spelling
        """Sign out."""
        self.touch_gateway.ask(SignOut())

    @Slot()
    def changePin(self) -> None:  # noqa: N802 - QML's spelling
        """Let the person who is signed in change the own PIN."""
        self._own = "own_pin"
        self.refresh()

    @Slot()
    def close(self) -> None:
        """Go back to the panel: the PIN stays, or it is changed."""
        self._own = ""
        self.refresh()

    # For QML
    # ------------------------------------------------------------------------------------------------------------

    @Property(str, notify=stepped)
    def step(self) -> str:
        """What is to be done before the panel is shown; empty if nothing."""
        return self._step

    @Property(bool, notify=stepped)
    def naming(self) -> bool:
        """The name of the first operator is to be typed."""
        return self._step == "first" and not self._named and not self.why

    @Property(bool, notify=stepped)
    def typing(self) -> bool:
        """A PIN is to be typed."""
        changes = self._step in ("first_pin", "expired", "own_pin")
        return self.chosen > 0 or changes or (self._step == "first" and self._named)

    @Property(bool, notify=stepped)
    def own(self) -> bool:
        """A person changes the own PIN, which can be given up, or has changed it."""
        return self._step in ("own_pin", "changed")

    @Property(bool, notify=stepped)
    def isChanged(self) -> bool:  # noqa: N802 - QML's spelling
        """The own PIN is changed."""
        return self._step == "changed"

    @Property(QObject, notify=stepped)
    def name(self) -> QObject:
        """The name being typed."""
        return self._name

    @Property(QObject, notify=stepped)
    def conditions(self) -> QObject:
        """The steps to the first operator: what to do, and whether it is done."""
        return self._conditions

    @Property(str, notify=stepped)
    def where(self) -> str:
        """Where the key and the door of simulated devices are; empty if the devices are real."""
        if self._step != "first" or not self.touch_gateway.cabinet.profile.simulated:
            return ""
        return translate("Operator", "The devices are simulated: their window has the key and the door.")

    @Property(str, notify=stepped)
    def title(self) -> str:
        """What is to be done, in a few words."""
        match self._step:
            case "first":
                return translate("Operator", "The first operator")
            case "first_pin" | "expired" | "own_pin" | "changed":
                return translate("Operator", "Change your PIN")
        return translate("Operator", "Sign in")

    @Property(str, notify=stepped)
    def hint(self) -> str:
        """What to do, in a sentence."""
        match self._step:
            case "first" if self._named and not self.why:
                name = self._name.property("text").strip()
                return translate("Operator", "{0}, choose a PIN that only you know.").format(name)
            case "first":
                return self.why or translate(
                    "Operator", "There is no account yet. The first operator adds all others: type your name."
                )
            case "first_pin":
                return translate("Operator", "Others gave you your PIN. Choose one that only you know.")
            case "expired":
                return translate("Operator", "Your PIN has expired. Choose a new one.")
            case "own_pin":
                return translate("Operator", "Enter your present PIN, and then choose a new one.")
            case "changed":
                return translate("Operator", "Your PIN is changed. The new one counts from the next sign-in.")
        if not self.offered():
            return translate("Operator", "No account signs in with this key.")
        return translate("Operator", "Touch your name.")

    @property
    def why(self) -> str:
        """Why the first operator cannot be added yet; empty if nothing is missing."""
        state = self.touch_gateway.state
        if state is None or self._step != "first":
            return ""
        try:
            verify_first_person(state)
        except Refusal as refusal:
            return languages.sentence(refusal)
        return ""

    @Property(str, notify=stepped)
    def who(self) -> str:
        """Who is signed in, with the role; empty where there is no sign-in."""
        state = self.touch_gateway.state
        account = signed_in(self.touch_gateway.cabinet.profile, state) if state else None
        return f"{account.name}  ·  {role_title(account)}" if account else ""


def _changed(kept: PinDigest, pin: str, present: str = "") -> Staff:
    """The change of a PIN; the present one is proved if it is given."""
    salt = os.urandom(staff_pins.SALT_BYTES)
    proof = staff_pins.digest_like(kept, present) if present else ""
    return ChangePin(staff_pins.made(pin, salt), staff_pins.digest_like(kept, pin), proof)
