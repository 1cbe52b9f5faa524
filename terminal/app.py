"""Wires everything once, at start: parameters, sheet, journal, devices, and the screen or a script's reader."""

from __future__ import annotations

import logging
import logging.handlers
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec

from drivers.catalogue import INTERNAL, INTERNAL_RECORD, UnknownProtocolError, make_driver
from drivers.ports import Driver
from terminal import clock, ini
from terminal.authority import Authority
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.fold import UnbalancedError
from terminal.cabinet.profile import Profile
from terminal.journal.background import BackgroundCheck, verify_in_background
from terminal.journal.copies.places import mark_suspect
from terminal.journal.errors import JournalBroken, JournalDamaged, JournalError, JournalInUse
from terminal.journal.journal import Journal
from terminal.places import ROOT, SHEETS
from terminal.program_check import ProgramCheck
from terminal.rules.games import open_game
from terminal.rules.refusal import Refusal
from terminal.rules.sheet import Sheet
from terminal.runtime import Runtime
from terminal.settings import settings as parameters
from terminal.settings.settings import Settings
from terminal.ticket_book.book_authority import BookAuthority

log = logging.getLogger(__name__)

VERSION = "0.1.0"

PLAYED = ("craps", "crapless", "easy", "first_person")
"""The games that a cabinet has a felt for."""

BAD_SHEET = "The par sheet is wrong"
BAD_JOURNAL = "The journal cannot be used"
BAD_METERS = "The meters do not agree"
CHECKING = "The journal is being checked"

LOG_BYTES = 1_000_000
LOG_FILES = 5


class NoPlayError(Exception):
    """The terminal must not open for play: a title and one sentence for the lock screen."""

    def __init__(self, title: str, say: str, *, in_use: bool = False) -> None:
        super().__init__(f"{title}: {say}")
        self.title = title
        self.say = say
        self.in_use = in_use
        """Another terminal plays on this journal, perhaps on this display: there is nothing to lock."""


def load_settings(path: Path) -> Settings:
    """Read Param.ini. Raises NoPlayError."""
    try:
        return parameters.load(path)
    except ini.IniError as error:
        raise NoPlayError("A parameter is wrong", f"{error}.") from error


def load_cabinet(settings: Settings) -> Cabinet:
    """Make the cabinet that the parameters describe. Raises NoPlayError."""
    path = sheet_path(settings)
    try:
        game = open_game(Sheet.parse(ini.read_file(path), path.name))
    except ini.IniError as error:
        raise NoPlayError(BAD_SHEET, f"{error}.") from error
    if game.name not in PLAYED:
        say = f"{path.name} is a sheet of {game.title}, for which this cabinet has no felt; the lab plays it."
        raise NoPlayError(BAD_SHEET, say)
    return Cabinet(game, game.sheet, profile(settings))


def sheet_path(settings: Settings) -> Path:
    """The file of the par sheet that the parameters name."""
    return SHEETS / f"{settings['game.sheet']}.ini"


def profile(settings: Settings) -> Profile:
    """Take from the parameters what the cabinet's decisions need."""
    return Profile(
        machine_id=settings["cabinet.machine_id"],
        establishment=settings["cabinet.establishment"],
        location=settings["cabinet.location"],
        city=settings["cabinet.city"],
        currency=settings["money.currency"],
        ticket_days=settings["money.ticket_days"],
        credit_limit_cents=settings["money.credit_limit"],
        ticket_limit_cents=settings["money.ticket_limit"],
        credit_meter_limit_cents=settings["money.credit_meter_limit"],
        attended_limits=settings["money.attended_limit"],
        chips_cents=settings["game.chips"],
        puck_can_be_reset=settings["game.puck_can_be_reset"],
        denominations=settings["game.denominations"],
        mode=settings["game.mode"],
        bet_ms=settings["game.bet_seconds"] * 1_000,
        hurry_ms=settings["game.hurry_seconds"] * 1_000,
        keep_bets=settings["game.keep_bets"],
        auto_repeat=settings["game.auto_repeat"],
        language=settings["screen.language"],
        languages=settings["screen.languages"],
        reserve_ms=settings["screen.reserve_minutes"] * 60_000,
        history_rolls=settings["screen.history_rolls"],
        dice_colour=settings["screen.dice_colour"],
        attract_ms=settings["screen.attract_seconds"] * 1_000,
        sound=settings["screen.sound"],
        dice_alarm_locks=settings["devices.dice_alarm_locks"],
    )


