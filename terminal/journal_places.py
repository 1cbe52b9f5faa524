"""Where the journal of a cabinet is, and the folder of its third copy."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from terminal.places import ROOT

if TYPE_CHECKING:
    from terminal.settings.settings import Settings

SECOND = "second"
"""The folder beside a journal that is not the parameters' own, for its third copy."""


def own_journal(settings: Settings, root: Path = ROOT) -> tuple[Path, Path]:
    """Say where the cabinet's journal is, and the folder of its third copy."""
    path: Path = root / settings["journal.path"]
    return path, path.parent / settings["journal.second_path"]


def other_journal(path: Path) -> tuple[Path, Path]:
    """Say where another journal has its third copy: beside it, for the parameters' device holds the cabinet's own."""
    return path, path.parent / SECOND
