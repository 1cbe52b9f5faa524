"""The state of RAM clears: one in progress, and the one before this journal."""

from __future__ import annotations

import msgspec

from terminal.cabinet.events import ClearConfirmed
from terminal.cabinet.meters import Meters
from terminal.messages.text import Text


class ClearMatter(msgspec.Struct, frozen=True):
    """A RAM clear in progress: the meters printed for it, and how far."""

    meters: Meters
    pages: int
    printed: int = 0
    why: Text = ""
    """Why a page failed."""


class ClearedBefore(msgspec.Struct, frozen=True):
    """The RAM clear that this journal begins with."""

    at_ms: int
    by: tuple[str, ...]
    archive: str
    unread: Text = ""


class RamClear(msgspec.Struct, frozen=True):
    """The RAM clear in progress, the one that ends this journal, and the one that it begins with."""

    matter: ClearMatter | None = None
    """A clear that is not confirmed yet; dropped if a key is turned back."""
    confirmed: ClearConfirmed | None = None
    """The end of this journal: the next start begins a new one."""
    before: ClearedBefore | None = None
    clears: int = 0
    """How many RAM clears there were before: a shared table knows a station's journals by it."""
