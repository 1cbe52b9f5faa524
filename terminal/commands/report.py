"""`./kiosk report`: gaming days from a journal, in use or not, and from those archived before it; read-only."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

import click

from terminal.commands.paths import CallersPath
from terminal.commands.recalled_journals import RecalledJournals, heading, recalled_journals
from terminal.common.places import PARAM

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from terminal.recall.day_list import Listed
    from terminal.recall.days import Report
    from terminal.recall.kept_journals import KeptJournal


def _date(context: click.Context, parameter: click.Parameter, value: str | None) -> str | None:
    """A date in the journal's format. Raises BadParameter."""
    del context, parameter
    try:
        return None if value is None else date.fromisoformat(value).isoformat()
    except ValueError as error:
        raise click.BadParameter(f"{value or repr(value)} is no date like 2026-09-21.") from error


@click.command("report")
@click.option("--day", callback=_date, help="Print the gaming day of this date, like 2026-09-21, player by player.")
@click.option("--journal", type=CallersPath(dir_okay=False), help="Read this journal instead of the cabinet's.")
@click.option("--param", type=CallersPath(), default=PARAM, help="The Param.ini that names the journal.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON, with money in whole cents.")
def command(day: str | None, journal: Path | None, param: Path, as_json: bool) -> None:
    """Print the totals of the last gaming days, or one day player by player, including before RAM clears."""
    with recalled_journals(param, journal) as journals:
        text = _list(journals, as_json) if day is None else _day(journals, day, as_json)
        for part in filter(None, ("" if as_json else journals.note, text)):
            click.echo(part)


def _list(journals: RecalledJournals, as_json: bool) -> str:
    from terminal.recall import day_text
    from terminal.recall.day_list import LISTED, listed
    from terminal.recall.following import at_once

    found: list[tuple[KeptJournal, Sequence[Listed]]] = []
    days: list[Listed] = []

    def read(kept: KeptJournal) -> bool:
        of_it = at_once(listed(kept, journals.cabinet.new_state()))[: LISTED - len(days)]
        days.extend(of_it)
        found.append((kept, of_it))
        return len(days) < LISTED

    journals.each(read)
    if not found:
        return ""
    if as_json:
        return json.dumps(day_text.list_data(days, journals.unreadable, practice=bool(journals.note)), indent=2)
    return _parts((kept, [day_text.list_text(of_it)]) for kept, of_it in found if of_it or kept.cleared is None)


def _day(journals: RecalledJournals, day: str, as_json: bool) -> str:
    """Every gaming day with this date: there are several after a RAM clear, or after the clock was corrected."""
    from terminal.recall import day_text

    found: list[tuple[KeptJournal, Sequence[Report]]] = []

    def read(kept: KeptJournal) -> bool:
        if of_it := _reports(kept, journals, day):
            found.append((kept, of_it))
        return True

    journals.each(read)
    if not found:
        journals.unreadable = journals.unreadable or [f"The journal has no gaming day of {day}."]
        return ""
    found.reverse()
    if as_json:
        practice = bool(journals.note)
        days = [day_text.report_data(one, kept, practice=practice) for kept, of_it in found for one in of_it]
        return json.dumps(days, indent=2)
    return _parts((kept, list(map(day_text.report_text, of_it))) for kept, of_it in found)


def _reports(kept: KeptJournal, journals: RecalledJournals, day: str) -> Sequence[Report]:
    from terminal.recall.days import report, spans
    from terminal.recall.following import Follower, at_once

    with kept.look_back() as history:
        follower = Follower(history, journals.cabinet.new_state())
        wanted = [one for one in reversed(at_once(spans(history, ended_ms=kept.ended_ms))) if one.began.date == day]
        return [at_once(report(history, follower, span)) for span in wanted]


def _parts(parts: Iterator[tuple[KeptJournal, Sequence[str]]]) -> str:
    """The text for each journal, under a heading if it is archived."""
    return "\n\n".join("\n\n".join((*filter(None, (heading(kept),)), *texts)) for kept, texts in parts)
