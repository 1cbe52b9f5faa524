"""How a command fails: one form of error, `kiosk: sentence` on standard error, and two exit codes."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import click

NOT_GOOD = 1
"""The exit code of a command that was carried out, and found what it looked at not as it must be."""

NOT_DONE = 2
"""The exit code of a command that could not be carried out."""

INTERRUPTED, UNREAD = 130, 141
"""The exit codes after Ctrl-C, and after whoever read the output has gone, as shells have them: 128 and the signal's
number."""


class NotGoodError(click.ClickException):
    """What a command was to look at is not as it must be: a journal is broken, a figure over its bound."""

    exit_code = NOT_GOOD


def code_of(error: click.ClickException) -> int:
    """The exit code after this error."""
    return NOT_GOOD if isinstance(error, NotGoodError) else NOT_DONE


def sentence(message: str) -> str:
    """Give a message its full stop, which the command line's own have not all."""
    return message if message.endswith((".", "?")) else f"{message}."


def note(message: str) -> None:
    """Say on standard error what is no error, but may not be what was meant."""
    name = click.get_current_context().find_root().info_name or "kiosk"
    click.echo(f"{name.removeprefix('./')}: {sentence(message)}", err=True)


def from_system(error: OSError) -> str:
    """Say what the system has refused: of a file, or of standard output."""
    what = os.fsdecode(error.filename) if isinstance(error.filename, str | bytes) else "What is printed"
    return f"{what} cannot be read or written ({error.strerror or error})."


def discard_output() -> None:
    """Let what stands in the output's buffer go nowhere: the program's end would try once more to write it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@contextmanager
def reader_may_leave() -> Iterator[None]:
    """End the command where whoever reads its output has left before its end, as `head` does."""
    try:
        yield
    except BrokenPipeError as error:
        discard_output()
        raise click.exceptions.Exit(UNREAD) from error


@contextmanager
def written(target: object) -> Iterator[None]:
    """Say in a sentence that a file could not be written."""
    try:
        yield
    except OSError as error:
        raise click.ClickException(f"{target} cannot be written ({error.strerror}).") from error
