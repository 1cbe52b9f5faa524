"""`./kiosk lab`: a scripted table for test laboratories and pay-table designers."""

from __future__ import annotations

import sys

import click

from terminal.commands.failing import discard_output

EPILOG = """\b
A request is one JSON object on one line, and so is its answer:
  {"do": "open", "game": "craps", "balance": "100.00"}
  {"do": "bet", "bet": "pass_line", "amount": "10.00"}
  {"do": "roll", "dice": [3, 4]}
"""


@click.command("lab", epilog=EPILOG)
def command() -> None:
    """Play a scripted table: requests on standard input, answers on standard output, dice as the requests say."""
    from terminal.lab.pipe import run

    if sys.stdin is None or sys.stdout is None:
        return
    try:
        run(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        discard_output()
    except OSError as error:
        discard_output()
        raise click.ClickException(f"The answers cannot be written: {error.strerror}") from error
