"""When a shift begins and ends, and who may end it (regulation 6: every attendant has an account of their own).

Shifts of several people may overlap, as attendants hand over on the floor; each event counts in the shift of the person
whom it names. Where a key alone is enough, the shift is the attendant key's. A shift outlasts power cuts: only a person
ends it. The one of an attendant who has left is ended by a person who may end the accounting period.
"""

from __future__ import annotations

from terminal.cabinet import commands as c
from terminal.cabinet import slips
from terminal.cabinet.events import Event, ShiftBegan, ShiftEnded
from terminal.cabinet.keys import ATTENDANT
from terminal.cabinet.people.account import Person
from terminal.cabinet.people.authority import acting, key_used, verify_right
from terminal.cabinet.people.rights import Right
from terminal.cabinet.shifts.paper import lines
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile


def by_staff(profile: Profile, state: State, command: c.Shift, now: c.Instant) -> tuple[Event, ...]:
    """Begin, end or print a shift. Raises Refusal."""
    match command:
        case c.BeginShift():
            return _begin(profile, state, command, now)
        case c.EndShift():
            return _end(profile, state, command, now)
        case c.PrintShift():
            return _print_again(profile, state, command, now)


def _begin(profile: Profile, state: State, command: c.BeginShift, now: c.Instant) -> tuple[Event, ...]:
    """Begin the shift of the person who is signed in, or of the key; a number begins once. Raises Refusal."""
    verify_right(profile, state, Right.SHIFT)
    who = acting(profile, state)
    if state.shifts.of(who) is not None:
        raise Refusal("shift", "Your shift has begun already.")
    if command.number != state.shifts.last_number + 1:
        raise Refusal("shift", "Shift {number} is not the next one.", number=command.number)
    return (ShiftBegan(command.number, now.at_ms, key_used(state, ATTENDANT), who),)


def _end(profile: Profile, state: State, command: c.EndShift, now: c.Instant) -> tuple[Event, ...]:
    """End one's own shift, or that of an attendant who has left. Raises Refusal."""
    verify_right(profile, state, Right.SHIFT)
    shift, who = state.shifts.numbered(command.number), acting(profile, state)
    if shift is None:
        raise Refusal("shift", "Shift {number} is not open.", number=command.number)
    if shift != state.shifts.of(who):
        verify_right(profile, state, Right.END_PERIOD)
    by = key_used(state, ATTENDANT)
    return (ShiftEnded(shift.number, shift.began_ms, now.at_ms, by, shift.figures, shift.person, who),)


def verify_none_of(state: State, person: Person) -> None:
    """The person has no open shift. Raises Refusal."""
    if state.shifts.of(person) is not None:
        raise Refusal("shift", "The shift of {name} is open: it has to be ended first.", name=person.name)


def of_ended(profile: Profile, state: State, happened: tuple[Event, ...], now: c.Instant) -> tuple[Event, ...]:
    """The paper of a shift that has just ended, in the state after it; none if the printer cannot print it."""
    ended = next((event for event in happened if isinstance(event, ShiftEnded)), None)
    if ended is None:
        return ()
    try:
        slips.verify_printable(state)
    except Refusal:
        return ()
    return slips.ordered(state, "shift", ended.number, [lines(profile, state, ended, now)], acting(profile, state))


def _print_again(profile: Profile, state: State, command: c.PrintShift, now: c.Instant) -> tuple[Event, ...]:
    """Print one of the last shifts again. Raises Refusal."""
    verify_right(profile, state, Right.PRINT)
    ended = next((one for one in state.shifts.ended if one.number == command.number), None)
    if ended is None:
        raise Refusal("shift", "Shift {number} cannot be printed.", number=command.number)
    slips.verify_none(state)
    slips.verify_printable(state)
    return slips.ordered(state, "shift", ended.number, [lines(profile, state, ended, now)], acting(profile, state))
