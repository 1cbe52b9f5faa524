"""The staff prints what a page shows, with the number of slips on the button (regulation M1, R2, D5)."""

from __future__ import annotations

import pytest

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet.commands import FromDevice
from terminal.screens.operator.games.games_page import Games
from terminal.screens.operator.work_page import ActionListing
from tests.screens.recalling import KEY, played_seat
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
