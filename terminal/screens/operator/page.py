"""A page of the staff's menu: its entry in the list of pages, and the view-model that is made when it opens."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import Literal, Protocol, cast

import msgspec
from PySide6.QtCore import QObject

from drivers.ports.message import Message
from drivers.probing import Device
from drivers.wire import Wire
from terminal.cabinet.commands import Instant
from terminal.cabinet.events import Event, SignedFile
from terminal.cabinet.people.rights import Right
from terminal.cabinet.state import State
from terminal.exporting.places import ExportPlace
from terminal.journal.archives import Archives
from terminal.journal.copies.devices import Shared
from terminal.journal.history import History
from terminal.recall.kept_journals import KeptJournal, Opens, kept_journals
from terminal.rules.refusal import Refusal
from terminal.runtime.derivations import Derive, Derived
from terminal.runtime.disk_figures import Then
from terminal.runtime.lockup import Lock
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.screens.sounding.stickman import StickmanStatus
from terminal.settings.found_configurations import Findings
from terminal.settings.parameters import Profile

READS = (Right.READ_LOGS,)
"""The right to all lists."""


def derived_at_once(make: Callable[[], Derived], then: Callable[[Derived], None]) -> None:
    """Derive on this thread, for a desk without another one."""
    then(make())


def no_second_person(right: Right, then: Callable[[], None]) -> None:
    """There is no dialog in which a second person could agree."""


class ParameterStore(Protocol):
    """Changes parameters in the journal and in Param.ini, and restarts the terminal if one of them requires it."""

    def change(
        self,
        changes: Mapping[str, str],
        origin: Literal["screen", "import", "preset"] = "screen",
        imported: SignedFile | None = None,
        preset: str = "",
    ) -> Refusal | None:
        """Change these parameters together. Returns the refusal."""

    def restore(self, why: Message) -> Refusal | None:
        """Write the parameters in force to a file that cannot be used, or was edited. Returns the refusal."""

    def accept(self) -> Refusal | None:
        """Play by a file that was edited. Returns the refusal."""


class PortSearch(Protocol):
    """Finds out which devices are at the ports of the machine."""

    def addresses(self) -> Sequence[str]:
        """The ports, as they are written in Param.ini."""

    def identify(self, address: str) -> Device | None:
        """Ask the device at this port who it is, on any thread; takes seconds. Raises StreamGoneError."""


class Finder(Protocol):
    """Finds signed configurations, on any thread."""

    def find(self, folders: Sequence[Path]) -> Findings:
        """Read and verify every one in these folders."""


class ConfigurationStore(Protocol):
    """Signs the cabinet's configuration, and finds those that it may import."""

    @property
    def finder(self) -> Finder:
        """Finds those that are signed with a trusted key."""

    def signed(self) -> bytes:
        """The parameters in force as a signed file, after the journal has recorded it. Raises Refusal."""


def on_a_thread(work: Callable[[], None]) -> None:
    """Do this on a thread of its own, which the program does not wait for when it ends."""
    Thread(target=work, name="export", daemon=True).start()


class Exports(msgspec.Struct, frozen=True):
    """What an export of a list needs: places to write to, and the journal on a connection of its own."""

    places: Callable[[], Sequence[ExportPlace]] = tuple
    """Looks for the folders that can be written to now."""
    opens: Opens | None = None
    """Opens the journal for another thread; None if the lists on the screen are all there is."""
    start: Callable[[Callable[[], None]], None] = on_a_thread
    read: Callable[[Callable[[], None]], None] = on_a_thread
    """As `start`, for what a page itself reads or looks for in the journal."""


def _nowhere(page: str, parameter: str) -> None:
    """Outside a menu there are no pages to open."""
    del page, parameter


