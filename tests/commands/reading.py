"""What the commands that read a journal are tried on: a terminal on which a field bet has won, and their words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from click import Command
from click.testing import CliRunner, Result

from drivers import ports
from harness.torture.program import write_param
from terminal.cabinet.commands import CallDice, PlaceWager
from tests.runtime.bench import Bench, bench_in


@contextmanager
def field_has_won(folder: Path) -> Iterator[Bench]:
    """An open terminal on its own journal: a field bet of 5.00 has won on a credit of 20.00."""
    write_param(folder)
    with bench_in(folder) as bench:
        bench.start().open_for_play().feed(20)
        bench.touch(PlaceWager("field", 5_00))
        bench.touch(CallDice())
        throw = bench.runtime.state.dice.throw
        assert throw is not None
        bench.drivers["dice"].report(ports.DiceThrown(throw, (5, 4)))
        bench.runtime.drain()
        yield bench


def ask(command: Command, bench: Bench, *words: str) -> Result:
    """Run the command on the cabinet's own journal."""
    return CliRunner().invoke(command, ["--param", str(bench.path.parent / "Param.ini"), *words])


def lines(command: Command, bench: Bench, *words: str) -> list[str]:
    """What it prints, line by line, with one blank between words."""
    done = ask(command, bench, *words)
    assert done.exit_code == 0, done.output
    return [" ".join(line.split()) for line in done.output.splitlines()]
