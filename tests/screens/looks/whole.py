"""No text is cut, shrunk beyond reading or written over another: in any language, at any size, on any felt.

The six languages are read in the largest
letters; what is whole there is whole in smaller ones, of which only the longest texts are read. The texts of a
language that is not written yet are the English ones, longer by a third.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from harness.shots.play_states import PLAYER, POINT_SIX
from harness.shots.reading_states import game
from harness.shots.steps import Hold, Scene
from terminal.cabinet.commands import SetOption
from terminal.screens.player.helping.help_pages import HelpPages
from terminal.screens.player.idling.idle import Idle
from tests.screens.looks.look import LARGE, SMALL, Look, drawn
from tests.screens.looks.touched import too_small_to_read
from tests.screens.reading import cut_texts, texts
from tests.screens.reading_room import LANGUAGES, PSEUDO, Reader

OTHER_SHEETS = ("crapless-el611", "easy-el621", "first-person", "craps-side-bets")

TABLE = ("come-out", "bets", "bets-not-valid", "ticket-doubt", "all-wrong", "left-hand")
STATION = ("station-said-ready", "station-throws", "station-late", "station-hand", "station-lost", "station-disagrees")
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
    "hazard-statistics",
    "cash-out-question",
    "cash-out-by-hand",
    "favourites-large",
    "attendant-faults",
    "bill-panel",
    "clean",
)
STAFF_PAGES = {
    "shift": "staff-shift",
    "cash_box": "staff-cash-box-count",
    "hand_pays": "staff-hand-pays",
    "credit": "staff-credit-off",
    "service": "staff-service",
    "reserve": "staff-reserve",
    "dealer": "staff-table",
    "bills": "staff-bills",
    "tickets": "staff-tickets",
    "meters": "staff-meters",
    "self_audit": "staff-self-audit",
    "days": "staff-days",
    "games": "staff-games",
    "dice": "staff-dice",
    "charts": "staff-charts",
    "players": "staff-players",
    "events": "staff-events",
    "faults": "staff-faults",
    "identity": "staff-identity",
    "program": "staff-program",
    "memory": "staff-memory",
    "volume": "staff-volume",
    "disks": "staff-disks",
    "parameters": "parameters",
    "tests": "staff-test-bill",
    "throws": "staff-throws",
    "switches": "staff-switches",
    "devices": "staff-devices",
    "clock": "staff-clock-refused",
    "sounds": "staff-sounds",
    "screen": "staff-screen",
    "hand_over": "hand-over",
    "people": "staff-people",
    "clear": "staff-clear",
    "search": "staff-search",
}
"""A state of each page of the staff's menu."""
STAFF = (
    "technician",
    "staff-game",
    "staff-game-step",
    "staff-found",
    "staff-day",
    "staff-charts-whole-day",
    "staff-clock",
    "parameters-presets",
    "parameters-configuration",
    "parameters-import",
    "hand-over-place",
    "hand-over-ports",
    "parameters-search",
    "parameter-wrong",
    "parameter-text",
    "parameter-several",
    "parameter-list",
    "parameter-dated",
    "parameter-day",
    "parameter-draft",
    "first-operator-door",
    "sign-in-delay",
    "sign-in-panel",
    "sign-in-own-pin",
    "sign-in-pin-changed",
    "settle-no-right",
    "parameter-two-people",
    "parameter-in-file",
)
"""What else the staff sees: windows over these pages, and who signs in."""
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
GAMES = ("lobby-dim", "lobby-six")
FELTS = ("side-bets", "crapless-bets", "crapless-hop", "easy-bets", "first-person-bets", "hop")
OWN = {
    name: Scene(name, steps)
    for name, steps in {
        "card-line": (*POINT_SIX, Hold("Pass Line")),
        "card-place": (*POINT_SIX, Hold("Place 8")),
        "card-shooter": (*PLAYER, Hold("Lucky Shooter")),
        "limits": (*PLAYER, *(SetOption(f"show_{what}", "yes") for what in ("limits", "hints", "winnings"))),
    }.items()
}
FULL_OF_NAMES = ("point-dont-pass", "transfer-crapless")
"""Odds behind a line, ten numbers in a row: the names of bets are the same in every language, so none is longer."""
LONG_AMOUNTS = ("bets", "session", "transfer", "odds-refused", "cash-out-question", "staff-game", "hop", "limits")
BY_CODE = "[screen]\namounts = code\n"
LOCKED = ("locked", "locked-door")
GUARDED = ("reserved", "reserved-blocked", "dimmed", "starting")
AT_THE_DESIGN = ("limits", "card-place", "statistics")
WHOLE = "every text can be read whole"


