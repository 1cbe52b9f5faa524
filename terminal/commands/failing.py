"""How commands fail: one form of error, `kiosk: sentence` on standard error, and two exit codes."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import click

NOT_GOOD = 1
"""The command ran, and its check failed."""

NOT_DONE = 2
"""The command could not be carried out."""

INTERRUPTED, UNREAD = 130, 141
"""Exit codes after Ctrl-C, and after the reader of the output has closed it: 128 plus the signal's number, as in
shells."""


class NotGoodError(click.ClickException):
    """A check failed: a journal is broken, a figure exceeds its bound."""

    exit_code = NOT_GOOD


def code_of(error: click.ClickException) -> int:
    """The exit code for this error."""
    return NOT_GOOD if isinstance(error, NotGoodError) else NOT_DONE


def sentence(message: str) -> str:
    """Add a full stop to a message that has none; click's own have none."""
    return message if message.endswith((".", "?")) else f"{message}."


def note(message: str) -> None:
    """Print a warning on standard error."""
    name = click.get_current_context().find_root().info_name or "kiosk"
    click.echo(f"{name.removeprefix('./')}: {sentence(message)}", err=True)


def from_system(error: OSError) -> str:
    """Describe an error of the operating system: of a file, or of standard output."""
    what = os.fsdecode(error.filename) if isinstance(error.filename, str | bytes) else "What is printed"
    return f"{what} cannot be read or written ({error.strerror or error})."


def discard_output() -> None:
    """Discard the output's buffer: otherwise Python would try to write it again when it exits."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@contextmanager
def reader_may_leave() -> Iterator[None]:
    """End quietly if the reader of the output closes it early, as `head` does."""
    try:
        yield
    except BrokenPipeError as error:
        discard_output()
        raise click.exceptions.Exit(UNREAD) from error


@contextmanager
def reported(*kinds: type[Exception]) -> Iterator[None]:
    """Report errors of these kinds, whose text is a sentence for a person."""
    try:
        yield
    except kinds as error:
        raise click.ClickException(str(error)) from error


@contextmanager
def written(target: object) -> Iterator[None]:
    """Report that a file could not be written."""
    try:
        yield
    except OSError as error:
        raise click.ClickException(f"{target} cannot be written ({error.strerror}).") from error
