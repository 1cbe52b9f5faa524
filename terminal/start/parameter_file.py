"""Carries changed parameters from the cabinet into Param.ini, and restarts the program where they require it.

The order is: everything that can fail, the event in the journal, the file, a second event. A power cut between the
two events leaves parameters in the journal that are newer than the file. The next start recognizes the old file by its
digest, which the first event names, and writes the new one (`finish`); a file that was edited since has another digest
and counts as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Literal

from drivers.ports.message import Message, message
from terminal.cabinet.commands import (
    AcceptParameters,
    ChangeParameters,
    ParametersEdited,
    ParametersInFile,
    RestoreParameters,
)
from terminal.cabinet.events import SignedFile
from terminal.cabinet.parameters import KEY_SHOWN, changes_between, held_back, needs_of, written_after
from terminal.cabinet.state import State
from terminal.ini import ini
from terminal.rules.refusal import Refusal
from terminal.runtime.runtime import Runtime
from terminal.settings.configuration import fingerprint
from terminal.settings.kinds import NONE
from terminal.settings.parameter import Need
from terminal.settings.parameters import Profile
from terminal.settings.reading import from_written, load
from terminal.settings.sections.access import PAY_TABLES_KEY
from terminal.settings.signing_keys import trusted_in
from terminal.settings.writing import Prepared, digest_of, prepare, replace_all
from terminal.start.loading import load_cabinet, make_drivers, verify_odds
from terminal.start.no_play import NoPlayError
from terminal.start.practice import verify_inside

RESTARTING = message("lock.parameters_changed")
STARTS_AGAIN = message("lock.starts_again")
EDITED = message("lock.parameters_edited")
UNWRITABLE = message("lock.parameters_unwritable")


class ParameterFile:
    """The Param.ini of a running terminal."""

    def __init__(self, runtime: Runtime, param: Path, root: Path, now_ms: Callable[[], int]) -> None:
        self.replaced = False
        """The file has changed: this run of the program ends, and the next one begins."""
        self.then: Callable[[], object] = lambda: None
        """Called after that, to end this run of the program."""
        self._runtime = runtime
        self._param = param
        self._root = root
        self._now_ms = now_ms

    def change(
        self,
        changes: Mapping[str, str],
        origin: Literal["screen", "import", "preset"] = "screen",
        imported: SignedFile | None = None,
        preset: str = "",
    ) -> Refusal | None:
        """Change these parameters together, in the journal and in the file. Returns the refusal.

        The program restarts if one of them requires it; otherwise all of them are in force already.
        """
        before = self._runtime.state.configuration.parameters
        try:
            prepared = self._prepared(changes)
        except Refusal as invalid:
            return invalid
        refusal = self._runtime.touch(ChangeParameters(changes, origin, prepared.digest, imported, preset))
        if refusal is not None:
            prepared.discard()
            return refusal
        try:
            copy = prepared.finish()
        except ini.IniError as error:
            self._runtime.lock_play(UNWRITABLE, message("lock.parameters_unreadable", error=error.message))
            return None
        self._runtime.record(ParametersInFile(copy.name))
        changed = changes_between(before, self._runtime.state.configuration.parameters)
        if Need.RESTART in needs_of(one.name for one in changed):
            self._restart()
        return None

    def restore(self, why: Message) -> Refusal | None:
        """Write the parameters in force to the file that cannot be used, and restart. Returns the refusal."""
        refusal = self._runtime.touch_under_lock(RestoreParameters(why))
        if refusal is not None:
            return refusal
        try:
            replace_all(self._param, self._runtime.state.configuration.parameters, self._now_ms())
        except ini.IniError as error:
            return Refusal("parameters_file", "Param.ini was not written: {why}.", why=error.message)
        self._restart()
        return None

    def accept(self) -> Refusal | None:
        """Play by the edited file from now on: the terminal restarts on it. Returns the refusal."""
        try:
            written = load(self._param).as_written()
        except ini.IniError as error:
            return Refusal("parameters_file", "Param.ini cannot be used: {why}.", why=error.message)
        refusal = self._runtime.touch_under_lock(AcceptParameters(written))
        if refusal is None:
            self._restart()
        return refusal

    def _prepared(self, changes: Mapping[str, str]) -> Prepared:
        """Everything of a change that can fail. Raises Refusal."""
        profile = self._in_force
        after = written_after(profile, changes, self._runtime.cabinet.games)
        try:
            if load(self._param).as_written() != self._runtime.state.configuration.parameters:
                raise _edited()
            self._verify_key(changes)
            verify_startable(from_written(after, profile), self._param, self._root, self._runtime.state)
            values = {name: after[name] for name in changes}
            prepared = prepare(self._param, values, self._now_ms())
        except ini.IniError as error:
            raise Refusal("parameters_file", "Param.ini cannot be changed: {why}.", why=error.message) from error
        except NoPlayError as error:
            raise Refusal("parameter_wrong", "The terminal would not start: {why}", why=error.lock.why) from error
        if prepared is None:
            raise Refusal("parameters_same", "No parameter is changed.")
        return prepared

    def _verify_key(self, changes: Mapping[str, str]) -> None:
        """Pay tables are not left to a key that is not here: nothing could change them any more. Raises Refusal."""
        asked = changes.get(PAY_TABLES_KEY, NONE)
        if asked == NONE:
            return
        trusted = trusted_in(self._root / self._in_force.trusted_keys).names
        if asked not in map(fingerprint, trusted):
            raise Refusal("parameter_wrong", "No trusted key has the fingerprint {key}.", key=asked[:KEY_SHOWN])

    @property
    def _in_force(self) -> Profile:
        return self._runtime.cabinet.in_force(self._runtime.state).profile

    def _restart(self) -> None:
        self.replaced = True
        self._runtime.lock_play(RESTARTING, STARTS_AGAIN)
        self.then()


def verify_startable(profile: Profile, param: Path, root: Path, state: State) -> None:
    """A start with these parameters would get its par sheets and its drivers. Raises NoPlayError."""
    if state.configuration.practice:
        verify_inside(profile, param, root)
    load_cabinet(profile, root, param)
    make_drivers(profile, root)
    verify_odds(profile, state, root)


def lock_on_edited(runtime: Runtime, edited: Profile) -> None:
    """Lock play, which an edited file would change by what takes the open logic door: the earlier values are in force.

    The journal has it before the lock.
    """
    written = edited.as_written()
    held = held_back(runtime.state, written)
    runtime.record(ParametersEdited(written))
    changes = ", ".join(f"{one.name}: {one.before} \N{RIGHTWARDS ARROW} {one.after}" for one in held)
    runtime.lock_play(EDITED, message("lock.parameters_held", changes=changes))


def finish(param: Path, state: State, at_ms: int) -> Path | None:
    """Write the parameters of the journal to the file that they were to replace, if that is still there.

    Returns the path of the old file's copy; None if there is nothing to finish. Raises IniError.
    """
    if not state.configuration.file_digest:
        return None
    try:
        if digest_of(param.read_bytes()) != state.configuration.file_digest:
            return None
    except OSError:  # reading it says what is wrong
        return None
    prepared = prepare(param, differing(load(param), state.configuration.parameters), at_ms)
    return prepared.finish() if prepared else None


def differing(profile: Profile, parameters: Mapping[str, str]) -> dict[str, str]:
    """The parameters that this profile does not have as they are written here."""
    written = profile.as_written()
    return {name: value for name, value in parameters.items() if name in written and written[name] != value}


def _edited() -> Refusal:
    return Refusal("parameters_edited", "Param.ini was edited by hand: the terminal has to restart on it first.")
