"""When the cash box is taken out, and what its count is compared with (regulation M6).

A validator that reports its stacker says so itself: the stacker is missing behind the open cash box door, and what must
be in the box is journaled at that moment, with or without a person. What nothing reports, such as a box that was taken
out without power, a person enters. The count may follow later, while another box is in use.
"""

from __future__ import annotations

from terminal.cabinet import commands as c
from terminal.cabinet import slips
from terminal.cabinet.cash_box.contents import Contents, Count, Drop, Evidence
from terminal.cabinet.cash_box.paper import lines
from terminal.cabinet.events import DropCounted, DropTaken, DropUndone, Event
from terminal.cabinet.keys import ATTENDANT
from terminal.cabinet.people.authority import acting, key_is_enough, key_used, verify_right
from terminal.cabinet.people.rights import Right
from terminal.cabinet.state import State
from terminal.common.money import BILLS_CENTS
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile

STACKER_OUT = "stacker_open"
"""The validator's code while its stacker is open or missing."""
DOOR = "cashbox"
MAX_COUNT = 9_999
"""More bills of one value do not fit into any cash box."""


def seen(profile: Profile, state: State, now: c.Instant) -> tuple[DropTaken, ...]:
    """The drop that the devices report in this state: once, because the next box is empty."""
    out = state.machine.device("validator").code == STACKER_OUT and DOOR in state.machine.doors_open
    if not out or _is_unused(state):
        return ()
    return (_taken(profile, state, "stacker", now),)


def _taken(profile: Profile, state: State, evidence: Evidence, now: c.Instant) -> DropTaken:
    """The drop, with what must be in the box, and with the person who is at the cabinet, if any."""
    box, who = state.cash_box, acting(profile, state)
    attended = who is not None or (bool(state.machine.keys_turned) and key_is_enough(profile, state))
    by = key_used(state, _key(state)) if attended else ""
    return DropTaken(_next(state), now.at_ms, evidence, state.acceptor.bills, box.contents, by, who)


def _key(state: State) -> str:
    turned = state.machine.keys_turned
    return ATTENDANT if ATTENDANT in turned or not turned else turned[0]


def _next(state: State) -> int:
    return state.cash_box.last_number + 1


def _is_unused(state: State) -> bool:
    """Nothing was in the validator's path since this box was put in."""
    return state.cash_box.contents == Contents() and state.cash_box.since == state.acceptor.bills


def by_staff(profile: Profile, state: State, command: c.CashBox, now: c.Instant) -> tuple[Event, ...]:
    """Record, undo, count or print a drop. Raises Refusal."""
    match command:
        case c.TakeDrop():
            return _take(profile, state, command, now)
        case c.UndoDrop():
            return _undo(profile, state, command, now)
        case c.CountDrop():
            return _count(profile, state, command, now)
        case c.PrintDrop():
            return _print_again(profile, state, command, now)


def _take(profile: Profile, state: State, command: c.TakeDrop, now: c.Instant) -> tuple[Event, ...]:
    """Record a box that was taken out unseen; a number is recorded once. Raises Refusal."""
    verify_right(profile, state, Right.DROP)
    if command.number != _next(state):
        raise Refusal("drop", "Drop {number} is not the next one.", number=command.number)
    if _is_unused(state):
        raise Refusal("drop", "Nothing has gone into this cash box yet.")
    under_way = state.acceptor.bill or state.acceptor.ticket_in
    if under_way is not None and under_way.fate == "stack":
        raise Refusal("bill_open", "A bill is still on its way.")
    return (_taken(profile, state, "staff", now),)


def _undo(profile: Profile, state: State, command: c.UndoDrop, now: c.Instant) -> tuple[Event, ...]:
    """The box of the last drop is in the validator again. Raises Refusal."""
    verify_right(profile, state, Right.DROP)
    drop = _uncounted(state, command.number)
    if drop != state.cash_box.drops[-1]:
        raise Refusal("drop", "Only the last cash box that was taken out can have been put back.")
    if state.machine.device("validator").code == STACKER_OUT:
        raise Refusal("drop", "The cash box is not in the validator yet.")
    return (DropUndone(drop.number, now.at_ms, key_used(state, ATTENDANT), acting(profile, state)),)


def _count(profile: Profile, state: State, command: c.CountDrop, now: c.Instant) -> tuple[Event, ...]:
    """Enter the count of a drop, once. Raises Refusal."""
    verify_right(profile, state, Right.DROP)
    drop = _uncounted(state, command.number)
    values = {str(cents) for cents in values_of(state.configuration.currency, drop.contents)}
    if not values.issuperset(command.bills):
        raise Refusal("drop", "There are no bills of such a value.")
    if any(not 0 <= count <= MAX_COUNT for count in (*command.bills.values(), command.tickets)):
        raise Refusal("drop", "A count is a whole number up to {most}.", most=MAX_COUNT)
    count = Count({value: number for value, number in sorted(command.bills.items()) if number}, command.tickets)
    difference_cents = count.bills_cents - drop.contents.bills_cents
    by, who = key_used(state, ATTENDANT), acting(profile, state)
    return (DropCounted(drop.number, now.at_ms, by, drop.contents, count, difference_cents, who),)


def values_of(currency: str, contents: Contents) -> tuple[int, ...]:
    """The values of the bills that may be in a box, ascending: those of the currency, and those that were stacked."""
    return tuple(sorted({*BILLS_CENTS.get(currency, ()), *map(int, contents.bills)}))


def _uncounted(state: State, number: int) -> Drop:
    drop = state.cash_box.drop(number)
    if drop is None or drop.counted is not None:
        raise Refusal("drop", "Drop {number} does not wait for a count.", number=number)
    return drop


def of_counted(profile: Profile, state: State, happened: tuple[Event, ...], now: c.Instant) -> tuple[Event, ...]:
    """The paper of a drop that was just counted, in the state after it; none if the printer cannot print it."""
    counted = next((event for event in happened if isinstance(event, DropCounted)), None)
    drop = state.cash_box.drop(counted.number) if counted else None
    if drop is None:
        return ()
    try:
        slips.verify_printable(state)
    except Refusal:
        return ()
    return slips.ordered(state, "drop", drop.number, [lines(profile, state, drop, now)])


def _print_again(profile: Profile, state: State, command: c.PrintDrop, now: c.Instant) -> tuple[Event, ...]:
    """Print a counted drop again. Raises Refusal."""
    verify_right(profile, state, Right.PRINT)
    drop = state.cash_box.drop(command.number)
    if drop is None or drop.counted is None:
        raise Refusal("drop", "Drop {number} cannot be printed.", number=command.number)
    slips.verify_none(state)
    slips.verify_printable(state)
    return slips.ordered(state, "drop", drop.number, [lines(profile, state, drop, now)])
