"""`./kiosk sabotage`: breaks each promise in a copy of the program, and reports which proof finds it."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from harness.sabotage.trial import Verdict


@click.command("sabotage")
@click.argument("names", nargs=-1)
@click.option("--list", "listed", is_flag=True, help="Only list them, with what each does and which proofs find it.")
def command(names: tuple[str, ...], listed: bool) -> None:
    """Remove lines that keep a promise from a copy of the program, and see which proof finds it.

    Proofs are torture by kills and by power cuts, simulation, and fuzzing. Without NAMES every sabotage is tried with
    every proof that should find it, and every proof also runs on the unchanged program, where it must find nothing.
    Exit code 1: something was not found; 2: a sabotage no longer fits the source.
    """
    from harness.sabotage.all_sabotages import SABOTAGES
    from harness.sabotage.sabotage import PROOFS, UnfitError
    from harness.sabotage.trial import tried, tried_unchanged

    known = {sabotage.name: sabotage for sabotage in SABOTAGES}
    if unknown := [name for name in names if name not in known]:
        raise click.ClickException(f"there is no sabotage {unknown[0]!r}; there is: {', '.join(known)}")
    chosen = [known[name] for name in dict.fromkeys(names)] or list(SABOTAGES)
    if listed:
        for sabotage in chosen:
            click.echo(f"{sabotage.name}: {sabotage.does}; found by {', '.join(sabotage.found_by)}")
        return
    trials: list[Callable[[], Verdict]] = [
        *(lambda proof=proof: tried_unchanged(proof) for proof in (() if names else PROOFS)),
        *(lambda one=one, proof=proof: tried(one, proof) for one in chosen for proof in one.found_by),
    ]
    try:
        not_found = sum(not _shown(verdict) for verdict in _all(trials))
    except UnfitError as error:
        raise click.ClickException(str(error)) from error
    click.echo(f"{len(trials)} trials, {not_found} not found")
    sys.exit(1 if not_found else 0)


def _all(trials: list[Callable[[], Verdict]]) -> Iterator[Verdict]:
    """Every verdict in the order of the trials; as many run at once as there are processors."""
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        yield from pool.map(lambda trial: trial(), trials)


def _shown(verdict: Verdict) -> bool:
    """Print a row of the table; whether the result is as expected."""
    what = "found" if verdict.found else "NOT found"
    if not verdict.sabotage:
        what = "quiet" if verdict.found else "NOT quiet"
    click.echo(f"{verdict.sabotage or '(as it is)':36} {verdict.proof:12} {what:10} {verdict.said}")
    return verdict.found
