"""What the staff sees, on slips: meters, the sheet of faults, a page of events, one game, or any list (R2, M1, D5).

Meters and faults follow from the state and the program. Events, games and most lists are in journals, which deciding
code does not read: their lines come with the command. They are evidence for a person, and no figure of the cabinet
depends on them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from drivers.ports import MAX_SLIP_CHARACTERS, MAX_SLIP_LINES
from terminal.cabinet import commands as c
from terminal.cabinet import meter_sheet, slips
from terminal.cabinet.events import Event
from terminal.cabinet.faults import FAULTS
from terminal.cabinet.faults.fault import Fault
from terminal.cabinet.faults.fault_sheet import ENDED_BY, STOPS
from terminal.cabinet.people.authority import acting, verify_right
from terminal.cabinet.people.rights import Right
from terminal.cabinet.state import State
from terminal.common import money
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile

MAX_SLIPS = 30
"""The most slips printed for a list, because tickets wait for them."""
INDENT = "  "
TITLES: Mapping[c.ListOnPaper, str] = {
    "current_meters": "METERS",
    "faults": "FAULTS - WHAT STOPS AND WHAT CLEARS IT",
    "events": "EVENTS",
    "game": "GAME",
}


def print_list(profile: Profile, state: State, command: c.PrintList, now: c.Instant) -> tuple[Event, ...]:
    """Print a list. Raises Refusal."""
    verify_right(profile, state, Right.PRINT_LISTS)
    slips.verify_none(state)
    slips.verify_printable(state)
    pages = papers(profile, state, command, now)
    if len(pages) > MAX_SLIPS:
        raise Refusal(
            "list", "This takes {slips} slips, and at most {most} are printed.", slips=len(pages), most=MAX_SLIPS
        )
    return slips.ordered(state, command.about, command.number, pages, acting(profile, state))


def papers(profile: Profile, state: State, command: c.PrintList, now: c.Instant) -> list[list[str]]:
    """The list on as many slips as necessary, each with the whole head."""
    body = [part for line in _lines(state, command) for part in in_width(line)]
    head = _head(profile, state, command, now)
    room = MAX_SLIP_LINES - len(head) - 2
    parts = [body[at : at + room] for at in range(0, len(body), room)] or [[]]
    return [
        [*head, slips.row("Page", f"{page} of {len(parts)}"), "", *part] for page, part in enumerate(parts, start=1)
    ]


def in_width(line: str) -> Sequence[str]:
    """A line in the width of a slip, broken between words if possible; what follows is indented."""
    left, found = line.rstrip(), []
    while len(left) > MAX_SLIP_CHARACTERS:
        space = left.rfind(" ", len(INDENT) + 1, MAX_SLIP_CHARACTERS + 1)
        cut = space if space > 0 else MAX_SLIP_CHARACTERS
        found.append(left[:cut].rstrip())
        left = INDENT + left[cut:].lstrip()
    return [*found, left]


def _head(profile: Profile, state: State, command: c.PrintList, now: c.Instant) -> list[str]:
    title = command.title[:MAX_SLIP_CHARACTERS] if command.about == "list" else TITLES[command.about]
    number = f" {command.number}" if command.about == "game" else ""
    return [
        *slips.heading(profile, title + number),
        *slips.printed_on(now, acting(profile, state)),
    ]


def _lines(state: State, command: c.PrintList) -> Sequence[str]:
    match command.about:
        case "current_meters":
            return _meters(state)
        case "faults":
            return [line for fault in FAULTS for line in _fault(fault)]
    return command.lines


def _meters(state: State) -> list[str]:
    """Each meter for the lifetime and, on a line below, for the period that runs; then the others."""
    rows = [
        slips.row("Amounts are in", state.configuration.currency),
        slips.row("Period", f"{state.accounting.period.number:06d}"),
        "",
    ]
    for one in meter_sheet.lines(state):
        rows += slips.entry(one.title, _figure(one.lifetime, is_money=one.money))
        rows.append(slips.row(f"{INDENT}in the period", _figure(one.period, is_money=one.money)))
    rows += [slips.row(f"Games since {what}", str(games)) for what, games in meter_sheet.since(state).items()]
    rows += [slips.row(what.capitalize(), money.figures(cents)) for what, cents in meter_sheet.last(state).items()]
    return rows


def _figure(value: int, *, is_money: bool) -> str:
    return money.figures(value) if is_money else f"{value:0{meter_sheet.MIN_DIGITS}d}"


def _fault(fault: Fault) -> list[str]:
    stops = ", ".join(STOPS[stop] for stop in fault.stops) or "nothing"
    return [
        fault.title.say.upper(),
        f"{INDENT}{fault.remedy.say}",
        f"{INDENT}Stops: {stops}",
        f"{INDENT}Light: {fault.lamp.value}; cleared: {ENDED_BY[fault.who]}",
        "",
    ]
