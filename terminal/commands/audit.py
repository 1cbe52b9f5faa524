"""`./kiosk audit`: verifies a journal from its first event to its last, and the money in it."""

from __future__ import annotations

from pathlib import Path

import click

from terminal.places import PARAM, ROOT


@click.command("audit")
@click.argument("journal", type=click.Path(path_type=Path, dir_okay=False), required=False)
@click.option("--param", type=click.Path(path_type=Path), default=PARAM, help="The Param.ini that names the journal.")
def command(journal: Path | None, param: Path) -> None:
    """Verify a journal; without JOURNAL, the cabinet's own."""
    from terminal.app import NoPlayError, load_settings
    from terminal.journal.audit import verify
    from terminal.journal.errors import JournalError

    try:
        path = journal or ROOT / load_settings(param)["journal.path"]
        audit = verify(path)
    except (JournalError, NoPlayError) as error:
        raise click.ClickException(str(error)) from error
    click.echo(f"{click.format_filename(path)}: {audit.events} events, {audit.snapshots} snapshots, sound to the last")
    click.echo(f"chain {audit.chain.hex()}")
