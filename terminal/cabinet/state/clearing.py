"""What the state knows of a RAM clear: of one that has begun, and of the one before this journal."""

from __future__ import annotations

import msgspec

from terminal.cabinet.events import ClearConfirmed
from terminal.cabinet.meters import Meters
from terminal.messages.text import Text


class ClearMatter(msgspec.Struct, frozen=True):
    """A RAM clear that has begun: the meters that are printed for it, and how far."""

    meters: Meters
    pages: int
    printed: int = 0
    why: Text = ""
    """Why a page is not out."""


class ClearedBefore(msgspec.Struct, frozen=True):
    """The RAM clear that this journal begins with."""

    at_ms: int
    by: tuple[str, ...]
    archive: str
    unread: Text = ""


class RamClear(msgspec.Struct, frozen=True):
    """The RAM clear under way, the one that ends this journal, and the one that it begins with."""

    matter: ClearMatter | None = None
    """One that is not confirmed yet; gone with a key that is turned back."""
    confirmed: ClearConfirmed | None = None
    """The end of this journal: the next start begins a new one."""
    before: ClearedBefore | None = None
