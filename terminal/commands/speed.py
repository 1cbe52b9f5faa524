"""`./kiosk speed`: measures on the real program the figures that the cabinet has to hold."""

from __future__ import annotations

import json

import click

from terminal.speed.figures import FIGURES, NAMES, medians, table


@click.command("speed", epilog="\b\nFigures:\n" + "\n".join(f"  {one.name:27} {one.meaning}" for one in FIGURES))
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object: each figure's median.")
@click.option("--display", help="Draw on this X display, e.g. :0, instead of into memory.")
@click.argument("figures", nargs=-1, type=click.Choice(NAMES), metavar="[FIGURE]...")
def command(as_json: bool, display: str | None, figures: tuple[str, ...]) -> None:
    """Measure the figures that the cabinet has to hold; without FIGURE, all of them (about four minutes)."""
    from tqdm import tqdm

    from terminal.speed.children import MeasureError
    from terminal.speed.measure import Measurement, measurable

    try:
        measurement = Measurement(figures or measurable(), display)
        with tqdm(total=measurement.steps, unit="run", leave=False) as bar:
            runs = measurement.run(bar.set_description, bar.update)
    except MeasureError as error:
        raise click.ClickException(str(error)) from error
    click.echo(json.dumps({name: medians(runs)[name] for name in NAMES if name in runs}) if as_json else table(runs))