SECOND = "second"
"""The folder beside a journal that is not the parameters' own, for its third copy."""


def open_runtime(
    cabinet: Cabinet, path: Path, second: Path | None = None, authority: Authority | None = None
) -> Runtime:
    """Open the journal in its three copies and fold it; the third copy lies in the folder `second`.

    Raises NoPlayError; the journal then holds what it held before.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        journal = Journal.open(path, clock.now().at_ms, second or path.parent / SECOND)
    except JournalError as error:
        raise NoPlayError(BAD_JOURNAL, error.say, in_use=isinstance(error, JournalInUse)) from error
    except OSError as error:
        raise NoPlayError(BAD_JOURNAL, f"{path.parent} cannot be made ({error.strerror}).") from error
    try:
        runtime = Runtime(cabinet, journal, clock.now, authority)
    except JournalError as error:
        journal.close()
        raise NoPlayError(BAD_JOURNAL, error.say) from error
    except UnbalancedError as error:
        journal.close()
        raise NoPlayError(BAD_METERS, f"{error}.") from error
    except (msgspec.MsgspecError, AssertionError, ValueError, Refusal) as error:
        journal.close()
        raise NoPlayError(BAD_JOURNAL, f"An event in it makes no sense ({error}).") from error
    _verify_unchanged(cabinet, runtime)
    return runtime


def _verify_unchanged(cabinet: Cabinet, runtime: Runtime) -> None:
    """Lock play if the parameters would change what money in play is worth.

    Bets are decided under the sheet they were made under, and cents stay cents of one currency.
    """
    state = runtime.state
    if state.bet_cents and state.sheet_digest != cabinet.game.sheet_digest:
        say = f"Bets are up under sheet {state.sheet}, and {cabinet.sheet} as it is now is not the same."
        runtime.lock_play("The par sheet has changed in play", say)
    owed = state.credit_cents or state.bill or state.ticket or state.ticket_in or state.disputes
    if owed and state.currency != cabinet.currency:
        say = f"Money is open in {state.currency}, but Param.ini names {cabinet.currency}."
        runtime.lock_play("The currency has changed in play", say)


def make_drivers(settings: Settings) -> dict[str, Driver]:
    """Make the driver of every device. Raises NoPlayError."""
    drivers: dict[str, Driver] = {}
    for kind in ("validator", "printer", "dice", "board"):
        protocol, _, port = settings[f"devices.{kind}"].partition(" ")
        try:
            drivers[kind] = make_driver(
                kind, protocol, _address(port.strip() or _own_port(protocol)), settings["money.currency"]
            )
        except UnknownProtocolError as error:
            raise NoPlayError("A parameter is wrong", str(error)) from error
    return drivers


def _own_port(protocol: str) -> str:
    """What stands for a port that a protocol can do without."""
    return INTERNAL_RECORD if protocol == INTERNAL else ""


def _address(port: str) -> str:
    """Ports that are relative paths are seen from the program's folder."""
    return port if port.startswith(("usb:", "serial:", "/")) else str(ROOT / port)


def log_to(folder: Path) -> None:
    """Keep the technician's log beside the journal; what matters for money is in the journal, never only here."""
    handler = logging.handlers.RotatingFileHandler(folder / "boxman.log", maxBytes=LOG_BYTES, backupCount=LOG_FILES)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.INFO, handlers=[handler])


