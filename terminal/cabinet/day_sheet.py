"""A gaming day on paper: who may have it printed, and its content (regulation M7).

One slip has the day's totals, which the state keeps for the last days. A report of each player, which the regulation
demands (COMAR 36.05.02.20F(7)), takes as many slips as necessary. The players are read from the journal, which deciding
code may not do: they come with the command, and are compared with the totals before anything is printed.
"""

from __future__ import annotations

from collections.abc import Sequence

from drivers.ports import MAX_SLIP_CHARACTERS, MAX_SLIP_LINES
from terminal.cabinet import commands as c
from terminal.cabinet import slips
from terminal.cabinet.events import Event
from terminal.cabinet.gaming_day import DayFigures, DayReport, Player, Totals, summed
from terminal.cabinet.people.account import Person
from terminal.cabinet.people.authority import acting, verify_right
from terminal.cabinet.people.rights import Right
from terminal.cabinet.state import State
from terminal.common import money
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile

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
"""The figures of `Totals` in reading order, with their names on papers and for programs."""

MAX_SLIPS = 30
"""The most slips printed for a day, because tickets wait for them."""

COLUMN = MAX_SLIP_CHARACTERS // 4
IN_PLAY = ("in play", "in the end")
MOVED = ("deposits", "winnings", "losing", "withdrawn")
HEADINGS = (
    "",
    f"{'PLAYER CAME':<{2 * COLUMN}}{''.join(f'{one:>{COLUMN}}' for one in IN_PLAY)}",
    "".join(f"{one:>{COLUMN}}" for one in MOVED),
)


def print_day(profile: Profile, state: State, command: c.PrintDay, now: c.Instant) -> tuple[Event, ...]:
    """Print a gaming day: the totals of one of the last, or of any with its players. Raises Refusal."""
    verify_right(profile, state, Right.PRINT)
    report = command.report
    known = next((one for one in state.known_days if _is_asked_for(one, command)), None)
    if report is not None:
        _verify_report(command.number, known, report)
    elif known is None:
        raise Refusal("day", "Gaming day {number} cannot be printed here any more.", number=command.number)
    slips.verify_none(state)
    slips.verify_printable(state)
    who = acting(profile, state)
    if report is not None:
        return slips.ordered(state, "players", command.number, _papers(profile, state, report, now), who)
    assert known is not None, "an unknown day was refused"
    return slips.ordered(state, "day", known.number, [_lines(profile, state, known, now)], who)


def _is_asked_for(day: DayFigures, command: c.PrintDay) -> bool:
    """Whether this is the day asked for. Numbers restart after an unreadable journal, so the instant counts too."""
    began_ms = command.report.day.began_ms if command.report else day.began_ms
    return (day.number, day.began_ms) == (command.number, began_ms)


def _verify_report(number: int, known: DayFigures | None, report: DayReport) -> None:
    """The report must add up, and agree with what the state knows of a completed day. Raises Refusal."""
    day = report.day
    if known is not None and known.ended_ms is not None and day.ended_ms is None:
        raise Refusal("day", "Gaming day {number} has ended since it was read: open it again.", number=number)
    adds_up = summed(one.totals for one in report.players) == day.totals
    agrees = known is None or known == day or known.ended_ms is None
    if day.number != number or not adds_up or not agrees:
        raise Refusal("day", "What was read of gaming day {number} is not what the cabinet counted.", number=number)


def _lines(profile: Profile, state: State, day: DayFigures, now: c.Instant) -> list[str]:
    """The one slip of totals."""
    return [
        *_head(profile, day, slips.row("Slip", f"{state.papers.last_slip + 1:06d}"), now, acting(profile, state)),
        *_facts(state, day, now),
        slips.row("Amounts are in", state.configuration.currency),
        "",
        *_totals(day.totals),
    ]


