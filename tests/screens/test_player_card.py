"""The windows of a player's card: the PIN, the question of consent, the figures, and the sentences on the line."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers import ports
from harness.scripted_pins import derive_at_once
from terminal.cabinet import commands as c
from terminal.cabinet.events import CardRefused, PlayerLoggedOut
from terminal.cabinet.people import staff_pins
from terminal.cabinet.players.figures import PlayerFigures
from terminal.screens.player.favourites.favourites import Favourites
from terminal.screens.player.line.card_news import card_news
from terminal.screens.player.table.rail import Rail
from terminal.screens.player.windows.player_card import PlayerCard
from terminal.screens.shared.rows import Rows
from tests.screens.sitting import HOUSE, Sitting

ANNA, BORIS = "a" * 32, "b" * 32


@pytest.fixture(autouse=True)
def cheap(monkeypatch: pytest.MonkeyPatch, qapp: object) -> None:
    del qapp
    monkeypatch.setattr(staff_pins, "COSTS", (8, 1, 1))


class WithCard(Sitting):
    """A cabinet with a card reader."""

    def __init__(self, *, pin: bool = True) -> None:
        super().__init__(replace(HOUSE, card_memory=True, card_pin=pin))
        self.pipeline.give(c.Start("again", cards=True))
        self.pipeline.open_for_play()
        self.pipeline.report("cards", ports.Back("twin"))
        self.pipeline.report("cards", ports.CardReaderReady())
        self.card = PlayerCard(self.touch_gateway, self.windows, derive_at_once, self.wall_clock, self.root)
        self.join(self.card)

    def put_in(self, card: str = ANNA) -> None:
        self.give(c.FromDevice("cards", ports.CardIn(card, stays=True)))

    def take_out(self) -> None:
        self.give(c.FromDevice("cards", ports.CardOut()))

    def type(self, pin: str) -> None:
        for digit in pin:
            self.card.typed_pin.type(int(digit))
        self.card.typed_pin.confirm()

    def says_pin(self, name: str) -> object:
        return self.card.typed_pin.property(name)

    def says(self, name: str) -> object:
        return self.card.property(name)


def test_the_window_of_favourites_shows_the_felts_of_the_card_and_a_touch_of_one_player_is_none_of_the_next() -> None:
    sitting = WithCard(pin=False)
    rail = Rail(sitting.root)
    rail.values_cents = (1_00,)
    felts = Favourites(sitting.touch_gateway, sitting.windows, rail, sitting.root)
    sitting.join(felts)

    def shown() -> tuple[object, list[object]]:
        rows = felts.property("felts")
        assert isinstance(rows, Rows)
        return felts.property("room"), [row[0] for row in rows.rows]

    sitting.pipeline.feed(100)
    for card in (ANNA, BORIS):
        sitting.put_in(card)
        sitting.card.answer(remember=True)
        sitting.give(c.PlaceWager("field", 5_00))
        sitting.windows.show("favourites")
        felts.take("Mine")
        assert shown() == ("1 of 6 saved with your card", ["Mine"]), card
        felts.forget()
        sitting.take_out()
        assert shown() == ("0 of 6 saved, until your session ends", []), card
    sitting.put_in(ANNA)
    felts.choose("Mine")
    assert shown()[1] == ["Mine"], "that a felt is to be forgotten was touched by another player"
    felts.forget()
    felts.choose("Mine")
    assert shown()[1] == []


def test_a_player_agrees_chooses_a_pin_twice_and_is_greeted_by_name_with_it_the_next_time() -> None:
    sitting = WithCard()
    sitting.put_in()
    assert (sitting.open, sitting.says("name"), sitting.says("choosing")) == ("consent", "Card", False)
    sitting.card.answer(remember=True)
    assert (sitting.open, sitting.says("choosing"), sitting.sent) == ("consent", True, [])
    sitting.type("12")
    assert sitting.says_pin("trouble") == "A PIN has four to eight digits."
    sitting.card.typed_pin.erase()
    sitting.card.typed_pin.erase()
    sitting.type("4711")
    sitting.type("4712")
    assert sitting.says_pin("trouble") == "The PINs do not match. Please start again"
    sitting.type("4711")
    assert sitting.says_pin("prompt") == "Enter the same PIN again"
    sitting.type("4711")
    assert sitting.open == ""
    sitting.give(c.FromDevice("cards", ports.CardNamed(ANNA, "Anna")))
    assert (sitting.says("name"), sitting.says("greeting")) == ("Anna", "Welcome, Anna")
    sitting.take_out()
    assert sitting.says("name") == ""
    sitting.put_in()
    assert sitting.open == "card_pin"
    sitting.type("4712")
    assert (sitting.open, sitting.says_pin("trouble"), sitting.says_pin("length")) == (
        "card_pin",
        "This PIN is wrong",
        0,
    )
    sitting.type("4711")
    assert (sitting.open, sitting.says("name")) == ("", "Anna")
    assert card_news(sitting.pipeline.state, tuple(sitting.pipeline.events[-1:])) == "Welcome, Anna. Good luck!"


def test_the_delay_after_wrong_pins_is_said_and_play_goes_on_without_the_card() -> None:
    sitting = WithCard()
    sitting.put_in()
    sitting.card.answer(remember=True)
    sitting.type("4711")
    sitting.type("4711")
    sitting.take_out()
    sitting.put_in()
    for _ in range(3):
        sitting.type("9999")
    sitting.type("4711")
    assert sitting.says_pin("trouble") == "Too many wrong PINs: wait 10 seconds."
    sitting.card.without()
    assert (sitting.open, sitting.says("here")) == ("", False)


def test_a_card_that_is_pulled_in_the_midst_of_the_pin_leaves_no_digit_and_no_window() -> None:
    sitting = WithCard()
    sitting.put_in()
    sitting.card.answer(remember=True)
    sitting.card.typed_pin.type(4)
    sitting.take_out()
    assert (sitting.open, sitting.says_pin("length"), sitting.says("choosing")) == ("", 0, False)
    sitting.put_in(BORIS)
    assert sitting.open == "consent"
    sitting.card.answer(remember=True)
    sitting.card.reconsider()
    assert sitting.says("choosing") is False
    sitting.card.answer(remember=False)
    assert sitting.open == ""


def test_the_window_shows_figures_and_forgets_at_the_second_touch() -> None:
    sitting = WithCard(pin=False)
    sitting.put_in()
    sitting.card.answer(remember=True)
    sitting.give(c.PlaceWager("field", 10_00))
    sitting.give(c.CallDice())
    sitting.roll(3, 4)
    sitting.windows.show("player")
    rows = sitting.card._rows.rows
    assert [row[1:] for row in rows] == [
        ("0:00", "0:00"),
        ("1", "1"),
        ("$10.00", "$10.00"),
        ("\N{MINUS SIGN}$10.00", "\N{MINUS SIGN}$10.00"),
    ]
    sitting.card.forget_me()
    assert (sitting.says("forgetting"), sitting.says("remembered")) == ("Touch again: forget me", True)
    sitting.windows.close()
    sitting.windows.show("player")
    sitting.card.forget_me()
    sitting.card.forget_me()
    assert (sitting.says("remembered"), sitting.sent[-1]) == (False, c.ForgetMe())
    assert [row[2] for row in sitting.card._rows.rows] == [""] * 4
    sitting.card.log_out()
    assert (sitting.open, sitting.says("here")) == ("", False)


def test_whatever_happens_to_a_card_is_one_sentence() -> None:
    state = WithCard().pipeline.state
    said = {
        why: card_news(state, (CardRefused(why, 0),))
        for why in ("unreadable", "several", "foreign", "blocked", "other")
    }
    assert len(set(said.values())) == 5
    assert all(said.values())
    out = PlayerLoggedOut(ANNA, "card", 0, PlayerFigures())
    assert card_news(state, (out,)) == "Your card is logged out. Your credit stays here"
    assert card_news(state, (PlayerLoggedOut(ANNA, "cash_out", 0, PlayerFigures()),)) == "", "the ticket has its own"
