"""`./kiosk table`: the shared table of up to fourteen stations, a cabinet without a player."""

from __future__ import annotations

from pathlib import Path

import click

from terminal.commands.failing import reported
from terminal.commands.paths import CallersPath
from terminal.commands.run import Size
from terminal.commands.run import command as run
from terminal.common.places import PARAM


@click.command("table")
@click.option("--windowed", is_flag=True, help="Open a window, with the staff's pages.")
@click.option("--size", type=Size(), help="The window's size, at least 1280x720; implies --windowed.")
@click.option("--full-screen", is_flag=True, help="Open it full screen.")
@click.option("--param", type=CallersPath(), default=PARAM, help="Use this Param.ini.")
@click.option("--no-rig", is_flag=True, help="Do not start the simulated devices, whatever Param.ini says.")
@click.option("--touches", is_flag=True, help="Also read touches from standard input, and print every durable event.")
@click.option("--lifeline", type=int, hidden=True)
@click.pass_context
def command(
    context: click.Context,
    windowed: bool,
    size: tuple[int, int] | None,
    full_screen: bool,
    param: Path,
    no_rig: bool,
    touches: bool,
    lifeline: int | None,
) -> None:
    """Run the shared table of a Param.ini that says `role = table`: without a window, unless one is asked for."""
    from terminal.ini.ini import IniError
    from terminal.settings.reading import load

    with reported(IniError):
        is_table = load(param).is_table
    if not is_table:
        raise click.ClickException(f"{param} is of no table: table.role must be table.")
    shown = windowed or full_screen or size is not None
    context.invoke(
        run,
        windowed=windowed,
        size=size,
        journal=None,
        param=param,
        no_rig=no_rig,
        headless=not shown,
        touches=touches and shown,
        stations=None,
        practice=False,
        lifeline=lifeline,
    )
