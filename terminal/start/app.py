"""Assembles everything once, at start: parameters, sheet, journal, devices, and the screen or a script's reader."""

from __future__ import annotations

import logging
import logging.handlers
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec

from drivers.link import Link
from drivers.ports import AnyPort
from drivers.ports.message import message
from drivers.wire import Wire
from terminal.cabinet.orders import AUTHORITY
from terminal.cabinet.parameters import held_back, needs_of
from terminal.common.places import ROOT
from terminal.common.private_files import tighten, tighten_all
from terminal.common.version import VERSION
from terminal.ini import ini
from terminal.journal.background import BackgroundCheck, verify_in_background
from terminal.journal.copies.devices import Shared, shared_device
from terminal.journal.copies.places import mark_suspect
from terminal.journal.errors import JournalBroken, JournalDamaged, JournalError
from terminal.journal.putting_away import ARCHIVES
from terminal.rules.refusal import Refusal
from terminal.runtime import clock
from terminal.runtime.certificate_watch import CertificateWatch
from terminal.runtime.clock_setter import ClockSetter
from terminal.runtime.disk_watch import DiskWatch
from terminal.runtime.lockup import JOURNAL_UNUSABLE
from terminal.runtime.runtime import Runtime
from terminal.settings.parameter import Need
from terminal.settings.parameters import Profile
from terminal.settings.reading import from_written
from terminal.start import ram_clear
from terminal.start.configuration_files import ConfigurationFiles
from terminal.start.journal_places import other_journal, own_journal
from terminal.start.journaled_tickets import journaled_tickets
from terminal.start.last_good import last_good, restorable
from terminal.start.loading import (
    dice_record,
    load_cabinet,
    load_settings,
    make_drivers,
    verify_odds,
)
from terminal.start.no_play import NoPlayError
from terminal.start.opening import open_runtime, verify_no_other_journal
from terminal.start.parameter_file import UNWRITABLE, ParameterFile, finish, lock_on_edited
from terminal.start.practice import verify_inside, verify_not_practice, verify_purpose
from terminal.start.prefetch import Prefetched
from terminal.start.program_check import ProgramCheck
from terminal.start.table_ports import certificate_finder, table_ports
from terminal.ticket_book.book import APPLICATION_ID, PRACTICE_ID
from terminal.ticket_book.book_authority import BookAuthority

CHECKING = message("lock.journal_checking")

LOG_NAME = "boxman.log"
LOG_BYTES = 1_000_000
LOG_FILES = 5


def log_to(folder: Path) -> None:
    """Keep the technician's log beside the journal; everything that matters for money is in the journal too."""
    handler = logging.handlers.RotatingFileHandler(folder / LOG_NAME, maxBytes=LOG_BYTES, backupCount=LOG_FILES)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.INFO, handlers=[handler])


class Parts(msgspec.Struct, frozen=True):
    """Everything that a start has opened, before its files and its journal are verified."""

    settings: Profile
    runtime: Runtime
    ports: dict[str, AnyPort]
    """The ticket authority and the devices, by name."""
    journal_path: Path
    second: Path
    """The folder of the journal's third copy."""
    param: Path
    root: Path
    """The folder to which paths in the parameters are relative."""


