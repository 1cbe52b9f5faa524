"""An untouched table: what covers it, and when its player has left.

Most touches decide nothing and are not events. The runtime knows how long there was none, and passes that when it asks
for the cover of the table, or lets time pass.
"""

from __future__ import annotations

from typing import Literal

from terminal.cabinet import events as e
from terminal.cabinet import visit
from terminal.cabinet.state import State
from terminal.cabinet.state.machine import CARDS
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile

Cover = Literal["play", "attract", "dim"]
"""``attract`` is for passers-by at a machine without credit; ``dim`` guards a player's table from stray touches."""

DIM_TIMES = 3
"""A table with credit stays visible this many times longer than one without."""

STIRRING = (
    e.AttendantCalled,
    e.BetsMoved,
    e.BillCredited,
    e.BillRejected,
    e.BillSeen,
    e.CardRefused,
    e.CardSeen,
    e.CardTaken,
    e.ChoiceMade,
    e.ChoiceWanted,
    e.GameChosen,
    e.OptionSet,
    e.StationReserved,
    e.StationReturned,
    e.StationSaid,
    e.TicketInCredited,
    e.TicketInSeen,
    e.TicketIssued,
)
"""Events that only a player, or Auto Repeat, causes: they count as a touch."""

OF_OWN_DICE = (e.DiceCalled, e.DiceSettled)
"""They count as a touch too, where no shared table throws the dice."""


def cover(profile: Profile, state: State, untouched_ms: int) -> Cover:
    """What covers the table after this long without a touch: ``play`` for nothing."""
    wait_ms = cover_after_ms(profile, state)
    return "play" if wait_ms is None or untouched_ms < wait_ms else _may_cover(profile, state)


def cover_after_ms(profile: Profile, state: State) -> int | None:
    """After how long without a touch the table is covered; None if it is not."""
    match _may_cover(profile, state):
        case "play":
            return None
        case "dim":
            return profile.attract_ms * DIM_TIMES
        case "attract":
            return profile.attract_ms


def stirs(profile: Profile, before: State, after: State, events: tuple[e.Event, ...]) -> bool:
    """Whether these events count as a touch: a player is present, or the cover of the table may change."""
    stirring = STIRRING if profile.is_station else (*STIRRING, *OF_OWN_DICE)
    stirred = any(isinstance(event, stirring) for event in events)
    return stirred or _may_cover(profile, before) != _may_cover(profile, after)


def signs_out_after_ms(profile: Profile, state: State) -> int | None:
    """After how long without a touch a person of the staff is signed out; None while no person is signed in."""
    return profile.sign_out_ms if state.people.signed_in is not None else None


def time_passed(profile: Profile, state: State, untouched_ms: int) -> tuple[e.Event, ...]:
    """End the session of a player who has left: the next one gets the default language and options."""
    if cover(profile, state, untouched_ms) != "attract":
        return ()
    try:
        return visit.end_session(state, untouched=True)
    except Refusal:  # something is still open: the session ends after that
        return ()


def _may_cover(profile: Profile, state: State) -> Cover:
    """The cover allowed for this table: none while anything is in progress that a person should see."""
    in_progress = state.dice.throw is not None or state.ticketing.ticket is not None or state.acceptor.bill is not None
    in_progress = in_progress or state.acceptor.ticket_in is not None or state.felt.waits_for == "choice"
    in_progress = in_progress or state.visit.first_hand
    in_progress = in_progress or state.visit.reality_check is not None or state.visit.play_break is not None
    if in_progress or state.visit.reservation is not None or state.machine.doors_open or state.machine.keys_turned:
        return "play"
    if state.machine.out_of_service is not None:
        return "play"  # the sign is to be seen
    if state.credit_cents:
        return "play" if profile.timed or profile.is_station else "dim"
    if state.players.here is not None or state.players.asks:
        return "play"  # a player who has left is logged out first
    faulty = any(device.faulty for name, device in state.machine.devices.items() if name != CARDS)
    return "play" if faulty or state.visit.attendant_called else "attract"
