"""The reserved station: a player leaves for a while; it ends with the PIN, an attendant's key, or its time."""

from __future__ import annotations

from terminal.cabinet import commands as c
from terminal.cabinet import pins
from terminal.cabinet.events import AnyEvent, PinMistaken, StationReserved, StationReturned
from terminal.cabinet.out_of_service import verify_in_service
from terminal.cabinet.play import verify_matters_closed
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile

MAX_MISTAKES = 5
"""After this many wrong PINs no PIN is accepted."""


def reserve(profile: Profile, state: State, command: c.Reserve, now: c.Instant) -> tuple[AnyEvent, ...]:
    """Reserve the station for the player who knows the PIN. Raises Refusal."""
    _verify_reservable(profile, state)
    return (StationReserved(now.at_ms + profile.reserve_ms, command.salt, command.digest),)


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
    if not state.credit_cents:
        raise Refusal("balance", "Without credit there is no station to reserve.")


def give_back(state: State, command: c.ReturnToStation) -> tuple[AnyEvent, ...]:
    """Open the station for the right PIN, and count a wrong one. Raises Refusal."""
    reservation = state.visit.reservation
    if reservation is None:
        raise Refusal("not_reserved", "The station is not reserved.")
    if reservation.mistakes >= MAX_MISTAKES:
        raise Refusal("pin_blocked", "Too many wrong PINs: only an attendant can open the station before its time.")
    return (StationReturned("pin") if pins.agree(command.digest, reservation.digest) else PinMistaken(),)


def time_passed(profile: Profile, state: State, now: c.Instant) -> tuple[AnyEvent, ...]:
    """Open the station when its time is over; if the clock was set back, that time starts again."""
    reservation = state.visit.reservation
    if reservation is None or state.machine.clocks_stopped_ms is not None:
        return ()
    if now.at_ms >= reservation.until_ms:
        return (StationReturned("time"),)
    if reservation.until_ms - now.at_ms > profile.reserve_ms:
        return (StationReserved(now.at_ms + profile.reserve_ms, reservation.salt, reservation.digest),)
    return ()


def verify_free(state: State) -> None:
    """A reserved station accepts no touches. Raises Refusal."""
    if state.visit.reservation is not None:
        raise Refusal("reserved", "This station is reserved: it opens with its player's PIN.")
