"""The PIN of a player's card: asked for, delayed, blocked; play without the card is always possible."""

from __future__ import annotations

import pytest

from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.people import staff_pins
from terminal.cabinet.players import pins
from terminal.cabinet.players.pins import MAX_FAILURES
from tests.cabinet.players.cards import (
    ANNA,
    BORIS,
    HOUSE,
    MINUTE_MS,
    RIGHT,
    WITH_PIN,
    agree,
    asks,
    cabinet,
    here,
    kinds,
    put_in,
    remembered,
    take_out,
    turn_key,
)


def test_a_player_with_a_pin_is_logged_in_only_with_it() -> None:
    pipeline = remembered(WITH_PIN, RIGHT)
    assert kinds(put_in(pipeline)) == ["card_seen"]
    assert (here(pipeline), asks(pipeline)) == ("", "pin")
    assert kinds(pipeline.give(c.EnterCardPin(ANNA, "wrong"))) == ["card_pin_mistaken"]
    assert kinds(pipeline.give(c.EnterCardPin(ANNA, RIGHT.digest))) == ["player_logged_in"]
    assert pipeline.state.players.known[0].failures == 0
    assert pipeline.refused(c.EnterCardPin(ANNA, RIGHT.digest)) == "no_card_pin"


def test_where_a_pin_is_asked_for_no_player_is_remembered_without_one() -> None:
    pipeline = cabinet(WITH_PIN)
    put_in(pipeline)
    assert pipeline.refused(c.AnswerConsent(ANNA, remember=True)) == "pin"
    agree(pipeline, RIGHT)
    assert pipeline.state.players.known[0].pin == RIGHT
    assert RIGHT.digest not in repr(c.EnterCardPin(ANNA, RIGHT.digest))


def test_the_delay_grows_with_each_wrong_pin_until_the_card_is_blocked() -> None:
    pipeline = remembered(WITH_PIN, RIGHT)
    put_in(pipeline)
    delays = []
    for _ in range(MAX_FAILURES):
        (mistake,) = pipeline.give(c.EnterCardPin(ANNA, "wrong"))
        assert isinstance(mistake, e.CardPinMistaken)
        delays.append((mistake.until_ms - mistake.at_ms) // 1_000 if mistake.until_ms else 0)
        if delays[-1] and not mistake.blocked:
            assert pipeline.refused(c.EnterCardPin(ANNA, RIGHT.digest)) == "sign_in_delay"
            pipeline.wait(delays[-1] * 1_000)
    assert delays == [0, 0, 10, 20, 40, 80]
    player = pipeline.state.players.known[0]
    assert (player.blocked, asks(pipeline)) == (True, "")
    take_out(pipeline)
    assert [event.why for event in put_in(pipeline.wait(MINUTE_MS * 60)) if isinstance(event, e.CardRefused)] == [
        "blocked"
    ]
    assert pipeline.refused(c.EnterCardPin(ANNA, RIGHT.digest)) == "no_card_pin"


def test_only_the_staff_unblocks_a_card_or_forgets_a_player() -> None:
    pipeline = remembered(WITH_PIN, RIGHT)
    put_in(pipeline)
    for _ in range(MAX_FAILURES):
        pipeline.give(c.EnterCardPin(ANNA, "wrong"))
        pipeline.wait(MINUTE_MS * 2)
    assert pipeline.refused(c.UnblockCard(ANNA)) == "key"
    assert pipeline.refused(c.ForgetPlayer(ANNA)) == "key"
    turn_key(pipeline, "technician")
    assert pipeline.refused(c.UnblockCard(ANNA)) == "key"
    turn_key(pipeline, "attendant")
    assert pipeline.refused(c.UnblockCard(BORIS)) == "card"
    assert kinds(pipeline.give(c.UnblockCard(ANNA))) == ["card_unblocked"]
    assert pipeline.refused(c.UnblockCard(ANNA)) == "card"
    turn_key(pipeline)
    take_out(pipeline)
    put_in(pipeline)
    assert kinds(pipeline.give(c.EnterCardPin(ANNA, RIGHT.digest))) == ["player_logged_in"]
    turn_key(pipeline, "attendant")
    assert kinds(pipeline.give(c.ForgetPlayer(ANNA))) == ["player_forgotten"]
    assert pipeline.state.players.known == ()


def test_a_card_that_is_pulled_in_the_midst_of_the_pin_is_not_logged_in_by_a_late_answer() -> None:
    pipeline = remembered(WITH_PIN, RIGHT)
    put_in(pipeline)
    take_out(pipeline)
    assert pipeline.refused(c.EnterCardPin(ANNA, RIGHT.digest)) == "no_card_pin"
    put_in(pipeline, BORIS)
    agree(pipeline, RIGHT)
    take_out(pipeline)
    put_in(pipeline, BORIS)
    assert pipeline.refused(c.EnterCardPin(ANNA, RIGHT.digest)) == "no_card_pin"
    assert here(pipeline) == ""


def test_play_without_the_card_is_always_possible() -> None:
    pipeline = remembered(WITH_PIN, RIGHT).feed(20)
    assert pipeline.refused(c.PlayWithoutCard()) == "no_card_pin"
    put_in(pipeline)
    assert kinds(pipeline.give(c.PlayWithoutCard())) == ["card_set_aside"]
    assert (here(pipeline), asks(pipeline)) == ("", "")
    pipeline.give(c.PlaceWager("field", 5_00))
    take_out(pipeline)
    put_in(pipeline)
    (aside,) = pipeline.give(c.TimePasses(HOUSE.card_log_out_ms))
    assert aside == e.CardSetAside(ANNA, pipeline.now.at_ms, untouched=True)


def test_a_clock_that_is_set_back_makes_a_delay_no_longer() -> None:
    pipeline = remembered(WITH_PIN, RIGHT)
    put_in(pipeline)
    for _ in range(3):
        pipeline.give(c.EnterCardPin(ANNA, "wrong"))
    pipeline.wait(-10 * MINUTE_MS)
    assert pipeline.refused(c.EnterCardPin(ANNA, RIGHT.digest)) == "sign_in_delay"
    pipeline.wait(10_000)
    assert pipeline.state.players.known[0].until_ms > pipeline.now.at_ms
    player = pipeline.state.players.known[0]
    assert pins.delay_left_ms(player, pipeline.now.at_ms - MINUTE_MS) == 10_000


def test_a_players_pin_has_four_digits_or_more_and_is_kept_as_argon2id(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(staff_pins, "COSTS", (8, 1, 1))
    with pytest.raises(Exception, match="four to eight digits"):
        pins.made("123", bytes(16))
    kept = pins.made("4711", bytes(16))
    assert kept.digest.startswith("argon2id:8:1:1:")
    pipeline = remembered(WITH_PIN, kept)
    put_in(pipeline)
    player = pipeline.state.players.known[0]
    assert kinds(pipeline.give(pins.entering("4712", player))) == ["card_pin_mistaken"]
    assert kinds(pipeline.give(pins.entering("4711", player))) == ["player_logged_in"]
