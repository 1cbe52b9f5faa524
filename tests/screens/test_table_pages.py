"""The staff's pages at a shared table: the round and what may be ordered, a pause, and its gaming days by seat (M7)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QGuiApplication

from drivers import ports
from drivers.ports.message import message
from harness.scripted_pins import derive_at_once
from terminal.cabinet import commands as c
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.events import SlipOrdered
from terminal.cabinet.keys import ATTENDANT, TECHNICIAN
from terminal.cabinet.people.authority import SECOND_PERSON
from terminal.rules.refusal import Refusal
from terminal.screens.operator import slices
from terminal.screens.operator.dealer_page import VOID
from terminal.screens.operator.pages import PAGES
from terminal.screens.operator.table_days_page import TableDaysPage
from terminal.screens.operator.table_page import GAMES, SILENT, TablePage
from terminal.screens.player.screen import PlayerScreen
from terminal.screens.window.staff import staff_menu
from terminal.settings.parameters import Profile
from tests.cabinet.hosting.house import ANN, BY_HAND, LINE, LIVE, TABLE, House
from tests.cabinet.hosting.test_next_game import CRAPLESS
from tests.cabinet.papers import papers
from tests.cabinet.pipeline import GAME, NEXT_DAY_MS, PROFILE, STRATEGIES


class Staff:
    """A person of the staff at a shared table."""

    def __init__(self, profile: Profile = LIVE) -> None:
        self.house = House(profile).opened(1, 2)
        self.screen = PlayerScreen(self.house.cabinet, self._send, derive=derive_at_once, now=lambda: self.house.now)
        self.menu = staff_menu(self.screen, self.house.history, now=lambda: self.house.now)
        self.house.turn_keys(ATTENDANT)
        self.shown()

    def shown(self) -> None:
        """Show what has happened."""
        self.screen.show(self.house.state, tuple(self.house.events[-1:]))

    def page(self) -> TablePage:
        self.menu.show("dealer")
        page = self.menu.model
        assert isinstance(page, TablePage)
        return page

    def days(self) -> TableDaysPage:
        self.menu.show("days")
        page = self.menu.model
        assert isinstance(page, TableDaysPage)
        return page

    def _send(self, command: c.Touch | c.Staff) -> Refusal | None:
        try:
            self.house.give(command)
        except Refusal as refusal:
            return refusal
        self.shown()
        return None


@pytest.fixture
def staff(qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch) -> Staff:
    """At a table whose journal is read at once, however slow the machine is."""
    del qapp
    monkeypatch.setattr(slices, "SLICE_MS", 3_600_000)
    return Staff()


def buttons(page: TablePage) -> list[str]:
    return [one.title for one in page.actions()]


def lines(page: TablePage | TableDaysPage, chosen: str = "") -> dict[str, tuple[str, ...]]:
    return {line.cells[0]: line.cells[1:] for line in page.lines(chosen)}


def several_games(staff: Staff) -> TablePage:
    """The table offers another game; what it says of it."""
    house = staff.house
    house.cabinet = Cabinet({GAME.sheet: GAME, CRAPLESS.sheet: CRAPLESS}, LIVE, strategies=STRATEGIES)
    staff.screen.offer(house.cabinet, house.state)
    page = staff.page()
    page.choose(GAMES)
    return page


def test_a_table_with_one_game_has_no_list_of_games(staff: Staff) -> None:
    assert GAMES not in [one.name for one in staff.page().filters()]


def test_the_next_game_is_chosen_and_withdrawn_at_the_panel_of_the_table(staff: Staff) -> None:
    page, house = several_games(staff), staff.house
    house.give(c.OpenBetting(1))
    house.seal(2, LINE)
    staff.shown()
    assert lines(page, GAMES) == {GAME.title: ("is played now",), CRAPLESS.title: ("",)}
    assert buttons(page) == [f"Next: {CRAPLESS.title}"]
    page.act(0)
    assert house.hosting.next_sheet == CRAPLESS.sheet
    assert lines(page, GAMES)[CRAPLESS.title] == ("waits for the bets of seats 2",)
    assert lines(page)["Next game"] == (f"{CRAPLESS.title}; waits for the bets of seats 2",)
    assert buttons(page) == [f"Keep {GAME.title}"]
    page.act(0)
    assert not house.hosting.next_sheet
    assert "Next game" not in lines(page)


def test_a_whole_round_is_dealt_at_the_panel_of_the_table(staff: Staff) -> None:
    page, house = staff.page(), staff.house
    assert buttons(page) == ["Open betting", "Pause the table"]
    page.act(0)
    house.seal(1, LINE)
    staff.shown()
    assert lines(page)["Seats with bets"] == ("1",)
    assert buttons(page) == ["Last call", "No more bets", "Pause the table"]
    page.act(1)
    house.seal_all()
    house.fix()
    staff.shown()
    assert buttons(page) == ["Throw the dice", "Pause the table"]
    assert lines(page)["Shooter"] == ("1",)
    page.act(0)
    house.throw(2, 2)
    staff.shown()
    assert buttons(page) == ["Confirm 2 - 2", "Pause the table"]
    page.act(0)
    assert house.shown.faces == (2, 2)


def test_dice_that_are_thrown_by_hand_are_entered_at_the_panel(qapp: QGuiApplication) -> None:
    del qapp
    staff = Staff(BY_HAND)
    house, page = staff.house, staff.page()
    house.give(c.OpenBetting(1, ANN))
    house.give(c.NoMoreBets(1, ANN))
    house.seal_all()
    house.fix()
    staff.shown()
    assert page.property("entering")
    page.pick(0, 3)
    page.pick(1, 1)
    assert buttons(page) == ["Enter 3 - 1", "Pause the table"]
    page.act(0)
    assert buttons(page) == ["Confirm 3 - 1", "Pause the table"]


def test_a_throw_is_voided_at_the_panel_by_two_people(staff: Staff) -> None:
    house = staff.house
    for order in (c.OpenBetting(1, ANN), c.NoMoreBets(1, ANN)):
        house.give(order)
    house.seal_all()
    house.fix()
    house.give(c.OrderThrow(1, ANN))
    staff.shown()
    page = staff.page()
    page.choose(VOID)
    assert len(buttons(page)) == 6
    assert page.remark() == "A second person has to agree."
    page.act(0)
    assert page.property("refused")


def test_what_a_second_person_agreed_to_is_given_up_once_its_round_is_over(
    staff: Staff, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another order may stand where the first one stood: nothing is ordered that no one has seen."""
    house, agreed = staff.house, list[Callable[[], None]]()
    for order in (c.OpenBetting(1, ANN), c.NoMoreBets(1, ANN)):
        house.give(order)
    house.seal_all()
    house.fix()
    house.give(c.OrderThrow(1, ANN))
    staff.shown()
    page = staff.page()
    page.choose(VOID)
    page.desk = replace(page.desk, second_person=lambda _, then: agreed.append(then))
    with monkeypatch.context() as alone:
        alone.setattr(
            page.desk.touch_gateway, "refusal", lambda _: Refusal(SECOND_PERSON, "A second person has to agree.")
        )
        page.act(0)
    (go_on,) = agreed
    house.throw(2, 2)
    house.give(c.ConfirmDice(1, (2, 2), ANN))
    staff.shown()
    page.choose("")
    assert buttons(page) == ["Open betting", "Pause the table"]
    before = tuple(house.events)
    go_on()
    assert tuple(house.events) == before