def _papers(profile: Profile, state: State, report: DayReport, now: c.Instant) -> list[list[str]]:
    """The totals, then each player in two or more lines, over as many slips as necessary. Raises Refusal."""
    day, first = report.day, state.papers.last_slip + 1
    facts = [*_facts(state, day, now, cleared=report.cleared)]
    if day.ended_ms is None:
        facts.append(slips.row("As it was at", slips.when(state, report.read_ms, now)))
    facts += [
        slips.row("Amounts are in", report.currency),
        "",
        *_totals(day.totals),
        slips.row("Players", str(len(report.players))),
    ]
    who = acting(profile, state)
    head = len(_head(profile, day, "", now, who)) + 1
    parts = _parts([_player(state, one, now) for one in report.players], head + len(facts), head)
    if len(parts) > MAX_SLIPS:
        raise Refusal("day", "Gaming day {number} has too many players for paper.", number=day.number)
    return [
        [
            *_head(profile, day, slips.row("Slip", f"{first + at:06d}"), now, who),
            slips.row("Page", f"{at + 1} of {len(parts)}"),
            *(facts if at == 0 else ()),
            *part,
        ]
        for at, part in enumerate(parts)
    ]


def _parts(players: Sequence[Sequence[str]], first: int, others: int) -> list[list[str]]:
    """Split the players into pages, of which the first and the others have this many lines; keep players whole."""
    parts: list[list[str]] = [[]]
    for player in players:
        taken = first if len(parts) == 1 else others
        if taken + len(parts[-1] or HEADINGS) + len(player) > MAX_SLIP_LINES:
            parts.append([])
        parts[-1] += [*(() if parts[-1] else HEADINGS), *player]
    return parts


def _player(state: State, player: Player, now: c.Instant) -> list[str]:
    """One player: the figures in play at both ends beside the session's beginning, and below the figures of the day."""
    found = player.totals
    came = "not known" if player.began_ms is None else slips.when(state, player.began_ms, now)
    in_play = (found.begin_cents, found.end_cents)
    moved = (found.deposits_cents, found.winnings_cents, found.losing_wagers_cents, found.withdrawals_cents)
    lines = [*_columns(came, IN_PLAY, in_play), *_columns("", MOVED, moved)]
    if found.commission_cents:
        lines.append(slips.row("  commission", money.figures(found.commission_cents)))
    if player.stayed:
        lines.append("  stayed from the day before")
    return lines


def _columns(name: str, headings: Sequence[str], amounts: Sequence[int]) -> list[str]:
    """Amounts under their headings, right-aligned; each on a line of its own, with its heading, if one is too wide."""
    texts = [money.figures(cents) for cents in amounts]
    if max(map(len, texts)) >= COLUMN:
        rows = [slips.row(f"  {heading}", one) for heading, one in zip(headings, texts, strict=True)]
        return [name, *rows] if name else rows
    figures = "".join(f"{one:>{COLUMN}}" for one in texts)
    return [f"{name:<{MAX_SLIP_CHARACTERS - len(figures)}}{figures}"]


def _head(profile: Profile, day: DayFigures, slip: str, now: c.Instant, who: Person | None) -> list[str]:
    """The head of every slip of a day."""
    title = "GAMING DAY REPORT" if day.ended_ms is not None else "GAMING DAY REPORT - THE DAY IS NOT OVER"
    return [
        *slips.heading(profile, title),
        slip,
        *slips.printed_on(now, who),
        slips.row("Gaming day", f"{day.number:06d}"),
        slips.row("Date", day.date),
    ]


def _facts(state: State, day: DayFigures, now: c.Instant, *, cleared: bool = False) -> list[str]:
    """When the day was."""
    lines = [
        slips.row("Began", slips.when(state, day.began_ms, now)),
        slips.row("Ended", "not over" if day.ended_ms is None else slips.when(state, day.ended_ms, now)),
    ]
    if cleared:
        lines.append(slips.row("Ended by", "RAM clear"))
    if day.passed_days not in (0, 1):
        lines.append(slips.row("Days after the one before", str(day.passed_days)))
    return lines


def _totals(totals: Totals) -> list[str]:
    return [slips.row(name, money.figures(getattr(totals, key))) for key, name in FIGURES]
