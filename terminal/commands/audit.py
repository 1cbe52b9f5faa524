"""`./kiosk audit`: verifies a journal from its first to its last event, in all three copies."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from terminal.commands.failing import NotGoodError, reported
from terminal.commands.paths import CallersPath
from terminal.common.places import PARAM

if TYPE_CHECKING:
    from terminal.journal.audit import Audit
    from terminal.journal.copies.audit import CopyAudit


@click.command("audit")
@click.argument("journal", type=CallersPath(dir_okay=False), required=False)
@click.option("--param", type=CallersPath(), default=PARAM, help="The Param.ini that names the journal.")
@click.option("--database-only", is_flag=True, help="Verify a database without its copies, taken from a cabinet.")
def command(journal: Path | None, param: Path, database_only: bool) -> None:
    """Verify a journal and its copies; without JOURNAL, the cabinet's own. Exit code 1: one is damaged or missing."""
    from terminal.journal.errors import JournalError

    with reported(JournalError):
        path, second = _places(journal, param)
        audit = _audited(path)
        note = _note_of_practice(path)
    if note:
        click.echo(note)
    click.echo(f"{click.format_filename(path)}: {audit.events} events, {audit.snapshots} snapshots, sound to the last")
    click.echo(f"chain {audit.chain.hex()}")
    if not database_only:
        _audit_copies(path, second, audit)


def _places(journal: Path | None, param: Path) -> tuple[Path, Path]:
    """The journal's path, and the folder of its third copy. Bad parameters are an error only if they are needed.

    A journal given by name needs no parameters, but its third copy may be in the folder that they name.
    """
    from terminal.start.journal_places import own_journal, places_of
    from terminal.start.loading import load_settings
    from terminal.start.no_play import NoPlayError

    try:
        own = own_journal(load_settings(param))
    except NoPlayError as error:
        if journal is None:
            raise click.ClickException(str(error)) from error
        own = None
    if journal is not None:
        return places_of(journal, own)
    assert own is not None, "without parameters a journal was named"
    return own


def _audited(path: Path) -> Audit:
    """Verify the database. Raises NotGoodError if it is damaged, JournalError if it cannot be read."""
    from terminal.journal.audit import verify
    from terminal.journal.errors import JournalBroken, JournalDamaged

    try:
        return verify(path)
    except (JournalBroken, JournalDamaged) as error:
        raise NotGoodError(str(error)) from error


def _note_of_practice(path: Path) -> str:
    """What to say of a journal of practice; empty for a cabinet's. Raises JournalError."""
    from terminal.journal.reading import look_back
    from terminal.recall.practice import NOTE, of_practice

    with look_back(path) as history:
        return NOTE if of_practice(history) else ""


def _audit_copies(path: Path, second: Path, audit: Audit) -> None:
    """Report whether each copy is good, and whether all share a device. Raises NotGoodError."""
    from terminal.journal.copies.audit import verify_copy
    from terminal.journal.copies.devices import shared_device
    from terminal.journal.copies.places import copy_places
    from terminal.messages.english import sentence

    audits = [verify_copy(place, audit.seq, audit.chain) for place in copy_places(path, second)]
    for one in audits:
        name = f"copy {one.place.number} {click.format_filename(one.place.path)}"
        click.echo(f"{name}: {_wrong_with(one) or f'good, {one.events} records'}")
    if shared := shared_device(path.parent, second):
        click.echo(f"{sentence(shared.message)} Set `second_path` in Param.ini to a folder on another device.")
    if bad := [one for one in audits if one.fault]:
        raise NotGoodError(_said_of(bad))


def _said_of(bad: list[CopyAudit]) -> str:
    if len(bad) > 1 and all(one.missing for one in bad):
        return "Both plain copies of the journal are missing. Of a database alone, say --database-only."

    return " ".join(f"Copy {one.place.number} of the journal is not good: {_wrong_with(one)}." for one in bad)


def _wrong_with(copy: CopyAudit) -> str:
    """What is wrong with a copy, as the end of a sentence; empty where it is good."""
    from terminal.messages.english import ENGLISH

    return ENGLISH.sentence_end(ENGLISH.sentence(copy.fault)) if copy.fault else ""
