"""How a process that watches a shared table reaches its exchange, by the parameters of this machine."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from terminal.common.places import ROOT
from terminal.settings.parameters import Profile
from terminal.table.keys.parties import Party
from terminal.table.opening import Opening


def opening_for(settings: Profile, root: Path = ROOT) -> Callable[[Party], Opening]:
    """The way to the exchange in the name of a party."""

    def opening(party: Party) -> Opening:
        return Opening(
            settings.table_exchange, party, Path(settings.table_keys), _now, root=root, house=settings.establishment
        )

    return opening


def _now() -> datetime:
    return datetime.now(UTC)
