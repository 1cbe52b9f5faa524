"""Practice: the whole cabinet in a throw-away folder with simulated devices. Nothing in it counts (regulation M11).

One process makes the folder, starts the cabinet in it as a child, and removes the folder when the child has ended. The
child opens nothing outside of the folder. If the first process is killed, the child ends, because its end of a pipe
closes; the folder is removed by the next start of a cabinet or of practice.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from drivers.ports.message import message
from terminal.cabinet.state import State
from terminal.common.places import PRACTICE, ROOT
from terminal.ini import ini
from terminal.runtime.lockup import JOURNAL_UNUSABLE
from terminal.settings import writing
from terminal.settings.parameters import Profile
from terminal.settings.reading import load
from terminal.start.journal_places import own_journal
from terminal.start.loading import device_addresses, dice_record
from terminal.start.no_play import NoPlayError
from terminal.start.own_folder import PARAM_NAME, RIG_NAME, parameters_in
from terminal.start.rig_process import end_rig

PREFIX = "practice-"
MARK = "PRACTICE"
"""The file that marks a folder of practice; locked by the process that removes the folder."""

# The folder ---------------------------------------------------------------------------------------------------------


@contextmanager
def practice_folder(param: Path, parent: Path = PRACTICE) -> Iterator[Path]:
    """A new folder with the mark and a Param.ini that follows `param`; it is removed at the end.

    Raises IniError for a `param` that cannot be used, OSError if the folder cannot be made.
    """
    parent.mkdir(parents=True, exist_ok=True)
    remove_left_behind(parent)
    with _alone(parent):
        folder = Path(tempfile.mkdtemp(prefix=PREFIX, dir=parent))
        claim = os.open(folder / MARK, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        fcntl.flock(claim, fcntl.LOCK_EX)
    try:
        text = writing.changed(ini.read_file(param), _changes(folder), param.name)
        (folder / PARAM_NAME).write_text(text, encoding="utf-8")
        yield folder
    finally:
        _remove(folder)
        os.close(claim)


def _changes(folder: Path) -> dict[str, str]:
    """Which parameters of practice differ from the cabinet's: its files and devices, no PIN, and no shared table."""
    return {**parameters_in(folder), "access.sign_in": "key", "table.role": "alone"}


def remove_left_behind(parent: Path = PRACTICE) -> None:
    """Remove the folders whose process was killed; one that is in use remains."""
    with suppress(OSError):  # there is no folder, or it cannot be read: then nothing can be removed
        left = [one for one in parent.iterdir() if one.name.startswith(PREFIX)]
        if left:
            with _alone(parent):
                for folder in left:
                    _remove_if_unused(folder)


def _remove_if_unused(folder: Path) -> None:
    """Remove a folder with a mark that no program has locked, or an empty one: its maker was killed before the mark."""
    try:
        claim = os.open(folder / MARK, os.O_RDWR | os.O_CLOEXEC)
    except OSError:
        with suppress(OSError):  # it has other contents, and is not one of practice
            folder.rmdir()
        return
    try:
        fcntl.flock(claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
        _remove(folder)
    except BlockingIOError:
        pass
    finally:
        os.close(claim)


def _remove(folder: Path) -> None:
    """Remove the folder; the mark goes last, so that an interrupted removal can be completed."""
    end_rig(folder / RIG_NAME)
    for one in folder.iterdir():
        if one.is_dir() and not one.is_symlink():
            shutil.rmtree(one, ignore_errors=True)
        elif one.name != MARK:
            one.unlink(missing_ok=True)
    (folder / MARK).unlink(missing_ok=True)
    with suppress(OSError):  # what could not be removed goes with the next start
        folder.rmdir()


@contextmanager
def _alone(parent: Path) -> Iterator[None]:
    """Let no other process make or remove a folder meanwhile."""
    lock = os.open(parent, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
    finally:
        os.close(lock)


# What belongs to practice ---------------------------------------------------------------------------------------------


def verify_inside(settings: Profile, param: Path, root: Path = ROOT) -> None:
    """Everything that a cabinet with these parameters opens lies in the folder of its Param.ini. Raises NoPlayError."""
    folder = param.parent.resolve()
    if not (folder / MARK).is_file():
        raise _outside(str(folder))
    path, second = own_journal(settings, root)
    files = (path, second, path.parent / settings.ticket_book, *dice_record(settings, root))
    if settings.export_folder:
        files = (*files, root / settings.export_folder)
    for one in files:
        if folder not in one.resolve().parents:
            raise _outside(str(one))
    for address in device_addresses(settings, root).values():
        if not address.startswith("/") or folder not in Path(address).parent.resolve().parents:
            raise _outside(address)
    if not settings.simulated:
        raise _outside("devices.simulated = no")
    if settings.table_role != "alone":
        raise _outside(f"table.role = {settings.table_role}")


def verify_file_inside(param: Path) -> None:
    """The same for the parameters of this file. Raises NoPlayError, also for a file that cannot be read."""
    try:
        settings = load(param)
    except ini.IniError as error:
        raise NoPlayError(JOURNAL_UNUSABLE, message("lock.parameters_unreadable", error=error.message)) from error
    verify_inside(settings, param)


def verify_not_practice(journal: Path) -> None:
    """The journal does not lie in a folder of practice. Raises NoPlayError."""
    folder = journal.parent.resolve()
    if (folder / MARK).is_file() or PRACTICE.resolve() in folder.parents:
        raise NoPlayError(JOURNAL_UNUSABLE, message("journal.of_practice"))


def verify_purpose(state: State, *, practice: bool) -> None:
    """A cabinet does not go on with a journal of practice, nor practice with a cabinet's. Raises NoPlayError."""
    if state.program.version and state.configuration.practice != practice:
        why = message("journal.not_of_practice") if practice else message("journal.of_practice")
        raise NoPlayError(JOURNAL_UNUSABLE, why)


def _outside(what: str) -> NoPlayError:
    return NoPlayError(JOURNAL_UNUSABLE, message("lock.outside_practice", what=what))
