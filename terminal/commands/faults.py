"""`./kiosk faults`: prints the fault sheet that belongs inside the cabinet, which is `docs/faults.md`."""

from __future__ import annotations

import click


@click.command("faults")
def command() -> None:
    """Print the fault sheet: each fault, what it stops, what the light shows, what clears it, and who may."""
    from terminal.cabinet.faults.fault_sheet import page

    click.echo(page(), nl=False)
