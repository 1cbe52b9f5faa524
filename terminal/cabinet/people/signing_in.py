"""Signing in and out, and the second person: by key and PIN, with a growing delay after wrong PINs (regulation V5)."""

from __future__ import annotations

from collections.abc import Iterator

from terminal.cabinet import commands as c
from terminal.cabinet import pins
from terminal.cabinet.events import (
    Event,
    SecondEnds,
    SecondSignedIn,
    SecondSignedOut,
    SignedIn,
    SignedOut,
    SignInDelayed,
    SignInRefused,
    SignOutReason,
)
from terminal.cabinet.people.account import Account
from terminal.cabinet.people.authority import KEY_OF_ROLE, key_is_enough, verify_right, verify_signed_in
from terminal.cabinet.state import State
from terminal.common.local_time import DAY_MS
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile

FREE_FAILURES = 2
"""So many wrong PINs in a row cause no delay."""
FIRST_DELAY_MS = 10_000
MAX_DELAY_MS = 900_000
"""The delay doubles with every further wrong PIN, up to a quarter of an hour: a day allows some hundred guesses."""
SECOND_MS = 300_000
"""How long a second person's agreement lasts at most."""


def sign_in(profile: Profile, state: State, command: c.SignIn, now: c.Instant) -> tuple[Event, ...]:
    """Sign a person in with the right PIN, and count a wrong one. Raises Refusal."""
    account = verify_may_sign_in(profile, state, command.number)
    verify_no_delay(account, now)
    if not pins.agree(command.digest, account.pin.digest):
        return (refused(account, now),)
    return (SignedIn(account.person, KEY_OF_ROLE[account.role], now.at_ms, pin_expired(profile, account, now.at_ms)),)


def pin_expired(profile: Profile, account: Account, now_ms: int) -> bool:
    """The PIN is older than the parameters allow. One whose age is not known is."""
    return 0 < profile.pin_days * DAY_MS <= now_ms - account.pin_since_ms


def verify_may_sign_in(profile: Profile, state: State, number: int) -> Account:
    """The account may sign in: its key is turned, and no other person is signed in. Raises Refusal."""
    if key_is_enough(profile, state):
        raise Refusal("not_offered", "At this cabinet a key alone is enough: there is no sign-in.")
    account = verify_known(state, number)
    if KEY_OF_ROLE[account.role] not in state.machine.keys_turned:
        raise Refusal("key", "{name} signs in with the other key.", name=account.name)
    if state.people.signed_in is not None:
        raise Refusal("sign_in", "Another person is signed in: sign out first.")
    return account


def verify_known(state: State, number: int) -> Account:
    """The account with this number. Raises Refusal."""
    account = state.people.account(number)
    if account is None:
        raise Refusal("person", "There is no account {number}.", number=number)
    return account


