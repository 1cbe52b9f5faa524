"""`./kiosk speed`: measures the real program against the bounds that the cabinet has to keep."""

from __future__ import annotations

import json

import click

from harness.speed.figures import FIGURES, HEAD, NAMES, Runs, lines, values
from terminal.commands.failing import NotGoodError
from terminal.commands.progress import progress_bar


@click.command("speed", epilog="\b\nFigures:\n" + "\n".join(f"  {one.name:25} {one.meaning}" for one in FIGURES))
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object with the value of each figure.")
@click.option("--display", help="Draw on this X display, e.g. :0, instead of in memory.")
@click.option("--long", is_flag=True, help="Ten minutes of play and 10,000 rounds instead of one and 2,000.")
@click.argument("figures", nargs=-1, type=click.Choice(NAMES), metavar="[FIGURE]...")
def command(as_json: bool, display: str | None, long: bool, figures: tuple[str, ...]) -> None:
    """Measure the figures that the cabinet has to keep; without FIGURE, all of them (about ten minutes).

    Each is printed as soon as it is measured. Below them it says how fast this machine is, compared with the one on
    which the bounds were set.
    """
    from harness.speed import machine
    from harness.speed.children import MeasureError
    from harness.speed.measure import Measurement, measurable

    try:
        measurement = Measurement(figures or measurable(), display, long=long)
        with progress_bar(measurement.steps, "run") as bar:

            def show(found: Runs) -> None:
                with bar.external_write_mode():
                    click.echo("\n".join(lines(found)))

            if not as_json:
                click.echo(HEAD)
            runs = measurement.run(bar.set_description, bar.update, _keep_quiet if as_json else show)
    except MeasureError as error:
        raise click.ClickException(str(error)) from error
    found = values(runs)
    if as_json:
        click.echo(json.dumps({name: found[name] for name in NAMES if name in found}))
    else:
        click.echo(machine.measured().line())
    over = [one.name for one in FIGURES if one.name in found and not one.is_held(found[one.name])]
    wrong = list(measurement.failures)
    if over:
        wrong.append(f"Not within the bound: {', '.join(over)}.")
    if wrong:
        raise NotGoodError(" ".join(wrong))


def _keep_quiet(runs: Runs) -> None:
    """One object of JSON says all at the end."""
