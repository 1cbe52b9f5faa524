"""Paths on the command line are the caller's: seen from the folder in which the command was typed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from typing import Any

CALLER = "BOXMAN_CALLER_DIR"
"""Where `./kiosk` says from which folder it was called: it goes into the program's own one."""


def seen_from_caller(path: str | Path) -> Path:
    """Make a path that was typed absolute."""
    return Path(os.environ.get(CALLER) or Path.cwd(), path)


class CallersPath(click.Path):
    """A path of the command line, as an absolute one, so that whatever is said of it names it in full."""

    def __init__(self, **wanted: bool) -> None:
        """What is `wanted` of it is what `click.Path` checks."""
        super().__init__(path_type=Path, **wanted)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Read the path. Fails as click does for one that is not what is wanted."""
        return super().convert(str(seen_from_caller(value)), param, ctx)
