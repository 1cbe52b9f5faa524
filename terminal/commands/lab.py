"""`./kiosk lab`: a table that is driven by script, for test laboratories and pay-table designers."""

from __future__ import annotations

import os
import sys

import click

EPILOG = """\b
A request is one JSON object on one line, and so is its answer:
  {"do": "open", "game": "craps", "balance": "100.00"}
  {"do": "bet", "bet": "pass_line", "amount": "10.00"}
  {"do": "roll", "dice": [3, 4]}
"""


@click.command("lab", epilog=EPILOG)
def command() -> None:
    """Play a table by script: requests on standard input, answers on standard output, dice as they are named."""
    from terminal.lab.pipe import run

    if sys.stdin is None or sys.stdout is None:
        return
    try:
        run(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        _discard_answers()
    except OSError as error:
        _discard_answers()
        raise click.ClickException(f"The answers cannot be written: {error.strerror}") from error


def _discard_answers() -> None:
    """Let what stands in the output's buffer go nowhere: the program's end would try once more to write it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