class Opened:
    """A terminal that may play as soon as its journal is checked: its runtime and the drivers that it will start."""

    def __init__(self, settings: Settings, runtime: Runtime, drivers: dict[str, Driver], journal_path: Path) -> None:
        self.runtime = runtime
        self.drivers = drivers
        self.journal_path = journal_path
        self.simulated: bool = settings["devices.simulated"]
        self.program = ProgramCheck(runtime, ROOT)
        self._check: BackgroundCheck | None = None
        if runtime.unchecked_to:
            self._check_in_background()
        else:
            runtime.check_copies()

    def _check_in_background(self) -> None:
        try:
            self._check = verify_in_background(self.journal_path, self.runtime.unchecked_to)
        except OSError as error:
            self.runtime.lock_play(BAD_JOURNAL, f"Its earlier events cannot be checked ({error.strerror}).")
            return
        self.runtime.hold_play(CHECKING, "Play goes on in a moment.")

    def checked(self) -> bool:
        """Whether the program and all of the journal are vouched for, or play is locked. Ask again while not."""
        if not (self._journal_checked() and self.program.checked()):
            return False
        if self.runtime.hold:
            self.runtime.release_play()
        return True

    def _journal_checked(self) -> bool:
        if self._check is None:
            return True
        verdict = self._check.poll()
        if verdict is None:
            return False
        self._check = None
        if verdict != "sound":
            self._refuse(verdict)
        self.runtime.check_copies()
        return True

    def _refuse(self, verdict: JournalError) -> None:
        """Lock play on a broken journal; what is damaged is made anew from another copy at the next start."""
        if isinstance(verdict, JournalBroken | JournalDamaged):
            with suppress(OSError):  # a device that takes nothing any more is found bad anyway
                mark_suspect(self.journal_path)
        self.runtime.lock_play(BAD_JOURNAL, verdict.say)

    def start(self, wake: Callable[[], None]) -> None:
        """Begin to play: once all is checked. `wake` may come from any thread."""
        self.runtime.start(VERSION, self.drivers, wake, self.program.found)

    def close(self) -> None:
        """Stop everything; what devices still owe is in the journal. Raises JournalError if that cannot be closed."""
        self.program.close()
        if self._check is not None:
            self._check.close()
        self.runtime.stop()


def try_open(param: Path, journal: Path | None) -> Opened | NoPlayError:
    """Open everything, or say why there is no play: for a screen that has to show it."""
    try:
        return open_terminal(param, journal)
    except NoPlayError as refused:
        return refused


def open_terminal(param: Path, journal: Path | None) -> Opened:
    """Open everything that the parameters name. Raises NoPlayError."""
    settings = load_settings(param)
    cabinet = load_cabinet(settings)
    drivers = make_drivers(settings)
    path, second = own_journal(settings) if journal is None else other_journal(journal)
    runtime = open_runtime(cabinet, path, second, BookAuthority(path.parent / settings["tickets.book"], _now_ms))
    try:
        verify_odds(sheet_path(settings), runtime)
    except NoPlayError:
        runtime.stop()
        raise
    return Opened(settings, runtime, drivers, path)


def own_journal(settings: Settings) -> tuple[Path, Path]:
    """Say where the cabinet's journal is, and the folder of its third copy."""
    path: Path = ROOT / settings["journal.path"]
    return path, path.parent / settings["journal.second_path"]


def other_journal(path: Path) -> tuple[Path, Path]:
    """Say where another journal has its third copy: beside it, for the parameters' device holds the cabinet's own."""
    return path, path.parent / SECOND


def _now_ms() -> int:
    return clock.now().at_ms


def verify_odds(sheet: Path, runtime: Runtime) -> None:
    """Refuse a par sheet that gives the player an edge. Raises NoPlayError.

    Walking every bet out takes a third of a second. A sheet on which this version of the program has started before, as
    the journal tells, passed this check then, and is told by its digest.
    """
    state = runtime.state
    if (state.version, state.sheet_digest) == (VERSION, runtime.cabinet.game.sheet_digest):
        return
    from terminal.maths.sheets import open_checked

    try:
        open_checked(ini.read_file(sheet), sheet.name)
    except ini.IniError as error:
        raise NoPlayError(BAD_SHEET, f"{error}.") from error