def test_the_first_of_two_touches_that_void_a_throw_is_not_for_the_next_throw_of_the_round(staff: Staff) -> None:
    house = staff.house
    for order in (c.OpenBetting(1, ANN), c.NoMoreBets(1, ANN)):
        house.give(order)
    house.seal_all()
    house.fix()
    house.give(c.OrderThrow(1, ANN))
    house.turn_keys(ATTENDANT, TECHNICIAN)
    staff.shown()
    page, throw = staff.page(), house.asked
    page.choose(VOID)
    page.act(0)
    assert throw is not None
    house.report("dice", ports.ThrowVoid(throw, message("dice.cocked")))
    staff.shown()
    page.act(0)
    assert house.state.dice.throw == throw + 1, "no one has touched twice for this one"
    page.act(0)
    assert house.state.dice.throw == throw + 2


def test_dice_that_were_picked_for_one_throw_at_the_panel_are_not_entered_for_the_next(qapp: QGuiApplication) -> None:
    del qapp
    staff = Staff(BY_HAND)
    house = staff.house
    for order in (c.OpenBetting(1, ANN), c.NoMoreBets(1, ANN)):
        house.give(order)
    house.seal_all()
    house.fix()
    house.give(c.OrderThrow(1, ANN))
    staff.shown()
    page = staff.page()
    page.pick(0, 3)
    staff.shown()
    page.pick(1, 1)
    staff.shown()
    assert buttons(page) == ["Enter 3 - 1", "Pause the table"], "other news change nothing of what was picked"
    house.give(c.VoidThrow(1, "off_table", ANN))
    staff.shown()
    assert buttons(page) == ["Pause the table"]
    page.pick(0, 5)
    page.pick(1, 5)
    page.act(0)
    assert house.hosting.dice is not None
    assert house.hosting.dice.dice == (5, 5)


