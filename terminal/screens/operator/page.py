"""What a page of the staff's menu is: its entry in the list of pages, and the view-model that is made when it opens."""

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
from terminal.journal.past import Past
from terminal.recall.volumes import Volume, volumes
from terminal.screens.shared.touch_gateway import TouchGateway

STAFF = KEYS
"""Both keys: what either of them may see."""


@dataclass(frozen=True)
class Desk:
    """What every page may use: the touch gateway, the state that is shown, the time, and the journal."""

    touch_gateway: TouchGateway
    now: Callable[[], Instant]
    past: Callable[[], Past]
    """Looks back in the journal; what it reads may be damaged, which it says with a JournalError."""
    lock: Callable[[], str] = lambda: ""
    """Why play is locked for good, as it was said; empty while it is not."""
    archives: Callable[[], Archives | None] = lambda: None
    """The journals that RAM clears have put away; None where there is nowhere to look for any."""
    shared: Callable[[], Shared | None] = lambda: None
    """What all copies of the journal lie on; None where the system tells two devices apart."""

    def volumes(self) -> Iterator[Volume]:
        """The journal and those that were put away before it, the newest first."""
        return volumes(lambda: nullcontext(self.past()), self.archives())

    @property
    def state(self) -> State:
        """What is shown. Asserts that there is a picture: no key is seen before it."""
        assert self.touch_gateway.state is not None, "nothing is shown yet"
        return self.touch_gateway.state


class PageModel(Protocol):
    """A page's view-model, a `QObject` for its QML: made when the page is opened, forgotten when it is closed."""

    def project(self, state: State, events: tuple[AnyEvent, ...]) -> None:
        """Follow what happens while the page is open; a page that shows what was need not."""

    def retranslate(self) -> None:
        """Read every text anew, in the language that is spoken now."""

    def step_back(self) -> bool:
        """Go back within the page, if it has somewhere to go; else answer False, and the page is left."""

    def deleteLater(self) -> None:  # noqa: N802 - Qt's name
        """Qt's own: the page is closed."""


@dataclass(frozen=True)
class Page:
    """An entry of the menu. Nothing of its page is imported, made or loaded before it is opened."""

    name: str
    title: str
    """What its button says: marked for the translators under the context ``Operator``."""
    keys: tuple[str, ...]
    """Any of these keys, turned, shows it."""
    module: str
    """The module of `terminal.screens.operator` whose `make` makes its view-model."""
    qml: str
    """The file of `qml/Boxman/Operator/` that shows it."""

    def make(self, desk: Desk, parent: QObject) -> PageModel:
        """Make its view-model."""
        module = import_module(f"terminal.screens.operator.{self.module}")
        return cast("PageModel", module.make(desk, parent))
