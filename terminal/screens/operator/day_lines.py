"""Gaming days and their players as rows, in the current language."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from terminal.cabinet.day_sheet import FIGURES
from terminal.cabinet.gaming_day import DayReport, Player, Totals
from terminal.recall.day_list import Listed
from terminal.recall.kept_journals import KeptJournal
from terminal.screens.operator.list_page import Column, Line
from terminal.screens.operator.page import Desk
from terminal.screens.operator.times import instant
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

DOT = "  ·  "


def columns(first: str) -> Sequence[Column]:
    """The same for days and players, under the title of their first column."""
    figures = (
        translate("Operator", "Deposits"),
        translate("Operator", "Winnings"),
        translate("Operator", "Losing wagers"),
        translate("Operator", "Commission"),
        translate("Operator", "Withdrawals"),
        translate("Operator", "Table win"),
    )
    return (Column(first, 320), *(Column(title, 250, right=True) for title in figures))


def day_line(desk: Desk, listed: Listed) -> Line:
    """A day, which can be opened."""
    day = listed.day
    ended = translate("Operator", "still running") if day.ended_ms is None else instant(desk, day.ended_ms)
    parts = [
        translate("Operator", "No. {0}").format(day.number),
        f"{instant(desk, day.began_ms)} \N{EN DASH} {ended}",
        *_in_play(day.totals, listed.currency, runs=day.ended_ms is None),
    ]
    if day.passed_days not in (0, 1):
        parts.append(_passed(day.passed_days))
    opens = translate("Operator", "Gaming day {0}").format(day.number)
    return _line(date(day.date), day.totals, DOT.join(parts), opens)


def day_headings() -> Sequence[str]:
    """The columns of a document of days: their figures lead from what was in play to what is."""
    return (translate("Operator", "Gaming day"), *_figure_headings())


def player_headings() -> Sequence[str]:
    """The columns of a document of players."""
    return (translate("Operator", "Player since"), *_figure_headings())


def _figure_headings() -> Sequence[str]:
    return (
        translate("Operator", "In play at the beginning"),
        translate("Operator", "Deposits"),
        translate("Operator", "Winnings"),
        translate("Operator", "Losing wagers"),
        translate("Operator", "Commission"),
        translate("Operator", "Withdrawals"),
        translate("Operator", "In play at the end"),
        translate("Operator", "Table win"),
    )


def day_cells(listed: Listed, currency: str) -> Sequence[str]:
    """A day of a document in this currency; the day of an archived journal may be in another."""
    day = listed.day
    number = translate("Operator", "No. {0}").format(day.number)
    runs = (translate("Operator", "still running"),) if day.ended_ms is None else ()
    other = (listed.currency,) if listed.currency != currency else ()
    return (DOT.join((date(day.date), number, *runs, *other)), *_figure_cells(day.totals))


def day_facts(desk: Desk, found: DayReport) -> Sequence[tuple[str, str]]:
    """When a day began and ended, in a document: what its paper says, too."""
    day = found.day
    began, ended = [instant(desk, day.began_ms)], [translate("Operator", "still running")]
    if day.passed_days not in (0, 1):
        began.append(_passed(day.passed_days))
    if day.ended_ms is not None:
        ended = [instant(desk, day.ended_ms)]
    if found.cleared:
        ended.append(translate("Operator", "RAM clear"))
    return (
        (translate("Operator", "Start"), DOT.join(began)),
        (translate("Operator", "End"), DOT.join(ended)),
        (translate("Operator", "As it was at"), instant(desk, found.read_ms)),
    )


def _passed(days: int) -> str:
    return translate("Operator", "days after the one before: {0}").format(days)


def player_cells(desk: Desk, found: DayReport) -> Sequence[Sequence[str]]:
    """All players of a day together, then each of them, in a document."""
    rows = [(translate("Operator", "All players"), *_figure_cells(found.day.totals))]
    for one in found.players:
        unknown = languages.sentence_start(translate("Operator", "not known"))
        came = unknown if one.began_ms is None else instant(desk, one.began_ms)
        stayed = (translate("Operator", "stayed from the day before"),) if one.stayed else ()
        rows.append((DOT.join((came, *stayed)), *_figure_cells(one.totals)))
    return rows


def _figure_cells(totals: Totals) -> Sequence[str]:
    """In the order of `FIGURES`."""
    return tuple(languages.figures(getattr(totals, key)) for key, _ in FIGURES)


def clear_line(desk: Desk, kept: KeptJournal) -> Line:
    """A RAM clear: the lines below it are from before."""
    assert kept.cleared is not None, "it was put away"
    note = translate("Operator", "the journal before it lies in {0}").format(kept.cleared.archive)
    return Line((translate("Operator", "RAM clear"),), DOT.join((instant(desk, kept.cleared.at_ms), note)))


def player_lines(desk: Desk, found: DayReport) -> Sequence[Line]:
    """All players of a day together, then each of them."""
    totals, runs = found.day.totals, found.day.ended_ms is None
    title = translate("Operator", "All players")
    count = translate("Operator", "Players: {0}").format(len(found.players))
    whole = _line(title, totals, DOT.join((count, *_in_play(totals, found.currency, runs=runs))))
    here = found.players[-1] if found.players and runs else None
    return [whole, *(_player(desk, one, found.currency, runs=one is here) for one in found.players)]


def _player(desk: Desk, player: Player, currency: str, *, runs: bool) -> Line:
    unknown = languages.sentence_start(translate("Operator", "not known"))
    came = unknown if player.began_ms is None else instant(desk, player.began_ms)
    stayed = (translate("Operator", "stayed from the day before"),) if player.stayed else ()
    return _line(came, player.totals, DOT.join((*stayed, *_in_play(player.totals, currency, runs=runs))))


def _in_play(totals: Totals, currency: str, *, runs: bool) -> tuple[str, str]:
    """What was in play at both ends; for the current day, what is in play now."""
    at_first, at_last = (languages.amount(cents, currency) for cents in (totals.begin_cents, totals.end_cents))
    last = translate("Operator", "now {0}") if runs else translate("Operator", "at the end {0}")
    return (translate("Operator", "in play at the beginning {0}").format(at_first), last.format(at_last))


def _line(title: str, totals: Totals, note: str, opens: str = "") -> Line:
    cents = (
        totals.deposits_cents,
        totals.winnings_cents,
        totals.losing_wagers_cents,
        totals.commission_cents,
        totals.withdrawals_cents,
        totals.table_win_cents,
    )
    tone = "good" if totals.table_win_cents > 0 else "bad" if totals.table_win_cents < 0 else ""
    return Line((title, *map(languages.figures, cents)), note, tone, opens)


def date(date: str) -> str:
    """A date of the journal in the language's format."""
    return languages.date(int(datetime.fromisoformat(date).replace(tzinfo=UTC).timestamp()) * 1000, 0)
