"""`./kiosk faults`: prints the sheet of faults that lies inside the cabinet; `docs/faults.md` is what it prints."""

from __future__ import annotations

import click


@click.command("faults")
def command() -> None:
    """Print every fault: what stops, what shows, what ends it, and who may."""
    from terminal.cabinet.faults.fault_sheet import page

    click.echo(page(), nl=False)
