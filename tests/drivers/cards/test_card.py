"""What is read of a card's tracks, and the digest that stands for its number."""

from __future__ import annotations

import pytest

from drivers.cards.card import Card, digest, given_name, read_text, valid_number
from drivers.ports import CardKey

KEY = CardKey("00" * 31 + "01")

TEXTS = {
    "%B6009990000000017^MILLER/ANNA^9912?;6009990000000017=9912?": Card("6009990000000017", "Anna"),
    "%B6009990000000017^MILLER/ANNA^9912?": Card("6009990000000017", "Anna"),
    ";6009990000000017=9912?": Card("6009990000000017"),
    ";6009990000000017?": Card("6009990000000017"),
    "%E?;6009990000000017=9912?": Card("6009990000000017"),
    "04a1b2c3d4": Card("04A1B2C3D4"),
    "%E?;E?": None,
    "%?;?": None,
    ";6009990000000017=9912": None,
    "6009990000000017?": None,
    "%B6009990000000017^MILLER/ANNA^9912?;6009990000000025=9912?": None,
    "%B6009990000000017^MILLER/ANNA^9912?x;6009990000000017=9912?": None,
    "600": None,
    "6" * 33: None,
}

NAMES = {
    "MILLER/ANNA MARIA": "Anna",
    "Anna": "Anna",
    "O'NEIL/JEAN-LUC": "Jean-luc",
    "MILLER/": "",
    "/": "",
    "": "",
    "X/1234": "",
    "<b>": "",
    "A" * 40: "A" + "a" * 19,
}


def test_tracks_and_bare_numbers_are_read_and_everything_else_is_a_card_that_cannot_be_read() -> None:
    assert {text: read_text(text) for text in TEXTS} == TEXTS


def test_of_a_name_only_the_given_name_is_used() -> None:
    assert {name: given_name(name) for name in NAMES} == NAMES


def test_a_digest_is_the_same_for_a_card_and_differs_with_card_and_key() -> None:
    one = digest(KEY, "6009990000000017")
    assert one == digest(KEY, "6009990000000017")
    assert len(one) == 32
    assert "6009" not in one
    assert len({one, digest(KEY, "6009990000000025"), digest(CardKey("00" * 32), "6009990000000017")}) == 3


def test_neither_card_nor_key_shows_itself() -> None:
    assert "6009" not in repr(Card("6009990000000017", "Anna"))
    assert "Anna" not in repr(Card("6009990000000017", "Anna"))
    assert "01" not in repr(KEY)
    with pytest.raises(ValueError, match=r"^no card number$"):
        valid_number("6009-9900")