def verify_no_delay(account: Account, now: c.Instant) -> None:
    """A PIN of this account is accepted now. Raises Refusal."""
    if left_ms := delay_left_ms(account, now.at_ms):
        seconds = -(-left_ms // 1_000)
        raise Refusal("sign_in_delay", "Too many wrong PINs: wait {seconds} seconds.", seconds=seconds)


def delay_left_ms(account: Account, now_ms: int) -> int:
    """For how long no PIN of the account is accepted. A clock that was set back makes it no longer than it was."""
    return min(max(account.until_ms - now_ms, 0), delay_ms(account.failures))


def delay_ms(failures: int) -> int:
    """The delay after so many wrong PINs in a row."""
    doublings = failures - FREE_FAILURES - 1
    if doublings < 0:
        return 0
    return MAX_DELAY_MS if doublings > MAX_DELAY_MS.bit_length() else min(FIRST_DELAY_MS << doublings, MAX_DELAY_MS)


def refused(account: Account, now: c.Instant) -> SignInRefused:
    """A wrong PIN of this account."""
    delay = delay_ms(account.failures + 1)
    return SignInRefused(account.person, now.at_ms, now.at_ms + delay if delay else 0)


def sign_out(profile: Profile, state: State, now: c.Instant) -> tuple[Event, ...]:
    """Sign the person out who is signed in. Raises Refusal."""
    verify_signed_in(profile, state)
    return ended(state, "button", now)


def ended(state: State, reason: SignOutReason, now: c.Instant) -> tuple[Event, ...]:
    """The sign-in ends, and a second person's agreement with it; nothing if there is none."""
    sign_in = state.people.signed_in
    if sign_in is None:
        return ()
    account = state.people.account(sign_in.number)
    assert account is not None, "an account that is signed in is not removed"
    return (*second_ended(state, "first", now), SignedOut(account.person, reason, now.at_ms))


def keys_moved(state: State, keys_turned: tuple[str, ...], now: c.Instant) -> tuple[Event, ...]:
    """The key was turned back: the person who signed in with it has left."""
    sign_in = state.people.signed_in
    return () if sign_in is None or sign_in.key in keys_turned else ended(state, "key", now)


def second_sign_in(profile: Profile, state: State, command: c.SignInSecond, now: c.Instant) -> tuple[Event, ...]:
    """A second person agrees to one function with the right PIN; a wrong one is counted. Raises Refusal."""
    account = verify_may_be_second(profile, state, command, now)
    verify_no_delay(account, now)
    if not pins.agree(command.digest, account.pin.digest):
        return (refused(account, now),)
    agreed = SecondSignedIn(account.person, command.right, now.at_ms, now.at_ms + SECOND_MS)
    return (*second_ended(state, "first", now), agreed)


def verify_may_be_second(profile: Profile, state: State, command: c.SignInSecond, now: c.Instant) -> Account:
    """Another person than the first, with the same right, may agree. Raises Refusal."""
    verify_right(profile, state, command.right)
    first, account = verify_signed_in(profile, state), verify_known(state, command.number)
    if account.number == first.number:
        raise Refusal("second_person", "The second person has to be a different one.")
    if account.first_pin:
        raise Refusal("first_pin", "{name} has to sign in and change the first PIN before this.", name=account.name)
    if pin_expired(profile, account, now.at_ms):
        raise Refusal("pin_expired", "{name} has to sign in and change the expired PIN first.", name=account.name)
    if not account.has(command.right):
        raise Refusal("right", "{name} does not have the right to do this.", name=account.name)
    return account


def second_used(state: State, now: c.Instant) -> tuple[Event, ...]:
    """The function to which the second person agreed is carried out: the agreement is used up."""
    return second_ended(state, "used", now)


def second_ended(state: State, reason: SecondEnds, now: c.Instant) -> tuple[Event, ...]:
    """The agreement of a second person ends; nothing if there is none."""
    second = state.people.second
    account = state.people.account(second.number) if second else None
    return (SecondSignedOut(account.person, reason, now.at_ms),) if account else ()


def time_passed(profile: Profile, state: State, now: c.Instant, untouched_ms: int) -> tuple[Event, ...]:
    """End what has lasted its time: an unused sign-in, and a second person's agreement."""
    if state.people.signed_in is not None and untouched_ms >= profile.sign_out_ms:
        return ended(state, "time", now)
    second = state.people.second
    if second is not None and not second.until_ms - SECOND_MS <= now.at_ms < second.until_ms:
        return second_ended(state, "time", now)
    return tuple(_delays_again(state, now))


def alarms_ms(state: State, now: c.Instant) -> Iterator[int]:
    """The instants of the wall clock at which `time_passed` may have something to end, apart from unused sign-ins."""
    if state.people.second is not None:
        yield state.people.second.until_ms
    yield from (one.until_ms for one in state.people.accounts if one.until_ms > now.at_ms)


def _delays_again(state: State, now: c.Instant) -> tuple[SignInDelayed, ...]:
    """A clock that was set back shortens no delay and makes none longer: it begins again from its beginning."""
    return tuple(
        SignInDelayed(one.person, now.at_ms + delay_ms(one.failures))
        for one in state.people.accounts
        if one.until_ms - now.at_ms > delay_ms(one.failures)
    )
