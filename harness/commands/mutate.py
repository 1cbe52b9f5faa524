"""`./kiosk mutate`: mutation testing: inserts small mistakes into a copy of the program; do the tests notice?"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from terminal.common.places import ROOT

FOLDERS = ("terminal/cabinet", "terminal/ticket_book", "terminal/journal", "drivers")
"""The code that decides about money, memory and devices."""

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
"""The tests that should notice a mistake there. Tests that draw, measure, interrupt a long story at every step or run
whole programs take too long to be run for each mutant."""

SLOW = ("tests/drivers/printer/test_tcl_contract.py",)
"""Of these, the tests whose coverage takes minutes to record."""

SETTLED_FILE = ROOT / "tests" / "mutants" / "settled.toml"
KEPT = ROOT / "var" / "mutants"


@click.command("mutate")
@click.argument("folders", nargs=-1)
@click.option("--sample", "size", type=click.IntRange(1), help="Test this many, drawn by the seed; otherwise all.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="The seed of the sample.")
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="Parallel processes.")
@click.option(
    "--seconds",
    type=click.FloatRange(0, min_open=True),
    default=30.0,
    show_default=True,
    help="Limit for the computing time of one mutant's tests; the most promising run first.",
)
@click.option(
    "--tests",
    "asked",
    multiple=True,
    help="Run only the tests in this folder or file; can be repeated.",
)
@click.option("--again", is_flag=True, help="Test only the survivors of the last run.")
def command(
    folders: tuple[str, ...],
    size: int | None,
    seed: int,
    workers: int,
    seconds: float,
    asked: tuple[str, ...],
    again: bool,
) -> None:
    """Test mutants of FOLDERS or files; by default, of the code that decides about money, memory and devices.

    Each mutant is one mistake in a copy of the program: a condition inverted, a number one higher, an event removed.
    The tests that reach its line run until one fails. A mutant that no test notices is printed as the lines that it
    changes: it needs a test, or a reason in tests/mutants/settled.toml.
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
    """Name the test files below folders, or the files, relative to the program's root."""
    files = []
    for name in asked:
        found = [ROOT / name] if name.endswith(".py") else sorted((ROOT / name).rglob("test_*.py"))
        if not all(path.exists() for path in found) or not found:
            raise click.ClickException(f"there are no tests in {name}")
        files += [path.relative_to(ROOT) for path in found if str(path.relative_to(ROOT)) not in SLOW]
    return files
