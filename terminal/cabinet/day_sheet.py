"""A gaming day on paper: who may have it printed, and what stands on it (regulation M7).

The paper has the day's totals. The players of a day are read off the journal, which nothing that decides may do: they
are on the staff's page, and in what `./kiosk report` prints.
"""

from __future__ import annotations

from terminal import money
from terminal.cabinet import commands as c
from terminal.cabinet import slips
from terminal.cabinet.events import AnyEvent
from terminal.cabinet.gaming_day import DayFigures
from terminal.cabinet.keys import verify_attendant
from terminal.cabinet.profile import Profile
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal

FIGURES = (
    ("begin_cents", "In play at the beginning"),
    ("deposits_cents", "Deposits"),
    ("winnings_cents", "Winnings credited"),
    ("losing_wagers_cents", "Losing wagers"),
    ("commission_cents", "Commission"),
    ("withdrawals_cents", "Withdrawals"),
    ("end_cents", "In play at the end"),
    ("table_win_cents", "Table win"),
)
"""The figures of `Totals` in the order in which they are read, with their names on papers and for programs."""


def print_day(profile: Profile, state: State, command: c.PrintDay, now: c.Instant) -> tuple[AnyEvent, ...]:
    """Print a gaming day's totals: of one of the last, or of the one that runs. Raises Refusal."""
    verify_attendant(state)
    day = next((one for one in state.known_days if one.number == command.number), None)
    if day is None:
        raise Refusal("day", "Gaming day {number} cannot be printed here any more.", number=command.number)
    slips.verify_none(state)
    slips.verify_printable(state)
    return slips.ordered(state, "day", day.number, [_lines(profile, state, day, now)])


def _lines(profile: Profile, state: State, day: DayFigures, now: c.Instant) -> list[str]:
    title = "GAMING DAY REPORT" if day.ended_ms is not None else "GAMING DAY REPORT - THE DAY IS NOT OVER"
    ended = "not over" if day.ended_ms is None else slips.when(day.ended_ms, now)
    lines = [
        *slips.heading(profile, title),
        slips.row("Slip", f"{state.slip_number + 1:06d}"),
        slips.row("Printed on", slips.when(now.at_ms, now)),
        slips.row("Gaming day", f"{day.number:06d}"),
        slips.row("Date", day.date),
        slips.row("Began", slips.when(day.began_ms, now)),
        slips.row("Ended", ended),
    ]
    if day.passed_days not in (0, 1):
        lines.append(slips.row("Days after the one before", str(day.passed_days)))
    lines += [slips.row("Amounts are in", state.currency), ""]
    return [*lines, *(slips.row(name, money.figures(getattr(day.totals, key))) for key, name in FIGURES)]
