"""Checks who is signed in: only with the right PIN, and only with the right to what is done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from harness.simulation.require import require
from terminal.cabinet import events as e
from terminal.cabinet.people.account import Person
from terminal.cabinet.people.rights import Role

ATTENDING: tuple[Role, ...] = ("attendant", "supervisor", "operator")
SUPERVISING: tuple[Role, ...] = ("supervisor", "operator")
IN_SERVICE: tuple[Role, ...] = ("supervisor", "technician", "operator")
MAY: Mapping[str, tuple[Role, ...]] = {
    "hand_pay_paid": ATTENDING,
    "hand_pay_undone": ATTENDING,
    "credit_given": ATTENDING,
    "ticket_settled": ATTENDING,
    "bill_settled": ATTENDING,
    "period_ended": SUPERVISING,
    "taken_out_of_service": IN_SERVICE,
    "returned_to_service": IN_SERVICE,
    "person_added": ("operator",),
}
"""Whose event each of these is; written down here again, so that the program's own table is checked by it."""


@dataclass
class PeopleChecks:
    """Watches the people of one cabinet, at which a key alone gives no right."""

    is_right: bool = False
    """The PIN that was typed last is the person's."""
    _roles: dict[int, Role] = field(default_factory=dict)
    _present: Person | None = None
    """Who is signed in."""

    def check(self, event: e.Event) -> None:
        """Check what has happened. Raises WrongError."""
        kind = e.kind_of(event)
        if kind in MAY and self._roles:  # the first account is added without a sign-in
            self._check_right(kind, getattr(event, "who", None))
        match event:
            case e.PersonAdded(person, role):
                self._roles[person.number] = role
            case e.SignedIn(person):
                require(self.is_right, f"{person.name} has signed in with a wrong PIN")
                require(self._present is None, f"{person.name} has signed in beside {self._present}")
                self._present = person
            case e.SignInRefused(person):
                require(not self.is_right, f"the right PIN of {person.name} was refused")
            case e.SignedOut():
                self._present = None
            case e.HandPayDue(reason="cancelled"):
                self._check_right(kind, event.who)

    def _check_right(self, kind: str, who: Person | None) -> None:
        require(who is not None and who == self._present, f"{kind} by {who}, but {self._present} is signed in")
        assert who is not None
        role = self._roles[who.number]
        require(role in MAY.get(kind, ATTENDING), f"{kind} by {who.name}: the role {role} has no right to it")