class Opened:
    """A terminal that may play as soon as its journal is verified: its runtime and the ports that it will start."""

    def __init__(self, parts: Parts, prefetched: Prefetched | None = None) -> None:
        prefetched = prefetched or Prefetched()
        self.runtime = runtime = parts.runtime
        self.ports = parts.ports
        self.journal_path = parts.journal_path
        self.simulated: bool = parts.settings.simulated
        self.second = parts.second
        """The folder of the journal's third copy."""
        folders = (parts.journal_path.parent, parts.second)
        self.shared: Shared | None = shared_device(*folders)
        """The device that all copies of the journal share, as configured; None if there are two devices."""
        self._disks = DiskWatch(*folders, lambda found: runtime.submit_untouched(found, _unrefused))
        self.program = ProgramCheck(runtime, ROOT, prefetched.program_check())
        self.clear = ram_clear.ClearWatch(runtime)
        ClockSetter(runtime)
        if (find := certificate_finder(parts.settings, parts.root)) is not None:
            runtime.watch(CertificateWatch(find, lambda found: runtime.submit_untouched(found, _unrefused)))
        self.parameters = ParameterFile(runtime, parts.param, parts.root, _now_ms)
        self.configurations = ConfigurationFiles(runtime, parts.journal_path, parts.root, _now_ms)
        self._check: BackgroundCheck | None = None
        if runtime.unchecked_to:
            self._check_in_background(prefetched)
        prefetched.close()

    def _check_in_background(self, prefetched: Prefetched) -> None:
        seq = self.runtime.unchecked_to
        try:
            verifiers = prefetched.verifiers_of(self.journal_path)
            self._check = verifiers.begin(seq) if verifiers else verify_in_background(self.journal_path, seq)
        except OSError as error:
            why = message("journal.check_impossible", error=str(error.strerror))
            self.runtime.lock_play(JOURNAL_UNUSABLE, why, writes=False)
            return
        self.runtime.hold_play(CHECKING)

    @property
    def wires(self) -> dict[str, Wire]:
        """What passes over the line of each device, by the device's name."""
        return {name: port.wire for name, port in self.ports.items() if isinstance(port, Link)}

    @property
    def restarts(self) -> bool:
        """This run of the program ends, and the next one begins: for a RAM clear, or on changed parameters."""
        return self.clear.confirmed or self.parameters.replaced

    def checked(self) -> bool:
        """Whether the program and the whole journal are verified, or play is locked. Ask again while False."""
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
        return True

    def _refuse(self, verdict: JournalError) -> None:
        """Lock play on a broken journal; a damaged copy is rebuilt from another one at the next start."""
        if isinstance(verdict, JournalBroken | JournalDamaged):
            with suppress(OSError):  # a failing device is found bad anyway
                mark_suspect(self.journal_path)
        self.runtime.lock_play(JOURNAL_UNUSABLE, verdict.message, writes=False)

    def start(self, wake: Callable[[], None]) -> None:
        """Begin to play, once everything is verified. `wake` is called on any thread."""
        self.runtime.start(VERSION, self.ports, wake, self.program.found)
        self._disks.start()

    def check_copies(self) -> None:
        """Verify completely, during play, those copies of the journal that opening verified in part.

        Play does not wait for it: the ends of the copies agree, and the database, which is verified before play, has
        every event. Call it after the start, which it would slow down.
        """
        if not self.runtime.lock:
            self.runtime.check_copies()

    def close(self) -> None:
        """Stop everything; open device operations are in the journal. Raises JournalError if that cannot be closed."""
        self._disks.stop()
        self.program.close()
        if self._check is not None:
            self._check.close()
        self.runtime.stop()


def _unrefused(refusal: Refusal | None) -> None:
    """A finding about disks or certificates is only refused under a lock or a hold, and is reported again later."""
    del refusal


def try_open(
    param: Path, journal: Path | None, prefetched: Prefetched | None = None, *, practice: bool = False
) -> Opened | NoPlayError:
    """Open everything, or return the reason for no play: for a screen that shows it."""
    try:
        return open_terminal(param, journal, prefetched, practice=practice)
    except NoPlayError as refused:
        return refused


def open_terminal(
    param: Path, journal: Path | None, prefetched: Prefetched | None = None, *, practice: bool = False
) -> Opened:
    """Open everything that the parameters name, using what was prefetched. Raises NoPlayError."""
    try:
        parts = open_practice(param) if practice else open_parts(param, journal)
    except BaseException:
        if prefetched is not None:
            prefetched.close()
        raise
    return Opened(parts, prefetched)