def looks() -> Iterator[Look]:
    """At the smallest size, where the least room is; at that of the design the tightest states."""
    for name in (*TABLE, *STATION, *WINDOWS, *CARE, *OWN, *GAMES, *FELTS):
        yield Look(WHOLE, name, drawn(name, OWN), SMALL, wrong_in_all)
    for name in (*STAFF_PAGES.values(), *STAFF):
        rule = "every text for the staff can be read whole, in letters that are large enough"
        yield Look(rule, name, drawn(name), SMALL, wrong_for_staff)
    for name in LONG_AMOUNTS:
        scene = drawn(name, OWN)
        scene = replace(scene, param=scene.param + BY_CODE)
        rule = "every amount with the code of its currency can be read whole"
        yield Look(rule, f"{name}-by-code", scene, SMALL, wrong_in_all)
    for name in FULL_OF_NAMES:
        yield Look(WHOLE, name, drawn(name), SMALL, wrong_in_real_languages)
    for name in (*LOCKED, *GUARDED):
        rule = "every text over a guarded table can be read whole"
        yield Look(rule, f"{name}-in-large", large(drawn(name)), SMALL, wrong_when_guarded)
    yield Look(
        "every panel that attracts can be read whole", "attract-rolls", drawn("attract-rolls"), SMALL, wrong_panels
    )
    rule = "every page of the help can be read whole"
    yield Look(rule, "help", drawn("help"), SMALL, lambda reader: wrong_pages(reader, LANGUAGES))
    for sheet in OTHER_SHEETS:  # most of its pages are those of Craps
        scene = replace(drawn("help"), param=game(sheet))
        yield Look(rule, f"help-of-{sheet}", scene, SMALL, lambda reader: wrong_pages(reader, ("de", PSEUDO)))
    for name in AT_THE_DESIGN:
        yield Look(WHOLE, name, drawn(name, OWN), LARGE, lambda reader: wrong_at(reader, ("de", PSEUDO), "130"))


def wrong_at(reader: Reader, languages: tuple[str, ...], scale: str) -> list[str]:
    """What is wrong with the texts of a state that stands still."""
    return [f"{said}: {wrong}" for said in reader.speaking(languages, scale) for wrong in cut_texts(reader.window)]


def wrong_in_all(reader: Reader) -> list[str]:
    """What is wrong in any language."""
    return wrong_at(reader, LANGUAGES, "130") + wrong_at(reader, (PSEUDO,), "100")


def wrong_for_staff(reader: Reader) -> list[str]:
    """What is wrong with a page of the staff, whose letters do not grow with those of the player.

    English is shorter than the longer English.
    """
    return [
        f"{said}: {wrong}"
        for said in reader.guarded(LANGUAGES[1:])
        for wrong in (*cut_texts(reader.window), *too_small_to_read(reader))
    ]


def wrong_in_real_languages(reader: Reader) -> list[str]:
    """What is wrong in the languages that there are."""
    return wrong_at(reader, tuple(code for code in LANGUAGES if code != PSEUDO), "130")


def large(scene: Scene) -> Scene:
    """The scene of a player who likes large letters."""
    return replace(scene, steps=(*PLAYER, SetOption("text_scale", "130"), *scene.steps[len(PLAYER) :]))


def wrong_when_guarded(reader: Reader) -> list[str]:
    """What is wrong in a state that an option, as every touch, would end."""
    return [f"{said}: {wrong}" for said in reader.guarded(LANGUAGES) for wrong in cut_texts(reader.window)]


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


def spoilt(reader: Reader) -> list[str]:
    """What is wrong once texts have been moved, narrowed and fitted into too little room."""
    items = {shown.text: shown.item for shown in texts(reader.window)}
    items["Credit"].setX(-400)
    items["Field"].setX(items["Field"].x() + 60)
    items["Max total bet"].setWidth(60)
    items["Playable"].setWidth(20)
    items["1 to 1"].setX(-300)
    return cut_texts(reader.window)
