"""The command line: `./kiosk COMMAND`. Each command is a file of this folder and is imported only when it runs."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Mapping
from typing import Any

import click

from terminal.commands.failing import (
    INTERRUPTED,
    NOT_DONE,
    code_of,
    discard_output,
    from_system,
    reader_may_leave,
    sentence,
)

COMMANDS = {
    "run": "Open the cabinet, with the simulated devices beside it.",
    "table": "Run the shared table of up to fourteen stations.",
    "practice": "Open a cabinet for training: nothing in it counts, and nothing of it remains.",
    "dealer": "Open the dealer's console of a shared table.",
    "display": "Open the wall display of a shared table, or the second screen of a cabinet.",
    "rig": "Operate the simulated devices, for example: rig bill 20.",
    "lab": "Play a scripted table: JSON requests in, forced dice, JSON answers out.",
    "par": "Print a par sheet: the exact value of every bet.",
    "audit": "Verify a journal and its copies.",
    "recall": "Print games step by step, money and events from a journal.",
    "report": "Print the gaming days of a journal, or one day player by player.",
    "meters": "Print the meters of a journal.",
    "faults": "Print the fault sheet that belongs inside the cabinet.",
    "camera": "Look at a camera of the dice as the cabinet would, and say what comes.",
    "dice-test": "Record raw throws or random bytes for a laboratory's own tests.",
    "dice-stats": "Print the dice statistics of a journal.",
    "verify": "Verify the program: SHA-256 and CRC-32 of every component.",
    "config": "Sign or verify a whole configuration, or make a house's key for that.",
    "house": "Give the parts of a shared table their keys, as the house's own authority.",
    "manifest": "Sign a release of the program.",
}
"""What an installed cabinet can do: the files of this folder, each with a summary."""


class Commands(click.Group):
    """Finds a command by its file, so that a start imports only its own command."""

    def __init__(self, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self.sentences = dict(COMMANDS)
        """The summary of each command."""
        self._packages = dict.fromkeys(COMMANDS, "terminal.commands")

    def add_package(self, package: str, sentences: Mapping[str, str]) -> None:
        """Add the commands of another package."""
        self.sentences.update(sentences)
        self._packages.update(dict.fromkeys(sentences, package))

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Name every command."""
        del ctx
        return list(self.sentences)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the command."""
        del ctx
        if cmd_name not in self._packages:
            return None
        command = importlib.import_module(f"{self._packages[cmd_name]}.{cmd_name.replace('-', '_')}").command
        assert isinstance(command, click.Command)
        return command

    def make_context(self, *words: Any, **more: Any) -> click.Context:
        """Parse the words; some are answered at once."""
        with reader_may_leave():
            return super().make_context(*words, **more)

    def invoke(self, ctx: click.Context) -> object:
        """Run the command."""
        with reader_may_leave():
            return super().invoke(ctx)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands with their summaries, without importing them."""
        del ctx
        with formatter.section("Commands"):
            formatter.write_dl(list(self.sentences.items()))


def _version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    del param
    if wanted:
        from terminal.common.version import VERSION

        click.echo(f"Boxman {VERSION}")
        ctx.exit()


@click.group(cls=Commands, name="kiosk", context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version", is_flag=True, expose_value=False, is_eager=True, callback=_version, help="Show the version and exit."
)
def kiosk() -> None:
    """Boxman, an electronic gaming terminal for dice games."""


def main(name: str = "./kiosk") -> None:
    """Run the command typed after `name`; every error is one sentence on standard error."""
    said = name.removeprefix("./")
    try:
        code = kiosk.main(prog_name=name, standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message(), err=True)
        sys.exit(NOT_DONE)
    except click.ClickException as error:
        click.echo(f"{said}: {sentence(error.format_message())}", err=True)
        sys.exit(code_of(error))
    except click.Abort:
        click.echo(f"{said}: Interrupted.", err=True)
        sys.exit(INTERRUPTED)
    except OSError as error:
        click.echo(f"{said}: {from_system(error)}", err=True)
        discard_output()
        sys.exit(NOT_DONE)
    sys.exit(code if isinstance(code, int) else 0)


if __name__ == "__main__":
    main()
