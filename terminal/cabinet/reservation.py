"""The reserved station: a player walks away for a while, and comes back with a PIN, an attendant's key, or too late."""

from __future__ import annotations

import re
from hashlib import scrypt, sha256
from hmac import compare_digest

from terminal.cabinet import commands as c
from terminal.cabinet.events import AnyEvent, PinMistaken, StationReserved, StationReturned
from terminal.cabinet.play import verify_matters_closed
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile

MAX_MISTAKES = 5
"""After so many wrong PINs none is taken any more."""

PIN = re.compile("[0-9]{4,8}")

SCRYPT = "scrypt"
SCRYPT_COSTS = (1 << 14, 8, 1)
"""N, r and p (RFC 7914): 16 MiB and some 50 ms for each PIN that is tried, for which the one who tries waits."""


def reserve(profile: Profile, state: State, command: c.Reserve, now: c.Instant) -> tuple[AnyEvent, ...]:
    """Keep the station for whoever knows the PIN. Raises Refusal."""
    _verify_reservable(profile, state)
    _verify_pin(command.pin)
    salt = f"{now.at_ms:x}-{state.dice.throws:x}-{state.acceptor.bills:x}"
    return (StationReserved(now.at_ms + profile.reserve_ms, salt, digest_of(salt, command.pin)),)


def _verify_reservable(profile: Profile, state: State) -> None:
    if not profile.reserve_ms:
        raise Refusal("not_offered", "This station cannot be reserved.")
    if state.dice.throw is not None:
        raise Refusal("bets_closed", "The station can be reserved once the dice lie.")
    verify_matters_closed(state)
    if state.felt.asked is not None:
        raise Refusal("decision_open", "Please answer the question first.")
    if profile.timed and state.bet_cents:
        raise Refusal("bets_up", "The dice do not wait for you here: your bets have to be decided or taken down first.")
    if not state.credit_cents:
        raise Refusal("balance", "Without credit there is no station to reserve.")


def give_back(state: State, command: c.ReturnToStation) -> tuple[AnyEvent, ...]:
    """Open the station for the right PIN, and count a wrong one. Raises Refusal."""
    reservation = state.visit.reservation
    if reservation is None:
        raise Refusal("not_reserved", "The station is not reserved.")
    _verify_pin(command.pin)
    if reservation.mistakes >= MAX_MISTAKES:
        raise Refusal("pin_blocked", "Too many wrong PINs: only an attendant can open the station before its time.")
    right = is_pin(command.pin, reservation.salt, reservation.digest)
    return (StationReturned("pin") if right else PinMistaken(),)


def time_passed(profile: Profile, state: State, now: c.Instant) -> tuple[AnyEvent, ...]:
    """Open the station when its time is over; a clock that was set back starts that time anew."""
    reservation = state.visit.reservation
    if reservation is None or state.machine.clocks_stopped_ms is not None:
        return ()
    if now.at_ms >= reservation.until_ms:
        return (StationReturned("time"),)
    if reservation.until_ms - now.at_ms > profile.reserve_ms:
        return (StationReserved(now.at_ms + profile.reserve_ms, reservation.salt, reservation.digest),)
    return ()


def verify_free(state: State) -> None:
    """Nobody touches anything at a station that waits for its player. Raises Refusal."""
    if state.visit.reservation is not None:
        raise Refusal("reserved", "This station is reserved: it opens with its player's PIN.")


def digest_of(salt: str, pin: str) -> str:
    """What a PIN is held against: `scrypt:N:r:p:HEX`.

    Four digits are no secret for long to whoever has the journal, however slow it is to try each of them; the journal's
    files are the program's own user's alone.
    """
    return ":".join((SCRYPT, *map(str, SCRYPT_COSTS), _scrypt(salt, pin, *SCRYPT_COSTS)))


def is_pin(pin: str, salt: str, digest: str) -> bool:
    """Say whether this is the PIN of the digest. One without costs, from an earlier program, is a plain SHA-256."""
    *costs, stored = digest.split(":")
    if costs:
        n, r, p = (int(cost) for cost in costs[1:])
        return compare_digest(_scrypt(salt, pin, n, r, p), stored)
    return compare_digest(sha256(f"{salt}:{pin}".encode()).hexdigest(), stored)


def _scrypt(salt: str, pin: str, n: int, r: int, p: int) -> str:
    return scrypt(pin.encode(), salt=salt.encode(), n=n, r=r, p=p, dklen=32).hex()


def _verify_pin(pin: str) -> None:
    if not PIN.fullmatch(pin):
        raise Refusal("pin", "A PIN has four to eight digits.")
