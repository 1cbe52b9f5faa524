"""What the history commands share: every journal of a cabinet, and reporting those that cannot be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

import click

from terminal.commands.failing import reported

if TYPE_CHECKING:
    from pathlib import Path

    from terminal.cabinet.cabinet import Cabinet
    from terminal.recall.kept_journals import KeptJournal


class RecalledJournals:
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

    @property
    def note(self) -> str:
        """What to print above a journal of practice; empty for a cabinet's, and for one that cannot be read."""
        from terminal.recall.kept_journals import UNREADABLE
        from terminal.recall.practice import NOTE, of_practice

        with suppress(*UNREADABLE), next(self.kept_journals()).look_back() as history:
            return NOTE if of_practice(history) else ""
        return ""

    def each(self, read: Callable[[KeptJournal], bool]) -> None:
        """Print something of every journal, the newest first, for as long as `read` wants more.

        One that cannot be read is remembered, and the others are printed; so is one whose end is missing.
        """
        from terminal.journal.reading import missing_end
        from terminal.messages.english import sentence
        from terminal.recall.kept_journals import UNREADABLE

        for number, kept in enumerate(self.kept_journals()):
            try:
                wants_more = read(kept)
                if not number and (why := missing_end(self._path)):
                    self.unreadable.append(sentence(why.message))
                if not wants_more:
                    break
            except UNREADABLE as error:
                self.unreadable.append(sentence(kept.unreadable(error)))


@contextmanager
def recalled_journals(param: Path, journal: Path | None) -> Iterator[RecalledJournals]:
    """Look back in the cabinet's journal, or another. Journals that cannot be read are the error at the end."""
    from terminal.start.journal_places import own_journal
    from terminal.start.loading import load_cabinet, load_settings
    from terminal.start.no_play import NoPlayError

    with reported(NoPlayError):
        settings = load_settings(param)
        journals = RecalledJournals(journal or own_journal(settings)[0], load_cabinet(settings))
    yield journals
    if journals.unreadable:
        raise click.ClickException("\n".join(journals.unreadable))


def heading(kept: KeptJournal) -> str:
    """The heading of an archived journal's part; empty for the current journal."""
    from terminal.recall.printing import when

    cleared = kept.cleared
    return f"Before the RAM clear of {when(cleared.at_ms)} (UTC), in {cleared.archive}" if cleared else ""
