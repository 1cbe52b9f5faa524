"""Another game, or the same by another sheet, is chosen while the screen stands: all of it shows that game at once."""

from __future__ import annotations

import pytest

from drivers import ports
from terminal.cabinet.commands import CallDice, ChooseGame, FromDevice, PlaceWager
from tests.screens.seat import Seat

pytestmark = pytest.mark.usefixtures("qapp")

SHEETS = ("craps-el601", "craps-el602", "crapless-el611", "easy-el621", "first-person")


def picture(seat: Seat) -> dict[str, object]:
    """All that the screen shows of its game: the felt, its lettering, the buttons, the name, the help, a card."""
    screen = seat.screen
    screen.lay_all()
    screen.catch_up()
    return {
        "name": screen.property("title"),
        "felt": (screen.property("feltWidth"), screen.property("feltHeight"), screen.property("tabOpen")),
        "fields": screen.fields.rows.rows,
        "prints": screen.panel.prints.rows,
        "tabs": screen.panel.tabs.rows,
        "buttons": screen.controls.special.rows,
        "puck": (screen.readout.property("puckX"), screen.readout.property("puckY")),
        "maximum": screen.readout.property("maximum"),
        "line": screen.information.said,
        "hint": screen.information.property("hint"),
        "help": help_pages(seat),
        "card": card(seat, "pass_line"),
    }


def help_pages(seat: Seat) -> list[tuple[object, ...]]:
    """Every page of the help: its title, its passages, its pays and its small felt."""
    pages = seat.screen.followers.models["help"]
    seat.screen.windows.show("help")
    found = []
    for page in range(len(pages.property("marks").rows)):
        pages.turn(page)  # type: ignore[attr-defined]  # a slot of QML's
        lists = ("passages", "pays", "spots", "prints")
        found.append((pages.property("title"), *(pages.property(name).rows for name in lists)))
    seat.screen.windows.close()
    return found


def card(seat: Seat, bet: str) -> tuple[object, ...]:
    """What the card of this field says."""
    model = seat.screen.followers.models["card"]
    model.show(bet)  # type: ignore[attr-defined]  # a slot of QML's
    seat.screen.windows.close()
    words = ("title", "wins", "loses", "now", "terms", "edge", "limits")
    return (*(model.property(word) for word in words), model.property("pays").rows)


def test_the_screen_shows_what_a_screen_shows_that_was_made_for_the_game() -> None:
    for before, after in zip(SHEETS, SHEETS[1:] + SHEETS[:1], strict=True):
        seat, made = Seat(sheet=before, others=(after,)), Seat(sheet=after, others=(before,))
        picture(seat)
        seat.give(ChooseGame(after))
        made.screen.show(made.pipeline.state, ())
        fresh, switched = picture(made), picture(seat)
        assert {part for part in fresh if fresh[part] != switched[part]} == set(), (before, after)


def test_the_limits_and_pays_of_the_other_sheet_hold_on_the_same_felt() -> None:
    seat = Seat(others=("craps-el602",))
    rings = [seat.field("field", "ringed")]
    seat.give(ChooseGame("craps-el602"))
    rings.append(seat.field("field", "ringed"))
    assert rings == [["Double", "", "", "", "", "", "Double"], ["Double", "", "", "", "", "", "Triple"]]


def test_windows_of_the_other_game_are_closed() -> None:
    seat = Seat(others=("crapless-el611",))
    seat.screen.windows.show("help")
    seat.give(ChooseGame("crapless-el611"))
    assert seat.screen.windows.property("open") == ""


def test_a_tab_of_the_other_felt_does_not_stay_open() -> None:
    seat = Seat(others=("easy-el621",))
    seat.screen.openTab("hop")
    seat.give(ChooseGame("easy-el621"))
    assert seat.screen.property("tabOpen") in ("", *(tab for tab, _ in seat.screen.felt.tabs[:1]))


def test_odds_are_offered_by_the_rules_of_the_game_that_is_chosen() -> None:
    """Crapless Craps has a Point on 3, which Craps has not."""
    seat = Seat(others=("crapless-el611",))
    seat.give(ChooseGame("crapless-el611"))
    seat.give(PlaceWager("pass_line", 10_00))
    seat.roll(1, 2)
    assert seat.screen.windows.property("open") == "odds"
    assert "Pass line odds" in seat.screen.followers.models["odds"].property("question")


def test_a_state_of_the_same_game_makes_nothing_again() -> None:
    seat = Seat(others=("crapless-el611",))
    rows = seat.screen.fields.rows
    removed: list[int] = []
    rows.rowsRemoved.connect(lambda *_: removed.append(1))
    seat.give(PlaceWager("pass_line", 10_00))
    seat.roll(3, 4)
    assert not removed
    seat.give(ChooseGame("crapless-el611"))
    assert removed


def test_the_dice_of_the_game_that_is_left_do_not_lie_in_the_box_of_the_next() -> None:
    seat = Seat(others=("crapless-el611",))
    seat.give(PlaceWager("pass_line", 5_00))
    seat.roll(6, 5)
    assert seat.screen.dice.property("shown") == [6, 5]
    seat.give(ChooseGame("crapless-el611"))
    assert (seat.screen.dice.property("shown"), seat.screen.dice.property("call")) == ([], "")


def test_another_game_can_be_chosen_while_the_dice_of_the_first_are_falling() -> None:
    seat = Seat(sheet=SHEETS[0], others=SHEETS[1:])
    seat.give(PlaceWager("pass_line", 5_00))
    seat.give(CallDice())
    throw = seat.pipeline.state.dice.throw
    assert throw is not None
    seat.give(FromDevice("dice", ports.DiceThrown(throw, (4, 3))))
    seat.give(ChooseGame("crapless-el611"))
    seat.screen.skip()
    seat.screen.catch_up()
    assert seat.screen.property("title") == "Crapless Craps"
    assert seat.screen.windows.property("open") == ""


def test_the_point_of_the_game_that_is_left_is_not_looked_for_on_the_felt_of_the_next() -> None:
    """Crapless Craps has a Point on 3, which Craps has not; the dice that clear it still fall when Craps is chosen."""
    seat = Seat(sheet="crapless-el611", others=("craps-el601",))
    readout = seat.screen.readout
    places: list[object] = []
    readout.puckChanged.connect(lambda: places.append(readout.property("puckX")))
    seat.give(PlaceWager("pass_line", 5_00))
    seat.roll(1, 2)
    seat.give(CallDice())
    throw = seat.pipeline.state.dice.throw
    assert throw is not None
    seat.give(FromDevice("dice", ports.DiceThrown(throw, (4, 3))))
    seat.give(ChooseGame("craps-el601"))
    seat.screen.catch_up()
    puck_off = seat.screen.felt.puck_off
    assert puck_off is not None
    assert len(places) > 1
    assert places[-1] == puck_off[0], "no place of the puck was asked for that this felt lacks"
