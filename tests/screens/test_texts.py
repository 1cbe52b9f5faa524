"""No text is cut, shrunk beyond reading or written over another: in any language, at any size, on any felt.

Every state is reached once and then spoken in one language after the other. The six languages are read in the largest
letters; what is whole there is whole in smaller ones, of which only the longest texts are read. The texts of a
language that nobody has written yet are the English ones, longer by a third.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtGui import QGuiApplication

from harness.shots.play_states import PLAYER, POINT_SIX
from harness.shots.reading_states import game
from harness.shots.states import STATES
from harness.shots.steps import Hold, Scene, Steps, Tap
from terminal.cabinet.commands import PlaceWager, SetOption
from terminal.screens.player.helping.help_pages import HelpPages
from terminal.screens.player.idling.idle import Idle
from tests.screens.reading import cut_texts, texts
from tests.screens.reading_room import LANGUAGES, PSEUDO, Reader, ReadingRoom

SMALL, LARGE = (1280, 720), (1920, 1080)

SHEETS = {"crapless": "crapless-el611", "easy": "easy-el621", "first": "first-person", "side": "craps-side-bets"}
CRAPS = "craps-el601"

TABLE = ("come-out", "bets", "bets-not-valid", "ticket-doubt", "all-wrong", "left-hand")
WINDOWS = (
    "odds-refused",
    "win-moment",
    "dice-view",
    "commission-several",
    "transfer",
    "auto-repeat",
    "options-set",
    "reserve",
    "languages",
    "session",
    "statistics",
    "statistics-empty",
    "cash-out-question",
    "cash-out-by-hand",
    "attendant-faults",
    "bill-panel",
    "technician",
    "staff-games",
    "staff-game",
    "staff-game-step",
    "staff-bills",
    "staff-events",
    "staff-charts",
    "staff-found",
    "staff-tickets",
    "staff-days",
    "staff-day",
    "staff-clock",
    "staff-clock-refused",
    "staff-devices",
    "staff-test-bill",
    "clean",
    "parameters",
    "parameters-presets",
    "parameters-configuration",
    "parameters-import",
    "hand-over",
    "hand-over-place",
    "hand-over-ports",
    "parameters-search",
    "parameter-wrong",
    "parameter-text",
    "parameter-several",
    "parameter-list",
    "parameter-dated",
    "parameter-draft",
)
CARE = (
    "hot-shooter",
    "limits-choice",
    "limits-set",
    "limit-reached",
    "break",
    "break-large",
    "help-limits",
    "session-limits",
)
PEOPLE = (
    "first-operator-door",
    "sign-in-delay",
    "sign-in-panel",
    "sign-in-own-pin",
    "sign-in-pin-changed",
    "staff-people",
    "settle-no-right",
    "parameter-two-people",
    "parameter-in-file",
)
FELTS = ("side-bets", "crapless-bets", "crapless-hop", "easy-bets", "first-person-bets", "transfer-crapless")
OWN: dict[str, Steps] = {
    "hop": (*PLAYER, Tap("Hop Bets tab"), PlaceWager("hop@2-2", 5_00)),
    "card-line": (*POINT_SIX, Hold("Pass Line")),
    "card-place": (*POINT_SIX, Hold("Place 8")),
    "card-shooter": (*PLAYER, Hold("Lucky Shooter")),
    "limits": (*PLAYER, *(SetOption(f"show_{what}", "yes") for what in ("limits", "hints", "winnings"))),
}


def scene_of(name: str) -> Scene:
    """The state of this name, at a cabinet that speaks all languages."""
    drawn = STATES.get(name)
    steps = drawn.steps if isinstance(drawn, Scene) else OWN[name]
    return Scene(name, steps, game(SHEETS.get(name.partition("-")[0], CRAPS)))


def wrong_at(reader: Reader, languages: tuple[str, ...], scale: str) -> list[str]:
    """What is wrong with the texts of a state that stands still."""
    return [f"{said}: {wrong}" for said in reader.speaking(languages, scale) for wrong in cut_texts(reader.window)]


def wrong_in_all(reader: Reader) -> list[str]:
    """What is wrong in any language."""
    return wrong_at(reader, (PSEUDO,), "100") + wrong_at(reader, LANGUAGES, "130")


@pytest.fixture(scope="module")
def room(qapp: QGuiApplication) -> Iterator[ReadingRoom]:
    """Where states are read, at the smallest size that is promised."""
    room = ReadingRoom(SMALL, qapp)
    yield room
    room.close()


BY_CODE = "[screen]\namounts = code\n"
LONG_AMOUNTS = ("bets", "session", "transfer", "odds-refused", "cash-out-question", "staff-game", "hop", "limits")


@pytest.mark.parametrize("name", LONG_AMOUNTS)
def test_every_amount_with_the_code_of_its_currency_can_be_read_whole(room: ReadingRoom, name: str) -> None:
    scene = scene_of(name)
    assert room.read(replace(scene, param=scene.param + BY_CODE), wrong_in_all) == []


@pytest.mark.parametrize("name", [*TABLE, *WINDOWS, *OWN, *FELTS])
def test_every_text_of_the_state_can_be_read_whole(room: ReadingRoom, name: str) -> None:
    assert room.read(scene_of(name), wrong_in_all) == []


@pytest.mark.parametrize("name", [*CARE, *PEOPLE])
def test_every_text_of_limits_breaks_and_people_can_be_read_whole(room: ReadingRoom, name: str) -> None:
    drawn = STATES[name]
    assert isinstance(drawn, Scene)
    assert room.read(replace(drawn, param=game(CRAPS) + drawn.param), wrong_in_all) == []


def test_the_odds_behind_a_line_cover_nothing_of_it(room: ReadingRoom) -> None:
    """The names on the felt are the same in every language, so none is longer."""
    spoken = tuple(code for code in LANGUAGES if code != PSEUDO)
    assert room.read(scene_of("point-dont-pass"), lambda reader: wrong_at(reader, spoken, "130")) == []


@pytest.mark.expects_log("play is locked")
@pytest.mark.parametrize("name", ["locked", "locked-door"])
def test_every_text_over_a_locked_table_can_be_read_whole(room: ReadingRoom, name: str) -> None:
    assert room.read(large(scene_of(name)), wrong_when_guarded) == []


@pytest.mark.parametrize("name", ["reserved", "reserved-blocked", "dimmed", "starting"])
def test_every_text_over_a_guarded_table_can_be_read_whole(room: ReadingRoom, name: str) -> None:
    assert room.read(large(scene_of(name)), wrong_when_guarded) == []


def large(scene: Scene) -> Scene:
    """The scene of a player who likes large letters."""
    return replace(scene, steps=(*PLAYER, SetOption("text_scale", "130"), *scene.steps[len(PLAYER) :]))


def wrong_when_guarded(reader: Reader) -> list[str]:
    """What is wrong in a state that an option, as every touch, would end."""
    return [f"{said}: {wrong}" for said in reader.guarded(LANGUAGES) for wrong in cut_texts(reader.window)]


def test_every_panel_that_attracts_can_be_read_whole(room: ReadingRoom) -> None:
    assert room.read(scene_of("attract-rolls"), wrong_panels) == []


def wrong_panels(reader: Reader) -> list[str]:
    """What is wrong with a panel in the language that it chooses itself."""
    idle = reader.screen.followers.models["idle"]
    assert isinstance(idle, Idle)
    wrong = []
    for _ in range(18):
        idle.step()
        reader.settle()
        wrong += cut_texts(reader.window)
    return wrong


def test_every_page_of_the_help_can_be_read_whole(room: ReadingRoom) -> None:
    assert room.read(scene_of("help"), lambda reader: wrong_pages(reader, LANGUAGES)) == []


@pytest.mark.parametrize("sheet", SHEETS.values())
def test_every_page_of_the_help_of_another_game_can_be_read_whole(room: ReadingRoom, sheet: str) -> None:
    """Most of its pages are those of Craps."""
    scene = replace(scene_of("help"), param=game(sheet))
    assert room.read(scene, lambda reader: wrong_pages(reader, ("de", PSEUDO))) == []


def wrong_pages(reader: Reader, languages: tuple[str, ...]) -> list[str]:
    """What is wrong with any page in the largest letters."""
    pages = reader.screen.followers.models["help"]
    assert isinstance(pages, HelpPages)
    wrong = []
    for said in reader.speaking(languages, "130"):
        for page in range(len(pages._pages)):
            pages.turn(page)
            reader.settle()
            wrong += [f"{said}, {pages.property('numbered')}: {one}" for one in cut_texts(reader.window)]
    return wrong


def test_at_the_size_of_the_design_everything_can_be_read_whole_too(qapp: QGuiApplication) -> None:
    room = ReadingRoom(LARGE, qapp)
    wrong = []
    for name in ("limits", "card-place", "statistics"):
        wrong += room.read(scene_of(name), lambda reader: wrong_at(reader, ("de", PSEUDO), "130"))
    room.close()
    assert wrong == []


def test_the_reader_notices_what_is_wrong(room: ReadingRoom) -> None:
    noticed = room.read(scene_of("come-out"), spoilt)
    for wrong in ("is outside the window", "are over each other", "is shrunk from", "wide and has", "sticks out of"):
        assert any(wrong in one for one in noticed), wrong


def spoilt(reader: Reader) -> list[str]:
    """What is wrong once texts have been moved, narrowed and fitted into too little room."""
    items = {shown.text: shown.item for shown in texts(reader.window)}
    items["Credit"].setX(-400)
    items["Field"].setX(items["Field"].x() + 60)
    items["Max total bet"].setWidth(60)
    items["Playable"].setWidth(20)
    items["1 to 1"].setX(-300)
    return cut_texts(reader.window)
