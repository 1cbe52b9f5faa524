"""`./kiosk fuzz`: mangled and hostile conversations with every device, until something breaks."""

from __future__ import annotations

import logging
import secrets
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from terminal.commands.failing import NotGoodError

if TYPE_CHECKING:
    from harness.fuzzing.fuzzer import Fuzzer
    from harness.fuzzing.turns import More

FILES = "files"
"""Not a protocol, but the files that the program finds on its disk."""


@click.command("fuzz")
@click.argument("protocols", nargs=-1)
@click.option(
    "--runs", type=click.IntRange(1), default=1_000, show_default=True, help="Inputs to try for each protocol."
)
@click.option("--minutes", type=click.FloatRange(0, min_open=True), help="Try for this long in total instead.")
@click.option("--seed", type=click.IntRange(0), help="Repeat a run; without it a new seed is chosen and printed.")
def command(protocols: tuple[str, ...], runs: int, minutes: float | None, seed: int | None) -> None:
    """Fuzz the PROTOCOLS of devices (all by default), or damaged files. An unknown name lists them.

    Driver, simulated device and cabinet talk in virtual time over a cable that mangles what it carries. Forged bytes
    are inserted, and everything that a person can do to a device happens. Inputs that reach new lines are kept and
    mutated further. A failure is printed, shortened, in the format in which the tests keep it. With the word files,
    every file that a start reads is damaged instead, and the program is started on it.
    """
    from harness.fuzzing.fuzzer import SUBJECTS, Fuzzer

    for protocol in protocols:
        if protocol not in (*SUBJECTS, FILES):
            known = ", ".join((*SUBJECTS, FILES))
            raise click.ClickException(f"there is no {protocol!r} to be fuzzed; there is: {known}")
    seed = secrets.randbelow(1 << 32) if seed is None else seed
    click.echo(f"seed {seed}")
    chosen = dict.fromkeys(protocols or SUBJECTS)
    found = []
    for protocol in chosen:
        more = _bound(runs, None if minutes is None else minutes * 60 / len(chosen))
        found += _starts(seed, more) if protocol == FILES else _conversations(Fuzzer(protocol, seed), more)
    if found:
        raise NotGoodError("\n".join(found))


def _conversations(fuzzer: Fuzzer, more: More) -> list[str]:
    outcome = fuzzer.run(more)
    click.echo(
        f"{fuzzer.protocol}: {outcome.runs} inputs, {outcome.kept} kept, {len(outcome.arcs)} steps from line to line"
    )
    return [str(outcome.found)] if outcome.found else []


def _starts(seed: int, more: More) -> list[str]:
    from harness.fuzzing.starts import Starts

    logging.disable(logging.CRITICAL)  # log records about damaged files are expected here
    with tempfile.TemporaryDirectory() as scratch:
        outcome = Starts(Path(scratch), seed).run(more)
    click.echo(f"files: {outcome.runs} damaged, {outcome.opened} opened all the same, {outcome.refused} said why not")
    return outcome.wrong


def _bound(runs: int, seconds: float | None) -> More:
    """Try this many inputs, or go on for this many seconds."""
    if seconds is None:
        return lambda outcome: outcome.runs < runs
    end_s = time.monotonic() + seconds
    return lambda _: time.monotonic() < end_s
