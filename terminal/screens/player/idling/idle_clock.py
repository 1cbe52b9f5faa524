"""Decides when a table that nobody touches is covered, and that the touch which ends it does nothing else."""

from __future__ import annotations

from typing import Literal

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

Phase = Literal["play", "attract", "dim"]
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


def cover_of(state: State, *, timed: bool) -> Phase:
    """What may cover this table while nobody touches it: nothing while anything goes on that a person should see."""
    goes_on = state.throw is not None or state.ticket is not None or state.bill is not None
    goes_on = goes_on or state.ticket_in is not None
    if goes_on or state.reservation is not None or state.doors_open or state.keys_turned:
        return "play"
    if state.credit_cents:
        return "play" if timed else "dim"
    faulty = any(device.faulty for device in state.devices.values())
    return "play" if faulty or state.attendant_called else "attract"


def stirs(events: tuple[AnyEvent, ...]) -> bool:
    """Whether somebody is there, by what has happened."""
    return any(isinstance(event, STIRRING) for event in events)


class IdleClock:
    """Told of touches and of the time, in milliseconds of any clock that only runs forward."""

    def __init__(self, attract_ms: int, now_ms: int) -> None:
        self.phase: Phase = "play"
        self._attract_ms = attract_ms
        self._touched_ms = now_ms
        self._cover: Phase = "play"

    def touched(self, now_ms: int) -> None:
        """Somebody is there."""
        self._touched_ms = now_ms
        self.phase = "play"

    def stands(self, cover: Phase, now_ms: int) -> None:
        """What may cover the table now. Whatever changes that is as good as a touch."""
        if cover != self._cover:
            self._cover = cover
            self.touched(now_ms)

    def tick(self, now_ms: int) -> Phase:
        """Time has passed."""
        if self.due_in_ms(now_ms) == 0:
            self.phase = self._cover
        return self.phase

    def due_in_ms(self, now_ms: int) -> int | None:
        """In how long there may be something to decide; None while nothing can come of waiting."""
        if self._cover == self.phase:
            return None
        wait_ms = self._attract_ms * (DIM_TIMES if self._cover == "dim" else 1)
        return max(self._touched_ms + wait_ms - now_ms, 0)
