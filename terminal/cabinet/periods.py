"""The accounting period on paper: what its meters counted, printed when it ends and again on request (M8).

Nothing waits for the paper: a period ends without a printer too, and the state keeps the meters of the last one, so
that they can be printed later.
"""

from __future__ import annotations

from drivers.ports import MAX_SLIP_LINES
from terminal.cabinet import commands as c
from terminal.cabinet import meter_sheet, slips
from terminal.cabinet.events import Event, PeriodEnded
from terminal.cabinet.keys import ATTENDANT
from terminal.cabinet.meters import EndedPeriod
from terminal.cabinet.people.account import Person
from terminal.cabinet.people.authority import acting, key_used, verify_right
from terminal.cabinet.people.rights import Right
from terminal.cabinet.state import State
from terminal.common import money
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile

TITLE = "ACCOUNTING PERIOD - METERS"


def end(profile: Profile, state: State, command: c.EndPeriod, now: c.Instant) -> tuple[Event, ...]:
    """End the accounting period; if repeated, it ends only once. Raises Refusal (regulation M8, M9)."""
    verify_right(profile, state, Right.END_PERIOD)
    if state.dice.throw is not None:
        raise Refusal("bets_closed", "A period does not end while the dice are out.")
    if command.number != state.accounting.period.number:
        raise Refusal("period", "Period {number} is not the one that runs.", number=command.number)
    return (PeriodEnded(command.number, now.at_ms, key_used(state, ATTENDANT), acting(profile, state)),)


def of_ended(profile: Profile, state: State, happened: tuple[Event, ...], now: c.Instant) -> tuple[Event, ...]:
    """The paper of a period that has just ended, in the state after it; none if the printer cannot print it."""
    if not any(isinstance(event, PeriodEnded) for event in happened):
        return ()
    try:
        slips.verify_printable(state)
    except Refusal:
        return ()
    return _ordered(profile, state, _last(state), now)


def print_again(profile: Profile, state: State, command: c.PrintPeriod, now: c.Instant) -> tuple[Event, ...]:
    """Print the period that ended last. Raises Refusal."""
    verify_right(profile, state, Right.PRINT)
    ended = state.accounting.ended
    if ended is None or ended.number != command.number:
        raise Refusal("period", "Period {number} cannot be printed any more.", number=command.number)
    slips.verify_none(state)
    slips.verify_printable(state)
    return _ordered(profile, state, ended, now)


def _last(state: State) -> EndedPeriod:
    assert state.accounting.ended is not None, "a period has ended"
    return state.accounting.ended


def _ordered(profile: Profile, state: State, ended: EndedPeriod, now: c.Instant) -> tuple[Event, ...]:
    who = acting(profile, state)
    return slips.ordered(state, "period", ended.number, _papers(profile, state, ended, now, who), who)


def _papers(profile: Profile, state: State, ended: EndedPeriod, now: c.Instant, who: Person | None) -> list[list[str]]:
    """What each meter counted in the period, on as many pages as necessary."""
    after = state.accounting.period.before
    body = [[slips.row("Amounts are in", state.configuration.currency)]]
    for one in meter_sheet.lines_of(state, ended.before, after):
        figure = money.figures(one.period) if one.money else str(one.period)
        body.append(slips.entry(one.title, figure))
    head = _head(profile, state, ended, now, who)
    parts = slips.in_pages(body, MAX_SLIP_LINES - len(head) - 2)
    return [
        [*head, slips.row("Page", f"{page} of {len(parts)}"), "", *part] for page, part in enumerate(parts, start=1)
    ]


def _head(profile: Profile, state: State, ended: EndedPeriod, now: c.Instant, who: Person | None) -> list[str]:
    began = "first event" if ended.began_ms is None else slips.when(state, ended.began_ms, now)
    by = ended.who.name if ended.who else f"{ended.by} key"
    return [
        *slips.heading(profile, TITLE),
        slips.row("Period", f"{ended.number:06d}"),
        slips.row("Began", began),
        slips.row("Ended", slips.when(state, ended.ended_ms, now)),
        slips.row("Ended by", by),
        *slips.printed_on(now, who),
    ]
