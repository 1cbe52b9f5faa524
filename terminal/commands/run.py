"""`./kiosk run`: opens the cabinet, with the simulated devices beside it if the parameters say so."""

from __future__ import annotations

import gc
import io
import os
import re
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from terminal.commands.failing import note
from terminal.commands.paths import CallersPath
from terminal.common.places import PARAM, RIG
from terminal.common.private_files import keep_new_files_private

if TYPE_CHECKING:
    from terminal.start.app import Opened
    from terminal.start.no_play import NoPlayError
    from terminal.start.prefetch import Prefetched

SIZE = re.compile(r"([0-9]{1,6})x([0-9]{1,6})")
MAX_PIXELS = 16_384
"""The largest surface that graphics hardware draws in one piece."""

HEADLESS = (
    "Run without a screen, with touches on standard input; simulated devices, if Param.ini has them, start without a "
    "window."
)


class Size(click.ParamType[tuple[int, int]]):
    """A window's size, like 1280x800."""

    name = "WIDTHxHEIGHT"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> tuple[int, int]:
        """Read the size. Fails for anything but two whole numbers from 1280x720 to 16384x16384."""
        found = SIZE.fullmatch(str(value))
        if not found:
            self.fail(f"{value!r} is not a size like 1280x800", param, ctx)
        width, height = int(found[1]), int(found[2])
        if width < 1280 or height < 720:
            self.fail("the screen needs at least 1280x720", param, ctx)
        if max(width, height) > MAX_PIXELS:
            self.fail(f"no screen is larger than {MAX_PIXELS}x{MAX_PIXELS}", param, ctx)
        return width, height


@click.command("run")
@click.option("--windowed", is_flag=True, help="Open a window instead of the full screen.")
@click.option("--size", type=Size(), help="The window's size, at least 1280x720; implies --windowed.")
@click.option("--journal", type=CallersPath(dir_okay=False), help="Play on this journal instead of Param.ini's.")
@click.option("--param", type=CallersPath(), default=PARAM, help="Use this Param.ini.")
@click.option("--no-rig", is_flag=True, help="Do not start the simulated devices, whatever Param.ini says.")
@click.option("--headless", is_flag=True, help=HEADLESS)
@click.option("--touches", is_flag=True, help="Also read touches from standard input, and print every durable event.")
def command(
    windowed: bool,
    size: tuple[int, int] | None,
    journal: Path | None,
    param: Path,
    no_rig: bool,
    headless: bool,
    touches: bool,
) -> None:
    """Open the cabinet full screen, with the simulated devices beside it."""
    keep_new_files_private()
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # a byte that is no text makes a touch wrong, no more
    if not headless:
        _need_display()
    with ExitStack() as held:
        if not no_rig:
            _claim_devices(param, held)
        _run(windowed or size is not None, size, journal, param, rig=not no_rig, headless=headless, touches=touches)


def _run(
    windowed: bool,
    size: tuple[int, int] | None,
    journal: Path | None,
    param: Path,
    *,
    rig: bool,
    headless: bool,
    touches: bool,
) -> None:
    from terminal.start.prefetch import Prefetched

    if journal is not None and not journal.exists():
        note(f"{journal} is not there: a new journal begins, without the money of any other.")
    prefetched = Prefetched.begin(param, journal)  # in other processes, while this one imports what it needs
    if headless:
        _run_headless(param, journal, prefetched, rig=rig)
        return
    gc.disable()  # until `tidy` in the loop: all that a start makes lasts, so looking through it finds nothing
    from terminal.start.app import try_open

    opened = try_open(param, journal, prefetched)  # before Qt is imported: a long journal is checked meanwhile

    from terminal.screens.window.opening import ScreenBrokenError
    from terminal.screens.window.options import Options
    from terminal.screens.window.run import run

    options = Options(windowed, size, rig, touches, param)
    try:
        with _journal_closed():
            code = run(opened, options)
    except ScreenBrokenError as error:
        raise click.ClickException(str(error)) from error
    _start_again(opened)
    sys.exit(code)


def _claim_devices(param: Path, held: ExitStack) -> None:
    """Refuse a second cabinet on the simulated devices of the first, before touching anything of either."""
    from terminal.common.ini import IniError
    from terminal.settings.reading import load

    try:
        if not load(param).simulated:
            return
    except IniError:  # opening the terminal says what is wrong with it
        return
    from drivers.simulated.control import RigError
    from terminal.start.rig_process import sole_cabinet

    try:
        held.enter_context(sole_cabinet(RIG))
    except RigError as error:
        raise click.ClickException(str(error)) from error


def _run_headless(param: Path, journal: Path | None, prefetched: Prefetched, *, rig: bool) -> None:
    from terminal.start import headless
    from terminal.start.app import open_terminal
    from terminal.start.no_play import NoPlayError

    try:
        opened = open_terminal(param, journal, prefetched)
    except NoPlayError as error:
        raise click.ClickException(str(error)) from error
    with ExitStack() as held, _journal_closed():
        if rig and opened.simulated:
            _start_rig(opened, held)
        headless.run(opened, sys.stdin, sys.stdout)
    _start_again(opened)


def _start_again(opened: Opened | NoPlayError) -> None:
    """Replace this process with a new start after a confirmed RAM clear; that start carries it out."""
    if opened.clear is not None and opened.clear.confirmed:
        os.execv(sys.executable, sys.orig_argv)  # noqa: S606 - this very program with its own words, and no shell


def _start_rig(opened: Opened, held: ExitStack) -> None:
    from drivers.simulated.control import RigError
    from terminal.start.rig_process import RigProcess

    try:
        held.callback(RigProcess(RIG, windowed=False, currency=opened.runtime.cabinet.currency).close)
    except RigError as error:
        opened.close()
        raise click.ClickException(str(error)) from error


@contextmanager
def _journal_closed() -> Iterator[None]:
    """Report that the journal could not be closed properly; its events are on the disk."""
    from terminal.journal.errors import JournalError

    try:
        yield
    except JournalError as error:
        raise click.ClickException(str(error)) from error


def _need_display() -> None:
    if not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")):
        raise click.ClickException(
            "there is no display here (DISPLAY and WAYLAND_DISPLAY are not set); "
            "`./kiosk shots DIR` draws the screens into files instead"
        )
