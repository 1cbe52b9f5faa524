"""`./kiosk torture`: kills the program at random instants while a script plays, and looks for a wrong cent."""

from __future__ import annotations

import secrets
import tempfile
from pathlib import Path

import click


@click.command("torture")
@click.option("--kills", type=click.IntRange(1), default=100, show_default=True, help="How often the program dies.")
@click.option("--seed", type=click.IntRange(0), help="Repeat a script; without it a new one is drawn and named.")
@click.option("--keep", type=click.Path(path_type=Path, file_okay=False), help="Keep journal and rig in this folder.")
def command(kills: int, seed: int | None, keep: Path | None) -> None:
    """Kill the program at random instants and look for lost or doubled money."""
    from tqdm import tqdm

    from terminal.torture.torture import Outcome, Torture

    seed = secrets.randbelow(1 << 32) if seed is None else seed
    click.echo(f"seed {seed}")
    with tempfile.TemporaryDirectory() as scratch, tqdm(total=kills, unit="kill") as bar:
        folder = keep or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)

        def told(outcome: Outcome) -> None:
            bar.update(outcome.kills - bar.n)

        outcome = Torture(folder, seed).run(kills, told)
    click.echo(
        f"{outcome.kills} kills, {outcome.events} events, {outcome.rolls} rolls, {outcome.bills} bills in the stacker, "
        f"{outcome.tickets} tickets on paper, {outcome.settled} matters settled by the attendant, "
        f"{len(outcome.wrong)} disagreements"
    )
    if outcome.wrong:
        raise click.ClickException("\n".join(outcome.wrong[:20]))
