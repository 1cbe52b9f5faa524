"""Wires everything once, at start: parameters, sheet, journal, devices, and the screen or a script's reader."""

from __future__ import annotations

import logging
import logging.handlers
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import msgspec

from drivers.catalogue import INTERNAL, INTERNAL_RECORD, UnknownProtocolError, make_driver
from drivers.ports import Driver
from terminal import clock, ini, ram_clear
from terminal.authority import Authority
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.fold import UnbalancedError
from terminal.cabinet.profile import Profile
from terminal.disk_watch import DiskWatch
from terminal.journal.background import BackgroundCheck, verify_in_background
from terminal.journal.copies.places import copy_places, mark_suspect
from terminal.journal.errors import JournalBroken, JournalDamaged, JournalError, JournalInUse
from terminal.journal.journal import Journal
from terminal.journal.places import head_path
from terminal.journaled_tickets import journaled_tickets
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


@dataclass(frozen=True)
class LostJournal:
    """A journal that cannot be used whatever is done, but cleared."""

    cabinet: Cabinet
    path: Path
    second: Path


class NoPlayError(Exception):
    """The terminal must not open for play: a title and one sentence for the lock screen."""

    def __init__(self, title: str, say: str, *, in_use: bool = False, lost: LostJournal | None = None) -> None:
        super().__init__(f"{title}: {say}")
        self.title = title
        self.say = say
        self.in_use = in_use
        """Another terminal plays on this journal, perhaps on this display: there is nothing to lock."""
        self.clear: ram_clear.ClearWatch | None = None
        """Of the procedure, where one is under way."""
        self.lost = lost
        """The journal of which no copy is good, which the staff may clear."""


def load_settings(path: Path) -> Settings:
    """Read Param.ini. Raises NoPlayError."""
    try:
        return parameters.load(path)
    except ini.IniError as error:
        raise NoPlayError("A parameter is wrong", f"{error}.") from error


def load_cabinet(settings: Settings, root: Path = ROOT) -> Cabinet:
    """Make the cabinet that the parameters describe, with a par sheet of this folder. Raises NoPlayError."""
    path = sheet_path(settings, root)
    try:
        game = open_game(Sheet.parse(ini.read_file(path), path.name))
    except ini.IniError as error:
        raise NoPlayError(BAD_SHEET, f"{error}.") from error
    if game.name not in PLAYED:
        say = f"{path.name} is a sheet of {game.title}, for which this cabinet has no felt; the lab plays it."
        raise NoPlayError(BAD_SHEET, say)
    return Cabinet(game, game.sheet, profile(settings))


def sheet_path(settings: Settings, root: Path = ROOT) -> Path:
    """The file of the par sheet that the parameters name."""
    return (SHEETS if root == ROOT else root / SHEETS.relative_to(ROOT)) / f"{settings['game.sheet']}.ini"


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
        alarm_volume=settings["screen.alarm_volume"],
        dice_alarm_locks=settings["devices.dice_alarm_locks"],
        disk_low_mb=settings["journal.low_megabytes"],
        disk_full_mb=settings["journal.full_megabytes"],
        ticket_terms=settings["tickets.terms"],
    )


_MARKS = ((0, ".head"), (0, ".copy2"), (1, ".copy3"))
"""Files that only journals have, by the end of their names: in the first folder, and in that of the third copy."""

SECOND = "second"
"""The folder beside a journal that is not the parameters' own, for its third copy."""


def open_runtime(
    cabinet: Cabinet, path: Path, second: Path | None = None, authority: Authority | None = None
) -> Runtime:
    """Open the journal in its three copies and fold it; the third copy lies in the folder `second`.

    A RAM clear that was confirmed is carried out first. Raises NoPlayError; the journal then holds what it held before.
    """
    second = second or path.parent / SECOND
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        ram_clear.complete(path, second)
        runtime = _opened_or_cleared(cabinet, path, second, authority)
    except JournalError as error:
        raise NoPlayError(BAD_JOURNAL, error.say, in_use=isinstance(error, JournalInUse)) from error
    except OSError as error:
        raise NoPlayError(BAD_JOURNAL, f"{path.parent} cannot be made ({error.strerror}).") from error
    _verify_unchanged(cabinet, runtime)
    return runtime


