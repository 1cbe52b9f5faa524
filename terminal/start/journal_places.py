"""The path of a cabinet's journal, and the folder of its third copy."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from terminal.common.places import ROOT
from terminal.journal.putting_away import ARCHIVES

if TYPE_CHECKING:
    from terminal.settings.parameters import Profile

SECOND = "second"
"""The folder of the third copy beside a journal that is not the one of the parameters."""


def own_journal(settings: Profile, root: Path = ROOT) -> tuple[Path, Path]:
    """The path of the cabinet's journal, and the folder of its third copy."""
    path = root / settings.journal_path
    return path, path.parent / settings.second_path


def places_of(path: Path, own: tuple[Path, Path] | None) -> tuple[Path, Path]:
    """The third copy's folder of the journal named: the cabinet's own, an archived one, or another.

    `own` is the cabinet's own journal with its folder, None if the parameters cannot be read.
    """
    if own is not None and path.resolve() == own[0].resolve():
        return own
    if path.parent.parent.name != ARCHIVES:
        return other_journal(path)
    goes_on = path.parent.parent.with_name(path.name)
    return path, places_of(goes_on, own)[1] / ARCHIVES / path.parent.name


def other_journal(path: Path) -> tuple[Path, Path]:
    """The third copy's folder of another journal: beside it, because the parameters' device holds the cabinet's own."""
    return path, path.parent / SECOND