class Desk(msgspec.Struct, frozen=True):
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

    parameters: ParameterStore | None = None
    """Param.ini; None on a screen without one, where a change is in the journal alone."""
    exports: Exports = Exports()
    configurations: ConfigurationStore | None = None
    """Signed configurations; None where there are none."""
    ports: PortSearch | None = None
    """The ports of the machine; None where no device may be looked for."""
    derive: Derive = derived_at_once
    """Derives on another thread what is too slow for this one, such as a PIN's digest."""
    second_person: Callable[[Right, Callable[[], None]], None] = no_second_person
    """Lets a second person agree to the use of a right, and then calls the function."""
    wires: Mapping[str, Wire] = {}
    """What passes over the line of each device that has one, by the device's name."""
    allowed_pages: Callable[[], Sequence[Page]] = tuple
    """The pages that the turned keys show."""
    look_at_disks: Callable[[Then], None] = lambda _: None
    """Reads the figures of the journal's disks on another thread, and then calls the function with them."""
    sound_found: Callable[[], bool | None] = lambda: None
    """Whether the sound device worked when it was last used; None if that is not known."""
    stickman: Callable[[], StickmanStatus] = StickmanStatus
    """What is known of the stickman's voice."""
    camera: Callable[[], Message | None] = lambda: None
    """Why a camera that is configured shows no picture; None without a camera, and while it does."""
    clock_error_ms: Callable[[], int | None] = lambda: None
    """How far the clock may be off, if a time server keeps it; None if none does, or that is not known."""
    cover: Callable[[bool], None] = lambda _: None
    """Says that a page covers the whole screen and announces test mode itself, or does so no longer."""
    rights: Callable[[], frozenset[Right]] = lambda: frozenset(Right)
    """The rights of the person who is signed in, or of the keys."""
    open_page: Callable[[str, str], None] = _nowhere
    """Opens a page that the keys show; that of parameters at the one that is named."""

    def kept_journals(self) -> Iterator[KeptJournal]:
        """The journal and the archived ones before it, the newest first."""
        return kept_journals(lambda: nullcontext(self.history()), self.archives())

    def journals_for_a_thread(self) -> Sequence[KeptJournal]:
        """The same journals, each on a connection of its own, the oldest first. Takes a moment if there are many."""
        assert self.exports.opens is not None, "there is no journal to read on another thread"
        return list(kept_journals(self.exports.opens, self.archives()))[::-1]

    @property
    def state(self) -> State:
        """The current state. Asserts that there is one, because keys are reported only after the first."""
        assert self.touch_gateway.state is not None, "nothing is shown yet"
        return self.touch_gateway.state


class PageModel(Protocol):
    """A page's view-model, a `QObject` for its QML: made when the page is opened, dropped when it is closed."""

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Follow events while the page is open; a page that shows the past need not."""

    def retranslate(self) -> None:
        """Update every text to the current language."""

    def step_back(self) -> bool:
        """Go back within the page if possible; otherwise return False, and the page is closed."""

    def deleteLater(self) -> None:  # noqa: N802 - Qt's name
        """Qt's own: the page is closed."""


class Page(msgspec.Struct, frozen=True):
    """An entry of the menu. Nothing of its page is imported, made or loaded before it is opened."""

    name: str
    title: str
    """The text of its button: marked for the translators under the context ``Operator``."""
    rights: tuple[Right, ...]
    """The page is shown to people who have any of these."""
    module: str
    """The module of `terminal.screens.operator` whose `make` is the class of its view-model."""
    qml: str
    """The file of `qml/Boxman/Operator/` that shows it."""
    group: str = "machine"
    """Which of the menu's groups it belongs to."""
    key: str = ""
    """The page is shown only while this key is turned; empty for either."""
    table_module: str = ""
    """The module at a shared table, where it has another content; empty for the same."""
    of_player: bool = False
    """It is about players and their money, which a shared table has not."""

    def belongs_to(self, profile: Profile) -> bool:
        """Whether a cabinet with these parameters has the page."""
        return not (self.of_player and profile.is_table)

    def make(self, desk: Desk, parent: QObject) -> PageModel:
        """Make its view-model."""
        at_table = self.table_module and desk.touch_gateway.cabinet.profile.is_table
        module = import_module(f"terminal.screens.operator.{self.table_module if at_table else self.module}")
        return cast("PageModel", module.make(desk, parent))
