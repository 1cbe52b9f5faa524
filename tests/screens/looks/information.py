"""The information line is read whole, however long its sentence is and whatever notice stands under it."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate
from terminal.ticket_book import book
from tests.screens.looks.look import LARGE, SMALL, Look, drawn
from tests.screens.reading import cut_texts, texts
from tests.screens.reading_room import LANGUAGES, Reader

REASONS = (book.UNKNOWN, book.REDEEMED, book.PENDING, book.EXPIRED, book.VOID, book.STRANGER, book.OTHER_CURRENCY)
"""Why the authority refuses a ticket."""
STATES_UNDER_NOTICES = ("tickets-tilted", "all-wrong")
"""The one notice takes a line, the other two."""


def looks() -> Iterator[Look]:
    """At both sizes."""
    rule = "why a ticket goes back is read whole over every notice"
    for size, name in itertools.product((SMALL, LARGE), STATES_UNDER_NOTICES):
        yield Look(rule, name, drawn(name), size, cut_refusals)


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
