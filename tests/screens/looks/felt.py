"""What lies on the felt leaves what is printed there readable: names and pays are seen beside chips and wins."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from harness.qml_type import qml_type
from harness.shots.play_states import PLAYER
from harness.shots.reading_states import game
from harness.shots.steps import Scene
from terminal.cabinet.commands import PlaceWager, SetOption
from tests.screens.looks.exempt import LIMITS_UNDER_CHIPS, LIMITS_WITHOUT_ROOM, MAX_COVERED, NO_ROOM, TO
from tests.screens.looks.look import LARGE, SMALL, Look, drawn
from tests.screens.reading import ancestors, cut_texts, texts, tree
from tests.screens.reading_room import Reader

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
ONE_ROLL = {"total@2": "Crap 2", "total@3": "Crap 3", "total@11": "Eleven", "total@12": "Crap 12"}
OWN = {
    "tall-stacks": Scene("Stacks of many chips", (*PLAYER, *HIGH, PlaceWager("horn", 36_00))),
    "one-roll": Scene(
        "A bet on each One Roll number of First Person Craps",
        (*PLAYER, *(PlaceWager(bet, FIVE_CHIPS) for bet in ONE_ROLL)),
        param=game("first-person"),
    ),
}
NAMES = (
    "one-roll",
    "full",
    "full-win",
    "full-hop",
    "show-winnings",
    "tall-stacks",
    "crapless-win",
    "easy-win",
    "first-person-win",
)
SAMPLE = ("come-out", "full", "full-hop", "full-win", "crapless-win", "easy-bets", "first-person-bets")


def looks() -> Iterator[Look]:
    """At the smallest size; letters are measured on a large screen, whose pixels are small."""
    for name in NAMES:
        rule = "names and pays are read beside what lies on their fields"
        yield Look(rule, name, drawn(name, OWN), SMALL, covered_with_winnings)
    rule = "the One Roll numbers keep their names under chips"
    yield Look(rule, "one-roll", drawn("one-roll", OWN), SMALL, names_that_give_way)
    rule = "the amounts on chips follow the text size and cover no name"
    yield Look(rule, "full", drawn("full"), SMALL, amounts_that_do_not_follow)
    rule = "the limits of side bets are written over none of their lettering"
    yield Look(rule, "side-bets-large", drawn("side-bets-large"), LARGE, written_over_another)
    for name in SAMPLE:
        rule = "names, pays, limits and wins follow the text size"
        yield Look(rule, name, drawn(name), LARGE, lettering_that_does_not_follow)


def covered_with_winnings(reader: Reader) -> list[str]:
    """What is covered, with and without what the bets would win."""
    wrong = []
    for winnings in ("yes", "no"):
        reader.touch(SetOption("show_winnings", winnings))
        wrong += [f"winnings {winnings}: {one}" for one in covered(reader)]
    return wrong


def names_that_give_way(reader: Reader) -> list[str]:
    """Which One Roll number has no name where chips lie on it, in normal and in the largest letters."""
    wrong = []
    for scale in ("100", "130"):
        said = lettering(reader, scale)
        wrong += [f"{scale} %: {name} is gone" for bet, name in ONE_ROLL.items() if (bet, name) not in said]
    return wrong + covered(reader)


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


def amounts_that_do_not_follow(reader: Reader) -> list[str]:
    """What is covered in the largest letters while winnings are shown, and whether the Field's chips say it larger."""
    reader.touch(SetOption("show_winnings", "yes"))
    sizes, wrong = [], list[str]()
    for scale in ("100", "130"):
        reader.touch(SetOption("text_scale", scale))
        wrong = covered(reader)
        sizes += [shown.letters_px for shown in texts(reader.window) if shown.loose and shown.text == "82"][:1]
    reader.touch(SetOption("text_scale", "100"))
    reader.touch(SetOption("show_winnings", "no"))
    return wrong if len(sizes) == 2 and sizes[0] < sizes[1] else [*wrong, f"82 is written in letters of {sizes} pixels"]


def written_over_another(reader: Reader) -> list[str]:
    """The texts that share a place with another one."""
    return [wrong for wrong in cut_texts(reader.window) if "over each other" in wrong]


# The chosen text size -------------------------------------------------------------------------------------------------

Lettering = dict[tuple[str, str], float]
"""By field and text, the size of the letters."""


MANY = 30
"""So many names, pays and the like every felt bears at least."""


def lettering_that_does_not_follow(reader: Reader) -> list[str]:
    """What stays as it is when the text size changes, or cannot be read whole then, without and with bet limits."""
    wrong = []
    for limits in ("no", "yes"):
        reader.touch(SetOption("show_limits", limits))
        normal, large = lettering(reader, "100"), lettering(reader, "130")
        kept = normal.keys() & large.keys()
        lost = {text for _, text in normal.keys() - large.keys()} - LIMITS_UNDER_CHIPS
        found = [
            *([f"only {len(normal)} names and pays"] if len(normal) <= MANY else []),
            *(f"{said} is no larger" for said in kept if large[said] <= normal[said] and not is_full(*said)),
            *(f"{said} is smaller" for said in kept if large[said] < normal[said]),
            *(f"{text!r} is gone" for text in lost),
            *covered(reader),
            *cut_texts(reader.window),
        ]
        wrong += [f"limits {limits}: {one}" for one in found]
    return wrong


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
