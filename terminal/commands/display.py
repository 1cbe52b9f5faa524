"""`./kiosk display`: opens the wall display of a shared table, or the second screen of a cabinet alone."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from terminal.commands.failing import reported
from terminal.commands.paths import CallersPath
from terminal.commands.run import Size, need_display
from terminal.common.places import PARAM
from terminal.common.private_files import keep_new_files_private
from terminal.settings.sections.screen import LANGUAGES


@click.command("display")
@click.option("--language", type=click.Choice(LANGUAGES), help="The language of the display; else Param.ini's.")
@click.option("--windowed", is_flag=True, help="Open a window instead of the full screen.")
@click.option("--size", type=Size(), help="The window's size, at least 1280x720; implies --windowed.")
@click.option("--display", type=click.IntRange(1, 16), default=1, show_default=True, help="The display that it fills.")
@click.option("--journal", type=CallersPath(dir_okay=False), help="Follow this journal instead of Param.ini's.")
@click.option("--param", type=CallersPath(), default=PARAM, help="Use this Param.ini.")
def command(
    language: str | None,
    windowed: bool,
    size: tuple[int, int] | None,
    display: int,
    journal: Path | None,
    param: Path,
) -> None:
    """Open the wall display of the table that Param.ini names.

    A cabinet with dice of its own is followed through its journal, as its second screen. Nothing is written there.
    """
    keep_new_files_private()
    from terminal.start.journal_places import own_journal
    from terminal.start.loading import load_cabinet, load_settings
    from terminal.start.no_play import NoPlayError
    from terminal.start.table_watching import opening_for
    from terminal.table.keys.parties import display as the_display

    with reported(NoPlayError):
        settings = load_settings(param)
        alone = load_cabinet(settings) if journal is not None or settings.table_role == "alone" else None
    need_display()
    from terminal.messages.english import sentence
    from terminal.screens.window.display import display_cabinet, display_table
    from terminal.screens.window.opening import ScreenBrokenError
    from terminal.screens.window.watching import Placing

    placing = Placing(windowed or size is not None, size, display)
    speaks, house = language or settings.language, settings.establishment
    with reported(ScreenBrokenError):
        if alone is None:
            to_table = opening_for(settings)(the_display(settings.table_number))
            if warnings := to_table.ending_soon():  # no guest needs to read it on the wall
                click.echo(f"kiosk: {' '.join(map(sentence, warnings))}", err=True)
            code = display_table(to_table, house, speaks, placing, settings.others_bets)
        else:
            code = display_cabinet(alone, journal or own_journal(settings)[0], house, speaks, placing)
    sys.exit(code)
