"""`./kiosk dealer`: opens the dealer's console of a shared table."""

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


@click.command("dealer")
@click.option("--name", default="", help="The dealer's name; without it the console asks for it.")
@click.option("--language", type=click.Choice(LANGUAGES), help="The language of the console; else Param.ini's.")
@click.option("--windowed", is_flag=True, help="Open a window instead of the full screen.")
@click.option("--size", type=Size(), help="The window's size, at least 1280x720; implies --windowed.")
@click.option("--display", type=click.IntRange(1, 16), default=1, show_default=True, help="The display that it fills.")
@click.option("--param", type=CallersPath(), default=PARAM, help="Use this Param.ini.")
def command(
    name: str, language: str | None, windowed: bool, size: tuple[int, int] | None, display: int, param: Path
) -> None:
    """Open the dealer's console of the shared table that Param.ini names (table.number, table.exchange)."""
    keep_new_files_private()
    from terminal.start.loading import load_settings
    from terminal.start.no_play import NoPlayError
    from terminal.start.table_watching import dealers_here, opening_for
    from terminal.table.keys.parties import DEALER_NAME_MAX, is_dealer_name

    dealer = "_".join(name.split())
    if dealer and not is_dealer_name(dealer):
        raise click.UsageError(
            f"A dealer's name has up to {DEALER_NAME_MAX} letters and digits, and begins with a letter."
        )
    with reported(NoPlayError):
        settings = load_settings(param)
    if settings.table_role == "alone":
        raise click.ClickException(
            "there is no shared table here (table.role is alone): a dealer works at the staff's panel of the cabinet; "
            "--param names the Param.ini of a table"
        )
    need_display()
    from terminal.screens.window.dealer import deal
    from terminal.screens.window.opening import ScreenBrokenError
    from terminal.screens.window.watching import Placing

    placing = Placing(windowed or size is not None, size, display)
    with reported(ScreenBrokenError):
        known = dealers_here(settings)
        code = deal(opening_for(settings), settings.table_number, dealer, known, language or settings.language, placing)
    sys.exit(code)
