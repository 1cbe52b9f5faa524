"""`./kiosk pages`: writes the pages of docs/ that say what stands in the program."""

from __future__ import annotations

import click


@click.command("pages")
def command() -> None:
    """Write docs/faults.md and docs/journal.md from the program; the tests compare them."""
    from harness.pages import journal_page
    from terminal.cabinet.faults import fault_sheet
    from terminal.common.places import ROOT

    for name, text in (("faults", fault_sheet.page()), ("journal", journal_page.page())):
        path = ROOT / "docs" / f"{name}.md"
        path.write_text(text, encoding="utf-8")
        click.echo(path)