def _opened_or_cleared(cabinet: Cabinet, path: Path, second: Path, authority: Authority | None) -> Runtime:
    """The runtime on this journal, or on the one that a confirmed clear begins. Raises NoPlayError, JournalError."""
    try:
        runtime = _folded(cabinet, path, second, authority)
    except NoPlayError as refused:
        if refused.lost is None or not ram_clear.carried_out_unread(cabinet, path, second, clock.now):
            raise
        return _folded(cabinet, path, second, authority)
    if ram_clear.carried_out(path, second, runtime):
        return _folded(cabinet, path, second, authority)
    return runtime


def _folded(cabinet: Cabinet, path: Path, second: Path, authority: Authority | None) -> Runtime:
    """Open the journal and fold it. Raises NoPlayError where no copy is good, else JournalError."""
    lost = LostJournal(cabinet, path, second)
    try:
        journal = Journal.open(path, clock.now().at_ms, second)
    except (JournalBroken, JournalDamaged) as error:
        raise NoPlayError(BAD_JOURNAL, error.say, lost=lost) from error
    try:
        return Runtime(cabinet, journal, clock.now, authority)
    except (JournalBroken, JournalDamaged) as error:
        journal.close()
        raise NoPlayError(BAD_JOURNAL, error.say, lost=lost) from error
    except JournalError:
        journal.close()
        raise
    except UnbalancedError as error:
        journal.close()
        raise NoPlayError(BAD_METERS, f"{error}.", lost=lost) from error
    except (msgspec.MsgspecError, AssertionError, ValueError, Refusal) as error:
        journal.close()
        raise NoPlayError(BAD_JOURNAL, f"An event in it makes no sense ({error}).", lost=lost) from error


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


def make_drivers(settings: Settings, root: Path = ROOT) -> dict[str, Driver]:
    """Make the driver of every device. Raises NoPlayError."""
    drivers: dict[str, Driver] = {}
    for kind in ("validator", "printer", "dice", "board"):
        protocol, _, port = settings[f"devices.{kind}"].partition(" ")
        try:
            drivers[kind] = make_driver(
                kind, protocol, _address(port.strip() or _own_port(protocol), root), settings["money.currency"]
            )
        except UnknownProtocolError as error:
            raise NoPlayError("A parameter is wrong", str(error)) from error
    return drivers


def _own_port(protocol: str) -> str:
    """What stands for a port that a protocol can do without."""
    return INTERNAL_RECORD if protocol == INTERNAL else ""


def _address(port: str, root: Path) -> str:
    """Ports that are relative paths are seen from the program's folder."""
    return port if port.startswith(("usb:", "serial:", "/")) else str(root / port)


def log_to(folder: Path) -> None:
    """Keep the technician's log beside the journal; what matters for money is in the journal, never only here."""
    handler = logging.handlers.RotatingFileHandler(folder / "boxman.log", maxBytes=LOG_BYTES, backupCount=LOG_FILES)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.INFO, handlers=[handler])


class Opened:
    """A terminal that may play as soon as its journal is checked: its runtime and the drivers that it will start."""

    def __init__(
        self,
        settings: Settings,
        runtime: Runtime,
        drivers: dict[str, Driver],
        journal_path: Path,
        second: Path | None = None,
    ) -> None:
        folders = (journal_path.parent, second or journal_path.parent / SECOND)
        self.runtime = runtime
        self.drivers = drivers
        self.journal_path = journal_path
        self.simulated: bool = settings["devices.simulated"]
        self._disks = DiskWatch(*folders, lambda found: runtime.submit(found, _unrefused))
        self.program = ProgramCheck(runtime, ROOT)
        self.clear = ram_clear.ClearWatch(runtime)
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
        self._disks.start()

    def close(self) -> None:
        """Stop everything; what devices still owe is in the journal. Raises JournalError if that cannot be closed."""
        self._disks.stop()
        self.program.close()
        if self._check is not None:
            self._check.close()
        self.runtime.stop()


