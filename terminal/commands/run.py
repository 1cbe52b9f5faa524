"""`./kiosk run`: opens the cabinet, with the simulated devices beside it if the parameters say so."""

from __future__ import annotations

import gc
import io
import os
import re
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import click

from terminal.commands.failing import note, reported
from terminal.commands.paths import CallersPath
from terminal.common.places import PARAM, PRACTICE, RIG
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

STATIONS = (
    "Open this many stations (1 to 14) at one shared table instead, each with a journal and devices of its own under "
    "var/table."
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
@click.option("--stations", type=click.IntRange(1, 14), metavar="N", help=STATIONS)
@click.option("--practice", is_flag=True, hidden=True)
@click.option("--lifeline", type=int, hidden=True)
@click.option("--touches", is_flag=True, help="Also read touches from standard input, and print every durable event.")
def command(
    windowed: bool,
    size: tuple[int, int] | None,
    journal: Path | None,
    param: Path,
    no_rig: bool,
    headless: bool,
    touches: bool,
    stations: int | None,
    practice: bool,
    lifeline: int | None,
) -> None:
    """Open the cabinet full screen, with the simulated devices beside it."""
    keep_new_files_private()
    if lifeline is not None:
        from terminal.start.child import end_with_parent

        end_with_parent(lifeline)
    if practice:
        _verify_practice(param)
    else:
        _remove_past_practice()
    if stations is not None:
        _run_stations(stations, param, size, windowed=windowed, headless=headless, alone=journal or no_rig or touches)
        return
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # a byte that is no text makes a touch wrong, no more
    if not headless:
        need_display()
    with ExitStack() as held:
        rig = None if no_rig else _claimed_devices(param, held)
        windowed = windowed or size is not None
        _run(windowed, size, journal, param, rig, headless=headless, touches=touches, practice=practice)


def _verify_practice(param: Path) -> None:
    """Open nothing outside of the folder of practice."""
    from terminal.start.no_play import NoPlayError
    from terminal.start.practice import verify_file_inside

    with reported(NoPlayError):
        verify_file_inside(param)


def _remove_past_practice() -> None:
    """Remove what a practice has left behind that was killed."""
    if PRACTICE.exists():
        from terminal.start.practice import remove_left_behind

        remove_left_behind()


def _run_stations(
    number: int, param: Path, size: tuple[int, int] | None, *, windowed: bool, headless: bool, alone: object
) -> None:
    """Run a table and its stations until they have ended."""
    if alone:
        raise click.UsageError("--stations goes with --param, --windowed, --size and --headless only")
    if not headless:
        need_display()
    from terminal.ini.ini import IniError
    from terminal.start.stations import StationsError, make_folders, run_all

    options = ["--headless"] if headless else ["--windowed"] if windowed or size else []
    options += ["--size", f"{size[0]}x{size[1]}"] if size else []
    with reported(IniError, StationsError):
        sys.exit(run_all(make_folders(param, number), options, note))


def _run(
    windowed: bool,
    size: tuple[int, int] | None,
    journal: Path | None,
    param: Path,
    rig: Path | None,
    *,
    headless: bool,
    touches: bool,
    practice: bool,
) -> None:
    from terminal.start.prefetch import Prefetched

    if journal is not None and not journal.exists():
        note(f"{journal} is not there: a new journal begins, without the money of any other.")
    prefetched = Prefetched.begin(param, journal)  # in other processes, while this one imports what it needs
    if headless:
        _run_headless(param, journal, prefetched, rig, practice=practice)
        return
    gc.disable()  # until `tidy` in the loop: all that a start makes lasts, so looking through it finds nothing
    from terminal.start.app import try_open

    opened = try_open(
        param, journal, prefetched, practice=practice
    )  # before Qt is imported: a long journal is checked meanwhile

    from terminal.journal.errors import JournalError
    from terminal.screens.window.opening import ScreenBrokenError
    from terminal.screens.window.options import Options
    from terminal.screens.window.run import run

    options = Options(windowed, size, rig is not None, touches, param, rig or RIG, practice)
    with reported(ScreenBrokenError, JournalError):
        code = run(opened, options)
    _start_again(opened)
    sys.exit(code)


def _claimed_devices(param: Path, held: ExitStack) -> Path:
    """The folder of the simulated devices. Refuses a second cabinet on those of the first, before touching either."""
    from terminal.ini.ini import IniError
    from terminal.settings.reading import load
    from terminal.start.own_folder import rig_directory

    try:
        settings = load(param)
    except IniError:  # opening the terminal says what is wrong with it
        return RIG
    directory = rig_directory(settings)
    if settings.simulated:
        from drivers.simulated.control import RigError
        from terminal.start.rig_process import sole_cabinet

        with reported(RigError):
            held.enter_context(sole_cabinet(directory))
    return directory


def _run_headless(
    param: Path, journal: Path | None, prefetched: Prefetched, rig: Path | None, *, practice: bool
) -> None:
    from terminal.journal.errors import JournalError
    from terminal.start import headless
    from terminal.start.app import open_terminal
    from terminal.start.no_play import NoPlayError

    with reported(NoPlayError):
        opened = open_terminal(param, journal, prefetched, practice=practice)
    with ExitStack() as held, reported(JournalError):
        if rig and opened.simulated:
            _start_rig(opened, rig, held)
        headless.run(opened, sys.stdin, sys.stdout)
    _start_again(opened)


def _start_again(opened: Opened | NoPlayError) -> None:
    """Replace this process with a new start after a confirmed RAM clear, or on changed parameters."""
    if opened.restarts:
        os.execv(sys.executable, sys.orig_argv)  # noqa: S606 - this very program with its own words, and no shell


def _start_rig(opened: Opened, directory: Path, held: ExitStack) -> None:
    from drivers.simulated.control import RigError
    from terminal.start.dealer_console import follow_dealer
    from terminal.start.rig_process import RigProcess

    try:
        held.callback(RigProcess.of(opened.runtime.cabinet.profile, directory, windowed=False).close)
    except RigError as error:
        opened.close()
        raise click.ClickException(str(error)) from error
    follow_dealer(opened.runtime, directory, held)


def need_display() -> None:
    """Refuse to open a window where there is no display."""
    if not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")):
        raise click.ClickException(
            "there is no display here (DISPLAY and WAYLAND_DISPLAY are not set); "
            "`./kiosk shots DIR` draws the screens into files instead"
        )
