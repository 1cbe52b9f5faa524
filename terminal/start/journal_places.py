"""Where the journal of a cabinet is, and the folder of its third copy."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from terminal.common.places import ROOT
from terminal.journal.putting_away import ARCHIVES

if TYPE_CHECKING:
    from terminal.settings.parameters import Profile

SECOND = "second"
"""The folder beside a journal that is not the parameters' own, for its third copy."""


def own_journal(settings: Profile, root: Path = ROOT) -> tuple[Path, Path]:
    """Say where the cabinet's journal is, and the folder of its third copy."""
    path = root / settings.journal_path
    return path, path.parent / settings.second_path


def places_of(path: Path, own: tuple[Path, Path] | None) -> tuple[Path, Path]:
    """Say where a journal that was named has its third copy: the cabinet's own, one put away, or another.

    `own` is the cabinet's own journal with its folder, None where no parameters can be read.
    """
    if own is not None and path.resolve() == own[0].resolve():
        return own
    if path.parent.parent.name != ARCHIVES:
        return other_journal(path)
    goes_on = path.parent.parent.with_name(path.name)
    return path, places_of(goes_on, own)[1] / ARCHIVES / path.parent.name


def other_journal(path: Path) -> tuple[Path, Path]:
    """Say where another journal has its third copy: beside it, for the parameters' device holds the cabinet's own."""
    return path, path.parent / SECOND
