"""The last valid parameters of a cabinet whose Param.ini cannot be used: those of its journal."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from drivers.ports.message import Message, message
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.table_limits import without_limits
from terminal.ini.ini import IniError
from terminal.settings.parameters import Profile
from terminal.settings.reading import contradictions, from_written, load, what_is_valid
from terminal.start.journal_places import other_journal, own_journal
from terminal.start.loading import load_cabinet, make_drivers
from terminal.start.no_play import BAD_PARAMETER, BAD_SHEET, NoPlayError
from terminal.start.opening import open_runtime

THE_FILES = (BAD_PARAMETER, BAD_SHEET)
"""The titles of refusals that other parameters may put right."""


def last_good(refused: NoPlayError, param: Path, journal: Path | None, root: Path) -> Profile | None:
    """The parameters in force according to the journal, if a start with them is possible; otherwise None."""
    if refused.lock.title not in THE_FILES:
        return None
    valid = what_is_valid(param)
    path, second = own_journal(valid, root) if journal is None else other_journal(journal)
    if not path.exists():
        return None
    try:
        runtime = open_runtime(_any_cabinet(valid, root, param), path, second)
        parameters = runtime.state.configuration.parameters
        runtime.stop()
        good = from_written(parameters, valid)
        if not parameters or good == _read(param) or any(contradictions(good)):
            return None
        load_cabinet(good, root, param)
        make_drivers(good, root)
    except NoPlayError:
        return None
    return good


def restorable(refused: NoPlayError) -> Message:
    """Why play is locked, and that the parameters can be restored."""
    return message("lock.parameters_restorable", error=refused.lock.why)


def _read(param: Path) -> Profile | None:
    """What the file says, if all of it is valid: then something else is wrong."""
    try:
        return load(param)
    except IniError:
        return None


def _any_cabinet(valid: Profile, root: Path, param: Path) -> Cabinet:
    """A cabinet for reading the journal alone. Raises NoPlayError."""
    valid = without_limits(valid)
    try:
        return load_cabinet(valid, root, param)
    except NoPlayError:
        return load_cabinet(replace(valid, sheets=Profile().sheets), root, param)
