"""`./kiosk meters`: folds a journal from its first event and prints its meters; it changes nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from terminal.commands.failing import reported
from terminal.commands.paths import CallersPath
from terminal.common.places import PARAM, ROOT

if TYPE_CHECKING:
    from terminal.cabinet.state import State


@click.command("meters")
@click.argument("journal", type=CallersPath(dir_okay=False), required=False)
@click.option("--param", type=CallersPath(), default=PARAM, help="The Param.ini that names the journal.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON, with money in whole cents.")
def command(journal: Path | None, param: Path, as_json: bool) -> None:
    """Print every meter of a journal; without JOURNAL, of the cabinet's own."""
    from terminal.cabinet import meter_sheet
    from terminal.journal.errors import JournalError
    from terminal.journal.reading import missing_end
    from terminal.start.no_play import NoPlayError

    with reported(JournalError, NoPlayError):
        path, state = _folded(journal, param)
        missing = missing_end(path)
    if as_json:
        click.echo(json.dumps({"practice": state.configuration.practice, **meter_sheet.as_data(state)}, indent=2))
    else:
        if state.configuration.practice:
            from terminal.recall.practice import NOTE

            click.echo(NOTE)
        click.echo(meter_sheet.as_text(state))
    if missing is not None:
        raise click.ClickException(str(missing))


def _folded(journal: Path | None, param: Path) -> tuple[Path, State]:
    """Fold the whole journal at this path, or the cabinet's own. Raises NoPlayError or JournalError."""
    from msgspec import MsgspecError

    from drivers.ports.message import message
    from terminal.cabinet import events
    from terminal.cabinet.fold import fold
    from terminal.journal.reading import read
    from terminal.rules.refusal import Refusal
    from terminal.runtime.lockup import JOURNAL_UNUSABLE
    from terminal.start.loading import load_cabinet, load_settings
    from terminal.start.no_play import NoPlayError

    settings = load_settings(param)
    path, state = journal or ROOT / settings.journal_path, load_cabinet(settings).new_state()
    try:
        for row in read(path):
            state = fold(state, events.from_bytes(row.body))
    except (MsgspecError, AssertionError, ValueError, Refusal) as error:
        raise NoPlayError(JOURNAL_UNUSABLE, message("journal.event_senseless", error=str(error))) from error
    return path, state
