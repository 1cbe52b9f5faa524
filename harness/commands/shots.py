"""`./kiosk shots`: draws every screen state as a PNG, and compares the pictures with the accepted ones."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

import click

from harness.shots.copies import CopyFailedError
from harness.shots.states import STATES
from terminal.commands.failing import NOT_GOOD
from terminal.commands.paths import seen_from_caller
from terminal.commands.run import Size
from terminal.settings.sections.screen import LANGUAGES

if TYPE_CHECKING:
    from harness.shots.album import Album

LIST = "\b\nStates:\n" + "\n".join(f"  {name:24} {scene.meaning}" for name, scene in STATES.items())


@click.command("shots", epilog=LIST, context_settings={"max_content_width": 120})
@click.argument("words", nargs=-1, metavar="[DIRECTORY] [STATE]...")
@click.option("--size", type=Size(), default="1920x1080", show_default=True, help="The size of the player's window.")
@click.option(
    "--language", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The language of the screens."
)
@click.option("--pages", is_flag=True, help="Draw the outdated pictures of the README and of docs/ instead.")
@click.option(
    "--review", is_flag=True, help="Draw only what differs from the accepted pictures, with a page that shows it."
)
@click.option("--accept", is_flag=True, help="Accept the pictures as they are now: all, or those of the STATEs.")
def command(
    words: tuple[str, ...], size: tuple[int, int], language: str, *, pages: bool, review: bool, accept: bool
) -> None:
    """Draw every screen state, or the named STATEs, as PNG files in DIRECTORY.

    With --review, DIRECTORY gets an index.html instead that shows what differs from the accepted pictures; the exit
    code is 1 if anything does. With --accept there is no DIRECTORY. Both draw in every language, at 1280x720.
    """
    if pages + review + accept > 1:
        raise click.UsageError("Only one of --pages, --review and --accept can be asked for.")
    logging.getLogger("terminal").addHandler(logging.NullHandler())  # errors that a picture shows are intended
    try:
        if pages:
            _draw_pages(words)
        elif accept:
            _accept(_states(words))
        elif review:
            _review(_directory(words), _states(words[1:]))
        else:
            _draw(_directory(words), _states(words[1:]), size, language)
    except OSError as error:
        raise click.ClickException(f"{error.filename or words[0]} cannot be written ({error.strerror}).") from error
    except CopyFailedError as error:
        raise click.ClickException(f"A picture cannot be drawn: {str(error).strip().splitlines()[-1]}") from error


def _directory(words: tuple[str, ...]) -> Path:
    if not words:
        raise click.UsageError("Name the DIRECTORY for the pictures, or --pages or --accept instead.")
    return seen_from_caller(words[0])


def _states(words: tuple[str, ...]) -> tuple[str, ...]:
    """The states with these names; all if there are none."""
    for word in words:
        if word not in STATES:
            raise click.UsageError(f"There is no state {word!r}; `./kiosk shots --help` lists them.")
    return words


def _album(size: tuple[int, int]) -> Album:
    from harness.shots import album

    return album.Album(size, album.start_qt())


def _draw_pages(words: tuple[str, ...]) -> None:
    from harness.shots import accepted, page_pictures

    if words:
        raise click.UsageError("Name the DIRECTORY for the pictures, or --pages instead, but not both.")
    for name in page_pictures.draw(_accepted_hashes(), _album(accepted.SIZE)):
        click.echo(f"{page_pictures.FOLDER / name}.png")


def _draw(directory: Path, names: tuple[str, ...], size: tuple[int, int], language: str) -> None:
    directory.mkdir(parents=True, exist_ok=True)
    album = _album(size)
    for name in names or tuple(STATES):
        path = directory / f"{name}.png"
        path.write_bytes(album.picture(name, language).png())
        click.echo(f"{click.format_filename(path)}: {STATES[name].meaning}")


def _review(directory: Path, names: tuple[str, ...]) -> None:
    from harness.shots import accepted, review

    hashes = _accepted_hashes()
    found = [] if names else review.gone(accepted.every_shot(), hashes)
    for finding in review.findings(_shots(names), hashes, _album(accepted.SIZE)):
        click.echo(f"{finding.key}: {finding.deviation or finding.kind}")
        found.append(finding)
    page = review.write_page(found, directory)
    if found:
        click.echo(f"{len(found)} pictures differ: open {click.format_filename(page)}")
        raise SystemExit(NOT_GOOD)
    click.echo("Every picture is as accepted.")


def _accept(names: tuple[str, ...]) -> None:
    from harness.shots import accepted, page_pictures, review

    hashes = _accepted_hashes()
    found = list(review.findings(_shots(names), hashes, _album(accepted.SIZE)))
    found += [] if names else review.gone(accepted.every_shot(), hashes)
    for finding in found:
        click.echo(f"{finding.key}: {finding.kind}")
    hashes = review.accept(found, hashes)
    accepted.forget_all_but(hashes)
    page_pictures.follow(found)
    failed = [finding.key for finding in found if finding.kind == "failed"]
    click.echo(f"{len(found) - len(failed)} pictures have changed and are accepted.")
    if failed:
        raise click.ClickException(f"These cannot be drawn, as --review shows: {', '.join(failed)}.")


def _shots(names: tuple[str, ...]) -> list[tuple[str, str]]:
    from harness.shots import accepted

    return [shot for shot in accepted.every_shot() if not names or shot[0] in names]


def _accepted_hashes() -> dict[str, str]:
    from harness.shots import accepted

    try:
        return accepted.read_hashes()
    except accepted.AcceptedError as error:
        raise click.ClickException(str(error)) from error
