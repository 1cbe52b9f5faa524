"""`./kiosk audit`: verifies a journal from its first event to its last, in each of its three copies."""

from __future__ import annotations

from pathlib import Path

import click

from terminal.places import PARAM


@click.command("audit")
@click.argument("journal", type=click.Path(path_type=Path, dir_okay=False), required=False)
@click.option("--param", type=click.Path(path_type=Path), default=PARAM, help="The Param.ini that names the journal.")
def command(journal: Path | None, param: Path) -> None:
    """Verify a journal and its copies; without JOURNAL, the cabinet's own."""
    from terminal.journal.audit import verify
    from terminal.journal.errors import JournalError
    from terminal.journal_places import other_journal, own_journal
    from terminal.loading import load_settings
    from terminal.no_play import NoPlayError

    try:
        path, second = own_journal(load_settings(param)) if journal is None else other_journal(journal)
        audit = verify(path)
    except (JournalError, NoPlayError) as error:
        raise click.ClickException(str(error)) from error
    click.echo(f"{click.format_filename(path)}: {audit.events} events, {audit.snapshots} snapshots, sound to the last")
    click.echo(f"chain {audit.chain.hex()}")
    _tell_copies(path, second, audit.seq, audit.chain)


def _tell_copies(path: Path, second: Path, seq: int, chain: bytes) -> None:
    """Say which copies are good. A journal without any is one that no cabinet plays on, or of an earlier program."""
    from terminal.journal.copies.audit import verify_copy
    from terminal.journal.copies.places import copy_places

    audits = [verify_copy(place, seq, chain) for place in copy_places(path, second)]
    if all(audit.missing for audit in audits):
        click.echo("no copies")
        return
    for audit in audits:
        name = f"copy {audit.place.number} {click.format_filename(audit.place.path)}"
        click.echo(f"{name}: {audit.fault or f'good, {audit.events} records'}")
    if second.exists() and path.stat().st_dev == second.stat().st_dev:
        click.echo("all copies are on one device; Param.ini's second_path is to name a folder on another")
    if bad := [audit for audit in audits if audit.fault]:
        raise click.ClickException(f"Copy {bad[0].place.number} of the journal is not good: {bad[0].fault}")
