"""A table that nobody touches: what covers it, and when its player has left.

Most touches decide nothing and are no events. The runtime knows for how long there was none, and says so whenever it
asks what covers the table, or lets time pass.
"""

from __future__ import annotations

from typing import Literal

from terminal.cabinet import visit
from terminal.cabinet.events import (
    AnyEvent,
    AttendantCalled,
    BetsMoved,
    BillCredited,
    BillSeen,
    DiceCalled,
    DiceSettled,
    OptionSet,
    StationReserved,
    StationReturned,
    TicketInCredited,
    TicketInSeen,
    TicketIssued,
)
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile

Cover = Literal["play", "attract", "dim"]
"""``attract`` is for those who pass by a machine without credit; ``dim`` guards a player's table from a sleeve."""

DIM_TIMES = 3
"""Somebody's credit is left so many times longer in sight than a table without any."""

STIRRING = (
    AttendantCalled,
    BetsMoved,
    BillCredited,
    BillSeen,
    DiceCalled,
    DiceSettled,
    OptionSet,
    StationReserved,
    StationReturned,
    TicketInCredited,
    TicketInSeen,
    TicketIssued,
)
"""What happens only where somebody is, or plays by himself: as good as a touch."""


def cover(profile: Profile, state: State, untouched_ms: int) -> Cover:
    """What covers the table after so long without a touch: ``play`` for nothing."""
    wait_ms = cover_after_ms(profile, state)
    return "play" if wait_ms is None or untouched_ms < wait_ms else _may_cover(profile, state)


def cover_after_ms(profile: Profile, state: State) -> int | None:
    """After how long without a touch the table is covered; None where it is not."""
    match _may_cover(profile, state):
        case "play":
            return None
        case "dim":
            return profile.attract_ms * DIM_TIMES
        case "attract":
            return profile.attract_ms


def stirs(profile: Profile, before: State, after: State, events: tuple[AnyEvent, ...]) -> bool:
    """Whether what has happened is as good as a touch: somebody is there, or something else may cover the table now."""
    stirred = any(isinstance(event, STIRRING) for event in events)
    return stirred or _may_cover(profile, before) != _may_cover(profile, after)


def time_passed(profile: Profile, state: State, untouched_ms: int) -> tuple[AnyEvent, ...]:
    """End the session of a player who has left: the next one finds the house's own language and options."""
    if cover(profile, state, untouched_ms) != "attract":
        return ()
    try:
        return visit.end_session(state, untouched=True)
    except Refusal:  # something is still open: the session ends when it is not
        return ()


def _may_cover(profile: Profile, state: State) -> Cover:
    """What may cover this table: nothing while anything goes on that a person should see."""
    goes_on = state.dice.throw is not None or state.ticketing.ticket is not None or state.acceptor.bill is not None
    goes_on = goes_on or state.acceptor.ticket_in is not None
    if goes_on or state.visit.reservation is not None or state.machine.doors_open or state.machine.keys_turned:
        return "play"
    if state.credit_cents:
        return "play" if profile.timed else "dim"
    faulty = any(device.faulty for device in state.machine.devices.values())
    return "play" if faulty or state.visit.attendant_called else "attract"
