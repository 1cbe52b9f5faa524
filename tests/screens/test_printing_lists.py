"""The staff prints what a page shows, with the number of slips on the button (regulation M1, R2, D5)."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from msgspec.structs import replace as struct_replace

from drivers import ports
from drivers.ports import MAX_SLIP_CHARACTERS, Slip
from drivers.ports.message import message
from drivers.printer.tcl_codec import Print
from drivers.printer.tcl_slip import slip_commands
from harness.scripted_pins import staff_pin
from terminal.cabinet.commands import AddPerson, FromDevice
from terminal.cabinet.list_sheet import MAX_SLIPS
from terminal.cabinet.people.rights import Right
from terminal.screens.operator.games.games_page import Games
from terminal.screens.operator.list_page import NOTED_ROWS, Column, Line
from terminal.screens.operator.parameters.page import ParameterBook
from terminal.screens.operator.parameters.parameter_list import ParameterList
from terminal.screens.operator.printing import PLAIN, list_lines
from terminal.screens.operator.work_page import ActionListing
from terminal.screens.translating.languages import Languages
from terminal.settings.parameters import PARAMETERS
from tests.cabinet.pipeline import PROFILE
from tests.screens.recalling import KEY, feed, played_seat
from tests.screens.seat import Seat

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def seat() -> Seat:
    """The ticket of the player before is on paper."""
    seat = played_seat()
    for report in (ports.TicketPrinted(1), ports.PrinterReady()):
        seat.give(FromDevice("printer", report))
    seat.give(FromDevice("board", KEY))
    return seat


def work(seat: Seat, name: str) -> ActionListing:
    seat.menu.show(name)
    page = seat.menu.model
    assert isinstance(page, ActionListing)
    return page


def button(page: ActionListing, at: int) -> tuple[str, bool]:
    buttons = page.property("buttons")
    return buttons.value(at, "title"), buttons.value(at, "ready")


def titles(page: ActionListing) -> list[str]:
    buttons = page.property("buttons")
    return [buttons.value(at, "title") for at in range(buttons.rowCount())]


def slips(seat: Seat) -> list[tuple[str, ...]]:
    return [matter.slip.lines for matter in seat.pipeline.state.papers.slips]


def test_the_page_of_events_that_is_shown_is_printed(seat: Seat) -> None:
    page = work(seat, "events")
    page.turn(1)
    numbers = [row[0][0] for row in page.property("shown").rows]
    assert button(page, 0) == ("Print (slips: 1)", True)
    page.act(0)
    (lines,) = slips(seat)
    assert [line.split()[0] for line in lines if "/2026" in line and not line.startswith("Printed")] == numbers
    assert page.property("said").startswith("Being printed")
    assert not button(page, 0)[1]


def test_the_meters_and_the_sheet_of_faults_are_printed(seat: Seat) -> None:
    meters = work(seat, "meters")
    title, ready = button(meters, 1)
    assert ready
    meters.act(1)
    assert title == f"Print (slips: {len(slips(seat))})"
    assert slips(seat)[0][0] == "METERS"
    for slip in seat.pipeline.state.papers.slips:
        seat.give(FromDevice("printer", ports.SlipPrinted(slip.slip.number)))
    seat.give(FromDevice("printer", ports.PrinterReady()))
    faults = work(seat, "faults")
    faults.act(0)
    assert slips(seat)[0][0].startswith("FAULTS")


LISTS = {
    "bills": "BILLS",
    "tickets": "TICKETS",
    "games": "GAMES",
    "self_audit": "SELF-AUDIT",
    "identity": "IDENTITY OF THE MACHINE",
    "program": "PROGRAM",
    "memory": "COPIES OF THE JOURNAL",
    "dice": "STATISTICS OF THE DICE",
    "days": "GAMING DAYS",
    "cash_box": "CASH BOX",
}


def below_the_head(slip: tuple[str, ...]) -> tuple[str, ...]:
    return slip[next(at for at, line in enumerate(slip) if line.startswith("Page ")) :]


def list_of(seat: Seat, name: str) -> ActionListing:
    seat.menu.show(name)
    model = seat.menu.model
    page = model.property("list") if isinstance(model, Games) else model
    assert isinstance(page, ActionListing)
    return page


@pytest.mark.parametrize("name", LISTS)
def test_every_list_is_printed_with_all_that_its_rows_say(seat: Seat, name: str) -> None:
    page = list_of(seat, name)
    cells = [cell for row in page.property("shown").rows for cell in row[0] if cell]
    assert cells
    title = titles(page)[-1]
    page.act(len(titles(page)) - 1)
    assert title == f"Print (slips: {len(slips(seat))})"
    assert slips(seat)[0][0] == LISTS[name]
    body = "".join("".join(line for slip in slips(seat) for line in below_the_head(slip)).split())
    for cell in cells:
        assert "".join(cell.translate(PLAIN).split()) in body, cell
    assert page.property("said").startswith("Being printed")


def test_of_a_log_the_page_that_is_shown_is_printed_and_the_paper_says_so(seat: Seat) -> None:
    for _ in range(8):
        feed(seat)
    page = work(seat, "bills")
    page.turn(1)
    page.act(len(titles(page)) - 1)
    (lines,) = slips(seat)
    shown = len(page.property("shown").rows)
    assert f"Rows on this paper: {shown} of {shown + NOTED_ROWS}" in lines


def test_a_list_is_printed_in_english_in_whatever_language_the_screen_is() -> None:
    english, german = (Seat(replace(PROFILE, languages=(code,), language=code)) for code in ("en", "de"))
    try:
        for one in (english, german):
            one.give(FromDevice("board", KEY))
        page = list_of(german, "self_audit")
        assert "Guthaben" in str(page.property("shown").rows)
        page.act(0)
        assert page.property("said").startswith("Im Druck")
    finally:
        Languages.of_program().choose("en")
    list_of(english, "self_audit").act(0)
    (of_english,), (of_german,) = slips(english), slips(german)
    assert below_the_head(of_german) == below_the_head(of_english)


def test_an_amount_of_a_currency_without_a_sign_on_the_printer_is_whole_on_paper() -> None:
    columns = (Column("What", 900), Column("Amount", 300, right=True))
    name = "n" * (MAX_SLIP_CHARACTERS - len("€1,234.56") - 1)
    lines = tuple(list_lines(columns, [Line((name, "€1,234.56"))]))
    command = slip_commands(Slip(1, lines))[-1]
    assert isinstance(command, Print)
    assert command.fields[-2:] == (name, "  EUR 1,234.56")


def test_who_may_not_print_has_no_such_button(seat: Seat) -> None:
    menu = seat.menu
    menu._desk = struct_replace(menu._desk, rights=lambda: frozenset(Right) - {Right.PRINT_LISTS})
    assert titles(list_of(seat, "identity")) == []


def test_a_technician_prints_what_a_list_shows(seat: Seat) -> None:
    seat.give(FromDevice("board", ports.BoardInputs((), ("technician",))))
    list_of(seat, "identity").act(0)
    assert slips(seat)[0][0] == "IDENTITY OF THE MACHINE"


def test_the_accounts_are_printed_and_no_pin_is(seat: Seat) -> None:
    seat.give(FromDevice("board", ports.BoardInputs(("logic",), ("attendant", "technician"))))
    seat.give(AddPerson("Otto", "operator", staff_pin("27182")))
    page = work(seat, "people")
    assert titles(page) == ["Print (slips: 1)"]
    page.act(0)
    (lines,) = slips(seat)
    assert lines[0] == "PEOPLE"
    assert below_the_head(lines)[-1].split() == ["1", "Otto", "Operator", "never"]


def test_parameters_are_printed_as_they_are_in_force_and_a_draft_is_not(seat: Seat) -> None:
    seat.give(FromDevice("board", ports.BoardInputs((), ("technician",))))
    seat.menu.show("parameters")
    book = seat.menu.model
    assert isinstance(book, ParameterBook)
    book._draft.put("money.ticket_days", "60")
    page = book.property("list")
    assert isinstance(page, ParameterList)
    page.choose("money")
    page.act(0)
    text = "\n".join(line for slip in slips(seat) for line in below_the_head(slip))
    assert {slip[0] for slip in slips(seat)} == {"PARAMETERS"}
    assert re.search(r"^money\.ticket_days +30 days$", text, re.MULTILINE)
    for one in PARAMETERS:
        assert (one.name in text) == (one.section == "money"), one.name


def test_all_parameters_fit_on_the_slips_that_are_printed_at_most(seat: Seat) -> None:
    seat.give(FromDevice("board", ports.BoardInputs((), ("technician",))))
    seat.menu.show("parameters")
    book = seat.menu.model
    assert isinstance(book, ParameterBook)
    page = book.property("list")
    page.act(0)
    assert page.property("said") == "Being printed"
    assert len(slips(seat)) < MAX_SLIPS


def test_a_recalled_game_is_printed_with_its_steps_and_the_failure_is_announced(seat: Seat) -> None:
    seat.menu.show("games")
    games = seat.menu.model
    assert isinstance(games, Games)
    games.property("list").touch(1)
    game = games.opened
    assert game is not None
    assert (game.property("printTitle"), game.property("printable")) == ("Print (slips: 2)", True)
    game.print()
    text = "\n".join(line for slip in slips(seat) for line in slip)
    assert slips(seat)[0][0] == "GAME 3"
    assert "The dice show 3-4: 7" in text
    assert "Credit at start" in text
    assert (game.property("sheet"), game.property("printable")) == ("Being printed", False)
    number = seat.pipeline.state.papers.slips[0].slip.number
    cause = message("slip.not_printed", number=number, cause=message("slip.power_lost"))
    seat.give(FromDevice("printer", ports.SlipFailed(number, cause)))
    assert seat.menu.property("notice").property("text").startswith(f"Slip {number} has failed")


def test_without_a_printer_nothing_is_printed_and_the_sentence_says_why(seat: Seat) -> None:
    page = work(seat, "meters")
    seat.give(FromDevice("printer", ports.Lost(message("slip.printer_lost"))))
    assert not button(page, 1)[1]
    page.act(1)
    assert page.property("said").startswith("The ticket printer is not ready")
