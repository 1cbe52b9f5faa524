"""`./kiosk report`: gaming days out of a journal, be it open or not, which stays as it is."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

import click

from terminal.places import PARAM

if TYPE_CHECKING:
    from terminal.cabinet.cabinet import Cabinet
    from terminal.journal.past import Past
    from terminal.recall.days import Report


def _date(context: click.Context, parameter: click.Parameter, value: str | None) -> str | None:
    """A date as it is written in the journal. Raises BadParameter."""
    del context, parameter
    try:
        return value and date.fromisoformat(value).isoformat()
    except ValueError as error:
        raise click.BadParameter(f"{value} is no date like 2026-09-21.") from error


@click.command("report")
@click.option("--day", callback=_date, help="The gaming day of this date, like 2026-09-21, with each of its players.")
@click.option("--journal", type=click.Path(path_type=Path, dir_okay=False), help="Another journal than the cabinet's.")
@click.option("--param", type=click.Path(path_type=Path), default=PARAM, help="The Param.ini that names the journal.")
@click.option("--json", "as_json", is_flag=True, help="For a program: money in whole cents.")
def command(day: str | None, journal: Path | None, param: Path, as_json: bool) -> None:
    """Print the totals of the last gaming days; or one of them, player by player."""
    from terminal.journal.errors import JournalError
    from terminal.journal.reading import look_back
    from terminal.journal_places import own_journal
    from terminal.loading import load_cabinet, load_settings
    from terminal.no_play import NoPlayError
    from terminal.recall.following import NonsenseError

    try:
        settings = load_settings(param)
        with look_back(journal or own_journal(settings)[0]) as past:
            cabinet = load_cabinet(settings)
            click.echo(_list(past, cabinet, as_json) if day is None else _day(past, cabinet, day, as_json))
    except (JournalError, NoPlayError, NonsenseError) as error:
        raise click.ClickException(str(error)) from error


def _list(past: Past, cabinet: Cabinet, as_json: bool) -> str:
    from terminal.recall import day_text
    from terminal.recall.following import Follower, at_once

    state = at_once(Follower(past, cabinet.new_state()).to(past.seq)).state
    if as_json:
        return json.dumps(day_text.list_data(state.known_days, state.currency), indent=2)
    return day_text.list_text(state.known_days)


def _day(past: Past, cabinet: Cabinet, day: str, as_json: bool) -> str:
    """Every gaming day of this date: there are several after a RAM clear, or when a clock was put right."""
    from terminal.recall import day_text

    found = _reports(past, cabinet, day)
    if not found:
        raise click.ClickException(f"The journal has no gaming day of {day}.")
    if as_json:
        return json.dumps([day_text.report_data(one) for one in found], indent=2)
    return "\n\n".join(map(day_text.report_text, found))


def _reports(past: Past, cabinet: Cabinet, day: str) -> list[Report]:
    from terminal.recall.days import report, spans
    from terminal.recall.following import Follower, at_once

    follower = Follower(past, cabinet.new_state())
    wanted = [span for span in reversed(at_once(spans(past))) if span.began.date == day]
    return [at_once(report(past, follower, span)) for span in wanted]
