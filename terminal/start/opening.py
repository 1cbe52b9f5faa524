"""Opens a cabinet's journal, folds it, and carries out a confirmed RAM clear; or reports why there is no play."""

from __future__ import annotations

from pathlib import Path

import msgspec

from drivers.ports.message import message
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.events import Stakes
from terminal.cabinet.fold import UnbalancedError
from terminal.cabinet.table_limits import DEFAULTS, set_limits
from terminal.journal.copies.places import copy_places
from terminal.journal.errors import JournalBroken, JournalDamaged, JournalError, JournalInUse
from terminal.journal.journal import Journal
from terminal.journal.places import head_path
from terminal.rules.refusal import Refusal
from terminal.runtime import clock
from terminal.runtime.lockup import JOURNAL_UNUSABLE, METERS_DISAGREE
from terminal.runtime.runtime import Runtime
from terminal.start import ram_clear
from terminal.start.journal_places import SECOND
from terminal.start.no_play import LostJournal, NoPlayError

_MARKS = ((0, ".head"), (0, ".copy2"), (1, ".copy3"))
"""Files that only journals have, by the end of their names: in the first folder, and in that of the third copy."""


def open_runtime(cabinet: Cabinet, path: Path, second: Path | None = None) -> Runtime:
    """Open the journal in its three copies and fold it; the third copy is in the folder `second`.

    A confirmed RAM clear is carried out first. Raises NoPlayError; the journal is then unchanged.
    """
    second = second or path.parent / SECOND
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        ram_clear.complete(path, second)
        runtime = _opened_or_cleared(cabinet, path, second)
    except JournalError as error:
        raise NoPlayError(JOURNAL_UNUSABLE, error.message, in_use=isinstance(error, JournalInUse)) from error
    except OSError as error:
        why = message("journal.folder_unmakeable", path=str(path.parent), error=str(error.strerror))
        raise NoPlayError(JOURNAL_UNUSABLE, why) from error
    _verify_unchanged(cabinet, runtime)
    return runtime


def _opened_or_cleared(cabinet: Cabinet, path: Path, second: Path) -> Runtime:
    """The runtime on this journal, or on the new one after a confirmed clear. Raises NoPlayError, JournalError."""
    try:
        runtime = _folded(cabinet, path, second)
    except NoPlayError as refused:
        if refused.lost is None or not ram_clear.carried_out_unread(cabinet, path, second, clock.now):
            raise
        return _folded(cabinet, path, second)
    if ram_clear.carried_out(path, second, runtime):
        return _folded(cabinet, path, second)
    return runtime


def _folded(cabinet: Cabinet, path: Path, second: Path) -> Runtime:
    """Open the journal and fold it. Raises NoPlayError if no copy is good, else JournalError."""
    lost = LostJournal(cabinet, path, second)
    try:
        journal = Journal.open(path, clock.now().at_ms, second)
    except (JournalBroken, JournalDamaged) as error:
        raise NoPlayError(JOURNAL_UNUSABLE, error.message, lost=lost) from error
    try:
        return Runtime(cabinet, journal, clock.now)
    except (JournalBroken, JournalDamaged) as error:
        journal.close()
        raise NoPlayError(JOURNAL_UNUSABLE, error.message, lost=lost) from error
    except JournalError:
        journal.close()
        raise
    except UnbalancedError as error:
        journal.close()
        raise NoPlayError(METERS_DISAGREE, message("lock.events_unbalanced", error=error.message), lost=lost) from error
    except (msgspec.MsgspecError, AssertionError, ValueError, Refusal) as error:
        journal.close()
        raise NoPlayError(JOURNAL_UNUSABLE, message("journal.event_senseless", error=str(error)), lost=lost) from error


def _verify_unchanged(cabinet: Cabinet, runtime: Runtime) -> None:
    """Lock play if the parameters would change the value of money in play.

    Bets are decided under the sheet they were placed under, and all cents are of one currency.
    """
    state = runtime.state
    game = cabinet.game_of(state)
    if state.bet_cents and state.configuration.sheet_digest != game.sheet_digest:
        why = message("lock.bets_of_another_sheet", sheet=state.configuration.sheet, other=game.sheet)
        runtime.lock_play(message("lock.sheet_changed"), why)
    owed = (
        state.credit_cents
        or state.acceptor.bill
        or state.ticketing.ticket
        or state.acceptor.ticket_in
        or state.acceptor.disputes
    )
    _verify_limits(cabinet, runtime, bool(owed))
    if owed and state.configuration.currency != cabinet.profile.currency:
        currency = state.configuration.currency
        why = message("lock.money_in_another_currency", currency=currency, other=cabinet.profile.currency)
        runtime.lock_play(message("lock.currency_changed"), why)


def _verify_limits(cabinet: Cabinet, runtime: Runtime, owed: bool) -> None:
    """Lock play if a player's table would have another minimum or maximum: they change without players (L10)."""
    state = runtime.state
    game = cabinet.game_of(state)
    before = state.configuration.stakes.get(state.configuration.sheet)
    after = game.bet_range
    if owed and before is not None and before != after:
        why = message("lock.limits_of_another_sheet", before=_written(before), other=game.sheet, after=_written(after))
        runtime.lock_play(message("lock.limits_changed"), why)
        return
    was, now = set_limits(state.configuration.parameters), set_limits(cabinet.written)
    if owed and state.configuration.parameters and was != now:
        name = min(name for name in {*was, *now} if was.get(name) != now.get(name))
        left = DEFAULTS[name]
        why = message("lock.limit_edited", name=name, before=was.get(name, left), after=now.get(name, left))
        runtime.lock_play(message("lock.limits_changed"), why)


def _written(stakes: Stakes) -> str:
    """The limits as Param.ini writes amounts."""
    return " - ".join("..." if cents is None else f"{cents // 100}.{cents % 100:02}" for cents in stakes)


def verify_no_other_journal(path: Path, second: Path) -> None:
    """Refuse to begin a journal where there is another one: its money would seem to be lost. Raises NoPlayError.

    A parameter that was changed by mistake, or by a flipped bit in its file, is more likely than a second cabinet in
    one place.
    """
    if path.exists():
        return
    own = {head_path(path), *(place.path for place in copy_places(path, second))}
    try:
        others = {one for folder, end in _MARKS for one in (path.parent, second)[folder].glob(f"*{end}")}
    except OSError:  # unreadable files are reported elsewhere
        return
    if not own & others and others:
        why = message("journal.another_there", name=path.name, other=min(others).stem)
        raise NoPlayError(JOURNAL_UNUSABLE, why)
