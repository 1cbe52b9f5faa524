"""`./kiosk par`: the exact value of every bet of a par sheet; as a table, as a document, or played at random."""

from __future__ import annotations

import secrets
import time
from pathlib import Path

import click

from terminal.commands.failing import note, reported, written
from terminal.commands.paths import seen_from_caller
from terminal.commands.progress import progress_bar

BESIDE = ""
"""The value of `--pdf` without a FILE."""


@click.command("par")
@click.argument("sheet", required=False)
@click.option("--json", "json", is_flag=True, help="Print one JSON object per sheet, with exact fractions.")
@click.option(
    "--pdf", is_flag=False, flag_value=BESIDE, metavar="[FILE]", help="Write a PDF document, by default SHEET.pdf."
)
@click.option("--simulate", metavar="NUMBER", help="Play all bets at random for this many bet-rolls, e.g. 1e9.")
@click.option(
    "--seed", type=click.IntRange(0, 2**63 - 1), help="Seed of --simulate: the same seed gives the same result."
)
@click.option("--param", metavar="FILE", help="Name the limits that this Param.ini sets for a table of the SHEET.")
def command(
    sheet: str | None, json: bool, pdf: str | None, simulate: str | None, seed: int | None, param: str | None
) -> None:
    """Print a par sheet: SHEET is a shipped sheet's name or an .ini file; without SHEET, all shipped sheets."""
    if simulate is None and seed is not None:
        raise click.ClickException("A seed is of use only with --simulate")
    if pdf is not None and (json or simulate is not None):
        raise click.ClickException("A document holds the exact figures only: leave --json and --simulate out")
    if pdf is not None and is_a_sheets(pdf):
        raise click.ClickException(
            f"--pdf takes {pdf!r} for the file to write: name the SHEET before it, as in `par {pdf} --pdf`"
        )
    if sheet is None and (pdf is not None or simulate is not None):
        raise click.ClickException("Name the SHEET first, then what to do with it")
    if param is not None and (sheet is None or simulate is not None):
        raise click.ClickException("--param goes with one SHEET and its exact figures: leave --simulate out")
    paths = chosen(sheet)
    limits = None if param is None else limits_in(param, paths[0])
    if simulate is not None:
        print_simulated(paths[0], simulate, seed, json=json)
    elif pdf is not None:
        write_document(paths[0], pdf, limits)
    else:
        print_exact(paths, limits, json=json)


def is_a_sheets(name: str) -> bool:
    """Whether a sheet has this name, so that no document may."""
    from terminal.maths.sheets import shipped

    return name.endswith(".ini") or name in shipped()


def chosen(sheet: str | None) -> tuple[Path, ...]:
    """The files of the requested sheets. Raises ClickException for an unknown name."""
    from terminal.maths.sheets import shipped

    files = shipped()
    if sheet is None:
        return tuple(files.values())
    if sheet in files:
        return (files[sheet],)
    if sheet.endswith(".ini"):
        return (seen_from_caller(sheet),)
    raise click.ClickException(f"There is no par sheet {sheet!r}: name an .ini file or one of {', '.join(files)}")


def limits_in(param: str, path: Path) -> dict[str, str]:
    """The limits that the parameters set for a table of this sheet. Raises ClickException, also where they may not."""
    from terminal.cabinet.table_limits import contradictions, limits_for
    from terminal.ini.ini import IniError, read_file
    from terminal.messages.english import sentence
    from terminal.rules.games import open_game
    from terminal.rules.sheet import Sheet
    from terminal.settings.reading import load

    try:
        profile = load(seen_from_caller(param))
        game = open_game(Sheet.parse(read_file(path), path.name))
    except IniError as error:
        raise click.ClickException(f"{error}") from error
    for _, why in contradictions([game], profile):
        raise click.ClickException(f"The terminal refuses these limits: {sentence(why)}")
    return limits_for(game, profile)


def print_exact(paths: tuple[Path, ...], limits: dict[str, str] | None, *, json: bool) -> None:
    """Print each sheet as soon as it is computed: a table, or an object on one line.

    Raises ClickException, of several sheets only once all of them are printed or reported.
    """
    if len(paths) == 1:
        print_one(paths[0], limits, json=json)
        return
    bad = 0
    for number, path in enumerate(paths):
        try:
            print_one(path, limits, json=json, between="\n" if number and not json else "")
        except click.ClickException as error:
            note(error.message)
            bad += 1
    if bad:
        raise click.ClickException(f"{bad} of {len(paths)} par sheets cannot be played, for the reasons above")


def print_one(path: Path, limits: dict[str, str] | None, *, json: bool, between: str = "") -> None:
    """Print a sheet. Raises ClickException where it has no figures, and after them where the terminal refuses it."""
    from terminal.ini.ini import read_file
    from terminal.maths.par import par_sheet
    from terminal.maths.printing import as_json, as_text

    with reported(ValueError):
        par = par_sheet(read_file(path), path.name)
    click.echo(between + (as_json(par, limits) if json else as_text(par, limits)))
    _refuse_players_edge(path)


def _refuse_players_edge(path: Path) -> None:
    """Explain why the terminal refuses this sheet, if its figures show that. Raises ClickException."""
    from terminal.ini.ini import IniError, read_file
    from terminal.maths.sheets import open_checked

    try:
        open_checked(read_file(path), path.name)
    except IniError as error:
        raise click.ClickException(f"The terminal refuses this sheet: {error}") from error


def print_simulated(path: Path, number: str, seed: int | None, *, json: bool) -> None:
    """Play the sheet at random, with a progress bar, and print each bet's result beside its exact value."""
    from terminal.ini.ini import read_file
    from terminal.maths.simulate import MAX_SEED, prepare, read_bet_rolls
    from terminal.maths.simulation_printing import as_json, as_text
    from terminal.maths.workers import WorkerError

    chance = secrets.randbelow(MAX_SEED + 1) if seed is None else seed
    with reported(ValueError, WorkerError):
        bet_rolls = read_bet_rolls(number)
        simulation = prepare(read_file(path), path.name)
        begun_s = time.monotonic()
        with progress_bar(bet_rolls, "bet-roll", f"seed {chance}") as bar:
            lines = simulation.run(bet_rolls, chance, bar.update)
    walked = sum(line.rolls for line in lines)
    taken_s = time.monotonic() - begun_s
    words = as_json(simulation, lines, walked, chance) if json else as_text(simulation, lines, walked, chance, taken_s)
    click.echo(words)


def write_document(path: Path, file: str, limits: dict[str, str] | None) -> None:
    """Write the sheet as a PDF document: into the given file, or into the current folder."""
    from terminal.common.version import VERSION
    from terminal.ini.ini import read_file
    from terminal.maths.document.document import par_document

    target = seen_from_caller(f"{path.stem}.pdf" if file == BESIDE else file)
    with reported(ValueError):
        content = par_document(read_file(path), path.name, f"Boxman {VERSION}", limits)
    with written(target):
        target.write_bytes(content)
    click.echo(click.format_filename(target))
