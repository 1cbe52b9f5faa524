"""What lies on the felt leaves what is printed there readable: names and pays are seen beside chips and wins."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from harness.qml_type import qml_type
from harness.shots.play_states import PLAYER
from harness.shots.reading_states import game
from harness.shots.states import STATES
from harness.shots.steps import Scene
from terminal.cabinet.commands import PlaceWager, SetOption
from tests.screens.reading import ancestors, cut_texts, texts, tree
from tests.screens.reading_room import Reader, ReadingRoom

SHEETS = {"crapless": "crapless-el611", "easy": "easy-el621", "first": "first-person"}
MAX_COVERED = 0.15
"""So much of a text's place may lie under the rim of a chip: its letters are lower than the place of their line."""
FIVE_CHIPS = 9_00
HIGH = tuple(
    PlaceWager(bet, FIVE_CHIPS)
    for bet in (
        "c",
        "e",
        "c_and_e",
        "big6",
        "big8",
        "big",
        "small",
        "place@4",
        "place@6",
        "any_craps",
        "seven",
        "field",
    )
)
OWN = {"tall-stacks": Scene("Stacks of many chips", (*PLAYER, *HIGH, PlaceWager("horn", 36_00)))}
NAMES = ("full", "full-win", "full-hop", "show-winnings", "tall-stacks", "crapless-win", "easy-win", "first-person-win")


@pytest.fixture(scope="module")
def room(qapp: QGuiApplication) -> Iterator[ReadingRoom]:
    """Where felts are looked at."""
    room = ReadingRoom((1280, 720), qapp)
    yield room
    room.close()


def scene_of(name: str, *, winnings: bool) -> Scene:
    """The state of this name, with or without what the bets would win."""
    scene = OWN.get(name) or STATES[name]
    assert isinstance(scene, Scene)
    shown = (SetOption("show_winnings", "yes"),) if winnings else ()
    sheet = SHEETS.get(name.partition("-")[0], "craps-el601")
    return replace(scene, steps=(*scene.steps, *shown), param=game(sheet))


def covered(reader: Reader) -> list[str]:
    """Every text on the felt of which chips, wins or what a bet would win cover something."""
    reader.settle()
    lying = [place for item in tree(reader.window.contentItem()) for place in places_of(item)]
    return [
        f"{shown.text!r} is covered"
        for shown in texts(reader.window)
        if not shown.loose and any(qml_type(around) in ("Field", "Felt") for around in ancestors(shown.item))
        if any(share(shown.inked, place) > MAX_COVERED for place in lying)
    ]


def places_of(item: QQuickItem) -> Iterator[QRectF]:
    """Where chips lie, or a plate on them."""
    if qml_type(item) == "ChipStack":
        chips = item.property("chips")
        if chips and not item.property("leaving"):
            top = item.property("topY")
            yield item.mapRectToScene(QRectF(0, top, item.width(), item.height() - top))
    elif qml_type(item) == "WinPlate" or (
        item.inherits("QQuickRectangle") and qml_type(item.parentItem()) == "ChipStack"
    ):
        yield item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def share(text: QRectF, place: QRectF) -> float:
    """How much of the text lies under it."""
    shared = text.intersected(place)
    return shared.width() * shared.height() / (text.width() * text.height())


def test_the_amounts_on_chips_follow_the_text_size_and_cover_no_name(room: ReadingRoom) -> None:
    scene = scene_of("full", winnings=True)
    larger = replace(scene, steps=(*scene.steps, SetOption("text_scale", "130")))
    (small, _), (large, wrong) = room.read(scene, amounts), room.read(larger, amounts)
    assert large > small
    assert wrong == []


def amounts(reader: Reader) -> tuple[float, list[str]]:
    """The size of the letters on the Field's chips, and what is covered."""
    sizes = [shown.letters_px for shown in texts(reader.window) if shown.loose and shown.text == "82"]
    return sizes[0], covered(reader)


@pytest.mark.parametrize("name", NAMES)  # one game after the other, each with its window
@pytest.mark.parametrize("winnings", [False, True])
def test_names_and_pays_are_read_beside_what_lies_on_their_fields(room: ReadingRoom, name: str, winnings: bool) -> None:
    assert room.read(scene_of(name, winnings=winnings), covered) == []


# The chosen text size -------------------------------------------------------------------------------------------------

SAMPLE = ("come-out", "full", "full-hop", "full-win", "crapless-win", "easy-bets", "first-person-bets")
TO, TIMES = "\N{EN DASH}", "\N{MULTIPLICATION SIGN}"
NO_ROOM = {
    ("lucky_all", "Roll 'Em All"),
    ("lucky_all", "155 to 1"),
    ("field", "Double"),
    ("small", f"2{TO}6  1 to 1"),
    ("big", f"8{TO}12  1 to 1"),
    ("place@8", "+14"),
    ("place@8", f"12 {TIMES} 7:6"),
    ("total@2", "30 to 1"),
    ("total@3", "15 to 1"),
    ("total@11", "15 to 1"),
}
"""What fills the field as it is, on one of the felts at least."""
LIMITS_WITHOUT_ROOM = ("lay", "total", "seven", "any_craps", "c_and_e")
"""The bet limits stand beside the pay there."""

Lettering = dict[tuple[str, str], float]
"""By field and text, the size of the letters."""


@pytest.fixture(scope="module")
def fine_room(qapp: QGuiApplication) -> Iterator[ReadingRoom]:
    """Where letters are measured: on a large screen, whose pixels are small."""
    room = ReadingRoom((1920, 1080), qapp)
    yield room
    room.close()


@pytest.mark.parametrize("name", SAMPLE)
@pytest.mark.parametrize("limits", ["no", "yes"])
def test_names_pays_limits_and_wins_follow_the_text_size(fine_room: ReadingRoom, name: str, limits: str) -> None:
    scene = scene_of(name, winnings=False)
    scene = replace(scene, steps=(*scene.steps, SetOption("show_limits", limits)))
    normal, large, wrong = fine_room.read(scene, at_both_sizes)
    assert len(normal) > MANY
    assert [said for said in normal.keys() & large.keys() if large[said] <= normal[said] and not is_full(*said)] == []
    assert [said for said in normal.keys() & large.keys() if large[said] < normal[said]] == []
    assert {text for _, text in normal.keys() - large.keys()} <= {f"1{TO}100", f"1{TO}500"}, "limits give way to chips"
    assert wrong == []


MANY = 30
"""So many names, pays and the like every felt bears at least."""


def at_both_sizes(reader: Reader) -> tuple[Lettering, Lettering, list[str]]:
    """The lettering at the normal text size and at the largest, and what cannot be read whole there."""
    normal = lettering(reader, "100")
    large = lettering(reader, "130")
    return normal, large, [*covered(reader), *cut_texts(reader.window)]


def lettering(reader: Reader, scale: str) -> Lettering:
    """The lettering of every field at a size of text; plain numerals are large enough, and stay as they are."""
    reader.touch(SetOption("text_scale", scale))
    reader.settle()
    return {
        (str(around.property("bet")), shown.text): shown.letters_px
        for shown in texts(reader.window)
        for around in ancestors(shown.item)
        if qml_type(around) == "Field" and re.search(rf"[^\W\d]|[{TO}:+]", shown.text)
    }


def is_full(bet: str, text: str) -> bool:
    """Whether its field has no room for larger letters."""
    is_limit = re.fullmatch(rf"[\d.,]+{TO}[\d.,]+", text) is not None
    return (bet, text) in NO_ROOM or (is_limit and bet.partition("@")[0] in LIMITS_WITHOUT_ROOM)
