"""Gaming days as text for a person and as data for a program: the totals of several, or one day player by player."""

from __future__ import annotations

from collections.abc import Sequence

from terminal.cabinet.day_sheet import FIGURES
from terminal.cabinet.gaming_day import Player, Totals
from terminal.common import money
from terminal.common.columns import columns
from terminal.recall.day_list import Listed
from terminal.recall.days import Report
from terminal.recall.kept_journals import KeptJournal
from terminal.recall.printing import when

HEADINGS = ("in play", "deposits", "winnings", "losing wagers", "commission", "withdrawals", "in play", "table win")
"""The column headings of `FIGURES`; "in play" is at both ends, because the other figures lead from one to the other."""

RUNS = "runs"


def list_text(days: Sequence[Listed]) -> str:
    """The totals of each day, in this order."""
    rows: list[tuple[str, ...]] = [("day", "date", "began (UTC)", "ended (UTC)", "currency", *HEADINGS)]
    for one in days:
        day = one.day
        ended = RUNS if day.ended_ms is None else when(day.ended_ms)
        rows.append((str(day.number), day.date, when(day.began_ms), ended, one.currency, *_amounts(day.totals)))
    return "\n".join(columns(rows, texts=5))


def report_text(report: Report) -> str:
    """A day with a line for each player, and the totals below."""
    began, ended_ms = report.span.began, report.span.ended_ms
    ended = "it runs" if ended_ms is None else f"to {when(ended_ms)}"
    head = f"Gaming day {began.number}, {began.date}, from {when(began.at_ms)} {ended} (UTC), in {report.currency}"
    rows: list[tuple[str, ...]] = [("player came (UTC)", *HEADINGS)]
    rows += [(_came(one), *_amounts(one.totals)) for one in report.players]
    rows.append(("all players", *_amounts(report.totals)))
    parts = [head, *_passed(began.passed_days), "", *columns(rows, texts=1)]
    return "\n".join(parts)


def list_data(days: Sequence[Listed], unreadable: Sequence[str], *, practice: bool) -> dict[str, object]:
    """The totals of each day for a program, the oldest first, in whole cents; and which journals cannot be read."""
    found = [
        {
            "number": one.day.number,
            "date": one.day.date,
            "began_ms": one.day.began_ms,
            "ended_ms": one.day.ended_ms,
            "passed_days": one.day.passed_days,
            "currency": one.currency,
            **_where(one.kept),
            "totals": _data(one.day.totals),
        }
        for one in reversed(days)
    ]
    currency = days[0].currency if days else ""
    return {"practice": practice, "currency": currency, "days": found, "unreadable": list(unreadable)}


def report_data(report: Report, kept: KeptJournal, *, practice: bool) -> dict[str, object]:
    """A day for a program, in whole cents."""
    began = report.span.began
    return {
        "practice": practice,
        "currency": report.currency,
        "number": began.number,
        "date": began.date,
        "began_ms": began.at_ms,
        "ended_ms": report.span.ended_ms,
        "passed_days": began.passed_days,
        **_where(kept),
        "totals": _data(report.totals),
        "players": [
            {"began_ms": one.began_ms, "stayed": one.stayed, "totals": _data(one.totals)} for one in report.players
        ],
    }


def _where(kept: KeptJournal) -> dict[str, str | None]:
    """The archive that a day is in; None while its journal is in use."""
    return {"archive": kept.cleared.archive if kept.cleared else None}


def _passed(days: int) -> list[str]:
    """A note for a day that does not follow the one before it."""
    if days < 0:
        return [f"It is dated {-days} days before the one before it: the clock had been ahead."]
    return [f"It is dated {days} days after the one before it."] if days > 1 else []


def _came(player: Player) -> str:
    if player.began_ms is None:
        return "not known"
    return f"{when(player.began_ms)}{', stayed' if player.stayed else ''}"


def _amounts(totals: Totals) -> tuple[str, ...]:
    return tuple(money.figures(getattr(totals, key)) for key, _ in FIGURES)


def _data(totals: Totals) -> dict[str, int]:
    return {key: getattr(totals, key) for key, _ in FIGURES}
