"""The lobby: the games that a cabinet offers, chosen at rest by a touch of their cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from drivers import ports
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import ChooseGame, SetOption
from terminal.cabinet.events import GameChosen
from terminal.common.places import SHEETS
from terminal.maths.par import par_line
from terminal.rules.game import AnyGame
from terminal.rules.games import GAMES, open_game
from terminal.rules.sheet import Sheet
from terminal.screens.player.card.edges import Edges
from terminal.screens.player.idling.attract_panels import panel
from terminal.screens.player.lobby.describing import LINES
from tests.cabinet.pipeline import PROFILE, Pipeline
from tests.screens.player import Player
from tests.screens.seat import Seat
from tests.screens.test_idle import Labelled
from tests.screens.test_touch import Fingers
from tests.screens.waiting import once_computed

NAMES = ("craps-el601", "crapless-el611", "easy-el621")
TITLES = ("Craps", "Crapless Craps", "Easy Craps")
ATTRACT_MS = PROFILE.attract_ms


def game_of(sheet: str) -> AnyGame:
    path = SHEETS / f"{sheet}.ini"
    return open_game(Sheet.parse(path.read_text(), path.name))


def player_with(qapp: QGuiApplication, *bills: int) -> Player:
    """A player of a cabinet with three games."""
    pipeline = Pipeline(profile=replace(PROFILE, languages=("en", "de")))
    pipeline.cabinet = Cabinet({name: game_of(name) for name in NAMES}, pipeline.cabinet.profile)
    pipeline.open_for_play()
    for dollars in bills:
        pipeline.feed(dollars)
    player = Player(qapp, size=(1280, 720), pipeline=pipeline)
    assert QTest.qWaitForWindowExposed(player.window)
    return player


@pytest.fixture
def guest(qapp: QGuiApplication) -> Iterator[Player]:
    """A player with 100.00."""
    player = player_with(qapp, 100)
    yield player
    player.leave()


@pytest.fixture
def passer_by(qapp: QGuiApplication) -> Iterator[Player]:
    """A person before the attract screen."""
    player = player_with(qapp)
    player.leave_alone(ATTRACT_MS)
    assert player.sees("Insert a bill to play")
    yield player
    player.leave()


def described(item: QQuickItem) -> str:
    """What a screen reader says of the item after its name."""
    interface = QAccessible.queryAccessibleInterface(item)
    assert interface is not None
    return interface.text(QAccessible.Text.Description)


def open_window(player: Player) -> object:
    return player.screen.windows.property("open")


# Choosing -------------------------------------------------------------------------------------------------------------


def test_a_finger_chooses_another_game_which_is_then_on_the_table(guest: Player) -> None:
    fingers = Fingers(guest)
    for way in ("Craps", "Back to Craps"):
        fingers.tap("Games")
        assert [title for title in TITLES if guest.sees(title)] == list(TITLES)
        fingers.tap(way)
        assert open_window(guest) == "", way
    assert not any(isinstance(event, GameChosen) for event in guest.pipeline.events)
    fingers.tap("Games")
    fingers.tap("Easy Craps")
    assert guest.sent[-1] == ChooseGame("easy-el621")
    assert guest.pipeline.state.configuration.sheet == "easy-el621"
    assert (open_window(guest), guest.screen.property("title")) == ("", "Easy Craps")
    fingers.tap("Low Field")
    assert guest.bets == {"low_field": 1_00}


def test_a_card_says_what_the_game_is_and_why_it_cannot_be_chosen_in_the_players_language(guest: Player) -> None:
    fingers = Fingers(guest)
    fingers.tap("Games")
    assert once_computed(lambda: "…" not in described(guest.item("Easy Craps")))
    assert described(guest.item("Craps")) == (
        "The full table: line bets with odds, Place, Buy, Lay and every proposition. Bets from $1.00 to $500.00. "
        "Lowest house edge: 1.36% (Don't\N{NO-BREAK SPACE}Pass). On the table now"
    )
    assert "Lowest house edge: 1.52% (Place\N{NO-BREAK SPACE}6)" in described(guest.item("Easy Craps"))
    fingers.tap("Back to Craps")
    fingers.tap("Field")
    fingers.tap("Games")
    why = "Another game begins on an empty felt: first decide your bets or take them down."
    assert why in described(guest.item("Easy Craps"))
    assert why not in described(guest.item("Craps"))
    fingers.tap("Easy Craps")
    assert (open_window(guest), guest.pipeline.state.configuration.sheet) == ("games", "craps-el601")
    assert guest.screen.followers.models["lobby"].property("refusal") == why
    guest.screen.touch_gateway.ask(SetOption("language", "de"))
    assert "Einsätze von 1,00\N{NO-BREAK SPACE}$ bis 500,00\N{NO-BREAK SPACE}$" in described(guest.item("Craps"))


def test_a_cabinet_with_one_game_has_no_lobby_and_no_button(player: Player) -> None:
    assert not player.sees("Games")
    player.screen.followers.models["lobby"].welcome()  # type: ignore[attr-defined]  # the lobby
    assert open_window(player) == ""


# A new player ---------------------------------------------------------------------------------------------------------


def test_a_new_player_is_asked_which_game(passer_by: Player) -> None:
    passer_by.tap_at(passer_by.window.contentItem().boundingRect().center().toPoint())
    assert open_window(passer_by) == "games"
    passer_by.tap("Crapless Craps")
    assert passer_by.pipeline.state.configuration.sheet == "crapless-el611"


def test_a_player_who_feeds_a_bill_is_asked_once_it_is_stacked(passer_by: Player) -> None:
    passer_by.report("validator", ports.BillEscrowed(20_00))
    assert open_window(passer_by) == ""
    passer_by.report("validator", ports.BillStacked())
    assert open_window(passer_by) == "games"
    assert passer_by.reads("Credit $20.00")


def test_without_another_game_to_choose_the_lobby_stays_closed(passer_by: Player) -> None:
    passer_by.report("board", ports.BoardInputs(("main",), ()))
    assert open_window(passer_by) == ""


def test_a_player_who_only_paused_is_not_asked(guest: Player) -> None:
    guest.leave_alone(ATTRACT_MS * 3)
    guest.tap("Touch to continue")
    assert open_window(guest) == ""


# The attract screen ---------------------------------------------------------------------------------------------------


def test_the_attract_screen_shows_every_game_with_its_limits(qapp: QObject) -> None:
    del qapp
    seat = Seat(sheet=NAMES[0], others=NAMES[1:], bills=())
    shown = [panel(step, seat.pipeline.cabinet, seat.pipeline.state, Labelled()) for step in range(6 * 6)]
    assert {(one.title, one.heading) for one in shown if one.heading.startswith("en")} == {
        (title, "en: At this table") for title in TITLES
    }


# What stands on the cards ---------------------------------------------------------------------------------------------


def test_every_game_with_a_felt_has_its_line() -> None:
    assert {name for name, kind in GAMES.items() if kind.has_felts} <= LINES.keys()


def test_the_lowest_edge_is_that_of_the_maths(qapp: QObject) -> None:
    """Odds, which have no edge, do not count: they cannot be bet alone; nor does what only a shared table has."""
    del qapp
    for sheet in ("crapless-el611", "first-person", "hazard"):
        game, edges = game_of(sheet), Edges(game_of(sheet))
        edges.prepare()
        assert once_computed(lambda edges=edges: edges.ready), sheet  # type: ignore[misc]
        lowest = edges.lowest()
        assert lowest is not None
        here = [one for one in game.wagers() if one.bet in game.fields() and not one.odds]
        assert lowest[1] == min(par_line(game, one).edge for one in here) > 0, sheet
    assert lowest == ("bank", Fraction(7, 495)), "the cover of another seat's bank has less, and has no field here"


def test_where_the_house_shoots_the_cover_of_its_bank_is_a_bet_of_this_cabinet(qapp: QObject) -> None:
    plain = (SHEETS / "hazard.ini").read_text()
    text = plain.replace("house_shoots = no", "house_shoots = yes\nhouse_main = thrown")
    edges = Edges(open_game(Sheet.parse(text, "hazard.ini")), qapp)
    edges.prepare()
    assert once_computed(lambda: edges.ready)
    assert edges.lowest() == ("cover", Fraction(191, 26880)), "not that of a cover at a shared table"


def test_the_stakes_of_a_game_are_its_least_and_its_most_without_odds() -> None:
    for sheet, stakes in {
        "craps-el601": (1_00, 500_00),
        "first-person": (50, 500_00),
        "hazard": (1_00, 500_00),
    }.items():
        assert game_of(sheet).bet_range == stakes, sheet
