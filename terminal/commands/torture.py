"""`./kiosk torture`: kills the program, or cuts its power, at random instants, and looks for a wrong cent."""

from __future__ import annotations

import secrets
import tempfile
from pathlib import Path

import click


@click.command("torture")
@click.option("--kills", type=click.IntRange(1), default=100, show_default=True, help="How often the program dies.")
@click.option("--cuts", type=click.IntRange(1), help="Cut the power so often instead; 1,000 for a night.")
@click.option("--seed", type=click.IntRange(0), help="Repeat a script; without it a new one is drawn and named.")
@click.option("--keep", type=click.Path(path_type=Path, file_okay=False), help="Keep journals and rigs in this folder.")
def command(kills: int, cuts: int | None, seed: int | None, keep: Path | None) -> None:
    """Kill the program at random instants, or cut the power of its disk, and look for lost or doubled money.

    Half of the kills meet a program with a mechanical generator, half one with internal dice, side by side. A kill
    loses what the program had not yet handed to the system. A power cut also loses, tears and reorders whatever
    the system had not yet brought to the disk.
    """
    seed = secrets.randbelow(1 << 32) if seed is None else seed
    click.echo(f"seed {seed}")
    from terminal.places import quick_place

    with tempfile.TemporaryDirectory(dir=None if cuts is None else quick_place()) as scratch:
        folder = keep or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        wrong = _kill(folder, seed, kills) if cuts is None else _cut(folder, seed, cuts)
    if wrong:
        raise click.ClickException("\n".join(wrong[:20]))


def _cut(folder: Path, seed: int, cuts: int) -> list[str]:
    from tqdm import tqdm

    from terminal.torture.power.cuts import Cuts, Outcome

    with tqdm(total=cuts, unit="cut") as bar:

        def told(outcome: Outcome) -> None:
            bar.update(outcome.cuts - bar.n)

        outcome = Cuts(folder, seed).run(cuts, told)
    click.echo(
        f"{outcome.cuts} cuts in {outcome.lives} lives of {outcome.operations} disk operations, {outcome.events} "
        f"events, {outcome.unfinished} cuts left more than was told, {len(outcome.wrong)} disagreements"
    )
    return outcome.wrong


def _kill(folder: Path, seed: int, kills: int) -> list[str]:
    from tqdm import tqdm

    from terminal.torture.torture import torture

    with tqdm(total=kills, unit="kill") as bar:
        outcome = torture(folder, seed, kills, bar.update)
    click.echo(
        f"{outcome.kills} kills, {outcome.events} events, {outcome.rolls} rolls, {outcome.bills} bills in the stacker, "
        f"{outcome.tickets} tickets on paper, {outcome.hand_pays} hand pays, {outcome.tickets_in} fed back in, "
        f"{outcome.settled} matters settled by the attendant, "
        f"{len(outcome.wrong)} disagreements"
    )
    return outcome.wrong
