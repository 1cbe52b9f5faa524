"""What the commands that look back have in common: every volume of a journal's past, and what cannot be told of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from pathlib import Path

    from terminal.cabinet.cabinet import Cabinet
    from terminal.recall.volumes import Volume


class LookingBack:
    """A journal with those put away before it, and one sentence for each that could not be told."""

    def __init__(self, path: Path, cabinet: Cabinet) -> None:
        self.cabinet = cabinet
        self.unreadable: list[str] = []
        self._path = path

    def volumes(self) -> Iterator[Volume]:
        """Every volume, the one that goes on first."""
        from terminal.journal.archives import Archives
        from terminal.journal.reading import look_back
        from terminal.recall.volumes import volumes

        return volumes(lambda: look_back(self._path), Archives(self._path))

    @contextmanager
    def telling(self, volume: Volume) -> Iterator[None]:
        """Tell something of a volume; one that cannot be read is kept in mind, and the others are told."""
        from terminal.recall.volumes import UNREADABLE

        try:
            yield
        except UNREADABLE as error:
            self.unreadable.append(volume.unreadable(error).say)

    def each(self, tell: Callable[[Volume], bool]) -> None:
        """Tell something of every volume, the newest first, for as long as `tell` wants more."""
        for volume in self.volumes():
            goes_on = True
            with self.telling(volume):
                goes_on = tell(volume)
            if not goes_on:
                break


@contextmanager
def looking_back(param: Path, journal: Path | None) -> Iterator[LookingBack]:
    """Look back in the cabinet's journal, or in another one. What was not told is the command's error in the end."""
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


def heading(volume: Volume) -> str:
    """What stands over the part of a put-away volume; nothing over that of the journal that goes on."""
    from terminal.recall.printing import when

    cleared = volume.cleared
    return f"Before the RAM clear of {when(cleared.at_ms)} (UTC), in {cleared.archive}" if cleared else ""
