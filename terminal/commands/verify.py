"""`./kiosk verify`: identifies the program in the field, component by component (regulation V1, V3)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from terminal.commands.failing import NOT_GOOD
from terminal.commands.paths import CallersPath
from terminal.common.places import ROOT

if TYPE_CHECKING:
    from terminal.verification.verdict import Signature
    from terminal.verification.verify import Report

STATUS_TEXTS = {
    "signed": "signed: every file is what its release was",
    "unsigned": "an unsigned development copy: there is no manifest to hold it against",
    "changed": "NOT what was released",
}


@click.command("verify")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead.")
@click.option(
    "--root", type=CallersPath(exists=True, file_okay=False), default=ROOT, help="Verify another copy of the program."
)
def command(as_json: bool, root: Path) -> int:
    """Verify all files of the program, and print SHA-256 and CRC-32 of each component. Exit code 1: they differ."""
    from terminal.messages.showable import shown
    from terminal.verification.files import is_program
    from terminal.verification.verify import verify

    if not is_program(root):
        raise click.ClickException(f"{root} is no copy of Boxman: it has neither a manifest nor its verification.")
    try:
        report = verify(root)
    except OSError as error:
        raise click.ClickException(f"{shown(str(error.filename))} cannot be read ({error.strerror})") from error
    click.echo(_data(report) if as_json else _text(report))
    return NOT_GOOD if report.verdict.status == "changed" else 0


def _data(report: Report) -> str:
    verdict = report.verdict
    said = {"standing": verdict.status, "digest": verdict.digest, "mismatches": _mismatches(report)}
    components = {one.component: _signature(one) for one in verdict.components}
    return json.dumps({"verdict": said, "program": _signature(report.program), "components": components})


def _mismatches(report: Report) -> list[str]:
    from terminal.messages.english import sentence

    return [sentence(one) for one in report.verdict.mismatches]


def _signature(one: Signature) -> dict[str, int | str]:
    return {"files": one.files, "crc32": one.crc32, "sha256": one.sha256}


def _text(report: Report) -> str:
    verdict = report.verdict
    head = f"{'component':<14}{'files':>6}  {'CRC-32':<8}  SHA-256"
    listed = (*verdict.components, report.program)
    lines = [f"{one.component:<14}{one.files:>6}  {one.crc32}  {one.sha256}" for one in listed]
    return "\n".join([head, *lines, *_mismatches(report), f"The program is {STATUS_TEXTS[verdict.status]}."])
