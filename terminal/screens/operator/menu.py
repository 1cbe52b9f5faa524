"""The staff's menu: which pages the keys and the person who is signed in may see, and the open page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from msgspec.structs import replace
from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet import hand_over
from terminal.cabinet.commands import ConfirmHandPay
from terminal.cabinet.events import Event, SignedIn
from terminal.cabinet.faults import present
from terminal.cabinet.people.authority import key_is_enough, rights_now, rights_of, rights_of_keys
from terminal.cabinet.people.rights import Right
from terminal.cabinet.state import State
from terminal.screens.operator.notice import Notice
from terminal.screens.operator.page import Desk, Page, PageModel
from terminal.screens.operator.pages import FAULTS, GROUPS, HAND_OVER, PAGES, SEARCH
from terminal.screens.operator.signing.second_person import SecondPerson
from terminal.screens.operator.signing.sign_in import SigningIn
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.rows import Rows
from terminal.screens.translating.marked import translate

if TYPE_CHECKING:
    from terminal.screens.operator.parameters.page import ParameterBook


@view_model
class Menu(QObject):
    """Buttons for the allowed pages, and one page at a time; without a turned key, nothing is open.

    It does not depend on play: it works under every cover and lock (regulation R4), and changes nothing below it.
    """

    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject, pages: Sequence[Page] = PAGES) -> None:
        super().__init__(parent)
        self._buttons = Rows(("name", "title"), self)
        self._groups = Rows(("name", "title", "chosen"), self)
        self._group = GROUPS[0][0]
        self._notice = Notice(self)
        self.signing_in = SigningIn(desk, self)
        self._second = SecondPerson(desk, self)
        self._desk = replace(
            desk,
            second_person=self._second.ask,
            allowed_pages=self._allowed,
            cover=self._cover,
            open_page=self.open_at,
            rights=lambda: self._rights,
        )
        self._covered = False
        self._pages = tuple(page for page in pages if page.belongs_to(desk.touch_gateway.cabinet.profile))
        self._keys: tuple[str, ...] = ()
        self._open: Page | None = None
        self._behind = ""
        """The page to which *Back* returns; empty for the panel."""
        self._faults = ""
        self._model: PageModel | None = None

    def turn_keys(self, keys: tuple[str, ...]) -> None:
        """Follow the turned keys: a page that none of them shows is closed."""
        if keys != self._keys:
            self._keys = keys
            self._group = GROUPS[0][0]
            self._look()

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Let the open page follow events, and show what the person who is signed in may see."""
        self.signing_in.project(state, events)
        self._second.project(state, events)
        self._look()
        if self._model is not None:
            self._model.project(state, events)
            self._notice.announce(events, state.configuration.currency)
        elif self._begins_set_up(state, events):
            self.show(HAND_OVER)

    def _begins_set_up(self, state: State, events: tuple[Event, ...]) -> bool:
        """A person has signed in inside a cabinet that has never been operated: it is to be set up."""
        inside = "logic" in state.machine.doors_open and hand_over.is_new(state)
        signed_in = inside and any(isinstance(event, SignedIn) for event in events)
        return signed_in and any(page.name == HAND_OVER for page in self._allowed())

    def _look(self) -> None:
        self._show_buttons()
        if self._open is not None and not self._may_see(self._open):
            self._close()

    def retranslate(self) -> None:
        """Update every text."""
        self._show_buttons()
        self.signing_in.refresh()
        self._second.refresh()
        if self._model is not None:
            self._model.retranslate()
            self.changed.emit()

    @Slot(str)
    def choose(self, group: str) -> None:
        """Show the buttons of this group."""
        self._group = group
        self._show_buttons()

    @Slot(str)
    def show(self, name: str) -> None:
        """Open a page that the keys and the person may see."""
        page = next(page for page in (*self._pages, SEARCH) if page.name == name)
        assert self._may_see(page), f"no turned key and no person may see {name}"
        self._behind = ""
        self._close()
        self._open, self._model = page, page.make(self._desk, self)
        self.changed.emit()

    def open_at(self, name: str, parameter: str) -> None:
        """Open a page; that of parameters at one of them, if it is named. *Back* leads back to the hand-over."""
        before = self.property("open")
        self.show(name)
        self._behind = before if before == HAND_OVER else ""
        if parameter:
            cast("ParameterBook", self._model).edit(parameter)

    @Slot()
    def back(self) -> None:
        """Go back within the page, to the hand-over, or to the panel."""
        if self._model is None or self._model.step_back():
            return
        behind = self._behind
        self._close()
        if behind and any(page.name == behind for page in self._allowed()):
            self.show(behind)

    @Slot(int)
    def witness(self, number: int) -> None:
        """Let a second person agree to this hand pay, which is then paid."""
        self._second.ask(Right.HAND_PAY, lambda: self._pay(number))

    def _pay(self, number: int) -> None:
        self._desk.touch_gateway.ask(ConfirmHandPay(number))

    groups = exposed(QObject, "_groups", changed)
    """The groups with an allowed page: their names, titles, and which is chosen."""
    buttons = exposed(QObject, "_buttons", changed)
    """The allowed pages of the chosen group: their names and titles."""
    covered = exposed(bool, "_covered", changed)
    """The open page covers the whole screen, and announces test mode itself."""
    faults = exposed(str, "_faults", changed)
    """How many faults there are, for the button that opens their page; empty if there are none, or no such page."""
    notice = exposed(QObject, "_notice", changed)
    """What happened while the page was open."""

    @Property(str, notify=changed)
    def open(self) -> str:
        """The name of the open page; empty while there is none."""
        return self._open.name if self._open else ""

    @Property(str, notify=changed)
    def title(self) -> str:
        """The title of the open page."""
        return translate("Operator", self._open.title) if self._open else ""

    @Property(str, notify=changed)
    def source(self) -> str:
        """The QML file of the open page; empty while there is none."""
        return self._open.qml if self._open else ""

    @Property(QObject, notify=changed)
    def page(self) -> QObject | None:
        """The view-model of the open page."""
        return cast("QObject | None", self._model)

    @property
    def model(self) -> PageModel | None:
        """The view-model of the open page, for the screen's own use."""
        return self._model

    @Property(QObject, notify=changed)
    def signingIn(self) -> QObject:  # noqa: N802 - QML's spelling
        """What stands between a turned key and the panel."""
        return self.signing_in

    @Property(QObject, notify=changed)
    def second(self) -> QObject:
        """The dialog in which a second person agrees."""
        return self._second

    def _may_see(self, page: Page) -> bool:
        turned = page.key in self._keys if page.key else bool(self._keys)
        return turned and not self._rights.isdisjoint(page.rights)

    @property
    def _rights(self) -> frozenset[Right]:
        """The rights of the person who is signed in, or of the keys.

        Under a lock nothing is decided, so that no person can sign in, and no page can do anything but show: the keys
        are enough for that (regulation R4).
        """
        state, profile = self._desk.touch_gateway.state, self._desk.touch_gateway.cabinet.profile
        if state is None or self._desk.lock() is not None or key_is_enough(profile, state):
            return rights_of(self._keys) | (rights_of_keys(state) if state else frozenset())
        return rights_now(profile, state)

    def _allowed(self) -> Sequence[Page]:
        return [page for page in self._pages if self._may_see(page)]

    def _show_buttons(self) -> None:
        allowed = self._allowed()
        groups = [group for group in GROUPS if any(page.group == group[0] for page in allowed)]
        if groups and all(name != self._group for name, _ in groups):
            self._group = groups[0][0]
        self._groups.show([(name, translate("Operator", title), name == self._group) for name, title in groups])
        of_group = [page for page in allowed if page.group == self._group]
        self._buttons.show([(page.name, translate("Operator", page.title)) for page in of_group])
        self._count_faults(any(page.name == FAULTS for page in allowed))

    def _count_faults(self, may_see: bool) -> None:
        state = self._desk.touch_gateway.state
        count = len(present(state)) if state is not None and may_see else 0
        faults = translate("Operator", "Faults: {0}").format(count) if count else ""
        if faults != self._faults:
            self._faults = faults
            self.changed.emit()

    def _cover(self, covered: bool) -> None:
        self._covered = covered
        self.changed.emit()

    def _close(self) -> None:
        model, self._open, self._model = self._model, None, None
        self._covered = False
        self._notice.clear()
        if model is not None:
            self.changed.emit()  # the page's QML goes first, so that it never sees its model deleted
            model.deleteLater()
