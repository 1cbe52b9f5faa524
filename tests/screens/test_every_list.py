"""Every list of the staff's pages exports to a file and prints; what is no list is named here with the reason."""

from __future__ import annotations

import pkgutil
from contextlib import nullcontext
from importlib import import_module
from typing import cast

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QObject

from drivers import ports
from terminal.cabinet.commands import BeginShift, BeginTest, FromDevice
from terminal.screens import operator
from terminal.screens.operator.clear_page import ClearPage
from terminal.screens.operator.dealer_page import DealerPage
from terminal.screens.operator.events_page import EventsPage
from terminal.screens.operator.faults_page import FaultsPage
from terminal.screens.operator.games.games_page import Games
from terminal.screens.operator.hand_over.hand_over_page import HandingOver, StepsList
from terminal.screens.operator.hand_over.reasons_list import ReasonsList
from terminal.screens.operator.list_page import Listing
from terminal.screens.operator.meters_page import MetersPage
from terminal.screens.operator.page import Exports, Page
from terminal.screens.operator.pages import PAGES
from terminal.screens.operator.parameters.page import ParameterBook
from terminal.screens.operator.reserve_page import ReservePage
from terminal.screens.operator.service_page import ServicePage
from terminal.screens.operator.table_page import TablePage
from terminal.screens.operator.volume_page import VolumePage
from terminal.screens.operator.work_page import ActionListing
from tests.screens.recalling import played_seat
from tests.screens.seat import Seat

pytestmark = pytest.mark.usefixtures("qapp")

FORMS: dict[type[Listing], str] = {
    ClearPage: "steps of the RAM clear, whose meters are printed on papers of their own",
    DealerPage: "the round that is being played, for the buttons under it",
    ReasonsList: "a question with two answers",
    ReservePage: "what a reservation stops, for the button under it",
    ServicePage: "what being out of service stops, for the button under it",
    VolumePage: "the volumes to choose from",
}
"""They look like lists, but their rows are what a function is about: nothing is exported or printed."""
OWN_PAPERS: dict[type[Listing], str] = {
    EventsPage: "its print names the newest event",
    FaultsPage: "its print is the sheet of all faults",
    MetersPage: "its print is the sheet of all meters",
    StepsList: "the signed hand-over prints them with what they have set up",
    TablePage: "what a seat is owed is a paper for each seat",
}
"""Lists that are printed by a command of their own."""
INSIDE = ports.BoardInputs(("logic",), ("attendant", "technician"))


def every_class(of: type[Listing] = Listing) -> set[type[Listing]]:
    """All classes of lists that the staff's pages have, without those that only share what others have."""
    for module in pkgutil.walk_packages(operator.__path__, f"{operator.__name__}."):
        import_module(module.name)
    found = {one for derived in of.__subclasses__() for one in (derived, *every_class(derived))}
    return {one for one in found if one.__module__.startswith(operator.__name__) and one.columns is not Listing.columns}


def test_every_class_of_lists_prints_or_is_named_with_the_reason() -> None:
    printed = {one for one in every_class() if issubclass(one, ActionListing) and one.PAPER}
    assert every_class() - printed == {*FORMS, *OWN_PAPERS}
    assert {one for one in every_class() if one.IS_FORM} == set(FORMS)


@pytest.fixture(scope="module")
def seat() -> Seat:
    """A cabinet that was played on, with a printer, both keys turned and the logic door open."""
    seat = played_seat()
    for report in (ports.TicketPrinted(1), ports.PrinterReady()):
        seat.give(FromDevice("printer", report))
    seat.give(FromDevice("board", INSIDE))
    seat.give(BeginShift(1))
    seat.give(BeginTest())
    menu = seat.menu
    menu._desk = replace(menu._desk, exports=Exports(opens=lambda: nullcontext(seat.pipeline.history())))
    return seat


def lists_of(seat: Seat, page: Page) -> list[Listing]:
    """Open a page and all that can be opened on it; its lists."""
    seat.menu.show(page.name)
    model = seat.menu.model
    match model:
        case Games():
            cast("Listing", model.property("list")).touch(0)
            model.showPays()
        case ParameterBook():
            model.show("presets")
            model.show("configurations")
        case HandingOver():
            model.show("step")
    assert isinstance(model, QObject)
    found = model.findChildren(Listing)
    return [model, *found] if isinstance(model, Listing) else found


def print_button(one: Listing) -> int | None:
    """The number of the button that prints it; None without one."""
    buttons = one.property("buttons") if isinstance(one, ActionListing) else None
    titles = [buttons.value(at, "title") for at in range(buttons.rowCount())] if buttons else []
    return next((at for at, title in enumerate(titles) if title.startswith("Print (slips: ")), None)


def printed(seat: Seat, one: ActionListing, button: int) -> list[str]:
    """Touch the button, and let the printer print what it orders; the first line of each paper."""
    one.act(button)
    papers = [paper.slip for paper in seat.pipeline.state.papers.slips]
    for paper in papers:
        seat.give(FromDevice("printer", ports.SlipPrinted(paper.number)))
    seat.give(FromDevice("printer", ports.PrinterReady()))
    return [paper.lines[0] for paper in papers]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_list_of_every_page_exports_and_prints(seat: Seat, page: Page) -> None:
    for one in lists_of(seat, page):
        assert bool(one.property("exportable")) == (not one.IS_FORM), one
        button = print_button(one)
        if one.IS_FORM or isinstance(one, StepsList):
            assert button is None
        elif one.picture:
            assert isinstance(one, ActionListing)
            assert button is not None, one
            titles = printed(seat, one, button)
            assert titles, one.property("said")
            assert not one.PAPER or titles == [one.PAPER] * len(titles)
