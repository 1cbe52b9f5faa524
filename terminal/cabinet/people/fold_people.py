"""Folds accounts, PINs, and who is signed in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from terminal.cabinet import events as e
from terminal.cabinet.people.account import Account
from terminal.cabinet.state import State
from terminal.cabinet.state.people import People, Second, SignIn


def delays_later(state: State, ms: int) -> State:
    """The state in which delays and agreements end this much later by the clock, which was set by as much."""
    people = state.people
    if people.second is None and not any(one.until_ms for one in people.accounts):
        return state
    accounts = tuple(replace(one, until_ms=one.until_ms + ms) if one.until_ms else one for one in people.accounts)
    second = replace(people.second, until_ms=people.second.until_ms + ms) if people.second else None
    return _with(state, replace(people, accounts=accounts, second=second))


def _person_added(state: State, event: e.PersonAdded) -> State:
    number, name = event.person.number, event.person.name
    account = Account(number, name, event.role, event.pin, event.first_pin, pin_since_ms=event.at_ms)
    accounts = (*state.people.accounts, account)
    return _with(state, replace(state.people, accounts=accounts, added=event.person.number))


def _person_changed(state: State, event: e.PersonChanged) -> State:
    return _changed(state, event.before.number, name=event.name, role=event.role)


def _person_removed(state: State, event: e.PersonRemoved) -> State:
    left = tuple(one for one in state.people.accounts if one.number != event.person.number)
    return _with(state, replace(state.people, accounts=left))


def _pin_reset(state: State, event: e.PinReset) -> State:
    return _new_pin(state, event, first_pin=True)


def _pin_changed(state: State, event: e.PinChanged) -> State:
    return _new_pin(state, event, first_pin=False)


def _new_pin(state: State, event: e.PinReset | e.PinChanged, *, first_pin: bool) -> State:
    account = {"pin": event.pin, "first_pin": first_pin, "pin_expired": False, "pin_since_ms": event.at_ms}
    return _changed(state, event.person.number, **account, failures=0, until_ms=0)


def _signed_in(state: State, event: e.SignedIn) -> State:
    number, account = event.person.number, {"last_sign_in_ms": event.at_ms, "pin_expired": event.pin_expired}
    state = _changed(state, number, **account, failures=0, until_ms=0)
    return _with(state, replace(state.people, signed_in=SignIn(number, event.key)))


def _sign_in_refused(state: State, event: e.SignInRefused) -> State:
    account = state.people.account(event.person.number)
    assert account is not None, "a PIN was refused for an account that is not there"
    return _changed(state, account.number, failures=account.failures + 1, until_ms=event.until_ms)


def _sign_in_delayed(state: State, event: e.SignInDelayed) -> State:
    return _changed(state, event.person.number, until_ms=event.until_ms)


def _signed_out(state: State, event: e.SignedOut) -> State:
    del event
    return _with(state, replace(state.people, signed_in=None))


def _second_signed_in(state: State, event: e.SecondSignedIn) -> State:
    state = _changed(state, event.person.number, failures=0, until_ms=0)
    second = Second(event.person.number, event.right, event.until_ms)
    return _with(state, replace(state.people, second=second))


def _second_signed_out(state: State, event: e.SecondSignedOut) -> State:
    del event
    return _with(state, replace(state.people, second=None))


def _changed(state: State, number: int, **values: Any) -> State:
    accounts = tuple(replace(one, **values) if one.number == number else one for one in state.people.accounts)
    return _with(state, replace(state.people, accounts=accounts))


def _with(state: State, people: People) -> State:
    return replace(state, people=people)


FOLDS: Mapping[type[e.Event], Callable[[State, Any], State]] = {
    e.PersonAdded: _person_added,
    e.PersonChanged: _person_changed,
    e.PersonRemoved: _person_removed,
    e.PinReset: _pin_reset,
    e.PinChanged: _pin_changed,
    e.SignedIn: _signed_in,
    e.SignInRefused: _sign_in_refused,
    e.SignInDelayed: _sign_in_delayed,
    e.SignedOut: _signed_out,
    e.SecondSignedIn: _second_signed_in,
    e.SecondSignedOut: _second_signed_out,
}