def test_the_table_is_paused_and_goes_on_at_the_panel_also_without_a_dealer(qapp: QGuiApplication) -> None:
    del qapp
    staff = Staff(TABLE)
    page, house = staff.page(), staff.house
    assert buttons(page) == ["Pause the table"]
    assert lines(page)["Stopped"] == ("The staff is at work at the table",)
    page.act(0)
    house.turn_keys()
    assert house.shown.stopped == "paused"
    house.turn_keys(ATTENDANT)
    staff.shown()
    page = staff.page()
    assert buttons(page) == ["Let the table go on"]
    page.act(0)
    assert not house.hosting.paused


def test_silent_seats_and_why_the_table_stands_are_shown(staff: Staff) -> None:
    staff.house.seated(1, 2, silent=(2,))
    staff.house.report("dice", ports.DiceFault("lid", message("dice.lid")))
    staff.shown()
    found = lines(staff.page())
    assert (found["Silent seats"], found["Seats taken"]) == (("2",), ("1, 2",))
    assert found["Stopped"] == ("The dice cannot be thrown now",)


def test_a_gaming_day_shows_rounds_winnings_and_losing_wagers_by_seat_and_for_the_table(qapp: QGuiApplication) -> None:
    del qapp
    staff = Staff(TABLE)
    house = staff.house
    house.turn_keys()
    house.seal(2, {"field": 10_00})
    house.to_next(2, 2)
    house.result(1, number=1)
    house.result(2, won_cents=10_00, number=1)
    house.to_decided(3, 4)
    house.result(1, lost_cents=5_00, number=2)
    house.wait(NEXT_DAY_MS - house.now.at_ms)
    house.give(c.TimePasses())
    house.to_next(3, 4)
    house.result(1, won_cents=5_00, number=3)
    house.turn_keys(ATTENDANT)
    staff.shown()
    page = staff.days()
    today, before, every = page.lines("")
    assert today.cells == ("09/22/2026", "1", "$5.00", "$0.00", "\N{MINUS SIGN}$5.00")
    assert before.cells == ("09/21/2026", "2", "$10.00", "$5.00", "\N{MINUS SIGN}$5.00")
    assert every.cells[1:] == ("3", "$15.00", "$5.00", "\N{MINUS SIGN}$10.00")
    page.touched(1)
    assert lines(page) == {
        "All seats": ("2", "$10.00", "$5.00", "\N{MINUS SIGN}$5.00"),
        "1": ("2", "$0.00", "$5.00", "+$5.00"),
        "2": ("1", "$10.00", "$0.00", "\N{MINUS SIGN}$10.00"),
    }
    assert page.paper() == "TABLE - DAY 1 2026-09-21"
    assert page.step_back()
    assert len(page.lines("")) == 3
    page.touched(2)
    assert page.paper() == "TABLE - SINCE THE JOURNAL BEGAN"


