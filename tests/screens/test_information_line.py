"""The information line is read whole, however long its sentence is and whatever notice stands under it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication

from harness.shots.reading_states import game
from harness.shots.states import STATES
from harness.shots.steps import Scene
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate
from terminal.ticket_book import book
from tests.screens.reading import cut_texts, texts
from tests.screens.reading_room import LANGUAGES, Reader, ReadingRoom

REASONS = (book.UNKNOWN, book.REDEEMED, book.PENDING, book.EXPIRED, book.VOID, book.STRANGER, book.OTHER_CURRENCY)
"""Why the authority refuses a ticket."""


@pytest.fixture(scope="module", params=[(1280, 720), (1920, 1080)], ids=lambda size: f"{size[0]}x{size[1]}")
def room(request: pytest.FixtureRequest, qapp: QGuiApplication) -> Iterator[ReadingRoom]:
    """Where the line is read."""
    room = ReadingRoom(request.param, qapp)
    yield room
    room.close()


@pytest.mark.parametrize("name", ["tickets-tilted", "all-wrong"])
def test_why_a_ticket_goes_back_is_read_whole_over_every_notice(room: ReadingRoom, name: str) -> None:
    """The one notice takes a line, the other two."""
    drawn = STATES[name]
    assert isinstance(drawn, Scene)
    assert room.read(Scene(name, drawn.steps, game("craps-el601")), cut_refusals) == []


def cut_refusals(reader: Reader) -> list[str]:
    """In every language and size of text, the longest refusal of a ticket, and what is cut while it stands there."""
    return [
        f"{said}: {wrong}"
        for scale in ("100", "130")
        for said in reader.speaking(LANGUAGES, scale)
        for wrong in wrong_with(reader, longest_refusal())
    ]


def longest_refusal() -> str:
    """The longest sentence for a ticket that is given back, in the language that is spoken."""
    reasons = map(languages.message_sentence, REASONS)
    return max((translate("Player", "Please take your ticket back. {0}").format(why) for why in reasons), key=len)


def wrong_with(reader: Reader, sentence: str) -> list[str]:
    """What is wrong with the window while the line says this."""
    reader.screen.information.refuse(sentence)
    reader.settle()
    unsaid = [] if any(shown.text == sentence for shown in texts(reader.window)) else [f"{sentence!r} is not said"]
    return unsaid + cut_texts(reader.window)
