"""`./kiosk shots`: draws every screen state as a PNG, without a display."""

from __future__ import annotations

import logging
from pathlib import Path

import click

from terminal.commands.run import Size
from terminal.places import ASSETS
from terminal.shots.states import STATES

README = ASSETS / "readme.png"
README_STATE = "point"
README_SIZE = (1280, 720)
LIST = "\b\nStates:\n" + "\n".join(f"  {name:18} {scene.meaning}" for name, scene in STATES.items())


@click.command("shots", epilog=LIST, context_settings={"max_content_width": 120})
@click.argument("directory", type=click.Path(path_type=Path), required=False)
@click.argument("states", type=click.Choice(list(STATES)), nargs=-1, metavar="[STATE]...")
@click.option("--size", type=Size(), default="1920x1080", show_default=True, help="The size of the player's window.")
@click.option("--readme", is_flag=True, help="Draw the picture of the README instead.")
def command(directory: Path | None, states: tuple[str, ...], size: tuple[int, int], readme: bool) -> None:
    """Draw every screen state, or the states that are named, as PNG files in DIRECTORY."""
    if readme == (directory is not None):
        raise click.UsageError("Name the DIRECTORY for the pictures, or --readme instead.")
    from terminal.shots import album

    logging.getLogger("terminal").addHandler(logging.NullHandler())  # what goes wrong in a picture is meant to
    app = album.start_qt()
    try:
        if directory is None:
            README.write_bytes(album.png(album.picture_of(README_STATE, README_SIZE, app)))
            click.echo(f"{README}: {STATES[README_STATE].meaning}")
            return
        for path, meaning in album.draw(states or tuple(STATES), directory, size, app):
            click.echo(f"{click.format_filename(path)}: {meaning}")
    except OSError as error:
        raise click.ClickException(f"{error.filename or directory} cannot be written ({error.strerror}).") from error