def open_parts(param: Path, journal: Path | None, root: Path = ROOT) -> Parts:
    """Read parameters and sheet, and open the journal. Paths are relative to the folder `root`. Raises NoPlayError.

    If Param.ini cannot be used, the journal is opened under its own parameters, the last valid ones, and play is
    locked: a technician may have them written to the file.
    """
    try:
        settings = load_settings(param)
        parts = _open_under(settings, param, journal, root)
        return _open_on_earlier(parts, settings, param, journal, root) if _is_held(parts) else parts
    except NoPlayError as refused:
        good = last_good(refused, param, journal, root)
        if good is None:
            raise
        parts = _open_under(good, param, journal, root)
        parts.runtime.lock_play(refused.lock.title, restorable(refused))
        return parts


def _is_held(parts: Parts) -> bool:
    """Param.ini was edited, and the logic door is needed for that (regulation L7); another lock says more."""
    return parts.runtime.lock is None and bool(held_back(parts.runtime.state, parts.settings.as_written()))


def _open_on_earlier(parts: Parts, edited: Profile, param: Path, journal: Path | None, root: Path) -> Parts:
    """Open under the parameters in force instead of the edited ones, with the board that they name, and lock play.

    The journal lies where the file says: its path is changed in the file alone. Raises NoPlayError.
    """
    parts.runtime.stop()
    moved = {name: value for name, value in edited.as_written().items() if Need.IN_FILE in needs_of([name])}
    in_force = from_written({**parts.runtime.state.configuration.parameters, **moved}, edited)
    earlier = _open_under(in_force, param, journal, root)
    lock_on_edited(earlier.runtime, edited)
    return earlier


def open_practice(param: Path, root: Path = ROOT) -> Parts:
    """Open a cabinet for practice, whose files all lie in the folder of its Param.ini. Raises NoPlayError.

    Parameters that cannot be used are not replaced by other ones, which may name the files of a cabinet.
    """
    return _open_under(load_settings(param), param, None, root, practice=True)


def _open_under(settings: Profile, param: Path, journal: Path | None, root: Path, *, practice: bool = False) -> Parts:
    """Open everything under these parameters. Raises NoPlayError."""
    path, second = own_journal(settings, root) if journal is None else other_journal(journal)
    if practice:
        verify_inside(settings, param, root)
    else:
        verify_not_practice(path)
    cabinet = load_cabinet(settings, root, param, practice=practice)
    drivers = make_drivers(settings, root)
    if journal is None:
        verify_no_other_journal(path, second)
    book_path = path.parent / settings.ticket_book
    _tighten_earlier(path, second, (book_path, path.with_name(LOG_NAME), *dice_record(settings, root)), root)
    book = BookAuthority(
        book_path, _now_ms, lambda: journaled_tickets(path), PRACTICE_ID if practice else APPLICATION_ID
    )
    runtime = open_runtime(cabinet, path, second)
    try:
        verify_purpose(runtime.state, practice=practice)
        verify_odds(settings, runtime.state, root)
        finished = finish(param, runtime.state, _now_ms())
    except NoPlayError:
        runtime.stop()
        raise
    except ini.IniError as error:
        runtime.lock_play(UNWRITABLE, message("lock.parameters_unreadable", error=error.message))
    else:
        if finished is not None:
            runtime.stop()
            return _open_under(load_settings(param), param, journal, root, practice=practice)
    ports = {**_ticket_book(settings, book), **drivers, **table_ports(settings, runtime, path, root)}
    return Parts(settings, runtime, ports, path, second, param, root)


def _ticket_book(settings: Profile, book: BookAuthority) -> dict[str, AnyPort]:
    """A table issues and takes no tickets."""
    return {} if settings.is_table else {AUTHORITY: book}


def _tighten_earlier(path: Path, second: Path, others: tuple[Path, ...], root: Path) -> None:
    """Make files private to the cabinet's user that an earlier version has created for everyone to read."""
    tighten((path, second / path.name, *others), root)
    for folder in (path.parent, second):
        tighten_all(folder / ARCHIVES)


def _now_ms() -> int:
    return clock.now().at_ms
