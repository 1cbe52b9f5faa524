"""`./kiosk simulate`: whole cabinets in virtual time, with players, devices that fail and staff, held to every rule."""

from __future__ import annotations

import secrets
import time

import click

from terminal.commands.failing import NotGoodError
from terminal.commands.progress import progress_bar


@click.command("simulate")
@click.option("--cabinets", type=click.IntRange(1), default=4, show_default=True, help="How many cabinets.")
@click.option("--days", type=click.FloatRange(0, min_open=True), default=1.0, show_default=True, help="How many days.")
@click.option("--seed", type=click.IntRange(0), help="Repeat a run; without it a new seed is chosen and printed.")
@click.option("--table", is_flag=True, help="Run shared tables with their stations instead, one for each seed.")
@click.option("--seeds", type=click.IntRange(1), default=20, show_default=True, help="With --table: how many seeds.")
@click.option(
    "--stations",
    type=click.IntRange(1, 14),
    default=14,
    show_default=True,
    help="With --table: how many stations a table has.",
)
@click.option(
    "--minutes",
    type=click.FloatRange(0, min_open=True),
    default=10.0,
    show_default=True,
    help="With --table: how long each is played at.",
)
def command(
    cabinets: int, days: float, seed: int | None, table: bool, seeds: int, stations: int, minutes: float
) -> None:
    """Run cabinets in virtual time, and check after every event what must hold.

    Players come and go, with good and bad bills and tickets. Devices fail, cables are unplugged, the power fails, doors
    are opened; the staff reacts, pays by hand and settles what is in doubt. Each game has its cabinets, with mechanical
    or internal dice. Every day the copies of the journal are read back. In the end the books are compared with the
    bills and tickets in the stacker, the tickets on paper and in the ticket book, the staff's cash and the record of
    the dice.

    With --table, each seed is a shared table with its stations and their exchange, on lines that delay, lose, double
    and reorder, with clocks that drift, and the power of each failing between any two of its steps: 1,000 seeds are a
    night's work. At some tables the RAM of stations is cleared meanwhile, seats of stations that do not come back are
    freed and paid at the table, or old copies of their disks are put in. All journals, the dice and the books of table
    and stations must agree.
    """
    from harness.simulation.simulate import Outcome, simulate
    from terminal.common import money

    seed = secrets.randbelow(1 << 32) if seed is None else seed
    click.echo(f"seed {seed}")
    if table:
        _tables(seed, seeds, stations, minutes)
        return
    begun_s = time.monotonic()
    with progress_bar(cabinets, "cabinet") as bar:

        def report(outcome: Outcome) -> None:
            bar.update(outcome.cabinets - bar.n)

        outcome = simulate(cabinets, days, seed, report)
    took_s = time.monotonic() - begun_s
    click.echo(
        f"{outcome.cabinets} cabinets, {outcome.cuts} power cuts, {money.amount(outcome.fed_cents, 'USD')} fed in, "
        f"{outcome.happened.total()} events, {len(outcome.wrong)} disagreements"
    )
    click.echo(", ".join(f"{count} {kind}" for kind, count in sorted(outcome.happened.items())))
    click.echo(f"{cabinets * days * 86_400 / took_s:,.0f} times real time; digest {outcome.digest}")
    if outcome.wrong:
        raise NotGoodError("\n".join(outcome.wrong[:20]))


def _tables(seed: int, seeds: int, stations: int, minutes: float) -> None:
    """Run shared tables. Raises NotGoodError."""
    from harness.simulation.table.simulate import Outcome, simulate

    begun_s = time.monotonic()
    with progress_bar(seeds, "table") as bar:

        def report(outcome: Outcome) -> None:
            bar.update(outcome.seeds - bar.n)

        outcome = simulate(seed, seeds, report, stations, minutes)
    took_s = time.monotonic() - begun_s
    click.echo(
        f"{outcome.seeds} tables, {outcome.cuts} power cuts, {outcome.rounds} rounds, {outcome.seat_rounds} at stations"
        f" ({outcome.settled} with bets), {outcome.restored} felts brought back to what counts, "
        f"{outcome.happened.total()} events, {len(outcome.wrong)} disagreements"
    )
    click.echo(", ".join(f"{count} {kind}" for kind, count in sorted(outcome.happened.items())))
    click.echo(f"{outcome.seat_rounds / took_s:,.0f} rounds at stations a second; digest {outcome.digest}")
    if outcome.wrong:
        raise NotGoodError("\n".join(outcome.wrong[:20]))