def test_the_days_of_a_table_are_printed_like_any_list(qapp: QGuiApplication) -> None:
    del qapp
    staff = Staff(TABLE)
    page = staff.days()
    prints = [one for one in page._all_actions() if isinstance(one.command, c.PrintList)]
    assert [one.command.title for one in prints if isinstance(one.command, c.PrintList)] == ["TABLE - GAMING DAYS"]


def test_before_its_first_round_a_table_has_no_days_to_show(qapp: QGuiApplication) -> None:
    del qapp
    staff = Staff(LIVE)
    page = staff.days()
    assert page.lines("") == []
    assert page.nothing() == "No round has been opened yet"


def test_the_time_that_is_left_is_shown_in_seconds(staff: Staff) -> None:
    staff.house.give(c.OpenBetting(1, ANN))
    staff.shown()
    seconds = (PROFILE.bet_ms - PROFILE.hurry_ms) // 1000
    assert lines(staff.page())["Time left"] == (f"{seconds} seconds",)


def test_a_table_has_no_pages_about_players_and_their_money(qapp: QGuiApplication) -> None:
    del qapp
    menu = Staff().menu
    for page in PAGES:
        if page.of_player:
            with pytest.raises(StopIteration):
                menu.show(page.name)
    menu.show("dealer")
    assert menu.model is not None


def test_what_a_silent_seat_is_owed_is_on_the_page_and_on_paper(staff: Staff) -> None:
    house = staff.house
    house.give(c.OpenBetting(1, ANN))
    house.seal(2, {"field": 5_00})
    house.give(c.NoMoreBets(1, ANN))
    house.seal_all()
    house.fix()
    staff.shown()
    page = staff.page()
    page.choose(SILENT)
    house.seated(1, 2, silent=(2,))
    staff.shown()
    assert lines(page, SILENT) == {"Seat 2 is owed": ("Not known: no result was reported",)}
    page.act(0)
    printed = [line for one in house.events if isinstance(one, SlipOrdered) for line in one.slip.lines]
    assert any("SEAT 2 - OWED" in line for line in printed), printed
    assert any("The bets of round 1 are fixed" in line for line in printed), printed


def test_a_silent_seat_of_which_nothing_stands_is_freed_by_two_people(staff: Staff) -> None:
    house = staff.house
    house.give(c.OpenBetting(1, ANN))
    house.seal(2, {"field": 5_00})
    house.give(c.NoMoreBets(1, ANN))
    house.seal_all()
    house.fix()
    house.seated(1, 2, silent=(2,))
    staff.shown()
    page = staff.page()
    page.choose(SILENT)
    assert buttons(page) == ["Print seat 2"], "the dice decide its bet first"
    house.give(c.OrderThrow(1, ANN))
    house.throw(3, 4)
    house.give(c.ConfirmDice(1, (3, 4), ANN))
    house.result(2, lost_cents=5_00)
    staff.shown()
    page.choose(SILENT)
    assert buttons(page) == ["Print seat 2", "Free seat 2"]
    page.act(1)
    page.act(1)
    assert page.property("refused")
    assert page.property("said") == "Print first what seat 2 is owed."
    page.act(0)
    papers(house)
    staff.shown()
    page.act(1)
    page.act(1)
    assert not house.hosting.freeing, "one key is one person"
    house.turn_keys(ATTENDANT, TECHNICIAN)
    staff.shown()
    page.act(1)
    assert not house.hosting.freeing, "it is asked once more"
    page.act(1)
    assert [one.seat for one in house.hosting.freeing] == [2]
    staff.shown()
    assert buttons(page) == []
    assert list(lines(page, SILENT)) == ["Seat 2 is being freed, and owed"]


def test_a_seat_that_is_heard_is_not_among_the_silent_ones(staff: Staff) -> None:
    page = staff.page()
    page.choose(SILENT)
    assert (lines(page, SILENT), buttons(page)) == ({}, [])
