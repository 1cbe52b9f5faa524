"""Paths on the command line are relative to the folder in which the command was typed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from typing import Any

CALLER = "BOXMAN_CALLER_DIR"
"""The variable in which `./kiosk` passes the caller's folder before it changes to the program's."""


def seen_from_caller(path: str | Path) -> Path:
    """Make a typed path absolute."""
    return Path(os.environ.get(CALLER) or Path.cwd(), path)


class CallersPath(click.Path):
    """A path on the command line, made absolute, so that messages show it in full."""

    def __init__(self, **wanted: bool) -> None:
        """`wanted` is what `click.Path` checks."""
        super().__init__(path_type=Path, **wanted)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Read the path. Fails as click does if it is not what is wanted."""
        return super().convert(str(seen_from_caller(value)), param, ctx)
