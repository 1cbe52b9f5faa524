"""`./kiosk pages`: writes the pages of docs/ that say what stands in the program."""

from __future__ import annotations

import click


@click.command("pages")
def command() -> None:
    """Write docs/faults.md, docs/journal.md and docs/parameters.md from the program; the tests compare them."""
    from harness.pages import journal_page, parameter_page
    from terminal.cabinet.faults import fault_sheet
    from terminal.common.places import ROOT

    pages = {"faults": fault_sheet.page(), "journal": journal_page.page(), "parameters": parameter_page.page()}
    for name, text in pages.items():
        path = ROOT / "docs" / f"{name}.md"
        path.write_text(text, encoding="utf-8")
        click.echo(path)
