"""What a terminal that could not open still does: clear a journal without a good copy, and watch the doors."""

from __future__ import annotations

import logging
from pathlib import Path

from drivers.ports import AnyPort
from terminal.journal.errors import JournalError
from terminal.runtime import clock
from terminal.runtime.door_watch import KeepingBoard
from terminal.runtime.runtime import Runtime
from terminal.start import ram_clear
from terminal.start.loading import load_settings, make_drivers
from terminal.start.no_play import NoPlayError

log = logging.getLogger(__name__)


def open_procedure(refused: NoPlayError, param: Path) -> tuple[Runtime, dict[str, AnyPort]] | None:
    """Open the RAM clear of a journal without a good copy, with the two devices that it needs.

    None if there is none to open. The caller starts the runtime, and stops it.
    """
    if refused.lost is None:
        return None
    lost = refused.lost
    try:
        drivers = make_drivers(load_settings(param))
        runtime = ram_clear.open_procedure(lost.cabinet, lost.path, lost.second, clock.now, refused.lock.why)
    except (NoPlayError, JournalError) as error:
        log.critical("the RAM clear cannot be opened: %s", error)
        return None
    refused.clear = ram_clear.ClearWatch(runtime)
    return runtime, {"board": KeepingBoard(drivers["board"]), "printer": drivers["printer"]}


def close_procedure(refused: NoPlayError, runtime: Runtime) -> None:
    """Stop the procedure. One that was not confirmed leaves no files. Raises JournalError."""
    runtime.stop()
    if refused.lost is not None and not (refused.clear and refused.clear.confirmed):
        ram_clear.forget_procedure(refused.lost.path, refused.lost.second)


def open_board(param: Path) -> AnyPort | None:
    """Make the driver of the cabinet board, for a terminal that does nothing else; None if no parameter names it."""
    try:
        return make_drivers(load_settings(param))["board"]
    except NoPlayError:
        return None
