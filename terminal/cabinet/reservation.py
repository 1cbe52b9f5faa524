"""The reserved station: a player leaves for a while, or the staff keeps it for one.

The player's own reservation ends with the PIN, an attendant's key, or its time; that of the staff by the staff, or with
its time. Both are part of the state, so they outlast a power cut.
"""

from __future__ import annotations

from terminal.cabinet import commands as c
from terminal.cabinet import pins
from terminal.cabinet.events import ClocksStopped, Event, PinMistaken, StationReserved, StationReturned
from terminal.cabinet.keys import ATTENDANT
from terminal.cabinet.out_of_service import verify_in_service
from terminal.cabinet.people.authority import acting, key_used, verify_right
from terminal.cabinet.people.rights import Right
from terminal.cabinet.play import verify_matters_closed
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile

MAX_MISTAKES = 5
"""After this many wrong PINs no PIN is accepted."""

MINUTE_MS = 60_000
STEPS_MS = tuple(minutes * MINUTE_MS for minutes in (5, 15, 30))
"""The times that the staff is offered, besides the longest that the parameters allow."""


def reserve(profile: Profile, state: State, command: c.Reserve, now: c.Instant) -> tuple[Event, ...]:
    """Reserve the station for the player who knows the PIN. Raises Refusal."""
    _verify_reservable(profile, state)
    if not state.credit_cents:
        raise Refusal("balance", "Without credit there is no station to reserve.")
    return (StationReserved(now.at_ms + profile.reserve_ms, command.salt, command.digest),)


def times_of_staff(profile: Profile) -> tuple[int, ...]:
    """For how long the staff may reserve the station, each in milliseconds; empty where the parameters forbid it."""
    return (*(step for step in STEPS_MS if step < profile.reserve_ms), *filter(None, (profile.reserve_ms,)))


def reserve_for_player(
    profile: Profile, state: State, command: c.ReserveForPlayer, now: c.Instant
) -> tuple[Event, ...]:
    """Reserve the station for a player who has left, or who is expected: credit is not required. Raises Refusal."""
    verify_right(profile, state, Right.RESERVE_FOR_PLAYER)
    if state.visit.reservation is not None:
        raise Refusal("reserved", "This station is reserved already.")
    _verify_reservable(profile, state)
    if not 0 < command.for_ms <= profile.reserve_ms:
        minutes = profile.reserve_ms // MINUTE_MS
        raise Refusal("reserve_time", "A station may be reserved for up to {minutes} minutes.", minutes=minutes)
    begins_ms = now.at_ms if state.machine.clocks_stopped_ms is None else state.machine.clocks_stopped_ms
    # where the clocks rest, their rest is added when they resume: the whole time then begins with the key's return
    by = key_used(state, ATTENDANT)
    return (StationReserved(begins_ms + command.for_ms, "", "", command.for_ms, by, acting(profile, state)),)


def end(profile: Profile, state: State) -> tuple[Event, ...]:
    """Open the station that the staff has reserved. Raises Refusal."""
    verify_right(profile, state, Right.RESERVE_FOR_PLAYER)
    if state.visit.reservation is None:
        raise Refusal("not_reserved", "The station is not reserved.")
    return (StationReturned("staff", acting(profile, state)),)


def _verify_reservable(profile: Profile, state: State) -> None:
    if not profile.reserve_ms:
        raise Refusal("not_offered", "This station cannot be reserved.")
    verify_in_service(state)
    if state.dice.throw is not None:
        raise Refusal("bets_closed", "The station can be reserved once the dice lie.")
    verify_matters_closed(state)
    if state.felt.asked is not None:
        raise Refusal("decision_open", "Please answer the question first.")
    if profile.timed and state.bet_cents:
        raise Refusal("bets_up", "The dice do not wait for you here: your bets have to be decided or taken down first.")


def give_back(state: State, command: c.ReturnToStation) -> tuple[Event, ...]:
    """Open the station for the right PIN, and count a wrong one. Raises Refusal."""
    reservation = state.visit.reservation
    if reservation is None:
        raise Refusal("not_reserved", "The station is not reserved.")
    if reservation.by_staff:
        raise Refusal("reserved", "This station is reserved for a player: it opens at its time, or by the staff.")
    if reservation.mistakes >= MAX_MISTAKES:
        raise Refusal("pin_blocked", "Too many wrong PINs: only an attendant can open the station before its time.")
    return (StationReturned("pin") if pins.agree(command.digest, reservation.digest) else PinMistaken(),)


def time_passed(profile: Profile, state: State, now: c.Instant) -> tuple[Event, ...]:
    """Open the station when its time is over; if the clock was set back, that time starts again."""
    reservation = state.visit.reservation
    if reservation is None or state.machine.clocks_stopped_ms is not None:
        return ()
    if now.at_ms >= reservation.until_ms:
        asked = state.visit.reality_check is not None  # by the staff, who may reserve over it: the clocks rest again
        return (StationReturned("time"), *((ClocksStopped(now.at_ms, "reality_check"),) if asked else ()))
    whole_ms = reservation.for_ms or profile.reserve_ms
    if reservation.until_ms - now.at_ms > whole_ms:
        salt, digest, by, who = reservation.salt, reservation.digest, reservation.by, reservation.who
        return (StationReserved(now.at_ms + whole_ms, salt, digest, reservation.for_ms, by, who),)
    return ()


def verify_free(state: State) -> None:
    """A reserved station accepts no touches. Raises Refusal."""
    if state.visit.reservation is None:
        return
    if state.visit.reservation.by_staff:
        raise Refusal("reserved", "This station is reserved for a player: it opens at its time, or by the staff.")
    raise Refusal("reserved", "This station is reserved: it opens with its player's PIN.")
