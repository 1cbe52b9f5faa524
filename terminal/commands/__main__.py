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
    "rig": "Give the simulated devices an order, as a hand would: rig bill 20.",
    "lab": "Play a table by script: requests in, answers out, the dice as they are named.",
    "par": "Print what every bet of a par sheet is worth, in exact fractions.",
    "audit": "Verify a journal.",
    "recall": "Print games step by step, and the log of money and events, out of a journal.",
    "report": "Print the gaming days of a journal, or one of them player by player.",
    "meters": "Print the meters of a journal.",
    "faults": "Print the sheet of faults that lies inside the cabinet.",
    "dice-test": "Write raw throws or random bytes into a file, for a laboratory's own tests.",
    "dice-stats": "Print what the dice of a journal have shown, and how fair that is.",
    "verify": "Verify the program: SHA-256 and CRC-32 of every component.",
    "manifest": "Sign a release of the program.",
}
"""What an installed cabinet can do, with a sentence each; their files lie in this folder."""


class Commands(click.Group):
    """Finds a command by its file, so that a start pays for no command but its own."""

    def __init__(self, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self.sentences = dict(COMMANDS)
        """What each command does."""
        self._packages = dict.fromkeys(COMMANDS, "terminal.commands")

    def add_package(self, package: str, sentences: Mapping[str, str]) -> None:
        """Take in the commands whose files lie in another package."""
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
        """Read the words, of which some are answered at once."""
        with reader_may_leave():
            return super().make_context(*words, **more)

    def invoke(self, ctx: click.Context) -> object:
        """Carry the command out."""
        with reader_may_leave():
            return super().invoke(ctx)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands with a sentence each, importing none of them."""
        del ctx
        with formatter.section("Commands"):
            formatter.write_dl(list(self.sentences.items()))


def _version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    del param
    if wanted:
        from terminal.start.app import VERSION

        click.echo(f"Boxman {VERSION}")
        ctx.exit()


@click.group(cls=Commands, name="kiosk", context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, expose_value=False, is_eager=True, callback=_version, help="Say which it is.")
def kiosk() -> None:
    """Boxman, an electronic gaming terminal for dice games."""


def main(name: str = "./kiosk") -> None:
    """Run the command that was typed after `name`; every error is one sentence on standard error."""
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
