"""`./kiosk rig`: operates the simulated devices, and runs the process that hosts them."""

from __future__ import annotations

import json
from pathlib import Path

import click

from drivers.simulated.orders import help_lines
from terminal.commands.failing import reported
from terminal.commands.paths import CallersPath
from terminal.common.places import ASSETS, RIG

FONTS = [ASSETS / "fonts" / f"Inter-{weight}.otf" for weight in ("Regular", "SemiBold", "Bold")]

EPILOG = "\b\n" + "\n".join(
    [
        "Orders:",
        *(f"  {line}" for line in help_lines()),
        "",
        "\b",
        "serve runs the devices with a window of buttons for all this, or without one (serve --headless);",
        "serve --help lists its options.",
    ]
)


@click.command(
    "rig",
    epilog=EPILOG,
    no_args_is_help=True,
    context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False, "max_content_width": 120},
)
@click.option(
    "--directory",
    type=CallersPath(file_okay=False),
    default=RIG,
    help="The folder with the ports of the simulated devices.",
    show_default="var/rig",
)
@click.argument("words", nargs=-1, type=click.UNPROCESSED)
@click.pass_context
def command(context: click.Context, directory: Path, words: tuple[str, ...]) -> None:
    """Operate the simulated devices, e.g. rig bill 20, rig dice 3 4, rig unplug printer."""
    if words[:1] == ("serve",):
        context.exit(_serve(directory, words[1:]))
    _order(directory, words)


def _serve(directory: Path, options: tuple[str, ...]) -> int:
    from drivers.simulated.control import RigError
    from drivers.simulated.process import serve
    from drivers.simulated.twin import OrderError

    fonts = [f"--font={font}" for font in FONTS]
    with reported(RigError, OrderError):
        return serve(["--directory", str(directory), *fonts, *options])


def _order(directory: Path, words: tuple[str, ...]) -> None:
    from drivers.simulated.control import RigError, ask

    try:
        answer = ask(directory, words)
    except RigError as error:
        say = f"{error} `./kiosk run` starts one beside the cabinet, `./kiosk rig serve` one alone."
        raise click.ClickException(say) from error
    except UnicodeEncodeError as error:
        raise click.ClickException("An order is text; this one holds bytes that are none.") from error
    if not answer.ok:
        raise click.ClickException(answer.say)
    click.echo(answer.say if answer.picture is None else json.dumps(answer.picture, indent=2))
