"""A cabinet whose staff signs in with key and PIN."""

from __future__ import annotations

from dataclasses import replace

from drivers import ports
from harness import scripted_pins
from terminal.cabinet.events import Event
from terminal.cabinet.people.account import Account
from terminal.cabinet.people.rights import ROLES, Right, Role
from terminal.cabinet.people.signing_in import delay_left_ms
from tests.cabinet.pipeline import PROFILE, Pipeline

STRICT = replace(PROFILE, sign_in="key and pin")
PIN = "27182"
"""The PIN of all accounts, once they have signed in."""
FIRST = "31415"
"""The PIN that the operator gives a new account."""
WRONG = "16180"
KEY: dict[Role, str] = {
    "attendant": "attendant",
    "supervisor": "attendant",
    "technician": "technician",
    "operator": "technician",
}


class Staffed(Pipeline):
    """A cabinet with a person of each role: Otto, who set it up, Anna, Sue and Tom."""

    NAMES: tuple[tuple[str, Role], ...] = (("Anna", "attendant"), ("Sue", "supervisor"), ("Tom", "technician"))

    @classmethod
    def with_people(cls) -> Staffed:
        """All of them have signed in once and changed their first PIN; no key is turned."""
        made = cls.without_people()
        made.first_operator("Otto")
        made.come("Otto")
        for name, role in cls.NAMES:
            made.give(scripted_pins.add_person(name, role, FIRST))
        for name, _ in cls.NAMES:
            made.come(name, FIRST)
            made.give(scripted_pins.change_pin(made.account(name), PIN))
        made.turn_keys()
        return made

    @classmethod
    def without_people(cls) -> Staffed:
        """A new cabinet, open for play, to which people have to sign in."""
        made = cls(profile=STRICT)
        made.open_for_play()
        return made

    def first_operator(self, name: str, role: Role = "operator") -> tuple[Event, ...]:
        """The first account is added at the open logic door."""
        self.inside("technician")
        return self.give(scripted_pins.add_person(name, role, PIN))

    def inside(self, *keys: str) -> Staffed:
        """These keys are turned, and the logic door is open."""
        self.report("board", ports.BoardInputs(("logic",), keys))
        return self

    def account(self, name: str) -> Account:
        """The account of this name."""
        (found,) = (one for one in self.state.people.accounts if one.name == name)
        return found

    def come(self, name: str, pin: str = PIN) -> tuple[Event, ...]:
        """The person turns the own key, and signs in."""
        account = self.account(name)
        self.turn_keys()
        self.turn_keys(KEY[account.role])
        return self.give(scripted_pins.sign_in(account, pin))

    def mistake(self, name: str, times: int) -> Staffed:
        """Wrong PINs are entered for this person, each as soon as it is accepted; the last one's delay runs."""
        for _ in range(times):
            self.wait(delay_left_ms(self.account(name), self.now.at_ms))
            self.come(name, WRONG)
        return self

    def agree(self, name: str, right: Right, pin: str = PIN) -> tuple[Event, ...]:
        """A second person agrees."""
        return self.give(scripted_pins.agree(self.account(name), pin, right))

    @property
    def name(self) -> str:
        """Who is signed in; empty while no person is."""
        sign_in = self.state.people.signed_in
        account = self.state.people.account(sign_in.number) if sign_in else None
        return account.name if account else ""


assert {role for _, role in Staffed.NAMES} | {"operator"} == set(ROLES), "a role has no person"
