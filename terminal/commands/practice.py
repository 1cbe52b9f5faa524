"""`./kiosk practice`: the whole cabinet for training, on simulated devices and a journal that is thrown away."""

from __future__ import annotations

import signal
from contextlib import closing
from pathlib import Path

import click

from terminal.commands.failing import from_system, reported
from terminal.commands.paths import CallersPath
from terminal.common.places import PARAM
from terminal.common.private_files import keep_new_files_private


@click.command("practice")
@click.option("--windowed", is_flag=True, help="Open a window instead of the full screen.")
@click.option("--size", help="The window's size, at least 1280x720; implies --windowed.")
@click.option("--param", type=CallersPath(), default=PARAM, help="Practise with the parameters of this Param.ini.")
@click.option("--headless", is_flag=True, help="Run without a screen, with touches on standard input.")
@click.option("--touches", is_flag=True, help="Also read touches from standard input, and print every durable event.")
@click.pass_context
def command(
    context: click.Context, windowed: bool, size: str | None, param: Path, headless: bool, touches: bool
) -> None:
    """Open a cabinet for practice: nothing in it counts, and nothing of it remains.

    It has the parameters of Param.ini, but a journal, a ticket book and simulated devices of its own, in a folder that
    is removed at the end. It may run beside the cabinet.
    """
    keep_new_files_private()
    from terminal.ini.ini import IniError
    from terminal.start.child import Child
    from terminal.start.own_folder import PARAM_NAME
    from terminal.start.practice import practice_folder

    flags = {"--windowed": windowed, "--headless": headless, "--touches": touches}
    options = [flag for flag, given in flags.items() if given] + (["--size", size] if size else [])
    signal.signal(signal.SIGTERM, lambda *_: context.exit(128 + signal.SIGTERM))  # so that the folder is removed
    try:
        with reported(IniError), practice_folder(param) as folder:
            words = ["run", "--practice", "--param", str(folder / PARAM_NAME), *options]
            with closing(Child(words)) as cabinet:
                code = cabinet.wait()
    except OSError as error:
        raise click.ClickException(from_system(error)) from error
    context.exit(code)
