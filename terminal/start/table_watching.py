"""How a process that watches a shared table reaches its exchange, by the parameters of this machine."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from terminal.common.places import ROOT
from terminal.settings.parameters import Profile
from terminal.table.keys.parties import Party, party_of
from terminal.table.opening import Opening


def opening_for(settings: Profile, root: Path = ROOT) -> Callable[[Party], Opening]:
    """The way to the exchange in the name of a party."""

    def opening(party: Party) -> Opening:
        return Opening(
            settings.table_exchange, party, Path(settings.table_keys), _now, root=root, house=settings.establishment
        )

    return opening


def dealers_here(settings: Profile, root: Path = ROOT) -> tuple[str, ...]:
    """The dealers of this table whose keys are on this machine, by name."""
    try:
        folders = [path.name for path in (root / settings.table_keys).iterdir()]
    except OSError:  # there are no keys yet; who deals is told what is missing
        return ()
    found = (party_of(name) for name in folders)
    dealers = (one for one in found if one is not None and one.role == "dealer" and one.table == settings.table_number)
    return tuple(sorted(one.name for one in dealers))


def _now() -> datetime:
    return datetime.now(UTC)
