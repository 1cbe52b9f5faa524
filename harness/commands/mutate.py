"""`./kiosk mutate`: small mistakes put into a copy of the program, and whether a test notices each of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from terminal.common.places import ROOT

FOLDERS = ("terminal/cabinet", "terminal/ticket_book", "terminal/journal", "drivers")
"""Where money, memory and devices are decided."""

TESTS = (
    "tests/cabinet",
    "tests/ticket_book",
    "tests/journal",
    "tests/drivers",
    "tests/recall",
    "tests/runtime",
    "tests/fairness",
    "tests/test_bookkeeping.py",
    "tests/test_clock_watch.py",
    "tests/test_disk_watch.py",
    "tests/test_door_watch.py",
    "tests/test_fault_sheet.py",
    "tests/test_program_check.py",
    "tests/test_ram_clear.py",
    "tests/test_journaled_tickets.py",
)
"""The tests that are to notice a mistake there; those that draw, measure, strike at every step of a long story or run
whole programs take too long to be asked for each."""

SLOW = ("tests/drivers/printer/test_tcl_contract.py",)
"""Of these, what takes minutes to be recorded."""

SETTLED_FILE = ROOT / "tests" / "mutants" / "settled.toml"
KEPT = ROOT / "var" / "mutants"


@click.command("mutate")
@click.argument("folders", nargs=-1)
@click.option("--sample", "size", type=click.IntRange(1), help="Try so many, drawn by the seed; otherwise all of them.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Which ones are drawn.")
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="Processes side by side.")
@click.option(
    "--seconds",
    type=click.FloatRange(0, min_open=True),
    default=30.0,
    show_default=True,
    help="What the tests of one mutant may compute; the most telling are run first.",
)
@click.option(
    "--tests",
    "asked",
    multiple=True,
    help="Ask only the tests of this folder or file of the program; more than once.",
)
@click.option("--again", is_flag=True, help="Try only those that no test noticed the last time.")
def command(
    folders: tuple[str, ...],
    size: int | None,
    seed: int,
    workers: int,
    seconds: float,
    asked: tuple[str, ...],
    again: bool,
) -> None:
    """Try mutants of folders or files: of what decides over money, memory and devices, if none is named.

    Each is one mistake in a copy of the program: a condition turned, a number one too high, an event left out.
    The tests that reach its line run until one fails. What no test notices is printed as the lines that it changes:
    such a mutant asks for a test, or for its reason in tests/mutants/settled.toml.
    """
    from harness.mutants.mutant import mutants, read_said, sample, settled, written_said
    from harness.mutants.run import Program, try_all
    from harness.mutants.table import MISSED, missed, table

    wanted = tuple(folder.rstrip("/") for folder in folders) or FOLDERS
    reasons = settled(SETTLED_FILE, ROOT)
    chosen = sample(mutants(ROOT, wanted), size, seed)
    last = KEPT / "missed.json"
    if again:
        if not last.exists():
            raise click.ClickException("no mutant has been tried here before")
        before = read_said(last.read_text())
        chosen = tuple(mutant for mutant in chosen if mutant.said in before)
    recorded = (*FOLDERS, *(folder for folder in wanted if not folder.startswith(FOLDERS)))
    program = Program(ROOT, _test_files(asked or TESTS), recorded, KEPT / "reach", reasons)
    trials = try_all(program, chosen, workers, seconds, lambda line: click.echo(line, err=True))
    last.write_text(written_said(trial.mutant.said for trial in trials if trial.outcome in MISSED))
    click.echo("\n".join((*missed(trials), *table(trials, wanted))))


def _test_files(asked: Sequence[str]) -> list[Path]:
    """Name the test files below folders, or the files, as seen from the program's root."""
    files = []
    for name in asked:
        found = [ROOT / name] if name.endswith(".py") else sorted((ROOT / name).rglob("test_*.py"))
        if not all(path.exists() for path in found) or not found:
            raise click.ClickException(f"there are no tests in {name}")
        files += [path.relative_to(ROOT) for path in found if str(path.relative_to(ROOT)) not in SLOW]
    return files
