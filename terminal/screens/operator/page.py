"""A page of the staff's menu: its entry in the list of pages, and the view-model that is made when it opens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol, cast

from PySide6.QtCore import QObject

from drivers.ports import KEYS
from terminal.cabinet.commands import Instant
from terminal.cabinet.events import AnyEvent
from terminal.cabinet.state import State
from terminal.journal.archives import Archives
from terminal.journal.copies.devices import Shared
from terminal.journal.history import History
from terminal.recall.kept_journals import KeptJournal, kept_journals
from terminal.runtime.lockup import Lock
from terminal.screens.shared.touch_gateway import TouchGateway

STAFF = KEYS
"""Both keys: pages for either of them."""


@dataclass(frozen=True)
class Desk:
    """What every page may use: the touch gateway, the current state, the time, and the journal."""

    touch_gateway: TouchGateway
    now: Callable[[], Instant]
    history: Callable[[], History]
    """Looks back in the journal; what it reads may be damaged, which it says with a JournalError."""
    lock: Callable[[], Lock | None] = lambda: None
    """Why play is locked for good; None while it is not."""
    archives: Callable[[], Archives | None] = lambda: None
    """The journals archived by RAM clears; None if there are none to look for."""
    shared: Callable[[], Shared | None] = lambda: None
    """The device that all copies of the journal share; None if the system knows two different ones."""

    def kept_journals(self) -> Iterator[KeptJournal]:
        """The journal and the archived ones before it, the newest first."""
        return kept_journals(lambda: nullcontext(self.history()), self.archives())

    @property
    def state(self) -> State:
        """The current state. Asserts that there is one, because keys are reported only after the first."""
        assert self.touch_gateway.state is not None, "nothing is shown yet"
        return self.touch_gateway.state


class PageModel(Protocol):
    """A page's view-model, a `QObject` for its QML: made when the page is opened, dropped when it is closed."""

    def project(self, state: State, events: tuple[AnyEvent, ...]) -> None:
        """Follow events while the page is open; a page that shows the past need not."""

    def retranslate(self) -> None:
        """Update every text to the current language."""

    def step_back(self) -> bool:
        """Go back within the page if possible; otherwise return False, and the page is closed."""

    def deleteLater(self) -> None:  # noqa: N802 - Qt's name
        """Qt's own: the page is closed."""


@dataclass(frozen=True)
class Page:
    """An entry of the menu. Nothing of its page is imported, made or loaded before it is opened."""

    name: str
    title: str
    """The text of its button: marked for the translators under the context ``Operator``."""
    keys: tuple[str, ...]
    """The page is shown while any of these keys is turned."""
    module: str
    """The module of `terminal.screens.operator` whose `make` makes its view-model."""
    qml: str
    """The file of `qml/Boxman/Operator/` that shows it."""

    def make(self, desk: Desk, parent: QObject) -> PageModel:
        """Make its view-model."""
        module = import_module(f"terminal.screens.operator.{self.module}")
        return cast("PageModel", module.make(desk, parent))
