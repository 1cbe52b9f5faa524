"""`./kiosk pages`: writes the files that are generated from the program."""

from __future__ import annotations

import click


@click.command("pages")
def command() -> None:
    """Write the generated files: docs/faults.md, docs/journal.md, docs/parameters.md and config/Param.ini.

    The tests compare them with the program.
    """
    from harness.pages import journal_page, parameter_page
    from terminal.cabinet.faults import fault_sheet
    from terminal.common.places import ROOT
    from terminal.settings.reading import shipped

    files = {
        "docs/faults.md": fault_sheet.page(),
        "docs/journal.md": journal_page.page(),
        "docs/parameters.md": parameter_page.page(),
        "config/Param.ini": shipped(),
    }
    for name, text in files.items():
        path = ROOT / name
        path.write_text(text, encoding="utf-8")
        click.echo(path)
