"""Who may do what now: the turned keys and the people who are signed in, compared with the right that is required."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from drivers.ports import KEYS
from terminal.cabinet.keys import ATTENDANT, TECHNICIAN
from terminal.cabinet.people.account import Account, Person
from terminal.cabinet.people.rights import RIGHTS, Right, Role
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile

ROLE_OF_KEY: Mapping[str, Role] = {ATTENDANT: "supervisor", TECHNICIAN: "technician"}
"""Whose rights a key gives where a key alone is enough; the period's end is a supervisor's, so the attendant key's."""

KEY_OF_ROLE: Mapping[Role, str] = {
    "attendant": ATTENDANT,
    "supervisor": ATTENDANT,
    "technician": TECHNICIAN,
    "operator": TECHNICIAN,
}
"""The key that has to be turned for a person of this role to sign in."""


def verify_right(profile: Profile, state: State, right: Right) -> None:
    """A person at the cabinet has this right now. Raises Refusal."""
    if key_is_enough(profile, state):
        if right not in rights_of_keys(state):
            raise _no_key(right)
        return
    account = verify_signed_in(profile, state)
    if account.first_pin:
        raise Refusal("first_pin", "Your PIN was given to you by others: change it first.")
    if account.pin_expired:
        raise Refusal("pin_expired", "Your PIN has expired: change it first.")
    if not account.has(right):
        raise Refusal("right", "{name} does not have the right to do this.", name=account.name)


def verify_signed_in(profile: Profile, state: State) -> Account:
    """The account that is signed in. Raises Refusal."""
    account = signed_in(profile, state)
    if account is None:
        if not state.machine.keys_turned:
            raise Refusal("key", "Only the staff may do this: turn a key.")
        raise Refusal("sign_in", "Sign in first.")
    return account


SECOND_PERSON = "second_person"
"""The code of the refusal of a command to which a second person has to agree."""


def verify_second_person(profile: Profile, state: State, right: Right) -> None:
    """A second person agrees to the use of this right. Raises Refusal.

    Where a key alone is enough, the two keys are two people's.
    """
    if key_is_enough(profile, state):
        verify_both_keys(state)
        verify_right(profile, state, right)
        return
    verify_right(profile, state, right)
    if second(profile, state, right) is None:
        raise Refusal(SECOND_PERSON, "This needs two people: a second person with the right has to sign in.")


def verify_both_keys(state: State) -> None:
    """Both keys are turned. Raises Refusal."""
    if any(key not in state.machine.keys_turned for key in KEYS):
        raise Refusal("key", "Turn both keys, the attendant's and the technician's.")


def key_is_enough(profile: Profile, state: State) -> bool:
    """A key alone gives rights: by the parameter, or because no journal that can be read holds the accounts."""
    return profile.sign_in == "key" or bool(state.journal.lost)


def signed_in(profile: Profile, state: State) -> Account | None:
    """The account that is signed in while its key is turned; None if there is none, or a key alone is enough."""
    sign_in = state.people.signed_in
    if sign_in is None or key_is_enough(profile, state) or sign_in.key not in state.machine.keys_turned:
        return None
    return state.people.account(sign_in.number)


def second(profile: Profile, state: State, right: Right) -> Account | None:
    """The second person who agrees to the use of this right; None if there is none."""
    agreed = state.people.second
    if agreed is None or agreed.right is not right or signed_in(profile, state) is None:
        return None
    return state.people.account(agreed.number)


def acting(profile: Profile, state: State) -> Person | None:
    """Who does what is done now, for the events that follow; None where a key alone is enough."""
    account = signed_in(profile, state)
    return None if account is None else account.person


def key_used(state: State, otherwise: str) -> str:
    """The key with which the person signed in who acts now; `otherwise` where a key alone is enough."""
    return state.people.signed_in.key if state.people.signed_in else otherwise


def rights_of_keys(state: State) -> frozenset[Right]:
    """The rights that the turned keys give where a key alone is enough. Both, at the open logic door, manage people."""
    given = rights_of(state.machine.keys_turned)
    return given | {Right.PEOPLE} if state.clear_authorised else given


def rights_of(keys: Collection[str]) -> frozenset[Right]:
    """The rights that these keys give where a key alone is enough."""
    return frozenset[Right]().union(*(RIGHTS[ROLE_OF_KEY[key]] for key in keys))


def rights_now(profile: Profile, state: State) -> frozenset[Right]:
    """Every right that a person at the cabinet has now: what menus show."""
    if key_is_enough(profile, state):
        return rights_of_keys(state)
    account = signed_in(profile, state)
    return frozenset() if account is None or account.has_to_change_pin else RIGHTS[account.role]


def _no_key(right: Right) -> Refusal:
    match [key for key, role in ROLE_OF_KEY.items() if right in RIGHTS[role]]:
        case ["attendant"]:
            return Refusal("key", "Only an attendant may do this: turn the attendant key.")
        case ["technician"]:
            return Refusal("key", "Only a technician may do this: turn the technician key.")
        case [_, _]:
            return Refusal("key", "Only the staff may do this: turn a key.")
    return Refusal("key", "Turn both keys and open the logic door: that is how people are managed without a sign-in.")
