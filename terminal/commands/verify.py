"""`./kiosk verify`: tells in the field what the program is, a component at a time (regulation V1, V3)."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from terminal.places import ROOT

if TYPE_CHECKING:
    from terminal.verification.verify import Report

CHANGED = 1
"""The exit code for a program that is not its release."""

STANDINGS = {
    "signed": "signed: every file is what its release was",
    "unsigned": "an unsigned development copy: there is no manifest to hold it against",
    "changed": "NOT what was released",
}


@click.command("verify")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead.")
@click.option(
    "--root", type=click.Path(path_type=Path, exists=True, file_okay=False), default=ROOT, help="Another copy."
)
def command(as_json: bool, root: Path) -> int:
    """Verify every file of the program, and print SHA-256 and CRC-32 of each component. Exit code 1: it has changed."""
    from terminal.verification.verify import verify

    try:
        report = verify(root)
    except OSError as error:
        raise click.ClickException(f"{error.filename} cannot be read ({error.strerror})") from error
    click.echo(_data(report) if as_json else _text(report))
    return CHANGED if report.verdict.standing == "changed" else 0


def _data(report: Report) -> str:
    """The report as it always was: its components stand in it once."""
    data = asdict(report)
    del data["verdict"]["components"]
    return json.dumps(data)


def _text(report: Report) -> str:
    lines = [f"{'component':<14}{'files':>6}  {'CRC-32':<8}  SHA-256"]
    for name, one in (*report.components.items(), ("deciding", report.program)):
        lines.append(f"{name:<14}{one.files:>6}  {one.crc32}  {one.sha256}")
    lines.extend(report.verdict.mismatches)
    return "\n".join([*lines, f"The program is {STANDINGS[report.verdict.standing]}."])
