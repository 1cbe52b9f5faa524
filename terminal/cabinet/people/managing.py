"""Adding, changing and removing accounts, and PINs that are changed or lost (regulation V5)."""

from __future__ import annotations

from terminal.cabinet import commands as c
from terminal.cabinet import pins
from terminal.cabinet.events import Event, PersonAdded, PersonChanged, PersonRemoved, PinChanged, PinReset
from terminal.cabinet.keys import TECHNICIAN
from terminal.cabinet.people import signing_in
from terminal.cabinet.people.account import Account
from terminal.cabinet.people.authority import (
    acting,
    key_is_enough,
    second,
    signed_in,
    verify_right,
    verify_second_person,
    verify_signed_in,
)
from terminal.cabinet.people.rights import Right
from terminal.cabinet.shifts import shift as shifts
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile

MAX_NAME = 30
MAX_ACCOUNTS = 100


def add(profile: Profile, state: State, command: c.AddPerson, now: c.Instant) -> tuple[Event, ...]:
    """Add an account. Its PIN is a first one, except that of the first operator. Raises Refusal."""
    if awaits_first_person(profile, state):
        verify_first_person(state)
    else:
        verify_right(profile, state, Right.PEOPLE)
    is_first = not state.people.accounts
    if is_first and command.role != "operator":
        raise Refusal("person", "The first account has to be an operator's.")
    if len(state.people.accounts) >= MAX_ACCOUNTS:
        raise Refusal("person", "There are {number} accounts: no more can be added.", number=MAX_ACCOUNTS)
    name = _verify_name(state, command.name, 0)
    person = Account(state.people.added + 1, name, command.role, command.pin).person
    return (PersonAdded(person, command.role, command.pin, not is_first, now.at_ms, acting(profile, state)),)


def awaits_first_person(profile: Profile, state: State) -> bool:
    """People have to sign in, and there is no account yet: the first operator has to be added."""
    return not state.people.accounts and not key_is_enough(profile, state)


def verify_first_person(state: State) -> None:
    """The first operator is added with the technician key, from inside the logic area. Raises Refusal."""
    if TECHNICIAN not in state.machine.keys_turned:
        raise Refusal("key", "There is no account yet: turn the technician key and open the logic door.")
    if not inside(state):
        raise Refusal("logic_door", "Open the logic door: the first operator is added from inside the logic area only.")


def inside(state: State) -> bool:
    """The technician key is turned and the logic door is open, according to a board that answers."""
    board_answers = state.machine.devices["board"].ready
    return board_answers and TECHNICIAN in state.machine.keys_turned and "logic" in state.machine.doors_open


def change(profile: Profile, state: State, command: c.ChangePerson, now: c.Instant) -> tuple[Event, ...]:
    """Change a name or a role, but not the own role, nor that of the last operator. Raises Refusal."""
    verify_right(profile, state, Right.PEOPLE)
    account = signing_in.verify_known(state, command.number)
    name = _verify_name(state, command.name, account.number)
    if command.role != account.role:
        _verify_other(profile, state, account)
        _verify_operator_left(state, account)
    if (name, command.role) == (account.name, account.role):
        return ()
    return (PersonChanged(account.person, name, command.role, now.at_ms, acting(profile, state)),)


def remove(profile: Profile, state: State, command: c.RemovePerson, now: c.Instant) -> tuple[Event, ...]:
    """Remove an account, but not the own, nor that of the last operator. Raises Refusal."""
    verify_right(profile, state, Right.PEOPLE)
    account = signing_in.verify_known(state, command.number)
    _verify_other(profile, state, account)
    _verify_operator_left(state, account)
    shifts.verify_none_of(state, account.person)
    return (*_agreement_of(state, account, now), PersonRemoved(account.person, now.at_ms, acting(profile, state)))


def reset_pin(profile: Profile, state: State, command: c.ResetPin, now: c.Instant) -> tuple[Event, ...]:
    """Give another person a first PIN instead of a lost one. Raises Refusal.

    It takes two others with the right to manage people, or one other who is signed in at the open logic door.
    """
    account = signing_in.verify_known(state, command.number)
    verify_reset_pin(profile, state, account)
    _verify_other(profile, state, account)
    agreed = second(profile, state, Right.PEOPLE)
    if agreed is not None and agreed.number == account.number:
        raise Refusal("second_person", "Two others have to give {name} a first PIN.", name=account.name)
    used = signing_in.second_used(state, now) if agreed else ()
    by, with_ = acting(profile, state), agreed.person if agreed else None
    return (PinReset(account.person, command.pin, now.at_ms, by, with_), *used)


def verify_reset_pin(profile: Profile, state: State, account: Account) -> None:
    """Two people have agreed, or one stands at the open logic door. Raises Refusal.

    Who may not manage people gives no PIN to those who may: it would be a way to their rights.
    """
    own = signed_in(profile, state)
    if own is not None and not own.has_to_change_pin and inside(state):
        if account.has(Right.PEOPLE):
            verify_right(profile, state, Right.PEOPLE)
        return
    verify_second_person(profile, state, Right.PEOPLE)


def change_pin(profile: Profile, state: State, command: c.ChangePin, now: c.Instant) -> tuple[Event, ...]:
    """Change the own PIN to another one. The present one is required unless it has to be changed. Raises Refusal."""
    account = verify_signed_in(profile, state)
    if not account.has_to_change_pin:
        signing_in.verify_no_delay(account, now)
        if not pins.agree(command.present, account.pin.digest):
            return (signing_in.refused(account, now),)
    if pins.agree(command.as_before, account.pin.digest):
        raise Refusal("pin", "The new PIN has to differ from the present one.")
    return (PinChanged(account.person, command.pin, now.at_ms),)


def _agreement_of(state: State, account: Account, now: c.Instant) -> tuple[Event, ...]:
    """An agreement of the person who is removed ends."""
    agreed = state.people.second
    return signing_in.second_ended(state, "used", now) if agreed and agreed.number == account.number else ()


def _verify_name(state: State, name: str, number: int) -> str:
    """The name without needless spaces, if it is a valid one and no other account's. Raises Refusal."""
    name = " ".join(name.split())
    if not name or len(name) > MAX_NAME or not name.isprintable():
        raise Refusal("name", "A name has 1 to {most} characters.", most=MAX_NAME)
    if any(one.name.casefold() == name.casefold() for one in state.people.accounts if one.number != number):
        raise Refusal("name", "There is an account of {name} already.", name=name)
    return name


def _verify_other(profile: Profile, state: State, account: Account) -> None:
    own = signed_in(profile, state)
    if own is not None and own.number == account.number:
        raise Refusal("person", "Another person has to change your own account.")


def _verify_operator_left(state: State, account: Account) -> None:
    others = [one for one in state.people.accounts if one.role == "operator" and one.number != account.number]
    if account.role == "operator" and not others:
        raise Refusal("person", "{name} is the last operator: add another one first.", name=account.name)
