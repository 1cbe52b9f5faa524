"""`./kiosk torture`: kills the program, or cuts its power, at random instants, and looks for a wrong cent."""

from __future__ import annotations

import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from terminal.commands.failing import NotGoodError, written
from terminal.commands.paths import CallersPath
from terminal.commands.progress import progress_bar

KILLS = 100
"""How often the program is killed by default."""


@click.command("torture")
@click.option("--kills", type=click.IntRange(1), help="How many kills.  [default: 100, or none with --cuts or --table]")
@click.option("--cuts", type=click.IntRange(1), help="How many power cuts; 1,000 take a night.")
@click.option("--table", type=click.IntRange(1), metavar="STRIKES", help="How many strikes at a shared table.")
@click.option("--seed", type=click.IntRange(0), help="Repeat a run; without it a new seed is chosen and printed.")
@click.option("--keep", type=CallersPath(file_okay=False), help="Keep journals and rigs in this folder.")
def command(kills: int | None, cuts: int | None, table: int | None, seed: int | None, keep: Path | None) -> None:
    """Kill the program at random instants, or cut the power of its disk, or both, and look for lost or doubled money.

    Half of the kills hit a program with a mechanical generator, half one with internal dice, in parallel. Every second
    kill strikes on purpose between a device's report, the commit, and the message that the report is handled. A kill
    loses what the program had not yet passed to the system. A power cut also loses, tears and reorders what the system
    had not yet written to the disk.

    At a shared table the programs of the table and its stations, and the server between them, are killed and stopped,
    and their lines cut, delayed and stalled. Half of the strikes hit a table on one machine, half one with a server.
    """
    seed = secrets.randbelow(1 << 32) if seed is None else seed
    if kills is None and cuts is None and table is None:
        kills = KILLS
    click.echo(f"seed {seed}")
    from harness.quick_place import quick_place

    wrong: list[str] = []
    if kills is not None:
        with _folder(keep, "kills", None) as folder:
            wrong += _kill(folder, seed, kills)
    if cuts is not None:
        with _folder(keep, "cuts", quick_place()) as folder:
            wrong += _cut(folder, seed, cuts)
    if table is not None:
        with _folder(keep, "table", None) as folder:
            wrong += _strike(folder, seed, table)
    if wrong:
        raise NotGoodError("\n".join(wrong[:20]))


@contextmanager
def _folder(keep: Path | None, name: str, scratch: Path | None) -> Iterator[Path]:
    """A folder of this name that is kept and said in full, or one in `scratch` that is gone after the block."""
    if keep is None:
        with tempfile.TemporaryDirectory(dir=scratch) as gone:
            yield Path(gone)
        return
    folder = keep / name
    with written(folder):
        folder.mkdir(parents=True, exist_ok=True)
    click.echo(f"kept in {click.format_filename(folder)}")
    yield folder


def _cut(folder: Path, seed: int, cuts: int) -> list[str]:
    from harness.torture.power.cuts import Cuts, Outcome

    with progress_bar(cuts, "cut") as bar:

        def report(outcome: Outcome) -> None:
            bar.update(outcome.cuts - bar.n)

        outcome = Cuts(folder, seed).run(cuts, report)
    click.echo(
        f"{outcome.cuts} cuts in {outcome.lives} lives of {outcome.operations} disk operations, {outcome.events} "
        f"events, {outcome.unfinished} cuts left more than was reported, {len(outcome.wrong)} disagreements"
    )
    return outcome.wrong


def _kill(folder: Path, seed: int, kills: int) -> list[str]:
    from harness.torture.torture import torture

    with progress_bar(kills, "kill") as bar:
        outcome = torture(folder, seed, kills, bar.update)
    click.echo(
        f"{outcome.kills} kills, {outcome.struck} of them between a report and its handling, {outcome.events} events, "
        f"{outcome.rolls} rolls, {outcome.bills} bills in the stacker, "
        f"{outcome.tickets} tickets on paper, {outcome.hand_pays} hand pays, {outcome.tickets_in} fed back in, "
        f"{outcome.games_chosen} changes of the game, {outcome.log_ins} log-ins by card, "
        f"{outcome.first_hands} first hands, {outcome.settled} matters settled by the attendant, "
        f"{len(outcome.wrong)} disagreements"
    )
    return outcome.wrong


def _strike(folder: Path, seed: int, strikes: int) -> list[str]:
    from harness.torture.table.torture import torture

    with progress_bar(strikes, "strike") as bar:
        outcome = torture(folder, seed, strikes, bar.update)
    struck = ", ".join(f"{kind} {times}" for kind, times in sorted(outcome.strikes.items()))
    click.echo(
        f"{outcome.strikes.total()} strikes ({struck}), {outcome.struck} deaths between a report and its handling, "
        f"{outcome.rounds} rounds, {outcome.events} events of stations, {outcome.settled} games, {outcome.late} seals "
        f"too late, {outcome.restored} felts brought back, {len(outcome.wrong)} disagreements"
    )
    return outcome.wrong