def _unrefused(refusal: Refusal | None) -> None:
    """What is found of the disks is refused only under a lock or a hold; it is told again after it."""
    del refusal


def open_procedure(refused: NoPlayError, param: Path) -> tuple[Runtime, dict[str, Driver]] | None:
    """Open the RAM clear of a journal of which no copy is good, with the two devices that it needs.

    None where there is none to open. The caller starts the runtime, and stops it.
    """
    if refused.lost is None:
        return None
    lost = refused.lost
    try:
        drivers = make_drivers(load_settings(param))
        runtime = ram_clear.open_procedure(lost.cabinet, lost.path, lost.second, clock.now, refused.say)
    except (NoPlayError, JournalError) as error:
        log.critical("there can be no RAM clear: %s", error)
        return None
    refused.clear = ram_clear.ClearWatch(runtime)
    return runtime, {name: drivers[name] for name in ("board", "printer")}


def close_procedure(refused: NoPlayError, runtime: Runtime) -> None:
    """Stop the procedure. One that was not confirmed leaves nothing behind. Raises JournalError."""
    runtime.stop()
    if refused.lost is not None and not (refused.clear and refused.clear.confirmed):
        ram_clear.forget_procedure(refused.lost.path, refused.lost.second)


def try_open(param: Path, journal: Path | None) -> Opened | NoPlayError:
    """Open everything, or say why there is no play: for a screen that has to show it."""
    try:
        return open_terminal(param, journal)
    except NoPlayError as refused:
        return refused


@dataclass(frozen=True)
class Parts:
    """All that a start has opened, before its files and its journal are looked through."""

    settings: Settings
    runtime: Runtime
    authority: Authority
    drivers: dict[str, Driver]
    journal_path: Path
    second: Path
    """The folder of the journal's third copy."""


def open_terminal(param: Path, journal: Path | None) -> Opened:
    """Open everything that the parameters name. Raises NoPlayError."""
    parts = open_parts(param, journal)
    return Opened(parts.settings, parts.runtime, parts.drivers, parts.journal_path, parts.second)


def open_parts(param: Path, journal: Path | None, root: Path = ROOT) -> Parts:
    """Read parameters and sheet, and open the journal. Paths are seen from the folder `root`. Raises NoPlayError."""
    settings = load_settings(param)
    cabinet = load_cabinet(settings, root)
    drivers = make_drivers(settings, root)
    path, second = own_journal(settings, root) if journal is None else other_journal(journal)
    if journal is None:
        verify_no_other_journal(path, second)
    book = BookAuthority(path.parent / settings["tickets.book"], _now_ms, lambda: journaled_tickets(path))
    runtime = open_runtime(cabinet, path, second, book)
    try:
        verify_odds(sheet_path(settings, root), runtime)
    except NoPlayError:
        runtime.stop()
        raise
    return Parts(settings, runtime, book, drivers, path, second)


def own_journal(settings: Settings, root: Path = ROOT) -> tuple[Path, Path]:
    """Say where the cabinet's journal is, and the folder of its third copy."""
    path: Path = root / settings["journal.path"]
    return path, path.parent / settings["journal.second_path"]


def verify_no_other_journal(path: Path, second: Path) -> None:
    """Begin no journal where there is another one: its money would seem to be gone. Raises NoPlayError.

    A parameter that was changed by mistake, or by a bit of its file, is more likely than a second cabinet in one place.
    """
    if path.exists():
        return
    own = {head_path(path), *(place.path for place in copy_places(path, second))}
    try:
        others = {one for folder, end in _MARKS for one in (path.parent, second)[folder].glob(f"*{end}")}
    except OSError:  # what cannot be read is not for this check to say
        return
    if not own & others and others:
        say = f"{path.name} is not there, and beside it lies another journal: {min(others).stem}."
        raise NoPlayError(BAD_JOURNAL, say)


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
