"""What the history commands share: every journal of a cabinet, and reporting those that cannot be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from pathlib import Path

    from terminal.cabinet.cabinet import Cabinet
    from terminal.recall.kept_journals import KeptJournal


class LookingBack:
    """A journal with those archived before it, and one sentence for each that could not be read."""

    def __init__(self, path: Path, cabinet: Cabinet) -> None:
        self.cabinet = cabinet
        self.unreadable: list[str] = []
        self._path = path

    def kept_journals(self) -> Iterator[KeptJournal]:
        """Every journal, the current one first."""
        from terminal.journal.archives import Archives
        from terminal.journal.reading import look_back
        from terminal.recall.kept_journals import kept_journals

        return kept_journals(lambda: look_back(self._path), Archives(self._path))

    @contextmanager
    def telling(self, volume: KeptJournal) -> Iterator[None]:
        """Print something of a journal; one that cannot be read is remembered, and the others are printed."""
        from terminal.messages.english import sentence
        from terminal.recall.kept_journals import UNREADABLE

        try:
            yield
        except UNREADABLE as error:
            self.unreadable.append(sentence(volume.unreadable(error)))

    def each(self, tell: Callable[[KeptJournal], bool]) -> None:
        """Print something of every journal, the newest first, for as long as `tell` wants more."""
        for volume in self.kept_journals():
            goes_on = True
            with self.telling(volume):
                goes_on = tell(volume)
            if not goes_on:
                break


@contextmanager
def looking_back(param: Path, journal: Path | None) -> Iterator[LookingBack]:
    """Look back in the cabinet's journal, or another. Journals that cannot be read are the error at the end."""
    from terminal.start.journal_places import own_journal
    from terminal.start.loading import load_cabinet, load_settings
    from terminal.start.no_play import NoPlayError

    try:
        settings = load_settings(param)
        looking = LookingBack(journal or own_journal(settings)[0], load_cabinet(settings))
    except NoPlayError as error:
        raise click.ClickException(str(error)) from error
    yield looking
    if looking.unreadable:
        raise click.ClickException("\n".join(looking.unreadable))


def heading(volume: KeptJournal) -> str:
    """The heading of an archived journal's part; empty for the current journal."""
    from terminal.recall.printing import when

    cleared = volume.cleared
    return f"Before the RAM clear of {when(cleared.at_ms)} (UTC), in {cleared.archive}" if cleared else ""
